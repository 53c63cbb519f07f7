"""POF 100 (2021): depths of an in-line inspection, their growth and the repair factor, by their definitions."""

from worked import worked


@worked(p_d=(0.1, 0.8), t=(0.006, 0.02))
def depthOfShare(p_d, t):
    return p_d * t


@worked(d_m=(0.001, 0.008), e_d=(0.05, 0.2), t=(0.006, 0.02))
def depthWithTolerance(d_m, e_d, t):
    return d_m + e_d * t


@worked(P_o=(5e6, 1e7), P_S=(5e6, 2e7))
def estimatedRepairFactor(P_o, P_S):
    return P_o / P_S


@worked(d_1=(1, 3), d_2=(3, 6), y_1=(2005, 2012), y_2=(2013, 2025))
def growthBetweenRuns(d_1, d_2, y_1, y_2):
    return (d_2 - d_1) / (y_2 - y_1)


@worked(L_m=(0.02, 0.4), e_L=(0.005, 0.03))
def lengthWithTolerance(L_m, e_L):
    return L_m + e_L
