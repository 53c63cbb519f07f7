"""Chokes: Gilbert (1954), and the two-phase flow of Sachdeva et al. (1986, SPE 15657)."""

from math import pi, sqrt

from worked import logarithmic, table, worked

X, GAS, LIQUID = (0.02, 0.6), (20, 150), (650, 1000)
KAPPA, Y = (1.15, 1.35), (0.4, 0.8)


@worked(R_p=(100, 3000), f_w=(0, 0.9))
def gasLiquidRatio(R_p, f_w):
    return R_p * (1 - f_w)


@worked(q_o=(50, 5000), f_w=(0, 0.9))
def liquidRate(q_o, f_w):
    return q_o / (1 - f_w)


@worked(R_gl=logarithmic(100, 3000), q_L=(50, 5000), p_wh=(100, 3000))
def gilbertChoke(R_gl, q_L, p_wh):
    # p_wh = 10 R^0.546 q/S^1.89
    S = (10 * R_gl**0.546 * q_L / p_wh) ** (1 / 1.89)
    return S / 64


@worked(rho_g1=GAS, v_sg1=(0.5, 15), rho_l1=LIQUID, v_sl1=(0.1, 3))
def wellheadQuality(rho_g1, v_sg1, rho_l1, v_sl1):
    return rho_g1 * v_sg1 / (rho_g1 * v_sg1 + rho_l1 * v_sl1)


@worked(x_1=X, rho_g1=GAS, rho_l1=LIQUID)
def volumeRatio(x_1, rho_g1, rho_l1):
    V_L, V_G1 = 1 / rho_l1, 1 / rho_g1
    return (1 - x_1) * V_L / (x_1 * V_G1)


@worked(x_1=X, kappa=KAPPA, c_v=(1500, 2000), c_L=(1800, 4200))
def throatExponent(x_1, kappa, c_v, c_L):
    c_p = kappa * c_v
    return 1 + x_1 * (c_p - c_v) / (x_1 * c_v + (1 - x_1) * c_L)


@worked(y_c=Y, kappa=KAPPA, e_1=logarithmic(0.02, 5), n_c=(1.0, 1.3))
def criticalRatio(y_c, kappa, e_1, n_c):
    # V_G2 = V_G1 y^(-1/kappa)
    e_2 = e_1 * y_c ** (1 / kappa)
    above = kappa / (kappa - 1) + e_1 * (1 - y_c)
    below = kappa / (kappa - 1) + n_c / 2 + n_c * e_2 + n_c / 2 * e_2**2
    return y_c, (above / below) ** (kappa / (kappa - 1))


@worked(y_c=Y, p_wh=(100, 5000))
def criticalDownstream(y_c, p_wh):
    return y_c * p_wh


@worked(x_1=X, y_c=Y, kappa=KAPPA, rho_g1=GAS, rho_l1=LIQUID)
def throatDensity(x_1, y_c, kappa, rho_g1, rho_l1):
    V_G2 = 1 / rho_g1 * y_c ** (-1 / kappa)
    return 1 / (x_1 * V_G2 + (1 - x_1) / rho_l1)


@worked(C_D=(0.6, 0.9), p_wh=(1e6, 2e7), rho_2=(30, 400), x_1=X, y_c=Y, rho_l1=LIQUID, kappa=KAPPA, rho_g1=GAS)
def throatFlux(C_D, p_wh, rho_2, x_1, y_c, rho_l1, kappa, rho_g1):
    V_L, V_G1 = 1 / rho_l1, 1 / rho_g1
    V_G2 = V_G1 * y_c ** (-1 / kappa)
    work = (1 - x_1) * (1 - y_c) * V_L + x_1 * kappa / (kappa - 1) * (V_G1 - y_c * V_G2)
    return C_D * sqrt(2 * p_wh * rho_2**2 * work)


@worked(d=(0.04, 0.15), rho_g1=GAS, v_sg1=(0.5, 15), rho_l1=LIQUID, v_sl1=(0.1, 3), G_2=(1e4, 6e4))
def sachdevaChoke(d, rho_g1, v_sg1, rho_l1, v_sl1, G_2):
    mass_rate = (rho_g1 * v_sg1 + rho_l1 * v_sl1) * pi * d**2 / 4
    return sqrt(4 * (mass_rate / G_2) / pi)


# methane: specific heat of 35.7 J/(mol K) at constant pressure and 300 K less R, over 16.043 g/mol, to 100 J/(kg K)
table('GAS_SPECIFIC_HEAT', round((35.7 - 8.314) / 0.016043, -2), source='NIST WebBook, methane at 300 K')
# (0.388 + 0.00045 t)/sqrt(gamma_o) Btu/(lb degF) at 75 degC, 35 degAPI, to 100 J/(kg K)
table(
    'LIQUID_SPECIFIC_HEAT',
    round((0.388 + 0.00045 * 167) / sqrt(141.5 / (131.5 + 35)) * 4186.8, -2),
    source='NBS miscellaneous publication 97 (1929)',
)
table('GAS_HEAT_RATIO', 1.28, source='Guo, Lyons and Ghalambor (2007) ch. 5: about 1.28 for natural gas')
table('CHOKE_DISCHARGE', 0.85, source='Sachdeva et al. (1986): 0.85 without an elbow upstream, 0.75 with one')

# critical flow in one form: psia, scf/stb, stb/d, 64ths of an inch
LAWS = dict(
    gilbert=dict(A_c=10.0, B_c=0.546, C_c=1.89),
    ros=dict(A_c=17.4, B_c=0.5, C_c=2.0),
    baxendell=dict(A_c=9.56, B_c=0.546, C_c=1.93),
    achong=dict(A_c=3.82, B_c=0.65, C_c=1.88),
)
table('CHOKE_LAWS', LAWS, source='Guo, Lyons and Ghalambor (2007) ch. 5', kind='independent-calc')


@worked(A_c=(3, 20), R_gl=(50, 3000), B_c=(0.5, 0.65), q_L=(50, 5000), S_b=(8, 64), C_c=(1.85, 2))
def chokePressure(A_c, R_gl, B_c, q_L, S_b, C_c):
    return A_c * R_gl**B_c * q_L * S_b**-C_c


HELD = [dict(p_c=300.0, p_d=p_d) for p_d in (298.0, 302.0)]


@worked(p_c=(100, 2000), p_d=(50, 2000), also=HELD)
def upstreamPressure(p_c, p_d):
    # nothing flows from the lower pressure to the higher
    return p_d if p_d > p_c else p_c


@worked(p_d=(50, 500), p_wh=(500, 3000))
def pressureRatio(p_d, p_wh):
    return p_d / p_wh


table('CRITICAL_RATIO', 0.588, source='Guo, Lyons and Ghalambor (2007) ch. 5: sonic flow up to 0.588')
table('OPEN_END', 14.7, source='one atmosphere in psia')
