"""DNV-OS-F201 (2010), section 5, from public descriptions of the standard and the defaults of a public riser program."""

from math import pi, sqrt

from worked import declare_as, functions_of, table, worked

F101 = functions_of('../dnv-st-f101-2021/worked.py')

D, T = (0.2, 0.5), (0.012, 0.03)
P = (5e6, 3e7)
STRENGTH = (4e8, 6e8)
E, NU = (1.9e11, 2.1e11), (0.27, 0.33)
GAMMA_SC, GAMMA_M = (1.04, 1.26), (1, 1.15)
M_D, M_K, T_ED, T_K = (-2e5, 2e5), (4e5, 9e5), (-1e6, 2e6), (6e6, 1e7)
P_B, P_C = (5e7, 9e7), (5e7, 9e7)
FLEXCOM = 'defaults of Flexcom: functional 1.1, environmental 1.3 or its inverse, material 1.15, safety class high 1.26'


def classes(low, normal, high):
    return dict(low=low, normal=normal, high=high)


table('GAMMA_SC', classes(1.04, 1.14, 1.26), source=f'DNV-OS-F201 table 5-3; {FLEXCOM}')
table('GAMMA_M', 1.15, source=f'DNV-OS-F201 table 5-4; {FLEXCOM}', kind='peer-code')
table('GAMMA_M_SLS', 1, source='DNV-OS-F201 table 5-4')
table('ETA', classes(0.83, 0.79, 0.75), source='DNV-OS-F201 table 5-14')
table('GAMMA_F', 1.1, source=f'DNV-OS-F201 table 5-2; {FLEXCOM}', kind='peer-code')
table('GAMMA_E', 1.3, source=f'DNV-OS-F201 table 5-2; {FLEXCOM}', kind='peer-code')
table('GAMMA_A', 0, source='DNV-OS-F201 table 5-2: not applied in the ultimate limit state')
table('UNFACTORED', dict(gamma_F=1, gamma_E=1, gamma_A=1), source='DNV-OS-F201 table 5-2: accidental, serviceability')
table('MILL_TOLERANCE', 1 / 8, source='API 5L, tolerance of the wall of seamless pipe: -12.5 %')
table('INCIDENTAL_RATIO', 1.10, source='DNV-OS-F201 section 3: incidental over design pressure')
table('OVALITY_FLOOR', 0.005, source='DNV-OS-F201 section 5: not less than 0.5 %')
table('GAMMA_C', 1.0, source='DNV-OS-F201 section 5, propagating buckling')
table('GAMMA_C_SHORT', 0.9, source='DNV-OS-F201 section 5, propagating buckling over a short distance')
table('LIMIT', 1, source='DNV-OS-F201 section 5: <= 1')


# load effects


@worked(gamma=(1.05, 1.4))
def favourableFactor(gamma):
    return gamma**-1


@worked(
    gamma_F=(0.9, 1.1), gamma_E=(0.7, 1.3), gamma_A=(0, 1), T_F=(-1e6, 1e6), T_E=(-1e6, 1e6), T_A=(-1e6, 1e6)
)
def designTension(gamma_F, gamma_E, gamma_A, T_F, T_E, T_A):
    return sum(gamma * part for gamma, part in ((gamma_F, T_F), (gamma_E, T_E), (gamma_A, T_A)))


@worked(
    gamma_F=(0.9, 1.1), gamma_E=(0.7, 1.3), gamma_A=(0, 1), M_F=(-1e5, 1e5), M_E=(-1e5, 1e5), M_A=(-1e5, 1e5)
)
def designMoment(gamma_F, gamma_E, gamma_A, M_F, M_E, M_A):
    return sum(gamma * part for gamma, part in ((gamma_F, M_F), (gamma_E, M_E), (gamma_A, M_A)))


@worked(k_M=(0.6, 1), M_ed=(-1e5, 1e5))
def conditionedMoment(k_M, M_ed):
    return M_ed * k_M


# resistances


@worked(r_mill=(0.05, 0.125), t=T)
def toleranceOfFraction(r_mill, t):
    return t * r_mill


@worked(t=T, t_fab=(0.001, 0.003), t_corr=(0, 0.003))
def thinnestWall(t, t_fab, t_corr):
    return t - (t_fab + t_corr)


