"""Verdicts of viv-atlas-query: the pinned base pipe by the formulas of viv-analysis, at a Strouhal number of 0.2.

Vibration begins at a reduced velocity of 3 across the flow and of 1 along it; f_n over shedding is 1 / (0.2 V_R).
"""

from worked import case, functions_of

own = functions_of('../viv-analysis/worked.py')


def verdict(name, L, U):
    _, (V, *_) = own.reduced_velocities(D=0.32385, t=0.0127, L=L, U=U, contents=613.9)
    across = 1 / (0.2 * V)
    sides = {'cross_flow': (1 / (0.2 * 3), across), 'in_line': (1 / (2 * 0.2 * 1), across / 2)}
    expected = {f'checks.{c}.{side}': v for c, both in sides.items() for side, v in zip(('demand', 'capacity'), both)}
    case(name, {**expected, 'frequency_ratio_cross_flow': across, 'frequency_ratio_in_line': across / 2})


verdict('slow-current-inside-the-atlas', 21.336, 0.4)
verdict('both-ways-inside-the-atlas', 30, 0.9)
verdict('at-the-in-line-onset-by-a-hair', 21.336, 0.4159)
verdict('slow-current-outside-the-atlas', 10, 0.6)
verdict('long-span-outside-the-atlas', 45, 0.5)
