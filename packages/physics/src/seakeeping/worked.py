"""Statistics of motions, Ochi's slamming, motion sickness of McCauley et al., O'Hanlon and McCauley, and ISO 2631-3."""

from math import cos, erf, exp, log, log10, pi, sqrt

from worked import table, worked

G = (9.78, 9.83)


@worked(omega=(0.3, 1.5), U=(0, 12), beta=(0, 3.14), g=G, also=[{'omega': 1.4, 'U': 12, 'beta': 0, 'g': 9.81}])
def encounterFrequency(omega, U, beta, g):
    return abs(omega - omega * omega / g * U * cos(beta))


@worked(R=(0, 2), S=(0.1, 5))
def motionDensity(R, S):
    return R * R * S


@worked(R=(0, 0.2), S=(0.1, 5))
def rotationDensity(R, S):
    return R * R * S


GRID = dict(a=[(0.2, 0.4), (0.6, 0.8)], b=[(0.6, 0.8), (1, 1.2)], A=[(0, 1), (1, 3)], B=[(1, 3), (0, 1)])
MET = dict(e=[(0.2, 0.6), (0.6, 1)], h=[(0.6, 1), (1, 2)])


def trapezium(order, a, b, e, h, A, B):
    return sum((q - p) / 2 * (u**order * s + v**order * t) for p, q, u, v, s, t in zip(a, b, e, h, A, B))


@worked(**GRID)
def motionMoment0(a, b, A, B):
    return trapezium(0, a, b, a, b, A, B)


@worked(**GRID)
def rotationMoment0(a, b, A, B):
    return trapezium(0, a, b, a, b, A, B)


@worked(**GRID, **MET)
def motionMoment2(a, b, e, h, A, B):
    return trapezium(2, a, b, e, h, A, B)


@worked(**GRID, **MET)
def motionMoment4(a, b, e, h, A, B):
    return trapezium(4, a, b, e, h, A, B)


@worked(**GRID, **MET)
def motionMoment6(a, b, e, h, A, B):
    return trapezium(6, a, b, e, h, A, B)


@worked(m_0=(0.1, 4))
def significantMotion(m_0):
    return 2 * sqrt(m_0)


@worked(m_0=(0.001, 0.04))
def significantRotation(m_0):
    return 2 * sqrt(m_0)


@worked(m_4=(0.01, 4))
def rmsAcceleration(m_4):
    return sqrt(m_4)


@worked(a_z=(0.1, 3))
def significantAcceleration(a_z):
    return a_z + a_z


@worked(a_z=(0.1, 3), g_n=9.80665)
def accelerationInG(a_z, g_n):
    return a_z / g_n


@worked(m_6=(0.1, 2), m_4=(0.1, 2))
def accelerationFrequency(m_6, m_4):
    return sqrt(m_6 / m_4) / 2 / pi


@worked(H_s=(1, 8), u=(0.3, 2))
def limitingHeight(H_s, u):
    return H_s / u


@worked(x_s=(0.5, 3), c=(1, 4))
def motionUse(x_s, c):
    return x_s / c


@worked(x_s=(0.05, 0.3), c=(0.1, 0.2))
def rotationUse(x_s, c):
    return x_s / c


@worked(a_s=(0.5, 3), c=(1, 4))
def accelerationUse(a_s, c):
    return a_s / c


@worked(p=[(0, 0.4), (0, 0.4)])
def operability(p):
    return sum(p)


RELATIVE = dict(m_0r=(0.5, 3), m_2r=(0.5, 3))


@worked(k_V=0.093, g=G, L=(60, 300))
def thresholdVelocity(k_V, g, L):
    return k_V * sqrt(g) * sqrt(L)


@worked(V_cr=(2, 5), T_s=(2, 6), **RELATIVE)
def slammingProbability(V_cr, m_2r, T_s, m_0r):
    return exp(-V_cr * V_cr / 2 / m_2r) * exp(-T_s * T_s / 2 / m_0r)


@worked(F_s=(2, 6), m_0r=(0.5, 3))
def wetnessProbability(F_s, m_0r):
    return exp(-F_s * F_s / 2 / m_0r)


@worked(P=(0.001, 0.1), **RELATIVE)
def eventRate(P, m_2r, m_0r):
    return P / (2 * pi * sqrt(m_0r / m_2r))


@worked(H_s=(2, 6), V_cr=(2, 5), T_s=(2, 6), Q=(0.01, 0.1), **RELATIVE)
def slammingHeight(H_s, V_cr, m_2r, T_s, m_0r, Q):
    # variances of unit wave height
    a, b = m_0r / H_s**2, m_2r / H_s**2
    return sqrt((V_cr**2 / (2 * b) + T_s**2 / (2 * a)) / -log(Q))


@worked(H_s=(2, 6), F_s=(2, 6), m_0r=(0.5, 3), Q=(0.01, 0.1))
def wetnessHeight(H_s, F_s, m_0r, Q):
    a = m_0r / H_s**2
    return F_s / sqrt(-2 * a * log(Q))


@worked(a_g=(0.02, 0.3), f=(0.1, 0.5))
def accelerationScore(a_g, f):
    x = log10(f)
    return 2.128 * log10(a_g) - x * (9.277 + 5.809 * x) - 1.851


@worked(z_a=(-2, 1), t=(10, 480))
def exposureScore(z_a, t):
    return 1.134 * z_a + 1.989 * log10(t) - 2.904


def normal(x):
    return (1 + erf(x / sqrt(2))) / 2


@worked(z_a=(-2, 1), z_t=(-2, 1))
def sicknessOfScores(z_a, z_t):
    return normal(z_a) * normal(z_t)


@worked(a_z=(0.1, 3))
def meanAbsolute(a_z):
    return a_z * sqrt(2 / pi)


@worked(f=(0.1, 0.5))
def sicknessThreshold(f):
    return 2.32 * log10(2 * pi * f) ** 2 - 0.819


@worked(a_m=(0.2, 2), mu=(-0.9, -0.3))
def sicknessOfTwoHours(a_m, mu):
    index = (mu - log10(a_m / 9.81)) / 0.4
    return 0.5 - 0.5 * erf(index / sqrt(2))


@worked(t=(0.5, 8), f=(0.1, 0.6), also=[{'t': 2, 'f': 0.3149}, {'t': 2, 'f': 0.3151}, {'t': 2, 'f': 0.315}])
def tenPercentLimit(t, f):
    flat = 0.5 * sqrt(2 / t)
    return flat if f < 0.315 else flat * 6.8837 * f**1.67


table('FROUDE_THRESHOLD', 0.093, source='Ochi (1964), threshold velocity', kind='published')
table('LOWEST_FREQUENCY', 0.1, source='ISO 2631-3 (1985), Hz', kind='published')
table('KNEE_FREQUENCY', 0.315, source='ISO 2631-3 (1985), Hz', kind='published')
table('HIGHEST_FREQUENCY', 0.63, source='ISO 2631-3 (1985), Hz', kind='published')