@worked(t=T, t_corr=(0, 0.003))
def averageWall(t, t_corr):
    return t - t_corr


@worked(k_inc=(1, 1.15), p_ld=P)
def incidentalPressure(k_inc, p_ld):
    return p_ld * k_inc


@worked(f_y=(4e8, 5e8), f_u=(5e8, 6e8), also=[dict(f_y=5e8, f_u=5.5e8), dict(f_y=4e8, f_u=5.5e8)])
def containmentStrength(f_y, f_u):
    return f_y if f_y < f_u / 1.15 else f_u / 1.15


@worked(t_1=T, D=D, f_cb=STRENGTH)
def burstResistance(t_1, D, f_cb):
    """Half a ring of the mean diameter, raised by the shape of the yield surface."""
    hoop = 2 * t_1 * f_cb / (D - t_1)
    return hoop * 2 / sqrt(3)


@worked(Delta_p=(-3e7, 3e7), p_b=P_B, also=[dict(Delta_p=-1e6, p_b=5e7), dict(Delta_p=1e6, p_b=5e7)])
def hoopShare(Delta_p, p_b):
    return 2 * Delta_p / (sqrt(3) * p_b) if Delta_p > 0 else 0


@worked(
    D=D,
    t_2=T,
    q_h=(0, 0.5),
    also=[
        dict(D=0.2, t_2=0.02, q_h=0.1),
        dict(D=0.3, t_2=0.02, q_h=0.1),
        dict(D=0.6, t_2=0.02, q_h=0.1),
        dict(D=1.2, t_2=0.02, q_h=0.1),
        dict(D=1.3, t_2=0.02, q_h=0.1),
    ],
)
def hardeningShare(D, t_2, q_h):
    """Whole up to 15, along a line to nothing at 60."""
    slenderness = min(60, max(15, D / t_2))
    return (0.4 + q_h) * (1 - (slenderness - 15) / 45)


@worked(beta=(0, 0.7), f_u=(5e8, 6e8), f_y=(4e8, 5e8))
def flowStressParameter(beta, f_u, f_y):
    return 1 + beta * (f_u / f_y - 1)


def ring(D, t):
    """Plastic section modulus and area of a thin ring of the mean diameter."""
    mean = D - t
    return mean * mean * t, pi * mean * t


@worked(f_y=STRENGTH, alpha_c=(1, 1.2), D=D, t_2=T)
def plasticMoment(f_y, alpha_c, D, t_2):
    return ring(D, t_2)[0] * alpha_c * f_y


@worked(f_y=STRENGTH, alpha_c=(1, 1.2), D=D, t_2=T)
def plasticTension(f_y, alpha_c, D, t_2):
    return ring(D, t_2)[1] * alpha_c * f_y


# collapse, as the pipeline code has it

COLLAPSE = dict(
    elasticCollapsePressure=dict(E=E, t_1=T, D=D, nu=NU),
    plasticCollapsePressure=dict(f_y=STRENGTH, alpha_fab=(0.85, 1), t_1=T, D=D),
    collapseCubic=dict(p_c=P, p_el=(5e7, 9e7), p_p=(5e7, 9e7), f_0=(0.005, 0.02), D=D, t_1=T),
    cubicSquareTerm=dict(p_el=P),
    cubicLinearTerm=dict(p_p=P, p_el=P, f_0=(0.005, 0.02), D=D, t_1=T),
    cubicConstantTerm=dict(p_el=P, p_p=P),
    reducedLinear=dict(b=(-9e7, -5e7), c=(-9e15, -3e15)),
    reducedConstant=dict(b=(-9e7, -5e7), c=(-9e15, -3e15), d=(1e23, 3e23)),
    rootAngle=dict(u=(-3e15, -2e15), v=(-5e22, 5e22)),
    reducedRoot=dict(u=(-3e15, -2e15), Phi=(0.5, 2.5)),
    collapsePressure=dict(y=(1e7, 3e7), b=(-9e7, -5e7)),
    propagationPressure=dict(f_y=STRENGTH, alpha_fab=(0.85, 1), t_2=T, D=D),
)
for name, ranges in COLLAPSE.items():
    declare_as(name, getattr(F101, name), ranges)


