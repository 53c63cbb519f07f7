"""Elastic buckling of a flat plate under even edge stress. Timoshenko and Gere, Theory of Elastic Stability, 9.2 to 9.7."""

from math import pi

from worked import table, worked

S, L, T = (0.4, 0.9), (0.9, 4.0), (0.006, 0.03)
ASPECTS = [dict(l=x, s=1) for x in (1, 1.2, 1.4138, 1.4148, 2, 2.44, 2.46, 3, 3.47, 5, 20.3)]


def factor(m, l, s):
    return (m * s / l + l / (m * s)) ** 2


@worked(l=L, s=S, also=ASPECTS)
def halfWaves(l, s):
    return min(range(1, 200), key=lambda m: factor(m, l, s))


@worked(m=(1, 4), l=L, s=S)
def longitudinalFactor(m, l, s):
    return m**2 * s**2 / l**2 + 2 + l**2 / (m**2 * s**2)


@worked(l=L, s=S)
def transverseFactor(l, s):
    return 1 + 2 * (s / l) ** 2 + (s / l) ** 4


@worked(l=L, s=S)
def shearFactor(l, s):
    return 5.34 + 4 * s * s / l / l


@worked(k=(0.9, 10), E=(7e10, 2.1e11), nu=(0.2, 0.4), t=T, s=S)
def bucklingStress(k, E, nu, t, s):
    stiffness = E * t**3 / (12 * (1 - nu**2))
    return k * pi**2 * stiffness / (s**2 * t)


@worked(sigma=(1e7, 3e8), sigma_E=(5e7, 4e8))
def elasticUse(sigma, sigma_E):
    return 1 / (sigma_E / sigma)


table('CLAMPED_LONG_EDGES', 6.97, source='Timoshenko and Gere, 9.4: the least factor over the length, long edges clamped')
