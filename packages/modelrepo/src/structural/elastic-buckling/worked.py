"""Verdicts of elastic-buckling: EN 1993-1-1 6.3.1 and table 5.2, the secant formula of a pinned column and the strengths of
ANSI/AISC 360-16 E3, Johnson and Euler at a slenderness, in N and mm."""

from math import cos, pi, sqrt

from worked import case

IMPERFECTION = {'a0': 0.13, 'a': 0.21, 'b': 0.34, 'c': 0.49, 'd': 0.76}


def chi_of(curve, slenderness):
    if slenderness <= 0.2:
        return 1.0
    phi = (1 + IMPERFECTION[curve] * (slenderness - 0.2) + slenderness**2) / 2
    return 1 / (phi + sqrt(phi**2 - slenderness**2))


def plate_factor(edges, s, l, nu, m, low, high):
    """The plate equation over the width, integrated from one long edge in steps (Runge-Kutta); the factor at which the
    other edge can be as it is. Scaled by the width: Y'''' = 2 q^2 Y'' - (q^4 - pi^2 k q^2) Y with q = m pi s/l."""
    q2 = (m * pi * s / l) ** 2

    def at_the_edge(k):
        def run(y):
            def slope(y):
                return [y[1], y[2], y[3], 2 * q2 * y[2] - (q2 * q2 - pi**2 * k * q2) * y[0]]

            n = 400
            for _ in range(n):
                a = slope(y)
                b = slope([u + v / 2 / n for u, v in zip(y, a)])
                c = slope([u + v / 2 / n for u, v in zip(y, b)])
                d = slope([u + v / n for u, v in zip(y, c)])
                y = [u + (e + 2 * f + 2 * g + h) / 6 / n for u, e, f, g, h in zip(y, a, b, c, d)]
            return y

        if edges == 'clamped':
            one, other = run([0, 0, 1, 0]), run([0, 0, 0, 1])
            return one[0] * other[1] - one[1] * other[0]
        one, other = run([0, 1, 0, 0]), run([0, 0, 0, 1])
        bends = [y[2] - nu * q2 * y[0] for y in (one, other)]
        shears = [y[3] - (2 - nu) * q2 * y[1] for y in (one, other)]
        return bends[0] * shears[1] - bends[1] * shears[0]

    for _ in range(60):
        middle = (low + high) / 2
        if at_the_edge(low) * at_the_edge(middle) <= 0:
            high = middle
        else:
            low = middle
    return low


def tube(D, t=None):
    """Area, second moment and extreme fibre of a tube, or of a solid bar."""
    d = 0 if t is None else D - 2 * t
    return pi / 4 * (D**2 - d**2), pi / 64 * (D**4 - d**4), D / 2


def strengths(E, f_y, slenderness, chi=None):
    """The rows of the table: Euler, Johnson and Euler, ANSI/AISC 360 and EN 1993-1-1."""
    F_e = E * (pi / slenderness) ** 2
    johnson = f_y - (f_y * slenderness / (2 * pi)) ** 2 / E
    aisc = f_y * 0.658 ** (f_y / F_e) if slenderness <= 4.71 * sqrt(E / f_y) else 0.877 * F_e
    rows = [F_e, johnson if slenderness < sqrt(2 * pi**2 * E / f_y) else F_e, aisc]
    rows += [] if chi is None else [chi * f_y]
    return {f'tables.strengths.{i}.{name}': value for i, stress in enumerate(rows) for name, value in (('stress', stress), ('share', stress / f_y))}


def ends_of(E, I, L):
    """Theoretical factors (the fixed and pinned one of tan x = x), and those that AISC recommends, table C-A-7.1."""
    factors = [(1, 1), (2, 2.1), (0.5, 0.65), (0.6991557, 0.8), (1, 1.2), (2, 2)]
    rows = {}
    for i, (theoretical, recommended) in enumerate(factors):
        loads = [pi**2 * E * I / (K * L) ** 2 / 1e3 for K in (theoretical, recommended)]
        rows |= dict(zip((f'tables.ends.{i}.{name}' for name in ('theoretical', 'recommended', 'euler', 'design')), (theoretical, recommended, *loads)))
    return rows


