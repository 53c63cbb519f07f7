"""Black oil by Vasquez and Beggs (1980); T + 460 as they print it."""

from math import exp, log10

from worked import logarithmic, worked

R, GAMMA_G, T, API = (100, 1500), (0.6, 1.0), (80, 280), (15, 50)
EVERY_GRAVITY = (15.0, 29.9, 30.0, 30.1, 45.0)


def solution(API):
    return (0.0362, 1.0937, 25.7240) if API <= 30 else (0.0178, 1.1870, 23.9310)


def volume(API):
    return (4.677e-4, 1.751e-5, -1.811e-8) if API <= 30 else (4.670e-4, 1.100e-5, 1.337e-9)


@worked(gamma_g=GAMMA_G, API=API, T_sep=(60, 150), p_sep=(30, 500))
def separatorGasGravity(gamma_g, API, T_sep, p_sep):
    return gamma_g * (1 + 5.912e-5 * API * T_sep * log10(p_sep / 114.7))


def dissolved(gamma_gs, p, API, T):
    C1, C2, C3 = solution(API)
    return C1 * gamma_gs * p**C2 * exp(C3 * API / (T + 460))


GAS = dict(gamma_gs=0.75, p=1500.0, T=180.0)


@worked(
    R_p=20000,
    gamma_gs=GAMMA_G,
    p=logarithmic(100, 5000),
    API=API,
    T=T,
    also=[{**GAS, 'R_p': 20000, 'API': API} for API in EVERY_GRAVITY]
    + [{**GAS, 'R_p': dissolved(API=35.0, **GAS) * share, 'API': 35.0} for share in (0.3, 0.997, 1.003)],
)
def vasquezBeggsSolutionGor(R_p, gamma_gs, p, API, T):
    return min(R_p, dissolved(gamma_gs, p, API, T))


@worked(
    R_p=R,
    gamma_gs=GAMMA_G,
    API=API,
    T=T,
    also=[dict(R_p=600.0, gamma_gs=0.8, T=190.0, API=API) for API in EVERY_GRAVITY],
)
def vasquezBeggsBubblePoint(R_p, gamma_gs, API, T):
    C1, C2, C3 = solution(API)
    return (R_p / (C1 * gamma_gs * exp(C3 * API / (T + 460)))) ** (1 / C2)


@worked(
    R_s=R,
    T=T,
    API=API,
    gamma_gs=GAMMA_G,
    also=[dict(R_s=1200.0, gamma_gs=0.7, T=250.0, API=API) for API in EVERY_GRAVITY],
)
def vasquezBeggsOilVolumeFactor(R_s, T, API, gamma_gs):
    C1, C2, C3 = volume(API)
    return 1 + C1 * R_s + (T - 60) * (API / gamma_gs) * (C2 + C3 * R_s)


@worked(R_s=R, T=T, gamma_g=GAMMA_G, API=API)
def undersaturatedCompressibility(R_s, T, gamma_g, API):
    return (-1433 + 5 * R_s + 17.2 * T - 1180 * gamma_g + 12.61 * API) / 1e5


AT_BUBBLE_POINT = [dict(p=p, p_b=2000.0) for p in (700.0, 1991.0, 2000.0, 2009.0)]


@worked(
    B_ob=(1.1, 1.6),
    c_A=(0.02, 0.1),
    p=(3000, 8000),
    p_b=(1000, 3000),
    also=[dict(B_ob=1.4, c_A=0.05, **pressures) for pressures in AT_BUBBLE_POINT],
)
def oilVolumeFactor(B_ob, c_A, p, p_b):
    # c_o = c_A/p, so that ln(B_o/B_ob) = -c_A ln(p/p_b) above the bubble point
    return B_ob * (p / p_b) ** -c_A if p > p_b else B_ob


@worked(p=(1000, 8000))
def undersaturatedViscosityExponent(p):
    return 2.6 * p**1.187 * exp(-11.513 - 8.98e-5 * p)


@worked(
    mu_ob=(0.3, 10),
    m_mu=(0.1, 0.5),
    p=(3000, 8000),
    p_b=(1000, 3000),
    also=[dict(mu_ob=0.9, m_mu=0.3, **pressures) for pressures in AT_BUBBLE_POINT],
)
def oilViscosity(mu_ob, m_mu, p, p_b):
    return mu_ob * (p / p_b) ** m_mu if p > p_b else mu_ob
