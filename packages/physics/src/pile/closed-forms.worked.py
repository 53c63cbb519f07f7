"""Elastic piles on linear springs, by marching their differential equations from the tip up, and by derivatives."""

from math import cos, exp, pi, sin

from worked import within, worked

within(2e-6)
STEPS = 2000


@worked(D=(1, 3), D_i=(0.8, 0.95))
def steelArea(D, D_i):
    return pi / 4 * D * D - pi / 4 * D_i * D_i


@worked(k=(5e6, 5e7), E=2.1e11, A=(0.05, 0.3))
def shaftDecay(k, E, A):
    return k**0.5 / (E * A) ** 0.5


@worked(k_b=(1e7, 1e9), E=2.1e11, A=(0.05, 0.3), mu=(0.02, 0.06))
def baseRatio(k_b, E, A, mu):
    return k_b / mu / A / E


@worked(E=2.1e11, A=(0.05, 0.3), mu=(0.01, 0.05), L=(10, 60), r=(0, 2))
def headStiffness(E, A, mu, L, r):
    # E A w'' = k w from a unit displacement of the tip, by Runge and Kutta
    k, h = mu**2 * E * A, L / STEPS
    w, N = 1.0, r * E * A * mu
    for _ in range(STEPS):
        a = N / (E * A), k * w
        b = (N + h / 2 * a[1]) / (E * A), k * (w + h / 2 * a[0])
        c = (N + h / 2 * b[1]) / (E * A), k * (w + h / 2 * b[0])
        d = (N + h * c[1]) / (E * A), k * (w + h * c[0])
        w, N = w + h / 6 * (a[0] + 2 * b[0] + 2 * c[0] + d[0]), N + h / 6 * (a[1] + 2 * b[1] + 2 * c[1] + d[1])
    return N / w


@worked(P=(1e5, 1e7), K_0=(1e8, 1e9))
def headSettlement(P, K_0):
    return P / K_0


@worked(k=(1e6, 5e7), EI=(1e8, 1e10))
def characteristic(k, EI):
    return (k / 4 / EI) ** 0.5**2


@worked(beta=(0.05, 0.4), L=(10, 60))
def slenderness(beta, L):
    return L * beta


@worked(H=(1e4, 1e6), beta=(0.05, 0.4), k=(1e6, 5e7), z=(0, 20))
def deflectionAlong(H, beta, k, z):
    return 2 * beta * H / k * cos(beta * z) / exp(beta * z)


@worked(H=(1e4, 1e6), beta=(0.05, 0.4), k=(1e6, 5e7))
def headDeflection(H, beta, k):
    return deflectionAlong(H, beta, k, 0)


def moment(H, beta, z):
    # E I times the second derivative of the deflection, with k = 4 E I beta^4
    EI = 1.0
    d = 1e-3 / beta
    y = [deflectionAlong(H, beta, 4 * EI * beta**4, z + i * d) for i in (-2, -1, 0, 1, 2)]
    return EI * (-y[0] + 16 * y[1] - 30 * y[2] + 16 * y[3] - y[4]) / (12 * d * d)


@worked(H=(1e4, 1e6), beta=(0.05, 0.4), z=(1, 20))
def momentAlong(H, beta, z):
    return moment(H, beta, z)


def largest(H, beta):
    return max((moment(H, beta, i / 2000 * 3 / beta), i / 2000 * 3 / beta) for i in range(1, 2000))


@worked(H=(1e4, 1e6), beta=(0.05, 0.4))
def largestMoment(H, beta):
    return largest(H, beta)[0]


@worked(beta=(0.05, 0.4))
def depthOfLargestMoment(beta):
    low, high = 0.1 / beta, 1.5 / beta
    for _ in range(80):
        a, b = low + (high - low) / 3, high - (high - low) / 3
        low, high = (a, high) if sin(beta * a) / exp(beta * a) < sin(beta * b) / exp(beta * b) else (low, b)
    return low


@worked(D=(1, 3), D_i=(0.8, 0.95))
def tubeInertia(D, D_i):
    return pi / 64 * D**4 - pi / 64 * D_i**4


@worked(M_max=(1e5, 1e8), D=(0.5, 3), I=(1e-3, 1e-1))
def bendingStress(M_max, D, I):
    return M_max / I * D / 2
