"""Verdicts of viv-analysis, worked from DNV-RP-C205 (2021) section 9 for pinned spans of one tension.

A mode is excited across the flow at reduced velocities of 3 to 16 and along it at 1 to 4.5, there unless the stability
parameter of DNV-RP-F105 4.1 is above 1.8. A check looks at the lowest mode that is not beyond its range.
"""

from math import pi, sqrt

from worked import case

RHO_W, RHO_S, E = 1025, 7850, 207e9


def reduced_velocities(D, t, L, U, contents, T=0, modes=3):
    bore = D - 2 * t
    EI = E * pi / 64 * (D**4 - bore**4)
    m = pi / 4 * (RHO_S * (D**2 - bore**2) + contents * bore**2 + RHO_W * D**2)
    f = [n**2 * pi / (2 * L**2) * sqrt(EI / m * (1 + T * L**2 / (n**2 * pi**2 * EI))) for n in range(1, modes + 1)]
    return m, [U / (x * D) for x in f]


def verdict(name, zeta=None, **span):
    m, V = reduced_velocities(**span)
    K_s = 0 if zeta is None else 4 * pi * m * zeta / (RHO_W * span['D'] ** 2)
    across, along = [v for v in V if v <= 16], [v for v in V if v <= 4.5]
    expected = {'checks.modes_looked_at.demand': V[-1], 'checks.modes_looked_at.capacity': 16}
    if across:
        expected |= {'checks.cross_flow.demand': across[0], 'checks.cross_flow.capacity': 3}
    if K_s > 1.8:
        expected |= {'checks.in_line.demand': 1.8, 'checks.in_line.capacity': K_s}
    elif along:
        expected |= {'checks.in_line.demand': along[0], 'checks.in_line.capacity': 1}
    case(name, expected)


conductor = {'D': 0.32385, 't': 0.0127, 'L': 18.288, 'contents': 613.9}
riser = {'D': 0.2731, 't': 0.0159, 'L': 40, 'U': 0.5, 'contents': 1025, 'T': 250e3}
verdict('12in-tubular-60ft-simply-supported', **conductor, U=0.9144)
verdict('conductor-below-in-line-onset', **conductor, U=0.5)
verdict('conductor-damped-in-line', **conductor, U=0.9144, zeta=0.09)
verdict('conductor-just-short-of-enough-damping', **conductor, U=0.9144, zeta=0.068)
verdict('tensioned-span', **riser)
verdict('tensioned-span-damped-in-line', **riser, zeta=0.06)
long = {'D': 0.2731, 't': 0.0159, 'contents': 900}
verdict('amplitudes-tensioned-pinned', **long, L=60, U=0.9, T=400e3, zeta=0.02)
verdict('long-span-eight-modes', **long, L=220, U=1.1, T=350e3, modes=8)
verdict('three-modes-all-beyond-range', **long, L=400, U=1.6, T=20e3)
verdict('modes-between-the-ends-of-both-ranges', **long, L=220, U=1.1, T=350e3, modes=3)
