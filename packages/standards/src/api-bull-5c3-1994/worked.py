"""API Bulletin 5C3 (6th edition, 1994), 2.1.5 and 2.1.6."""

from math import sqrt

from worked import worked


@worked(Y_p=(3e8, 9e8), sigma_a=(1e7, 2.5e8))
def axialEquivalentYield(Y_p, sigma_a):
    """The root of the ellipse S^2 + S Y + Y^2 = Yp^2 for the Y that is left."""
    return (sqrt(4 * Y_p**2 - 3 * sigma_a**2) - sigma_a) / 2


@worked(p_o=(1e6, 5e7), s=(8, 40), p_i=(0, 5e7))
def equivalentExternalPressure(p_o, s, p_i):
    return p_o - p_i + 2 * p_i / s
