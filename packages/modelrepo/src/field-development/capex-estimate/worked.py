"""Verdicts of a capital cost: lognormal total by moments against the bands of AACE 18R-97, table 1."""
from math import erf, exp, log, sqrt

from worked import case

Z = 1.2815515655446004
Z_80 = 0.8416212335729143


def total(items, rho, overhead):
    """Mean and deviation of a sum of items of one correlation."""
    mean = sum(m for m, _ in items)
    own = [m * v for m, v in items]
    variance = (1 - rho) * sum(s**2 for s in own) + rho * sum(own) ** 2
    return (1 + overhead) * mean, (1 + overhead) * sqrt(variance)


def spread(mean, deviation):
    s = sqrt(log(1 + (deviation / mean) ** 2))
    return mean * exp(-(s**2) / 2), s


def sides(items, rho=0.4, overhead=0.0):
    """Low and high side of the range, from P50 to P10 and P90."""
    _, s = spread(*total(items, rho, overhead))
    return {
        low: 1 - exp(-Z * s) if 'low' in low else exp(Z * s) - 1
        for low in (
            'checks.low_side_claims.capacity',
            'checks.high_side_claims.capacity',
            'checks.low_side_holds.demand',
            'checks.high_side_holds.demand',
        )
    }


ITEMS = [(900, 0.18), (1400, 0.22), (750, 0.25), (1300, 0.3), (450, 0.35)]
mean, deviation = total(ITEMS, 0.4, 0.13)
median, s = spread(mean, deviation)
variance = sum((m * v) ** 2 for m, v in ITEMS)


def alone(m, v, z):
    of = sqrt(log(1 + v**2))
    return m * exp(z * of - of**2 / 2)


case(
    'wbs-correlated-aggregation',
    {
        **sides(ITEMS, 0.4, 0.13),
        'probability_of_total': (1 + erf(log(1.15 * mean / median) / s / sqrt(2))) / 2,
        'class_low': median * 0.7,
        'class_high': median * 1.5,
        **{
            f'tables.items.{i}.{name}': value
            for i, (m, v) in enumerate(ITEMS)
            for name, value in {
                'mean': m,
                'coefficient_of_variation': v,
                'deviation': m * v,
                'p10': alone(m, v, -Z),
                'p90': alone(m, v, Z),
                'share_of_variance': (m * v) ** 2 / variance,
            }.items()
        },
    },
)
for name, v in {
    'high-side-claims-too-much': 0.1356,
    'low-side-claims-too-much': 0.0781,
    'low-side-does-not-hold-its-class': 0.2962,
    'neither-side-holds-its-class': 0.4,
}.items():
    case(name, sides([(1000, v)]))
