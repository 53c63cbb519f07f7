"""Gray (1978), vertical flow of gas wells, as printed in the API 14B user manual App. B and Brown and Lea (1985)."""

from math import exp, log

from worked import logarithmic, table, worked

LBM_PER_S2 = 453.592  # dyn/cm in one lbm/s2: 1 dyn/cm = 1 g/s2
G = 32.174

RHO_N, RHO_L, RHO_G = (5, 40), (40, 65), (1, 12)
SIGMA = (10, 70)


@worked(rho_n=RHO_N, v_m=(10, 60), sigma=SIGMA, rho_l=RHO_L, rho_g=RHO_G)
def grayVelocityNumber(rho_n, v_m, sigma, rho_l, rho_g):
    sigma_lbm = sigma / LBM_PER_S2
    return rho_n**2 * v_m**4 / (G * sigma_lbm * (rho_l - rho_g))


@worked(rho_l=RHO_L, rho_g=RHO_G, d=(0.1, 0.5), sigma=SIGMA)
def grayDiameterNumber(rho_l, rho_g, d, sigma):
    sigma_lbm = sigma / LBM_PER_S2
    return G * (rho_l - rho_g) * d**2 / sigma_lbm


@worked(v_sl=(0.05, 2), v_sg=(10, 60))
def velocityRatio(v_sl, v_sg):
    return v_sl / v_sg


@worked(R_v=logarithmic(1e-4, 1))
def grayExponent(R_v):
    return 0.0814 * (1 - 0.0554 * log(1 + 730 * R_v / (R_v + 1)))


@worked(N_v=logarithmic(1e3, 1e6), N_dG=logarithmic(50, 2000), B_G=(0.05, 0.08), R_v=logarithmic(1e-3, 1))
def grayHoldup(N_v, N_dG, B_G, R_v):
    gas_share = (1 - exp(-2.314 * (N_v * (1 + 205 / N_dG)) ** B_G)) / (R_v + 1)
    return 1 - gas_share


@worked(sigma=SIGMA, rho_n=RHO_N, v_m=(10, 60))
def filmRoughness(sigma, rho_n, v_m):
    return 28.5 * (sigma / LBM_PER_S2) / (rho_n * v_m**2)


FILM = dict(epsilon_f=2e-4, epsilon=6e-5, d=0.2)


@worked(
    R_v=(0.0005, 0.0065),
    epsilon_f=(1e-4, 1e-3),
    epsilon=(5e-5, 2e-4),
    d=(0.1, 0.5),
    also=[
        {**FILM, 'R_v': 0.007},
        {**FILM, 'R_v': 0.00695},
        {**FILM, 'R_v': 0.3},
        {**FILM, 'R_v': 0.3, 'epsilon_f': 1e-5},
        {**FILM, 'R_v': 0.3, 'epsilon_f': 0.4},
    ],
)
def effectiveRoughness(R_v, epsilon_f, epsilon, d):
    k_e = epsilon_f if R_v >= 0.007 else epsilon + R_v * (epsilon_f - epsilon) / 0.007
    return max(2.77e-5, min(d, k_e))


table('GRAY_REYNOLDS', 1e7, source='API 14B user manual App. B: the friction factor at a Reynolds number of 1e7')
