"""Seawater after UNESCO technical papers in marine science 44 (1983): EOS-80 at one atmosphere, and PSS-78.

The check values that the paper prints stand in the test.
"""

from worked import table, worked

T, S = (-2, 35), (2, 42)

PURE = (999.842594, 6.793952e-2, -9.095290e-3, 1.001685e-4, -1.120083e-6, 6.536332e-9)
LINEAR = (8.24493e-1, -4.0899e-3, 7.6438e-5, -8.2467e-7, 5.3875e-9)
ROOT = (-5.72466e-3, 1.0227e-4, -1.6546e-6)
SQUARE = 4.8314e-4

A = (0.0080, -0.1692, 25.3851, 14.0941, -7.0261, 2.7081)
B = (0.0005, -0.0056, -0.0066, -0.0375, 0.0636, -0.0144)
K = 0.0162
C = (0.6766097, 2.00564e-2, 1.104259e-4, -6.9698e-7, 1.0031e-9)


def polynomial(coefficients, x):
    return sum(one * x**power for power, one in enumerate(coefficients))


@worked(T=T, also=[dict(T=40.0)])
def pureWaterDensity(T):
    return polynomial(PURE, T)


@worked(
    rho_0=(990, 1000),
    T=T,
    S=S,
    also=[dict(rho_0=0.0, T=T, S=S) for T in (0.5, 10.0, 35.0, 40.0) for S in (2.0, 40.0)],
)
def seawaterDensity(rho_0, T, S):
    return rho_0 + polynomial(LINEAR, T) * S + polynomial(ROOT, T) * S**1.5 + SQUARE * S**2


@worked(R_t=(0.05, 1.2), also=[dict(R_t=0.01), dict(R_t=1.0)])
def salinityAtReference(R_t):
    return polynomial(A, R_t**0.5)


@worked(
    S_15=(2, 42),
    R_t=(0.05, 1.2),
    T=T,
    also=[dict(S_15=0.0, R_t=R_t, T=T) for R_t in (0.01, 0.4, 1.2) for T in (-2.0, 14.0, 35.0)],
)
def practicalSalinity(S_15, R_t, T):
    return S_15 + (T - 15) / (1 + K * (T - 15)) * polynomial(B, R_t**0.5)


@worked(T=T, also=[dict(T=15.0), dict(T=40.0)])
def temperatureRatio(T):
    return polynomial(C, T)


@worked(C_0=4.2914, r_t=(0.6, 1.5), R_t=(0.05, 1.2))
def resistivityOfRatio(C_0, r_t, R_t):
    return 1 / (C_0 * r_t * R_t)


table('REFERENCE_CONDUCTIVITY', 4.2914, source='C(35, 15, 0) = 42.914 mS/cm, Culkin and Smith (1980)')
RANGE = {'temperature': [-2 + 273.15, 35 + 273.15], 'salinity': [2, 42]}
table('PSS78_RANGE', RANGE, source='UNESCO 44: range of validity of PSS-78, -2 to 35 degC')
