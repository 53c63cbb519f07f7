"""Pairwise comparisons (Saaty 1980), simple additive weighting and TOPSIS (Hwang and Yoon 1981)."""

from math import dist, hypot

from worked import table, worked

SHARE = (0.05, 0.6)
THREE = [SHARE, SHARE, SHARE]


@worked(c=[(1, 2), (3, 6), (7, 10)], w=THREE)
def principalValue(c, w):
    return sum(a * b for a, b in zip(c, w))


@worked(a=[(0.1, 9), (0.1, 9), (0.1, 9)], w=THREE, lambda_max=(3, 4))
def criterionWeight(a, w, lambda_max):
    return sum(x * y / lambda_max for x, y in zip(a, w))


@worked(lambda_max=(4, 5), n=4)
def consistencyIndex(lambda_max, n):
    return (lambda_max - n) / (n - 1)


@worked(CI=(0, 0.3), RI=(0.58, 1.41))
def consistencyRatio(CI, RI):
    return CI / RI


table('RANDOM_INDEX', dict(zip('345678', (0.58, 0.90, 1.12, 1.24, 1.32, 1.41))), source='Saaty (1980), random index')
table('HIGHEST_RATIO', 0.10, source='Saaty (1980), 10 per cent')


@worked(u=[(0, 5), (0, 5), (0, 5)])
def sumOfWeights(u):
    return sum(u)


@worked(u=(0, 5), W=(5, 9))
def shareOfWeight(u, W):
    return u / W


@worked(x=(4, 6), x_w=(1, 3), x_b=(7, 9), also=[dict(x=5, x_w=9, x_b=1)])
def minMax(x, x_w, x_b):
    return (x - x_w) / (x_b - x_w) if x_b > x_w else (x_w - x) / (x_w - x_b)


@worked(w=THREE, y=[(0, 1), (0, 1), (0, 1)])
def weightedScore(w, y):
    return sum(a * b for a, b in zip(w, y))


PERFORMANCE = [(-3, 5), (1, 9), (2, 4)]


@worked(x=PERFORMANCE)
def columnLength(x):
    return hypot(*x)


@worked(w=SHARE, x=(1, 9), x_n=(9, 20))
def weightedShare(w, x, x_n):
    return x / x_n * w


@worked(v=THREE, v_p=THREE)
def distanceToIdeal(v, v_p):
    return dist(v, v_p)


@worked(v=THREE, v_m=THREE)
def distanceToWorst(v, v_m):
    return dist(v, v_m)


@worked(d_m=(0.01, 0.5), d_p=(0.01, 0.5))
def closeness(d_m, d_p):
    return 1 / (1 + d_p / d_m)


@worked(S_1=(60, 90), S_2=(20, 60))
def marginToSecond(S_1, S_2):
    return -(S_2 - S_1)
