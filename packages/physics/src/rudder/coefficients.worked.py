"""Rudder coefficients: Soeding as Bertram (Practical Ship Hydrodynamics) has them, and the set of Brix (1993)."""

from math import cos, log, pi, sin

from worked import logarithmic, worked

ANGLE = (-0.9, 0.9)
ASPECT = (0.6, 3)
SMALL = (0.005, 0.5)


@worked(V=(2, 12), c=(1, 8), nu=(1e-6, 1.3e-6))
def reynoldsNumber(V, c, nu):
    return c / nu * V


@worked(R_n=logarithmic(1e5, 1e8))
def frictionDrag(R_n):
    return 0.1875 / (log(R_n / 100) / log(10)) ** 2


@worked(Lambda=ASPECT, alpha=ANGLE)
def soedingLift(Lambda, alpha):
    return 2 * pi * sin(alpha) * Lambda * (0.7 + Lambda) / (1.7 + Lambda) / (1.7 + Lambda)


@worked(Lambda=ASPECT, alpha=ANGLE)
def brixLift(Lambda, alpha):
    return 2 * pi * sin(alpha) * Lambda * (1 + Lambda) / (2 + Lambda) / (2 + Lambda)


@worked(C_Q=(0.5, 1.5), alpha=ANGLE)
def edgeLift(C_Q, alpha):
    s = sin(alpha)
    return C_Q * cos(alpha) * (s * s if s > 0 else -s * s)


@worked(C_L1=(-1, 1), C_L2=(-0.5, 0.5))
def liftCoefficient(C_L1, C_L2):
    return C_L2 + C_L1


@worked(C_L1=(-1, 1), Lambda=ASPECT, C_D0=SMALL)
def soedingInducedDrag(C_L1, Lambda, C_D0):
    return C_D0 + C_L1 * C_L1 / pi / Lambda


@worked(C_Q=(0.5, 1.5), alpha=ANGLE)
def soedingEdgeDrag(C_Q, alpha):
    s = sin(alpha) if alpha > 0 else -sin(alpha)
    return C_Q * s * s * s


@worked(C_L=(-1, 1), Lambda=ASPECT)
def brixInducedDrag(C_L, Lambda):
    return C_L * C_L / pi / Lambda * 1.1


@worked(C_Q=(0.5, 1.5), alpha=ANGLE, C_D0=SMALL)
def brixEdgeDrag(C_Q, alpha, C_D0):
    return C_D0 + soedingEdgeDrag(C_Q, alpha)


@worked(C_D1=SMALL, C_D2=SMALL)
def dragCoefficient(C_D1, C_D2):
    return C_D2 + C_D1


@worked(C_L1=(-1, 1), alpha=ANGLE, C_D1=SMALL, Lambda=ASPECT, C_L2=(-0.5, 0.5), C_D2=SMALL)
def momentCoefficient(C_L1, alpha, C_D1, Lambda, C_L2, C_D2):
    attached = C_L1 * cos(alpha) + C_D1 * sin(alpha)
    edges = C_L2 * cos(alpha) + C_D2 * sin(alpha)
    arm = 0.47 - 0.25 * (Lambda + 2) / (Lambda + 1)
    return -attached * arm - edges * 3 / 4


@worked(C_M=(-0.4, -0.05), c=(1, 8), C_L=(0.3, 1), alpha=(0.05, 0.6), C_D=SMALL)
def centreOfPressure(C_M, c, C_L, alpha, C_D):
    return -C_M / (C_L * cos(alpha) + C_D * sin(alpha)) * c
