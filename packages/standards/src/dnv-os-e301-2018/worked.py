"""Fatigue of mooring lines: DNV-OS-E301 (2018) Ch.2 Sec.2, dual narrow band of Jiao and Moan (1990)."""

from math import gamma, pi, sqrt

from worked import table, worked

AREA = (0.005, 0.05)
TENSION = (1e5, 3e6)
STRESS = (1e6, 4e7)
SCF = (1, 3)
SHARE = (0.1, 0.9)
LOW, WAVE = (0.005, 0.02), (0.05, 0.15)
SLOPE = (3, 5)


@worked(d=(0.05, 0.2))
def chainArea(d):
    """Both bars of the link."""
    return 2 * pi * d**2 / 4


@worked(d=(0.05, 0.2))
def ropeArea(d):
    return pi * d**2 / 4


@worked(a_D=(1e10, 1e11), S=(10, 200), m=SLOPE)
def componentCycles(a_D, S, m):
    return a_D * S**-m


@worked(SCF=SCF, S_n=STRESS)
def localStressRange(SCF, S_n):
    return SCF * S_n


@worked(dT=TENSION, A=AREA)
def nominalStressRange(dT, A):
    return dT / A


@worked(SCF=SCF, dT=TENSION, A=AREA)
def tensionStressRange(SCF, dT, A):
    return dT / A * SCF


@worked(SCF=SCF, sigma_L=STRESS, sigma_W=STRESS)
def combinedDeviation(SCF, sigma_L, sigma_W):
    return SCF * sqrt(sigma_L**2 + sigma_W**2)


@worked(sigma_L=STRESS, sigma_W=STRESS)
def lowFrequencyShare(sigma_L, sigma_W):
    return sigma_L**2 / (sigma_L**2 + sigma_W**2)


@worked(sigma_L=STRESS, sigma_W=STRESS)
def waveFrequencyShare(sigma_L, sigma_W):
    return sigma_W**2 / (sigma_L**2 + sigma_W**2)


@worked(lambda_L=SHARE, lambda_W=SHARE, nu_L=LOW, nu_W=WAVE)
def combinedRate(lambda_L, lambda_W, nu_L, nu_W):
    return sqrt(lambda_L * nu_L**2 + lambda_W * nu_W**2)


@worked(lambda_L=SHARE, lambda_W=SHARE, nu_L=LOW, nu_W=WAVE, delta_W=(0.05, 0.2))
def envelopeRate(lambda_L, lambda_W, nu_L, nu_W, delta_W):
    return sqrt(lambda_L**2 * nu_L**2 + lambda_L * lambda_W * nu_W**2 * delta_W**2)


@worked(lambda_L=SHARE, lambda_W=SHARE, m=SLOPE)
def envelopePart(lambda_L, lambda_W, m):
    low = lambda_L ** (m / 2 + 2) * (1 - sqrt(lambda_W / lambda_L))
    return low + sqrt(pi * lambda_L * lambda_W) * m * gamma(m / 2 + 1 / 2) / gamma(m / 2 + 1)


@worked(nu_P=LOW, nu_y=(0.03, 0.09), rho_P=(0.5, 2), nu_W=WAVE, lambda_W=SHARE, m=SLOPE)
def correctionFactor(nu_P, nu_y, rho_P, nu_W, lambda_W, m):
    return nu_P / nu_y * rho_P + nu_W / nu_y * lambda_W ** (m / 2)


@worked(rho=(0.5, 1), D_NB=(0.01, 2))
def dualNarrowBandDamage(rho, D_NB):
    return rho * D_NB


@worked(T_L=(1e8, 9e8), p_e=(0.01, 1))
def exposure(T_L, p_e):
    return T_L * p_e


@worked(D=(0.01, 1), D_adj=(0.01, 1), also=[{'D': 0.2, 'D_adj': 0.3}, {'D': 0.3, 'D_adj': 0.2}])
def adjacentDamageRatio(D, D_adj):
    """The lesser over the greater."""
    return min(D, D_adj) / max(D, D_adj)


@worked(d_F=(0.81, 1), also=[{'d_F': 0.5}, {'d_F': 0.799}, {'d_F': 0.8}, {'d_F': 0.801}])
def safetyFactor(d_F):
    return 5 if d_F <= 0.8 else 5 + 3 * (d_F - 0.8) / 0.2


table(
    'COMPONENT_CURVES',
    {
        'stud_chain': {'a_D': 1.2e11, 'm': 3.0},
        'studless_chain': {'a_D': 6.0e10, 'm': 3.0},
        'stranded_rope': {'a_D': 3.4e14, 'm': 4.0},
        'spiral_rope': {'a_D': 1.7e17, 'm': 4.8},
    },
    source='DNV-OS-E301 Ch.2 Sec.2, S-N curves of mooring lines; chain also in a public calculator and in qats',
)
table('DELTA_W', 0.1, source='DNV-OS-E301 Ch.2 Sec.2, dual narrow-banded approach')
table('GAMMA_F_ASHORE', 3, source='DNV-OS-E301 Ch.2 Sec.2, lines that are regularly inspected ashore')
table('GAMMA_F_LARGEST', 8, source='5 + 3 (1 - 0.8)/0.2')
