"""0027/ND Rev 11: dynamic amplification in air (table 5-1), sling safety factors (7.3 to 7.8), shackles (8.2)."""

from worked import table, worked


@worked(M=(1e3, 1e6), k=(1, 1.1), g=9.80665)
def designWeight(M, k, g):
    return g * k * M


@worked(M_100=1e5, M=(3e3, 1e5))
def lightOffshore(M_100, M):
    return 1 + (M_100 / M / 16) ** 0.5


@worked(M_100=1e5, M=(3e3, 1e5))
def lightInshore(M_100, M):
    return 1.07 + (M_100 / M / 400) ** 0.5


@worked(D=(0.1, 0.6), d=(0.02, 0.08))
def bendingFactor(D, d):
    root = (D / d) ** 0.5
    return root / (root - 0.5)


@worked(gamma_s=(1, 1.33), gamma_b=(1.05, 2), also=[{'gamma_s': 1.33, 'gamma_b': 1.2}, {'gamma_s': 1.1, 'gamma_b': 1.4}])
def reductionFactor(gamma_s, gamma_b):
    return gamma_s if gamma_s > gamma_b else gamma_b


FACTORS = {'gamma_r': (1, 1.5), 'gamma_w': (1, 1.2), 'gamma_tw': (1, 1.2), 'c_sf': 2.3}


@worked(gamma_f=(1, 1.5), gamma_c=(1, 1.5), gamma_m=(1.35, 2.5), **FACTORS, also=[
    {'gamma_f': 1.3, 'gamma_c': 1.3, 'gamma_m': m, 'gamma_r': 1.25, 'gamma_w': 1.1, 'gamma_tw': 1.05, 'c_sf': 2.3}
    for m in (1, 1.35, 1.37, 1.5)])  # fmt: skip
def nominalSafetyFactor(gamma_f, gamma_c, gamma_r, gamma_w, gamma_m, gamma_tw, c_sf):
    own = gamma_f * gamma_c * gamma_m
    return gamma_tw * gamma_w * gamma_r * (own if own > c_sf else c_sf)


@worked(F=(1e4, 1e7), gamma_sf=(2.3, 6))
def requiredBreakingLoad(F, gamma_sf):
    return gamma_sf * F


@worked(MBL_req=(1e5, 1e7), MBL=(1e5, 1e7))
def slingUtilisation(MBL_req, MBL):
    return 1 / (MBL / MBL_req)


@worked(F=(1e4, 1e7), DAF=(1, 2))
def staticForce(F, DAF):
    return 1 / DAF * F


@worked(WLL=(1e3, 5e4), g=9.80665)
def workingLoad(WLL, g):
    return g * WLL


TABLE = '0027/ND Rev 11 table 5-1, public copy'
table('REFERENCE_MASS', 100, source=TABLE)
table('LEAST_MASS', 3, source=TABLE)
table('BANDS', [
    {'to': 300, 'offshore': 1.25, 'inshore': 1.12},
    {'to': 1000, 'offshore': 1.20, 'inshore': 1.10},
    {'to': 2500, 'offshore': 1.15, 'inshore': 1.08}], source=TABLE)  # fmt: skip
table('HEAVIEST', {'offshore': 1.10, 'inshore': 1.05}, source=TABLE)
table('LEAST_FACTOR', 2.3, source='0027/ND Rev 11 7.3.1, public copy')
table('NEW_WIRE_MATERIAL_FACTOR', 1.35, source='0027/ND Rev 11 7.10.2, public copy')
table('WIRE_MATERIAL_FACTOR', 1.5, source='0027/ND Rev 11 7.10.1, public copy')
table('LEAST_BEND', 1, source='0027/ND Rev 11 7.8.5, public copy')
table('BREAKING_FACTOR', 3, source='0027/ND Rev 11 8.2.6, public copy')
