"""API RP 581 (2016), thinning (Part 2, 4.5.7) and risk (part 1), from the method of the specification of inspection planning."""

from math import erfc, sqrt

from worked import logarithmic, table, worked

SPECIFICATION = 'method of the specification of inspection planning, step 7'


@worked(R_tgt=(1, 50), gff=(1e-5, 5e-5), F_MS=(0.1, 2), CA=(50, 4000))
def damageFactorOfRisk(R_tgt, gff, F_MS, CA):
    return R_tgt / CA / (gff * F_MS)


@worked(gff=(1e-5, 5e-5), D_f=(1, 3000), F_MS=(0.1, 2))
def probabilityOfFailure(gff, D_f, F_MS):
    return gff * D_f * F_MS


@worked(POF=logarithmic(1e-5, 0.1), CA=(50, 4000))
def risk(POF, CA):
    return POF * CA


def below(z):
    """The standard normal distribution."""
    return erfc(-z / sqrt(2)) / 2


BETA = dict(beta_1=(0, 4), beta_2=(-1, 3), beta_3=(-2, 2))


@worked(Po_1=(0.3, 0.9), Po_2=(0.05, 0.4), Po_3=(0.01, 0.2), **BETA)
def baseDamageFactor(Po_1, Po_2, Po_3, beta_1, beta_2, beta_3):
    return (Po_1 * below(-beta_1) + Po_2 * below(-beta_2) + Po_3 * below(-beta_3)) / 1.56e-4


@worked(t_cm=(1, 5), C_cm=(0.05, 0.4))
def claddingLife(t_cm, C_cm):
    return t_cm / C_cm


# the loss at the rate takes the whole wall; where there is cladding, its metal first
@worked(t=(8, 20), C_r=(0.05, 0.5))
def wallLife(t, C_r):
    return t / C_r


@worked(tau_rc=(2, 20), t=(8, 20), t_cm=(1, 4), C_r=(0.05, 0.5))
def cladWallLife(tau_rc, t, t_cm, C_r):
    return tau_rc + (t - t_cm) / C_r


FACTORS = dict(F_IP=1, F_DL=1, F_WD=1, F_AM=1, F_SM=1, F_OM=1)


@worked(
    D_fb=(5, 3000),
    F_IP=(1, 3),
    F_DL=(1, 3),
    F_WD=(1, 10),
    F_AM=(1, 5),
    F_SM=(1, 2),
    F_OM=(1, 20),
    also=[{**FACTORS, 'D_fb': x} for x in (0.02, 0.0996, 0.1004)],
)
def damageFactor(D_fb, F_IP, F_DL, F_WD, F_AM, F_SM, F_OM):
    return max(0.1, D_fb * F_IP * F_DL * F_WD * F_AM * F_SM / F_OM)


@worked(YS=(200, 450), TS=(400, 600), E=(0.7, 1))
def flowStress(YS, TS, E):
    return 1.1 * E * (YS + TS) / 2


@worked(Pr=(0.1, 0.8), C_A=(0.1, 0.9), N_A=(1, 3), C_B=(0.1, 0.9), N_B=(1, 3), C_C=(0.1, 0.9), N_C=(1, 3), C_D=(0.1, 0.9), N_D=(1, 3))
def inspectionEffectiveness(Pr, C_A, N_A, C_B, N_B, C_C, N_C, C_D, N_D):
    return Pr * C_A**N_A * C_B**N_B * C_C**N_C * C_D**N_D


@worked(tau=(1e8, 9e8), I=(1e7, 3e8))
def ageThen(tau, I):
    return I + tau


@worked(N=(0, 4), also=[{'N': 0}, {'N': 3}])
def inspectionsThen(N):
    return 1 + N


@worked(C_r=(0.05, 0.4), tau=(3, 30), t=(8, 20))
def metalLossParameter(C_r, tau, t):
    return C_r * tau / t


CLAD = dict(C_cm=0.1, tau_rc=20, C_r=0.3, t=15)


@worked(
    C_cm=(0.05, 0.4),
    tau=(15, 30),
    tau_rc=(5, 14),
    C_r=(0.05, 0.4),
    t=(8, 20),
    also=[{**CLAD, 'tau': tau} for tau in (8, 19.9, 20.1, 25)],
)
def metalLossParameterClad(C_cm, tau, tau_rc, C_r, t):
    if tau <= tau_rc:
        return C_cm * tau / t
    return (C_cm * tau_rc + C_r * (tau - tau_rc)) / t


@worked(I_s=(0.01, 0.9), I_1=(0.01, 0.9), I_2=(0.01, 0.9), I_3=(0.01, 0.9))
def posterior(I_s, I_1, I_2, I_3):
    return I_s / (I_1 + I_2 + I_3)


@worked(D_s=(1, 4), A_rt=(0.02, 0.3), SR_P=(0.1, 0.8), V_t=(0.1, 0.3), V_s=(0.1, 0.3), V_p=(0.03, 0.08))
def reliabilityIndex(D_s, A_rt, SR_P, V_t, V_s, V_p):
    lost = D_s * A_rt
    return (1 - lost - SR_P) / sqrt(lost**2 * V_t**2 + (1 - lost) ** 2 * V_s**2 + SR_P**2 * V_p**2)


@worked(SR_t=(0.1, 0.8), SR_p=(0.1, 0.8), draws=6)
def strengthRatio(SR_t, SR_p):
    return max(SR_t, SR_p)


@worked(S=(90, 140), E=(0.7, 1), FS=(300, 500), t_min=(2, 6), t_c=(2, 6), t=(8, 20), draws=8)
def strengthRatioOfMinimum(S, E, FS, t_min, t_c, t):
    return S * E / FS * max(t_min, t_c) / t


@worked(P=(1, 10), D=(200, 2000), alpha=(1.1, 4), t=(8, 20), FS=(300, 500))
def strengthRatioOfPressure(P, D, alpha, t, FS):
    return P * D / (alpha * FS * t)


table(
    'CONDITIONALS',
    {'A': [0.9, 0.09, 0.01], 'B': [0.7, 0.2, 0.1], 'C': [0.5, 0.3, 0.2], 'D': [0.4, 0.33, 0.27]},
    SPECIFICATION,
)
table('PRIORS', {'low': [0.5, 0.3, 0.2], 'medium': [0.7, 0.2, 0.1], 'high': [0.8, 0.15, 0.05]}, SPECIFICATION)
table('COV_THINNING', 0.2, SPECIFICATION)
table('COV_FLOW_STRESS', 0.2, SPECIFICATION)
table('COV_PRESSURE', 0.05, SPECIFICATION)
table('DAMAGE_STATES', [1, 2, 4], SPECIFICATION)
table('SHAPE_FACTORS', {'cylinder': 2, 'sphere': 4, 'head': 1.13}, SPECIFICATION)
table('GENERIC_FREQUENCY', 3.06e-5, 'API RP 581 Part 2, Table 3.1: 8e-6 + 2e-5 + 2e-6 + 6e-7, small to rupture')
