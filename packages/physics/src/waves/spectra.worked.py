"""Spectra of DNV-RP-C205 (2021) 3.5 and appendix A, Bouws et al. (1985), Ochi and Hubble (1976), Torsethaugen (1996)."""

from math import cos, exp, gamma as gamma_function, log, pi, sinh, sqrt, tanh

from worked import table, worked

H = (0.5, 15)
T = (4, 20)
OMEGA = (0.2, 2)
PEAK = (0.3, 1.2)
GAMMA = (1, 7)
WIDTH = (0.05, 0.12)
G = (9.78, 9.83)


def simpson(f, low, high, intervals=20000):
    step = (high - low) / intervals
    inner = sum((4 if i % 2 else 2) * f(low + i * step) for i in range(1, intervals))
    return step / 3 * (f(low) + inner + f(high))


def moskowitz(H_s, omega, omega_p):
    x = omega / omega_p
    return 5 * (H_s / 4) ** 2 / omega_p / x**5 * exp(-5 / 4 / x**4)


def peak(x, gamma, sigma_a, sigma_b):
    sigma = sigma_a if x <= 1 else sigma_b
    return gamma ** exp(-((x - 1) ** 2) / 2 / sigma**2)


@worked(H_s=H, omega=OMEGA, omega_p=PEAK)
def piersonMoskowitz(H_s, omega, omega_p):
    return moskowitz(H_s, omega, omega_p)


@worked(n=0, also=[{'n': -1}, {'n': 1}, {'n': 2}, {'n': 3}], draws=1)
def piersonMoskowitzShape(n):
    # A = 5/4 B in the closed moments A/4 B^(n/4 - 1) Gamma(1 - n/4)
    B = 5 / 4
    return 4 * B / 4 * B ** (n / 4 - 1) * gamma_function(1 - n / 4)


@worked(T_z=T)
def peakOfCrossingPeriod(T_z):
    # m0 = 1/16, m2 = 1/16 sqrt(5/4) Gamma(1/2) omega_p^2
    return T_z * sqrt(sqrt(5 / 4) * sqrt(pi))


@worked(gamma=GAMMA)
def c205Normaliser(gamma):
    return 1 - 0.287 * log(gamma)


def whole(n, gamma, sigma_a, sigma_b):
    def f(y):
        x = exp(y)
        return x ** (n + 1) * 16 * moskowitz(1, x, 1) * peak(x, gamma, sigma_a, sigma_b)

    return simpson(f, -1.7, 0) + simpson(f, 0, 1.5) + simpson(f, 1.5, 18)


SHAPE = dict(gamma=GAMMA, sigma_a=WIDTH, sigma_b=WIDTH)
ORDERS = [
    {'n': n, 'gamma': gamma, 'sigma_a': a, 'sigma_b': b}
    for n, gamma, a, b in ((-1, 3.3, 0.07, 0.09), (0, 1, 0.07, 0.09), (1, 5, 0.2, 0.3), (2, 7, 0.07, 0.09), (2, 10, 0.3, 0.6))
]


@worked(n=0, also=ORDERS, draws=2, **SHAPE)
def peakedShape(n, gamma, sigma_a, sigma_b):
    return whole(n, gamma, sigma_a, sigma_b)


@worked(I_0=(1, 2))
def exactNormaliser(I_0):
    return 1 / I_0


@worked(gamma=GAMMA, I_0=(1, 2))
def normalisationError(gamma, I_0):
    return I_0 * (1 - 0.287 * log(gamma)) - 1


@worked(A_gamma=(0.4, 1), I_n=(0.5, 3))
def normalisedShape(A_gamma, I_n):
    return I_n * A_gamma


@worked(omega=(0.2, 0.6), omega_p=0.4, sigma_a=0.07, sigma_b=0.09, also=[{'omega': 0.4}, {'omega': 0.401}, {'omega': 0.399}])
def widthAt(omega, omega_p, sigma_a, sigma_b):
    return sigma_b if omega > omega_p else sigma_a


