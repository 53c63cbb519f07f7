"""Very long waves on a hemisphere and on half an ellipse, from potential theory alone. The surface is a rigid lid: the body moves
with its image above it in an unbounded fluid. The waves are those of the whole body as one source (hemisphere, heave) or one
dipole (section, sway and roll), so that Haskind's relation gives the damping and with it the imaginary potential. Lengths in m,
at unit velocity; normals point into the body, which gives a positive added mass a positive sign."""

from math import cos, factorial, hypot, pi, sin

from worked import case


def legendre(n, x):
    """P_n and its slope."""
    before, value = 1.0, x
    for k in range(2, n + 1):
        before, value = value, ((2 * k - 1) * x * value - (k - 1) * before) / k
    return value, n * (before - x * value) / (1 - x * x)


def point_of_gauss(n, i):
    """The i-th of n points over 0 to 1, and its weight."""
    x = cos(pi * (n - i + 0.75) / (n + 0.5))
    for _ in range(20):
        value, slope = legendre(n, x)
        x -= value / slope
    return (1 + x) / 2, 1 / ((1 - x * x) * legendre(n, x)[1] ** 2)


TERMS = 80


def share(m):
    """Of P_2m in |mu|, the velocity of a hemisphere and its image along the radius."""
    if m == 0:
        return 0.5
    return -((-1) ** m) * (4 * m + 1) * factorial(2 * m - 2) / (4**m * factorial(m - 1) * factorial(m + 1))


def hemisphere(name, Ka, n=72):
    """Each P_2m falls as r^-(2m + 1); the waves are those of a source with the flux of the waterplane."""
    for i in (1, n):
        mu, w = point_of_gauss(n, i)
        real = share(0) + sum(share(m) / (2 * m + 1) * legendre(2 * m, mu)[0] for m in range(1, TERMS))
        imaginary = pi / 2 * Ka
        # (phi d/dn - n_z) e^(K z) J_0(K R), J_0 about 1 and J_1 about half of its argument
        ring, slope = 2 * pi * w, Ka * (mu + (1 - mu**2) * Ka / 2)
        found = {
            'cosine': mu,
            'weight': w,
            'potential_real': real,
            'potential_imaginary': imaginary,
            'waves_real': ring * (slope * real - mu),
            'waves_imaginary': ring * slope * imaginary,
        }
        case(name, {f'tables.points.{i - 1}.{column}': number for column, number in found.items()})


hemisphere('hemisphere-in-very-long-waves', 1e-4)


def potentials(motion, a, b, eta, K):
    """Real and imaginary where y = a cos(eta), z = -b sin(eta)."""
    if motion == 'sway':
        return -b * cos(eta), -(K**2) * pi / 2 * b * (a + b) ** 2 * cos(eta)
    # velocity (a^2 - b^2) |sin(eta)| cos(eta), a sum of cosines that fall as e^(-k xi)
    D = a**2 - b**2
    real = D * 4 / pi * sum(cos(k * eta) / (k * (4 - k**2)) for k in range(1, 4001, 2))
    return real, K**2 * 2 / 3 * (a + b) ** 2 * D * cos(eta)


def section(name, table, motion, columns, a, b, Ka, n=60):
    """One panel below and the last, of n between even steps of eta from the keel up."""
    K = Ka / a
    for j in (20, n - 1):
        low, high = (pi / 2 * (1 - i / n) for i in (j, j + 1))
        (y_1, z_1), (y_2, z_2) = ((a * cos(eta), -b * sin(eta)) for eta in (low, high))
        y, z, length = (y_1 + y_2) / 2, (z_1 + z_2) / 2, hypot(y_2 - y_1, z_2 - z_1)
        n_y, n_z = (z_1 - z_2) / length, (y_2 - y_1) / length
        n_4 = y * n_z - z * n_y
        real, imaginary = potentials(motion, a, b, (low + high) / 2, K)
        # (phi d/dn - n) e^(K z - i K y) of both sides, to the first power of K
        found = {
            'normal': n_4 if table == 'turned' else n_y,
            'potential_real': real,
            'potential_imaginary': imaginary,
            'waves_real': 2 * length * K * imaginary * n_y,
            'waves_imaginary': 2 * length * K * ((n_4 if motion == 'roll' else n_y) * y - real * n_y),
        }
        case(name, {f'tables.potentials_{table}.{j}.{column}': found[column] for column in columns})
        panel = {'y': y, 'z': z, 'rise': z_2 - z_1, 'length': length}
        case(name, {f'tables.panels.{j}.{column}': number for column, number in panel.items()})


BUT_ONE = ('normal', 'potential_real', 'potential_imaginary', 'waves_real')
ALL = (*BUT_ONE, 'waves_imaginary')
section('semicircle-sways-in-very-long-waves', 'moved', 'sway', ALL, 1, 1, 1e-3)
section('ellipse-rolls-in-very-long-waves', 'turned', 'roll', ALL, 10, 5, 1e-3)
section('ellipse-sways-as-it-rolls-in-very-long-waves', 'coupled', 'roll', BUT_ONE, 10, 5, 1e-3)
