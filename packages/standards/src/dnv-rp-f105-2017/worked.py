"""DNV-RP-F105 (June 2017, amended 2021), response models, section 6 and table 6-1, from a verification sheet of the practice."""

from math import ceil, floor, log10, pi, sqrt

from worked import logarithmic, table, worked

SHARE = (0.05, 0.95)
U = (0.1, 1.5)
D = (0.2, 1.2)
EI = logarithmic(1e7, 1e9)
LENGTH = (20, 80)
STRESS = (1e7, 2e8)


# section 6: boundary conditions


@worked(K=logarithmic(1e5, 1e8), L=LENGTH, CSF=(0, 0.6), EI=EI)
def soilStiffnessParameter(K, L, CSF, EI):
    return log10(K * L**4 / ((1 + CSF) * EI))


@worked(
    beta=(2.8, 6),
    also=[dict(beta=b) for b in (2.7, 2.701, 2.699, 2.69, 2.71, 0.5, 1.2, 1.9, 2.3, 3.5, 5)],
)
def effectiveLengthRatio(beta):
    if beta >= 2.7:
        return 4.73 / (-0.066 * beta**2 + 1.02 * beta + 0.63)
    return 4.73 / (0.036 * beta**2 + 0.61 * beta + 1.0)


@worked(r_L=(1.05, 2.5), L=LENGTH)
def effectiveLength(r_L, L):
    return r_L * L


# the larger of shoulder and mid-span
@worked(r_L=(1.02, 1.38), also=[dict(r_L=r) for r in (1, 1.27, 1.291, 1.396, 1.404, 2.2)])
def seabedMomentCoefficient(r_L):
    return max(1 / (18 * r_L**2 - 6), 1 / 24)


# the fit is best at the top of its upper curve, and gives no length where a curve passes through 0
table('EFFECTIVE_LENGTH_FIT', {'low': 0, 'high': 1.02 / (2 * 0.066)}, source='top of -0.066 beta^2 + 1.02 beta + 0.63')
LOW_END = (-0.61 + sqrt(0.61**2 - 4 * 0.036)) / (2 * 0.036)
HIGH_END = (1.02 + sqrt(1.02**2 + 4 * 0.066 * 0.63)) / (2 * 0.066)
table(
    'EFFECTIVE_LENGTH_END',
    {'low': ceil(10 * LOW_END) / 10, 'high': floor(10 * HIGH_END) / 10},
    source='roots of the two curves of 6.7.9, rounded inwards to a tenth',
)


@worked(r_L=(1.05, 2.5), also=[dict(r_L=1)])
def shoulderStressCoefficient(r_L):
    return 14.1 * (1 / r_L) ** 2


table(
    'COEFFICIENTS',
    {
        'pinned-pinned': dict(C_1=1.57, C_2=1.0, C_3=0.8, C_4=4.93, C_5=1 / 8, C_6=5 / 384),
        'fixed-fixed': dict(C_1=3.56, C_2=4.0, C_3=0.2, C_4=14.1, C_5=1 / 12, C_6=1 / 384),
        'single-span-on-seabed': dict(C_1=3.56, C_2=4.0, C_3=0.4, C_4=8.6, C_6=1 / 384),
    },
    source='DNV-RP-F105 table 6-1; the row of the seabed also in a public span calculation to the practice (C1 3.56, C2 4, C3 0.4, C4 8.6, C5 0.042, C6 0.003)',
)


# 4.4: cross-flow


@worked(psi_prox=(0.8, 1), psi_trench=(1, 1.5), gamma_on=(1, 1.3))
def crossFlowOnset(psi_prox, psi_trench, gamma_on):
    return 3 * psi_prox * psi_trench / gamma_on


@worked(V_on=(1.2, 1.95), also=[dict(V_on=v) for v in (1.995, 2, 2.005, 2.7)])
def crossFlowStart(V_on):
    return min(2.0, V_on)


@worked(e_D=(0.05, 0.75), also=[dict(e_D=e) for e in (0, 0.796, 0.8, 0.804, 2)])
def seabedProximity(e_D):
    return (4 + 1.25 * e_D) / 5 if e_D < 0.8 else 1


@worked(d_D=(0, 1), also=[dict(d_D=0), dict(d_D=1)])
def trenchCorrection(d_D):
    return 1 + 0.5 * d_D


@worked(V_on=(2, 3), A_1=(0.7, 1.29))
def crossFlowCorner1(V_on, A_1):
    return 7 - (7 - V_on) / 1.15 * (1.3 - A_1)


