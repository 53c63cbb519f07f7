"""The separation rule of SPE-187073 (2017) and its coefficients."""

from math import hypot, sqrt

from worked import table, worked

RADIUS = (0.1, 0.5)
SIGMA = (0.5, 30)


@worked(R_r=RADIUS, R_o=RADIUS, S_m=(0.1, 1), k=(2, 4), sigma_t=SIGMA)
def allowableDistance(R_r, R_o, S_m, k, sigma_t):
    return R_r + R_o + S_m + k * sigma_t


@worked(d=(0.1, 1))
def holeRadius(d):
    return d / 2


@worked(P=(-500, 500), Q=(-500, 500), D=(20, 900))
def lineOfCentres(P, Q, D):
    """From the reference well to the offset well."""
    return (Q - P) / D


@worked(R_r=RADIUS, R_o=RADIUS)
def radiiSum(R_r, R_o):
    return R_r + R_o


@worked(sigma_r=SIGMA, sigma_o=SIGMA)
def relativeSigma(sigma_r, sigma_o):
    return hypot(sigma_r, sigma_o)


@worked(D=(10, 200), R_r=RADIUS, R_o=RADIUS, S_m=(0.1, 1), k=(2, 4), sigma_t=SIGMA)
def separationFactor(D, R_r, R_o, S_m, k, sigma_t):
    return (D - R_r - R_o - S_m) / (k * sigma_t)


COVARIANCE = dict(C_NN=(20, 50), C_EE=(20, 50), C_VV=(20, 50), C_NE=(-10, 10), C_NV=(-10, 10), C_EV=(-10, 10))


# a position that has no error along the line
NONE = dict(u_N=1, u_E=1, u_V=0, C_NN=1, C_EE=1, C_VV=1, C_NE=-1, C_NV=0, C_EV=0)


@worked(u_N=(-1, 1), u_E=(-1, 1), u_V=(-1, 1), also=[NONE], **COVARIANCE)
def sigmaAlong(u_N, u_E, u_V, C_NN, C_EE, C_VV, C_NE, C_NV, C_EV):
    u = (u_N, u_E, u_V)
    C = ((C_NN, C_NE, C_NV), (C_NE, C_EE, C_EV), (C_NV, C_EV, C_VV))
    return sqrt(max(0, sum(u[i] * C[i][j] * u[j] for i in range(3) for j in range(3))))


@worked(sigma_s=SIGMA, sigma_pa=(0.2, 2))
def totalSigma(sigma_s, sigma_pa):
    return hypot(sigma_s, sigma_pa)


PAPER = 'SPE-187073 (2017), as cited for the separation rule'
table('CONFIDENCE_FACTOR', 3.5, source=PAPER)
table('SURFACE_MARGIN', 0.3, source=PAPER)
table('PROJECT_AHEAD_SIGMA', 0.5, source=PAPER)
table('LEAST_SEPARATION_FACTOR', 1, source=PAPER)
table('WATCH_SEPARATION_FACTOR', 1.5, source='usual practice: a separation factor of 1.5 is looked at closer')
