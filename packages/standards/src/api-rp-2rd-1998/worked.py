"""API RP 2RD (1998): usage factors as Bai and Bai, Pipelines and Risers, table 21.2, prints them; stresses by equilibrium."""

from math import hypot

from worked import table, worked

D, BORE, T = (0.25, 0.4), (0.2, 0.24), (0.01, 0.03)
P = (0, 4e7)


@worked(C_f=(0.5, 1), f_y=(3e8, 6e8))
def allowableStress(C_f, f_y):
    return f_y * C_f


@worked(sigma_vM=(1e8, 4e8), sigma_all=(2e8, 4e8))
def stressUtilisation(sigma_vM, sigma_all):
    return sigma_vM * (1 / sigma_all)


@worked(f_T=(0.8, 1), SMYS=(3e8, 6e8))
def deratedStrength(f_T, SMYS):
    return SMYS * f_T


TABLE = 'Bai and Bai, Pipelines and Risers (2001), table 21.2, usage factors in API RP 2RD: 0.67, 0.8 and 1.0'
table('BASIC_ALLOWABLE', 0.6666667, source=TABLE)
table('EXTREME_ALLOWABLE', 0.8, source=TABLE)
table('SURVIVAL_ALLOWABLE', 1, source=TABLE)
table('TEMPORARY_ALLOWABLE', 2 / 3 * 1.2, source='C_f of 1.2 on two thirds of the yield strength')
table('HYDROTEST_ALLOWABLE', 2 / 3 * 1.35, source='C_f of 1.35 on two thirds of the yield strength')


# primary membrane stresses


@worked(D=D, t=T)
def midWallRadius(D, t):
    inner = D / 2 - t
    return (inner + D / 2) / 2


@worked(p_e=P, D=D, p_i=P, D_i=BORE)
def radialStress(p_e, D, p_i, D_i):
    """The pressures, each weighted by its radius."""
    outer, inner = D / (D + D_i), D_i / (D + D_i)
    return -p_e * outer - p_i * inner


@worked(p_i=P, p_e=P, D=D, t_min=T)
def hoopStress(p_i, p_e, D, t_min):
    """Half a ring of the thinnest wall: what presses on its bore and its outside is held by two walls."""
    return (p_i * (D - 2 * t_min) - p_e * D) / (2 * t_min)


table('LEAST_WALL', 1 - 1 / 8, source='API 5L, tolerance of the wall of seamless pipe: -12.5 %')


@worked(k_t=(0.8, 1), t=T)
def minimumWall(k_t, t):
    return t * k_t


# collapse


@worked(S=(3e8, 6e8), t=T, D=D)
def yieldCollapsePressure(S, t, D):
    return S * 2 * t / D


@worked(E=(1.9e11, 2.1e11), t=T, D=D, nu=(0.27, 0.33))
def elasticCollapsePressure(E, t, D, nu):
    return 2 * E / (1 - nu * nu) * (t / D) * (t / D) * (t / D)


@worked(P_y=(2e7, 8e7), P_el=(2e7, 8e7))
def collapsePressure(P_y, P_el):
    return 1 / hypot(1 / P_y, 1 / P_el)


@worked(f_o=(0.5, 0.8), P_c=(2e7, 8e7))
def allowableCollapsePressure(f_o, P_c):
    return P_c * f_o


@worked(P_o=P, P_i=P)
def netExternalPressure(P_o, P_i):
    return P_o - P_i


FACTORS = 'second reading of the factors: 0.75 seamless or ERW, 0.60 cold expanded'
table('D_F_SEAMLESS', 0.75, source=FACTORS, kind='independent-calc')
table('D_F_EXPANDED', 0.60, source=FACTORS, kind='independent-calc')
table('NU', 0.3, source='steel in every handbook')


@worked(P_ext=(-3e7, 3e7), P_c_d=(1e7, 4e7), also=[dict(P_ext=-1e6, P_c_d=1e7), dict(P_ext=1e6, P_c_d=1e7)])
def collapseUse(P_ext, P_c_d):
    return P_ext / P_c_d if P_ext > 0 else 0
