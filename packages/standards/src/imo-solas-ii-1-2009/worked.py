"""SOLAS II-1 (2009) regulations 6, 7, 7-1 and 7-2, from the French text of Division 221; the density b(x) is integrated."""

import math

from worked import table, worked

READ = 'Division 221, articles 221-II-1/06 to 07-2'
JMAX, JKN, PK = 10 / 33, 5 / 33, 11 / 12


def knee(jm):
    b0 = 11.0
    # the root of the quadratic that makes the density continuous
    return jm / 2 + 1 / b0 - math.sqrt((1 / b0) ** 2 + (1 - 2 * PK) * jm / b0 + jm * jm / 4)


def shape(jm, jk):
    """b11, b12, b21, b22 of a density that is linear in two pieces and ends at nothing at jm."""
    at_knee = 2 * (1 - PK) / (jm - jk)
    at_zero = 2 * PK / jk - at_knee
    b11 = (at_knee - at_zero) / jk
    b21 = -at_knee / (jm - jk)
    return b11, at_zero, b21, at_knee - b21 * jk


def simpson(f, a, b, n=2000):
    h = (b - a) / n
    return h / 3 * sum((1 if i in (0, n) else 4 if i % 2 else 2) * f(a + i * h) for i in range(n + 1))


@worked(p_k=PK, J_kn=JKN, J_max=JMAX)
def firstDensity(p_k, J_kn, J_max):
    return 2 * p_k / J_kn - 2 * (1 - p_k) / (J_max - J_kn)


@worked(J_max=JMAX, l_max=60, L_s=(80, 260), also=({'J_max': JMAX, 'l_max': 60, 'L_s': 250},))
def largestDamage(J_max, l_max, L_s):
    return J_max if J_max * L_s <= l_max else l_max / L_s


@worked(J_m=(0.2, 0.303), p_k=PK, b_0=11)
def knuckle(J_m, p_k, b_0):
    return knee(J_m)


@worked(J_star=(0.1, 0.25), L_star=260, L_s=(261, 400))
def shortened(J_star, L_star, L_s):
    return J_star / (L_s / L_star)


@worked(p_k=PK, J_k=(0.05, 0.1), J_m=(0.15, 0.25))
def densityOfLonger(p_k, J_k, J_m):
    return shape(J_m, J_k)[1]


@worked(p_k=PK, J_m=(0.2, 0.3), J_k=(0.08, 0.15))
def slopeBelow(p_k, J_m, J_k):
    return shape(J_m, J_k)[0]


@worked(p_k=PK, J_m=(0.2, 0.3), J_k=(0.08, 0.15))
def slopeAbove(p_k, J_m, J_k):
    return shape(J_m, J_k)[2]


@worked(b_21=(-20, -5), J_m=(0.2, 0.3))
def densityAbove(b_21, J_m):
    return abs(b_21) * J_m


@worked(l=(5, 60), L_s=(80, 300))
def normalisedLength(l, L_s):
    return l / L_s


@worked(J=(0.02, 0.15), b_11=(-70, -30), b_12=(8, 12))
def shortZone(J, b_11, b_12):
    return simpson(lambda x: (b_11 * x + b_12) * (J - x), 0, J)


@worked(
    J=(0.16, 0.29),
    J_m=0.3,
    J_k=0.15,
    b_11=(-70, -30),
    b_12=(8, 12),
    b_21=(-9, -5),
    b_22=(1, 3),
    also=({'J': 0.4, 'J_m': 0.3, 'J_k': 0.15, 'b_11': -60, 'b_12': 11, 'b_21': -7, 'b_22': 2.1},),
)
def longZone(J, J_m, J_k, b_11, b_12, b_21, b_22):
    low = simpson(lambda x: (b_11 * x + b_12) * (J - x), 0, J_k)
    high = simpson(lambda x: (b_21 * x + b_22) * (J - x), J_k, min(J, J_m))
    return low + high


@worked(p=(0.02, 0.3), J=(0.05, 0.4))
def terminalZone(p, J):
    return 0.5 * (p + J)


@worked(b=(0, 10), B=(20, 40))
def normalisedPenetration(b, B):
    return b / (15 * B)


@worked(J_b=(0.001, 0.033))
def penetrationFactor(J_b):
    return 48 * J_b - 540 * J_b**2


@worked(b_11=(-70, -30), b_12=(8, 12), J_b=(0.001, 0.033))
def wholeLengthTerm(b_11, b_12, J_b):
    return simpson(lambda x: b_11 * x + b_12, 0, J_b)


@worked(b_11=(-70, -30), b_12=(8, 12), J_b=(0.001, 0.03), J=(0.05, 0.2), also=({'b_11': -60, 'b_12': 11, 'J_b': 0.03, 'J': 0.02},))
def zoneTerm(b_11, b_12, J_b, J):
    return simpson(lambda x: (b_11 * x + b_12) * (J - x), 0, min(J, J_b))


@worked(G_2=(0.01, 0.05), G_1=(0.1, 0.3), J=(0.05, 0.3))
def terminalTerm(G_2, G_1, J):
    return 0.5 * (G_2 + G_1 * J)


@worked(C_b=(0.1, 0.9), G=(0.005, 0.02), p=(0.03, 0.2))
def penetrationProbability(C_b, G, p):
    return C_b + G / p - C_b * G / p


@worked(p=(0.01, 0.3), r=(0, 1))
def wingProbability(p, r):
    return r * p


