"""Boussinesq's point load over a rectangle (Poulos and Davis 1974), and compression by indices (Terzaghi and Peck).

The stress is not taken from the closed form: point loads, 3 Q z^3/(2 pi R^5), are summed over the quarter by Gauss's rule.
"""

from math import log, pi

from worked import within, worked

within(1e-9)


def legendre(n):
    """Abscissas and weights on -1 to 1, by Newton's method."""
    from math import cos

    out = []
    for i in range(1, n + 1):
        x = cos(pi * (i - 0.25) / (n + 0.5))
        for _ in range(50):
            p, before = x, 1.0
            for k in range(2, n + 1):
                p, before = ((2 * k - 1) * x * p - (k - 1) * before) / k, p
            slope = n * (x * p - before) / (x * x - 1)
            x -= p / slope
        out.append((x, 2 / ((1 - x * x) * slope * slope)))
    return out


RULE = legendre(60)


@worked(V=(1e5, 1e7), B=(2, 10), L=(2, 15))
def meanPressure(V, B, L):
    return V / B / L


@worked(q=(1e4, 1e5), a=(2, 6), b=(2, 5), z=(1.5, 12))
def stressBelowMiddle(q, a, b, z):
    total = 0.0
    for u, wu in RULE:
        for v, wv in RULE:
            x, y = a * (u + 1) / 2, b * (v + 1) / 2
            total += wu * wv * z**3 / (x * x + y * y + z * z) ** 2.5
    return 4 * 3 * q / (2 * pi) * total * a * b / 4


def layer(h, e_0, sigma_0, sigma_1, sigma_c, C_r, C_c):
    turn = min(sigma_1, sigma_c)
    below = C_r * (log(turn) - log(sigma_0)) / log(10)
    beyond = C_c * (log(sigma_1) - log(sigma_c)) / log(10) if sigma_1 > sigma_c else 0
    return (below + beyond) * h / (1 + e_0)


STATES = [
    dict(h=[2.0], e_0=[1.5], sigma_0=[1e4], sigma_1=[s], sigma_c=[2e4], C_r=[0.07], C_c=[0.6])
    for s in (1e4, 1.5e4, 2e4, 3e4)
]


@worked(
    h=[(0.5, 3), (0.5, 3)],
    e_0=[(0.6, 2), (0.6, 2)],
    sigma_0=[(5e3, 2e4), (2e4, 4e4)],
    sigma_1=[(2e4, 6e4), (4e4, 7e4)],
    sigma_c=[(2e4, 5e4), (4e4, 6e4)],
    C_r=[(0, 0.1), (0.05, 0.1)],
    C_c=[(0.3, 0.9), (0.3, 0.9)],
    also=STATES,
)
def consolidationSettlement(h, e_0, sigma_0, sigma_1, sigma_c, C_r, C_c):
    return sum(layer(*row) for row in zip(h, e_0, sigma_0, sigma_1, sigma_c, C_r, C_c))


@worked(c=(0.3, 20))
def half(c):
    return 0.5 * c
