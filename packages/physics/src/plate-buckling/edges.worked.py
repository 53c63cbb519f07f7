"""A plate whose loaded edges are simply supported: w = Y(y) sin(lambda_m x) with Y'''' - 2 lambda_m^2 Y'' + (lambda_m^4 -
N lambda_m^2/D) Y = 0, N/D = k pi^2/s^2; its roots over the width, and the conditions of its long edges."""

from math import cos, exp, pi, sin

from worked import worked

PLATE = dict(lambda_m=(3, 6), k=(6, 9), s=(0.5, 1.0))
ROOTS = dict(alpha=(2, 8), s=(0.3, 1.0))


def tanh(x):
    return 1 - 2 / (exp(2 * x) + 1)


@worked(m=(1, 5), l=(0.5, 4))
def lengthwiseNumber(m, l):
    return m * pi / l


@worked(**PLATE)
def hyperbolicNumber(lambda_m, k, s):
    return (lambda_m * (lambda_m + (k**0.5) * pi / s)) ** 0.5


@worked(**PLATE)
def circularNumber(lambda_m, k, s):
    return (lambda_m * (k**0.5 * pi / s - lambda_m)) ** 0.5


@worked(lambda_m=(60, 80), k=(6, 9), s=(0.5, 1.0))
def secondHyperbolicNumber(lambda_m, k, s):
    return (lambda_m * (lambda_m - k**0.5 * pi / s)) ** 0.5


@worked(beta=(2, 8), **ROOTS)
def clampedEdges(beta, alpha, s):
    return alpha * tanh(alpha * s / 2) * cos(beta * s / 2), -beta * sin(beta * s / 2)


@worked(beta=(2, 8), lambda_m=(1, 4), nu=(0.2, 0.4), **ROOTS)
def freeEdge(alpha, beta, lambda_m, nu, s):
    """Moment and edge force of A sinh + B sin at the free edge; (alpha^2 - nu lambda^2)^2 beta tanh cos is the one side."""
    moment = alpha**2 - nu * lambda_m**2
    return alpha * (beta**2 + nu * lambda_m**2) ** 2 * sin(beta * s), moment**2 * beta * tanh(alpha * s) * cos(beta * s)


@worked(kappa=(1, 4), lambda_m=(1, 4), nu=(0.2, 0.4), **ROOTS)
def shortFreeEdge(alpha, kappa, lambda_m, nu, s):
    moment = alpha**2 - nu * lambda_m**2
    return alpha * (kappa**2 - nu * lambda_m**2) ** 2 * tanh(kappa * s), moment**2 * kappa * tanh(alpha * s)
