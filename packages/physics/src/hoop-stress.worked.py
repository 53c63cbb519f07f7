"""Barlow on the outside diameter and on the mean one below D/t 30, and what both ask for, from the wall thickness specification."""

from worked import worked


@worked(S_a=(1e8, 3.5e8), t=(0.006, 0.03), D=(0.2, 1.2))
def allowablePressure(S_a, t, D):
    return 2 * S_a * t / D


@worked(P=(2e6, 3e7), D=(0.2, 1.2), S_a=(1e8, 3.5e8), also=[{'P': P, 'D': 0.3, 'S_a': 2e8} for P in (-5e6, -1e3, 1e3)])
def hoopMinimumWall(P, D, S_a):
    return max(0, P) * D / (2 * S_a)


@worked(
    P=(2e6, 3e7),
    D=(0.2, 1.2),
    S_a=(1e8, 3.5e8),
    draws=6,
    also=[{'P': 2e8 / ratio, 'D': 0.3, 'S_a': 1e8} for ratio in (10, 28.9, 29.1, 29.5, 29.9, 30.1, 40, -30, -5)],
)
def hoopMinimumWallThick(P, D, S_a):
    if P <= 0:
        return 0.0
    by_mean = P * D / (2 * S_a + P)
    return by_mean if D / by_mean < 30 else min(P * D / (2 * S_a), max(by_mean, D / 30))


@worked(P=(2e6, 3e7), D=(0.2, 1.2), t=(0.006, 0.03))
def hoopStress(P, D, t):
    return P * D / (2 * t)


@worked(P=(2e6, 3e7), D=(0.2, 1.2), t=(0.006, 0.03))
def hoopStressThick(P, D, t):
    return P * (D - t) / (2 * t)


@worked(P_i=(5e6, 3e7), P_e=(1e5, 4e6))
def netInternalPressure(P_i, P_e):
    return P_i - P_e
