"""Thick tubes that begin to yield at a wall: found by search on the stresses of the wall, which are those of equilibrium."""

from math import sqrt

from worked import worked, within

within(1e-7)

P, STRESS, Y = (0, 5e7), (-2e8, 3e8), (5e8, 8e8)
C, K = (2.5, 5), (3.5, 6)
DF = (1, 1.6)


@worked(
    SMYS=(3e8, 1e9),
    c_T=(2e-4, 9e-4),
    T=(280, 450),
    T_ref=(290, 300),
    also=[dict(SMYS=5e8, c_T=9e-4, T=t, T_ref=294) for t in (280, 294, 400)],
)
def deratedYield(SMYS, c_T, T, T_ref):
    warmer = T - T_ref
    return SMYS - (SMYS * c_T * warmer if warmer > 0 else 0)


@worked(r_i=(0.05, 0.1), r_o=(0.11, 0.15))
def boreShare(r_i, r_o):
    q = r_i / r_o
    return q * q / (1 - q * q)


@worked(r_i=(0.05, 0.1), r_o=(0.11, 0.15))
def outsideShare(r_i, r_o):
    q = r_i / r_o
    return 1 / (1 - q * q)


def stress_at(sigma_z, p_i, p_o, c, k, h):
    """At the bore, where h is k, radial stress is -p_i; outside, where h is c, it is -p_o. Their sum is 2 (c p_i - k p_o)."""
    radial = -p_i if h == k else -p_o
    hoop = 2 * (c * p_i - k * p_o) - radial
    return sqrt(((sigma_z - hoop) ** 2 + (hoop - radial) ** 2 + (radial - sigma_z) ** 2) / 2)


def last_root(f, high):
    """Where f, negative within and positive at `high`, changes sign for the last time."""
    steps = 20000
    low = max(i for i in range(steps) if f(high * i / steps) < 0) * high / steps
    up = low + high / steps
    for _ in range(80):
        middle = (low + up) / 2
        low, up = (middle, up) if f(middle) < 0 else (low, middle)
    return (low + up) / 2


# c and k of one tube: k is c + 1
TUBES = [dict(sigma_z=z, c=c, k=c + 1, Y=5.5e8) for z, c in ((2.7e8, 4.2), (-1.5e8, 3.1), (5.6e7, 5.6), (0, 4))]


def with_pressure(name):
    both = [{**one, name: p} for one, p in zip(TUBES, (0, 1e7, 2.5e7, 4e6))]
    return [{**one, 'h': one[wall]} for one in both for wall in ('k', 'c')]


@worked(draws=0, also=with_pressure('p_o'))
def yieldPressureOpen(sigma_z, c, k, h, p_o, Y):
    return last_root(lambda p: stress_at(sigma_z, p, p_o, c, k, h) - Y, 3e8)


@worked(draws=0, also=[{key: one[key] for key in ('sigma_z', 'k', 'h', 'p_o', 'Y')} for one in with_pressure('p_o')])
def yieldPressureCapped(sigma_z, k, h, p_o, Y):
    return last_root(lambda p: stress_at(sigma_z + (k - 1) * p, p, p_o, k - 1, k, h) - Y, 3e8)


@worked(draws=0, also=with_pressure('p_i'))
def yieldPressureOutside(sigma_z, c, k, h, p_i, Y):
    return last_root(lambda p: stress_at(sigma_z, p_i, p, c, k, h) - Y, 3e8)


@worked(E=(1.9e11, 2.1e11), r=(0.05, 0.2), kappa=(0, 0.01))
def curvatureStress(E, r, kappa):
    return E * (r * kappa)


@worked(DF=DF, p_1=P, p_2=P, also=[dict(DF=1.1, p_1=3e7, p_2=1e7), dict(DF=1.1, p_1=1e7, p_2=3e7)])
def factoredPressure(DF, p_1, p_2):
    return DF * (p_1 - p_2) if p_1 > p_2 else 0


@worked(DF=DF, P_e=(-3e7, 5e7), also=[dict(DF=1.1, P_e=-1e7), dict(DF=1.1, P_e=1e7)])
def factoredLoad(DF, P_e):
    return DF * P_e if P_e > 0 else 0


@worked(DF=DF, F_a=(-3e6, 3e6), also=[dict(DF=1.3, F_a=-1e6), dict(DF=1.3, F_a=1e6)])
def factoredForce(DF, F_a):
    return abs(F_a) * DF


@worked(DF=DF, sigma_vM=(1e8, 5e8))
def factoredStress(DF, sigma_vM):
    return sigma_vM * DF


@worked(Y_p=Y, sigma_vM=(1e8, 5e8))
def yieldMargin(Y_p, sigma_vM):
    return Y_p / sigma_vM


@worked(F_y=(2e6, 4e6), F_j=(2e6, 4e6), also=[dict(F_y=2e6, F_j=3e6), dict(F_y=3e6, F_j=2e6)])
def lesserStrength(F_y, F_j):
    return min(F_y, F_j)


@worked(P_d=(1e6, 5e7), P_r=(3e7, 8e7))
def pressureUse(P_d, P_r):
    return P_d / P_r


@worked(F_d=(1e5, 2e6), F_t=(2e6, 4e6))
def forceUse(F_d, F_t):
    return F_d / F_t


@worked(sigma_d=(1e7, 5e8), Y_p=Y)
def stressUse(sigma_d, Y_p):
    return sigma_d / Y_p


@worked(P_r=(1e7, 9e7), P_l=(5e6, 5e7))
def pressureMargin(P_r, P_l):
    return 1 / (P_l / P_r)


@worked(F_t=(1e6, 9e6), F_l=(5e5, 5e6))
def forceMargin(F_t, F_l):
    return 1 / (F_l / F_t)
