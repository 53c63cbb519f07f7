"""Differences, skill and summary of two series from the sources that the equations cite; statistics by the functions of
Python's statistics module, which works in exact fractions."""

from math import fsum
from statistics import fmean, mean, pvariance, stdev

from worked import worked

VALUES = [(-20, 60)] * 5
PAIR = dict(c=VALUES, r=VALUES)


@worked(c_k=(-20, 60), r_k=(-20, 60))
def difference(c_k, r_k):
    return c_k - r_k


@worked(c_k=(-20, 60), r_k=(-20, 60))
def absoluteDifference(c_k, r_k):
    return max(c_k, r_k) - min(c_k, r_k)


@worked(**PAIR)
def bias(c, r):
    return mean(c) - mean(r)


@worked(**PAIR)
def meanAbsoluteError(c, r):
    return mean(max(one, other) - min(one, other) for one, other in zip(c, r))


@worked(**PAIR)
def squaredDifferences(c, r):
    gaps = [one - other for one, other in zip(c, r)]
    return len(gaps) * (pvariance(gaps) + mean(gaps) ** 2)


@worked(S_dd=(0.1, 200), n=(3, 50))
def rootMeanSquareError(S_dd, n):
    return S_dd**0.5 / n**0.5


@worked(e_rms=(0.1, 5), r_max=(20, 60), r_min=(-20, 10))
def errorOverRange(e_rms, r_max, r_min):
    return 1 / (r_max / e_rms - r_min / e_rms)


@worked(c_k=(-20, 60), r_k=(-20, 60), r_f=(0.1, 5), also=[dict(c_k=0.3, r_k=-0.2, r_f=4), dict(c_k=-7, r_k=-5, r_f=0)])
def relativeDifference(c_k, r_k, r_f):
    below = r_f if r_f > r_k > -r_f else (r_k if r_k > 0 else -r_k)
    return c_k / below - r_k / below


@worked(u=[(0, 1), (2, 3), (4, 6)], v=[(1.5, 2), (3, 4), (7, 8)], d=[(-9, 9)] * 3, e=[(-9, 9)] * 3)
def areaBetween(u, v, d, e):
    return fsum(width * one / 2 + width * other / 2 for width, one, other in zip((q - p for p, q in zip(u, v)), d, e))


@worked(t_a=(0, 3), t_r=(0, 0.1), r_k=(-20, 60), also=[dict(t_a=1, t_r=0.1, r_k=-20)])
def pointTolerance(t_a, t_r, r_k):
    return t_a + t_r * (r_k * r_k) ** 0.5


@worked(r=VALUES)
def matchedMean(r):
    return fmean(r)


@worked(r=VALUES, r_m=(-5, 30))
def squaresAboutMean(r, r_m):
    return fsum(one * one - 2 * one * r_m + r_m * r_m for one in r)


@worked(r=VALUES, r_m=(-5, 30), c=VALUES, c_m=(-5, 30))
def productsAboutMeans(r, r_m, c, c_m):
    return fsum(a * b - a * c_m - b * r_m + r_m * c_m for a, b in zip(r, c))


@worked(S_dd=(0.1, 200), S_rr=(100, 900))
def efficiency(S_dd, S_rr):
    return (S_rr - S_dd) / S_rr


@worked(S_rc=(-90, 90), S_rr=(100, 900), S_cc=(100, 900))
def correlation(S_rc, S_rr, S_cc):
    return S_rc / (S_rr * S_cc) ** 0.5


@worked(S_rc=(-90, 90), S_rr=(100, 900))
def lineSlope(S_rc, S_rr):
    return S_rc * S_rr**-1


@worked(c_m=(-5, 30), b_1=(0.5, 1.5), r_m=(-5, 30))
def lineIntercept(c_m, b_1, r_m):
    return -(b_1 * r_m - c_m)


@worked(y=VALUES)
def seriesMean(y):
    return fmean(y)


# About the mean itself the deviation is the sample's own.
def about_mean(y):
    return dict(y=y, m=mean(y))


def with_neighbours(point):
    return dict(point, y_a=point['y'][:-1], y_b=point['y'][1:])


SERIES = [about_mean([3.0, 5.0, 4.0, 8.0]), about_mean([1.5, -2.0, 0.25, 0.25, 7.0])]


@worked(draws=0, also=SERIES, y=VALUES, m=(0, 1))
def sampleDeviation(y, m):
    return stdev(y)


@worked(draws=0, also=[with_neighbours(point) for point in SERIES], y_a=VALUES, y_b=VALUES, y=VALUES, m=(0, 1))
def lagOneAutocorrelation(y_a, y_b, y, m):
    pairs = fsum((y[i] - m) * (y[i - 1] - m) for i in range(1, len(y)))
    return pairs / ((len(y) - 1) * stdev(y) ** 2)
