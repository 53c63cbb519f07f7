"""Windows, spectra, statistics and extremes of records, from the sources that the equations cite; sums are written out as
loops, the incomplete gamma function as its series, and the quantiles are found by halving."""

from math import cos, exp, gamma, lgamma, log, pi, sqrt

from worked import table, worked

SAMPLE = dict(j=(0, 60), L=(64, 4096))


@worked(**SAMPLE)
def hannWindow(j, L):
    return (1 - cos(2 * pi * j / L)) / 2


@worked(**SAMPLE)
def hammingWindow(j, L):
    return 0.54 - 0.46 * cos(2 * pi * j / L)


@worked(**SAMPLE)
def blackmanWindow(j, L):
    turn = 2 * pi * j / L
    return 0.42 - 0.5 * cos(turn) + 0.08 * cos(2 * turn)


@worked(n=(2, 4096), Delta_t=(0.05, 1))
def recordLength(n, Delta_t):
    return n * Delta_t - Delta_t


# Spectra


@worked(n_L=(64, 4096), Delta_t=(0.05, 1))
def resolution(n_L, Delta_t):
    return 1 / Delta_t / n_L


@worked(m_0=(0.1, 10), m_2=(0.001, 0.1))
def meanPeriodOfSpectrum(m_0, m_2):
    return (m_0 / m_2) ** 0.5


@worked(m_0=(5, 10), m_2=(0.01, 0.02), m_4=(1e-4, 1e-3))
def irregularityOfSpectrum(m_0, m_2, m_4):
    return m_2 / (m_0 * m_4) ** 0.5


@worked(m_0=(5, 10), m_1=(0.1, 0.2), m_2=(0.01, 0.02), also=[dict(m_0=1, m_1=0.1, m_2=0.010001)])
def narrowness(m_0, m_1, m_2):
    return sqrt(m_0 * m_2 / (m_1 * m_1) - 1)


@worked(m_0=(0.1, 10), s_2=(0.1, 10))
def parsevalError(m_0, s_2):
    return abs(m_0 / s_2 - 1)


@worked(n=(1000, 5000), n_L=(200, 300), n_o=(0, 150))
def segmentCount(n, n_L, n_o):
    return (n - n_L) / (n_L - n_o) + 1


@worked(K=(1, 100), c_o=(0, 0.3))
def degreesOfFreedom(K, c_o):
    return 2 * K / (1 + 2 * c_o)


@worked(nu=(2, 60), x=(1, 80))
def chiSquareShare(nu, x):
    a, z = nu / 2, x / 2
    term = total = 1 / a
    for n in range(1, 2000):
        term *= z / (a + n)
        total += term
    return total * exp(-z + a * log(z) - lgamma(a))


@worked(nu=(2, 60), x=(1, 80))
def confidenceFactor(nu, x):
    return nu / x


@worked(k_p=(1, 100), Delta_f=(0.001, 0.1))
def binFrequency(k_p, Delta_f):
    return Delta_f * k_p


# Statistics


@worked(s_2=(0.1, 10))
def recordDeviation(s_2):
    return s_2**0.5


@worked(x_m=(-5, 5), s_2=(0.1, 10))
def rootMeanSquare(x_m, s_2):
    return (s_2 + x_m * x_m) ** 0.5


@worked(mu_3=(-1, 1), s=(0.5, 2))
def skewness(mu_3, s):
    return mu_3 / (s * s * s)


@worked(mu_4=(1, 5), s=(0.5, 2))
def kurtosis(mu_4, s):
    return mu_4 / (s * s) ** 2


@worked(k=(0, 500), x_l=(0, 1), x_a=(-3, -1), x_b=(1, 3), Delta_t=(0.05, 1))
def upCrossingTime(k, x_l, x_a, x_b, Delta_t):
    return k * Delta_t + Delta_t * (x_a - x_l) / (x_a - x_b)


@worked(t_l=(500, 1000), t_f=(0, 20), n_up=(20, 80))
def meanCrossingPeriod(t_l, t_f, n_up):
    return (t_l - t_f) / (n_up - 1)


