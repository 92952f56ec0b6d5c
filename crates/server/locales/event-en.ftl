# Events, pairings, standings and paper.
