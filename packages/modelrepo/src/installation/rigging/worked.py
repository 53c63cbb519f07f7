"""Verdicts of rigging: four legs from the statics of a hook above the centre of gravity, sling factors of 0027/ND Rev 11
7.2 to 7.10, shackles and angles of DNV-ST-N001 (2021) section 16, in kN, m and t."""

from math import atan2, degrees, hypot, radians, sin, sqrt

from worked import case

SLING = {'gamma_f': 1.3, 'gamma_c': 1.3, 'gamma_s': 1.12, 'wear': 1.0, 'material': 1.35, 'twist': 1.0}


def required(force, D, d, gamma_f, gamma_c, gamma_s, wear, material, twist):
    reduction = max(gamma_s, 1 / (1 - 0.5 / sqrt(D / d)))
    return force * max(gamma_f * gamma_c * reduction * wear * material * twist, 2.3 * reduction * wear * twist)


def parts(force, DAF, g, limit=None, shackle=None):
    expected = {}
    if limit is not None:
        expected |= {'checks.working_load.demand': force / DAF, 'checks.working_load.capacity': limit * g}
    if shackle is not None:
        expected |= {'checks.shackle.demand': 3.3 * force, 'checks.shackle.capacity': shackle}
    return expected


def lift(name, h=6.0, MBL=None, limit=None, shackle=None, M=50.0, SKL=1.25, g=9.80665, e=(0.3, 0.15), sling=SLING):
    """Four points 8 m by 4 m, the hook at a height above the centre of gravity; corners (+, +), (+, -), (-, -), (-, +)."""
    W, DAF, (L, B) = 1.1 * M * g, 1 + 0.25 * sqrt(100 / M), (8, 4)
    legs = []
    for x, y in ((1, 1), (1, -1), (-1, -1), (-1, 1)):
        reaction = W * (0.5 + x * e[0] / L) * (0.5 + y * e[1] / B)
        reach = hypot(L / 2 - x * e[0], B / 2 - y * e[1])
        length = hypot(reach, h)
        legs.append({'reaction': reaction, 'length': length, 'angle': degrees(atan2(h, reach)), 'force': reaction * DAF * SKL * length / h})
    force = max(leg['force'] for leg in legs)
    expected = {f'tables.legs.{i}.{column}': value for i, leg in enumerate(legs) for column, value in leg.items()}
    expected |= {'checks.sling_angle.demand': 30, 'checks.sling_angle.capacity': min(leg['angle'] for leg in legs)}
    if MBL is not None:
        expected |= {'checks.sling.demand': required(force, 240, 60, **sling), 'checks.sling.capacity': MBL}
    case(name, {**expected, **parts(force, DAF, g, limit, shackle)})


lift('four-leg-matched-pair')
lift('default-lift-with-sling-check', MBL=1200, limit=35)
lift('sling-breaks-alone', MBL=950, limit=35)
lift('weakest-part-is-overloaded', MBL=1200, limit=24)
lift('shackle-has-three-times-only', MBL=1200, limit=35, shackle=1000)
lift('shackle-has-less-than-three-times', MBL=1200, limit=35, shackle=900)
lift('shackle-has-all-that-is-asked', MBL=1200, limit=35, shackle=1100)
lift('hook-is-too-low', h=2)


def equal_legs(name, MBL, limit, shackle, theta=60):
    g, M = 9.80665, 50
    DAF = 1 + 0.25 * sqrt(100 / M)
    force = 1.1 * M * g * DAF * 1.25 / (4 * sin(radians(theta)))
    need = required(force, 600, 60, **{**SLING, 'gamma_s': 1.33, 'wear': 1.1, 'material': 1.5})
    case(name, {'checks.sling.demand': need, 'checks.sling.capacity': MBL, **parts(force, DAF, g, limit, shackle)})


equal_legs('equal-legs-hand-splice', 1500, 25, 1250)
equal_legs('flatter-legs-ask-for-more', 1500, 25, 1250, theta=35)
for name, MBL, D, factors in (
    ('sling-safety-factor', 1600, 240, {}),
    ('sling-is-too-weak-for-its-factor', 1200, 240, {}),
    ('sharper-bend-asks-for-more', 1500, 90, {}),
    ('least-factor-governs', 1600, 240, {'gamma_f': 1.1, 'gamma_c': 1.1}),
):
    case(name, {'checks.sling.demand': required(400, D, 60, **{**SLING, **factors}), 'checks.sling.capacity': MBL})
