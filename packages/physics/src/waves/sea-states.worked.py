"""Moments, periods, crests and period ratios of DNV-RP-C205 (2021) 3.5, Forristall (1978, 2000)."""

from math import exp, log, pi, sqrt

from worked import table, worked

H = (0.5, 15)
PEAK = (0.3, 1.2)
MU = (0.5, 2)
G = (9.78, 9.83)
M = dict(m_0=(0.5, 5))
LISTS = dict(H=[H, H], omega=[PEAK, PEAK], mu=[MU, MU])


@worked(H_s=H, omega_p=PEAK, mu=MU)
def momentMinus1(H_s, omega_p, mu):
    return (H_s / 4) ** 2 * mu / omega_p


@worked(H_s=H, mu=MU)
def moment0(H_s, mu):
    return (H_s / 4) ** 2 * mu


@worked(H_s=H, omega_p=PEAK, mu=MU)
def moment1(H_s, omega_p, mu):
    return (H_s / 4) ** 2 * mu * omega_p


@worked(H_s=H, omega_p=PEAK, mu=MU)
def moment2(H_s, omega_p, mu):
    return (H_s / 4) ** 2 * mu * omega_p * omega_p


def together(order, H, omega, mu):
    return sum((h / 4) ** 2 * w**order * m for h, w, m in zip(H, omega, mu))


@worked(**LISTS)
def sumMomentMinus1(H, omega, mu):
    return together(-1, H, omega, mu)


@worked(H=LISTS['H'], mu=LISTS['mu'])
def sumMoment0(H, mu):
    return together(0, H, [1, 1], mu)


@worked(**LISTS)
def sumMoment1(H, omega, mu):
    return together(1, H, omega, mu)


@worked(**LISTS)
def sumMoment2(H, omega, mu):
    return together(2, H, omega, mu)


@worked(**M)
def significantHeightOfMoment(m_0):
    return 4 * sqrt(m_0)


@worked(m_1=(0.5, 3), **M)
def meanPeriod(m_0, m_1):
    return 2 * pi * m_0 / m_1


@worked(m_2=(0.5, 3), **M)
def crossingPeriod(m_0, m_2):
    return 2 * pi * sqrt(m_0 / m_2)


@worked(m_m1=(0.5, 3), **M)
def energyPeriod(m_m1, m_0):
    return 2 * pi * m_m1 / m_0


@worked(m_2=(0.5, 3), m_4=(0.5, 3))
def crestPeriod(m_2, m_4):
    return 2 * pi * sqrt(m_2 / m_4)


@worked(m_0=(2, 4), m_2=(0.5, 1.5), m_4=(2, 4))
def bandwidth(m_0, m_2, m_4):
    return sqrt(1 - m_2 * m_2 / m_0 / m_4)


@worked(m_0=(2, 4), m_1=(1, 1.4), m_2=(1, 2))
def spectralNarrowness(m_0, m_1, m_2):
    return sqrt(m_0 * m_2 / m_1**2 - 1)


STEEP = dict(H_m0=H, g=G)


def steep(H_m0, g, period):
    """Wave height over the length of a deep-water wave of the period."""
    return H_m0 / (g * period**2 / 2 / pi)


@worked(T_m01=(5, 15), **STEEP)
def steepnessOfMean(H_m0, g, T_m01):
    return steep(H_m0, g, T_m01)


@worked(T_p=(5, 15), **STEEP)
def steepnessOfPeak(H_m0, g, T_p):
    return steep(H_m0, g, T_p)


@worked(T_m02=(5, 15), **STEEP)
def steepnessOfCrossing(H_m0, g, T_m02):
    return steep(H_m0, g, T_m02)


@worked(T_m02=(6, 12), also=[{'T_m02': t} for t in (3, 5.99, 6.01, 11.99, 12.01, 20)])
def steepnessLimit(T_m02):
    if T_m02 <= 6:
        return 1 / 10
    if T_m02 >= 12:
        return 1 / 15
    share = (T_m02 - 6) / 6
    return (1 - share) / 10 + share / 15


GRID = dict(a=[(0.2, 0.4), (0.6, 0.8)], b=[(0.6, 0.8), (1, 1.2)], A=[(0, 1), (1, 3)], B=[(1, 3), (0, 1)])


def trapezium(order, a, b, A, B):
    return sum((q - p) / 2 * (p**order * s + q**order * t) for p, q, s, t in zip(a, b, A, B))


@worked(**GRID)
def gridMomentMinus1(a, b, A, B):
    return trapezium(-1, a, b, A, B)


@worked(**GRID)
def gridMoment0(a, b, A, B):
    return trapezium(0, a, b, A, B)


@worked(**GRID)
def gridMoment1(a, b, A, B):
    return trapezium(1, a, b, A, B)


@worked(**GRID)
def gridMoment2(a, b, A, B):
    return trapezium(2, a, b, A, B)


@worked(**GRID)
def gridMoment4(a, b, A, B):
    return trapezium(4, a, b, A, B)


@worked(gamma=(1, 7))
def crossingRatio(gamma):
    return 0.6673 + gamma * (0.05037 + gamma * (-0.006230 + gamma * 0.0003341))