@worked(A_1=(0.7, 1.3))
def crossFlowCorner2(A_1):
    return 16 - 7 / 1.3 * A_1


@worked(f_r=(1.55, 2.25), also=[dict(f_r=f) for f in (1, 1.4, 1.494, 1.5, 1.506, 2.29, 2.3, 2.31, 3)])
def crossFlowAmplitudeCurrent(f_r):
    if f_r < 1.5:
        return 0.9
    return 0.9 + 0.5 * (f_r - 1.5) if f_r <= 2.3 else 1.3


@worked(KC=(11, 29), also=[dict(KC=k) for k in (2, 9.96, 10, 10.04, 29.9, 30, 30.1, 60)])
def crossFlowAmplitudeWaves(KC):
    if KC < 10:
        return 0.7
    return 0.7 + 0.01 * (KC - 10) if KC <= 30 else 0.9


def piecewise(corners, x):
    if not corners[0][0] <= x <= corners[-1][0]:
        return 0.0
    for (x0, y0), (x1, y1) in zip(corners, corners[1:]):
        if x0 < x1 and x0 <= x <= x1:
            return y0 + (y1 - y0) * (x - x0) / (x1 - x0)
    return 0.0


CF = dict(V_0=2.0, V_on=2.5, V_1=5.5, A_1=0.9, V_2=11.0)
CF_EARLY = dict(V_0=1.8, V_on=1.8, V_1=5.2, A_1=1.1, V_2=10.0)


@worked(
    draws=0,
    also=[
        {**CF, 'V_R': v}
        for v in (1, 1.99, 2, 2.01, 2.2, 2.4, 2.49, 2.5, 2.51, 3, 4.5, 5.48, 5.5, 5.52, 8, 10.95, 11, 11.05, 13, 15.9, 15.99, 16, 16.05, 20)
    ]
    + [{**CF_EARLY, 'V_R': v} for v in (1, 1.79, 1.801, 2.5, 5.1, 5.3, 9.97, 10.03, 15)],
)
def crossFlowAmplitude(V_R, V_0, V_on, V_1, A_1, V_2):
    return piecewise([(V_0, 0), (V_on, 0.15), (V_1, A_1), (V_2, A_1), (16, 0)], V_R)


@worked(K_sd=(0.1, 3.9), also=[dict(K_sd=k) for k in (3.985, 4, 4.015, 6, 12)])
def dampingReduction(K_sd):
    return 1 - 0.15 * K_sd if K_sd <= 4 else 3.2 * K_sd**-1.5


table('CROSS_FLOW_END', 16, source='DNV-RP-F105 figure 4-4: the curve ends at a reduced velocity of 16')
table('CURRENT_DOMINATES', 0.8, source='DNV-RP-F105 4.4: amplitude of current where alpha > 0.8')


# 4.3: in line


@worked(
    K_sd=(0.45, 1.55),
    gamma_on=(1, 1.3),
    also=[dict(K_sd=k, gamma_on=1.1) for k in (0.1, 0.3985, 0.4, 0.4015, 1.595, 1.6, 1.605, 2.5)],
)
def inLineOnset(K_sd, gamma_on):
    if K_sd < 0.4:
        return 1.0 / gamma_on
    return (0.6 + K_sd) / gamma_on if K_sd <= 1.6 else 2.2 / gamma_on


@worked(K_sd=(0.05, 0.95), also=[dict(K_sd=k) for k in (0.996, 1, 1.004, 1.5)])
def inLineEnd(K_sd):
    return 4.5 - 0.8 * K_sd if K_sd < 1.0 else 3.7


def limited(r):
    return min(1.0, max(0.0, r))


@worked(
    theta=(0.1, 1.0),
    I_c=(0.04, 0.06),
    I_0=0.03,
    also=[
        dict(theta=pi / 2, I_c=0.1),
        dict(theta=1.1, I_c=0.5),
        dict(theta=1.12, I_c=0.5),
        dict(theta=0.5, I_c=0.02),
        dict(theta=0.5, I_c=0.03),
        dict(theta=0.2, I_c=0.105),
        dict(theta=0.2, I_c=0.11),
        dict(theta=0.2, I_c=0.4),
        dict(theta=1.5, I_c=0.02),
    ],
)
def turbulenceReduction1(theta, I_c, I_0):
    # no turbulence below I_0 is counted on
    return limited(1 - pi**2 * (pi / 2 - sqrt(2) * theta) * (max(I_c, I_0) - I_0))


