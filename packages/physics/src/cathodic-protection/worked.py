"""Attenuation along a line with linear leakage, electrodes on a plane and impressed current, from their textbooks."""

from math import ceil, cosh, exp, pi, sinh, sqrt, tanh

from worked import logarithmic, table, worked

R, G = logarithmic(1e-6, 1e-4), logarithmic(1e-5, 1e-2)


@worked(R_prime=R, G_prime=G)
def attenuationConstant(R_prime, G_prime):
    return sqrt(R_prime * G_prime)


@worked(R_prime=R, G_prime=G)
def characteristicResistance(R_prime, G_prime):
    return sqrt(R_prime / G_prime)


LINE = dict(E_0=(-0.5, -0.1), alpha=logarithmic(3e-5, 3e-4), L=(3000, 20000))


@worked(**LINE, R_c=(0.02, 0.5), x=(100, 3000))
def currentAt(E_0, alpha, L, R_c, x):
    return E_0 / R_c * sinh(alpha * (L - x)) / cosh(alpha * L)


@worked(**LINE, R_c=(0.02, 0.5))
def drainCurrent(E_0, alpha, L, R_c):
    return E_0 / R_c * tanh(alpha * L)


@worked(**LINE)
def endShift(E_0, alpha, L):
    return E_0 / cosh(alpha * L)


@worked(D=(0.2, 1.2), g=logarithmic(1e-5, 1e-2))
def leakageConductance(D, g):
    return pi * D * g


@worked(rho_me=(1.5e-7, 3e-7), t=(0.01, 0.04), D=(0.2, 1.2))
def longitudinalResistance(rho_me, t, D):
    return rho_me / (pi * (D**2 - (D - 2 * t) ** 2) / 4)


@worked(**LINE, x=(100, 3000))
def shiftAt(E_0, alpha, L, x):
    return E_0 * cosh(alpha * (L - x)) / cosh(alpha * L)


@worked(E_0=(-0.5, -0.1), alpha=logarithmic(3e-5, 3e-4), x=(100, 9000))
def shiftOnLongLine(E_0, alpha, x):
    return E_0 * exp(-alpha * x)


@worked(R_prime=R, I=(1, 100), L=(20, 400))
def uniformDrop(R_prime, I, L):
    # the current grows from nothing to I along L
    return R_prime * I * L / 2


@worked(d=(0.2, 1.5))
def discArea(d):
    return pi * (d / 2) ** 2


@worked(rho=(0.15, 1.5), d=(0.2, 1.5))
def discResistance(rho, d):
    return rho / (4 * (d / 2))


@worked(c=(0.3, 1.2))
def equivalentRadius(c):
    return c / (2 * pi)


@worked(I=(10, 200), rho=(0.15, 1.5), E_0=(-0.9, -0.7), E_lim=(-3, -1.2))
def shieldRadius(I, rho, E_0, E_lim):
    return I * rho / (2 * pi * (E_0 - E_lim))


@worked(E_a=(-1.1, -0.95), E_H=(-1, -0.8))
def hydrogenMargin(E_a, E_H):
    return E_a - E_H


@worked(E_a=(-1.1, -0.95), E_H=(-1, -0.8))
def hydrogenUse(E_a, E_H):
    return abs(E_a) / abs(E_H)


@worked(i_a=(100, 1000), A_1=(0.05, 0.5))
def impressedAnodeCurrent(i_a, A_1):
    return i_a * A_1


@worked(I_ic=(50, 900), I_1=(20, 100), also=[{'I_ic': I, 'I_1': 40} for I in (199.9, 200, 200.2)])
def impressedAnodes(I_ic, I_1):
    return ceil(I_ic / I_1)


@worked(k_ic=(1.25, 1.5), I_cf=(50, 600))
def impressedCurrent(k_ic, I_cf):
    return k_ic * I_cf


@worked(I_ic=(50, 900), V_ic=(5, 40))
def rectifierPower(I_ic, V_ic):
    return I_ic * V_ic


@worked(I_ic=(50, 900), R_1=(0.05, 0.5), N_ic=(4, 20), R_w=(0.01, 0.05), V_b=(1.5, 2.5))
def rectifierVoltage(I_ic, R_1, N_ic, R_w, V_b):
    return I_ic * (R_1 / N_ic + R_w) + V_b


table('STEEL_RESISTIVITY', 2e-7, 'vamseeachanta/digitalmodel dnv_rp_f103.py: F103 5.6.10', 'peer-code')
table('MODERATE_LIMIT', -0.85, 'CEBELCOR RT.328 (2003), abstract: negative potentials limited at -850 mV SCE', 'published')
table('BACK_VOLTAGE', 2, 'textbooks of cathodic protection: 2 V between an inert anode and steel')
