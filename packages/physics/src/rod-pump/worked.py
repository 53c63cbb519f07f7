"""Sucker-rod pumping: Gibbs (1963), Everitt and Jennings (1992), and the pump card of Takacs' handbook.

Waves are worked out with complex numbers, of which the equations have the real and the imaginary parts.
"""

from cmath import cos, sin, sqrt
from math import pi

from worked import table, worked

L3 = [(500, 900), (300, 900), (200, 600)]
D3 = [(0.024, 0.03), (0.021, 0.024), (0.018, 0.021)]
E, RHO = (4e10, 2.1e11), (1900, 7900)


# --- the string


@worked(L=L3)
def stringLength(L):
    return sum(L)


@worked(L=L3, d=D3, rho_r=RHO, rho_f=(700, 1100), g=9.80665)
def buoyantRodWeight(L, d, rho_r, rho_f, g):
    volume = sum(pi / 4 * one**2 * length for length, one in zip(L, d))
    return volume * rho_r * g - volume * rho_f * g


@worked(d_1=(0.015, 0.03))
def rodArea(d_1):
    return pi * (d_1 / 2) ** 2


@worked(E_r=E, rho_r=RHO)
def waveSpeed(E_r, rho_r):
    return (E_r / rho_r) ** 0.5


@worked(c=(0.1, 1.5), L_r=(500, 3000), a=(4500, 5200))
def dampingRatio(c, L_r, a):
    # c = pi a nu/(2 L)
    return c / (pi * a / (2 * L_r))


@worked(F_0=(-3e3, 2e4), E_r=E, L=L3, d=D3)
def staticStretch(F_0, E_r, L, d):
    return sum(F_0 * length / (E_r * pi / 4 * one**2) for length, one in zip(L, d))


@worked(L_a=(0, 1000), F_m=(2e4, 5e4), W_a=(0, 2e4), rho_r=RHO, rho_f=(700, 1100), g=9.80665, d_x=(0.018, 0.03))
def partingDepth(L_a, F_m, W_a, rho_r, rho_f, g, d_x):
    per_metre = pi / 4 * d_x**2 * (rho_r - rho_f) * g
    return L_a + (F_m - W_a) / per_metre


# --- one harmonic, u = U cos kl - F sin kl/(E A k), f = F cos kl + E A k U sin kl


@worked(n=(1, 20), N=(0.05, 0.3))
def harmonicFrequency(n, N):
    return 2 * pi * n * N


def wave(omega, c, a):
    return sqrt(omega**2 - 1j * c * omega) / a


@worked(omega=(0.3, 20), c=(0, 2), a=(4500, 5200))
def waveNumber(omega, c, a):
    return wave(omega, c, a).real


@worked(c=(0.05, 2), omega=(0.3, 20), a=(4500, 5200), alpha=(1e-4, 4e-3))
def waveDecay(c, omega, a, alpha):
    # the imaginary part of k^2 = (alpha - i beta)^2 is -2 alpha beta
    return (c * omega / a**2) / (2 * alpha)


SECTION = dict(alpha=(1e-4, 4e-3), beta=(1e-6, 2e-4), l=(300, 2500))


@worked(**SECTION)
def cosineReal(alpha, beta, l):
    return cos((alpha - 1j * beta) * l).real


@worked(**SECTION)
def cosineImaginary(alpha, beta, l):
    return cos((alpha - 1j * beta) * l).imag


@worked(**SECTION)
def sineReal(alpha, beta, l):
    return sin((alpha - 1j * beta) * l).real


@worked(**SECTION)
def sineImaginary(alpha, beta, l):
    return sin((alpha - 1j * beta) * l).imag


PARTS = dict(alpha=(1e-4, 4e-3), beta=(1e-6, 2e-4), S_r=(-1, 1), S_i=(-0.5, 0.5), E_r=E, A=(2e-4, 6e-4))


def compliance(alpha, beta, S_r, S_i, E_r, A):
    return (S_r + 1j * S_i) / (E_r * A * (alpha - 1j * beta))


def stiffness(alpha, beta, S_r, S_i, E_r, A):
    return E_r * A * (alpha - 1j * beta) * (S_r + 1j * S_i)


@worked(**PARTS)
def complianceReal(**at):
    return compliance(**at).real


@worked(**PARTS)
def complianceImaginary(**at):
    return compliance(**at).imag


@worked(**PARTS)
def stiffnessReal(**at):
    return stiffness(**at).real


@worked(**PARTS)
def stiffnessImaginary(**at):
    return stiffness(**at).imag


