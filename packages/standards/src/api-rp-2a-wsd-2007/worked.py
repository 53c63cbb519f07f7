"""API RP 2A-WSD (21st edition with Errata and Supplements 2 and 3, 2007), 3.2 and 3.3: tubular members; 4.3: simple joints.

From public descriptions and an open implementation of the 22nd edition. Stresses in Pa, lengths in m; in 3.2.3, whose limits
are printed in ksi, stresses are in ksi.
"""

from math import cosh, hypot, pi, sin, sqrt

from worked import table, worked

D, T = (0.5, 1.5), (0.012, 0.03)
FY, E = (2.4e8, 4.2e8), (1.9e11, 2.1e11)
FA, FB = (1e7, 8e7), (1e7, 1e8)


# 3.2.1 and 3.2.4


@worked(F_y=FY)
def allowableTension(F_y):
    return 3 * F_y / 5


@worked(F_y=FY)
def allowableShear(F_y):
    return 2 * F_y / 5


@worked(V=(1e5, 2e6), A=(0.02, 0.1))
def beamShearStress(V, A):
    return 2 * V / A


@worked(M_t=(1e5, 2e6), D=D, I_p=(0.002, 0.03))
def torsionalShearStress(M_t, D, I_p):
    return M_t * D / (2 * I_p)


@worked(f_v=(1e7, 2e8), F_v=(8e7, 1.7e8))
def shearUse(f_v, F_v):
    return 1 / (F_v / f_v)


# 3.2.2


@worked(D=D, t=T)
def diameterOverWall(D, t):
    return 1 / (t / D)


@worked(F_y=FY, E=E)
def columnSlenderness(F_y, E):
    return pi * sqrt(2 * E / F_y)


COLUMNS = [dict(r_KL=r, C_c=100, F_y=3e8, E=2e11) for r in (0.1, 50, 99, 99.9, 100, 100.1, 150)]


@worked(r_KL=(20, 80), C_c=(90, 130), F_y=FY, E=E, also=COLUMNS)
def allowableCompression(r_KL, C_c, F_y, E):
    if r_KL >= C_c:
        return 12 * pi**2 * E / (23 * r_KL**2)
    x = r_KL / C_c
    return F_y * (1 - x * x / 2) / ((40 + 9 * x - 3 * x**3) / 24)


@worked(E=E, t=T, D=D)
def elasticLocalBuckling(E, t, D):
    return 0.6 * E * t / D


LOCAL = [dict(F_y=3e8, F_xe=1e9, D=x, t=0.01) for x in (0.59, 0.6, 0.601, 0.607, 1.0)]
LOCAL += [dict(F_y=3e8, F_xe=2e8, D=1.0, t=0.01)]


@worked(F_y=FY, F_xe=(8e8, 2e9), D=D, t=T, also=LOCAL)
def localBucklingStress(F_y, F_xe, D, t):
    if D <= 60 * t:
        return F_y
    return min(F_xe, F_y * (1.64 - 0.23 * (D / t) ** 0.25))


@worked(E=E, r_KL=(20, 150))
def eulerStress(E, r_KL):
    return 12 / 23 * E * (pi / r_KL) ** 2


# 3.2.3


BENT = [dict(D=x, t=0.5, F_y=50, E=29000) for x in (14, 14.9, 15.1, 20, 29.9, 30.1, 40, 150)]
BENT += [dict(D=x, t=0.5, F_y=50, E=29000) for x in (15, 15.05, 30, 30.2)]


@worked(F_y=(35, 60), D=(20, 60), t=(0.5, 1.2), E=(28000, 30500), also=BENT)
def allowableBending(F_y, D, t, E):
    x = F_y * D / t
    if x <= 1500:
        return 3 * F_y / 4
    if x <= 3000:
        return 0.84 * F_y - 1.74 * F_y * x / E
    return 0.72 * F_y - 0.58 * F_y * x / E


# 3.2.5


@worked(z=(30, 90), H_w=(0, 20), k=(0.02, 0.05), d=(100, 130))
def designHead(z, H_w, k, d):
    return z + H_w * cosh(k * (d - z)) / (2 * cosh(k * d))


@worked(gamma_w=(9900, 10100), H_z=(50, 200))
def headPressure(gamma_w, H_z):
    return gamma_w * H_z


