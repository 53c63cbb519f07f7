"""Verdicts of spectral-fatigue, worked from the moments of the spectra: Dirlik (1985), Wirsching & Light (1980),
Benasciutti & Tovo (2005), the narrow band (Rayleigh) and Palmgren-Miner with the design fatigue factor of DNV-RP-C203."""
from math import exp, gamma, sqrt

from worked import case

HOUR = 3600.0
YEAR = 31557600.0


def moments_of(f, S):
    """m0, m1, m2 and m4 by trapezoids on the points given."""

    def moment(n):
        y = [x**n * s for x, s in zip(f, S)]
        return sum((b - a) * (u + v) / 2 for a, b, u, v in zip(f, f[1:], y, y[1:]))

    return [moment(n) for n in (0, 1, 2, 4)]


def damages(m0, m1, m2, m4, seconds, m, A):
    """Of one process on one slope, by the four methods; and its equivalent range."""
    sigma, up, peaks = sqrt(m0), sqrt(m2 / m0), sqrt(m4 / m2)
    a1, a2 = m1 / sqrt(m0 * m2), m2 / sqrt(m0 * m4)
    narrow = up * seconds / A * (2 * sqrt(2) * sigma) ** m * gamma(1 + m / 2)
    xm = m1 / m0 * sqrt(m2 / m4)
    d1 = 2 * (xm - a2**2) / (1 + a2**2)
    r = (a2 - xm - d1**2) / (1 - a2 - d1 + d1**2)
    d2 = (1 - a2 - d1 + d1**2) / (1 - r)
    d3 = 1 - d1 - d2
    q = 1.25 * (a2 - d3 - d2 * r) / d1
    ranges = d1 * q**m * gamma(1 + m) + sqrt(2) ** m * gamma(1 + m / 2) * (d2 * abs(r) ** m + d3)
    width = sqrt(1 - a2**2)
    a, b = 0.926 - 0.033 * m, 1.587 * m - 2.323
    c = (a1 - a2) * (1.112 * (1 + a1 * a2 - (a1 + a2)) * exp(2.11 * a2) + (a1 - a2)) / (a2 - 1) ** 2
    return {
        'standard_deviation': sigma,
        'irregularity': a2,
        'equivalent_stress_range': 2 * sqrt(2) * sigma * gamma(1 + m / 2) ** (1 / m),
        'dirlik': peaks * seconds / A * (2 * sigma) ** m * ranges,
        'narrow_band': narrow,
        'wirsching_light': (a + (1 - a) * (1 - width) ** b) * narrow,
        'tovo_benasciutti': (c + (1 - c) * a2 ** (m - 1)) * narrow,
    }


def two_states(name, spectra, factor, method):
    """A wave climate of two spectra over 25 years on log10 A = 12.164, slope 3."""
    f = [0.04, 0.06, 0.08, 0.1, 0.12, 0.16, 0.24, 0.4]
    rows = []
    for fraction, S in spectra:
        time = fraction * 25 * YEAR
        row = damages(*moments_of(f, S), time, 3, 10**12.164)
        rows.append({'occurrence_fraction': fraction, 'exposure': time / HOUR, **row})
    total = sum(row[method] for row in rows)
    for row in rows:
        row['share'] = row[method] / total
    sums = {one: sum(row[one] for row in rows) for one in ('dirlik', 'narrow_band')}
    case(
        name,
        {
            **{f'tables.spectra.{i}.{key}': value for i, row in enumerate(rows) for key, value in row.items()},
            'checks.fatigue.demand': total,
            'checks.fatigue.capacity': 1 / factor,
            'checks.fatigue.utilisation': total * factor,
            'checks.narrow_band_bound.demand': sums['dirlik'],
            'checks.narrow_band_bound.capacity': sums['narrow_band'],
        },
    )


SPECTRA = [
    (0.85, [50, 300, 1200, 2500, 1500, 400, 80, 10]),
    (0.15, [120, 800, 3500, 7000, 4200, 1100, 220, 30]),
]
two_states('two-states-fail-by-dirlik', SPECTRA, 3, 'dirlik')
two_states('two-states-fail-by-tovo-benasciutti', SPECTRA, 3, 'tovo_benasciutti')
mild = [(fraction, [s / 40 for s in S]) for fraction, S in SPECTRA]
two_states('mild-states-pass-by-wirsching-light', mild, 10, 'wirsching_light')

# A sharp peak with a long tail: alpha_1 = 0.99 and alpha_2 = 0.4, for 280 hours.
tail = damages(400, 40 * 0.99, 4, 0.04 / 0.4**2, 280 * HOUR, 3, 10**12.164)
case(
    'long-tail-takes-dirlik-over-the-narrow-band',
    {
        'checks.fatigue.demand': tail['dirlik'],
        'checks.fatigue.capacity': 1 / 2,
        'checks.narrow_band_bound.demand': tail['dirlik'],
        'checks.narrow_band_bound.capacity': tail['narrow_band'],
    },
)
