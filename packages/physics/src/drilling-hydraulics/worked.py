"""Drilling hydraulics: Bourgoyne et al. (1986) ch. 4, Lapeyrouse (2002) ch. 5, Guo and Liu (2011) ch. 2."""

from math import exp, log, pi, sqrt

from worked import logarithmic, table, worked

RHO, GPM, HOLE, PIPE, TVD, PSI = (8, 19), (100, 1300), (8, 17.5), (3.5, 6.5), (2000, 20000), (50, 4000)


def decade(x):
    return log(x) / log(10)


# --- columns of mud

PER_FOOT = 0.052


@worked(rho_e=RHO, dP_a=PSI, D_v=TVD)
def circulatingDensity(rho_e, dP_a, D_v):
    return (PER_FOOT * rho_e * D_v + dP_a) / (PER_FOOT * D_v)


@worked(rho=RHO, dP_t=PSI, D_v=TVD)
def surgeWeight(rho, dP_t, D_v):
    return (PER_FOOT * rho * D_v + dP_t) / (PER_FOOT * D_v)


@worked(rho=RHO, dP_t=PSI, D_v=TVD)
def swabWeight(rho, dP_t, D_v):
    return (PER_FOOT * rho * D_v - dP_t) / (PER_FOOT * D_v)


@worked(rho=(950, 2200), C_c=(0, 0.1), rho_s=(2300, 2800))
def ladenDensity(rho, C_c, rho_s):
    return rho + C_c * (rho_s - rho)


@worked(D_v=TVD, rho_e=(12, 13), rho=(10, 12))
def cuttingsLoad(D_v, rho_e, rho):
    return PER_FOOT * rho_e * D_v - PER_FOOT * rho * D_v


@worked(dP_i=[(1e4, 1e7), (1e4, 1e7), (1e4, 1e7), (1e4, 1e6)])
def standpipePressure(dP_i):
    return dP_i[3] + dP_i[2] + dP_i[1] + dP_i[0]


@worked(tau_g=(3, 40), L_j=[(100, 9000), (100, 9000)], d_hj=[HOLE, HOLE], d_pj=[PIPE, PIPE])
def gelPressure(tau_g, L_j, d_hj, d_pj):
    return sum(tau_g / 300 * L / (h - p) for L, h, p in zip(L_j, d_hj, d_pj))


@worked(q=GPM, d_h=HOLE, d_p=PIPE)
def classicalAnnularVelocity(q, d_h, d_p):
    return q / 2.448 / (d_h - d_p) / (d_h + d_p)


# --- bit

AREA, CD, EXPONENT = (0.2, 1.5), (0.9, 1), (1, 2)


@worked(N_z=[(8, 24), (8, 24), (8, 24)])
def totalFlowArea(N_z):
    return pi / 4 / 1024 * (N_z[0] ** 2 + N_z[1] ** 2 + N_z[2] ** 2)


@worked(rho=RHO, q=GPM, C_d=CD, A_t=AREA)
def bitLoss(rho, q, C_d, A_t):
    return 8.311e-5 * rho * (q / C_d / A_t) ** 2


@worked(rho=RHO, q=GPM, C_d=CD, dP_b=PSI)
def areaForLoss(rho, q, C_d, dP_b):
    return q / C_d * sqrt(8.311e-5 * rho / dP_b)


@worked(q=GPM, A_t=AREA)
def nozzleVelocity(q, A_t):
    return q / A_t * 0.3208


@worked(dP_b=PSI, q=GPM)
def hydraulicPower(dP_b, q):
    return dP_b / 1714 * q


@worked(P_b=(1e4, 1e6), d_b=(0.1, 0.5))
def powerPerArea(P_b, d_b):
    return P_b / (pi * (d_b / 2) ** 2)


@worked(C_d=CD, q=GPM, rho=RHO, dP_b=PSI)
def impactForce(C_d, q, rho, dP_b):
    return 0.01823 * C_d * sqrt(q**2 * rho * dP_b)


@worked(p_sp=(1e7, 3e7), dP_b=(1e6, 9e6))
def parasiticOfRun(p_sp, dP_b):
    return p_sp - dP_b


@worked(p_ref=(1e6, 2e7), q_1=(0.01, 0.06), q=(0.01, 0.06), m=EXPONENT)
def parasiticLoss(p_ref, q_1, q, m):
    return p_ref * exp(m * log(q_1 / q))


