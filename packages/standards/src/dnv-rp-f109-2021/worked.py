"""DNV-RP-F109 (2021), the weight, oscillation, current, soil and design clauses, and its tables.

Formulas from the practice as a verification sheet and public programs of the 2010 and 2017 editions give them, whose
methods the 2021 edition keeps. Tables are a reading of those programs' transcriptions.
"""

from math import exp, log, pi, sin, sqrt

from worked import logarithmic, table, tables, worked

RHO, G = (1000, 1030), 9.80665
D = (0.2, 1.2)
W = (500, 5000)
PROGRAMS = 'two public programs of the practice, one in Python and one in JavaScript, written apart'


# 3.2.1 and geometry


@worked(D_b=D, t=(0.003, 0.1))
def coatedDiameter(D_b, t):
    return D_b + 2 * t


@worked(D_s=D, t_s=(0.01, 0.03))
def innerDiameter(D_s, t_s):
    return D_s - 2 * t_s


@worked(rho=(900, 7850), g=(9.7, 9.9), D_o=(0.4, 0.6), D_i=(0.3, 0.39))
def annulusWeight(rho, g, D_o, D_i):
    return rho * g * pi / 4 * (D_o**2 - D_i**2)


@worked(rho_cont=(50, 1000), g=(9.7, 9.9), D_i=D)
def contentWeight(rho_cont, g, D_i):
    return rho_cont * g * pi / 4 * D_i**2


@worked(w_below=W, w_c=W)
def coatingSum(w_below, w_c):
    return w_below + w_c


@worked(rho_w=RHO, g=(9.7, 9.9), D=D)
def buoyancy(rho_w, g, D):
    return rho_w * g * pi * D**2 / 4


@worked(w_steel=W, w_coat=W, w_cont=W, b=W)
def submergedWeight(w_steel, w_coat, w_cont, b):
    return w_steel + w_coat + w_cont - b


@worked(w_s=W, b=W)
def weightInAir(w_s, b):
    return w_s + b


@worked(w_s=W, b=W)
def specificGravity(w_s, b):
    return (w_s + b) / b


@worked(gamma_w=(1.05, 1.2), b=W)
def factoredBuoyancy(gamma_w, b):
    return gamma_w * b


@worked(gamma_w=(1.05, 1.2), b=W, w_s=W)
def verticalStabilityUtilisation(gamma_w, b, w_s):
    return gamma_w * b / (w_s + b)


table('GAMMA_W', 1.1, source='DNV-RP-F109 3.2.1, as PDover2t (floatation stability, eq. 3.1) has it', kind='peer-code')


# 3.4.2 and 3.4.3: the design oscillation


@worked(T_storm=(3600, 30000), T_u=(5, 15))
def numberOfOscillations(T_storm, T_u):
    return T_storm / T_u


@worked(tau=(300, 3000), U_w=(0.1, 2))
def designOscillationVelocity(tau, U_w):
    return 0.5 * (sqrt(2 * log(tau)) + 0.5772 / sqrt(2 * log(tau))) * U_w


@worked(d=(10, 300), g=(9.7, 9.9))
def referencePeriod(d, g):
    return sqrt(d / g)


def between(points, x):
    if x <= points[0][0]:
        return points[0][1]
    for (x0, y0), (x1, y1) in zip(points, points[1:]):
        if x <= x1:
            return y0 + (y1 - y0) * (x - x0) / (x1 - x0)
    return points[-1][1]


@worked(gamma=(1.05, 3.2), also=[dict(gamma=c) for c in (0.9, 1, 1.005, 3.29, 3.3, 3.31, 4, 4.98, 5, 5.02, 7)])
def periodCoefficient(gamma):
    return between([(1.0, 1.25), (3.3, 1.21), (5.0, 1.17)], gamma)


@worked(
    k_t=(1.17, 1.25),
    T_n=(0.5, 1.4),
    T_u=(8, 14),
    also=[dict(k_t=1.21, T_n=n, T_u=10) for n in (1.99, 2, 2.01, 4)],
)
def periodRatio(k_t, T_n, T_u):
    return k_t - 5 * (k_t - 1) * T_n / T_u if T_n / T_u <= 0.2 else 1


