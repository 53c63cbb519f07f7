"""Mixtures, dimensionless numbers and wall friction: Brill and Mukherjee (1999) ch. 2 and 3, Duns and Ros (1963), Colebrook (1939)."""

from math import log10, pi, sqrt

from worked import logarithmic, table, worked

RHO_L, RHO_G, SIGMA, MU_L = (40, 65), (1, 12), (10, 70), (0.5, 50)
SHARE = (0.02, 0.95)
SECONDS, FT3_PER_BBL = 86400, round(42 * 231 / 1728, 6)


@worked(d=(0.1, 0.6))
def flowArea(d):
    return pi * d**2 / 4


@worked(q_o=(50, 5000), f_w=(0, 0.9))
def waterRate(q_o, f_w):
    return q_o * f_w / (1 - f_w)


@worked(f_w=(0, 0.95), B_o=(1.05, 1.8))
def waterShare(f_w, B_o):
    return f_w / (f_w + (1 - f_w) * B_o)


@worked(q_o=(50, 5000), B_o=(1.05, 1.8), q_w=(0, 5000), A_p=(0.01, 0.2))
def superficialLiquidVelocity(q_o, B_o, q_w, A_p):
    return FT3_PER_BBL * (q_o * B_o + q_w) / SECONDS / A_p


@worked(q_w=(50, 5000), A_p=(0.01, 0.2))
def superficialWaterVelocity(q_w, A_p):
    return FT3_PER_BBL * q_w / SECONDS / A_p


DISSOLVED = dict(q_o=1000.0, R_p=500.0, B_g=0.01, A_p=0.04)


@worked(
    q_o=(50, 5000),
    R_p=(800, 2000),
    R_s=(50, 700),
    B_g=logarithmic(0.003, 0.1),
    A_p=(0.01, 0.2),
    also=[{**DISSOLVED, 'R_s': R_s} for R_s in (498.0, 500.0, 502.0, 900.0)],
)
def superficialGasVelocity(q_o, R_p, R_s, B_g, A_p):
    # no gas is free where the oil could hold more than there is
    return q_o * max(0, R_p - R_s) * B_g / SECONDS / A_p


@worked(v_sl=(0.1, 5), v_sg=(0.1, 40))
def mixtureVelocity(v_sl, v_sg):
    return v_sl + v_sg


@worked(v_sl=(0.1, 5), v_m=(5, 40))
def noSlipHoldup(v_sl, v_m):
    return v_sl / v_m


@worked(rho_o=(40, 55), rho_w=(60, 70), F_w=SHARE)
def liquidDensity(rho_o, rho_w, F_w):
    return rho_o * (1 - F_w) + rho_w * F_w


@worked(mu_o=(0.5, 50), mu_w=(0.3, 1), F_w=SHARE)
def liquidViscosity(mu_o, mu_w, F_w):
    return mu_o * (1 - F_w) + mu_w * F_w


@worked(sigma_o=(5, 35), sigma_w=(30, 75), F_w=SHARE)
def liquidTension(sigma_o, sigma_w, F_w):
    return sigma_o * (1 - F_w) + sigma_w * F_w


@worked(rho_l=RHO_L, lambda_l=SHARE, rho_g=RHO_G)
def noSlipDensity(rho_l, lambda_l, rho_g):
    return rho_l * lambda_l + rho_g * (1 - lambda_l)


@worked(rho_l=RHO_L, H_L=SHARE, rho_g=RHO_G)
def slipDensity(rho_l, H_L, rho_g):
    return rho_l * H_L + rho_g * (1 - H_L)


# --- numbers


@worked(v_sl=(0.1, 5), rho_l=RHO_L, sigma=SIGMA)
def liquidVelocityNumber(v_sl, rho_l, sigma):
    return 1.938 * v_sl * (rho_l / sigma) ** 0.25


@worked(v_sg=(0.1, 40), rho_l=RHO_L, sigma=SIGMA)
def gasVelocityNumber(v_sg, rho_l, sigma):
    return 1.938 * v_sg * (rho_l / sigma) ** 0.25


@worked(d=(0.1, 0.6), rho_l=RHO_L, sigma=SIGMA)
def diameterNumber(d, rho_l, sigma):
    return 120.872 * d * sqrt(rho_l / sigma)


@worked(mu_l=MU_L, rho_l=RHO_L, sigma=SIGMA)
def viscosityNumber(mu_l, rho_l, sigma):
    return 0.15726 * mu_l * (1 / (rho_l * sigma**3)) ** 0.25


# --- friction


@worked(rho=(1, 65), v=(0.5, 40), d=(0.1, 0.6), mu=logarithmic(0.01, 50))
def reynoldsNumber(rho, v, d, mu):
    return 1488 * rho * v * d / mu


@worked(epsilon=(1e-5, 5e-4), d=(0.1, 0.6))
def relativeRoughness(epsilon, d):
    return epsilon / d


@worked(Re=(50, 2000))
def laminarFriction(Re):
    return 16 / Re


@worked(f=(0.003, 0.02), k_d=logarithmic(1e-5, 1e-2), Re=logarithmic(3e3, 1e7), also=[dict(f=0.005, k_d=0.0, Re=1e4)])
def colebrookEquation(f, k_d, Re):
    return 1 / sqrt(f), -4 * log10(k_d / 3.7065 + 1.2613 / (Re * sqrt(f)))


table('LAMINAR_LIMIT', 2000, source='Brill and Mukherjee (1999) ch. 2: laminar below a Reynolds number of 2000')
