"""Verdicts of rao-spectral-fatigue: JONSWAP as DNV-RP-C205 normalises it, the square of the transfer function drawn
straight between its points, moments by trapezoids on the same points (equal steps, those of the function, and so many in
a steep interval that the rule misses a thousandth of its square), and the damages of spectral-fatigue."""
from math import ceil, exp, log, pi, sqrt

from worked import case, functions_of

spectral = functions_of('../spectral-fatigue/worked.py')
YEAR = 31557600.0


def waves(f, height, period, peakedness):
    """Density over angular frequency, m2 s."""
    w, peak = 2 * pi * f, 2 * pi / period
    width = 0.07 if w <= peak else 0.09
    moskowitz = 5 / 16 * height**2 * peak**4 * w**-5 * exp(-1.25 * (w / peak) ** -4)
    return (1 - 0.287 * log(peakedness)) * moskowitz * peakedness ** exp(-0.5 * ((w - peak) / (width * peak)) ** 2)


def between(x, xs, ys):
    for a, b, u, v in zip(xs, xs[1:], ys, ys[1:]):
        if x <= b:
            return u + (v - u) * (x - a) / (b - a)
    return ys[-1]


def grid(xs, ys, points):
    step = (xs[-1] - xs[0]) / (points - 1)
    own = list(xs)
    for a, b, u, v in zip(xs, xs[1:], ys, ys[1:]):
        square = u * u + u * v + v * v
        parts = max(1, ceil(abs(v - u) / sqrt(2e-3 * square))) if square else 1
        if (b - a) / parts < step:
            own += [a + (b - a) * i / parts for i in range(1, parts)]
    equal = [xs[0] + i * step for i in range(points)]
    return sorted(own + [x for x in equal if all(abs(x - o) > 1e-6 * step for o in xs)])


def moments(rao, sea, points=2001):
    xs, ys = rao
    f = grid(xs, ys, points)
    S = [between(x, xs, ys) ** 2 * waves(x, *sea) * 2 * pi for x in f]
    return spectral.moments_of(f, S)


FREQUENCIES = [0.04, 0.06, 0.08, 0.1, 0.12, 0.16, 0.24, 0.4]
SPLASH = (FREQUENCIES, [1.2, 3.3, 7.4, 9, 6.7, 2.9, 0.8, 0.2])


def verdict(name, rao, states, years, factor, method, slope=3, intercept=12.164):
    rows = []
    for fraction, *sea in states:
        m = moments(rao, sea)
        row = spectral.damages(*m, fraction * years * YEAR, slope, 10**intercept)
        exposure = fraction * years * YEAR / 3600
        own = {'significant_wave_height': sea[0], 'peak_period': sea[1], 'occurrence_fraction': fraction}
        rows.append({**own, 'exposure': exposure, **row})
    total = {one: sum(row[one] for row in rows) for one in ('dirlik', 'narrow_band', method)}
    for row in rows:
        row['share'] = row[method] / total[method]
    case(
        name,
        {
            **{f'tables.sea_states.{i}.{key}': value for i, row in enumerate(rows) for key, value in row.items()},
            'checks.fatigue.demand': total[method],
            'checks.fatigue.capacity': 1 / factor,
            'checks.narrow_band_bound.demand': total['dirlik'],
            'checks.narrow_band_bound.capacity': total['narrow_band'],
        },
    )


STATES = [(0.85, 2.5, 9, 3.3), (0.15, 6, 12, 2)]
verdict('splash-zone-fails-at-factor-3', SPLASH, STATES, 25, 3, 'dirlik')
verdict('splash-zone-passes-by-wirsching-light', SPLASH, STATES, 20, 2, 'wirsching_light')

# Two narrow windows far apart: nearly all the waves in the lower, a little that counts in the fourth moment above it.
WINDOWS = ([0.09, 0.095, 0.1, 0.105, 0.11, 0.95, 1, 1.05], [0, 0, 9, 0, 0, 0, 16, 0])
verdict('far-window-takes-dirlik-over-the-narrow-band', WINDOWS, [(1, 2, 10, 3.3)], 20, 5, 'dirlik')
