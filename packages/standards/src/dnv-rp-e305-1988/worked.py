"""DNV-RP-E305 (1988) 5.3: simplified static stability over the phase of the wave, from a verification sheet of the practice."""

from math import cos, pi, sin

from worked import table, worked

RHO, D = (1000, 1030), (0.2, 1.2)
THETA = (0.2, 1.4)
EVERY_QUARTER = [2, 4, 5.5]
U, A = (0.3, 3), (0.1, 2)
F = (100, 2000)


@worked(U_a=U, theta=THETA, also=[dict(U_a=1.5, theta=t) for t in EVERY_QUARTER])
def phaseVelocity(U_a, theta):
    return U_a * cos(theta)


@worked(A_a=A, theta=THETA, also=[dict(A_a=1.5, theta=t) for t in EVERY_QUARTER])
def phaseAcceleration(A_a, theta):
    return A_a * sin(theta)


@worked(rho_w=RHO, C_D=(0.6, 1.2), D=D, U_theta=U, also=[dict(rho_w=1025, C_D=0.7, D=0.5, U_theta=-2)])
def dragForce(rho_w, C_D, D, U_theta):
    return 0.5 * rho_w * C_D * D * abs(U_theta) * U_theta


@worked(rho_w=RHO, C_M=(2, 3.3), D=D, A_theta=A, also=[dict(rho_w=1025, C_M=3.29, D=0.5, A_theta=-1)])
def inertiaForce(rho_w, C_M, D, A_theta):
    return rho_w * C_M * pi * D**2 / 4 * A_theta


@worked(rho_w=RHO, C_L=(0.7, 1.1), D=D, U_theta=U, also=[dict(rho_w=1025, C_L=0.9, D=0.5, U_theta=-2)])
def liftForce(rho_w, C_L, D, U_theta):
    return 0.5 * rho_w * C_L * D * U_theta**2


@worked(F_D=F, F_I=F)
def horizontalForce(F_D, F_I):
    return F_D + F_I


@worked(SF=(1.05, 1.3), F_H=F, mu=(0.2, 0.8), F_L=F)
def requiredWeight(SF, F_H, mu, F_L):
    # as printed: (F_D + F_I + mu F_L) / mu, times the factor
    return (F_H + mu * F_L) / mu * SF


table('SAFETY_FACTOR', 1.1, source='DNV-RP-E305 5.3.7: F_S = 1.1')
