"""The simplified procedure of liquefaction from its publications: Youd et al. (2001), Boulanger and Idriss (2014), Robertson
and Wride (1998), Idriss and Boulanger (2008), Iwasaki et al. (1982), van Ballegooy et al. (2014).
"""

from math import e, log, sin

from worked import table, worked

STRESS = (2e4, 3e5)
N, Q = (1, 45), (25, 240)


def exp(x):
    return e**x


def root(x):
    return x**0.5


def log10(x):
    return log(x) / log(10)


# the earthquake


@worked(z=(0.5, 9), also=[dict(z=x) for x in (9.15, 9.16, 15, 23, 23.01, 28, 30, 30.01, 40)])
def youdReduction(z):
    for limit, at_nought, slope in ((9.15, 1.0, 0.00765), (23, 1.174, 0.0267), (30, 0.744, 0.008)):
        if z <= limit:
            return at_nought - slope * z
    return 0.5


@worked(z=(0.5, 20))
def reductionAlpha(z):
    return -(1.012 + 1.126 * sin(5.133 + z / 11.73))


@worked(z=(0.5, 20))
def reductionBeta(z):
    return 0.118 * sin(5.142 + z / 11.28) + 0.106


@worked(alpha_d=(-1.5, 0), beta_d=(0, 0.2), M=(5, 9))
def biReduction(alpha_d, beta_d, M):
    return exp(alpha_d) * exp(beta_d) ** M


@worked(a_max=(0.5, 6), g=9.80665, sigma_v=STRESS, sigma_e=STRESS, r_d=(0.5, 1))
def stressRatio(a_max, g, sigma_v, sigma_e, r_d):
    return 13 / 20 * r_d * sigma_v * a_max / (g * sigma_e)


@worked(CSR=(0.05, 0.6), MSF=(0.6, 2))
def stressRatioAtReference(CSR, MSF):
    return CSR / MSF


@worked(M=(5, 9))
def youdScaling(M):
    return exp(2.24 * log(10) - 2.56 * log(M))


@worked(N_1cs=N, also=[dict(N_1cs=x) for x in (0, 33.1, 33.2, 33.3, 45)])
def blowCountScaling(N_1cs):
    return min(1.09 + N_1cs**2 / 992.25, 2.2)


@worked(q_1cs=Q, also=[dict(q_1cs=x) for x in (0, 186, 186.5, 187, 240)])
def coneScaling(q_1cs):
    return min(1.09 + q_1cs**3 / 5832000, 2.2)


@worked(MSF_max=(1.09, 2.2), M=(5, 9))
def biScaling(MSF_max, M):
    return 1 + (MSF_max - 1) * 8.64 / exp(M / 4) - 1.325 * MSF_max + 1.325


@worked(sigma_e=(1.1e5, 4e5), p_a=1e5, f=(0.6, 0.8), also=[dict(sigma_e=s, f=0.7) for s in (5e4, 9.9e4, 1e5, 1.01e5)])
def youdOverburden(sigma_e, p_a, f):
    return min(1, exp((f - 1) * log(sigma_e / p_a)))


@worked(N_1cs=N, also=[dict(N_1cs=x) for x in (0, 36, 37, 38, 45)])
def blowCountOverburden(N_1cs):
    return min(1 / (18.9 - 2.55 * root(min(N_1cs, 37))), 0.3)


@worked(q_1cs=Q, also=[dict(q_1cs=x) for x in (1, 205, 210, 211, 212, 240)])
def coneOverburden(q_1cs):
    return min(1 / (37.3 - 8.27 * exp(0.264 * log(min(q_1cs, 211)))), 0.3)


@worked(C_sigma=(0.05, 0.3), sigma_e=STRESS, p_a=1e5, also=[dict(C_sigma=0.3, sigma_e=s) for s in (6e4, 7.1e4, 7.2e4)])
def biOverburden(C_sigma, sigma_e, p_a):
    return min(1.1, 1 + C_sigma * (log(p_a) - log(sigma_e)))


