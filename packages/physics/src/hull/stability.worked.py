"""Hydrostatics and metacentric heights as handbooks have them (Barrass and Derrett, 6th ed. 2006)."""

import math

from worked import worked

FIVE = 5


def five(low, high):
    return [(low, high)] * FIVE


@worked(m=five(1, 20), A=five(0, 300))
def volumeOfSections(m, A):
    return sum(a * b for a, b in zip(m, A))


@worked(m=five(1, 20), M_z=five(1, 2000), V=(1e3, 1e5))
def centreAboveKeel(m, M_z, V):
    return sum(a * b for a, b in zip(m, M_z)) / V


@worked(m=five(1, 20), x=five(-100, 100), A=five(1, 300), V=(1e3, 1e5))
def centreAlong(m, x, A, V):
    return sum(a * b * c for a, b, c in zip(m, x, A)) / V


@worked(m=five(1, 20), b=five(1, 40))
def waterplaneArea(m, b):
    return sum(p * q for p, q in zip(m, b))


@worked(m=five(1, 20), x=five(-100, 100), b=five(1, 40), A_wp=(1e2, 1e4))
def centreOfFlotation(m, x, b, A_wp):
    return sum(p * q * r for p, q, r in zip(m, x, b)) / A_wp


@worked(m=five(1, 20), b=five(1, 40))
def transverseInertia(m, b):
    return sum(2 / 3 * p * (q / 2) ** 3 / 1 for p, q in zip(m, b))


@worked(m=five(1, 20), x=five(-100, 100), b=five(1, 40), A_wp=(1, 10), x_F=(-5, 5))
def longitudinalInertia(m, x, b, A_wp, x_F):
    about_midship = sum(p * q * q * r for p, q, r in zip(m, x, b))
    return about_midship - A_wp * x_F * x_F


@worked(rho=(1000, 1030), V=(100, 1e5))
def displacement(rho, V):
    return rho * V


@worked(Delta=(1e5, 1e8), rho=(1000, 1030))
def displacedVolume(Delta, rho):
    return Delta / rho


@worked(I=(1e3, 1e6), V=(1e3, 1e5))
def metacentricRadius(I, V):
    return I / V


@worked(KB=(1, 10), BM=(1, 30), KG=(1, 20))
def metacentricHeight(KB, BM, KG):
    return KB + BM - KG


@worked(M_fs=(1e4, 1e7), Delta=(1e6, 1e8))
def freeSurfaceCorrection(M_fs, Delta):
    return M_fs / Delta


@worked(GM=(0.1, 10), FSC=(0, 1))
def fluidHeight(GM, FSC):
    return GM - FSC


@worked(KG=(1, 20), FSC=(0, 1))
def fluidCentre(KG, FSC):
    return KG + FSC


@worked(GM_f=(-2, -0.1), BM=(1, 10))
def angleOfLoll(GM_f, BM):
    return math.atan(math.sqrt(2 * -GM_f / BM))


@worked(M=(1e6, 1e8), Delta=(1e6, 1e8), g=9.81, GM_f=(0.2, 8))
def smallHeel(M, Delta, g, GM_f):
    return math.atan2(M, Delta * g * GM_f)


@worked(GM_f=(-1, 8), BM=(1, 30), phi=(0.05, 1.2))
def wallSidedArm(GM_f, BM, phi):
    return (GM_f + 0.5 * BM * math.tan(phi) ** 2) * math.sin(phi)


@worked(L=(20, 300), B=(5, 60), T=(1, 20))
def boxVolume(L, B, T):
    return L * B * T


@worked(T=(1, 20))
def boxCentre(T):
    return 0.5 * T


@worked(L=(20, 300), B=(5, 60))
def boxWaterplane(L, B):
    return L * B


@worked(l=(20, 300), b=(5, 60))
def rectangleInertia(l, b):
    return l * b * b * b / 12


@worked(r=(2, 10))
def circleArea(r):
    return math.pi * r * r


@worked(r=(2, 10))
def circleInertia(r):
    return math.pi * (2 * r) ** 4 / 64


@worked(n_c=(3, 8), a=(20, 300))
def columnsWaterplane(n_c, a):
    return n_c * a


@worked(n_c=(3, 8), i=(100, 5000), a=(20, 300), y=(10, 50))
def columnsInertia(n_c, i, a, y):
    return n_c * i + n_c * a * y * y


@worked(V_p=(5e3, 3e4), n_c=(3, 8), a=(20, 300), T=(15, 25), h_p=(5, 12))
def semiVolume(V_p, n_c, a, T, h_p):
    return V_p + n_c * a * (T - h_p)


@worked(V_p=(5e3, 3e4), h_p=(5, 12), n_c=(3, 8), a=(20, 300), T=(15, 25), V=(1e4, 5e4))
def semiCentre(V_p, h_p, n_c, a, T, V):
    pontoons = V_p * h_p / 2
    columns = n_c * a * (T - h_p) * (T + h_p) / 2
    return (pontoons + columns) / V


@worked(T=(2, 20), D=(21, 40), B=(10, 60), also=({'T': 15, 'D': 17, 'B': 30},))
def boxEdge(T, D, B):
    return math.atan2(min(T, D - T), B / 2)


@worked(y_c=(10, 40), r=(2, 10))
def roundColumnReach(y_c, r):
    return y_c + r


@worked(y_c=(10, 40), b_c=(4, 20))
def squareColumnReach(y_c, b_c):
    return y_c + 0.5 * b_c


@worked(T=(15, 25), h_p=(5, 12), D=(30, 45), y_o=(20, 50), also=({'T': 20, 'h_p': 8, 'D': 24, 'y_o': 36},))
def semiEdge(T, h_p, D, y_o):
    return math.atan2(min(T - h_p, D - T), y_o)
