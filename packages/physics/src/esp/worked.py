"""Electrical submersible pumps: Takacs, ESP Manual (2nd ed.); Petroleum Engineering Handbook IV (2007) ch. 13; Standing
(1947); Williams and Hazen; ANSI/HI 9.6.7; Turpin, Lea and Bearden (1986); Alhanati (1993); API RP 11S4.
"""

from decimal import Decimal
from math import ceil, exp, log, pi, sqrt

from worked import logarithmic, table, worked

G = 9.80665

# --- heads


@worked(p=(1e5, 2e7), rho_w=1000, gamma=(0.7, 1.15), g=G)
def fluidHead(p, rho_w, gamma, g):
    weight_density = gamma * rho_w * g
    return p / weight_density


@worked(L_p=(500, 4000), H_i=(10, 900))
def netLift(L_p, H_i):
    return L_p - H_i


@worked(L_p=(300, 4500), q=logarithmic(5e-4, 0.05), C_HW=(94, 140), d=(0.05, 0.15))
def hazenWilliamsHead(L_p, q, C_HW, d):
    slope = exp(log(10.67) + 1.852 * (log(q) - log(C_HW)) - 4.8704 * log(d))
    return slope * L_p


@worked(H_n=(300, 3000), H_f=(1, 400), H_wh=(0, 400))
def totalDynamicHead(H_n, H_f, H_wh):
    return sum((H_n, H_f, H_wh))


# --- intake


@worked(p_g=(0, 4000), p_atm=14.7)
def absolutePressure(p_g, p_atm):
    return p_g + p_atm


@worked(p_wf=(500, 4000), p_atm=14.7)
def flowingPressureGauge(p_wf, p_atm):
    return p_wf - p_atm


@worked(p_wf=(1000, 4000), p_atm=14.7, g_w=0.433, gamma=(0.8, 1.1), L_d=(6000, 9000), L_p=(4500, 5900))
def pumpIntakePressure(p_wf, p_atm, g_w, gamma, L_d, L_p):
    column = (L_d - L_p) * gamma * g_w
    return (p_wf - p_atm) - column


@worked(p_rg=(2000, 5000), p_i=(100, 1900))
def pressureSpent(p_rg, p_i):
    return p_rg - p_i


@worked(
    R_p=(50, 800), gamma_g=(0.6, 1.1), p_a=(100, 2500), API=(16, 45), T=(100, 250),
    also=[dict(R_p=20, gamma_g=0.8, p_a=3000, API=40, T=150)],
)
def intakeSolutionGor(R_p, gamma_g, p_a, API, T):
    exponent = 0.0125 * API - 0.00091 * T
    held = gamma_g * exp(1.2048 * (log(p_a / 18) + exponent * log(10)))
    return held if held < R_p else R_p


@worked(R_s=(0, 800), gamma_g=(0.6, 1.1), gamma_o=(0.75, 0.95), T=(100, 250))
def intakeOilFactor(R_s, gamma_g, gamma_o, T):
    F = R_s * sqrt(gamma_g / gamma_o) + 1.25 * T
    return 0.972 + 0.000147 * F**1.175


@worked(z=(0.7, 1), T=(100, 250), p_a=(100, 2500))
def intakeGasFactor(z, T, p_a):
    rankine = 460 + T
    return 5.04 * z * rankine / p_a / 1000


@worked(q_d=(300, 9000), f_w=(0, 0.95), B_o=(1, 1.4))
def oilAtIntake(q_d, f_w, B_o):
    stock_tank_oil = q_d - q_d * f_w
    return stock_tank_oil * B_o


@worked(q_d=(300, 9000), f_w=(0, 1))
def waterAtIntake(q_d, f_w):
    return f_w * q_d


@worked(
    q_d=(300, 9000), f_w=(0, 0.95), R_p=(300, 900), R_s=(20, 290), B_g=(0.001, 0.012),
    also=[dict(q_d=1000, f_w=0.5, R_p=100, R_s=100, B_g=0.003)],
)
def freeGasAtIntake(q_d, f_w, R_p, R_s, B_g):
    free = (R_p - R_s) * (q_d - q_d * f_w)
    return free * B_g


@worked(q_o=(50, 2000), q_w=(50, 6000))
def liquidAtIntake(q_o, q_w):
    return q_o + q_w


@worked(q_l=(50, 6000), q_g=(0, 3000))
def volumeAtIntake(q_l, q_g):
    return q_l + q_g


@worked(q_g=(0, 3000), q_l=(50, 6000))
def freeGasShare(q_g, q_l):
    return 1 - q_l / (q_l + q_g)


# --- gas


@worked(p_a=(50, 3000))
def turpinBound(p_a):
    # gas over liquid at which the number is 1, as a share of both
    ratio = p_a * 3 / 2000
    return 1 - 1 / (1 + ratio)


@worked(q_g=(0.0001, 0.004), q_l=(0.001, 0.02), p_a=(60, 2000))
def turpinNumber(q_g, q_l, p_a):
    return 2000 / 3 * (q_g / q_l) / p_a


@worked(sigma=(0.01, 0.07), g=G, rho_l=(700, 1100), rho_g=(5, 150))
def bubbleRise(sigma, g, rho_l, rho_g):
    fourth_power = 4 * sigma * g * (rho_l - rho_g) / rho_l**2
    return fourth_power**0.25


@worked(q=(0.001, 0.03), d_c=(0.15, 0.25), d_e=(0.09, 0.14))
def annulusVelocity(q, d_c, d_e):
    return 4 * q / (pi * (d_c - d_e) * (d_c + d_e))