HEAD = dict(U_r=(-2, 2), U_i=(-2, 2), F_r=(-2e4, 2e4), F_i=(-2e4, 2e4), C_r=(-1, 1), C_i=(-0.5, 0.5))
POSITION = dict(**HEAD, G_r=(-1e-4, 1e-4), G_i=(-1e-5, 1e-5))
LOAD = dict(**HEAD, K_r=(-1e5, 1e5), K_i=(-1e4, 1e4))


def foot_position(U_r, U_i, F_r, F_i, C_r, C_i, G_r, G_i):
    return (U_r + 1j * U_i) * (C_r + 1j * C_i) - (F_r + 1j * F_i) * (G_r + 1j * G_i)


def foot_load(U_r, U_i, F_r, F_i, C_r, C_i, K_r, K_i):
    return (F_r + 1j * F_i) * (C_r + 1j * C_i) + (U_r + 1j * U_i) * (K_r + 1j * K_i)


@worked(**POSITION)
def footPositionReal(**at):
    return foot_position(**at).real


@worked(**POSITION)
def footPositionImaginary(**at):
    return foot_position(**at).imag


@worked(**LOAD)
def footLoadReal(**at):
    return foot_load(**at).real


@worked(**LOAD)
def footLoadImaginary(**at):
    return foot_load(**at).imag


# --- finite differences


@worked(u_a=(0, 3), u_n=(0, 3), u_b=(0, 3), Delta_t=(0.02, 0.2), c=(0, 2))
def dampedAcceleration(u_a, u_n, u_b, Delta_t, c):
    second = ((u_a - u_n) - (u_n - u_b)) / Delta_t**2
    return second + c * (u_a - u_b) / (2 * Delta_t)


@worked(rho_r=RHO, d_n=(0.015, 0.03), Delta_x=(50, 400))
def nodeMass(rho_r, d_n, Delta_x):
    return rho_r * pi / 4 * d_n**2 * Delta_x / 2


@worked(Q_a=(-1e4, 5e4), m_n=(50, 1000), b_n=(-5, 5))
def loadBelow(Q_a, m_n, b_n):
    return Q_a - m_n * b_n


@worked(u_n=(-1, 3), Q_b=(-1e4, 5e4), Delta_x=(50, 400), E_r=E, d_n=(0.015, 0.03))
def nextNode(u_n, Q_b, Delta_x, E_r, d_n):
    return u_n - Q_b * Delta_x / (E_r * pi / 4 * d_n**2)


# --- the pump card

F4 = [(1e4, 3e4)] * 4
U4 = [(0, 1), (1, 3), (2, 3), (0, 2)]


@worked(F=F4)
def meanLoad(F):
    return sum(F) / len(F)


@worked(F_m=(2e4, 6e4), W_rf=(1e4, 5e4))
def meanDynamicLoad(F_m, W_rf):
    return F_m - W_rf


@worked(F=F4, u_a=U4, u_b=U4)
def cardWork(F, u_a, u_b):
    return 0.5 * sum(load * (after - before) for load, after, before in zip(F, u_a, u_b))


@worked(W_c=(5e3, 1e5), N=(0.05, 0.3))
def cardPower(W_c, N):
    return W_c * N


@worked(u_max=(2, 4), u_min=(-1, 1))
def grossStroke(u_max, u_min):
    return u_max - u_min


@worked(F_u=(1e4, 3e4), F_l=(-2e3, 2e3))
def fluidLoad(F_u, F_l):
    return F_u - F_l


@worked(F_u=(1e4, 3e4), F_l=(-2e3, 2e3))
def midLevel(F_u, F_l):
    return F_l + (F_u - F_l) / 2


@worked(u_1=(2, 2.5), u_2=(1.5, 2), F_1=(1e4, 2e4), F_2=(0, 5e3), F_h=(6e3, 9e3), u_min=(-0.5, 0.5), S_p=(2.5, 3.5))
def placeOfLevel(u_1, u_2, F_1, F_2, F_h, u_min, S_p):
    share = (F_1 - F_h) / (F_1 - F_2)
    return ((1 - share) * u_1 + share * u_2 - u_min) / S_p


@worked(eta=(0.1, 1), S_p=(1, 5))
def netStroke(eta, S_p):
    return eta * S_p


@worked(D_p=(0.025, 0.12))
def plungerArea(D_p):
    return pi * (D_p / 2) ** 2


