"""S-N lines, the Miner sum, rates of a Gaussian process, and the damage that Bendat, Dirlik, Wirsching and Light, and
Benasciutti and Tovo make of its spectrum. What the sources give as an integral over the ranges is integrated.
"""

from math import cos, exp, gamma, log, log10, pi, sqrt

from worked import declare_as, logarithmic, table, worked

SLOPE = (2.5, 5)
INTERCEPT = logarithmic(1e11, 1e16)
SIGMA = (5, 60)
TIME = logarithmic(1e4, 1e9)
RATE = (0.05, 0.5)


# S-N lines: log N = log a - m log S

LINE = dict(log_a=(11, 16), m=SLOPE)
declare_as('basquinLine.cycles', lambda log_a, m, S: 10 ** (log_a - m * log10(S)), {**LINE, 'S': (5, 300)})
CYCLES = logarithmic(1e4, 1e9)
declare_as('basquinLine.range', lambda log_a, m, N: 10 ** ((log_a - log10(N)) / m), {**LINE, 'N': CYCLES})
declare_as('basquinLine.intercept', lambda log_a: 10**log_a, {'log_a': (11, 16)})


# Exposure and Miner


@worked(T_L=(10, 40), s_y=(3.1e7, 3.2e7))
def lifeInSeconds(T_L, s_y):
    return T_L * s_y


@worked(p_i=(0, 1), T=TIME)
def stateExposure(p_i, T):
    return p_i * T


@worked(T_i=[(100, 5000)] * 3)
def totalExposure(T_i):
    return sum(T_i)


@worked(S=(5, 600), S_0=(10, 60))
def rangeOverFatigueLimit(S, S_0):
    return S / S_0


@worked(S=(5, 1000), f_y=(200, 900))
def rangeOverShakedown(S, f_y):
    return S / f_y / 2


@worked(DFF=(1, 10))
def allowableDamage(DFF):
    return 1 / DFF


@worked(n=TIME, N=TIME)
def binDamage(n, N):
    return n / N


@worked(d=[(0.01, 0.5)] * 3)
def damageSum(d):
    return sum(d)


@worked(n_b=TIME, T_L=(10, 40), T_b=(0.5, 5))
def designCycles(n_b, T_L, T_b):
    return n_b * T_L / T_b


@worked(D=(0.01, 2), DFF=(1, 10))
def factoredDamage(D, DFF):
    return D * DFF


@worked(T_L=(10, 40), D=(0.01, 2))
def fatigueLife(T_L, D):
    return T_L / D


@worked(D=(0.01, 2), DFF=(1, 10))
def fatigueMargin(D, DFF):
    return 1 / D / DFF


@worked(c=(0.5, 50), n_r=(10, 1000), T_L=(10, 40), T_b=(0.5, 5))
def historyCycles(c, n_r, T_L, T_b):
    return c * n_r * T_L / T_b


@worked(n=[TIME] * 3, N=[TIME] * 3)
def minerSum(n, N):
    return sum(one / of for one, of in zip(n, N))


@worked(d_0=(0.01, 1), n=TIME, n_0=TIME)
def scaledDamage(d_0, n, n_0):
    return d_0 * n / n_0


# The spectrum and its shape


def trapezoids(n, SCF, f, g, S, H):
    return SCF**2 * sum((b - a) * (a**n * s + b**n * h) / 2 for a, b, s, h in zip(f, g, S, H))


INTERVALS = dict(
    SCF=(1, 3),
    f=[(0.01, 0.02), (0.1, 0.11), (0.2, 0.21)],
    g=[(0.05, 0.1), (0.15, 0.2), (0.3, 0.4)],
    S=[(10, 1000)] * 3,
    H=[(10, 1000)] * 3,
)
for name, n in (('zerothMoment', 0), ('firstMoment', 1), ('secondMoment', 2), ('fourthMoment', 4)):
    declare_as(name, lambda n=n, **given: trapezoids(n, **given), INTERVALS)


@worked(SCF=(1, 3), M_0=(1, 1000))
def givenZerothMoment(SCF, M_0):
    return SCF**2 * M_0


@worked(SCF=(1, 3), M_1=(1, 1000))
def givenFirstMoment(SCF, M_1):
    return SCF**2 * M_1


@worked(SCF=(1, 3), M_2=(1, 1000))
def givenSecondMoment(SCF, M_2):
    return SCF**2 * M_2


@worked(SCF=(1, 3), M_4=(1, 1000))
def givenFourthMoment(SCF, M_4):
    return SCF**2 * M_4


MOMENTS = dict(lambda_0=(300, 400), lambda_1=(40, 60), lambda_2=(10, 20), lambda_4=(1.5, 3))


