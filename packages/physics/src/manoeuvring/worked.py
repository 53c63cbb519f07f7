"""MMG rudder loads (Yasukawa and Yoshimura 2015), Clarke's derivatives (1983) and the linear steady turn."""

from math import cos, pi

from worked import worked

ANGLE = (-0.7, 0.7)
SHIP = {'L': (60, 300), 'B': (10, 50), 'T': (4, 18)}
DERIVATIVES = {
    'Y_v_prime': (-0.03, -0.005),
    'N_r_prime': (-0.006, -0.001),
    'm_prime': (0.003, 0.02),
    'x_G_prime': (-0.03, 0.03),
    'N_v_prime': (-0.02, -0.003),
    'Y_r_prime': (0.001, 0.01),
}


@worked(delta=ANGLE, gamma_R=(0, 1), beta_R=(-0.3, 0.3))
def effectiveAngle(delta, gamma_R, beta_R):
    return delta - beta_R * gamma_R


@worked(a_H=(0, 0.6), F_N=(-1e6, 1e6), delta=ANGLE)
def sideForce(a_H, F_N, delta):
    return -F_N * cos(delta) - a_H * F_N * cos(delta)


@worked(x_R=(-150, -20), a_H=(0, 0.6), x_H=(-120, -10), F_N=(-1e6, 1e6), delta=ANGLE)
def yawMoment(x_R, a_H, x_H, F_N, delta):
    across = F_N * cos(delta)
    return -x_R * across - a_H * x_H * across


@worked(a_H=(0, 0.6), L=(-1e6, 1e6))
def sideForceOfLift(a_H, L):
    return -L - a_H * L


@worked(x_R=(-150, -20), a_H=(0, 0.6), x_H=(-120, -10), L=(-1e6, 1e6))
def yawMomentOfLift(x_R, a_H, x_H, L):
    return -x_R * L - a_H * x_H * L


@worked(F_N=(-1e6, 1e6), delta=ANGLE)
def crossForce(F_N, delta):
    return (F_N if F_N > 0 else -F_N) * cos(delta)


@worked(L=(-1e6, 1e6))
def crossForceOfLift(L):
    return L if L > 0 else -L


@worked(Y_0=(1e3, 1e6), x_R=(-150, 20))
def crossMoment(Y_0, x_R):
    return Y_0 * max(x_R, -x_R)


@worked(T=SHIP['T'], L=SHIP['L'])
def slendernessArea(T, L):
    return pi * T / L * T / L


@worked(S=(0.001, 0.03), C_B=(0.4, 0.9), B=SHIP['B'], T=SHIP['T'])
def swayBySway(S, C_B, B, T):
    return -S - 0.4 * S * C_B * B / T


@worked(S=(0.001, 0.03), **SHIP)
def swayByYaw(S, L, B, T):
    return 0.5 * S - 2.2 * S * B / L + 0.08 * S * B / T


@worked(S=(0.001, 0.03), T=SHIP['T'], L=SHIP['L'])
def yawBySway(S, T, L):
    return -0.5 * S - 2.4 * S * T / L


@worked(S=(0.001, 0.03), **SHIP)
def yawByYaw(S, L, B, T):
    return -0.25 * S - 0.039 * S * B / T + 0.56 * S * B / L


@worked(C_B=(0.4, 0.9), **SHIP)
def massCoefficient(C_B, L, B, T):
    rho = 1025
    return rho * C_B * L * B * T / (0.5 * rho * L**3)


@worked(x_G=(-10, 10), L=SHIP['L'])
def relativeCentre(x_G, L):
    return x_G / L


def determinant(d):
    a, b = d['Y_v_prime'], d['Y_r_prime'] - d['m_prime']
    c, e = d['N_v_prime'], d['N_r_prime'] - d['m_prime'] * d['x_G_prime']
    return a * e - b * c


@worked(**DERIVATIVES)
def stabilityCriterion(**d):
    return determinant(d)


FORCE = {'rho': (1000, 1030), 'L': (60, 300), 'U': (2, 12)}


@worked(Y=(-1e6, 1e6), **FORCE)
def relativeForce(Y, rho, L, U):
    return 2 * Y / rho / (L * U) ** 2


@worked(N=(-1e8, 1e8), Y=(-1e6, 1e6), x_G=(-10, 10), **FORCE)
def relativeMoment(N, Y, x_G, rho, L, U):
    return 2 * (N / L + Y * x_G / L) / rho / (L * U) ** 2


# Cramer's rule on Y_v v + (Y_r - m) r = -Y, N_v v + (N_r - m x_G) r = -N, of which C is the determinant
@worked(N_v_prime=(-0.02, -0.003), Y_prime=(-1e-3, 1e-3), Y_v_prime=(-0.03, -0.005), N_prime=(-1e-3, 1e-3), C=(1e-6, 1e-4))
def relativeYawRate(N_v_prime, Y_prime, Y_v_prime, N_prime, C):
    return (Y_v_prime * -N_prime - -Y_prime * N_v_prime) / C


@worked(r_prime=(-0.5, 0.5), U=(2, 12), L=(60, 300))
def yawRate(r_prime, U, L):
    return U / L * r_prime


@worked(L=(60, 300), r_prime=(-0.5, -0.01))
def turningDiameter(L, r_prime):
    return 2 * L / -r_prime
