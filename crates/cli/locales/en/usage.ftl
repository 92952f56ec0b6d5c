### What is wrong with the arguments of the program.

usage-error = error: { $what }
usage-missing = the following required arguments were not provided: { $arguments }
usage-unknown = unexpected argument '{ $argument }' found
usage-no-command = unrecognized subcommand '{ $command }'
usage-command-missing = found no command, expected one
usage-value-missing = a value is required for '{ $argument }' but none was supplied
usage-value = invalid value '{ $value }' for '{ $argument }'
usage-twice = the argument '{ $argument }' cannot be used multiple times
usage-conflict = the argument '{ $argument }' cannot be used with { $other }
usage-too-many = unexpected value '{ $value }' for '{ $argument }' found; no more were expected
usage-count = found another number of values for '{ $argument }' than it takes
usage-equals = equal sign is needed when assigning values to '{ $argument }'
usage-utf8 = found an argument that is not UTF-8, expected text
usage-possible = [possible values: { $values }]
usage-suggested = tip: something similar exists: { $near }
usage-more = For more information, try '--help'.