def column(name, section, L, P, f_y, curve, K=1.0, e=0.0, wall=None, E=210e3, gamma=1.0, rows=False):
    A, I, c = section
    N_cr = pi**2 * E * I / (K * L) ** 2
    chi = chi_of(curve, sqrt(A * f_y / N_cr))
    expected = {'checks.buckling.demand': P / 1e3, 'checks.buckling.capacity': chi * A * f_y / gamma / 1e3}
    if wall is not None:
        expected |= {'checks.section_class.demand': 2 * c / wall, 'checks.section_class.capacity': 90 * 235 / f_y}
    if P >= N_cr:
        expected |= {'checks.eccentric_stress.demand': P / A, 'checks.eccentric_stress.capacity': f_y}
    elif e > 0:
        most = P / A * (1 + e * c / (I / A) / cos(pi / 2 * sqrt(P / N_cr)))
        expected |= {'checks.eccentric_stress.demand': most, 'checks.eccentric_stress.capacity': f_y}
    if rows:
        expected |= {**strengths(E, f_y, K * L / sqrt(I / A), chi), **ends_of(E, I, L)}
    case(name, expected)


TUBE = {'section': tube(323.9, 12.7), 'L': 9000, 'f_y': 355, 'curve': 'a', 'wall': 12.7}
column('ec3-tube-pinned', **TUBE, P=1500e3, rows=True)
column('tube-buckles-beyond-its-resistance', **TUBE, P=2750e3)
column('tube-carries-its-load-off-its-axis', **TUBE, P=1500e3, e=20)
column('tube-yields-under-an-eccentric-load', **TUBE, P=1500e3, e=100)
column('partial-factor-takes-from-the-resistance', **TUBE, P=2500e3, gamma=1.1)
THIN = {**TUBE, 'section': tube(323.9, 5), 'wall': 5}
SLENDER_WALL = {'checks.section_class.demand': 323.9 / 5, 'checks.section_class.capacity': 90 * 235 / 355}
case('thin-wall-buckles-locally', SLENDER_WALL)
column('thin-tube-buckles-in-any-case', **THIN, P=5000e3)
BAR = {'section': tube(100), 'L': 3000, 'f_y': 355, 'curve': 'c', 'E': 200e3}
column('secant-by-differences', **BAR, P=300e3, e=10)
column('load-reaches-the-euler-load', **BAR, P=1100e3, e=10)
case('johnson-parabola', strengths(207e3, 350, 60))
case('aisc-e3-klr-100', strengths(29000 * 6.894757293168361, 50 * 6.894757293168361, 100))
case('beyond-the-transition', strengths(207e3, 350, 150))


def two_axes(name, K, K_major, P, curve='c', curve_major='b', f_y=355):
    """HEB 240 of 5 m: the smaller of both resistances, which is that of the axis named in the case."""
    A, capacities = 10600, []
    for factor, I, own in ((K, 39.23e6, curve), (K_major, 112.6e6, curve_major)):
        N_cr = pi**2 * 210e3 * I / (factor * 5000) ** 2
        capacities.append(chi_of(own, sqrt(A * f_y / N_cr)) * A * f_y / 1e3)
    least = min(capacities)
    case(name, {'checks.buckling.demand': P, 'checks.buckling.capacity': least, 'utilisation': P / least})


two_axes('heb240-two-axes', 0.7, 1, 1800)
two_axes('heb240-sways-about-its-major-axis', 0.7, 2, 2400)

for name, edges, s, l, nu, m, low, high in (
    ('plate-free-edge-timoshenko', 'free', 200, 1000, 0.25, 1, 0.3, 0.6),
    ('plate-free-edge-below-the-bound-by-energy', 'free', 1000, 1400, 0.3, 1, 0.6, 1.2),
    ('plate-clamped-square', 'clamped', 1000, 1000, 0.3, 2, 7, 8.5),
    ('plate-clamped-short', 'clamped', 1000, 400, 0.3, 1, 8.5, 11),
):
    case(name, {'elastic_buckling_coefficient': plate_factor(edges, s, l, nu, m, low, high)})
