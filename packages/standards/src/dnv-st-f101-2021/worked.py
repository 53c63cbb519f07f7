"""DNV-ST-F101 (2021), sections 4 and 5, from a verification sheet of the standard and public programs of it."""

from math import acos, cos, pi, sqrt

from worked import table, worked

D, T = (0.3, 1.0), (0.012, 0.035)
STRENGTH = (4e8, 6e8)
P = (5e6, 4e7)
FACTOR = (1.02, 1.3)
SHARE = (0.1, 0.9)
G = (9.7, 9.9)
RHO = (80, 1030)
PDOVER2T = 'as PDover2t has it of the 2017 edition'


def classes(low, medium, high):
    return dict(low=low, medium=medium, high=high)


# 4.2.2 and 5.2.2: pressures


@worked(gamma_inc=(1.05, 1.15), p_d=P)
def incidentalPressure(gamma_inc, p_d):
    return gamma_inc * p_d


@worked(p_inc=P, rho_cont=RHO, g=G, h_ref=(10, 40), h_l=(-500, -50))
def localIncidentalPressure(p_inc, rho_cont, g, h_ref, h_l):
    return p_inc + rho_cont * g * (h_ref - h_l)


@worked(p_d=P, gamma_inc=(1.05, 1.15), alpha_spt=(1.03, 1.06))
def systemTestPressure(p_d, gamma_inc, alpha_spt):
    return p_d * gamma_inc * alpha_spt


@worked(p_t=P, rho_t=(1000, 1030), g=G, h_ref=(10, 40), h_l=(-500, -50))
def localTestPressure(p_t, rho_t, g, h_ref, h_l):
    return p_t + rho_t * g * (h_ref - h_l)


@worked(p_li=P, p_e=(1e5, 4e6))
def netIncidentalPressure(p_li, p_e):
    return p_li - p_e


@worked(p_e=P, p_min=(1e5, 4e6))
def netExternalPressure(p_e, p_min):
    return p_e - p_min


table('GAMMA_INC', 1.10, source='DNV-ST-F101 4.2.2.2, table 3-1', kind='independent-calc')
table('ALPHA_SPT', classes(1.03, 1.05, 1.05), source=f'DNV-ST-F101 table 5-8, {PDOVER2T}', kind='peer-code')


# table 5-6: characteristic walls


@worked(t=T, t_fab=(0.0005, 0.002), t_corr=(0.001, 0.005))
def characteristicWallOperation(t, t_fab, t_corr):
    return t - t_fab - t_corr


@worked(t=T, t_fab=(0.0005, 0.002))
def characteristicWallInstallation(t, t_fab):
    return t - t_fab


@worked(t=T, t_corr=(0.001, 0.005))
def characteristicWallLocal(t, t_corr):
    return t - t_corr


@worked(t_2=T, t_corr=(0.001, 0.005))
def nominalWallOfAverage(t_2, t_corr):
    return t_2 + t_corr


@worked(t_1=T, t_corr=(0.001, 0.005), r_mill=(0.05, 0.15))
def nominalWallOfFraction(t_1, t_corr, r_mill):
    return (t_1 + t_corr) / (1 - r_mill)


@worked(t_1=T, t_corr=(0.001, 0.005), t_fab=(0.0005, 0.002))
def nominalWallOfTolerance(t_1, t_corr, t_fab):
    return t_1 + t_corr + t_fab


@worked(r_mill=(0.05, 0.15), t=T)
def toleranceOfFraction(r_mill, t):
    return r_mill * t


# 5.3.3: strength


def between(points, x):
    if x <= points[0][0]:
        return points[0][1]
    for (x0, y0), (x1, y1) in zip(points, points[1:]):
        if x <= x1:
            return y0 + (y1 - y0) * (x - x0) / (x1 - x0)
    return points[-1][1]


@worked(T=(52, 195), also=[dict(T=t) for t in (-10, 20, 49.9, 50, 50.1, 75, 99.6, 100, 100.4, 150, 199.5, 200)])
def deratingCMn(T):
    return between([(50, 0), (100, 30), (200, 70)], T)


