"""Linear least squares through thickness readings, NIST/SEMATECH (2012) 4.1.4.1; rate = -slope."""

from math import gamma, pi, sqrt

from worked import worked

YEARS = [(2000, 2004), (2005, 2009), (2010, 2014), (2015, 2019), (2020, 2024)]
READINGS = [(11.5, 12.5), (11, 12), (10.5, 11.5), (10, 11), (9.5, 10.5)]
MEAN = dict(y_m=(2009, 2013), t_m=(10.8, 11.4))


def student_share(t, dof):
    """Share of Student's distribution below t >= 0, by Simpson's rule over its density."""
    density = lambda x: gamma((dof + 1) / 2) / (sqrt(dof * pi) * gamma(dof / 2)) * (1 + x * x / dof) ** (-(dof + 1) / 2)
    steps = 4000
    h = t / steps
    inner = sum((4 if k % 2 else 2) * density(k * h) for k in range(1, steps))
    return 0.5 + h / 3 * (density(0) + inner + density(t))


def student_95(dof):
    low, high = 0.0, 10.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (low, middle) if student_share(middle, dof) > 0.95 else (middle, high)
    return (low + high) / 2


@worked(t=READINGS)
def meanThickness(t):
    return sum(t) / len(t)


@worked(y=YEARS)
def meanYear(y):
    return sum(y) / len(y)


@worked(y=YEARS, y_m=MEAN['y_m'])
def spreadOfYears(y, y_m):
    return sum((one - y_m) ** 2 for one in y)


@worked(y=YEARS, t=READINGS, **MEAN, S_yy=(200, 300))
def trendRate(y, y_m, t, t_m, S_yy):
    return -sum((a - y_m) * (b - t_m) for a, b in zip(y, t)) / S_yy


@worked(y=YEARS, t=READINGS, **MEAN, CR_TR=(0.05, 0.2))
def trendScatter(t, t_m, CR_TR, y, y_m):
    residuals = [b - (t_m - CR_TR * (a - y_m)) for a, b in zip(y, t)]
    return sqrt(sum(one**2 for one in residuals) / (len(t) - 2))


@worked(CR_TR=(0.05, 0.2), y=YEARS, s_t=(0.05, 0.5), S_yy=(200, 300))
def trendUpperBound(CR_TR, y, s_t, S_yy):
    return CR_TR + student_95(len(y) - 2) * s_t / sqrt(S_yy)
