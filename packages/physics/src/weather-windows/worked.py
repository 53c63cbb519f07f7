"""Shares and windows of a regular record; the Weibull distribution of DNV-RP-C205 (2021) 3.6.3."""

from math import ceil, exp

from worked import table, worked


@worked(n_w=(10, 900), n=1000)
def workableShare(n_w, n):
    return n_w / n


@worked(T_R=(1e4, 4e5), dt=(1800, 21600), also=[{'T_R': 129600, 'dt': 10800}, {'T_R': 129600, 'dt': 3600}, {'T_R': 10800.1, 'dt': 10800}])
def samplesNeeded(T_R, dt):
    whole = round(T_R / dt)
    return whole if abs(T_R / dt - whole) < 1e-9 else ceil(T_R / dt)


@worked(k=12, dt=(1800, 21600))
def windowLength(k, dt):
    return k * dt


@worked(n_w=(10, 900), n_r=(2, 40), dt=(1800, 21600))
def meanWindow(n_w, n_r, dt):
    return n_w * dt / n_r


@worked(n_f=(10, 200), n=1000, K=(2, 40))
def feasibleShare(n_f, n, K):
    return n_f / (n + 1 - K)


@worked(n_d=(10, 9000), n_s=(2, 400), dt=(1800, 21600))
def meanWaiting(n_d, n_s, dt):
    return n_d * dt / n_s


@worked(n_t=(10, 900), n=1000)
def persistenceShare(n_t, n):
    return n_t / n


@worked(h=(2, 6), a=(0, 1.5), b=(1, 3), c=(1, 2.5), also=[{'h': 1, 'a': 1, 'b': 2, 'c': 1.4}, {'h': 0.5, 'a': 1, 'b': 2, 'c': 1.4}])
def weibullShare(h, a, b, c):
    return 0 if h <= a else 1 - exp(-(((h - a) / b) ** c))


@worked(k_a=3, k_b=5, n_s=(10, 99), p=(0.1, 0.9), also=[{'k_a': 2, 'k_b': 4, 'n_s': 44, 'p': 0.5}, {'k_a': 2, 'k_b': 4, 'n_s': 41, 'p': 0.9}])
def delayQuantile(k_a, k_b, n_s, p):
    between = (n_s - 1) * p % 1
    return (1 - between) * k_a + between * k_b


table('HALF', 0.5, source='median', kind='published')
table('NINE_TENTHS', 0.9, source='ninety per cent', kind='published')
