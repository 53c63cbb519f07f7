"""Hagedorn and Brown (1965) by the fits of its charts that Guo, Lyons and Ghalambor (2007) print, and the bubble flow of Griffith."""

from math import log10, sqrt

from worked import logarithmic, worked

G = 32.174
NUMBER = logarithmic(0.1, 30)


def polynomial(coefficients, x):
    return sum(one * x**power for power, one in enumerate(coefficients))


@worked(N_L=logarithmic(0.002, 0.4))
def viscosityArgument(N_L):
    return log10(N_L) + 3


@worked(X_1=(0.3, 2.6))
def viscosityCoefficient(X_1):
    return 10 ** polynomial((-2.69851, 0.15841, -0.55100, 0.54785, -0.12195), X_1)


@worked(N_Lv=NUMBER, p=logarithmic(50, 5000), C_NL=(0.002, 0.01), N_Gv=NUMBER, N_d=(15, 100))
def holdupArgument(N_Lv, p, C_NL, N_Gv, N_d):
    return log10(N_Lv * p**0.1 * C_NL / (N_Gv**0.575 * 14.7**0.1 * N_d)) + 6


@worked(X_2=(0.5, 4))
def holdupRatio(X_2):
    return polynomial((-0.10307, 0.61777, -0.63295, 0.29598, -0.0401), X_2)


END = 0.1 * 20**2.14 / 0.1**0.38  # gas number at which the argument of an N_L of 0.1 and an N_d of 20 is 0.1


@worked(
    N_Gv=logarithmic(1, 100),
    N_L=logarithmic(0.002, 0.1),
    N_d=(20, 100),
    also=[dict(N_Gv=END * share, N_L=0.1, N_d=20.0) for share in (0.995, 1.005, 3.0)],
)
def secondaryArgument(N_Gv, N_L, N_d):
    # the fit goes to 0.1, and its end holds beyond
    return min(0.1, N_Gv * N_L**0.38 / N_d**2.14)


@worked(B_psi=(0.011, 0.1), also=[dict(B_psi=B) for B in (0.001, 0.00997, 0.01, 0.01003)])
def secondaryFactor(B_psi):
    if B_psi <= 0.01:
        return 1
    return polynomial((0.91163, -4.82176, 1232.25, -22253.6, 116174.3), B_psi)


@worked(H_c=(0.05, 0.5), psi=(1, 1.7), also=[dict(H_c=H, psi=1.0) for H in (-0.08, 0.001, 0.997, 1.003, 1.2)])
def chartHoldup(H_c, psi):
    return min(max(H_c * psi, 0), 1)


@worked(H_ch=(0.2, 0.9), lambda_l=(0.01, 0.2), also=[dict(H_ch=H, lambda_l=0.3) for H in (0, 0.2991, 0.3009)])
def flooredHoldup(H_ch, lambda_l):
    return max(H_ch, lambda_l)


@worked(mu_l=(0.5, 20), H_L=(0.05, 0.9), mu_g=(0.01, 0.03))
def mixtureViscosity(mu_l, H_L, mu_g):
    return mu_l**H_L * mu_g ** (1 - H_L)


@worked(f=(0.003, 0.012), rho_n=(5, 50), v_m=(2, 40), d=(0.1, 0.5), rho_s=(5, 50))
def hagedornBrownFriction(f, rho_n, v_m, d, rho_s):
    return f * rho_n**2 * v_m**2 * (2 / (G * d * rho_s)) / 144


@worked(v_sg=(0.1, 3), v_m=(3, 20))
def gasFraction(v_sg, v_m):
    return v_sg / v_m


EDGE = (1.071 - 0.13) / 0.2218  # v_m^2/d at which the limit is 0.13


@worked(
    v_m=(0.1, 0.6),
    d=(0.2, 0.5),
    also=[dict(v_m=sqrt(EDGE * share * 0.3), d=0.3) for share in (0.9, 0.997, 1.003, 1.1)],
)
def bubbleLimit(v_m, d):
    return max(1.071 - 0.2218 * v_m**2 / d, 0.13)


@worked(v_m=(1, 10), v_sg=(0.05, 0.9))
def bubbleHoldup(v_m, v_sg):
    v_s = 0.8
    return 1 - 0.5 * (1 + v_m / v_s - sqrt((1 + v_m / v_s) ** 2 - 4 * v_sg / v_s))


@worked(v_sl=(0.1, 5), H_L=(0.2, 0.95))
def liquidVelocity(v_sl, H_L):
    return v_sl / H_L
