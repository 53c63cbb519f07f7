"""Plates, discs, boxes and cylinders: added mass from the potential solutions, and geometry."""

from math import pi

from worked import worked


@worked(s_1=(1, 9), s_2=(1, 9), also=[{'s_1': 2, 's_2': 5}, {'s_1': 5, 's_2': 2}])
def shorterSide(s_1, s_2):
    return sorted([s_1, s_2])[0]


@worked(s_1=(1, 9), s_2=(1, 9), also=[{'s_1': 2, 's_2': 5}, {'s_1': 5, 's_2': 2}])
def longerSide(s_1, s_2):
    return sorted([s_1, s_2])[1]


@worked(b=(5, 9), a=(1, 4))
def sideRatio(b, a):
    return 1 / (a / b)


@worked(C_A=(0.5, 1), rho=1025, a=(1, 4), b=(4, 9))
def plateAddedMass(C_A, rho, a, b):
    return rho * C_A * b * (pi * (a / 2) ** 2)


@worked(rho=1025, R=(0.5, 4))
def discAddedMass(rho, R):
    return 8 * rho * R * R * R / 3


@worked(rho=1025, l=(1, 9), s_1=(1, 5), s_2=(1, 5))
def rotationalAddedMass(rho, l, s_1, s_2):
    return rho * l * pi / 128 * (s_1**4 + s_2**4)


@worked(l=(1, 9), w=(1, 9), h=(1, 9))
def boxVolume(l, w, h):
    return h * w * l


@worked(R=(1, 4), h=(1, 9))
def cylinderVolume(R, h):
    return h * R * R * pi


@worked(s_1=(1, 9), s_2=(1, 9))
def rectangleArea(s_1, s_2):
    return s_2 * s_1


@worked(R=(1, 4))
def discArea(R):
    return R * R * pi


@worked(m=(1e3, 1e5), s_1=(1, 9), s_2=(1, 9))
def boxInertia(m, s_1, s_2):
    return m / 12 * s_1 * s_1 + m / 12 * s_2 * s_2


@worked(m=(1e3, 1e5), R=(1, 4), h=(1, 9))
def cylinderInertia(m, R, h):
    return m * R * R / 4 + m * h * h / 12


@worked(m=(1e3, 1e5), R=(1, 4))
def cylinderInertiaAlong(m, R):
    return 0.5 * m * R * R


# Twice the integral of b r^3 from the middle to the edge.
@worked(b=(1, 9), s=(1, 9))
def dragAreaMoment(b, s):
    return 2 * b * (s / 2) ** 4 / 4


@worked(A_p=(1, 90))
def equivalentSide(A_p):
    return A_p / A_p**0.5


@worked(V=(1, 90), A_p=(1, 90))
def equivalentHeight(V, A_p):
    return 1 / (A_p / V)


@worked(rho=1025, V_box=(50, 90), V=(1, 20))
def trappedWater(rho, V_box, V):
    return rho * V_box - rho * V
