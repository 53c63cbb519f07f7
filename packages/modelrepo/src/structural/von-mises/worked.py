"""Verdicts of von-mises: bars and tubes by hand, N and mm: axial stress, bending and Lame's cylinder with von Mises'
criterion, against a share of the yield strength."""

from math import pi, sqrt

from worked import case


ALLOWED = 0.6666667


def held(name, stress, share, f_y):
    case(name, {'checks.von_mises.demand': stress, 'checks.von_mises.capacity': share * f_y, 'utilisation': stress / (share * f_y)})


held('cantilever-axial-original-default', 1000 / 1e4, ALLOWED, 448)
held('cantilever-bends-within-what-is-allowed', 1000 / 1e4 + 15000 * 2000 * 50 / 1e7, ALLOWED, 448)
held('cantilever-bends-beyond-what-is-allowed', 1000 / 1e4 + 30000 * 2000 * 50 / 1e7, ALLOWED, 448)


def tube(name, D, t, p_i, p_o, force, moment, torque, f_y, share):
    """True wall force and moments in N and N mm; largest of both fibres, inside and outside."""
    a, b = D / 2 - t, D / 2
    area, inertia = pi * (b**2 - a**2), pi / 4 * (b**4 - a**4)
    found, points = [], []
    for r in (a, b):
        mean = (p_i * a**2 - p_o * b**2) / (b**2 - a**2)
        spread = (p_i - p_o) * a**2 * b**2 / (b**2 - a**2) / r**2
        tau = torque * r / (2 * inertia)
        for side in (1, -1):
            along, hoop, radial = force / area + side * moment * r / inertia, mean + spread, mean - spread
            squares = (along - hoop) ** 2 + (hoop - radial) ** 2 + (radial - along) ** 2
            found.append(sqrt(squares / 2 + 3 * tau**2))
            points.append({'radius': r, 'axial': along, 'hoop': hoop, 'radial': radial, 'von_mises': found[-1]} | ({'shear': tau} if tau else {}))
    held(name, max(found), share, f_y)
    for i, columns in enumerate(points):
        case(name, {f'tables.points.{i}.{column}': value for column, value in columns.items()})


RISER = {'D': 273.1, 't': 12.7, 'p_i': 34.5, 'p_o': 10, 'force': 800e3, 'torque': 0, 'f_y': 448, 'share': 0.8}
tube('riser-joint-combined', moment=90e6, **RISER)
tube('riser-joint-bends-too-much', moment=240e6, **RISER)
tube('riser-joint-twists-too-much', moment=90e6, **{**RISER, 'torque': 200e6})
case('stress-is-not-known-without-a-half-depth', {'checks.von_mises.demand': 50e3 / 1e4, 'checks.von_mises.capacity': ALLOWED * 355})


def cantilever(name, P, Q=1000.0, L=2000.0, E=207e3, A=1e4, I=1e7, c=50.0):
    """Two elements of half the length; a force along and one across at the tip, N and mm; the tables in kN, kN m, mm and deg."""
    for node, x in ((1, L / 2), (2, L)):
        turned = -P * (2 * L * x - x**2) / (2 * E * I)
        case(name, {f'tables.nodes.{node}.{column}': value for column, value in {'x': x / 1e3, 'u': -Q * x / (E * A), 'v': -P * x**2 * (3 * L - x) / (6 * E * I), 'rotation': turned * 180 / pi}.items()})
    for element, left in ((0, L), (1, L / 2)):
        moment = -P * left / 1e6
        columns = {'length': 1, 'axial_start': -Q / 1e3, 'axial_end': -Q / 1e3, 'shear_start': P / 1e3, 'shear_end': P / 1e3, 'moment_start': moment, 'largest_moment': moment, 'stress': Q / A + P * left * c / I}
        columns |= {'moment_end': moment / 2} if element == 0 else {}
        case(name, {f'tables.members.{element}.{column}': value for column, value in columns.items()})
    case(name, {'tables.reactions.0.x': Q / 1e3, 'tables.reactions.0.y': P / 1e3, 'tables.reactions.0.moment': P * L / 1e6, 'tables.reactions.1.y': P / 1e3})


cantilever('cantilever-bends-within-what-is-allowed', 15000)
cantilever('cantilever-bends-beyond-what-is-allowed', 30000)