def some(*orders):
    return {f'lambda_{n}': MOMENTS[f'lambda_{n}'] for n in orders}


@worked(**some(0))
def standardDeviation(lambda_0):
    return sqrt(lambda_0)


@worked(**some(0, 2))
def upCrossingRate(lambda_0, lambda_2):
    return sqrt(lambda_2 / lambda_0)


@worked(**some(2, 4))
def peakRate(lambda_2, lambda_4):
    return sqrt(lambda_4 / lambda_2)


@worked(**some(0, 1, 2))
def firstBandwidth(lambda_0, lambda_1, lambda_2):
    return lambda_1 / sqrt(lambda_0 * lambda_2)


@worked(**some(0, 2, 4))
def irregularity(lambda_0, lambda_2, lambda_4):
    return lambda_2 / sqrt(lambda_0 * lambda_4)


@worked(alpha_2=(0.3, 0.99), also=[{'alpha_2': 1}, {'alpha_2': 0.999999}])
def spectralWidth(alpha_2):
    return sqrt(1 - alpha_2**2)


# Narrow band: Rayleigh ranges S = 2 sigma Z


@worked(sigma=SIGMA, m=SLOPE)
def equivalentRange(sigma, m):
    return 2 * sqrt(2) * sigma * gamma(1 + m / 2) ** (1 / m)


@worked(nu=RATE, T=TIME, a_D=INTERCEPT, sigma=SIGMA, m=SLOPE)
def narrowBandDamage(nu, T, a_D, sigma, m):
    return nu * T / a_D * (2 * sqrt(2) * sigma) ** m * gamma(1 + m / 2)


@worked(Z=(0.1, 4))
def rayleighDensity(Z):
    return Z * exp(-(Z**2) / 2)


# Dirlik (1985)


@worked(**MOMENTS)
def dirlikMeanFrequency(lambda_0, lambda_1, lambda_2, lambda_4):
    return lambda_1 / lambda_0 * sqrt(lambda_2 / lambda_4)


@worked(x_m=(0.4, 0.55), alpha_2=(0.4, 0.6))
def dirlikD1(x_m, alpha_2):
    return 2 * (x_m - alpha_2**2) / (1 + alpha_2**2)


@worked(alpha_2=(0.4, 0.6), D_1=(0.1, 0.3), R=(0.1, 0.5))
def dirlikD2(alpha_2, D_1, R):
    return (1 - alpha_2 - D_1 + D_1**2) / (1 - R)


@worked(D_1=(0.1, 0.3), D_2=(0.1, 0.5))
def dirlikD3(D_1, D_2):
    return 1 - D_1 - D_2


def shape(alpha_2, D_1):
    """R, D_2, D_3 of a spectrum with this irregularity whose exponential part is D_1."""
    x_m = alpha_2**2 + D_1 * (1 + alpha_2**2) / 2
    R = (alpha_2 - x_m - D_1**2) / (1 - alpha_2 - D_1 + D_1**2)
    D_2 = (1 - alpha_2 - D_1 + D_1**2) / (1 - R)
    return R, D_2, 1 - D_1 - D_2


@worked(D_1=(0.05, 0.4))
def dirlikQ(D_1):
    """1.25 (alpha_2 - D_3 - D_2 R)/D_1, the same for every irregularity."""
    alpha_2 = 0.55
    R, D_2, D_3 = shape(alpha_2, D_1)
    return 1.25 * (alpha_2 - D_3 - D_2 * R) / D_1


@worked(alpha_2=(0.4, 0.6), x_m=(0.3, 0.4), D_1=(0.1, 0.3))
def dirlikR(alpha_2, x_m, D_1):
    return (alpha_2 - x_m - D_1**2) / (1 - alpha_2 - D_1 + D_1**2)


PARTS = dict(D_1=(0.1, 0.3), D_2=(0.2, 0.4), D_3=(0.3, 0.5), Q=(0.2, 0.3), R=(0.25, 0.5))


def density(Z, D_1, D_2, D_3, Q, R):
    rayleigh = D_2 * Z / R**2 * exp(-(Z**2) / (2 * R**2)) + D_3 * Z * exp(-(Z**2) / 2)
    return D_1 / Q * exp(-Z / Q) + rayleigh


@worked(Z=(0.1, 2), **PARTS)
def dirlikDensity(Z, **parts):
    return density(Z, **parts)


def integral(f, low, high, intervals):
    """Simpson's rule."""
    h = (high - low) / intervals
    inner = sum((4 if k % 2 else 2) * f(low + k * h) for k in range(1, intervals))
    return h / 3 * (f(low) + inner + f(high))


# slopes at which Z**m is smooth enough at 0 for Simpson's rule
WHOLE = (3, 5)


