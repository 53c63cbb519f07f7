"""Linear waves of DNV-RP-C205 (2021) 3.2.2, JONSWAP and the motion at the bed of DNV-RP-F109 (2021) 3.4."""

from math import exp, log, pi, sinh, sqrt, tanh

from worked import table, worked

G = (9.78, 9.83)
OMEGA = (0.2, 1.5)
PEAK = (0.35, 0.7)
GAMMA = (1, 5)


@worked(omega=OMEGA, g=G)
def deepWaveNumber(omega, g):
    return omega**2 / g


@worked(g=G, omega=OMEGA)
def deepWavelength(g, omega):
    return 2 * pi * g / omega**2


@worked(omega=OMEGA, g=G, k=(0.01, 0.1), d=(5, 40))
def dispersion(omega, g, k, d):
    return omega**2, g * k * tanh(k * d)


@worked(k=(0.01, 0.1))
def wavelength(k):
    return 2 * pi / k


def density(alpha, g, omega, omega_p, gamma, sigma):
    moskowitz = alpha * g**2 * omega**-5 * exp(-5 / 4 * (omega / omega_p) ** -4)
    return moskowitz * gamma ** exp(-0.5 * ((omega - omega_p) / (sigma * omega_p)) ** 2)


@worked(alpha=(0.005, 0.02), g=G, omega=(0.4, 0.7), omega_p=PEAK, gamma=(2, 5), sigma=(0.07, 0.3))
def jonswap(alpha, g, omega, omega_p, gamma, sigma):
    return density(alpha, g, omega, omega_p, gamma, sigma)


@worked(
    T_p=(9, 12),
    H_s=(6.5, 8),
    also=[
        {'T_p': 7.19, 'H_s': 4},
        {'T_p': 7.21, 'H_s': 4},
        {'T_p': 9.99, 'H_s': 4},
        {'T_p': 10.01, 'H_s': 4},
        {'T_p': 15, 'H_s': 1},
        {'T_p': 5, 'H_s': 9},
    ],
)
def peakEnhancement(T_p, H_s):
    phi = T_p / sqrt(H_s)
    if phi <= 3.6:
        return 5
    return exp(5.75 - 1.15 * phi) if phi < 5 else 1


@worked(T_p=(5, 20))
def peakFrequency(T_p):
    return 2 * pi / T_p


@worked(H_s=(1, 15), omega_p=PEAK, g=G, gamma=GAMMA)
def phillipsConstant(H_s, omega_p, g, gamma):
    return 5 / 16 * H_s**2 * omega_p**4 / g**2 * (1 - 0.287 * log(gamma))


@worked(omega=(0.2, 0.6), omega_p=0.4, also=[{'omega': 0.4}, {'omega': 0.401}, {'omega': 0.399}])
def spectralWidth(omega, omega_p):
    return 0.07 if omega <= omega_p else 0.09


@worked(M_0=(0.01, 1))
def significantVelocity(M_0):
    return 2 * sqrt(M_0)


@worked(omega=OMEGA, k=(0.01, 0.1), d=(5, 40))
def velocityTransfer(omega, k, d):
    return omega / sinh(k * d)


@worked(M_0=(0.01, 1), M_2=(0.01, 1))
def zeroCrossingPeriod(M_0, M_2):
    return 2 * pi * sqrt(M_0 / M_2)


def wave_number(omega, d, g):
    """Bisection of the dispersion relation, between shallow and deep water."""
    low, high = omega**2 / g, omega**2 / g + omega / sqrt(g * d)
    for _ in range(60):
        k = (low + high) / 2
        low, high = (k, high) if g * k * tanh(k * d) < omega**2 else (low, k)
    return (low + high) / 2


def moment(n, alpha, omega_p, gamma, d, g):
    """Simpson's rule on either side of the peak, where the width steps."""

    def f(omega, sigma):
        transfer = omega / sinh(wave_number(omega, d, g) * d)
        return omega**n * transfer**2 * density(alpha, g, omega, omega_p, gamma, sigma)

    def simpson(low, high, sigma, intervals):
        h = (high - low) / intervals
        inner = sum((4 if j % 2 else 2) * f(low + j * h, sigma) for j in range(1, intervals))
        return h / 3 * (f(low, sigma) + inner + f(high, sigma))

    return simpson(0.05 * omega_p, omega_p, 0.07, 1000) + simpson(omega_p, 5 * omega_p, 0.09, 4000)


SEA = dict(alpha=(0.005, 0.02), omega_p=(0.4, 0.6), gamma=(1, 5), d=(30, 80), g=G)
# a swell of 25 s and a chop of 3 s
LIMITS = [dict(alpha=0.01, omega_p=omega_p, gamma=3.3, d=d, g=9.81) for omega_p, d in ((0.25, 150), (2, 1.5))]


@worked(draws=1, also=LIMITS, **SEA)
def velocityMoment0(alpha, omega_p, gamma, d, g):
    return moment(0, alpha, omega_p, gamma, d, g)


@worked(draws=1, also=LIMITS, **SEA)
def velocityMoment2(alpha, omega_p, gamma, d, g):
    return moment(2, alpha, omega_p, gamma, d, g)


@worked(H_s=(0.5, 16))
def elevationVariance(H_s):
    return (H_s / 4) ** 2


@worked(H_s=(0.5, 16))
def heightSquared(H_s):
    return H_s * H_s


@worked(D=(1e3, 2e5), m_0=(0.05, 15))
def meanDriftForce(D, m_0):
    return D * m_0 * 2


@worked(I_D=(1e3, 1e6), I_S=(0.05, 15))
def meanDriftCoefficient(I_D, I_S):
    return I_D / I_S


def over_bands(weight, omega_a, omega_b, alpha, omega_p, gamma, g):
    """Simpson's rule in each band; no band reaches over the peak."""

    def of_band(j, low, high, intervals=4000):
        sigma = 0.07 if high <= omega_p else 0.09
        h = (high - low) / intervals

        def f(i):
            omega = low + i * h
            return weight(j, i / intervals) * density(alpha, g, omega, omega_p, gamma, sigma)

        inner = sum((4 if i % 2 else 2) * f(i) for i in range(1, intervals))
        return h / 3 * (f(0) + inner + f(intervals))

    return sum(of_band(j, low, high) for j, (low, high) in enumerate(zip(omega_a, omega_b)))


IN_BANDS = dict(n=3, omega_a=[0.2, 0.3, 0.5], omega_b=[0.3, 0.5, 1.5], alpha=(0.005, 0.02), omega_p=0.5, gamma=(1, 5), g=G)


@worked(**IN_BANDS)
def spectrumArea(n, omega_a, omega_b, alpha, omega_p, gamma, g):
    return over_bands(lambda j, share: 1, omega_a, omega_b, alpha, omega_p, gamma, g)


@worked(D_a=[(1e3, 1e4), (1e4, 1e5), (1e5, 2e5)], D_b=[(1e4, 1e5), (1e5, 2e5), (1e3, 2e5)], **IN_BANDS)
def spectrumDrift(n, omega_a, omega_b, D_a, D_b, alpha, omega_p, gamma, g):
    def between(j, share):
        return (1 - share) * D_a[j] + share * D_b[j]

    return over_bands(between, omega_a, omega_b, alpha, omega_p, gamma, g)


table('STANDARD_GRAVITY', 9.80665, source='CGPM (1901), standard gravity', kind='published')
