"""SOLAS II-1 as amended by MSC.421(98), regulations 6.2.3 and 7-2.3: second reading."""

import math

from worked import table, worked

READ = 'MSC.421(98), public reproductions'


@worked(N=(400, 1350))
def requiredOfSome(N):
    return 0.66923 + N / 7580


@worked(N=(1350, 6000))
def requiredOfMany(N):
    return 0.579 + 0.0369 * math.log1p(N + 88.048)


@worked(N=(6000, 10000))
def requiredOfMost(N):
    return (N + 5000 - 852.5 - 0.03875 * N) / (N + 5000)


for name, value in {
    'FIRST_PERSONS': 400,
    'SECOND_PERSONS': 1350,
    'THIRD_PERSONS': 6000,
    'REQUIRED_OF_FEW': 0.722,
    'RO_RO_LEVER': 0.20,
    'RO_RO_RANGE': 20,
}.items():
    table(name, value, READ)
