"""DNV-RP-F101 (2021), single defect under internal pressure, parts A and B, from a verification sheet of the practice."""

from math import pi, sqrt

from worked import table, worked

D, T = (0.2, 1.2), (0.008, 0.03)
F_U = (4e8, 7e8)
SHARE = (0.1, 0.8)
MEASURED = dict(StD=(0.045, 0.155), also=[dict(StD=s) for s in (0.01, 0.0399, 0.04, 0.0401, 0.08, 0.16)])


@worked(L=(0.05, 1), D=D, t=T)
def lengthCorrection(L, D, t):
    return sqrt(1 + 0.31 * L**2 / (D * t))


@worked(t=T, f_u=F_U, D=D, r_d=SHARE, Q=(1.05, 4))
def capacity(t, f_u, D, r_d, Q):
    return 2 * t * f_u / (D - t) * (1 - r_d) / (1 - r_d / Q)


@worked(F_1=(0.85, 0.95), F=(0.5, 0.8), P_cap=(5e6, 4e7))
def safeWorkingPressure(F_1, F, P_cap):
    return F_1 * F * P_cap


@worked(d=(0.001, 0.007), t=T)
def relativeDepth(d, t):
    return d / t


@worked(**MEASURED)
def depthFactor(StD):
    return 1 + 4.6 * StD - 13.9 * StD**2


@worked(**MEASURED)
def depthFractile(StD):
    return 0 if StD <= 0.04 else -1.33 + 37.5 * StD - 104.2 * StD**2


@worked(r_d=SHARE, epsilon_d=(0.2, 2), StD=(0.02, 0.16))
def correctedDepth(r_d, epsilon_d, StD):
    return r_d + epsilon_d * StD


@worked(
    gamma_m=(0.7, 0.79),
    t=T,
    f_u=F_U,
    D=D,
    gamma_d=(1.02, 1.3),
    r_d_star=(0.1, 0.7),
    Q=(1.05, 4),
    also=[
        dict(gamma_m=0.74, t=0.01, f_u=5e8, D=0.5, gamma_d=1.25, r_d_star=r, Q=2) for r in (0.797, 0.8, 0.803, 0.95)
    ],
)
def pressureResistance(gamma_m, t, f_u, D, gamma_d, r_d_star, Q):
    if gamma_d * r_d_star >= 1:
        return 0
    return gamma_m * 2 * t * f_u / (D - t) * (1 - gamma_d * r_d_star) / (1 - gamma_d * r_d_star / Q)


@worked(D=D, t=T)
def axialInteraction(D, t):
    return 2 * sqrt(D * t)


@worked(D=D, t=T)
def circumferentialInteraction(D, t):
    return pi * sqrt(D * t)


@worked(theta_1=(0, 2), theta_2=(2.2, 3), D=D, also=[dict(theta_1=0.2, theta_2=6.1, D=0.5), dict(theta_1=5, theta_2=1, D=0.5)])
def circumferentialSpacing(theta_1, theta_2, D):
    # the shorter way round
    apart = abs(theta_1 - theta_2) % (2 * pi)
    return min(apart, 2 * pi - apart) * D / 2


LENGTHS = [(0.02, 0.3), (0.02, 0.3), (0.02, 0.3)]


@worked(l=LENGTHS, s=[(0.01, 0.1), (0.01, 0.1)])
def combinedLength(l, s):
    return l[0] + s[0] + l[1] + s[1] + l[2]


@worked(d=[(0.001, 0.006), (0.001, 0.006), (0.001, 0.006)], l=LENGTHS, l_nm=(0.95, 1.2))
def combinedDepth(d, l, l_nm):
    return (d[0] * l[0] + d[1] * l[1] + d[2] * l[2]) / l_nm


@worked(StD=(0.02, 0.16), l=LENGTHS, l_nm=(0.95, 1.2))
def combinedDeviation(StD, l, l_nm):
    return sum(StD * one for one in l) / l_nm


table('GAMMA_M_NORMAL', 0.74, source='DNV-RP-F101 Part A, relative depth measurements, safety class normal')
table('DEPTH_LIMIT', 0.85, source='DNV-RP-F101 section 1: defects deeper than 85 % of the wall are out')