@worked(T=(25, 195), also=[dict(T=t) for t in (-10, 19.9, 20, 20.1, 35, 49.9, 50, 50.1, 75, 99.6, 100, 100.4, 149.5, 150, 150.5, 199.5, 200)])
def deratingDuplex(T):
    return between([(20, 0), (50, 40), (100, 90), (150, 120), (200, 140)], T)


@worked(SMYS=STRENGTH, f_temp=(1e7, 7e7))
def deratedYieldStrength(SMYS, f_temp):
    return SMYS - f_temp


@worked(SMTS=STRENGTH, f_temp=(1e7, 7e7))
def deratedTensileStrength(SMTS, f_temp):
    return SMTS - f_temp


@worked(SMYS_T=STRENGTH, alpha_U=(0.9, 0.99))
def characteristicYieldStrength(SMYS_T, alpha_U):
    return SMYS_T * alpha_U


@worked(SMTS_T=STRENGTH, alpha_U=(0.9, 0.99))
def characteristicTensileStrength(SMTS_T, alpha_U):
    return SMTS_T * alpha_U


@worked(f_y=STRENGTH, f_u=STRENGTH, also=[dict(f_y=4e8, f_u=4.59e8), dict(f_y=4e8, f_u=4.61e8), dict(f_y=4e8, f_u=4.4e8)])
def containmentStrength(f_y, f_u):
    return min(f_y, f_u / 1.15)


table('ALPHA_U_NORMAL', 0.96, source=f'DNV-ST-F101 table 5-3, {PDOVER2T}', kind='peer-code')
table('ALPHA_U_SUPPLEMENTARY', 1.00, source=f'DNV-ST-F101 table 5-3, {PDOVER2T}', kind='peer-code')
table('ALPHA_FAB', {'seamless': 1.00, 'UO, TRB or ERW': 0.93, 'UOE': 0.85}, source='DNV-ST-F101 table 5-4')
table('DERATING_LIMIT', 200, source='DNV-ST-F101 figure 5-2 ends at 200 degC')


# 5.4.2: pressure containment


@worked(t_1=T, D=D, f_cb=STRENGTH)
def containmentResistance(t_1, D, f_cb):
    return 2 * t_1 / (D - t_1) * f_cb * 2 / sqrt(3)


@worked(p_b=P, gamma_m=FACTOR, gamma_SC_PC=FACTOR)
def factoredContainmentResistance(p_b, gamma_m, gamma_SC_PC):
    return p_b / (gamma_m * gamma_SC_PC)


@worked(dp_li=P, p_b_d=P)
def containmentUtilisation(dp_li, p_b_d):
    return dp_li / p_b_d


@worked(dp_li=P, gamma_m=FACTOR, gamma_SC_PC=FACTOR, f_cb=STRENGTH)
def containmentWallRatio(dp_li, gamma_m, gamma_SC_PC, f_cb):
    return dp_li * gamma_m * gamma_SC_PC / (2 * f_cb * 2 / sqrt(3))


@worked(k=(0.01, 0.1), D=D)
def containmentMinimumWall(k, D):
    return k * D / (1 + k)


@worked(t_min=T, D=D, SMYS=(4e8, 4.5e8), SMTS=(5.2e8, 6e8), also=[dict(t_min=0.02, D=0.5, SMYS=4.5e8, SMTS=s) for s in (4.8e8, 5.13e8, 5.16e8)])
def millTestPressure(t_min, D, SMYS, SMTS):
    return 2 * t_min / (D - t_min) * min(0.96 * SMYS, 0.84 * SMTS) * 2 / sqrt(3)


@worked(p_mpt=P, alpha_U=(0.9, 0.99), alpha_mpt=FACTOR)
def millTestLimit(p_mpt, alpha_U, alpha_mpt):
    return p_mpt * alpha_U / alpha_mpt


@worked(p_lt=P, alpha_spt=(1.03, 1.06), p_e=(1e5, 4e6))
def systemTestLimit(p_lt, alpha_spt, p_e):
    return p_lt / alpha_spt - p_e


table('GAMMA_M', 1.15, source=f'DNV-ST-F101 table 5-1, {PDOVER2T}', kind='peer-code')
table('GAMMA_SC_PC', classes(1.046, 1.138, 1.308), source=f'DNV-ST-F101 table 5-2, {PDOVER2T}', kind='peer-code')
table('GAMMA_SC_LB', classes(1.04, 1.14, 1.26), source=f'DNV-ST-F101 table 5-2, {PDOVER2T}', kind='peer-code')
table('ALPHA_MPT', classes(1.000, 1.088, 1.251), source=f'DNV-ST-F101 table 5-8, {PDOVER2T}', kind='peer-code')