# reported to 2: Idriss and Boulanger (2008) have no strain from there on
@worked(CRR=(0.05, 0.6), MSF=(0.6, 2), K_sigma=(0.7, 1.1), CSR=(0.2, 0.6), also=[dict(CRR=c, MSF=1, K_sigma=1, CSR=0.25) for c in (0.1, 0.5, 4)])
def safetyFactor(CRR, MSF, K_sigma, CSR):
    ratio = CRR / CSR * MSF * K_sigma
    return ratio if ratio < 2 else 2


# blow counts


@worked(N_m=N, ER=(0.4, 0.95), C_B=(1, 1.15), C_R=(0.75, 1), C_S=(1, 1.3))
def blowCountAtEnergy(N_m, ER, C_B, C_R, C_S):
    return C_B * C_R * C_S * N_m * ER * 5 / 3


@worked(p_a=1e5, sigma_e=(4e4, 3e5), also=[dict(sigma_e=s) for s in (1e4, 3.4e4, 3.46e4, 3.5e4)])
def youdNormalisation(p_a, sigma_e):
    return min((p_a / sigma_e) ** 0.5, 1.7)


@worked(C_N=(0.5, 1.7), N_60=N)
def normalisedBlowCount(C_N, N_60):
    return N_60 * C_N


FINES = [dict(FC=x) for x in (0, 5, 5.01, 20, 34.99, 35, 60)]


@worked(FC=(6, 34), also=FINES)
def finesAlpha(FC):
    if FC <= 5:
        return 0
    return 5 if FC >= 35 else exp(1.76) / exp(190 / FC / FC)


@worked(FC=(6, 34), also=FINES)
def finesBeta(FC):
    if FC <= 5:
        return 1
    return 1.2 if FC >= 35 else 0.99 + FC * root(FC) / 1000


@worked(alpha=(0, 5), beta=(1, 1.2), N_1=N)
def youdCleanSand(alpha, beta, N_1):
    return beta * N_1 + alpha


@worked(N_1cs=(0, 29.9))
def youdResistance(N_1cs):
    return -0.005 + N_1cs / 135 + 2 / (2 * N_1cs + 9) ** 2 + 1 / (34 - N_1cs)


@worked(N_s=N, also=[dict(N_s=x) for x in (0, 45, 46, 47, 60)])
def blowCountExponent(N_s):
    return 0.784 - root(0.00589824 * min(46, N_s))


@worked(p_a=1e5, sigma_e=STRESS, m=(0.26, 0.78), also=[dict(sigma_e=s, m=0.5) for s in (3.4e4, 3.46e4, 3.5e4)])
def biNormalisation(p_a, sigma_e, m):
    return min(1.7, exp(m * (log(p_a) - log(sigma_e))))


@worked(FC=(0, 60), also=[dict(FC=0), dict(FC=5)])
def blowCountOfFines(FC):
    x = 1 / (FC + 0.01)
    return exp(1.63 + x * (9.7 - 246.49 * x))


@worked(N_1=N, Delta_N=(0, 6))
def biCleanSand(N_1, Delta_N):
    return Delta_N + N_1


LARGEST_RATIO = 4  # liquepy: soil that cannot liquefy


@worked(N_1cs=(0, 40), also=[dict(N_1cs=x) for x in (37, 100)])
def blowCountResistance(N_1cs):
    x = N_1cs
    return min(LARGEST_RATIO, exp(-2.8 + x * (1 / 14.1 + x * (1 / 126**2 - x * (1 / 23.6**3 - x / 25.4**4)))))


# the cone


@worked(f_s=(5e3, 1e5), q_t=(1e6, 2e7), sigma_v=(2e4, 2e5), also=[dict(f_s=f, q_t=1.1e7, sigma_v=1e6) for f in (0, 9e3, 1e4, 1.1e4)])
def frictionRatio(f_s, q_t, sigma_v):
    return max(f_s / (q_t - sigma_v) * 1e2, 0.1)