@worked(A_gamma=(0.4, 1), H_s=H, omega=(0.4, 0.9), omega_p=(0.5, 0.7), gamma=GAMMA, sigma=WIDTH)
def normalisedJonswap(A_gamma, H_s, omega, omega_p, gamma, sigma):
    return A_gamma * moskowitz(H_s, omega, omega_p) * peak(omega / omega_p, gamma, sigma, sigma)


@worked(
    T_p=(9, 12),
    H_s=(6.5, 8),
    also=[{'T_p': 7.19, 'H_s': 4}, {'T_p': 7.21, 'H_s': 4}, {'T_p': 9.99, 'H_s': 4}, {'T_p': 10.01, 'H_s': 4}],
)
def peakEnhancement(T_p, H_s):
    x = T_p / sqrt(H_s)
    if x <= 3.6:
        return 5
    return exp(5.75 - 1.15 * x) if x < 5 else 1


def phi_at(kd):
    return tanh(kd) ** 2 / (1 + (2 * kd / sinh(2 * kd) if kd < 300 else 0))


@worked(k=(0.005, 0.2), d=(5, 100))
def depthFactor(k, d):
    # (k_inf/k)^3 (dk/domega)/(dk/domega)_inf, by the group velocities
    kd = k * d
    deep = k * tanh(kd)
    omega = sqrt(9.81 * deep)
    group = omega / k / 2 * (1 + 2 * kd / sinh(2 * kd))
    return (deep / k) ** 3 * (1 / group) / (2 * omega / 9.81)


@worked(S_J=(0.01, 10), phi_d=(0.05, 1))
def tmaDensity(S_J, phi_d):
    return S_J * phi_d


def kd_of(omega, d, g):
    y = omega**2 * d / g
    if y > 25:
        return y
    low, high = y, y + sqrt(y)
    for _ in range(80):
        x = (low + high) / 2
        low, high = (x, high) if x * tanh(x) < y else (low, x)
    return (low + high) / 2


@worked(
    n=0,
    A_gamma=(0.5, 1),
    omega_p=(0.4, 0.8),
    d=(8, 60),
    g=G,
    draws=1,
    also=[
        dict(n=n, A_gamma=0.8, gamma=2, sigma_a=0.07, sigma_b=0.09, omega_p=omega_p, d=d, g=9.81)
        for n, omega_p, d in ((-1, 0.6, 15), (1, 0.4, 30), (2, 0.57, 10))
    ]
    + [dict(n=2, A_gamma=0.8, gamma=6, sigma_a=0.3, sigma_b=0.9, omega_p=0.5, d=20, g=9.81)],
    **SHAPE,
)
def tmaShape(n, A_gamma, gamma, sigma_a, sigma_b, omega_p, d, g):
    def f(y):
        x = exp(y)
        depth = phi_at(kd_of(omega_p * x, d, g))
        return A_gamma * x ** (n + 1) * 16 * moskowitz(1, x, 1) * peak(x, gamma, sigma_a, sigma_b) * depth

    return simpson(f, -1.7, 0, 4000) + simpson(f, 0, 1.5, 4000) + simpson(f, 1.5, 18, 6000)


@worked(h=(0.3, 0.95), H_s=H)
def partHeight(h, H_s):
    return h * H_s


@worked(a=(0.4, 1.6), b=(0.01, 0.06), H_s=H)
def partFrequency(a, b, H_s):
    return a * exp(-b * H_s)


@worked(b=(0.5, 4), c=(0.06, 0.12), H_s=H)
def secondShape(b, c, H_s):
    return b * exp(-c * H_s)


@worked(H_s=H, omega=(0.5, 2), omega_p=PEAK, lambda_j=(0.6, 5))
def partDensity(H_s, omega, omega_p, lambda_j):
    L = lambda_j
    B = (4 * L + 1) / 4 * omega_p**4
    return B**L / gamma_function(L) / 4 * H_s**2 / omega ** (4 * L + 1) * exp(-B / omega**4)


@worked(n=0, also=[{'n': -1, 'lambda_j': 3}, {'n': 1, 'lambda_j': 0.9}, {'n': 2, 'lambda_j': 1.54}], draws=1, lambda_j=(0.6, 5))
def partShape(n, lambda_j):
    L = lambda_j
    B = (4 * L + 1) / 4

    def f(y):
        x = exp(y)
        return 16 / 4 * B**L / gamma_function(L) * x ** (n - 4 * L) * exp(-B / x**4)

    return simpson(f, -2, 1.5) + simpson(f, 1.5, 60, 60000)


