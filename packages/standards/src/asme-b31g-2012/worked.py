"""ASME B31G (2012): original and modified level 1, effective area, from the method of the specification, steps 9 to 11."""

from math import sqrt

from worked import table, worked

SPECIFICATION = 'method of the specifications of api579-pipe-ffs, step 9'
S, T, D = (2.4e8, 5.5e8), (0.008, 0.02), (0.2, 1.2)


@worked(S_flow=S, A=(1e-5, 3e-4), A_0=(4e-4, 9e-4), M=(1.05, 6))
def effectiveFailureStress(S_flow, A, A_0, M):
    return S_flow * (1 - A / A_0) / (1 - A / A_0 / M)


STATIONS = dict(x_a=[(0, 0.02), (0.03, 0.05), (0.08, 0.1)], x_b=[(0.03, 0.05), (0.08, 0.1), (0.12, 0.15)])


@worked(**STATIONS, d_a=[(0, 0.006)] * 3, d_b=[(0, 0.006)] * 3)
def metalLossArea(x_a, x_b, d_a, d_b):
    return sum((b - a) * (da + db) / 2 for a, b, da, db in zip(x_a, x_b, d_a, d_b))


@worked(s=(0.02, 0.3), t=T)
def originalArea(s, t):
    return s * t


@worked(x_1=(0, 0.1), x_2=(0.2, 0.5))
def subLength(x_1, x_2):
    return x_2 - x_1


@worked(r_lim=(0.7, 0.9), t=T)
def deepestLoss(r_lim, t):
    return r_lim * t


@worked(S_F=S, t=T, D=D)
def failurePressure(S_F, t, D):
    return 2 * S_F * t / D


@worked(L=(0.02, 0.4), D=D, t=T)
def lengthParameter(L, D, t):
    return L**2 / (D * t)


@worked(z=(0.1, 49), also=[{'z': z} for z in (49.8, 50, 50.2, 90)])
def modifiedBulgingFactor(z):
    return sqrt(1 + 0.6275 * z - 0.003375 * z**2) if z <= 50 else 0.032 * z + 3.3


DEPTH = (0.001, 0.006)


@worked(S_flow=S, d=DEPTH, t=T, M=(1.05, 6))
def modifiedFailureStress(S_flow, d, t, M):
    return S_flow * (1 - 0.85 * (d / t)) / (1 - 0.85 * (d / t) / M)


@worked(S=(240, 550))
def modifiedFlowStress(S):
    return S + 68.95


@worked(z=(0.1, 40))
def originalBulgingFactor(z):
    return sqrt(1 + 0.8 * z)


@worked(S=S, d=DEPTH, t=T, z=(0.1, 19), M=(1.05, 4), also=[{'S': 3e8, 'd': 0.004, 't': 0.01, 'M': 4.1, 'z': z} for z in (19.9, 20, 20.1, 40)])
def originalFailureStress(S, d, t, z, M):
    if z > 20:
        return 1.1 * S * (1 - d / t)
    return 1.1 * S * (1 - 2 / 3 * (d / t)) / (1 - 2 / 3 * (d / t) / M)


@worked(F=(0.5, 0.8), P_F=(5e6, 3e7))
def safePressureOfDesignFactor(F, P_F):
    return F * P_F


@worked(P_F=(5e6, 3e7), SF=(1.25, 2))
def safePressureOfSafetyFactor(P_F, SF):
    return P_F / SF


table('DEPTH_LIMIT', 0.8, SPECIFICATION)
table('NEGLIGIBLE_DEPTH', 0.1, SPECIFICATION)
table('LEAST_SAFETY_FACTOR', 1.25, SPECIFICATION)