@worked(k_T=(1, 1.25), T_u=(5, 15))
def designOscillationPeriod(k_T, T_u):
    return k_T * T_u


@worked(theta_w=(0.1, 1.5), also=[dict(theta_w=pi / 2), dict(theta_w=2.5)])
def directionalReduction(theta_w):
    return abs(sin(theta_w))


@worked(R_D=(0.3, 0.95), U_s=(0.1, 2))
def perpendicularVelocity(R_D, U_s):
    return R_D * U_s


# 3.4.4: the current


@worked(V_r=(0.1, 1.5), z_r=(1, 5), z_0=logarithmic(5e-6, 0.04), D=D, theta_c=(0.2, 1.5))
def meanCurrentVelocity(V_r, z_r, z_0, D, theta_c):
    return V_r * ((1 + z_0 / D) * log(D / z_0 + 1) - 1) / log(z_r / z_0 + 1) * sin(theta_c)


table(
    'BOTTOM_ROUGHNESS',
    {
        'silt and clay': 5e-6,
        'fine sand': 1e-5,
        'medium sand': 4e-5,
        'coarse sand': 1e-4,
        'gravel': 3e-4,
        'pebble': 2e-3,
        'cobble': 1e-2,
        'boulder': 4e-2,
    },
    source='DNV-RP-F109 table 3-1, as a public Python program of the practice has it',
    kind='peer-code',
)


# 3.4.6: the soil


@worked(w_s=(2000, 5000), F_Z_star=(100, 1500))
def contactForce(w_s, F_Z_star):
    return w_s - F_Z_star


@worked(gamma_s_prime=(7000, 11000), D=D, F_C=W)
def sandContactParameter(gamma_s_prime, D, F_C):
    return gamma_s_prime * D**2 / F_C


@worked(kappa_s=(0.5, 20))
def sandInitialPenetration(kappa_s):
    return 0.037 * kappa_s**-0.67


@worked(
    kappa_s=(0.5, 20),
    zeta_p=(0.01, 0.5),
    F_C=W,
    also=[dict(kappa_s=k, zeta_p=0.2, F_C=1000) for k in (26.6, 26.7, 26.8, 40)],
)
def sandPassiveResistance(kappa_s, zeta_p, F_C):
    share = 5 * kappa_s - 0.15 * kappa_s**2 if kappa_s <= 26.7 else kappa_s
    return share * zeta_p**1.25 * F_C


@worked(s_u=logarithmic(1000, 1e5), D=D, F_C=W)
def clayContactParameter(s_u, D, F_C):
    return s_u * D / F_C


@worked(s_u=logarithmic(1000, 1e5), D=D, gamma_s=(14000, 20000))
def clayStrengthParameter(s_u, D, gamma_s):
    return s_u / (D * gamma_s)


@worked(G_c=(0.05, 2.8), kappa_c=(0.3, 10))
def clayInitialPenetration(G_c, kappa_c):
    return 0.0071 * (G_c**0.3 / kappa_c) ** 3.2 + 0.062 * (G_c**0.3 / kappa_c) ** 0.7


@worked(kappa_c=(0.3, 10), G_c=(0.05, 2.8), zeta_p=(0.01, 0.5), F_C=W)
def clayPassiveResistance(kappa_c, G_c, zeta_p, F_C):
    return 4.1 * kappa_c / G_c**0.39 * zeta_p**1.31 * F_C


table('FRICTION', {'sand': 0.6, 'clay': 0.2, 'rock': 0.6}, source='DNV-RP-F109 3.4.6, as a public Python program of the practice has it', kind='peer-code')


# 3.6: absolute lateral static stability


@worked(U_star=(0.2, 3), T_star=(5, 15), D=D)
def keuleganCarpenter(U_star, T_star, D):
    return U_star * T_star / D


@worked(V_star=(0.1, 1.5), U_star=(0.2, 3))
def steadyToOscillatory(V_star, U_star):
    return V_star / U_star