@worked(H_s=H)
def developedPeriod(H_s):
    return 6.6 * H_s ** (1 / 3)


@worked(H_s=H)
def shortestPeriod(H_s):
    return 2 * sqrt(H_s)


@worked(T_f=(10, 14), T_p=(6, 9), T_l=(3, 5))
def windScale(T_f, T_p, T_l):
    return (T_f - T_p) / (T_f - T_l)


@worked(T_p=(14, 20), T_f=(6, 13))
def swellScale(T_p, T_f):
    return (T_p - T_f) / (25 - T_f)


@worked(epsilon_l=(0, 1))
def windShare(epsilon_l):
    return 0.7 + 0.3 * exp(-4 * epsilon_l**2)


@worked(epsilon_u=(0, 1))
def swellShare(epsilon_u):
    return 0.6 + 0.4 * exp(-((epsilon_u / 0.3) ** 2))


@worked(r_p=(0.6, 1), H_s=H)
def primaryHeight(r_p, H_s):
    return r_p * H_s


@worked(r_p=(0.6, 1), H_s=H)
def secondaryHeight(r_p, H_s):
    return sqrt(H_s**2 - (r_p * H_s) ** 2)


@worked(H_s=(1, 10), H_1=(3, 8), g=G, T_p=(6, 10), also=[{'H_s': 3, 'H_1': 0.5, 'g': 9.81, 'T_p': 20}])
def windPeak(H_s, H_1, g, T_p):
    return max(1, 35 * (1 + 3.5 * exp(-H_s)) * (2 * pi * H_1 / g / T_p**2) ** 0.857)


@worked(H_s=(1, 10), g=G, T_f=(7, 13), epsilon_u=(0, 1), also=[{'H_s': 0.6, 'g': 9.81, 'T_f': 40, 'epsilon_u': 0}])
def swellPeak(H_s, g, T_f, epsilon_u):
    return max(1, 35 * (1 + 3.5 * exp(-H_s)) * (2 * pi * H_s / g / T_f**2) ** 0.857 * (1 + 6 * epsilon_u))


@worked(T_f=(6, 13))
def windSecondaryPeriod(T_f):
    return T_f + 2


@worked(H_2=(0.5, 8))
def swellSecondaryPeriod(H_2):
    return 6.6 * H_2 ** (1 / 3)


@worked(gamma=GAMMA, also=[{'gamma': 1}])
def peakNormaliser(gamma):
    return (1 + 1.1 * log(gamma) ** 1.19) / gamma


def two_peaked(x):
    return 3.26 * x**-4 * exp(-(x**-4))


@worked(A_gamma=(0.4, 1), H_s=H, omega=(0.4, 0.9), omega_p=(0.5, 0.7), gamma=GAMMA, sigma=WIDTH)
def systemDensity(A_gamma, H_s, omega, omega_p, gamma, sigma):
    # S(f) = H^2 T/16 over f T, and S(omega) = S(f)/(2 pi)
    period = 2 * pi / omega_p
    over_f = H_s**2 * period / 16 * two_peaked(omega / omega_p) * A_gamma * peak(omega / omega_p, gamma, sigma, sigma)
    return over_f / 2 / pi


@worked(
    n=0,
    A_gamma=(0.4, 1),
    also=[dict(n=n, A_gamma=0.7, gamma=2.5, sigma_a=0.07, sigma_b=0.09) for n in (-1, 1, 2)],
    draws=2,
    **SHAPE,
)
def systemShape(n, A_gamma, gamma, sigma_a, sigma_b):
    def f(y):
        x = exp(y)
        return A_gamma * x ** (n + 1) * two_peaked(x) * peak(x, gamma, sigma_a, sigma_b)

    return simpson(f, -1.8, 0) + simpson(f, 0, 1.5) + simpson(f, 1.5, 40, 60000)


@worked(sigma_f=(0.002, 0.02), T_p=T)
def relativeWidth(sigma_f, T_p):
    return sigma_f / (1 / T_p)