@worked(n_r=(3, 100))
def cyclesOfReversals(n_r):
    return n_r / 2 - 0.5


# Extremes

LARGEST = dict(x_m=(-5, 5), N=(100, 5000))
P = (0.3, 0.99)


@worked(T_d=(1000, 20000), T_z=(3, 20))
def wavesInDuration(T_d, T_z):
    return T_d / T_z


def upper(N, k, scale, p):
    """Each wave stays below with exp(-..): p of N independent ones, where the tail is thin."""
    return scale * log(-N / log(p)) ** (1 / k)


@worked(**LARGEST, s=(0.5, 3))
def rayleighMostProbable(x_m, s, N):
    return x_m + upper(N, 2, s * 2**0.5, exp(-1))


@worked(**LARGEST, s=(0.5, 3), p=P)
def rayleighQuantile(x_m, s, N, p):
    return x_m + upper(N, 2, s * 2**0.5, p)


WEIBULL = dict(theta=(0.5, 3), k=(0.8, 3))


@worked(**LARGEST, **WEIBULL)
def weibullMostProbable(x_m, theta, N, k):
    return x_m + upper(N, k, theta, exp(-1))


@worked(**LARGEST, **WEIBULL, p=P)
def weibullQuantile(x_m, theta, N, p, k):
    return x_m + upper(N, k, theta, p)


@worked(x=(2, 9), x_m=(0, 1), theta=(1, 3), k=(0.8, 3), also=[{'x': x, 'x_m': 0.5, 'theta': 2, 'k': 1.5} for x in (-1, 0.5)])
def weibullExceedance(x, x_m, theta, k):
    return 1.0 if x <= x_m else 1 / exp(exp(k * log((x - x_m) / theta)))


@worked(k=(0.5, 5))
def weibullSpread(k):
    mean, square = gamma(1 + 1 / k), gamma(1 + 2 / k)
    return (square - mean**2) / mean**2


@worked(s_y=(0.5, 2), y_m=(1, 4))
def spreadOfMaxima(s_y, y_m):
    return s_y * s_y / (y_m * y_m)


@worked(y_m=(1, 4), k=(0.8, 3))
def weibullScale(y_m, k):
    return y_m / gamma(1 / k + 1)


# Gumbel

MAXIMA = dict(x=[(5, 15)] * 4)
SCALE = (0.5, 2)


@worked(**MAXIMA)
def meanOfMaxima(x):
    return sum(x) / len(x)


@worked(**MAXIMA, m_x=(8, 12))
def deviationOfMaxima(x, m_x):
    return sqrt(sum((one - m_x) ** 2 for one in x) / (len(x) - 1))


@worked(s_x=(0.5, 3))
def gumbelScale(s_x):
    return s_x / (pi / sqrt(6))


@worked(m_x=(8, 12), gamma_E=0.5772156649015329, beta=SCALE)
def gumbelLocation(m_x, gamma_E, beta):
    return m_x - gamma_E * beta


@worked(**MAXIMA, m_x=(8, 12), x_1=(4, 6), beta=SCALE)
def likelyScale(m_x, x, x_1, beta):
    weights = [exp(-one / beta) for one in x]
    return beta, m_x - sum(w * one for w, one in zip(weights, x)) / sum(weights)


@worked(**MAXIMA, x_1=(4, 6), beta=SCALE)
def likelyLocation(x_1, beta, x):
    return -beta * log(sum(exp(-one / beta) for one in x) / len(x))


@worked(mu=(5, 10), beta=SCALE, p=P)
def gumbelQuantile(mu, beta, p):
    return mu - beta * log(log(1 / p))


@worked(x=(-1, 12), mu=(2, 3), beta=(1, 3))
def gumbelExceedance(x, mu, beta):
    below = exp(-1 / exp((x - mu) / beta))
    return 1 - below


def euler(n=200000):
    """The harmonic series less the logarithm, with the first terms of what is left."""
    return sum(1 / i for i in range(n, 0, -1)) - log(n) - 1 / (2 * n) + 1 / (12 * n * n)


table('EULER_GAMMA', euler(), source='limit of the harmonic series less the logarithm')