@worked(C_25=(1, 13), K_star=(0.3, 2.4))
def inertiaGovernedCoefficient(C_25, K_star):
    return C_25 * 2.5 / K_star


@worked(C_25=(0.9, 1.1), K_star=(0.3, 2.4), M_star=(10.1, 40), also=[dict(C_25=1, K_star=1, M_star=m) for m in (10, 12, 16.39, 16.4, 30)])
def inertiaBesideCurrent(C_25, K_star, M_star):
    # load over that of the oscillation alone: of M* = 10, and of the steady flow
    held, steady = C_25 * 2.5 / K_star * 11**2, C_25 * (1 + M_star) ** 2
    return max(held, steady) / (1 + M_star) ** 2


LOAD = dict(rho_w=RHO, D=D, U_star=(0.2, 3), V_star=(0.1, 1.5))


@worked(r_tot_y=(0.3, 0.95), C_Y_star=(1, 13), **LOAD)
def peakHorizontalLoad(r_tot_y, rho_w, D, C_Y_star, U_star, V_star):
    return r_tot_y * 0.5 * rho_w * D * C_Y_star * (U_star + V_star) ** 2


@worked(r_tot_z=(0.3, 0.95), C_Z_star=(0.9, 5), **LOAD)
def peakVerticalLoad(r_tot_z, rho_w, D, C_Z_star, U_star, V_star):
    return r_tot_z * 0.5 * rho_w * D * C_Z_star * (U_star + V_star) ** 2


@worked(zeta_p=(0.02, 0.48), also=[dict(zeta_p=z) for z in (0, 0.4975, 0.5, 0.5025, 0.8)])
def penetrationReductionHorizontal(zeta_p):
    return max(0.3, 1 - 1.4 * zeta_p)


@worked(zeta_p=(0.12, 0.8), also=[dict(zeta_p=z) for z in (0, 0.05, 0.0995, 0.1, 0.1005, 0.865, 0.873, 0.95)])
def penetrationReductionVertical(zeta_p):
    return min(1.0, max(0.0, 1 - 1.3 * (zeta_p - 0.1)))


@worked(gamma_SC=(0.95, 2.5), F_Y_star=W, mu=(0.2, 0.6), F_Z_star=W)
def lateralDemand(gamma_SC, F_Y_star, mu, F_Z_star):
    return gamma_SC * (F_Y_star + mu * F_Z_star)


@worked(mu=(0.2, 0.6), w_s=W, F_R=W)
def lateralResistance(mu, w_s, F_R):
    return mu * w_s + F_R


@worked(S_Y=W, R_Y=W)
def horizontalUtilisation(S_Y, R_Y):
    return S_Y / R_Y


@worked(gamma_SC=(0.95, 2.5), F_Z_star=W)
def upliftDemand(gamma_SC, F_Z_star):
    return gamma_SC * F_Z_star


@worked(S_Z=W, w_s=W)
def verticalUtilisation(S_Z, w_s):
    return S_Z / w_s


def classes(low, normal, high):
    return dict(low=low, normal=normal, high=high)