@worked(gamma=(1, 7))
def meanRatio(gamma):
    return 0.7303 + gamma * (0.04936 + gamma * (-0.006556 + gamma * 0.0003610))


@worked(T_p=(4, 20), r_z=(0.7, 0.8))
def crossingPeriodOfPeak(T_p, r_z):
    return T_p * r_z


@worked(T_p=(4, 20), r_1=(0.7, 0.9))
def meanPeriodOfPeak(T_p, r_1):
    return T_p * r_1


@worked(T_z=(4, 15), r_z=(0.7, 0.8))
def peakPeriodOfCrossing(T_z, r_z):
    return T_z / r_z


WAVES = dict(N=(200, 5000))


@worked(D=(3600, 36000), T_m02=(4, 15))
def numberOfWaves(D, T_m02):
    return D / T_m02


@worked(**M, **WAVES)
def mostProbableCrest(m_0, N):
    return sqrt(m_0) * sqrt(2 * log(N))


@worked(**M, **WAVES)
def expectedCrest(m_0, N):
    root = sqrt(2 * log(N))
    return sqrt(m_0) * (root + 0.5772 / root)


@worked(c_mp=(1, 15))
def heightOfCrest(c_mp):
    return 2 * c_mp


@worked(H_s=H, **WAVES)
def forristallHeight(H_s, N):
    return H_s * 0.681 * log(N) ** (1 / 2.126)


@worked(H_s=H, g=G, T_1=(5, 15))
def crestSteepness(H_s, g, T_1):
    return 2 * pi / g * H_s / T_1**2


@worked(H_s=H, k_1=(0.02, 0.1), d=(10, 60))
def ursellNumber(H_s, k_1, d):
    return H_s / k_1**2 / d**3


CREST = dict(S_1=(0.02, 0.08), U_r=(0, 0.5))


@worked(**CREST)
def alpha2d(S_1, U_r):
    return 0.3536 + 0.2892 * S_1 + 0.1060 * U_r


@worked(**CREST)
def beta2d(S_1, U_r):
    return 2 - 2.1597 * S_1 + 0.0968 * U_r * U_r


@worked(**CREST)
def alpha3d(S_1, U_r):
    return 0.3536 + 0.2568 * S_1 + 0.0800 * U_r


@worked(**CREST)
def beta3d(S_1, U_r):
    return 2 - 1.7912 * S_1 - 0.5302 * U_r + 0.2840 * U_r * U_r


@worked(alpha_c=(0.35, 0.4), H_s=H, beta_c=(1.8, 2), **WAVES)
def secondOrderCrest(alpha_c, H_s, N, beta_c):
    return alpha_c * H_s * log(N) ** (1 / beta_c)


@worked(m_0=(0.1, 5), n=(5, 500))
def componentAmplitude(m_0, n):
    # n components of a^2/2 each
    return sqrt(2 * m_0 / n)


@worked(c=(0.5, 5), **M)
def crestExceedance(c, m_0):
    return exp(-((c / sqrt(m_0)) ** 2) / 2)


@worked(h=(0.5, 8), **M)
def heightExceedance(h, m_0):
    return crestExceedance(h / 2, m_0)


@worked(h=(1, 20), H_s=(3, 12))
def forristallExceedance(h, H_s):
    # printed with the variance: (h/sqrt m0)^2.126/8.42 is the same to three digits
    return exp(-((h / H_s / 0.681) ** 2.126))


@worked(c=(1, 10), alpha_c=(0.35, 0.4), H_s=(3, 12), beta_c=(1.8, 2))
def secondOrderExceedance(c, alpha_c, H_s, beta_c):
    return exp(-((c / alpha_c / H_s) ** beta_c))


@worked(
    T_z=(5, 12),
    T_p=(6, 15),
    H_s=(2, 9),
    also=[{'T_z': 8, 'T_p': 11, 'H_s': 4.84}, {'T_z': 8, 'T_p': 30, 'H_s': 1}, {'T_z': 8, 'T_p': 6, 'H_s': 9}],
)
def crossingWithDefault(T_z, T_p, H_s):
    x = T_p / sqrt(H_s)
    gamma = 5 if x <= 3.6 else 1 if x >= 5 else exp(5.75 - 1.15 * x)
    return T_z, T_p * crossingRatio(gamma)


table('ORDERS', {'m1': -1, '0': 0, '1': 1, '2': 2}, source='DNV-RP-C205 3.5.2', kind='published')

table('MOSKOWITZ_GAMMA', 1, source='DNV-RP-C205 3.5.5', kind='published')


@worked(omega_p=PEAK)
def periodOfFrequency(omega_p):
    return 2 * pi / omega_p


@worked(H_m0=(2, 4), H_s=(2, 4))
def heightDifference(H_m0, H_s):
    return abs(H_m0 - H_s) / H_s


@worked(H=[H, H])
def heightOfAll(H):
    return sqrt(sum(h * h for h in H))


@worked(omega_p=PEAK)
def coveredFrom(omega_p):
    return 0.5 * omega_p


@worked(omega_p=PEAK)
def coveredTo(omega_p):
    return omega_p * 4


table('HEIGHT_TOLERANCE', 0.02, source='two per cent, a limit of this house', kind='published')
