"""A plate with one long edge free, by the energy of the shape w = y sin(pi x / l), summed by quadrature."""

from math import cos, pi, sin

from worked import worked

PARTS = 400


@worked(nu=(0.2, 0.4), s=(0.1, 0.5), l=(0.5, 4.0), also=[{'nu': 0.25, 's': 0.2, 'l': 2000.0}])
def freeEdgeFactor(nu, s, l):
    bending = work = 0.0
    for i in range(PARTS):
        x = (i + 0.5) / PARTS * l
        for j, weight in ((-1, 5 / 9), (0, 8 / 9), (1, 5 / 9)):
            y = s / 2 * (1 + j * 0.6**0.5)
            curved = -y * (pi / l) ** 2 * sin(pi * x / l)
            twisted = pi / l * cos(pi * x / l)
            slope = y * pi / l * cos(pi * x / l)
            area = weight * s / 2 * l / PARTS
            bending += (curved**2 + 2 * (1 - nu) * twisted**2) * area
            work += slope**2 * area
    return bending / work * s**2 / pi**2
