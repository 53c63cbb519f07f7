"""Columns: Euler, Johnson and the secant formula. Timoshenko and Gere, ch. 1 and 2; Shigley, ch. 4."""

from math import atan, cos, pi, sin, tan

from worked import table, worked

E, FY = (7e10, 2.1e11), (2e8, 7e8)


@worked(D=(0.02, 0.3))
def solidArea(D):
    return pi * (D / 2) ** 2


@worked(D=(0.02, 0.3))
def solidSecondMoment(D):
    return pi / 4 * (D / 2) ** 4


@worked(D=(0.02, 0.3))
def extremeFibre(D):
    return 0.5 * D


@worked(I=(1e-6, 1e-3), A=(1e-3, 0.05))
def radiusOfGyration(I, A):
    return I**0.5 / A**0.5


@worked(K=(0.5, 2), L=(1, 20), r=(0.02, 0.3))
def slendernessRatio(K, L, r):
    return K * L / r


@worked(E=E, I=(1e-6, 1e-3), K=(0.5, 2), L=(1, 20))
def eulerLoad(E, I, K, L):
    wave_number = pi / (K * L)
    return E * I * wave_number**2


@worked(E=E, lambda_r=(20, 250))
def eulerStress(E, lambda_r):
    return E * (pi / lambda_r) ** 2


@worked(E=E, S_y=FY)
def transitionSlenderness(E, S_y):
    """The slenderness at which the Euler stress is half of the yield strength."""
    return pi * (E / (S_y / 2)) ** 0.5


@worked(S_y=FY, lambda_r=(10, 60), E=E)
def johnsonStress(S_y, lambda_r, E):
    """Parabola from the yield strength down to half of it at the transition."""
    return S_y * (1 - (lambda_r / transitionSlenderness(E, S_y)) ** 2 / 2)


@worked(P=(1e5, 3e6), A=(1e-3, 0.05))
def axialStress(P, A):
    return P / A


@worked(lambda_r=(20, 120), P=(1e5, 1e6), E=E, A=(0.01, 0.05))
def halfAngle(lambda_r, P, E, A):
    return lambda_r / 2 * (P / A / E) ** 0.5


@worked(sigma_a=(1e7, 2e8), e=(0.005, 0.1), c=(0.05, 0.3), r=(0.03, 0.2), u=(0.1, 1.3))
def secantStress(sigma_a, e, c, r, u):
    moment_per_area = sigma_a * e / cos(u)
    return sigma_a + moment_per_area * c / r**2


@worked(e=(0.005, 0.1), u=(0.1, 1.3))
def midspanDeflection(e, u):
    return e / cos(u) - e


@worked(P=(1e5, 1e6), N_cr=(2e6, 9e6))
def amplification(P, N_cr):
    return N_cr / (N_cr - P)


def root_of_tan():
    """tan x = x between pi and 3 pi/2, by x = pi + atan x."""
    x = 4.5
    for _ in range(200):
        x = pi + atan(x)
    return x


table('FIXED_PINNED_ROOT', root_of_tan(), source='Timoshenko and Gere, ch. 2: tan kl = kl')