@worked(p=(5e5, 2e6), D=D, t=T)
def hoopStress(p, D, t):
    return p * D / t / 2


@worked(L=(2, 15), D=D, t=T)
def geometricParameter(L, D, t):
    return sqrt(2 * L * L / (D * t))


HOOPS = [
    dict(M=m, D=1.2, t=0.024)
    for m in (1.0, 1.49, 1.499, 1.5, 2, 3.4, 3.49, 3.5, 10, 41, 41.2, 41.3, 41.6, 60, 79.9, 79.99, 80, 80.5, 120)
]


@worked(M=(4, 30), D=(0.9, 1.1), t=(0.015, 0.02), also=HOOPS)
def hoopCoefficient(M, D, t):
    r = D / t
    if M >= 1.6 * r:
        return 0.44 / r
    if M >= 0.825 * r:
        return 0.44 / r + 0.21 * r**3 / M**4
    if M >= 3.5:
        return 0.736 / (M - 0.636)
    return 0.755 / (M - 0.559) if M >= 1.5 else 0.8


@worked(C_h=(0.01, 0.1), E=E, t=T, D=D)
def elasticHoopBuckling(C_h, E, t, D):
    return 2 * C_h * E * t / D


ELASTIC = [dict(F_he=x * 3e8, F_y=3e8) for x in (0.1, 0.54, 0.55, 0.552, 0.56, 1, 1.59, 1.6, 1.605, 1.62, 3, 6.1, 6.19, 6.21, 6.24, 6.3, 9)]


@worked(F_he=(1e8, 1e9), F_y=FY, also=ELASTIC)
def criticalHoopBuckling(F_he, F_y):
    x = F_he / F_y
    if x <= 0.55:
        return F_he
    if x <= 1.6:
        return 0.45 * F_y + 0.18 * F_he
    return F_y if x > 6.2 else 1.31 * F_y * x / (1.15 * x + 1)


@worked(F_he=(5e7, 5e8), t=T, L=(2, 5), D=D, E=E)
def ringInertia(F_he, t, L, D, E):
    return t * L * D**2 / 8 * (F_he / E)


# 3.3.1, 3.3.2


@worked(f_bx=FB, f_by=FB)
def resultantBending(f_bx, f_by):
    return abs(complex(f_bx, f_by))


@worked(f_a=FA, F_a=(1.2e8, 2e8), C_m=(0.4, 1), f_b=FB, F_b=(1.8e8, 3e8), F_e=(2e8, 9e8))
def stabilityUse(f_a, F_a, C_m, f_b, F_b, F_e):
    magnified = f_b * F_e / (F_e - f_a)
    return f_a / F_a + C_m * magnified / F_b


@worked(f_a=FA, F_t=(1.4e8, 2.5e8), f_b=FB, F_b=(1.8e8, 3e8))
def axialAndBendingUse(f_a, F_t, f_b, F_b):
    return (f_a * F_b + f_b * F_t) / (F_t * F_b)


# 3.3.3, 3.3.4


@worked(f_a=FA, f_b=FB, f_h=FA, SF_x=(1.25, 1.67), F_y=FY)
def tensionShare(f_a, f_b, f_h, SF_x, F_y):
    return SF_x * (2 * (f_a + f_b) - f_h) / (2 * F_y)


@worked(f_h=FA, SF_h=(1.5, 2), F_hc=(1e8, 3e8))
def hoopShare(f_h, SF_h, F_hc):
    return SF_h * f_h / F_hc


@worked(A=(-0.5, 0.9), B=(0, 0.9), nu=(0.25, 0.35))
def tensionAndPressure(A, B, nu):
    return (A - B) ** 2 + 2 * A * B + 2 * nu * abs(A * B)


@worked(f_a=FA, f_h=FA, SF_xc=(1.5, 2), F_xc=(2e8, 4e8), f_b=FB, SF_b=(1.3, 1.8), F_y=FY)
def compressionAndPressure(f_a, f_h, SF_xc, F_xc, f_b, SF_b, F_y):
    return SF_xc * (2 * f_a + f_h) / (2 * F_xc) + SF_b * f_b / F_y