# 5.4.4: collapse, 5.4.5: propagation

COLLAPSE = dict(E=(1.9e11, 2.1e11), t_1=T, D=D, nu=(0.27, 0.33))


@worked(**COLLAPSE)
def elasticCollapsePressure(E, t_1, D, nu):
    return 2 * E * (t_1 / D) ** 3 / (1 - nu**2)


@worked(f_y=STRENGTH, alpha_fab=(0.85, 0.99), t_1=T, D=D)
def plasticCollapsePressure(f_y, alpha_fab, t_1, D):
    return f_y * alpha_fab * 2 * t_1 / D


@worked(f_g=(0.006, 0.03), f_min=0.005, also=[dict(f_g=f) for f in (0, 0.00498, 0.005, 0.00502)])
def ovalityUsed(f_g, f_min):
    return max(f_g, f_min)


CUBIC = dict(p_el=(1e7, 8e7), p_p=(1e7, 6e7), f_0=(0.005, 0.03), D=D, t_1=T)


@worked(p_c=(5e6, 2e7), **CUBIC)
def collapseCubic(p_c, p_el, p_p, f_0, D, t_1):
    return (p_c - p_el) * (p_c**2 - p_p**2), p_c * p_el * p_p * f_0 * D / t_1


# 13.4.7: with p_c = y - b/3 the cubic is y^3 + 3 u y + 2 v = 0


@worked(p_el=(1e7, 8e7))
def cubicSquareTerm(p_el):
    return -p_el


@worked(p_p=(1e7, 6e7), p_el=(1e7, 8e7), f_0=(0.005, 0.03), D=D, t_1=T)
def cubicLinearTerm(p_p, p_el, f_0, D, t_1):
    return -(p_p**2 + p_p * p_el * f_0 * D / t_1)


@worked(p_el=(1e7, 8e7), p_p=(1e7, 6e7))
def cubicConstantTerm(p_el, p_p):
    return p_el * p_p**2


@worked(b=(-8e7, -1e7), c=(-5e15, -1e14))
def reducedLinear(b, c):
    return (-(b**2) / 3 + c) / 3


@worked(b=(-8e7, -1e7), c=(-5e15, -1e14), d=(1e21, 2e23))
def reducedConstant(b, c, d):
    return (2 * b**3 / 27 - b * c / 3 + d) / 2


@worked(u=(-2e15, -1e15), v=(-2e22, 4e22), also=[dict(u=-1e15, v=3.163e22), dict(u=-1e15, v=-3.163e22)])
def rootAngle(u, v):
    # rounding can pass the ends of a cosine
    return acos(max(-1, min(1, -v / sqrt((-u) ** 3))))


@worked(u=(-2e15, -1e14), Phi=(0.1, 3))
def reducedRoot(u, Phi):
    return -2 * sqrt(-u) * cos(Phi / 3 + 60 * pi / 180)


@worked(y=(-4e7, -1e6), b=(-8e7, -5e7))
def collapsePressure(y, b):
    return y - b / 3


@worked(p_c=P, gamma_m=FACTOR, gamma_SC_LB=FACTOR)
def factoredCollapsePressure(p_c, gamma_m, gamma_SC_LB):
    return p_c / (gamma_m * gamma_SC_LB)


table('OVALITY_FLOOR', 0.005, source='DNV-ST-F101 5.4.4.2: not to be taken less than 0.005')
table('P_MIN_EMPTY', 0, source='DNV-ST-F101 5.4.4.1: a pipe is laid empty')


@worked(f_y=STRENGTH, alpha_fab=(0.85, 0.99), t_2=T, D=D)
def propagationPressure(f_y, alpha_fab, t_2, D):
    return 35 * f_y * alpha_fab * (t_2 / D) ** 2.5


@worked(p_pr=P, gamma_m=FACTOR, gamma_SC_LB=FACTOR)
def factoredPropagationPressure(p_pr, gamma_m, gamma_SC_LB):
    return p_pr / (gamma_m * gamma_SC_LB)