@worked(m=WHOLE, **PARTS)
def dirlikMean(m, **parts):
    return integral(lambda Z: Z**m * density(Z, **parts), 0, 14, 14000)


@worked(nu_p=RATE, T=TIME, a_D=INTERCEPT, sigma=SIGMA, m=SLOPE, E_Z=(0.5, 5))
def dirlikDamage(nu_p, T, a_D, sigma, m, E_Z):
    return nu_p * T / a_D * (2 * sigma) ** m * E_Z


# Two lines, which meet at the knee


@worked(S_1=(20, 90), sigma=SIGMA)
def normalisedKnee(S_1, sigma):
    return S_1 / (2 * sigma)


@worked(Z_1=(0.3, 2), m_1=WHOLE, **PARTS)
def dirlikMeanAbove(Z_1, m_1, **parts):
    return integral(lambda Z: Z**m_1 * density(Z, **parts), Z_1, 14, 14000)


@worked(Z_1=(0.3, 2), m_2=WHOLE, **PARTS)
def dirlikMeanBelow(Z_1, m_2, **parts):
    return integral(lambda Z: Z**m_2 * density(Z, **parts), 0, Z_1, 8000)


LINES = dict(a_1=logarithmic(1e11, 1e12), m_1=WHOLE, a_2=logarithmic(1e14, 1e16), m_2=(4, 6))


@worked(nu_p=RATE, T=TIME, sigma=SIGMA, E_Z1=(0.1, 3), E_Z2=(0.1, 3), **LINES)
def twoSlopeDirlik(nu_p, T, sigma, a_1, m_1, E_Z1, a_2, m_2, E_Z2):
    return nu_p * T * ((2 * sigma) ** m_1 / a_1 * E_Z1 + (2 * sigma) ** m_2 / a_2 * E_Z2)


@worked(sigma=SIGMA)
def rayleighScale(sigma):
    return 2 * sqrt(2) * sigma


@worked(nu=RATE, T=TIME, q=(30, 120), S_1=(40, 80), **LINES)
def twoSlopeNarrowBand(nu, T, q, S_1, a_1, m_1, a_2, m_2):
    """Ranges of the density 2 S/q^2 exp(-(S/q)^2), each on its own line."""
    p = lambda S: 2 * S / q**2 * exp(-((S / q) ** 2))
    above = integral(lambda S: S**m_1 / a_1 * p(S), S_1, 8 * q, 8000)
    below = integral(lambda S: S**m_2 / a_2 * p(S), 0, S_1, 8000)
    return nu * T * (above + below)


@worked(nu=RATE, T=TIME, D_NB=(0.01, 2))
def equivalentCycles(nu, T, D_NB):
    return nu * T / D_NB


# Benasciutti and Tovo (2005)


@worked(alpha_1=(0.75, 0.95), alpha_2=(0.4, 0.7))
def tovoBenasciuttiWeight(alpha_1, alpha_2):
    bracket = 1.112 * (1 + alpha_1 * alpha_2 - (alpha_1 + alpha_2)) * exp(2.11 * alpha_2) + (alpha_1 - alpha_2)
    return (alpha_1 - alpha_2) * bracket / (alpha_2 - 1) ** 2


@worked(b_TB=(0.1, 0.9), alpha_2=(0.4, 0.9), m=SLOPE)
def tovoBenasciuttiFactor(b_TB, alpha_2, m):
    return b_TB + (1 - b_TB) * alpha_2 ** (m - 1)


@worked(rho_TB=(0.5, 1), D_NB=(0.01, 2))
def tovoBenasciuttiDamage(rho_TB, D_NB):
    return rho_TB * D_NB


# Wirsching and Light (1980)


@worked(m=(3, 6))
def wirschingLightA(m):
    return 0.926 - 0.033 * m


@worked(m=(3, 6))
def wirschingLightB(m):
    return 1.587 * m - 2.323


@worked(a_WL=(0.7, 0.9), b_WL=(2, 5), epsilon=(0.1, 0.9))
def wirschingLightFactor(a_WL, b_WL, epsilon):
    return a_WL + (1 - a_WL) * (1 - epsilon) ** b_WL


@worked(rho_WL=(0.5, 1), D_NB=(0.01, 2))
def wirschingLightDamage(rho_WL, D_NB):
    return rho_WL * D_NB


table('WIRSCHING_LIGHT_SLOPES', [3, 6], source='Wirsching and Light (1980): simulated for slopes of 3 to 6')


# Ranges of a long term: P(S > s) = exp(-(s/q)^h)

SHAPE = (0.7, 1.6)
LONG_TERM = dict(n_0=logarithmic(1e6, 1e9), q=(5, 40), h=SHAPE)


