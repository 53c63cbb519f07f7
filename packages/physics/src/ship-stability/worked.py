"""Righting and heeling levers as handbooks have them (Barrass and Derrett, 6th ed. 2006)."""

import math

from worked import table, worked


@worked(phi_a=[0.0, 0.2, 0.5], phi_b=[0.2, 0.5, 0.6], z_a=[(0, 1)] * 3, z_m=[(0.5, 2)] * 3, z_b=[(0, 1)] * 3)
def areaOfPieces(phi_a, phi_b, z_a, z_m, z_b):
    return sum((b - a) / 6 * (p + 4 * q + r) for a, b, p, q, r in zip(phi_a, phi_b, z_a, z_m, z_b))


@worked(KN=(0, 10), KG_f=(1, 20), phi=(0, 1.5))
def armFromCrossCurve(KN, KG_f, phi):
    return KN - KG_f * math.sin(phi)


@worked(M=(1e6, 1e9), Delta=(1e6, 1e8), g=9.81)
def uprightArm(M, Delta, g):
    return M / Delta / g


@worked(lambda_0=(0.05, 2), phi=(0, 1.4), n=(0, 3))
def heelingArm(lambda_0, phi, n):
    return lambda_0 * math.exp(n * math.log(math.cos(phi)))


@worked(
    lambda_0=(0.05, 2),
    n=1,
    phi_l=(0.1, 1.4),
    also=({'lambda_0': 0.7, 'n': 0, 'phi_l': 0.9}, {'lambda_0': 0.7, 'n': 2, 'phi_l': 0.9}),
)
def heelingArea(lambda_0, n, phi_l):
    # in closed form
    whole = {0: phi_l, 1: math.sin(phi_l), 2: (phi_l + math.sin(phi_l) * math.cos(phi_l)) / 2}
    return lambda_0 * whole[n]


@worked(P=(200, 2000), A=(100, 5000), z=(2, 40))
def windMoment(P, A, z):
    return P * A * z


@worked(mu=(0.6, 1), v=(100, 5000))
def lostVolume(mu, v):
    return v * mu


@worked(v_l=(100, 2000), A_wp=(1000, 3000), mu=(0.6, 1), a=(50, 400))
def sinkage(v_l, A_wp, mu, a):
    remaining = A_wp - a * mu
    return v_l / remaining


@worked(v_l=(100, 2000), A_wp=(1000, 3000))
def sinkageBelowWater(v_l, A_wp):
    return v_l / A_wp


@worked(d=(2, 8), S=(0.1, 2))
def damagedDraught(d, S):
    return d + S


@worked(l=(5, 20), L=(50, 120))
def aftCentre(l, L):
    return -L / 2 + l / 2


@worked(mu=(0.6, 1), a=(50, 400), x_c=(-50, -10), A_wp=(1000, 3000))
def flotationAfter(mu, a, x_c, A_wp):
    return -(mu * a) * x_c / (A_wp - mu * a)


@worked(mu=(0.6, 1), l=(5, 20), B=(10, 30))
def lostInertia(mu, l, B):
    return mu * l * B * B * B / 12


@worked(I=(5e4, 1e5), i=(1e3, 1e4))
def inertiaAfter(I, i):
    return I - i


@worked(B=(10, 30), L=(50, 120), mu=(0.6, 1), l=(5, 20), a=(50, 400), x_c=(-50, -10), A_wp=(1000, 3000), x_F=(1, 8))
def longitudinalInertiaAfter(B, L, mu, l, a, x_c, A_wp, x_F):
    about_midship = B * L**3 / 12 - mu * (B * l**3 / 12 + a * x_c * x_c)
    return about_midship - (A_wp - mu * a) * x_F * x_F


@worked(V_0=(5000, 10000), v_l=(100, 2000), d=(2, 8), S=(0.1, 2), A_wp=(1000, 3000), mu=(0.6, 1), a=(50, 400))
def centreAfter(V_0, v_l, d, S, A_wp, mu, a):
    below = (V_0 - v_l) * d / 2
    layer = S * (A_wp - mu * a)
    return (below + layer * (d + S / 2)) / V_0


@worked(KB=(1, 5), BM=(2, 10), GM=(0.2, 4))
def gravityFromHeight(KB, BM, GM):
    return KB + BM - GM


@worked(v_l=(100, 2000), x_c=(-50, -10), x_F=(1, 8), L=(50, 120), V_0=(5000, 10000), GM_L=(80, 200))
def trimAfter(v_l, x_c, x_F, L, V_0, GM_L):
    angle = v_l * (x_c - x_F) / (V_0 * GM_L)
    return angle * L


@worked(T_d=(3, 9), t=(-3, 3), L=(50, 120), x_F=(1, 8))
def forwardDraught(T_d, t, L, x_F):
    return T_d + t / L * (L / 2 - x_F)


@worked(T_d=(3, 9), t=(-3, 3), L=(50, 120), x_F=(1, 8))
def aftDraught(T_d, t, L, x_F):
    return T_d - t / L * (L / 2 + x_F)


table('AMIDSHIPS', 0, 'origin')
table('NO_HEIGHT', 0, 'stable equilibrium: above nothing')


@worked(t=(-3, 3))
def trimAmount(t):
    return t if t > 0 else -t


@worked(z_w=(2, 9), s_w=(-0.05, 0.05), x=(-80, 80), theta_e=(0, 0.6))
def draughtAt(z_w, s_w, x, theta_e):
    return z_w / math.cos(theta_e) + x * s_w / math.cos(theta_e)


@worked(s_w=(-0.05, 0.05), x_f=(40, 80), x_a=(-80, -40), theta_e=(0, 0.6))
def trimBetween(s_w, x_f, x_a, theta_e):
    return s_w * x_f / math.cos(theta_e) - s_w * x_a / math.cos(theta_e)
