"""API TR 5C3 (7th edition, 2018): historical collapse, internal yield and body yield of casing and tubing. In psi."""

from math import sqrt

from worked import table, worked

YP = (45e3, 140e3)
SI = (3e8, 9e8)


@worked(k_wall=(0.85, 1), Y_p=SI, t=(0.005, 0.02), D=(0.1, 0.5))
def internalYieldPressure(k_wall, Y_p, t, D):
    return k_wall * Y_p * t / (D / 2)


@worked(Y_p=SI, A_s=(1e-3, 1e-2))
def bodyYieldStrength(Y_p, A_s):
    return A_s * Y_p


@worked(Y_p=SI, sigma_a=(1e7, 2e8), p_i=(0, 4e7))
def equivalentYield(Y_p, sigma_a, p_i):
    """The root of the ellipse S^2 + S Y + Y^2 = Yp^2 for the Y that is left."""
    S = sigma_a + p_i
    return (-S + sqrt(4 * Y_p**2 - 3 * S**2)) / 2


@worked(D=(0.1, 0.5), t=(0.005, 0.02))
def diameterOverWall(D, t):
    return D / t


def polynomial(x, *coefficients):
    return sum(one * x**n for n, one in enumerate(coefficients))


@worked(Y_p=YP)
def constantA(Y_p):
    return polynomial(Y_p, 2.8762, 1.0679e-6, 2.1301e-11, -5.3132e-17)


@worked(Y_p=YP)
def constantB(Y_p):
    return polynomial(Y_p, 0.026233, 5.0609e-7)


@worked(Y_p=YP)
def constantC(Y_p):
    return polynomial(Y_p, -465.93, 0.030867, -1.0483e-8, 3.6989e-14)


A, B, C = (2.9, 3.2), (0.05, 0.09), (1000, 3500)


@worked(A=A, B=B)
def constantX(A, B):
    return 3 * B / (2 * A + B)


@worked(Y_p=YP, A=A, B=B, x=(0.03, 0.045))
def constantF(Y_p, A, B, x):
    return 46.95e6 * A * x**3 / (Y_p * (A * x - B) * (1 - x) ** 2)


@worked(F=(1.9, 2.1), A=A, B=B)
def constantG(F, A, B):
    return F / A * B


@worked(A=A, B=B, C=C, Y_p=YP)
def yieldLimit(A, B, C, Y_p):
    """Where 2 (s - 1)/s^2 is A/s - B - C/Yp: (B + C/Yp) s^2 - (A - 2) s - 2 = 0."""
    a = B + C / Y_p
    return (A - 2 + sqrt((A - 2) ** 2 + 8 * a)) / (2 * a)


@worked(Y_p=YP, A=A, F=(1.9, 2.1), C=C, B=B, G=(0.03, 0.045))
def plasticLimit(Y_p, A, F, C, B, G):
    return (A - F) / (C / Y_p + B - G)


@worked(A=A, B=B)
def transitionLimit(A, B):
    return (2 * A + B) / (3 * B)


@worked(Y_p=YP, s=(8, 14))
def yieldCollapse(Y_p, s):
    return 2 * Y_p / s * (1 - 1 / s)


@worked(Y_p=YP, A=A, B=B, C=C, s=(13, 22))
def plasticCollapse(Y_p, A, B, C, s):
    return Y_p * A / s - Y_p * B - C


@worked(Y_p=YP, F=(1.9, 2.1), G=(0.03, 0.045), s=(22, 31))
def transitionCollapse(Y_p, F, G, s):
    return Y_p * F / s - Y_p * G


@worked(s=(28, 60))
def elasticCollapse(s):
    return 46.95e6 / s / (s - 1) / (s - 1)


table('WALL_TOLERANCE', 0.875, source='API 5CT: a wall no more than 12.5 % under its nominal')
table('FITTED', {'lowest': 40e3, 'highest': 155e3}, source='API TR 5C3, grades H40 to Q125 and V150 of the practice')