@worked(f_x=(9e7, 2e8), F_aa=(5e8, 9e8), F_ha=(4e7, 1.5e8), f_h=FA)
def elasticCompressionAndPressure(f_x, F_aa, F_ha, f_h):
    half = F_ha / 2
    return (f_x - half) / (F_aa - half) + f_h**2 / F_ha**2


# 4.3: simple joints

BETA, GAMMA = (0.3, 0.95), (10, 30)
CHORD = (0.8, 1.5)


@worked(g=(0, 0.3), D=CHORD, also=[dict(g=x, D=1.0) for x in (0.05, 0.3, 0.35, 0.36, 0.5)])
def gapFactor(g, D):
    x = 1 - 2.8 * g / D
    return 1 + x**3 / 5 if x > 0 else 1


@worked(t=(0.01, 0.03), F_yb=FY, T=(0.02, 0.06), F_yc=FY)
def thicknessStrengthRatio(t, F_yb, T, F_yc):
    return t / T * F_yb / F_yc


@worked(phi=(0.3, 1), gamma=GAMMA)
def overlapFactor(phi, gamma):
    return 0.13 + 0.65 * phi * gamma**0.5


@worked(g=(-0.04, 0.04), D=CHORD, Q_g1=(1, 2), Q_g2=(1.05, 1.15))
def nearTouchFactor(g, D, Q_g1, Q_g2):
    return (Q_g1 + Q_g2) / 2 + 10 * g / D * (Q_g2 - Q_g1)


@worked(gamma=GAMMA, beta=BETA, Q_g=(1, 2), also=[dict(gamma=x, beta=0.5, Q_g=1.1) for x in (19.9, 20, 20.1)])
def strengthK(gamma, beta, Q_g):
    return Q_g * beta**1.2 * (16 + 1.2 * min(gamma, 20))


@worked(beta=BETA)
def strengthYTension(beta):
    return beta * 30


@worked(gamma=GAMMA, beta=BETA, also=[dict(gamma=x, beta=0.5) for x in (19.9, 20, 20.1)])
def strengthYCompression(gamma, beta):
    return 2.8 + (20 + 0.8 * min(gamma, 20)) * beta**1.6


@worked(gamma=GAMMA, beta=BETA, also=[dict(gamma=25, beta=x) for x in (0.89, 0.9, 0.902, 0.95, 1)])
def strengthXTension(gamma, beta):
    if beta <= 0.9:
        return 23 * beta
    return 20.7 + 17 * gamma * (beta - 0.9) - 220 * beta + 198


@worked(beta=BETA, also=[dict(beta=x) for x in (0.59, 0.6, 0.602, 0.61, 1)])
def widthFactor(beta):
    return 1 if beta <= 0.6 else 0.3 / (beta - 0.833 * beta**2)


@worked(gamma=GAMMA, beta=BETA, Q_beta=(1, 2))
def strengthXCompression(gamma, beta, Q_beta):
    return Q_beta * (2.8 + 12 * beta + gamma * beta / 10)


@worked(gamma=GAMMA, beta=BETA)
def strengthInPlane(gamma, beta):
    return beta**1.2 * (5 + gamma * 0.7)


@worked(gamma=GAMMA, beta=BETA)
def strengthOutOfPlane(gamma, beta):
    return beta**2.6 * (4.5 + gamma / 5) + 2.5


@worked(A_c=(0.02, 0.2), F_yc=FY)
def chordYieldLoad(A_c, F_yc):
    return F_yc * A_c


@worked(F_yc=FY, D=CHORD, T=(0.02, 0.06))
def chordPlasticMoment(F_yc, D, T):
    inner = D - 2 * T
    return F_yc / 6 * T * 2 * (D * D + D * inner + inner * inner)


LOADS = dict(P_c=(-5e6, 5e6), P_y=(2e7, 6e7), M_p=(4e6, 2e7))


@worked(FS=(1.2, 1.6), M_c=(0, 2e6), **LOADS)
def chordUse(FS, P_c, P_y, M_c, M_p):
    return FS * hypot(P_c / P_y, M_c / M_p)


@worked(C_1=(-0.2, 0.3), C_2=(0, 0.2), C_3=(0.2, 0.8), FS=(1.2, 1.6), M_ipb=(-2e6, 2e6), A=(0, 0.6), **LOADS)
def chordLoadFactor(C_1, C_2, C_3, FS, P_c, P_y, M_ipb, M_p, A):
    return 1 + FS * (C_1 * P_c / P_y - C_2 * M_ipb / M_p) - C_3 * A * A