@worked(H_s=H, omega=(0.4, 0.6), omega_p=(0.45, 0.55), delta=(0.03, 0.2))
def gaussianSwell(H_s, omega, omega_p, delta):
    f, f_p = omega / 2 / pi, omega_p / 2 / pi
    sigma = delta * f_p
    return (H_s / 4) ** 2 / sigma / sqrt(2 * pi) * exp(-((f - f_p) ** 2) / 2 / sigma**2) / (2 * pi)


@worked(n=0, delta=(0.02, 0.1), also=[{'n': n, 'delta': 0.06} for n in (-1, 1, 2)] + [{'n': 1, 'delta': 0.5}], draws=1)
def gaussianShape(n, delta):
    if n == 2:
        return 1 + delta**2
    lowest = -1 / delta if 1 / delta < 9 else -9
    return simpson(lambda z: (1 + delta * z) ** n * exp(-z * z / 2) / sqrt(2 * pi), lowest, 9)


COSINES = dict(theta=(-1.5, 1.5))


@worked(n=(1, 20), also=[{'n': 2, 'theta': 1.58}, {'n': 2, 'theta': 1.6}, {'n': 2, 'theta': -1.6}, {'n': 0, 'theta': 0.4}], **COSINES)
def cosinePower(n, theta):
    if abs(theta) > pi / 2:
        return 0
    return gamma_function(1 + n / 2) / sqrt(pi) / gamma_function((1 + n) / 2) * cos(theta) ** n


@worked(s=(1, 20), also=[{'s': 4, 'theta': 3}, {'s': 4, 'theta': -3}], **COSINES)
def halfAnglePower(s, theta):
    scale = 2 ** (2 * s - 1) * gamma_function(s + 1) ** 2 / pi / gamma_function(2 * s + 1)
    return scale * (cos(theta / 2) ** 2) ** s


table('SIGMA_A', 0.07, source='Hasselmann et al. (1973), mean JONSWAP spectrum', kind='published')
table('SIGMA_B', 0.09, source='Hasselmann et al. (1973), mean JONSWAP spectrum', kind='published')
table('UNPEAKED', 1, source='Torsethaugen (1996), the secondary system', kind='published')
table('LONGEST_PERIOD', 25, source='Torsethaugen (1996), upper limit of the peak period', kind='published')


def member(h1, h2, a1, a2, b1, b2, L1, b, c):
    return {'h': [h1, h2], 'a': [a1, a2], 'b': [b1, b2], 'shape': [L1, b, c]}


table(
    'MEMBERS',
    {
        'most_probable': member(0.84, 0.54, 0.70, 1.15, 0.046, 0.039, 3.00, 1.54, 0.062),
        'm1': member(0.84, 0.54, 0.93, 1.50, 0.056, 0.046, 3.00, 2.77, 0.112),
        'm2': member(0.84, 0.54, 0.41, 0.88, 0.016, 0.026, 2.55, 1.82, 0.089),
        'm3': member(0.84, 0.54, 0.74, 1.30, 0.052, 0.039, 2.65, 3.90, 0.085),
        'm4': member(0.84, 0.54, 0.62, 1.03, 0.039, 0.030, 2.60, 0.53, 0.069),
        'm5': member(0.95, 0.31, 0.70, 1.50, 0.046, 0.046, 1.35, 2.48, 0.102),
        'm6': member(0.65, 0.76, 0.61, 0.94, 0.039, 0.036, 4.95, 2.48, 0.102),
        'm7': member(0.90, 0.44, 0.81, 1.60, 0.052, 0.033, 1.80, 2.95, 0.105),
        'm8': member(0.77, 0.64, 0.54, 0.61, 0.039, 0.000, 4.50, 1.95, 0.082),
        'm9': member(0.73, 0.68, 0.70, 0.99, 0.046, 0.039, 6.40, 1.78, 0.069),
        'm10': member(0.92, 0.39, 0.70, 1.37, 0.046, 0.039, 0.70, 1.78, 0.069),
    },
    source='Ochi and Hubble (1976), table of the family as WAFO (pywafo spectrum/models.py) has it',
    kind='independent-calc',
)
