"""Sums of forces, by components."""

from math import sqrt

from worked import worked

FORCE = (-1e6, 1e7)


@worked(F_wx=FORCE, F_cx=FORCE)
def totalForceX(F_wx, F_cx):
    return F_cx + F_wx


@worked(F_wy=FORCE, F_cy=FORCE)
def totalForceY(F_wy, F_cy):
    return F_cy + F_wy


@worked(M_w=(-1e8, 1e9), M_c=(-1e8, 1e9))
def totalMoment(M_w, M_c):
    return M_c + M_w


@worked(F_x=FORCE, F_y=FORCE)
def totalForce(F_x, F_y):
    return sqrt(F_x * F_x + F_y * F_y)
