//! Append-only events of games and tournaments, in SQLite or PostgreSQL.