@worked(Q_u=(5, 30), Q_f=(0.7, 1.05), F_yc=FY, T=(0.02, 0.06), FS=(1.2, 1.6), theta=(0.6, 1.5))
def allowableAxial(Q_u, Q_f, F_yc, T, FS, theta):
    return Q_u * Q_f / FS * F_yc * T * T / sin(theta)


@worked(Q_u=(5, 30), Q_f=(0.7, 1.05), F_yc=FY, T=(0.02, 0.06), d=(0.3, 0.9), FS=(1.2, 1.6), theta=(0.6, 1.5))
def allowableMoment(Q_u, Q_f, F_yc, T, d, FS, theta):
    return d * allowableAxial(Q_u, Q_f, F_yc, T, FS, theta)


@worked(p=(0, 1), m_i=(0.1, 1), m_o=(0, 1))
def jointUse(p, m_i, m_o):
    return p + m_o + m_i * m_i


CANS = [dict(beta=b, L_c=x, D=1.2) for b in (0.5, 0.89, 0.9, 0.903, 1) for x in (1, 1.5, 3.1)]


@worked(beta=(0.3, 0.85), L_c=(0.5, 1.5), D=(0.8, 1.5), also=CANS)
def canShare(beta, L_c, D):
    x = L_c / D
    return min(1, 0.4 * x if beta <= 0.9 else x * (4 * beta - 3) / 1.5)


@worked(r=(0.2, 1), T_n=(0.015, 0.02), T=(0.025, 0.05))
def canReduction(r, T_n, T):
    q = (T_n / T) ** 2
    return q + r * (1 - q)


# Between the clauses


@worked(F_0=FY, f_ext=(1, 4 / 3))
def raisedAllowable(F_0, f_ext):
    return f_ext * F_0


@worked(I=(1e-4, 1e-2))
def polarMoment(I):
    return I + I


@worked(L_k=(3, 40), r=(0.1, 0.6))
def slenderness(L_k, r):
    return L_k / r


@worked(u_st=(0, 1), u_y=(0, 1), also=[dict(u_st=0.3, u_y=0.8), dict(u_st=0.8, u_y=0.3)])
def largerUse(u_st, u_y):
    return u_st if u_st > u_y else u_y


@worked(u_1=(0, 1), u_2=(0, 1), also=[dict(u_1=0.3, u_2=0.8), dict(u_1=0.8, u_2=0.3)])
def largestUse(u_1, u_2):
    return u_1 if u_1 > u_2 else u_2


@worked(F_y=FY, F_b=(1.8e8, 3e8))
def bendingSafetyFactor(F_y, F_b):
    return F_y / F_b


@worked(f_a=(1e6, 2e7), f_b=(8e7, 2e8), f_h=FA, SF_x=(1.25, 1.67), F_y=FY)
def bendingTensionShare(f_a, f_b, f_h, SF_x, F_y):
    return SF_x * (2 * (f_b - f_a) - f_h) / (2 * F_y)


@worked(f_a=FA, f_b=FB, f_h=FA)
def longitudinalCompression(f_a, f_b, f_h):
    return (2 * f_a + 2 * f_b + f_h) / 2


@worked(F_xe=(5e8, 2e9), SF_xc=(1.5, 2))
def elasticAxialAllowable(F_xe, SF_xc):
    return F_xe / SF_xc


@worked(F_he=(1e8, 5e8), SF_h=(1.5, 2))
def elasticHoopAllowable(F_he, SF_h):
    return F_he / SF_h


@worked(L_w=(50, 400))
def waveNumber(L_w):
    return pi / (L_w / 2)


@worked(F_hc=(1e8, 3e8), SF_h=(1.5, 2))
def allowableHoop(F_hc, SF_h):
    return F_hc / SF_h


@worked(d=(0.3, 0.8), D=CHORD)
def diameterRatio(d, D):
    return d / D


@worked(D=CHORD, T=(0.02, 0.06))
def chordSlenderness(D, T):
    return D / 2 / T