@worked(D=D, dp_e=(1e6, 8e6), gamma_m=FACTOR, gamma_SC_LB=FACTOR, f_y=STRENGTH, alpha_fab=(0.85, 0.99), also=[dict(D=0.5, dp_e=-1e6, gamma_m=1.15, gamma_SC_LB=1.14, f_y=4.5e8, alpha_fab=1)])
def propagationMinimumWall(D, dp_e, gamma_m, gamma_SC_LB, f_y, alpha_fab):
    # dp_e = 35 f_y alpha_fab (t_2/D)^2.5 / (gamma_m gamma_SC)
    return D * (max(0, dp_e) * gamma_m * gamma_SC_LB / (35 * f_y * alpha_fab)) ** (1 / 2.5)


table('PROPAGATION_D_OVER_T_LOW', 15, source='DNV-ST-F101 5.4.5.1: 15 < D/t_2 < 45')
table('PROPAGATION_D_OVER_T_HIGH', 45, source='DNV-ST-F101 5.4.5.1: 15 < D/t_2 < 45')


# 5.4.6: local buckling


@worked(f_y=STRENGTH, D=D, t_2=T)
def plasticMoment(f_y, D, t_2):
    return f_y * (D - t_2) ** 2 * t_2


@worked(f_y=STRENGTH, D=D, t_2=T)
def plasticForce(f_y, D, t_2):
    return f_y * pi * (D - t_2) * t_2


# from D/t_2 = 15 to 60; the criterion ends at 45
@worked(D=(0.4, 0.9), t_2=(0.016, 0.025))
def slendernessParameter(D, t_2):
    return (60 - D / t_2) / 90


@worked(beta=(0.1, 0.45), f_u=(4.7e8, 6e8), f_y=(4.1e8, 4.5e8))
def flowStressParameter(beta, f_u, f_y):
    return (1 - beta) + beta * f_u / f_y


@worked(
    beta=(0.1, 0.45),
    Delta_p=(1e6, 1e7),
    p_b=(2e7, 4e7),
    also=[dict(beta=0.4, Delta_p=p, p_b=3e7) for p in (1.99e7, 2e7, 2.01e7, 2.7e7)],
)
def pressureParameter(beta, Delta_p, p_b):
    share = Delta_p / p_b
    return 1 - beta if share < 2 / 3 else 1 - 3 * beta * (1 - share)


LOADS = dict(
    gamma_m=FACTOR,
    gamma_SC_LB=FACTOR,
    M_Sd=(1e5, 4e5),
    alpha_c=(1.02, 1.2),
    M_p=(6e5, 2e6),
    S_Sd=(-5e5, 5e5),
    S_p=(4e6, 1e7),
)


@worked(**LOADS, Delta_p=(1e6, 2e7), alpha_p=(0.6, 0.9), p_b=(3e7, 5e7))
def bucklingInternal(gamma_m, gamma_SC_LB, M_Sd, alpha_c, M_p, S_Sd, S_p, Delta_p, alpha_p, p_b):
    gamma = gamma_m * gamma_SC_LB
    loads = gamma * abs(M_Sd) / (alpha_c * M_p) + (gamma * S_Sd / (alpha_c * S_p)) ** 2
    return loads**2 + (alpha_p * Delta_p / (alpha_c * p_b)) ** 2


@worked(**LOADS, Delta_p=(-2e7, -1e6), p_c=(3e7, 5e7))
def bucklingExternal(gamma_m, gamma_SC_LB, M_Sd, alpha_c, M_p, S_Sd, S_p, Delta_p, p_c):
    gamma = gamma_m * gamma_SC_LB
    loads = gamma * abs(M_Sd) / (alpha_c * M_p) + (gamma * S_Sd / (alpha_c * S_p)) ** 2
    return loads**2 + (gamma * -Delta_p / p_c) ** 2


@worked(p_i=P, p_e=P)
def netInternalPressure(p_i, p_e):
    return p_i - p_e


@worked(gamma_F=FACTOR, gamma_c=FACTOR, M_F=(1e5, 4e5))
def functionalDesignMoment(gamma_F, gamma_c, M_F):
    return gamma_F * gamma_c * M_F


