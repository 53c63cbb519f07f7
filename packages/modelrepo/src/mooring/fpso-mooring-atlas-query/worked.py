"""Verdicts of fpso-mooring-atlas-query: the base mooring of fpso-mooring-full at other seas and depths, by the solution there.

Drift grows with the square of the wave height; lines and anchor distance grow with the height of the fairleads.
"""

from math import cos, radians, sin

from worked import case, functions_of

own = functions_of('../fpso-spread-mooring/worked.py')
BREAKING_LOAD = 13572864


def tension(H_s, depth=400):
    azimuths = [c + k for c in (45, 135, 225, 315) for k in (-5, 0, 5)]
    fairleads = [at for at in ((140, 28), (-140, 28), (-140, -28), (140, -28)) for _ in range(3)]
    share = (depth - 16) / 384
    spread = own.Spread(azimuths, fairleads, 1240 * share, depth - 16, 1400 * share, 2455.53519, 1229760e3)
    drift, towards = 160e3 / 8 * H_s**2, radians(165)
    load = (-281250 - 180400 + drift * cos(towards), 721875 + 360800 + drift * sin(towards), 37945600)
    return max(T for _, T, _ in spread.at(spread.rest(load))[1])


def verdict(name, **sea):
    T = tension(**sea) / 1e3
    check = {'demand': 2 * T, 'capacity': BREAKING_LOAD / 1e3, 'utilisation': 2 * T * 1e3 / BREAKING_LOAD}
    case(name, {'maximum_line_tension': T, **{f'checks.tension.{side}': v for side, v in check.items()}})


verdict('sea-beyond-the-lines', H_s=30)
verdict('sea-that-the-lines-just-bear', H_s=26)
verdict('deep-water-beside-the-atlas', H_s=7, depth=700)
verdict('knot-of-the-atlas-in-deep-water', H_s=8, depth=600)