@worked(k_q=0.1484, A_p=(0.8, 17), S_n=(20, 300), N=(1, 20))
def pumpDisplacement(k_q, A_p, S_n, N):
    return k_q * A_p * S_n * N


table('DISPLACEMENT_FACTOR', 0.1484, '60 x 24 strokes a day of one cubic inch, 42 x 231 of which are a barrel: 0.14842')
table('WATER_GRADIENT', 0.433, 'fresh water of 62.4 lb/ft3: 62.4/144 psi/ft, as the trade rounds it')
table('WATER_DENSITY', 62.4, 'fresh water, lb/ft3, as the trade rounds it')


@worked(rho_f=(700, 1150), rho_w=999.55)
def specificGravity(rho_f, rho_w):
    return rho_f / rho_w


@worked(p_wh=(0, 3e6), g_w=9795, gamma=(0.7, 1.1), L_p=(500, 3000), F_o=(5e3, 4e4), A_p=(1e-3, 4e-3))
def intakePressure(p_wh, g_w, gamma, L_p, F_o, A_p):
    return p_wh + gamma * g_w * L_p - F_o / A_p


@worked(L_p=(500, 3000), p_i=(0, 5e6), g_w=9795, gamma=(0.7, 1.1))
def fluidLevel(L_p, p_i, g_w, gamma):
    return L_p - p_i / (gamma * g_w)


@worked(F_o=(5e3, 4e4), S_n=(1, 5), N=(0.05, 0.3))
def hydraulicPower(F_o, S_n, N):
    return F_o * S_n * N


# --- the crank

table('BALANCE_FACTOR', 1.06, 'API RP 11L: counterbalance effect 1.06 (W_rf + F_o/2)')


@worked(k_b=1.06, W_rf=(1e4, 6e4), F_o=(5e3, 4e4))
def balancedEffect(k_b, W_rf, F_o):
    return k_b * (W_rf + 0.5 * F_o)


@worked(i_b=(0, 143), N_s=144)
def crankAngle(i_b, N_s):
    return 2 * pi * i_b / N_s


@worked(s_max=(2, 8), s_min=(-0.1, 0.1))
def stroke(s_max, s_min):
    return s_max - s_min


@worked(t_f=(-3, 3), F_t=(1e4, 9e4), B=(-5e3, 5e3), C_b=(2e4, 7e4), S=(1, 6), theta=(0, 6.28))
def netTorque(t_f, F_t, B, C_b, S, theta):
    return t_f * (F_t - B) - C_b * S / 2 * sin(theta).real


@worked(T_n=(-5e4, 5e4))
def peakTorque(T_n):
    return max(T_n, -T_n)


@worked(T_p=(5e3, 6e4), T_g=(1e4, 1e5))
def gearboxLoading(T_p, T_g):
    return T_p / T_g


# --- quality of a card: choices of the calculation

table('CLOSURE_FACTOR', 2, 'choice: the closing step is one of many')
table('POSITION_AGREEMENT', 0.01, 'the two solvers agree within 1 per cent of the stroke')
table('LOAD_AGREEMENT', 0.02, 'the two solvers agree within 2 per cent of the range of load')
table('MOST_HARMONICS', 20, 'of 10 to 25 in use')
table('LOW_FILLAGE', 0.4, 'below it the lower plateau is read again')


@worked(k_c=2, s_o=(0.01, 0.3))
def closingPosition(k_c, s_o):
    return k_c * s_o


@worked(k_c=2, F_g=(100, 5e3))
def closingLoad(k_c, F_g):
    return k_c * F_g


@worked(e_u=0.01, S_e=(1, 5))
def positionTolerance(e_u, S_e):
    return e_u * S_e


@worked(e_F=0.02, R_e=(5e3, 4e4))
def loadTolerance(e_F, R_e):
    return e_F * R_e


table(
    'WINDOWS',
    {'upperFrom': 0.35, 'upperTo': 0.9, 'lowerFrom': 0.05, 'lowerTo': 0.35},
    'windows of the plateaus: upstroke 35 to 90 per cent, downstroke 5 to 35 per cent of the stroke',
)
table('LEVELS', {'low': 0.1, 'high': 0.9}, 'a transfer of load is measured from 10 to 90 per cent of the fluid load')
table(
    'THRESHOLDS',
    {
        'partedFluidLoad': 0.15,
        'partedMeanLoad': 0.8,
        'fullPump': 0.9,
        'suddenRelease': 0.25,
        'tagging': 0.5,
        'slantedPickUp': 0.25,
        'leak': 0.25,
    },
    'screening values of the rules, of no standard',
)