@worked(p_max=(1500, 5000), m=EXPONENT)
def parasiticForPower(p_max, m):
    return p_max / (1 + m)


@worked(p_max=(1500, 5000), m=EXPONENT)
def parasiticForImpact(p_max, m):
    return p_max * 2 / (2 + m)


@worked(q=(0.01, 0.06), p_d=(1e6, 2e7), p_ref=(1e6, 2e7), m=EXPONENT)
def rateForParasitic(q, p_d, p_ref, m):
    return q * exp(log(p_d / p_ref) / m)


@worked(p_max=(1e7, 4e7), dP_d=(1e6, 2e7))
def pressureLeft(p_max, dP_d):
    return p_max - dP_d


table('POWER_GUIDE', {'least': 2.5, 'most': 5}, source='Bourgoyne et al. (1986) ch. 4: 2.5 to 5 hp per square inch')

# --- tripping

SPEED, BORE, KC = (20, 400), (2, 3.4), (0.3, 0.55)


@worked(v_t=(0.1, 2))
def peakSpeed(v_t):
    return v_t * 3 / 2


@worked(d_p=PIPE, d_h=HOLE)
def laminarClinging(d_p, d_h):
    return 0.25 + 0.275 * (d_p / d_h)


@worked(d_p=PIPE, d_h=HOLE)
def turbulentClinging(d_p, d_h):
    return 0.41 + 0.1 * (d_p / d_h)


@worked(v_p=SPEED, K_c=KC, d_p=PIPE, d_h=HOLE)
def closedVelocity(v_p, K_c, d_p, d_h):
    return v_p * K_c + v_p / ((d_h / d_p) ** 2 - 1)


@worked(v_p=SPEED, K_c=KC, d_p=PIPE, d_i=BORE, d_h=HOLE)
def openVelocity(v_p, K_c, d_p, d_i, d_h):
    steel = d_p**2 - d_i**2
    return v_p * K_c + v_p * steel / (d_h**2 - steel)


@worked(s=(0, 1), v_p=SPEED, d_p=PIPE, d_h=HOLE)
def sweptAnnulus(s, v_p, d_p, d_h):
    return s * v_p / ((d_h / d_p) ** 2 - 1)


@worked(s=(0, 1), v_p=SPEED, d_p=PIPE, d_i=BORE)
def sweptPipe(s, v_p, d_p, d_i):
    return v_p * (d_p / d_i) ** 2 - s * v_p * (d_p / d_i) ** 2


@worked(v_a=SPEED, K_c=KC, v_p=SPEED)
def clungVelocity(v_a, K_c, v_p):
    return K_c * v_p + v_a


# --- cuttings

N, EQ_CP, SIZE, SOLID = (0.3, 0.95), logarithmic(50, 2000), (0.1, 0.5), (20, 23)
APPARENT, MUD = logarithmic(3, 300), (8, 18)


@worked(K=EQ_CP, v_c=(50, 400), rho=RHO)
def carryingIndex(K, v_c, rho):
    return K / 4e5 * v_c * rho


@worked(K=EQ_CP, d_ec=(2, 10), v_c=(0.5, 6), n=N)
def apparentViscosity(K, d_ec, v_c, n):
    return K / 144 * d_ec / v_c * ((2 + 1 / n) * v_c / d_ec / 0.0208) ** n


@worked(rho=RHO, v_s=(0.05, 2), d_c=SIZE, mu_a=APPARENT)
def particleReynolds(rho, v_s, d_c, mu_a):
    return 928 * rho * v_s * d_c / mu_a


@worked(d_c=SIZE, rho_s=SOLID, rho=MUD, mu_a=APPARENT)
def mooreIntermediate(d_c, rho_s, rho, mu_a):
    return 2.9 * d_c * (rho_s - rho) ** 0.667 * (rho * mu_a) ** -0.333


@worked(d_c=SIZE, rho_s=SOLID, rho=MUD)
def mooreTurbulent(d_c, rho_s, rho):
    return 1.54 * sqrt(d_c) * sqrt(rho_s / rho - 1)


@worked(d_c=SIZE, rho_s=SOLID, rho=MUD, mu_a=APPARENT)
def mooreLaminar(d_c, rho_s, rho, mu_a):
    return 82.87 * (rho_s - rho) * d_c * d_c / mu_a


def cubic(psi, *coefficients):
    return sum(c * psi**power for power, c in enumerate(coefficients))


