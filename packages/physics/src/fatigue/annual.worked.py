"""Damage by the year (Miner 1945) and the deviation of a narrow-band stress (Bendat 1964). Years, MPa, s."""

from math import sqrt

from worked import table, worked

ANNUAL = (1e-6, 1e-1)

table('ONE_YEAR', 1, source='annual damage is counted in years', kind='independent-calc')


@worked(n=(1e3, 1e6), N=(1e6, 1e9))
def rangeDamage(n, N):
    return n / N


@worked(d=[(1e-4, 1e-1), (1e-4, 1e-1), (1e-4, 1e-1)])
def periodDamage(d):
    return d[0] + d[1] + d[2]


@worked(D_b=(1e-4, 1), T_b=(0.5, 30))
def annualDamage(D_b, T_b):
    return D_b / T_b


@worked(nu_y=(1e5, 1e8), T_y=(0.5, 2))
def cyclesInYear(nu_y, T_y):
    return T_y * nu_y


@worked(p_e=(0, 1), T_y=(3e7, 3.2e7))
def exposureInYear(p_e, T_y):
    return T_y * p_e


@worked(f_v=(0.05, 3), T_e=(1e3, 1e6))
def responseCycles(f_v, T_e):
    return T_e * f_v


@worked(S=(1, 100))
def deviationOfScale(S):
    """Half of the range is a peak; Rayleigh peaks of scale S/2 belong to a deviation of S/2 over the root of two."""
    return S / 2 / sqrt(2)


@worked(D_w=ANNUAL, D_v=ANNUAL)
def totalAnnualDamage(D_w, D_v):
    return D_v + D_w


@worked(D_a=ANNUAL)
def lifeOfAnnualDamage(D_a):
    return D_a**-1


@worked(D_a=ANNUAL, T_L=(5, 40), DFF=(1, 10))
def annualUtilisation(D_a, T_L, DFF):
    return DFF * T_L * D_a


@worked(T_L=(5, 40), DFF=(1, 10))
def allowableAnnualDamage(T_L, DFF):
    return 1 / T_L / DFF


@worked(L=(10, 5000), T_L=(5, 40), DFF=(1, 10))
def annualMargin(L, T_L, DFF):
    return L / DFF / T_L


@worked(k_v=(0.5, 2), S_v0=(5, 20))
def scaledRange(k_v, S_v0):
    return S_v0 * k_v
