"""Blendermann (1994), J. Wind Eng. Ind. Aerodyn. 51: formulas, and the table column by column, as MSS (blendermann94.m) prints them."""

from math import cos, pi, sin

from worked import include, table, worked

NAMES = """car_carrier cargo_loaded cargo_containers_on_deck container destroyer diving_support drilling_vessel ferry
fishing_vessel lng osv passenger_liner research_vessel speed_boat tanker_loaded tanker_ballast tender""".split()
COLUMNS = {
    'abeam': [0.95, 0.85, 0.85, 0.90, 0.85, 0.90, 1.00, 0.90, 0.95, 0.70, 0.90, 0.90, 0.85, 0.90, 0.70, 0.70, 0.85],
    'bow': [0.55, 0.65, 0.55, 0.55, 0.60, 0.60, 0.85, 0.45, 0.70, 0.60, 0.55, 0.40, 0.55, 0.55, 0.90, 0.75, 0.55],
    'stern': [0.60, 0.55, 0.50, 0.55, 0.65, 0.80, 0.925, 0.50, 0.70, 0.65, 0.80, 0.40, 0.65, 0.60, 0.55, 0.55, 0.55],
    'crossForce': [0.8, 0.4, 0.4, 0.4, 0.65, 0.55, 0.1, 0.8, 0.4, 0.5, 0.55, 0.8, 0.6, 0.6, 0.4, 0.4, 0.65],
    'heel': [1.2, 1.7, 1.4, 1.4, 1.1, 1.7, 1.7, 1.1, 1.1, 1.1, 1.2, 1.2, 1.4, 1.1, 3.1, 2.2, 1.1],
}
MSS = {'source': 'MSS toolbox, blendermann94.m', 'kind': 'peer-code'}
table('SHIP_TYPES', {name: {key: column[i] for key, column in COLUMNS.items()} for i, name in enumerate(NAMES)}, **MSS)
table('ARM_SLOPE', 0.18, **MSS)

ANGLE = (0, pi)
AREA = (900, 9000)


@worked(C_DlAF=(0.4, 0.9), A_T=(300, 1500), A_L=AREA)
def longitudinalResistance(C_DlAF, A_T, A_L):
    return C_DlAF / (A_L / A_T)


@worked(delta=(0.1, 0.8), C_Dl=(0.05, 0.4), C_Dt=(0.7, 1), gamma=ANGLE)
def denominator(delta, C_Dl, C_Dt, gamma):
    return 1 - delta * (C_Dt - C_Dl) / C_Dt * (1 - cos(4 * gamma)) / 4


@worked(C_DlAF=(0.4, 0.9), gamma=ANGLE, D=(0.6, 1))
def forceAhead(C_DlAF, gamma, D):
    return C_DlAF / D * sin(gamma - pi / 2)


@worked(C_Dt=(0.7, 1), gamma=ANGLE, D=(0.6, 1))
def forceAbeam(C_Dt, gamma, D):
    return C_Dt / D * sin(gamma)


@worked(s_L=(-30, 30), L_OA=(80, 340), k_N=0.18, gamma=ANGLE, C_Y=(0.05, 1))
def yaw(s_L, L_OA, k_N, gamma, C_Y):
    return C_Y * s_L / L_OA + C_Y * k_N * (pi / 2 - gamma)


@worked(A_L=AREA, L_OA=(80, 340))
def meanHeight(A_L, L_OA):
    return A_L / L_OA


@worked(kappa=(1.1, 3.1), s_H=(3, 25), H_m=(6, 30), C_Y=(0.05, 1))
def heel(kappa, s_H, H_m, C_Y):
    return C_Y * kappa * s_H / H_m


@worked(C_K=(0.1, 2), q=(10, 1200), A_L=AREA, L_OA=(80, 340))
def heelingMoment(C_K, q, A_L, L_OA):
    return C_K * q * A_L * (A_L / L_OA)


include('../../../physics/src/ship-wind/loads.worked.py')