@worked(I_c=(0.04, 0.19), I_0=0.03, also=[dict(I_c=i) for i in (0.01, 0.0299, 0.03, 0.0302, 0.199, 0.2, 0.201, 0.4)])
def turbulenceReduction2(I_c, I_0):
    return limited(1 - (I_c - I_0) / 0.17)


table('TURBULENCE_FLOOR', 0.03, source='DNV-RP-F105 4.3: R = 1 at a turbulence intensity of 0.03')


@worked(
    K_sd=(0.05, 1.1),
    R_1=SHARE,
    A_2=(0.001, 0.01),
    also=[
        dict(K_sd=1, R_1=1, A_2=0.02),
        dict(K_sd=1, R_1=1, A_2=0.0301),
        dict(K_sd=1, R_1=1, A_2=0.0299),
        dict(K_sd=1, R_1=1, A_2=0.1),
        dict(K_sd=1.5, R_1=1, A_2=0),
        dict(K_sd=1.194, R_1=1, A_2=0),
        dict(K_sd=1.206, R_1=1, A_2=0),
    ],
)
def inLineAmplitude1(K_sd, R_1, A_2):
    return max(0.18 * (1 - K_sd / 1.2) * R_1, A_2)


@worked(K_sd=(0.05, 1.7), R_2=SHARE, also=[dict(K_sd=1.79, R_2=1), dict(K_sd=1.8, R_2=1), dict(K_sd=1.81, R_2=1), dict(K_sd=3, R_2=1)])
def inLineAmplitude2(K_sd, R_2):
    return max(0.0, 0.13 * (1 - K_sd / 1.8) * R_2)


@worked(A_1=(0.01, 0.18), V_on=(0.9, 2))
def inLineCorner1(A_1, V_on):
    return 10 * A_1 + V_on


@worked(V_end=(3.7, 4.5), A_2=(0.01, 0.13))
def inLineCorner2(V_end, A_2):
    return V_end - 2 * A_2


IL = dict(V_on=1.0, V_1=2.5, A_1=0.15, V_2=3.9, A_2=0.11, V_end=4.12)


@worked(
    draws=0,
    also=[
        {**IL, 'V_R': v}
        for v in (0.5, 0.996, 1, 1.004, 1.7, 2.2, 2.49, 2.5, 2.51, 3, 3.6, 3.885, 3.9, 3.915, 4, 4.1, 4.12, 4.14, 6)
    ]
    + [dict(V_R=v, V_on=1.4, V_1=1.9, A_1=0.05, V_2=3.6, A_2=0.04, V_end=3.7) for v in (1.5, 1.88, 1.95, 3, 3.58, 3.62, 3.66)],
)
def inLineAmplitude(V_R, V_on, V_1, A_1, V_2, A_2, V_end):
    return piecewise([(V_on, 0), (V_1, A_1), (V_2, A_2), (V_end, 0)], V_R)


# 4.1: the flow


@worked(U_c=U, U_w=U)
def currentFlowRatio(U_c, U_w):
    return U_c / (U_c + U_w)


@worked(m_e=(100, 900), zeta_T=(0.005, 0.03), rho_w=(1000, 1030), D=D)
def stabilityParameter(m_e, zeta_T, rho_w, D):
    return 4 * pi * m_e * zeta_T / (rho_w * D**2)


@worked(K_s=(0.1, 3), gamma_k=(1.05, 1.3))
def designStabilityParameter(K_s, gamma_k):
    return K_s / gamma_k


@worked(e_D=(0.1, 3), D=D)
def gapOfRatio(e_D, D):
    return e_D * D


@worked(KC=(2, 60), D=D, U_w=U)
def impliedWavePeriod(KC, D, U_w):
    # KC = U_w / (f_w D)
    f_w = U_w / (KC * D)
    return 1 / f_w


@worked(f_r=(1.1, 3), f_CF=(0.2, 2))
def nextFrequency(f_r, f_CF):
    return f_r * f_CF


@worked(U_c=U, U_w=U, gamma_f=(1.05, 1.3), f=(0.2, 2), D=D)
def reducedVelocity(U_c, U_w, gamma_f, f, D):
    return (U_c + U_w) * gamma_f / (f * D)


@worked(U_c=U, U_w=U, gamma_f=(1.05, 1.3), V=(0.9, 3), D=D)
def onsetFrequency(U_c, U_w, gamma_f, V, D):
    return (U_c + U_w) * gamma_f / (V * D)


