"""Black oil by Standing (1947) and Glaso (1980), viscosities of Beggs and Robinson (1975), Beal (1946) and Glaso."""

from math import log10, sqrt

from worked import logarithmic, worked

R, GAMMA_G, T, API, P = (100, 1500), (0.6, 1.0), (80, 280), (15, 50), logarithmic(100, 5000)
GAMMA_O = (0.75, 0.95)


@worked(API=API)
def oilGravity(API):
    return 141.5 / (131.5 + API)


@worked(gamma_o=GAMMA_O, gamma_g=GAMMA_G, R_s=R, B_o=(1.05, 1.8))
def oilDensity(gamma_o, gamma_g, R_s, B_o):
    return (350.17 * gamma_o + 0.0764 * gamma_g * R_s) / (5.615 * B_o)


@worked(R_p=R, gamma_g=GAMMA_G, T=T, API=API)
def standingBubblePoint(R_p, gamma_g, T, API):
    return 18.2 * ((R_p / gamma_g) ** 0.83 * 10 ** (0.00091 * T - 0.0125 * API) - 1.4)


@worked(p_bS=(15, 5000), also=[dict(p_bS=-25), dict(p_bS=14.63), dict(p_bS=14.75)])
def bubblePointNotBelowStandard(p_bS):
    return max(p_bS, 14.696)


def standing_gas(gamma_g, p, API, T):
    return gamma_g * ((p / 18.2 + 1.4) * 10 ** (0.0125 * API - 0.00091 * T)) ** (1 / 0.83)


MIDDLE = dict(gamma_g=0.75, p=1500.0, API=30.0, T=180.0)
STANDING = standing_gas(**MIDDLE)


@worked(
    R_p=3000,
    gamma_g=GAMMA_G,
    p=(200, 2500),
    API=(15, 40),
    T=T,
    also=[{**MIDDLE, 'R_p': STANDING * share} for share in (0.3, 0.997, 1.003)],
)
def standingSolutionGor(R_p, gamma_g, p, API, T):
    return min(R_p, standing_gas(gamma_g, p, API, T))


@worked(R_s=R, gamma_g=GAMMA_G, gamma_o=GAMMA_O, T=T)
def standingOilVolumeFactor(R_s, gamma_g, gamma_o, T):
    return 0.9759 + 0.00012 * (R_s * (gamma_g / gamma_o) ** 0.5 + 1.25 * T) ** 1.2


@worked(R_p=R, gamma_g=GAMMA_G, T=T, API=API)
def glasoBubbleNumber(R_p, gamma_g, T, API):
    return (R_p / gamma_g) ** 0.816 * T**0.172 / API**0.989


@worked(x_G=logarithmic(2, 60))
def glasoBubblePoint(x_G):
    return 10 ** (1.7669 + 1.7447 * log10(x_G) - 0.30218 * log10(x_G) ** 2)


@worked(p=logarithmic(100, 15000))
def glasoNumberAtPressure(p):
    # the root that rises with the pressure, of log p = 1.7669 + 1.7447 log x - 0.30218 (log x)^2
    return 10 ** ((1.7447 - sqrt(1.7447**2 - 4 * 0.30218 * (log10(p) - 1.7669))) / (2 * 0.30218))


def glaso_gas(gamma_g, x_p, API, T):
    return gamma_g * (x_p * API**0.989 / T**0.172) ** (1 / 0.816)


GLASO = dict(gamma_g=0.75, x_p=8.0, API=30.0, T=180.0)


@worked(
    R_p=20000,
    gamma_g=GAMMA_G,
    x_p=(2, 25),
    API=API,
    T=T,
    also=[{**GLASO, 'R_p': glaso_gas(**GLASO) * share} for share in (0.3, 0.997, 1.003)],
)
def glasoSolutionGor(R_p, gamma_g, x_p, API, T):
    return min(R_p, glaso_gas(gamma_g, x_p, API, T))


@worked(R_s=R, gamma_g=GAMMA_G, gamma_o=GAMMA_O, T=T)
def glasoVolumeNumber(R_s, gamma_g, gamma_o, T):
    return R_s * (gamma_g / gamma_o) ** 0.526 + 0.968 * T


@worked(B_star=(200, 2000))
def glasoOilVolumeFactor(B_star):
    return 1 + 10 ** (-6.58511 + 2.91329 * log10(B_star) - 0.27683 * log10(B_star) ** 2)


@worked(API=API, T=T)
def bealDeadOilViscosity(API, T):
    return (0.32 + 1.8e7 / API**4.53) * (360 / (T + 200)) ** (10 ** (0.43 + 8.33 / API))


@worked(API=API, T=T)
def deadOilViscosity(API, T):
    return 10 ** (10 ** (3.0324 - 0.02023 * API) * T**-1.163) - 1


@worked(API=API, T=T)
def glasoDeadOilViscosity(API, T):
    return 3.141e10 * T**-3.444 * log10(API) ** (10.313 * log10(T) - 36.447)


@worked(R_s=R, mu_od=(0.5, 50))
def saturatedOilViscosity(R_s, mu_od):
    return 10.715 * (R_s + 100) ** -0.515 * mu_od ** (5.44 * (R_s + 150) ** -0.338)
