"""Mobility of sand and the stress on it by Soulsby; scour at piles and pipelines by Sumer and Fredsøe, Breusers and
HEC-18; stones in a current by Izbash. Written from the sources, in SI.
"""

from math import cos, exp, log, pi, sin, tan, tanh

from worked import logarithmic, worked

GRAIN = logarithmic(1e-4, 5e-3)
GRAVITY = (9.78, 9.83)
RATIO = (2.3, 2.8)
DEPTH = (5, 60)
PILE = (0.5, 10)
FLOW = (0.2, 2.5)
KC = (7, 60)


# Sand


@worked(d=GRAIN, g=GRAVITY, s=RATIO, nu=(8e-7, 1.8e-6))
def grainNumber(d, g, s, nu):
    return (d**3 * g * (s - 1) / nu / nu) ** (1 / 3)


@worked(D_star=(1, 150))
def criticalShields(D_star):
    return 0.055 - 0.055 / exp(D_star / 50) + 0.30 / (1.2 * D_star + 1)


@worked(tau=(0.05, 10), rho=(1000, 1030), g=GRAVITY, s=RATIO, d=GRAIN)
def shieldsParameter(tau, rho, g, s, d):
    grains = s * rho
    return tau / (g * (grains - rho) * d)


@worked(theta=(0.01, 2), theta_cr=(0.03, 0.1))
def mobility(theta, theta_cr):
    return theta / theta_cr


# Bed


@worked(d=GRAIN)
def grainRoughness(d):
    return 2.5 * d / 30


@worked(h=DEPTH, z_0=logarithmic(1e-5, 1e-3))
def bedDrag(h, z_0):
    """The mean over depth of (u*/0.4) ln(z/z0) is (u*/0.4)(ln(h/z0) - 1)."""
    mean = (log(h) - log(z_0) - 1) / 0.4
    return 1 / mean**2


@worked(rho=(1000, 1030), C_D=(1e-3, 5e-3), U=FLOW)
def currentShear(rho, C_D, U):
    return rho * U * U * C_D


@worked(U_m=FLOW, T_w=(5, 18))
def orbitalExcursion(U_m, T_w):
    return U_m / (2 * pi / T_w)


@worked(A=(0.3, 5), z_0=logarithmic(1e-5, 1e-3), also=[dict(A=0, z_0=1e-4)])
def waveFriction(A, z_0):
    return 0 if A == 0 else 1.39 * exp(0.52 * (log(z_0) - log(A)))


@worked(rho=(1000, 1030), f_w=(0.003, 0.03), U_m=FLOW)
def waveShear(rho, f_w, U_m):
    return f_w * rho * U_m * U_m / 2


@worked(tau_c=(0.1, 3), tau_w=(0.1, 8))
def meanShear(tau_c, tau_w):
    return tau_c + 1.2 * tau_c * (1 + tau_c / tau_w) ** -3.2


@worked(tau_m=(0.1, 5), tau_w=(0.1, 8), phi_w=(0, 1.5))
def largestShear(tau_m, tau_w, phi_w):
    along, across = tau_m + tau_w * cos(phi_w), tau_w * sin(phi_w)
    return abs(complex(along, across))


# Piles


@worked(U_m=FLOW, T_w=(5, 18), D=PILE)
def keuleganCarpenter(U_m, T_w, D):
    return U_m / D * T_w


@worked(U=FLOW, U_m=FLOW)
def currentShare(U, U_m):
    return 1 / (1 + U_m / U)


@worked(c=(1, 2.5), KC=KC, also=[dict(c=1.3, KC=5.9), dict(c=1.3, KC=6), dict(c=1.3, KC=6.1)])
def waveRatio(c, KC):
    return 0 if KC < 6 else c - c * exp(-(KC - 6) * 3 / 100)


@worked(U_cw=(0.01, 0.99))
def combinedRate(U_cw):
    return 3 / 100 + 3 / 4 * exp(2.6 * log(U_cw))


@worked(U_cw=(0, 1))
def combinedThreshold(U_cw):
    return 6 / exp(4.7 * U_cw)


@worked(
    c=(1, 2.5),
    A_cw=(0.03, 0.78),
    B_cw=(0.06, 6),
    KC=KC,
    also=[dict(c=1.3, A_cw=0.1, B_cw=2, KC=1.99), dict(c=1.3, A_cw=0.1, B_cw=2, KC=2.01)],
)
def combinedRatio(c, A_cw, B_cw, KC):
    return 0 if KC < B_cw else c - c / exp((KC - B_cw) * A_cw)