@worked(f=(0.2, 2), f_on=(0.2, 2))
def onsetMargin(f, f_on):
    return f / f_on


@worked(V=(0.9, 3), f=(0.2, 2), gamma_f=(1.05, 1.3), D=D)
def onsetVelocity(V, f, gamma_f, D):
    return V * D * f / gamma_f


# 6: mass, stiffness, frequency, stress


@worked(e_D=(0.02, 0.75), also=[dict(e_D=e) for e in (0, 0.797, 0.8, 0.803, 1.5)])
def addedMassCoefficient(e_D):
    return 0.68 + 1.6 / (1 + 5 * e_D) if e_D < 0.8 else 1


@worked(k_c=(0.2, 0.4), r_EI=(0.5, 3))
def concreteStiffening(k_c, r_EI):
    return k_c * r_EI**0.75


@worked(
    H_eff=(1e4, 3e5),
    Delta_p=(1e6, 2e7),
    D_i=D,
    nu=(0.25, 0.32),
    A_s=(0.005, 0.05),
    E=(1.9e11, 2.1e11),
    alpha_e=(1e-5, 1.3e-5),
    Delta_T=(5, 80),
)
def effectiveAxialForce(H_eff, Delta_p, D_i, nu, A_s, E, alpha_e, Delta_T):
    A_i = pi / 4 * D_i**2
    return H_eff - Delta_p * A_i * (1 - 2 * nu) - A_s * E * Delta_T * alpha_e


@worked(m_dry=(50, 900), C_a=(1, 2), rho_w=(1000, 1030), D=D)
def effectiveMass(m_dry, C_a, rho_w, D):
    return m_dry + C_a * rho_w * pi * D**2 / 4


table('K_C', {'asphalt': 0.33, 'PP/PE': 0.25}, source='DNV-RP-F105 6.2.5: slip of concrete on its corrosion coating')
table('POISSON_STEEL', 0.3, source='DNV-RP-F105 6.4: steel')
table('EXPANSION_STEEL', 1.17e-5, source='usual expansion of carbon steel, 11.7e-6 per kelvin, as in DNV-RP-F105 examples')


@worked(E=(1.9e11, 2.1e11), I=logarithmic(1e-5, 1e-2))
def bendingStiffness(E, I):
    return E * I


@worked(CSF=(0.05, 0.6), C_2=(1, 4), EI=EI, L_eff=LENGTH)
def criticalBucklingLoad(CSF, C_2, EI, L_eff):
    return (1 + CSF) * C_2 * pi**2 * EI / L_eff**2


AXIAL = dict(S_eff=(-2e5, 5e5), P_cr=(5e5, 5e6))
BEAM = dict(C_1=(1.57, 3.56), CSF=(0.05, 0.6), EI=EI, m_e=(100, 900), L_eff=LENGTH, **AXIAL)


@worked(**BEAM)
def inLineFrequency(C_1, CSF, EI, m_e, L_eff, S_eff, P_cr):
    return C_1 * sqrt(1 + CSF) * sqrt(EI / (m_e * L_eff**4) * (1 + S_eff / P_cr))


@worked(**BEAM, C_3=(0.2, 0.8), delta=(0.05, 1), D=D)
def crossFlowFrequency(C_1, CSF, EI, m_e, L_eff, S_eff, P_cr, C_3, delta, D):
    return C_1 * sqrt(1 + CSF) * sqrt(EI / (m_e * L_eff**4) * (1 + S_eff / P_cr + C_3 * (delta / D) ** 2))


@worked(C_6=(0.0026, 0.013), q=(300, 4000), L_eff=LENGTH, EI=EI, CSF=(0.05, 0.6), **AXIAL)
def staticDeflection(C_6, q, L_eff, EI, CSF, S_eff, P_cr):
    return C_6 * q * L_eff**4 / (EI * (1 + CSF)) / (1 + S_eff / P_cr)


@worked(C_5=(0.04, 0.125), q=(300, 4000), L_eff=LENGTH, **AXIAL)
def staticMoment(C_5, q, L_eff, S_eff, P_cr):
    return C_5 * q * L_eff**2 / (1 + S_eff / P_cr)


@worked(C_4=(4.9, 14.1), CSF=(0.05, 0.6), D=D, D_s=D, t_s=(0.01, 0.03), E=(1.9e11, 2.1e11), L_eff=LENGTH)
def unitStressAmplitude(C_4, CSF, D, D_s, t_s, E, L_eff):
    return C_4 * (1 + CSF) * D * (D_s - t_s) * E / L_eff**2


