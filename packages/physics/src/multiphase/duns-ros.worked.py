"""Duns and Ros (1963) as in Brill and Mukherjee (1999) ch. 4, oilfield units, Fanning friction factors.

The charts are those of two public programs, rounded to the digits that a chart can give: F1 to F7 by one of them, L1, L2
and f2 by the other (there with a further point at either end, beyond which the value is constant). The first of them has F5 = 0.007
and 0.006 at 0.09 and 0.1, between 0.09487 and 0.048, and 1.141421 between 1.0 and 2.0: misprints of 0.07, 0.06 and 1.414.
"""

from math import log10, sqrt

from worked import logarithmic, table, worked

G = 32.174
LBM_PER_S2 = 453.592
POUND = 6.7197e-4  # lbm/(ft s) in one cP
RHO_L, RHO_G, SIGMA, MU_L = (40, 65), (1, 12), (10, 70), (0.5, 50)
NL, NG = logarithmic(0.1, 30), logarithmic(1, 100)


@worked(L_1=(1, 2), L_2=(0.5, 1.1), N_Lv=NL)
def bubbleBoundary(L_1, L_2, N_Lv):
    return L_1 + L_2 * N_Lv


@worked(N_Lv=NL)
def slugBoundary(N_Lv):
    return 50 + 36 * N_Lv


@worked(N_Lv=NL)
def mistBoundary(N_Lv):
    return 75 + 84 * N_Lv**0.75


@worked(F_1=(0.8, 2), F_2=(0.24, 1.05), N_Lv=NL, F_3=(0.7, 4.2), F_4=(-18, 57), N_d=(15, 100), N_Gv=NG)
def bubbleSlip(F_1, F_2, N_Lv, F_3, F_4, N_d, N_Gv):
    F_3_prime = F_3 - F_4 / N_d
    return F_1 + F_2 * N_Lv + F_3_prime * (N_Gv / (1 + N_Lv)) ** 2


@worked(F_5=(0.04, 0.22), N_Gv=NG, N_d=(15, 100), F_6=(-0.1, 2.2), F_7=(0.02, 0.13), N_Lv=NL)
def slugSlip(F_5, N_Gv, N_d, F_6, F_7, N_Lv):
    F_6_prime = 0.029 * N_d + F_6
    return (1 + F_5) * (N_Gv**0.982 + F_6_prime) / (1 + F_7 * N_Lv) ** 2


@worked(S_n=(1, 30), rho_l=RHO_L, sigma=SIGMA)
def slipVelocity(S_n, rho_l, sigma):
    return S_n / (1.938 * (rho_l / sigma) ** 0.25)


@worked(v_s=(0.5, 5), v_m=(2, 40), v_sl=(0.1, 1.5))
def slipHoldup(v_s, v_m, v_sl):
    return (v_s - v_m + sqrt((v_m - v_s) ** 2 + 4 * v_s * v_sl)) / (2 * v_s)


FRICTION = dict(f_1=(0.003, 0.012), v_sg=(0.5, 40), v_sl=(0.1, 3))


@worked(**FRICTION, N_d=(15, 100))
def bubbleFrictionArgument(f_1, v_sg, v_sl, N_d):
    return f_1 * (v_sg / v_sl) * N_d ** (2 / 3)


@worked(**FRICTION)
def slugFrictionCorrection(f_1, v_sg, v_sl):
    return 1 + f_1 * sqrt(v_sg / (50 * v_sl))


@worked(f_1=(0.003, 0.012), f_2=(0.2, 1), f_3=(1, 1.2))
def wallFriction(f_1, f_2, f_3):
    return f_1 * f_2 / f_3


@worked(f_D=(0.001, 0.012), rho_l=RHO_L, v_sl=(0.1, 3), v_m=(2, 40), d=(0.1, 0.5))
def dunsRosFriction(f_D, rho_l, v_sl, v_m, d):
    return 2 * f_D * rho_l * v_sl * v_m / (G * d) / 144


@worked(rho_g=RHO_G, v_sg=(10, 100), mu_l=MU_L, rho_l=RHO_L, sigma=SIGMA)
def filmNumber(rho_g, v_sg, mu_l, rho_l, sigma):
    return rho_g * v_sg**2 * (mu_l * POUND) ** 2 / (rho_l * (sigma / LBM_PER_S2) ** 2)


FILM = dict(epsilon=1e-9, d=0.2, sigma=30.0, rho_g=4.0, v_sg=40.0)


@worked(
    epsilon=1e-9,
    d=(0.1, 0.5),
    sigma=SIGMA,
    rho_g=RHO_G,
    v_sg=(10, 60),
    X_f=logarithmic(0.006, 1),
    also=[{**FILM, 'X_f': X_f} for X_f in (0.001, 0.004985, 0.005, 0.005015, 0.3)]
    + [{**FILM, 'epsilon': 1e-4, 'X_f': X_f} for X_f in (0.001, 0.3)]
    # both sides of the pipe's own roughness
    + [{**FILM, 'epsilon': 0.0749 * 30 / 453.592 / (4 * 40**2) * share, 'X_f': 0.001} for share in (0.997, 1.003)],
)
def mistRoughness(epsilon, d, sigma, rho_g, v_sg, X_f):
    film = sigma / LBM_PER_S2 / (rho_g * v_sg**2 * d)
    return max(epsilon / d, 0.0749 * film if X_f <= 0.005 else 0.3713 * film * X_f**0.302)


@worked(k_f=(0.001, 0.2), d=(0.1, 0.5))
def filmHeight(k_f, d):
    return k_f * d


@worked(k_f=(0.05, 0.4))
def roughFilmFriction(k_f):
    return (4 * log10(0.27 * k_f)) ** -2 + 0.067 * k_f**1.73


