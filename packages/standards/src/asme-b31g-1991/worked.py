"""ASME B31G (1991), part 4: safe pressure of a corroded area, from the method of the specification of api579-pipe-ffs, step 9."""

from math import sqrt

from worked import worked


@worked(P=(5e6, 2e7), R_s=(0.4, 1))
def corrodedPressure(P, R_s):
    return 1.1 * P * R_s


@worked(S=(2.4e8, 5.5e8), t=(0.006, 0.02), F=(0.5, 0.8), T=(0.8, 1), D=(0.2, 1.2))
def designPressure(S, t, F, T, D):
    return 2 * S * t * F * T / D


@worked(S=(2.4e8, 5.5e8), t=(0.006, 0.02), T=(0.8, 1), D=(0.2, 1.2), R_s=(0.4, 1))
def failurePressure(S, t, T, D, R_s):
    # P' of part 4 with a design factor of 1
    return 1.1 * (2 * S * t * T / D) * R_s


@worked(d=(0.001, 0.006), t=(0.008, 0.02), A=(0.2, 3.9), also=[{'d': 0.004, 't': 0.01, 'A': A} for A in (3.98, 4, 4.02, 9)])
def remainingStrength(d, t, A):
    if A > 4:
        return 1 - d / t
    return (1 - 2 / 3 * (d / t)) / (1 - 2 / 3 * (d / t) / sqrt(A**2 + 1))


@worked(P_prime=(5e6, 2e7), P=(5e6, 2e7), draws=6)
def safePressure(P_prime, P):
    return min(P_prime, P)


@worked(L=(0.02, 0.4), D=(0.2, 1.2), t=(0.006, 0.02))
def shapeParameter(L, D, t):
    return 0.893 * L / sqrt(D * t)