@worked(psi=(0.3, 1))
def frictionA(psi):
    return cubic(psi, 2.2954, -2.2626, 4.4395, -2.9825)


@worked(psi=(0.3, 1))
def frictionB(psi):
    return cubic(psi, -0.4193, -1.9014, 3.3416, -2.0409)


@worked(psi=(0.3, 1))
def frictionC(psi):
    return cubic(psi, 0.1117, 0.0553, -0.1468, 0.1145)


@worked(A_f=(1.5, 2.3), B_f=(-1, -0.5), C_f=(0.1, 0.14), N_p=logarithmic(0.1, 1000))
def particleFriction(A_f, B_f, C_f, N_p):
    x = decade(N_p)
    return 10 ** (A_f + x * (B_f + x * C_f))


@worked(d_c=SIZE, f_p=(1, 50), rho_s=SOLID, rho=MUD)
def frictionSlip(d_c, f_p, rho_s, rho):
    return 1.89 * sqrt(d_c / f_p * (rho_s / rho - 1))


@worked(v_s=(0.02, 0.4), v_c=(0.5, 2))
def transportRatio(v_s, v_c):
    return (v_c - v_s) / v_c


@worked(ROP=(5, 300), d_b=HOLE, q=GPM, R_t=(0.3, 1))
def cuttingsShare(ROP, d_b, q, R_t):
    return ROP * d_b * d_b / 1471 / q / R_t


table('MOORE_LIMITS', {'turbulent': 300, 'laminar': 3}, source='Bourgoyne et al. (1986) ch. 4, Moore correlation')
table('CARRYING_GUIDE', 1, source='Guo and Liu (2011) ch. 2')
table('TRANSPORT_GUIDE', 0.5, source='Bourgoyne et al. (1986) ch. 4')
table('SHARE_GUIDE', 0.05, source='practice: trouble begins above 5 per cent by volume')

# --- coiled tubing: geometry of the reel, and pressures in any consistent units

TUBE, CORE = (0.025, 0.09), (1.5, 3)


@worked(d_h=(0.1, 0.25), d_o=TUBE)
def hydraulicDiameter(d_h, d_o):
    # four times the area over the wetted perimeter
    return (d_h**2 - d_o**2) / (d_h + d_o)


@worked(B_r=(1.2, 2.5), d_o=TUBE)
def wrapsPerLayer(B_r, d_o):
    return int(B_r / d_o)


LAYERS = [dict(D_c=1.8, k_l=k, d_o=0.05) for k in (1, 2, 9)]


@worked(draws=0, also=LAYERS)
def layerDiameter(D_c, k_l, d_o):
    # the first layer stands half a pipe above the core on either side, each further one a whole pipe
    return D_c + d_o + (k_l - 1) * 2 * d_o


@worked(draws=0, also=[dict(n_w=37, D_k=1.9), dict(n_w=1, D_k=2.5)])
def layerCapacity(n_w, D_k):
    return pi * D_k * n_w


@worked(draws=0, also=[dict(D_c=1.8, n_l=n, d_o=0.05) for n in (0, 1, 9)])
def reelDiameter(D_c, n_l, d_o):
    return D_c + n_l * d_o + n_l * d_o


PASCAL = (1e5, 2e7)


@worked(dP_k=[PASCAL, PASCAL, PASCAL])
def sumOfLosses(dP_k):
    return dP_k[2] + dP_k[1] + dP_k[0]


LIQUID = dict(g=9.80665, D_v=(500, 5000))


@worked(rho_a=(1100, 1500), rho_t=(800, 1050), **LIQUID)
def imbalance(rho_a, rho_t, g, D_v):
    return g * D_v * rho_a - g * D_v * rho_t


@worked(p_wh=PASCAL, dP_a=PASCAL, dP_h=PASCAL, dP_b=PASCAL, dP_t=PASCAL, dP_r=PASCAL)
def pumpPressure(p_wh, dP_a, dP_h, dP_b, dP_t, dP_r):
    return dP_r + dP_t + dP_b + dP_h + dP_a + p_wh


@worked(p_wh=PASCAL, rho_a=(800, 1500), dP_a=PASCAL, **LIQUID)
def bottomholePressure(p_wh, rho_a, g, D_v, dP_a):
    return dP_a + g * D_v * rho_a + p_wh


@worked(p_bh=(1e7, 8e7), **LIQUID)
def densityOfPressure(p_bh, g, D_v):
    return p_bh / D_v / g