@worked(dS_0=(50, 400), n_0=logarithmic(1e6, 1e9), h=SHAPE)
def scaleOfExtreme(dS_0, n_0, h):
    """n_0 exp(-(dS_0/q)^h) = 1."""
    return dS_0 * log(n_0) ** (-1 / h)


@worked(**LONG_TERM)
def extremeOfScale(n_0, q, h):
    return q * exp(log(log(n_0)) / h)


@worked(S=(1, 60), **LONG_TERM)
def exceedance(n_0, q, h, S):
    return n_0 / exp((S / q) ** h)


def power_mean(m, h, low=None, high=None):
    """Mean of (S/q)^m over the ranges between two values of (S/q)^h, over their logarithm."""
    bottom = -16 if low is None else log(low)
    top = 6.5 if high is None else log(high)
    return integral(lambda t: exp(t * (1 + m / h) - exp(t)), bottom, top, 20000)


@worked(a_D=INTERCEPT, m=SLOPE, **LONG_TERM)
def weibullDamage(n_0, q, h, a_D, m):
    return n_0 * q**m / a_D * power_mean(m, h)


@worked(D=(0.01, 2), n_0=logarithmic(1e6, 1e9), a_D=INTERCEPT, m=SLOPE, h=SHAPE)
def scaleOfDamage(D, n_0, a_D, m, h):
    return (D / (n_0 / a_D * power_mean(m, h))) ** (1 / m)


@worked(S_1=(20, 90), **LONG_TERM, **LINES)
def twoSlopeWeibull(n_0, q, h, S_1, a_1, m_1, a_2, m_2):
    knee = (S_1 / q) ** h
    return n_0 * (q**m_1 / a_1 * power_mean(m_1, h, low=knee) + q**m_2 / a_2 * power_mean(m_2, h, high=knee))


# Response to waves by a transfer function


@worked(H_r=(1, 50))
def amplitudeOfRange(H_r):
    return 0.5 * H_r


@worked(f=(0.02, 0.5))
def angularFrequency(f):
    return f * 2 * pi


@worked(H_a=(1, 50), S_eta=(0.01, 10))
def stressDensity(H_a, S_eta):
    """S(f) = 2 pi S(omega)."""
    return H_a * H_a * (2 * pi * S_eta)


@worked(f=(0.02, 0.5), U=(0, 12), beta=(0, pi), g=(9.78, 9.83), also=[dict(f=0.5, U=12, beta=0, g=9.81)])
def encounterFrequency(f, U, beta, g):
    omega = 2 * pi * f
    return sqrt((omega - omega**2 * U / g * cos(beta)) ** 2) / (2 * pi)


def weighted(n, SCF, f, g, e, h, S, H):
    return SCF**2 * sum((b - a) * (x**n * s + y**n * t) / 2 for a, b, x, y, s, t in zip(f, g, e, h, S, H))


ENCOUNTER = dict(INTERVALS, e=INTERVALS['f'], h=INTERVALS['g'])
for name, n in (('firstEncounterMoment', 1), ('secondEncounterMoment', 2), ('fourthEncounterMoment', 4)):
    declare_as(name, lambda n=n, **given: weighted(n, **given), ENCOUNTER)


@worked(lambda_0=(1, 1000))
def significantRange(lambda_0):
    return 2 * 2 * lambda_0**0.5


@worked(theta=(-1.5, 1.5), n=(1, 10))
def spreadingShare(theta, n):
    return exp(n * log(cos(theta)))


@worked(c=[(0.1, 1)] * 3, r=[(0.5, 1.5)] * 3)
def spreadingFactor(c, r):
    """Moments add up by weight and by the square of the multiple."""
    return sqrt(sum(one / sum(c) * multiple**2 for one, multiple in zip(c, r)))


# A count of cycles


@worked(n=[(0.5, 3)] * 3, S=[(1, 9)] * 3, m=SLOPE)
def rangePowerSum(n, S, m):
    return sum(count * size**m for count, size in zip(n, S))


@worked(E_m=(100, 5000), n_c=(3, 20), m=SLOPE)
def equivalentRangeOfCount(E_m, n_c, m):
    return exp(log(E_m / n_c) / m)


@worked(c_j=(0.1, 1), c=[(0.1, 1)] * 3)
def spreadingWeight(c_j, c):
    return 1 / (sum(one / c_j for one in c))


@worked(w_j=(0.1, 0.9), r_j=(0.2, 1.5), k_s=(0.3, 1.5))
def directionShare(w_j, r_j, k_s):
    """Each direction adds its weight times the square of its multiple to a variance of k_s squared."""
    return r_j * r_j * w_j / k_s / k_s


@worked(k_s=(0.3, 1.5), H_a=(1, 50))
def spreadAmplitude(k_s, H_a):
    return H_a * k_s
