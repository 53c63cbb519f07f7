"""API RP 13D (2010) clauses 5 and 7, and the surface connections of the field."""

from math import log

from worked import table, worked

R600, R300, R6, R3 = (45, 120), (25, 44), (3, 12), (2, 10)
N, RHO, FT_MIN, IN = (0.3, 1), (8, 19), (50, 1200), (1.5, 10)


def decade(x):
    return log(x) / log(10)


# --- clause 5


@worked(R_600=R600, R_300=R300)
def plasticViscosity(R_600, R_300):
    return R_600 - R_300


@worked(R_300=R300, PV=(5, 24))
def yieldPoint(R_300, PV):
    return R_300 - PV


@worked(R_600=R600, R_300=R300)
def indexOfReadings(R_600, R_300):
    return 3.32 * (decade(R_600) - decade(R_300))


@worked(R_300=R300, n=N)
def consistencyOfReadings(R_300, n):
    return 510 * R_300 * 511**-n


@worked(PV=(5, 60), YP=(0, 40))
def indexOfBingham(PV, YP):
    # readings of the Bingham plastic: R300 = PV + YP, R600 = R300 + PV
    R_300 = PV + YP
    return 3.32 * decade((R_300 + PV) / R_300)


@worked(n=N, PV=(5, 60), YP=(0, 40))
def consistencyOfBingham(n, PV, YP):
    return 511 * (PV + YP) / 511**n


@worked(K=(50, 2000), n=N)
def viscosityOfPowerLaw(K, n):
    # slope of the shear stress between 511 and 1022 per second
    return (K * 1022**n - K * 511**n) / (1022 - 511)


@worked(R_3=R3, R_6=R6)
def yieldStress(R_3, R_6):
    return R_3 - (R_6 - R_3)


@worked(R_600=R600, tau_y=(0, 8), R_300=R300)
def yieldIndex(R_600, tau_y, R_300):
    return 3.32 * (decade(R_600 - tau_y) - decade(R_300 - tau_y))


@worked(R_300=R300, tau_y=(0, 8), n=N)
def yieldConsistency(R_300, tau_y, n):
    return (R_300 - tau_y) * 511**-n


@worked(theta=(1, 100))
def dialStress(theta):
    return theta * 1.066


@worked(N=(3, 600))
def rotorRate(N):
    return N * 1.703


# --- clause 7


@worked(q=(100, 1300), d=IN)
def pipeVelocity(q, d):
    return 24.51 * q / d / d


@worked(q=(100, 1300), d_h=(8, 17.5), d_p=(3.5, 6.5))
def annularVelocity(q, d_h, d_p):
    return 24.51 * q / ((d_h - d_p) * (d_h + d_p))


GEOMETRY = [dict(alpha=alpha, n=n) for alpha in (0, 1) for n in (0.4, 0.7, 1.0)]


@worked(draws=0, also=GEOMETRY)
def geometryFactor(alpha, n):
    if alpha == 0:
        return (3 * n + 1) / (4 * n)
    return (2 * n + 1) / (3 * n) * 1.5


@worked(G_s=(1, 2), v=FT_MIN, d_e=IN)
def wallShearRate(G_s, v, d_e):
    return 1.6 * G_s * v / d_e


@worked(draws=0, also=[{**point, 'tau_y': 3.0, 'k': 0.4, 'gamma_w': 120.0} for point in GEOMETRY])
def flowStress(alpha, n, tau_y, k, gamma_w):
    return (4 / 3 if alpha == 0 else 3 / 2) ** n * tau_y + k * gamma_w**n


@worked(tau_f=(5, 80))
def wallStress(tau_f):
    return 1.066 * tau_f


@worked(rho=RHO, v=FT_MIN, tau_w=(5, 80))
def generalisedReynolds(rho, v, tau_w):
    return rho * v * v / 19.36 / tau_w


@worked(N_Re=(500, 9000), N_cr=(2000, 3000))
def transitionFriction(N_Re, N_cr):
    return 16 / N_cr * (N_Re / N_cr)


@worked(f_tr=(0.004, 0.05), f_tu=(0.004, 0.01))
def intermediateFriction(f_tr, f_tu):
    return (1 / (f_tr**-8 + f_tu**-8)) ** 0.125


@worked(f_in=(0.004, 0.01), f_la=(0.001, 0.05))
def blendedFriction(f_in, f_la):
    return f_la * (1 + (f_in / f_la) ** 12) ** (1 / 12)


@worked(rho=RHO, v=FT_MIN, f=(0.004, 0.05), d_e=IN)
def frictionGradient(rho, v, f, d_e):
    return 1.076e-5 * rho * v * v * f / d_e


# --- surface connections


@worked(E_s=(4e-5, 2.5e-4), rho=RHO, q=(100, 1300), PV=(5, 60))
def surfaceLoss(E_s, rho, q, PV):
    return E_s * (rho**4 * q**9 * PV) ** 0.2


table('SURFACE_FACTOR', {'1': 2.5e-4, '2': 9.6e-5, '3': 5.3e-5, '4': 4.2e-5}, source='IADC types of surface equipment')