table(
    'GAMMA_SC',
    {
        'North Sea winter': dict(sand=classes(0.98, 1.32, 1.67), clay=classes(1.00, 1.40, 1.83)),
        'NWS Australia cyclonic': dict(sand=classes(0.95, 1.50, 2.16), clay=classes(0.95, 1.56, 2.31)),
        'Gulf of Mexico and Southern Ocean winter': dict(sand=classes(0.95, 1.41, 1.99), clay=classes(0.97, 1.50, 2.16)),
        'Gulf of Mexico cyclonic': dict(sand=classes(0.95, 1.64, 2.46), clay=classes(0.93, 1.64, 2.54)),
    },
    source='DNV-RP-F109 tables 3-5 to 3-8, as a public Python program has them; the North Sea also in PDover2t',
    kind='peer-code',
)
# rows M* = 0, 0.1, 0.2, 0.3, 0.4, 0.6, 0.8, 1, 2, 5, 10; columns K* = 2.5, 5, 10, 20, 30, 40, 50, 60, 70, 100, 140
table(
    'C_Y_STAR',
    [
        [13, 6.8, 4.55, 3.33, 2.72, 2.4, 2.15, 1.95, 1.8, 1.52, 1.3],
        [10.7, 5.76, 3.72, 2.72, 2.2, 1.9, 1.71, 1.58, 1.49, 1.33, 1.22],
        [9.02, 5, 3.15, 2.3, 1.85, 1.58, 1.42, 1.33, 1.27, 1.18, 1.14],
        [7.64, 4.32, 2.79, 2.01, 1.63, 1.44, 1.33, 1.26, 1.21, 1.14, 1.09],
        [6.63, 3.8, 2.51, 1.78, 1.46, 1.32, 1.25, 1.19, 1.16, 1.1, 1.05],
        [5.07, 3.3, 2.27, 1.71, 1.43, 1.34, 1.29, 1.24, 1.18, 1.08, 1],
        [4.01, 2.7, 2.01, 1.57, 1.44, 1.37, 1.31, 1.24, 1.17, 1.05, 1],
        [3.25, 2.3, 1.75, 1.49, 1.4, 1.34, 1.27, 1.2, 1.13, 1.01, 1],
        [1.52, 1.5, 1.45, 1.39, 1.34, 1.2, 1.08, 1.03, 1, 1, 1],
        [1.11, 1.1, 1.07, 1.06, 1.04, 1.01, 1, 1, 1, 1, 1],
        [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    ],
    source=f'DNV-RP-F109 table 3-9, as in {PROGRAMS}',
    kind='peer-code',
)
table(
    'C_Z_STAR',
    [
        [5, 5, 4.85, 3.21, 2.55, 2.26, 2.01, 1.81, 1.63, 1.26, 1.05],
        [3.87, 4.08, 4.23, 2.87, 2.15, 1.77, 1.55, 1.41, 1.31, 1.11, 0.97],
        [3.16, 3.45, 3.74, 2.6, 1.86, 1.45, 1.26, 1.16, 1.09, 1, 0.9],
        [3.01, 3.25, 3.53, 2.14, 1.52, 1.26, 1.1, 1.01, 0.99, 0.95, 0.9],
        [2.87, 3.08, 3.35, 1.82, 1.29, 1.11, 0.98, 0.9, 0.9, 0.9, 0.9],
        [2.21, 2.36, 2.59, 1.59, 1.2, 1.03, 0.92, 0.9, 0.9, 0.9, 0.9],
        [1.53, 1.61, 1.8, 1.18, 1.05, 0.97, 0.92, 0.9, 0.9, 0.9, 0.9],
        [1.05, 1.13, 1.28, 1.12, 0.99, 0.91, 0.9, 0.9, 0.9, 0.9, 0.9],
        [0.96, 1.03, 1.05, 1, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9],
        [0.91, 0.92, 0.93, 0.91, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9],
        [0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9],
    ],
    source=f'DNV-RP-F109 table 3-10, as in {PROGRAMS}',
    kind='peer-code',
)


# 3.5: generalised lateral stability


@worked(U_w=(0.1, 2), T_u=(5, 15), D=D)
def significantKeuleganCarpenter(U_w, T_u, D):
    return U_w * T_u / D


@worked(V=(0.1, 1.5), U_w=(0.1, 2))
def significantVelocityRatio(V, U_w):
    return V / U_w


@worked(U_w=(0.1, 2), g=(9.7, 9.9), T_u=(5, 15))
def accelerationParameter(U_w, g, T_u):
    return U_w / (g * T_u)


@worked(w_s=W, rho_w=RHO, D=D, U_w=(0.1, 2))
def weightParameter(w_s, rho_w, D, U_w):
    return w_s / (0.5 * rho_w * D * U_w**2)


@worked(L=(1, 20), rho_w=RHO, D=D, U_w=(0.1, 2))
def weightOfParameter(L, rho_w, D, U_w):
    return L * 0.5 * rho_w * D * U_w**2


@worked(l=(0.2, 4), M=(0.2, 4))
def significantWeightParameter(l, M):
    # the table prints L / (2 + M)^2
    return l * (2 + M) ** 2


# ten diameters belong to a thousand oscillations
@worked(r_Y=0.01, tau=(500, 2000))
def greatestDisplacement(r_Y, tau):
    return 10 * tau / 1000


@worked(L_stable=(8, 20), L_10=(3, 7), Y_tau=(5, 20), Y=(0.6, 9.5), also=[dict(L_stable=10, L_10=4, Y_tau=10, Y=0.5), dict(L_stable=10, L_10=4, Y_tau=10, Y=10)])
def weightParameterForDisplacement(L_stable, L_10, Y_tau, Y):
    slope = log(L_stable / L_10) / log(0.5 / Y_tau)
    return exp(log(L_stable) + slope * log(Y / 0.5))


# rows M = 0.2, 0.4, 0.5, 0.6, 0.8, 1, 1.5, 2, 4, 10; columns K = 10, 15, 20, 30, 40, 60
table(
    'L_STABLE_WIDE',
    [
        [1.50, 1.42, 1.35, 1.25, 1.22, 1.22],
        [1.82, 1.70, 1.61, 1.53, 1.50, 1.50],
        [2.19, 1.97, 1.83, 1.69, 1.61, 1.61],
        [2.65, 2.35, 2.18, 1.99, 1.85, 1.72],
        [3.05, 2.55, 2.32, 2.13, 2.01, 1.90],
        [3.05, 2.55, 2.40, 2.20, 2.06, 1.95],
        [2.65, 2.45, 2.36, 2.24, 2.11, 2.09],
        [2.50, 2.40, 2.35, 2.27, 2.22, 2.19],
        [2.45, 2.40, 2.39, 2.37, 2.37, 2.37],
        [2.50] * 6,
    ],
    source=f'DNV-RP-F109 table of L_stable on sand, K >= 10, as in {PROGRAMS}',
    kind='peer-code',
)
# columns N = 0.003, 0.006, 0.012, 0.024, 0.048
table(
    'L_STABLE_NARROW',
    [
        [1.55, 1.45, 1.34, 1.24, 1.13],
        [2.00, 1.65, 1.34, 1.24, 1.13],
        [3.30, 2.60, 1.91, 1.24, 1.13],
        [3.75, 3.07, 2.38, 1.70, 1.13],
        [4.00, 3.45, 2.90, 2.36, 1.81],
        [3.90, 3.50, 3.10, 2.71, 2.31],
        [3.25, 3.13, 3.00, 2.88, 2.75],
        [2.75] * 5,
        [2.60] * 5,
        [2.50] * 5,
    ],
    source='DNV-RP-F109 table of L_stable on sand, K <= 5, as a public Python program has it',
    kind='peer-code',
)
# columns K = 5, 10, 15, 20, 30, 40, 60, 100
table(
    'L_10_SAND',
    [
        [0.20, 0.41, 0.61, 0.81, 0.69, 0.69, 0.69, 0.69],
        [0.31, 0.62, 0.93, 0.81, 0.75, 0.72, 0.70, 0.70],
        [0.34, 0.69, 1.03, 0.93, 0.83, 0.78, 0.75, 1.00],
        [0.79, 1.20, 1.13, 1.10, 1.07, 1.05, 1.03, 1.02],
        [0.85, 1.40, 1.37, 1.35, 1.33, 1.33, 1.32, 1.31],
        [1.60, 1.50, 1.47, 1.45, 1.43, 1.43, 1.42, 1.41],
        [1.80, 1.70, 1.67, 1.65, 1.63, 1.63, 1.62, 1.61],
        [1.90, 1.80, 1.77, 1.75, 1.73, 1.73, 1.72, 1.71],
        [2.10, 2.00, 1.97, 1.95, 1.93, 1.93, 1.92, 1.91],
        [2.50] * 8,
    ],
    source='DNV-RP-F109 table of L_10 on sand, as a public Python program has it; a JavaScript one prints an older, lower table',
    kind='peer-code',
)


# readings of the tables, linear in both directions, at the edge beyond them

M_STAR = [0, 0.1, 0.2, 0.3, 0.4, 0.6, 0.8, 1, 2, 5, 10]
K_STAR = [2.5, 5, 10, 20, 30, 40, 50, 60, 70, 100, 140]
M_ROWS = [0.2, 0.4, 0.5, 0.6, 0.8, 1, 1.5, 2, 4, 10]


def reading(name, rows, columns, m, k):
    data = tables[name]['data']
    return between([(y, between(list(zip(columns, row)), k)) for y, row in zip(rows, data)], m)


def load_coefficients(K, M):
    C_Y = reading('C_Y_STAR', M_STAR, K_STAR, M, max(K, 2.5))
    # beyond the last row no less load than there
    short = C_Y * 2.5 / K if K < 2.5 else C_Y
    C_Y = short if M <= 10 else max(C_Y, short * 121 / (1 + M) ** 2)
    return [C_Y, reading('C_Z_STAR', M_STAR, K_STAR, M, max(K, 2.5))]


def half_a_diameter(K, M, N):
    wide = lambda k: reading('L_STABLE_WIDE', M_ROWS, [10, 15, 20, 30, 40, 60], M, k)
    narrow = reading('L_STABLE_NARROW', M_ROWS, [0.003, 0.006, 0.012, 0.024, 0.048], M, N)
    return wide(K) if K >= 10 else between([(5, narrow), (10, wide(10))], K)


def ten_diameters(K, M):
    return reading('L_10_SAND', M_ROWS, [5, 10, 15, 20, 30, 40, 60, 100], M, K)


INSIDE_K_STAR = [1.3, 2.49, 2.51, 4, 7, 12, 23, 34, 45, 56, 63, 90, 130, 139.5, 140.5, 200]
INSIDE_M_STAR = [0, 0.003, 0.07, 0.13, 0.26, 0.37, 0.47, 0.67, 0.95, 1.4, 3.1, 7, 9.96, 10.05, 20]
INSIDE_M = [0.1, 0.2, 0.201, 0.3, 0.45, 0.53, 0.67, 0.92, 1.3, 1.8, 2.9, 7, 9.96, 10.05, 20]
SOURCE = 'linear reading of the tables above'
table(
    'loadCoefficients',
    [[k, m, *load_coefficients(k, m)] for k in INSIDE_K_STAR for m in (0.47, 0.07)]
    + [[k, m, *load_coefficients(k, m)] for m in INSIDE_M_STAR for k in (17, 1.3)],
    source=SOURCE,
)
table(
    'halfADiameter',
    [[k, 0.67, 0.005, half_a_diameter(k, 0.67, 0.005)] for k in (3, 4.99, 5.02, 7, 9.99, 10, 10.05, 12, 17, 25, 34, 47, 59.9, 70)]
    + [[k, m, 0.005, half_a_diameter(k, m, 0.005)] for m in INSIDE_M for k in (4, 13)]
    + [[4, 0.67, n, half_a_diameter(4, 0.67, n)] for n in (0.001, 0.003, 0.00301, 0.004, 0.009, 0.02, 0.03, 0.0479, 0.048, 0.06)],
    source=SOURCE,
)
table(
    'tenDiameters',
    [[k, m, ten_diameters(k, m)] for k in (3, 5.01, 7, 12, 17, 25, 34, 47, 90, 99.6, 100.5, 120) for m in (0.67, 0.47)]
    + [[12, m, ten_diameters(12, m)] for m in INSIDE_M],
    source=SOURCE,
)

LIMITS = 'DNV-RP-F109 3.5: ends of tables 3-2 to 3-4, and ten diameters in a thousand oscillations'
for name, value in dict(
    M_LEAST=0.2, M_MOST=10, K_WIDE=10, K_WIDE_MOST=60, K_NARROW=5, N_LEAST=0.003, N_MOST=0.048, K_TEN_LEAST=5, K_TEN_MOST=100
).items():
    table(name, value, source=LIMITS)
table('DIAMETERS_PER_OSCILLATION', 10 / 1000, source=LIMITS)
