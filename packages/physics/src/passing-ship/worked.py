"""Wang (1975): what stands before the double integrals, and a parabolic hull by its two roots."""

from math import pi

from worked import worked

FLOW = {'rho': (1000, 1030), 'U': (1, 8)}


def twice_head(rho, U):
    return 2 * (rho * U * U / 2)


@worked(**FLOW, J_X=(-50, 50))
def surgeForce(rho, U, J_X):
    return twice_head(rho, U) * J_X / (2 * pi)


@worked(**FLOW, eta=(40, 200), J_Y=(-1, 1))
def swayForce(rho, U, eta, J_Y):
    return twice_head(rho, U) * J_Y * eta / pi


@worked(**FLOW, eta=(40, 200), J_N=(-50, 50))
def yawMoment(rho, U, eta, J_N):
    return twice_head(rho, U) * J_N * eta / pi


@worked(U=(1, 8), g=9.80665, h=(8, 60))
def depthFroude(U, g, h):
    return (U * U / (g * h)) ** 0.5


@worked(A=(100, 900), x=(-50, 50), L=(120, 350))
def parabolicArea(A, x, L):
    return 4 * A * (L / 2 - x) * (L / 2 + x) / L**2


@worked(A=(100, 900), x=(-50, 50), L=(120, 350))
def parabolicSlope(A, x, L):
    return 4 * A / L**2 * ((L / 2 - x) - (L / 2 + x))


@worked(B_1=(15, 60), B_2=(15, 60))
def halfBreadths(B_1, B_2):
    return B_1 / 2 + B_2 / 2


@worked(T_1=(5, 22), T_2=(5, 22))
def deeperKeel(T_1, T_2):
    return T_1 if T_1 > T_2 else T_2
