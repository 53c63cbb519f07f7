"""Garwood (1936), Kendall (1975), Sen (1968), Fisher (1950): from their definitions, by sums and quadrature."""

from itertools import combinations
from math import erfc, exp, lgamma, log, pi, sqrt

from worked import worked

COUNTS = [(0, 40), (0, 40), (0, 40), (0, 40), (0, 40), (0, 40)]
TIED = dict(x=[3, 7, 3, 0, 7, 7, 12])
FALLING = dict(x=[9, 7, 4, 4, 1])
LEVEL = (0.6, 0.99)


def poisson_at_most(k, mu):
    """Sum of the Poisson probabilities of 0 to k."""
    return sum(exp(i * log(mu) - mu - lgamma(i + 1)) for i in range(k + 1))


def solved(f, low, high):
    """f falls from above nothing to below it."""
    for _ in range(200):
        middle = (low + high) / 2
        low, high = (middle, high) if f(middle) > 0 else (low, middle)
    return (low + high) / 2


# What is counted is whole: the draws stand as points.
LOWER = [dict(k=k, C=C) for k, C in ((0, 0.9), (1, 0.95), (5, 0.95), (12, 0.8), (95, 0.99))]


@worked(draws=0, also=LOWER, k=(0, 1), C=LEVEL)
def lowerExpectation(k, C):
    # The expectation of which k or more happen with a probability of (1 - C) / 2.
    return 0.0 if k == 0 else solved(lambda mu: (1 - C) / 2 - (1 - poisson_at_most(k - 1, mu)), 1e-9, k)


@worked(draws=0, also=LOWER, k=(0, 1), C=LEVEL)
def upperExpectation(k, C):
    # The expectation of which k or fewer happen with a probability of (1 - C) / 2.
    return solved(lambda mu: poisson_at_most(k, mu) - (1 - C) / 2, k + 1e-9, 10 * k + 40)


@worked(k=(1, 900), E=(1, 30))
def annualRate(k, E):
    return k / E


@worked(k=(1, 900), E=(1, 30))
def rateOfExposure(k, E):
    return k / E


@worked(k_s=(1, 90), k=(100, 900))
def shareOfEvents(k_s, k):
    return k_s / k


COUNTED = dict(k_1=(3, 300), k_2=(3, 300))


@worked(**COUNTED, E_1=(1, 10), E_2=(1, 10))
def rateRatio(k_1, k_2, E_1, E_2):
    return k_2 * E_1 / (k_1 * E_2)


@worked(C=LEVEL)
def normalDeviate(C):
    return solved(lambda z: erfc(z / sqrt(2)) - (1 - C), 0, 10)


@worked(RR=(0.2, 5), z=(1, 3), **COUNTED)
def lowerRatio(RR, z, k_1, k_2):
    return exp(log(RR) - z * sqrt((k_1 + k_2) / (k_1 * k_2)))


@worked(RR=(0.2, 5), z=(1, 3), **COUNTED)
def upperRatio(RR, z, k_1, k_2):
    return exp(log(RR) + z * sqrt((k_1 + k_2) / (k_1 * k_2)))


def sign(d):
    return (d > 0) - (d < 0)


@worked(x=COUNTS, also=[TIED, FALLING])
def kendallStatistic(x):
    return sum(sign(later - earlier) for earlier, later in combinations(x, 2))


@worked(x=COUNTS, also=[TIED, FALLING])
def kendallVariance(x):
    n = len(x)
    ties = sum(t * (t - 1) * (2 * t + 5) for t in (x.count(value) for value in set(x)))
    return (n * (n - 1) * (2 * n + 5) - ties) / 18


@worked(S=(2, 50), V_S=(20, 200), also=[dict(S=-7, V_S=30), dict(S=0, V_S=30), dict(S=1, V_S=3.5), dict(S=-1, V_S=3.5)])
def kendallDeviate(S, V_S):
    return sign(S) * (abs(S) - 1) / sqrt(V_S) if S else 0.0


@worked(Z=(-4, 4))
def trendProbability(Z):
    return erfc(abs(Z) / sqrt(2))


@worked(x_i=(0, 50), x_j=(0, 50), t_i=(2000, 2010), t_j=(2011, 2024))
def pairSlope(x_i, x_j, t_i, t_j):
    return (x_i - x_j) / (t_i - t_j)


@worked(b_1=(-5, 1), b_2=(1, 5))
def senSlope(b_1, b_2):
    return b_1 + (b_2 - b_1) / 2


@worked(x=COUNTS)
def meanCount(x):
    return sum(x) / len(x)


@worked(x=COUNTS, x_m=(15, 25))
def dispersion(x, x_m):
    return sum((count - x_m) ** 2 / x_m for count in x)


def chi_squared_tail(value, nu):
    """By Simpson's rule over the density, over the root of the variable: it is smooth there."""
    top = sqrt(value) + 40
    density = lambda r: 2 * exp((nu - 1) * log(r) - r * r / 2 - (nu / 2) * log(2) - lgamma(nu / 2)) if r > 0 else 0
    steps = 40000
    h = (top - sqrt(value)) / steps
    at = [density(sqrt(value) + i * h) for i in range(steps + 1)]
    return h / 3 * (at[0] + at[-1] + 4 * sum(at[1:-1:2]) + 2 * sum(at[2:-1:2]))


@worked(draws=0, also=[dict(D_chi=d, n=n) for d, n in ((86.4, 6), (4.2, 6), (13.0, 11), (0.6, 3))], D_chi=(1, 2), n=(3, 4))
def dispersionProbability(D_chi, n):
    return chi_squared_tail(D_chi, n - 1)
