"""ASME BTH-1 (2017) 3-3.3: pinned connections, as allowable loads; sheet 334153731 of a public library has the numbers of one."""

from math import cos, radians, sqrt

from worked import table, worked

FY, FU, T = (2.4e8, 4e8), (4.5e8, 6e8), (0.01, 0.06)


@worked(D_p=(0.02, 0.04), D_h=(0.05, 0.06), also=[{'D_p': r, 'D_h': 1} for r in (0.5, 0.85, 0.899, 0.901, 0.95, 0.99)])
def reductionFactor(D_p, D_h):
    if D_p > 0.9 * D_h:
        return 1
    return 1 - 0.275 * sqrt((D_h - D_p) * (D_h + D_p)) / D_h


@worked(b=(0.02, 0.03), t=(0.03, 0.06), F_u=FU, F_y=FY, D_h=(0.03, 0.05), also=[
    {'b': 0.02, 't': 0.05, 'F_u': 6e8, 'F_y': 2.4e8, 'D_h': 0.05},
    {'b': 0.1, 't': 0.01, 'F_u': 6e8, 'F_y': 2.4e8, 'D_h': 0.05},
    {'b': 0.1, 't': 0.05, 'F_u': 4.5e8, 'F_y': 3.5e8, 'D_h': 0.05},
    {'b': 0.04, 't': 0.0061, 'F_u': 4.5e8, 'F_y': 3.5e8, 'D_h': 0.05}])  # fmt: skip
def effectiveWidth(b, t, F_u, F_y, D_h):
    return sorted([b, 4 * t, 0.6 * F_u / F_y * sqrt(D_h * b)])[0]


STRENGTH = {'C_r': (0.7, 1), 'F_u': FU, 'c_r': 1.2, 'N_d': (2, 6)}


@worked(**STRENGTH, t=T, b_eff=(0.02, 0.1))
def tensileLoad(C_r, F_u, c_r, N_d, t, b_eff):
    return C_r * F_u * (2 * t * b_eff) / (c_r * N_d)


@worked(**STRENGTH, R=(0.05, 0.1), D_h=(0.02, 0.06), b=(0.02, 0.1), t=T)
def fractureLoad(C_r, F_u, c_r, N_d, R, D_h, b, t):
    beyond = 1.13 * R - 0.565 * D_h
    beside = 0.92 * b * D_h / (D_h + b)
    return C_r * F_u / c_r / N_d * t * (beyond + beside)


@worked(D_p=(0.02, 0.04), D_h=(0.04, 0.06))
def shearPlaneAngle(D_p, D_h):
    return radians(55 * D_p / D_h)


@worked(a=(0.02, 0.2), D_p=(0.02, 0.2), phi=(0.4, 0.96), t=T)
def shearArea(a, D_p, phi, t):
    return t * (2 * a + D_p - D_p * cos(phi))


@worked(F_u=FU, c_r=1.2, N_d=(2, 6), A_v=(1e-4, 1e-2))
def shearLoad(F_u, c_r, N_d, A_v):
    return 0.7 * A_v * F_u / c_r / N_d


@worked(c_p=1.25, F_y=FY, N_d=(2, 6))
def bearingStress(c_p, F_y, N_d):
    return F_y / N_d * c_p


@worked(F_p=(5e7, 2e8), D_p=(0.02, 0.2), t=T)
def bearingLoad(F_p, D_p, t):
    return D_p * t * F_p


LOADS = {'P_t': 5e5, 'P_b': 6e5, 'P_v': 7e5, 'P_p': 8e5}


@worked(P_t=(4e5, 9e5), P_b=(4e5, 9e5), P_v=(4e5, 9e5), P_p=(4e5, 9e5), also=[{**LOADS, name: 3e5} for name in LOADS])
def smallestLoad(P_t, P_b, P_v, P_p):
    return sorted([P_t, P_b, P_v, P_p])[0]


table('RUPTURE_SHARE', 1.2, source='ASME BTH-1 (2017) 3-3.3.1')
table('BEARING_SHARE', 1.25, source='ASME BTH-1 (2017) 3-3.3.4')
table('TURNING_BEARING_SHARE', 0.63, source='ASME BTH-1 (2017) 3-3.3.4')