TIPS = [dict(q_t=2e5 + d, sigma_v=1e5, sigma_e=1e5, n=1) for d in (-1e4, 0, 1e4)]


@worked(q_t=(1e6, 2e7), sigma_v=(2e4, 2e5), p_a=1e5, sigma_e=STRESS, n=(0.5, 1), also=TIPS)
def normalisedTip(q_t, sigma_v, p_a, sigma_e, n):
    return max((q_t - sigma_v) * p_a ** (n - 1) / sigma_e**n, 1)


@worked(Q_t=(1, 300), F_r=(0.1, 8))
def soilTypeIndex(Q_t, F_r):
    return abs(complex(3.47 - log10(Q_t), log10(F_r) + 1.22))


@worked(I_c=(1.75, 2.9), C_FC=(-0.03, 0.03), also=[dict(I_c=x, C_FC=0) for x in (1.7, 1.7125, 1.72, 2.95, 2.9625, 2.97)])
def finesOfIndex(I_c, C_FC):
    return sorted((0, 80 * I_c + 80 * C_FC - 137, 100))[1]


@worked(q_s=Q, also=[dict(q_s=x) for x in (1, 20, 21, 22, 253, 254, 255)])
def coneExponent(q_s):
    return 1.338 - 0.249 * exp(0.264 * log(sorted((21, q_s, 254))[1]))


@worked(C_N=(0.5, 1.7), q_t=(1e6, 2e7), p_a=1e5)
def normalisedCone(C_N, q_t, p_a):
    return q_t / p_a * C_N


@worked(q_1=Q, FC=(0, 60))
def coneOfFines(q_1, FC):
    x = 1 / (FC + 2)
    return (173.74 + q_1) / 14.6 * exp(1.63 - x * (9.7 + 246.49 * x))


@worked(q_1=Q, Delta_q=(0, 60))
def coneCleanSand(q_1, Delta_q):
    return Delta_q + q_1


@worked(q_1cs=(0, 200), also=[dict(q_1cs=x) for x in (210, 260)])
def coneResistance(q_1cs):
    x = q_1cs
    return min(LARGEST_RATIO, exp(-2.8 + x * (1 / 113 + x * (1e-6 - x * (1 / 140**3 - x / 137**4)))))


# what follows


@worked(N_1cs=(10, 50), also=[dict(N_1cs=x) for x in (0, 5, 9, 55, 55.6, 55.7, 60)])
def blowCountStrainLimit(N_1cs):
    x = 1.1 - root(N_1cs) / root(46)
    return 0 if x < 0 else min(0.5, 1.859 * x * x * x)


@worked(q_1cs=(70, 250), also=[dict(q_1cs=x) for x in (30, 70, 71, 300, 304, 306, 320)])
def coneStrainLimit(q_1cs):
    x = 2.163 - 0.478 * exp(0.264 * log(q_1cs))
    return 0 if x < 0 else min(0.5, 1.859 * x * x * x)


@worked(N_1cs=N, also=[dict(N_1cs=x) for x in (0, 6, 7, 8)])
def blowCountStrainOnset(N_1cs):
    x = root(max(N_1cs, 7))
    return 0.032 + x * (0.69 - 0.13 * x)


@worked(q_1cs=Q, also=[dict(q_1cs=x) for x in (1, 68, 69, 70)])
def coneStrainOnset(q_1cs):
    x = exp(0.264 * log(max(q_1cs, 69)))
    return -11.74 + x * (8.34 - 1.371 * x)


FACTORS = [dict(FS=f, F_alpha=0.6, gamma_lim=g) for f in (0.5, 0.59, 0.6, 0.61, 1, 1.99, 2, 2.01, 2.5) for g in (0.01, 0.5)]


