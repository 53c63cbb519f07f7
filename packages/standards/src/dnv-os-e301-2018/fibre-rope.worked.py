"""DNV-OS-E301 Ch.2 Sec.2 F600 and F700: log N = log a_D - m log R of polyester rope, and the factor of 60 on its damage."""

from math import exp, log

from worked import table, worked

FORCE = (1e5, 2e7)


@worked(dT=FORCE, S_c=FORCE)
def ropeRangeRatio(dT, S_c):
    return 1 / (S_c / dT)


@worked(a_D=(0.1, 10), R=(0.02, 0.6), m=(5, 14))
def ropeCycles(a_D, R, m):
    return exp(log(a_D) - m * log(R))


@worked(D_1=(1e-6, 1), k_S=(0.5, 1), m=(5, 14))
def damageOnStrength(D_1, k_S, m):
    """n/N = n R^m/a_D, and R = dT/(k_S MBL)."""
    return D_1 * (1 / k_S) ** m


# Also in the public program CableDyn, which cites the edition of 2018.
table('POLYESTER_CURVE', {'a_D': 0.259, 'm': 13.46}, source='DNV-OS-E301 table F3 as public repositories quote it')
table('POLYESTER_FACTOR', 60, source='DNV-OS-E301 Ch.2 Sec.2 F702 as a public repository quotes it')
