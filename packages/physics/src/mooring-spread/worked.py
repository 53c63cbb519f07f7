"""A spread of mooring lines about a vessel, by plane geometry and statics."""

import cmath
from math import sqrt

from worked import worked

REACH = (-200, 200)
TURN = (0, 6.28)
MOVED = (-30, 30)


def anchor(r, x_0, alpha):
    return r + cmath.rect(x_0, alpha)


@worked(r_x=REACH, x_0=(100, 2000), alpha=TURN)
def anchorX(r_x, x_0, alpha):
    return anchor(r_x, x_0, alpha).real


@worked(r_y=REACH, x_0=(100, 2000), alpha=TURN)
def anchorY(r_y, x_0, alpha):
    return anchor(r_y * 1j, x_0, alpha).imag


@worked(X_a=(500, 2000), Y_a=(-900, 900), x_G=MOVED, y_G=MOVED, f_x=REACH, f_y=REACH)
def lineSpan(X_a, Y_a, x_G, y_G, f_x, f_y):
    fairlead = complex(x_G + f_x, y_G + f_y)
    return abs(complex(X_a, Y_a) - fairlead)


@worked(x_G=MOVED, y_G=MOVED)
def vesselOffset(x_G, y_G):
    return sqrt(x_G**2 + y_G**2)


@worked(S_e=(5, 60), x_G=MOVED, S=(30, 43))
def surgeAlong(S_e, x_G, S):
    return S_e * (x_G / S)


@worked(S_e=(5, 60), y_G=MOVED, S=(30, 43))
def swayAlong(S_e, y_G, S):
    return S_e * (y_G / S)


@worked(S=(1, 40), S_all=(5, 60))
def offsetShare(S, S_all):
    return S / S_all


@worked(DF=(1, 1.5), T=(1e5, 1e7))
def dynamicTension(DF, T):
    return T * DF


@worked(V=(1e6, 5e6), m=2, w=[(100, 3000), (100, 3000)], L=[(50, 300), (50, 300)])
def verticalBelow(V, m, w, L):
    return V - w[0] * L[0] - w[1] * L[1]


@worked(V=(1e6, 5e6), m=2, w=[(100, 3000), (100, 3000)], L=[(50, 300), (50, 300)], q=1, P=[(-2e5, 2e5)])
def verticalBelowLoads(V, m, w, L, q, P):
    return V - (w[0] * L[0] + w[1] * L[1]) - P[0]


@worked(n=3, k=[(1e3, 1e5), (1e3, 1e5), (1e3, 1e5)])
def spreadStiffness(n, k):
    return k[0] + k[1] + k[2]


@worked(n=3, k=[(1e6, 1e9), (1e6, 1e9), (1e6, 1e9)])
def spreadYawStiffness(n, k):
    return k[0] + k[1] + k[2]


@worked(l_0=(500, 2000), h=(200, 900), h_f=(5, 30), h_0=(300, 600))
def scaledLength(l_0, h, h_f, h_0):
    ratio = (h - h_f) / (h_0 - h_f)
    return ratio * l_0


@worked(T_max=(1e5, 1e7), epsilon=(0.001, 0.02))
def upperTension(T_max, epsilon):
    return T_max + epsilon * T_max


@worked(T_max=(1e5, 1e7), T_dir=(1e5, 1e7))
def tensionRatio(T_max, T_dir):
    return 1 + (T_max - T_dir) / T_dir
