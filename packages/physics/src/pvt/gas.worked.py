"""Natural gas: Sutton (1985), Wichert and Aziz (1972), Dranchuk and Abou-Kassem (1975), Lee, Gonzalez and Eakin (1966).

Absolute temperatures are degF + 459.67; the gas constant is 10.7316 psia ft3/(lbmol degR), air 28.97 lb/lbmol.
"""

from math import exp

from worked import logarithmic, worked

FAHRENHEIT = 459.67
GAS_CONSTANT = 10.7316
LB_PER_FT3 = 1 / 62.428  # in g/cm3

GAMMA, P, T = (0.55, 1.1), logarithmic(100, 8000), (60, 300)
A1, A2, A3, A4, A5, A6, A7, A8, A9, A10, A11 = (
    0.3265,
    -1.0700,
    -0.5339,
    0.01569,
    -0.05165,
    0.5475,
    -0.7361,
    0.1844,
    0.1056,
    0.6134,
    0.7210,
)


@worked(gamma_g=GAMMA)
def pseudoCriticalTemperature(gamma_g):
    return 169.2 + 349.5 * gamma_g - 74.0 * gamma_g**2


@worked(gamma_g=GAMMA)
def pseudoCriticalPressure(gamma_g):
    return 756.8 - 131.0 * gamma_g - 3.6 * gamma_g**2


@worked(y_A=(0.1, 0.6), y_S=(0.01, 0.3), also=[dict(y_A=0, y_S=0)])
def acidGasAdjustment(y_A, y_S):
    return 120 * (y_A**0.9 - y_A**1.6) + 15 * (y_S**0.5 - y_S**4)


@worked(T_pc=(350, 500), epsilon_A=(0, 40))
def sourCriticalTemperature(T_pc, epsilon_A):
    return T_pc - epsilon_A


@worked(p_pc=(600, 700), T_pc=(350, 500), T_pcA=(330, 480), y_S=(0.05, 0.4), epsilon_A=(5, 40))
def sourCriticalPressure(p_pc, T_pc, T_pcA, y_S, epsilon_A):
    return p_pc * T_pcA / (T_pc + y_S * (1 - y_S) * epsilon_A)


@worked(p=P, p_pc=(600, 700))
def reducedPressure(p, p_pc):
    return p / p_pc


@worked(T=T, T_pc=(350, 500))
def reducedTemperature(T, T_pc):
    return (T + FAHRENHEIT) / T_pc


@worked(p_pr=(0.2, 10), z=(0.5, 1.2), T_pr=(1.1, 2.5))
def reducedDensity(p_pr, z, T_pr):
    return 0.27 * p_pr / (z * T_pr)


@worked(T_pr=(1.05, 2.5))
def firstCoefficient(T_pr):
    return A1 + A2 / T_pr + A3 / T_pr**3 + A4 / T_pr**4 + A5 / T_pr**5


@worked(T_pr=(1.05, 2.5))
def secondCoefficient(T_pr):
    return A6 + A7 / T_pr + A8 / T_pr**2


@worked(T_pr=(1.05, 2.5))
def thirdCoefficient(T_pr):
    return A9 * (A7 / T_pr + A8 / T_pr**2)


@worked(z=(0.5, 1.2), c_1=(-1, 0.2), c_2=(0.1, 0.4), c_3=(-0.06, -0.02), rho_r=(0.1, 2), T_pr=(1.1, 2.5))
def gasState(z, c_1, c_2, c_3, rho_r, T_pr):
    tail = A10 * (1 + A11 * rho_r**2) * (rho_r**2 / T_pr**3) * exp(-A11 * rho_r**2)
    return z, 1 + c_1 * rho_r + c_2 * rho_r**2 - c_3 * rho_r**5 + tail


@worked(gamma_g=GAMMA, p=P, z=(0.5, 1.2), T=T)
def gasDensity(gamma_g, p, z, T):
    return 28.97 * gamma_g * p / (GAS_CONSTANT * z * (T + FAHRENHEIT))


@worked(z=(0.5, 1.2), T=T, p=P)
def gasVolumeFactor(z, T, p):
    return 14.696 / (60 + FAHRENHEIT) * z * (T + FAHRENHEIT) / p


@worked(gamma_g=GAMMA)
def molarMass(gamma_g):
    return 28.97 * gamma_g


@worked(M_g=(16, 32), T=T)
def viscosityK(M_g, T):
    T_abs = T + FAHRENHEIT
    return (9.379 + 0.01607 * M_g) * T_abs**1.5 / (209.2 + 19.26 * M_g + T_abs)


@worked(M_g=(16, 32), T=T)
def viscosityX(M_g, T):
    return 3.448 + 986.4 / (T + FAHRENHEIT) + 0.01009 * M_g


@worked(X_mu=(4.5, 6.5))
def viscosityY(X_mu):
    return 2.447 - 0.2224 * X_mu


@worked(K_mu=(90, 150), X_mu=(4.5, 6.5), rho_g=(1, 25), Y_mu=(1, 1.5))
def gasViscosity(K_mu, X_mu, rho_g, Y_mu):
    return 1e-4 * K_mu * exp(X_mu * (rho_g * LB_PER_FT3) ** Y_mu)