@worked(sigma_E=STRESS, I=logarithmic(1e-5, 1e-2), D_s=D, t_s=(0.01, 0.03))
def momentOfStress(sigma_E, I, D_s, t_s):
    return sigma_E * 2 * I / (D_s - t_s)


@worked(L=LENGTH, f=(0.2, 2), f_req=(0.2, 2))
def allowableLengthByFrequency(L, f, f_req):
    # f falls with the square of the length
    return L * (f / f_req) ** 0.5


# stress ranges and fatigue


@worked(A_IL=STRESS, A_Y=(0.02, 0.18), psi_alpha=SHARE, gamma_s=(1.05, 1.3))
def inLineResponseRange(A_IL, A_Y, psi_alpha, gamma_s):
    return 2 * A_IL * A_Y * psi_alpha * gamma_s


@worked(alpha=(0.52, 0.78), also=[dict(alpha=a) for a in (0, 0.2, 0.4985, 0.5, 0.5015, 0.7985, 0.8, 0.8015, 1)])
def waveCorrection(alpha):
    if alpha < 0.5:
        return 0
    return (alpha - 0.5) / 0.3 if alpha < 0.8 else 1


@worked(A_CF=STRESS, A_Z=(0.2, 1.3), R_k=SHARE, gamma_s=(1.05, 1.3))
def crossFlowRange(A_CF, A_Z, R_k, gamma_s):
    return 2 * A_CF * A_Z * R_k * gamma_s


@worked(A_IL=STRESS, A_Z=(0.2, 1.3), R_k=SHARE, gamma_s=(1.05, 1.3))
def inducedRange(A_IL, A_Z, R_k, gamma_s):
    # S_CF of the in-line unit amplitude, with 40 per cent of the cross-flow amplitude
    return 0.4 * crossFlowRange(A_IL, A_Z, R_k, gamma_s)


@worked(S_IL_R=STRESS, S_IL_CF=STRESS, also=[dict(S_IL_R=5e7, S_IL_CF=4e7), dict(S_IL_R=4e7, S_IL_CF=5e7)])
def inLineRange(S_IL_R, S_IL_CF):
    return max(S_IL_R, S_IL_CF)


@worked(f_CF=(0.2, 2))
def inducedFrequency(f_CF):
    return 2 * f_CF


@worked(S=STRESS, gamma_s=(1.05, 1.3))
def dynamicStress(S, gamma_s):
    return 0.5 * S / gamma_s


@worked(f_v=(0.2, 2), P=SHARE, N=logarithmic(1e4, 1e10))
def damageRate(f_v, P, N):
    return f_v * P / N


@worked(d=[logarithmic(1e-10, 1e-8), logarithmic(1e-10, 1e-8), logarithmic(1e-10, 1e-8)])
def damageRateSum(d):
    return sum(d)


@worked(d_rate=logarithmic(1e-10, 1e-8))
def lifeOfRate(d_rate):
    return 1 / d_rate


@worked(N=logarithmic(1e4, 1e10), f_v=(0.2, 2), P=SHARE)
def lifeOfCycles(N, f_v, P):
    return N / (f_v * P)


@worked(eta=(0.25, 0.9), T_life=logarithmic(1e7, 1e10))
def allowableLife(eta, T_life):
    return eta * T_life


@worked(T_d=(3e8, 1e9), T_life=logarithmic(1e7, 1e10))
def designDamage(T_d, T_life):
    return T_d / T_life


table('ETA', 0.5, source='DNV-RP-F105 table 2-3, safety class normal')
table('GAMMA_K', 1.15, source='DNV-RP-F105 table 2-2, safety class normal')
table('GAMMA_ON_CF', 1.2, source='DNV-RP-F105 table 2-2, as a public span calculation to the practice cites it')
table('GAMMA_ON_IL', 1.1, source='DNV-RP-F105 table 2-2')
table('GAMMA_S', 1.3, source='DNV-RP-F105 table 2-2')

CLOSED_FORMS = 'DNV-RP-F105 6.8.1: L/D below 140, sag below 2.5 D, compression below half of the buckling load'
table('LONGEST', 140, source=CLOSED_FORMS)
table('MOST_SAG', 2.5, source=CLOSED_FORMS)
table('MOST_COMPRESSION', 0.5, source=CLOSED_FORMS)
table('SHORTEST', 30, source='DNV-RP-F105, classes of free spans: below 30 the response is quasi-static')