@worked(FS=(0.7, 1.9), F_alpha=(-0.5, 0.69), gamma_lim=(0.02, 0.5), also=FACTORS)
def largestShearStrain(FS, F_alpha, gamma_lim):
    if FS >= 2:
        return 0
    if FS <= F_alpha:
        return gamma_lim
    return min(0.035 * (2 - FS) / ((FS - F_alpha) / (1 - F_alpha)), gamma_lim)


SHEARED = [dict(gamma_max=g) for g in (0, 0.079, 0.08, 0.081, 0.5)]


@worked(N_1cs=N, gamma_max=(0.001, 0.07), also=[dict(N_1cs=12, **s) for s in SHEARED])
def blowCountVolumeStrain(N_1cs, gamma_max):
    return 3 / 2 * min(gamma_max, 0.08) / exp(0.369 * root(N_1cs))


@worked(q_1cs=Q, gamma_max=(0.001, 0.07), also=[dict(q_1cs=90, **s) for s in SHEARED])
def coneVolumeStrain(q_1cs, gamma_max):
    return 3 / 2 * min(gamma_max, 0.08) * exp(2.551) / exp(1.147 * q_1cs**0.264)


@worked(epsilon_v=[(0, 0.04), (0, 0.04)], h=[(0.5, 3), (0.5, 3)])
def settlement(epsilon_v, h):
    return sum(a * b for a, b in zip(epsilon_v, h))


SPANS = [dict(z_t=a, z_b=b) for a, b in ((0, 20), (18, 19.9), (18, 20), (18, 22), (20, 25), (21, 25))]


@worked(z_t=(0, 8), z_b=(8, 19), also=SPANS)
def depthWeight(z_t, z_b):
    # the mean of a straight line over what lies above 20 m
    top, base = min(z_t, 20), min(z_b, 20)
    return (base - top) * (10 - 0.5 * (top + base) / 2)


@worked(F=[(0, 1), (0, 1)], W=[(0, 30), (0, 30)])
def potentialIndex(F, W):
    return sum(a * b for a, b in zip(F, W))


@worked(epsilon_v=[(0, 0.04), (0, 0.04)], h=[(0.5, 3), (0.5, 3)], z=[(1, 5), (5, 12)])
def severityNumber(epsilon_v, h, z):
    return sum(a * b / c for a, b, c in zip(epsilon_v, h, z)) * 1e3


table('LARGEST_FACTOR', 2, source='Idriss and Boulanger (2008): no strain from there on')
table('MAGNITUDES', {'smallest': 5.5, 'largest': 8.5}, source='case histories of Youd et al. (2001) and Boulanger and Idriss (2014)')
table('REFERENCE_PRESSURE', 100, source='Youd et al. (2001) equation 9; Boulanger and Idriss (2014): one atmosphere')
table('YOUD_DEEPEST', 23, source='Youd et al. (2001) equation 2')
table('BI_DEEPEST', 20, source='Boulanger and Idriss (2014), stress reduction')
table('NO_OVERBURDEN', 1, source='Youd et al. (2001) equation 31 at the reference pressure')
table('DENSE', 30, source='Youd et al. (2001) equation 4')
table('ROD_LENGTH_FACTORS', [[0, 0.75], [3, 0.8], [4, 0.85], [6, 0.95], [10, 1]], source='Youd et al. (2001) table 2')
table('CLAY_INDEX', 2.6, source='Boulanger and Idriss (2014), soil behaviour type index, after Robertson and Wride (1998)')
table(
    'STRESS_EXPONENTS',
    {'clay': 1, 'between': 0.75, 'sand': 0.5},
    source='Boulanger and Idriss (2014), soil behaviour type index, after Robertson and Wride (1998)',
)
table('POTENTIAL_CLASSES', [[0, 'very low'], [5, 'low'], [15, 'high']], source='Iwasaki et al. (1982), classes of the index')
table(
    'SEVERITY_CLASSES',
    [[10, 'little or none'], [20, 'minor'], [30, 'moderate'], [40, 'moderate to severe'], [50, 'major']],
    source='van Ballegooy et al. (2014), classes of the number',
)