# criteria


@worked(p_i=P, p_e=P)
def netInternalPressure(p_i, p_e):
    return p_i - p_e


@worked(p_li=P, p_e=P)
def netIncidentalPressure(p_li, p_e):
    return p_li - p_e


@worked(p_e=P, p_min=P)
def netExternalPressure(p_e, p_min):
    return p_e - p_min


@worked(p_k=P_B, gamma_m=GAMMA_M, gamma_SC=GAMMA_SC)
def designResistance(p_k, gamma_m, gamma_SC):
    return p_k / gamma_m / gamma_SC


@worked(p_pr=P_B, gamma_c=(0.9, 1), gamma_m=GAMMA_M, gamma_SC=GAMMA_SC)
def designPropagation(p_pr, gamma_c, gamma_m, gamma_SC):
    return p_pr / gamma_c / gamma_m / gamma_SC


@worked(dp=(-3e7, 3e7), p_d=P_B, also=[dict(dp=-1e6, p_d=5e7), dict(dp=1e6, p_d=5e7)])
def pressureUse(dp, p_d):
    return dp / p_d if dp > 0 else 0


def bent(M_d, M_k):
    return max(M_d, -M_d) / M_k


def pulled(T_ed, T_k):
    return T_ed / T_k * T_ed / T_k


INSIDE = dict(M_d=M_D, M_k=M_K, T_ed=T_ED, T_k=T_K, Delta_p=(0, 4e7), p_b=P_B)
OUTSIDE = dict(M_d=M_D, M_k=M_K, T_ed=T_ED, T_k=T_K, dp_e=(0, 3e7), p_c=P_C)


@worked(gamma_SC=GAMMA_SC, gamma_m=GAMMA_M, **INSIDE)
def combinedInternal(gamma_SC, gamma_m, M_d, M_k, T_ed, T_k, Delta_p, p_b):
    pressed = (Delta_p / p_b) ** 2
    return gamma_SC * gamma_m * (bent(M_d, M_k) * sqrt(1 - pressed) + pulled(T_ed, T_k)) + pressed


@worked(gamma_SC=GAMMA_SC, gamma_m=GAMMA_M, **OUTSIDE)
def combinedExternal(gamma_SC, gamma_m, M_d, M_k, T_ed, T_k, dp_e, p_c):
    raised = gamma_SC * gamma_m
    return (raised * (bent(M_d, M_k) + pulled(T_ed, T_k))) ** 2 + (raised * dp_e / p_c) ** 2


@worked(eta=(0.75, 0.83), **INSIDE)
def workingInternal(M_d, M_k, T_ed, T_k, Delta_p, p_b, eta):
    return combinedInternal(1, 1, M_d, M_k, T_ed, T_k, Delta_p, p_b) / eta / eta


@worked(eta=(0.75, 0.83), **OUTSIDE)
def workingExternal(M_d, M_k, T_ed, T_k, dp_e, p_c, eta):
    return combinedExternal(1, 1, M_d, M_k, T_ed, T_k, dp_e, p_c) / eta / eta


def reached(f):
    """By halving, from a moment at which the criterion holds to one at which it does not."""
    low, high = 0, 1e8
    for _ in range(200):
        middle = (low + high) / 2
        low, high = (low, middle) if f(middle) > 1 else (middle, high)
    return low


@worked(gamma_SC=GAMMA_SC, gamma_m=GAMMA_M, M_k=M_K, T_ed=T_ED, T_k=T_K, Delta_p=(0, 4e7), p_b=P_B)
def momentInternal(gamma_SC, gamma_m, M_k, T_ed, T_k, Delta_p, p_b):
    return reached(lambda M: combinedInternal(gamma_SC, gamma_m, M, M_k, T_ed, T_k, Delta_p, p_b))


@worked(gamma_SC=GAMMA_SC, gamma_m=GAMMA_M, M_k=M_K, T_ed=T_ED, T_k=T_K, dp_e=(0, 3e7), p_c=P_C)
def momentExternal(gamma_SC, gamma_m, M_k, T_ed, T_k, dp_e, p_c):
    return reached(lambda M: combinedExternal(gamma_SC, gamma_m, M, M_k, T_ed, T_k, dp_e, p_c))