@worked(F_y=FY, f_u=(0.79, 0.81), F_u=(3e8, 6e8), also=[dict(F_y=3.5e8, f_u=0.8, F_u=4e8), dict(F_y=3.5e8, f_u=0.8, F_u=5e8)])
def yieldThatCounts(F_y, f_u, F_u):
    most = F_u * f_u
    return most if most < F_y else F_y


@worked(M_ipb=(-2e6, 2e6), M_opb=(-2e6, 2e6))
def resultantChordMoment(M_ipb, M_opb):
    return hypot(M_ipb, M_opb)


@worked(C_09=(0.1, 0.5), C_10=(-0.2, 0.2), beta=(0.9, 1))
def coefficientBetween(C_09, C_10, beta):
    return 10 * (C_09 * (1 - beta) + C_10 * (beta - 0.9))


@worked(P_1=(1e6, 5e6), P_2=(1e6, 5e6), also=[dict(P_1=1e6, P_2=2e6), dict(P_1=2e6, P_2=1e6)])
def lesserLoad(P_1, P_2):
    return P_1 if P_1 < P_2 else P_2


@worked(M_1=(1e6, 5e6), M_2=(1e6, 5e6), also=[dict(M_1=1e6, M_2=2e6), dict(M_1=2e6, M_2=1e6)])
def lesserMoment(M_1, M_2):
    return M_1 if M_1 < M_2 else M_2


@worked(k_c=(0.4, 1), P_ac=(1e6, 5e6))
def reducedAllowable(k_c, P_ac):
    return k_c * P_ac


@worked(k_c=[(0.1, 0.6), (0.1, 0.6)], P_c=[(1e6, 5e6), (1e6, 5e6)], also=[dict(k_c=[0.5, 0.3, 0.2], P_c=[6e6, 4e6, 3e6]), dict(k_c=[0.7, 0.3], P_c=[6e6, 4e6])])
def mixedAllowable(k_c, P_c):
    return sum(k * p for k, p in zip(k_c, P_c))


@worked(P=(-3e6, 3e6), P_a=(1e6, 5e6))
def axialShare(P, P_a):
    return abs(P) / P_a


@worked(M=(-3e6, 3e6), M_a=(1e6, 5e6))
def momentShare(M, M_a):
    return abs(M) / M_a


SOURCE = 'API RP 2A-WSD, 21st edition with supplements, '
table('ONE_THIRD', 4 / 3, source=SOURCE + '3.1.2')
table('SLENDEREST_TUBE', 300, source=SOURCE + '3.2.2')
table('SINGLE_FORM', 0.15, source=SOURCE + '3.3.1')
table('POISSON', 0.3, source=SOURCE + '3.3.3')
table('SF_AXIAL', 1.67, source=SOURCE + '3.3.5')
table('SF_AXIAL_EXTREME', 1.25, source=SOURCE + '3.3.5')
table('SF_COMPRESSION', 2.0, source=SOURCE + '3.3.5, the upper end')
table('SF_COMPRESSION_EXTREME', 1.5, source=SOURCE + '3.3.5, the upper end')
table('SF_HOOP', 2.0, source=SOURCE + '3.3.5')
table('SF_HOOP_EXTREME', 1.5, source=SOURCE + '3.3.5')
table('SAFETY_FACTOR', 1.6, source=SOURCE + '4.3.2')
table('SAFETY_FACTOR_EXTREME', 1.2, source=SOURCE + '4.3.2')
table(
    'CHORD_LOAD_COEFFICIENTS',
    {
        'K': [0.2, 0.2, 0.3],
        'Y': [0.3, 0, 0.8],
        'X_to_0_9': [0.2, 0, 0.5],
        'X_at_1': [-0.2, 0, 0.2],
        'moment': [0.2, 0, 0.4],
    },
    source=SOURCE + 'table 4.3-2',
)
table('UNITY', 1, source=SOURCE + '3.3')
table('JOINT_LIMIT', 1, source=SOURCE + '4.3.6')
table('MOST_OF_TENSILE', 0.8, source=SOURCE + '4.3.2')
table(
    'VALIDITY',
    {'beta': [0.2, 1], 'gamma': [10, 50], 'theta': [30, 90], 'F_yc': 500e6, 'overlap': -0.6},
    source=SOURCE + '4.3.1',
)