@worked(H=(8, 14), d=7, also=({'H': 18, 'd': 7}, {'H': 21, 'd': 7}, {'H': 6, 'd': 7}, {'H': 14.8, 'd': 7}, {'H': 14.84, 'd': 7}))
def verticalProbability(H, d):
    above = H - d
    if above <= 0:
        return 0.0
    if above <= 7.8:
        return 0.8 / 7.8 * above
    return min(1.0, 0.8 + 0.2 * (above - 7.8) / 4.7)


@worked(
    theta_max=0.5236,
    theta_min=0.4363,
    theta_e=(0.44, 0.52),
    also=({'theta_max': 0.5236, 'theta_min': 0.4363, 'theta_e': 0.2}, {'theta_max': 0.5236, 'theta_min': 0.4363, 'theta_e': 0.6}),
)
def equilibriumFactor(theta_max, theta_min, theta_e):
    if theta_e <= theta_min:
        return 1.0
    if theta_e >= theta_max:
        return 0.0
    return math.sqrt((theta_max - theta_e) / (theta_max - theta_min))


@worked(
    K=(0.2, 1),
    GZ_max=(0.01, 0.12),
    TGZ=0.12,
    R=(0.05, 0.27),
    TR=0.279,
    also=({'K': 1, 'GZ_max': 0.3, 'TGZ': 0.12, 'R': 0.1, 'TR': 0.279}, {'K': 1, 'GZ_max': 0.1, 'TGZ': 0.12, 'R': 0.4, 'TR': 0.279}),
)
def finalSurvival(K, GZ_max, TGZ, R, TR):
    return K * math.sqrt(math.sqrt(min(GZ_max, TGZ) / TGZ * min(R, TR) / TR))


@worked(
    GZ_max_i=(0.005, 0.05),
    GZ_i=0.05,
    R_int=(0.02, 0.12),
    R_i=0.122,
    also=({'GZ_max_i': 0.1, 'GZ_i': 0.05, 'R_int': 0.1, 'R_i': 0.122}, {'GZ_max_i': 0.04, 'GZ_i': 0.05, 'R_int': 0.3, 'R_i': 0.122}),
)
def intermediateSurvival(GZ_max_i, GZ_i, R_int, R_i):
    return math.sqrt(math.sqrt(min(GZ_max_i, GZ_i) / GZ_i * min(R_int, R_i) / R_i))


@worked(
    GZ_max=(0.05, 0.1),
    GZ_m=0.04,
    Delta=15e6,
    M_heel=1.1e6,
    also=(
        {'GZ_max': 0.3, 'GZ_m': 0.04, 'Delta': 15e6, 'M_heel': 1.1e6},
        {'GZ_max': 0.03, 'GZ_m': 0.04, 'Delta': 15e6, 'M_heel': 1.1e6},
    ),
)
def momentSurvival(GZ_max, GZ_m, Delta, M_heel):
    return max(0.0, min(1.0, Delta * (GZ_max - GZ_m) / M_heel))


@worked(s_int=(0, 1), s_final=(0, 1), s_mom=(0, 1))
def survival(s_int, s_final, s_mom):
    product = s_final * s_mom
    return s_int if s_int < product else product


@worked(L_s=(80, 400))
def requiredOfLongCargo(L_s):
    return (L_s + 24) / (L_s + 152)


@worked(L_s=(80, 100), R_o=(0.4, 0.6))
def requiredOfShortCargo(L_s, R_o):
    odds = R_o / (1 - R_o) * L_s / 100
    return odds / (1 + odds)


@worked(L_s=(80, 400), N=(50, 6000))
def requiredOfPassenger(L_s, N):
    whole = L_s + 2.5 * N + 15225
    return (whole - 5000) / whole


@worked(p=[(0, 0.3)] * 4, v=[(0.5, 1)] * 4, s=[(0, 1)] * 4)
def attainedAtDraught(p, v, s):
    return sum(a * b * c for a, b, c in zip(p, v, s))


@worked(A_s=(0.3, 1), A_p=(0.3, 1), A_l=(0.3, 1))
def attainedIndex(A_s, A_p, A_l):
    return (2 * A_s + 2 * A_p + A_l) / 5


@worked(k_R=0.5, R=(0.4, 0.9))
def leastAtDraught(k_R, R):
    return k_R * R


for name, value in {
    'LARGEST_SHARE': 10 / 33,
    'KNUCKLE_SHARE': 5 / 33,
    'KNUCKLE_PROBABILITY': 11 / 12,
    'LARGEST_LENGTH': 60,
    'REFERENCE_LENGTH': 260,
    'WHOLE_LENGTH': 1,
    'TARGET_LEVER': 0.12,
    'TARGET_RANGE': 16,
    'HEEL_LIMITS.cargo.least': 25,
    'HEEL_LIMITS.cargo.most': 30,
    'HEEL_LIMITS.passenger.least': 7,
    'HEEL_LIMITS.passenger.most': 15,
    'INTERMEDIATE_HEEL.cargo': 30,
    'INTERMEDIATE_HEEL.passenger': 15,
    'INTERMEDIATE_LEVER': 0.05,
    'INTERMEDIATE_RANGE': 7,
    'MOMENT_LEVER': 0.04,
    'NO_STAGE': 1,
    'BEYOND_HEEL': 0,
    'NO_MOMENT': 1,
    'LONG_SHIP': 100,
    'LEAST_SHARE.cargo': 0.5,
    'LEAST_SHARE.passenger': 0.9,
}.items():
    table(name, value, READ)
