"""Whicker and Fehlner (1958): free-stream lift and drag of a low-aspect-ratio surface, unswept; angles in degrees."""

from math import pi

from worked import worked

ASPECT = (0.6, 3)


@worked(Lambda=ASPECT)
def liftSlope(Lambda):
    return 1.8 * pi * Lambda / 57.3 / (1.8 + (4 + Lambda * Lambda) ** 0.5)


@worked(C_L_alpha=(0.02, 0.06), alpha=(-30, 30), C_Dc=(0, 1.7), Lambda=ASPECT)
def liftCoefficient(C_L_alpha, alpha, C_Dc, Lambda):
    turned = alpha / 57.3
    side = 1 if alpha > 0 else -1
    return C_L_alpha * alpha + side * C_Dc * turned * turned / Lambda


@worked(C_D0=(0.005, 0.02), C_L=(-1.5, 1.5), Lambda=ASPECT)
def dragCoefficient(C_D0, C_L, Lambda):
    return C_L * C_L / (0.9 * Lambda * pi) + C_D0


@worked(rho=(1000, 1030), V=(2, 12), A=(5, 60), C_L=(-1.5, 1.5))
def lift(rho, V, A, C_L):
    return C_L * V * V * A * rho / 2


@worked(rho=(1000, 1030), V=(2, 12), A=(5, 60), C_D=(0.01, 0.5))
def drag(rho, V, A, C_D):
    return C_D * V * V * A * rho / 2
