"""Verdicts of tubular-design-envelope, worked in oilfield units: ratings of API TR 5C3 (2018) and, for its way of axial
stress in collapse, of API Bulletin 5C3 (1994); stresses by Lame's thick tube and bending."""
from math import pi

from worked import case, functions_of

tube = functions_of('../well-bore-design/worked.py')

FACTORS = {'burst': 1.1, 'collapse': 1.0, 'tension': 1.3, 'triaxial': 1.25}


def asked_and_held(pipe, p_i, p_o, F, kappa=0.0, bulletin=False):
    """Load times design factor, and what holds it, of each check; psi, lbf."""
    D, t = pipe['D'], pipe['t'] - pipe.get('loss', 0)
    Y = pipe['Y'] * (1 - 0.0003 * max(0, pipe.get('T', 70) - 70))
    area = pi / 4 * (D**2 - (D - 2 * t) ** 2)
    body = Y * area
    pull = F / area + (0 if bulletin else p_i)
    outside = p_o - (1 - 2 * t / D) * p_i if bulletin else p_o - p_i
    loads = {
        'burst': p_i - p_o,
        'collapse': outside,
        'tension': abs(F),
        'triaxial': tube.von_mises(p_i, D, t, F / area, kappa, p_o),
    }
    held = {
        'burst': 2 * pipe.get('k', 0.875) * Y * t / D,
        'collapse': tube.collapse(Y, D / t, max(0, pull)) if pull < 0.95 * Y else None,
        'tension': min(body, pipe.get('joint', body)) if F >= 0 else body,
        'triaxial': Y,
    }
    return {check: (FACTORS[check] * load, held[check]) for check, load in loads.items() if load > 0}


def checks(name, *rows):
    """Of each check the row that uses most of it."""
    for check in FACTORS:
        sides = [row[check] for row in rows if check in row and row[check][1] is not None]
        if sides:
            demand, capacity = max(sides, key=lambda s: s[0] / s[1])
            case(name, {f'checks.{check}.demand': demand, f'checks.{check}.capacity': capacity})


L80 = {'D': 7, 't': 0.362, 'Y': 80e3}
WIDE = {'D': 9.625, 't': 0.472, 'Y': 80e3}


def seven(name, p_i, p_o, F, kappa=0.0, **pipe):
    checks(name, asked_and_held({**L80, **pipe}, p_i, p_o, F, kappa))


def three(name, **pipe):
    hot = {**L80, 'T': 200, **pipe}
    rows = ((4500, 500, 220e3), (0, 3200, 80e3), (0, 0, 330e3))
    checks(name, *(asked_and_held(hot, *row) for row in rows))


three('7in-26-l80-load-cases')
three('7in-26-l80-worn-with-connection', loss=0.06, joint=519e3)
seven('7in-26-l80-combined-load', 4000, 1000, 300e3)
checks('9p625in-47-l80-bent-hot', asked_and_held({**WIDE, 'T': 300, 'joint': 900e3}, 5000, 2000, 450e3, 8))
checks('9p625in-47-l80-connection-governs', asked_and_held({**WIDE, 'joint': 600e3}, 0, 0, 350e3))
checks('9p625in-47-l80-collapse-inside-pressure', asked_and_held(WIDE, 1500, 5000, 300e3))
checks('9p625in-47-l80-collapse-inside-pressure-1994', asked_and_held(WIDE, 1500, 5000, 300e3, bulletin=True))
checks('9p625in-47-l80-compressed', asked_and_held({**WIDE, 'joint': 500e3}, 0, 3000, -400e3))

seven('burst-fails-alone-with-the-force-of-closed-ends', 6700, 0, 207e3)
seven('collapse-fails-alone-under-a-column-outside', 0, 5600, 0)
seven('the-body-fails-alone-in-tension', 0, 0, 470e3)
seven('the-connection-fails-alone-in-tension', 0, 0, 320e3, joint=400e3)
seven('the-body-fails-alone-in-compression-with-a-weak-connection', 0, 0, -470e3, joint=400e3)
seven('bending-under-pressure-fails-by-the-triaxial-check-alone', 6300, 0, -100e3, 10)
checks('collapse-by-the-bulletin-of-1994-fails', asked_and_held(WIDE, 1500, 5800, 300e3, bulletin=True))

# Next to the yield strength the regimes of collapse lose their order, and nothing holds the load.
near_yield = asked_and_held(L80, 0, 500, 585e3)
checks('nothing-is-left-against-collapse-next-to-the-yield-strength', near_yield)
case(
    'nothing-is-left-against-collapse-next-to-the-yield-strength',
    {'checks.collapse.demand': 585e3 / (pi / 4 * (49 - 6.276**2)), 'checks.collapse.capacity': 80e3},
)