@worked(S_D=(0.1, 2.5), D=PILE)
def depthOfRatio(S_D, D):
    return D * S_D


@worked(D=PILE, h=DEPTH)
def breusersDepth(D, h):
    return 3 / 2 * D * tanh(h / D)


@worked(U=FLOW, g=GRAVITY, h=DEPTH)
def froude(U, g, h):
    return (U * U / g / h) ** 0.5


@worked(K_1=(0.9, 1.1), K_2=(1, 3), K_3=(1.1, 1.3), h=DEPTH, D=PILE, Fr=(0.02, 1.2))
def hecDepth(K_1, K_2, K_3, h, D, Fr):
    """As HEC-RAS has it: 2.0 K1 K2 K3 a^0.65 y^0.35 Fr^0.43."""
    return 2.0 * K_1 * K_2 * K_3 * D**0.65 * h**0.35 * Fr**0.43


@worked(S_1=(1, 30), Fr=(0.1, 0.79), D=PILE, also=[dict(S_1=30, Fr=0.8, D=4), dict(S_1=30, Fr=0.81, D=4), dict(S_1=2, Fr=1, D=4)])
def hecLimited(S_1, Fr, D):
    most = 2.4 * D if Fr <= 0.8 else 3.0 * D
    return S_1 if S_1 < most else most


@worked(S=(0.1, 15), D=PILE)
def ratioOfDepth(S, D):
    return S / D


@worked(S=(0.1, 15), phi=(0.4, 0.75))
def holeExtent(S, phi):
    return S * tan(pi / 2 - phi)


# Time


@worked(h=DEPTH, D=PILE, theta=(0.05, 1.5))
def pileCurrentTime(h, D, theta):
    return h / (2000 * D) * exp(-2.2 * log(theta))


@worked(KC=KC, theta=(0.05, 1.5))
def pileWaveTime(KC, theta):
    return (KC / 100 / theta) ** 3


@worked(theta=(0.05, 1.5))
def pipeTime(theta):
    return 0.02 * exp(-5 / 3 * log(theta))


@worked(T_star=logarithmic(1e-3, 10), D=PILE, g=GRAVITY, s=RATIO, d=GRAIN)
def scourTime(T_star, D, g, s, d):
    return T_star * D * D * (g * (s - 1) * d * d * d) ** -0.5


@worked(S=(0.1, 15), t=logarithmic(1e3, 1e6), T_S=logarithmic(1e4, 1e6))
def depthInTime(S, t, T_S):
    return S - S * exp(-t / T_S)


# Pipelines

ON_SAND = dict(g=GRAVITY, s=RATIO, n=(0.3, 0.5), D=(0.1, 1.2))


@worked(e_b=(0, 0.5))
def onsetNumber(e_b):
    return exp(9 * e_b**0.5) / 40


@worked(U=FLOW, **ON_SAND)
def flowNumber(U, g, s, n, D):
    return U * U / g / (s - 1) / (1 - n) / D


@worked(N_cr=(0.025, 2), **ON_SAND)
def onsetVelocity(N_cr, g, s, n, D):
    return (N_cr * (g * (s - 1) * (1 - n) * D)) ** 0.5


@worked(N_f=(0.01, 2), N_cr=(0.025, 2))
def onsetUtilisation(N_f, N_cr):
    return N_f / N_cr


@worked(e_g=(0.1, 2), also=[dict(e_g=0), dict(e_g=0.06), dict(e_g=0.07)])
def pipeCurrentRatio(e_g):
    ratio = 0.625 / exp(0.6 * e_g)
    return ratio if ratio < 0.6 else 0.6


@worked(KC=(2, 60), e_g=(0, 2))
def pipeWaveRatio(KC, e_g):
    return KC**0.5 / 10 / exp(0.6 * e_g)


@worked(S_D=(0.1, 1), D=(0.1, 1.2))
def pipeDepth(S_D, D):
    return D * S_D


# Stones


@worked(rho_r=(2300, 3000), rho=(1000, 1030))
def relativeDensity(rho_r, rho):
    return rho_r / rho - 1


@worked(k_U=(1, 2.5), U=FLOW)
def localVelocity(k_U, U):
    return U * k_U


@worked(U_l=(0.5, 5), g=GRAVITY, Delta=(1.2, 1.9), y=(0.86, 1.2))
def stoneSize(U_l, g, Delta, y):
    """U = y (2 g Delta d)^0.5, solved for d."""
    return (U_l / y) ** 2 / (2 * g * Delta)