@worked(N_m=(150, 400), N_Gv=(120, 150), N_s=(60, 120))
def transitionShare(N_m, N_Gv, N_s):
    return (N_m - N_Gv) / (N_m - N_s)


@worked(rho_g=RHO_G, N_Gv=(120, 150), N_m=(150, 400))
def transitionGasDensity(rho_g, N_Gv, N_m):
    return rho_g * N_Gv / N_m


@worked(A_t=(0, 1), G_s=(0.05, 0.4), G_m=(0.02, 0.2))
def transitionGradient(A_t, G_s, G_m):
    return A_t * G_s + (1 - A_t) * G_m


@worked(A_t=(0, 1), H_s=(0.1, 0.6), lambda_l=(0.01, 0.1))
def transitionLiquid(A_t, H_s, lambda_l):
    return A_t * H_s + (1 - A_t) * lambda_l


charts = {}
SYMBOLS = {'BUBBLE_FRICTION': 'f_2'}


def read(name, xs, ys, x, y):
    data = charts[name] = {'symbol': SYMBOLS.get(name, f'{name[0]}_{name[1]}'), 'xs': xs, 'ys': ys, 'x': x, 'y': y}
    table(name, data, kind='peer-code', source='a public program of the correlation, as the docstring tells')


read(
    'F1',
    [0.002, 0.014, 0.02, 0.03, 0.04, 0.06, 0.09, 0.1, 0.14, 0.2, 0.245, 0.3, 0.4, 0.6, 0.9, 1.414, 2],
    [1.2, 1.2, 1.291, 1.291, 1.5, 1.7, 1.9, 1.951, 2.041, 1.999, 1.951, 1.851, 1.7, 1.451, 1.151, 0.9, 0.8],
    'log',
    'log',
)
read(
    'F2',
    [0.002, 0.005, 0.01, 0.01414, 0.02, 0.04, 0.08, 0.09, 0.1, 0.1189, 0.1414, 0.1682, 0.2, 0.3, 0.7, 1, 2],
    [0.24, 0.24, 0.24, 0.24, 0.269, 0.48, 0.8485, 0.9, 0.9487, 1.0488, 1.0488, 1.0488, 1.0488, 1, 0.8485, 0.8, 0.7],
    'log',
    'log',
)
read(
    'F3',
    [0.002, 0.003, 0.003464, 0.004, 0.005, 0.005477, 0.006, 0.007, 0.009]
    + [0.01, 0.02, 0.04, 0.07, 0.1, 0.1414, 0.2, 0.5, 1, 2],
    [0.7489, 0.7489, 0.7489, 0.7735, 0.7735, 0.7737, 0.825, 0.925, 1.125]
    + [1.173, 1.824, 2.525, 2.925, 3.125, 3.325, 3.525, 3.725, 3.925, 4.125],
    'log',
    'log',
)
read(
    'F4',
    [0.002, 0.003, 0.005, 0.009, 0.03, 0.04, 0.05, 0.06, 0.07, 0.08, 0.1, 0.3, 0.6, 1, 2],
    [-18, -5, 8, 21, 44, 49.5, 52, 56, 56, 56.5, 57, 57, 57, 57, 57],
    'log',
    'linear',
)
read(
    'F5',
    [0.002, 0.003, 0.006, 0.02, 0.0245, 0.03, 0.04, 0.04472, 0.05, 0.05477, 0.06]
    + [0.07, 0.09, 0.1, 0.1189, 0.1414, 0.1682, 0.2, 0.4, 0.7, 1, 1.4142, 2],
    [0.22, 0.2098, 0.2, 0.17, 0.1649, 0.16, 0.1449, 0.1349, 0.13, 0.12, 0.1095]
    + [0.0949, 0.07, 0.06, 0.048, 0.042, 0.042, 0.046, 0.06, 0.08, 0.0949, 0.1189, 0.1414],
    'log',
    'log',
)
read(
    'F6',
    [0.002, 0.003, 0.004, 0.005, 0.007, 0.009, 0.01, 0.01189, 0.01414, 0.01682, 0.02, 0.0245, 0.03, 0.05, 0.07, 0.09]
    + [0.1, 0.1189, 0.1414, 0.1682, 0.2, 0.3, 0.4, 0.5, 0.6, 1, 2],
    [0.86, 0.5, 0.3, 0.18, 0.04, -0.04, -0.08, -0.12, -0.14, -0.12, -0.08, 0.08, 0.36, 0.96, 1.46, 1.98]
    + [2.1, 2.18, 2.1, 2.04, 1.98, 1.86, 1.8, 1.76, 1.765, 1.765, 1.765],
    'log',
    'linear',
)
read(
    'F7',
    [0.002, 0.003, 0.005, 0.02, 0.07, 0.1, 0.1414, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.4142, 2],
    [0.13, 0.1249, 0.1095, 0.07, 0.045, 0.04, 0.035, 0.032, 0.03]
    + [0.028, 0.027, 0.026, 0.026, 0.025, 0.025, 0.0245, 0.024, 0.024],
    'log',
    'log',
)
read('L1', [16, 20, 30, 40, 50, 70], [2, 1.9, 1.6, 1.25, 1.1, 1], 'linear', 'linear')
read('L2', [7.5, 20, 30, 40, 50, 60, 100], [0.5, 0.75, 0.9, 1, 1.1, 1.1, 1.11], 'linear', 'linear')
read(
    'BUBBLE_FRICTION',
    [0.4, 0.7, 1, 2, 3, 6, 10, 20, 40, 100],
    [1, 0.9, 0.75, 0.6, 0.5, 0.4, 0.35, 0.3, 0.25, 0.2],
    'linear',
    'linear',
)