@worked(gamma_F=FACTOR, gamma_c=FACTOR, S_eff=(-5e5, 5e5))
def designAxialForce(gamma_F, gamma_c, S_eff):
    return gamma_F * gamma_c * S_eff


@worked(gamma_F=FACTOR, gamma_c=FACTOR, M_static=(1e5, 4e5), gamma_E=FACTOR, M_E_CF=(1e4, 1e5))
def verticalDesignMoment(gamma_F, gamma_c, M_static, gamma_E, M_E_CF):
    return gamma_F * gamma_c * M_static + gamma_E * M_E_CF


@worked(gamma_E=FACTOR, M_E_IL=(1e4, 1e5))
def horizontalDesignMoment(gamma_E, M_E_IL):
    return gamma_E * M_E_IL


@worked(M_V=(1e5, 4e5), M_H=(1e4, 1e5))
def designMoment(M_V, M_H):
    return sqrt(M_V**2 + M_H**2)


@worked(t_2=T, D=D, alpha_h=(0.85, 0.93), alpha_gw=(0.6, 0.95))
def characteristicStrain(t_2, D, alpha_h, alpha_gw):
    # without internal overpressure
    return 0.78 * (t_2 / D - 0.01) * alpha_h**-1.5 * alpha_gw


@worked(epsilon_c=(0.005, 0.03), gamma_epsilon=(1.5, 3.3))
def strainResistance(epsilon_c, gamma_epsilon):
    return epsilon_c / gamma_epsilon


@worked(gamma_F=FACTOR, epsilon=(0.001, 0.01))
def strainDemand(gamma_F, epsilon):
    return gamma_F * epsilon


@worked(epsilon_Rd=(0.005, 0.03), gamma_F=FACTOR)
def tolerableStrain(epsilon_Rd, gamma_F):
    return epsilon_Rd / gamma_F


table('GAMMA_EPSILON', classes(2.0, 2.5, 3.3), source='DNV-ST-F101 table 5-9, resistance strain factors')
table('D_OVER_T_LOW', 15, source='DNV-ST-F101 5.4.6.3: 15 <= D/t_2 <= 45')
table('D_OVER_T_HIGH', 45, source='DNV-ST-F101 5.4.6.3: 15 <= D/t_2 <= 45')
table('MOST_AXIAL_FORCE', 0.4, source='DNV-ST-F101 5.4.6.3: |S_Sd|/S_p < 0.4')
table('LOAD_CONTROLLED_LIMIT', 1, source='DNV-ST-F101 eq. 5.19: <= 1')
table('GAMMA_F_A', 1.2, source='DNV-ST-F101 table 4-4, ULS a')
table('GAMMA_E_A', 0.7, source='DNV-ST-F101 table 4-4, ULS a')
table('GAMMA_F_B', 1.1, source='DNV-ST-F101 table 4-4, ULS b, as a public span calculation cites it')
table('GAMMA_E_B', 1.3, source='DNV-ST-F101 table 4-4, ULS b, as a public span calculation cites it')
table('GAMMA_C_UNEVEN', 1.07, source='DNV-ST-F101 table 4-5, uneven seabed, as a public span calculation cites it')
table('GAMMA_C_OTHERWISE', 1.0, source='DNV-ST-F101 table 4-5')


# 5.4.4.2, 5.4.11 and section 7: ovality


@worked(D_max=(0.505, 0.52), D_min=(0.48, 0.495), D=(0.495, 0.505))
def ovality(D_max, D_min, D):
    return (D_max - D_min) / D


@worked(O=(0.001, 0.03), O_max=(0.005, 0.03))
def ovalityUse(O, O_max):
    return O / O_max


@worked(f_i=(0.005, 0.02), D=D, t=T, epsilon_c=(0.001, 0.005), r_p=(0.05, 0.7))
def bendingOvality(f_i, D, t, epsilon_c, r_p):
    return (f_i + 0.030 * (1 + D / (120 * t)) * (2 * epsilon_c * D / t) ** 2) / (1 - r_p)


@worked(D=D)
def localOutOfRoundnessLimit(D):
    return 0.005 * D


table('OVALITY_LIMIT', 0.03, source='DNV-ST-F101 5.4.11.1: not to exceed 3 %')
