"""OCIMF (1994): the form of wind and current loads on tankers, by public descriptions."""

from math import exp, log

from worked import table, worked

AIR = {'rho_a': (1.15, 1.3), 'V': (5, 45), 'A_L': (2000, 9000)}
WATER = {'rho_w': (1000, 1030), 'V': (0.2, 2), 'L_BP': (150, 330), 'T': (8, 24)}
SIGNED = (-1, 1)


def pressure(density, speed):
    return density * speed * speed / 2


@worked(rho_a=(1.15, 1.3), V=(5, 45), C_x=SIGNED, A_T=(500, 2000))
def windForceX(rho_a, V, C_x, A_T):
    return pressure(rho_a, V) * A_T * C_x


@worked(C_y=SIGNED, **AIR)
def windForceY(rho_a, V, C_y, A_L):
    return pressure(rho_a, V) * A_L * C_y


@worked(C_m=SIGNED, L_BP=(150, 330), **AIR)
def windMoment(rho_a, V, C_m, A_L, L_BP):
    return pressure(rho_a, V) * A_L * L_BP * C_m


@worked(C_x=SIGNED, **WATER)
def currentForceX(rho_w, V, L_BP, T, C_x):
    return pressure(rho_w, V) * (L_BP * T) * C_x


@worked(C_y=SIGNED, **WATER)
def currentForceY(rho_w, V, L_BP, T, C_y):
    return pressure(rho_w, V) * (L_BP * T) * C_y


@worked(C_m=SIGNED, **WATER)
def currentMoment(rho_w, V, L_BP, T, C_m):
    return pressure(rho_w, V) * (L_BP * T) * L_BP * C_m


@worked(V_z=(5, 50), z_10=10, z=(4, 60))
def windAtReference(V_z, z_10, z):
    return V_z * exp((log(z_10) - log(z)) / 7)


@worked(d=(10, 80), T=(5, 22))
def depthRatio(d, T):
    return d / T


table('REFERENCE_HEIGHT', 10, source='public descriptions of OCIMF (1994)', kind='independent-calc')