@worked(v_inf=(0.1, 0.3), v_sl=(0.05, 2))
def naturalSeparation(v_inf, v_sl):
    return 1 / (1 + v_sl / v_inf)


# --- pump and motor


@worked(TDH=(400, 3500), h_s=(3, 20), also=[dict(TDH=600, h_s=6), dict(TDH=600.1, h_s=6)])
def stageCount(TDH, h_s):
    return ceil(Decimal(str(TDH)) / Decimal(str(h_s)))


@worked(N_s=(50, 400), P_s=(0.1, 3), gamma=(0.7, 1.15))
def brakePower(N_s, P_s, gamma):
    return gamma * P_s * N_s


@worked(P_b=(20, 400), P_m=(50, 500))
def motorLoad(P_b, P_m):
    return P_b / P_m


@worked(N_s=(50, 400), h_s=(3, 20))
def pumpHead(N_s, h_s):
    return h_s * N_s


@worked(rho_w=1000, gamma=(0.7, 1.15), g=G, q=(0.001, 0.03), H=(300, 3000))
def hydraulicPower(rho_w, gamma, g, q, H):
    mass_flow = rho_w * gamma * q
    return mass_flow * g * H


@worked(P_h=(10, 200), P_b=(201, 400))
def pumpEfficiency(P_h, P_b):
    return P_h / P_b


@worked(q_0=(100, 2000), f=(35, 70), f_0=(50, 60))
def affineRate(q_0, f, f_0):
    return q_0 * f / f_0


@worked(h_0=(3, 20), f=(35, 70), f_0=(50, 60))
def affineHead(h_0, f, f_0):
    ratio = f / f_0
    return h_0 * ratio * ratio


@worked(P_0=(0.1, 3), f=(35, 70), f_0=(50, 60))
def affinePower(P_0, f, f_0):
    ratio = f / f_0
    return P_0 * ratio * ratio * ratio


# --- viscosity


@worked(nu=logarithmic(5, 2000), h_BEP=(6, 130), q_BEP=(3, 260), n=(1500, 3600))
def parameterB(nu, h_BEP, q_BEP, n):
    return exp(log(16.5) + log(nu) / 2 + log(h_BEP) / 16 - 3 * log(q_BEP) / 8 - log(n) / 4)


@worked(B=(1.1, 39))
def rateCorrection(B):
    return exp(-0.165 * (log(B) / log(10)) ** 3.15 * log(2.71))


@worked(C_Q=(0.3, 1), x_q=(0.4, 1.3))
def headCorrection(C_Q, x_q):
    lost = 1 - C_Q
    return 1 - lost * x_q**0.75


@worked(B=(1.1, 39))
def efficiencyCorrection(B):
    return exp(-0.0547 * B**0.69 * log(B))


# --- cable


@worked(r_0=(1e-4, 6e-4), alpha=(0.003, 0.0045), T=(300, 430), T_0=298.15, L=(2000, 12000))
def conductorResistance(r_0, alpha, T, T_0, L):
    cold = r_0 * L
    return cold + cold * alpha * (T - T_0)


@worked(I=(10, 150), R_T=(0.3, 6))
def voltageDrop(I, R_T):
    return 3**0.5 * I * R_T


@worked(V_m=(400, 4500), Delta_V=(10, 500))
def surfaceVoltage(V_m, Delta_V):
    return V_m + Delta_V


@worked(V_s=(400, 5000), I=(10, 150))
def apparentPower(V_s, I):
    return 3**0.5 * V_s * I / 1e3


@worked(e_L=0.03, L=(2000, 12000))
def allowedDrop(e_L, L):
    return 30 * L / 1000


@worked(x_V=0.1, V_m=(400, 4500))
def allowedShare(x_V, V_m):
    return V_m / 10


# --- limits and constants, as public texts say them

HANDBOOK = 'Petroleum Engineering Handbook IV ch. 13, as public summaries of the design steps give it'
table('WATER_GRAVITY', 1, source='specific gravity is told over fresh water')
table('ATMOSPHERE', 14.7, source=HANDBOOK + ': 14.7 psi between gauge and absolute')
table('TURPIN_LIMIT', 1, source='Turpin, Lea and Bearden: stable operation below 1')
table('GAS_FELT', 0.1, source='texts on gassy wells: a radial pump bears 10 % of free gas, a mixed one 20 to 25 %')
table('GAS_LOCKS', 0.4, source='texts on gassy wells: gas handlers from 30 to 60 % of free gas; above 40 % outside the hand method')
table('LEAST_COOLING', 0.3, source='API RP 11S4, public descriptions: 1 ft/s past the motor, 0.3048 m/s, told as 0.3')
table('FULL_LOAD', 1, source='the rating of a motor is its full load')
table('REFERENCE_TEMPERATURE', 77, source='tables of conductor resistance at 25 degC')
table('MOST_DROP', 0.03, source='API RP 11S4, public descriptions: 30 V in 1000 ft')
table('MOST_SHARE', 0.1, source='5 to 10 % of the motor voltage')
table('B_RANGE', {'from': 1, 'below': 40}, source='HI 9.6.7: no correction up to B = 1, no method from 40')
# gpm and ft as a summary of the edition of 2004 prints them, 13 to 1140 gpm and 20 to 430 ft, are these metric numbers
table(
    'TESTED',
    {'nu': [1e-6, 3e-3], 'q_BEP': [x / 60 / 60 for x in (3, 260)], 'h_BEP': [6, 130], 'x_q': [0.6, 1.2]},
    source='HI 9.6.7, public summaries: 1 to 3000 cSt, 13 to 1140 gpm, 20 to 430 ft a stage, 60 to 120 % of the best rate',
)
