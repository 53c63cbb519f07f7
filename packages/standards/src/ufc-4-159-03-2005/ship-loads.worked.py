"""UFC 4-159-03 (3 October 2005), sections 4-4 and 4-5: wind and current on a moored ship, in degrees as the criteria have them."""

from math import cos, degrees, log, pi, radians, sin, sqrt

from worked import declare_as, logarithmic, table

READ = {'source': 'UFC 4-159-03 (3 October 2005), sections 4-4 and 4-5', 'kind': 'published'}
table('wind.REFERENCE_HEIGHT', 10, **READ)
table('current.FASTEST_CURRENT', 1.5, **READ)
table('current.DEEP_FACTOR', 0.22, **READ)
table('current.FORM_COEFFICIENT', 0.1, **READ)
table('current.BLADE_FACTOR', 0.838, **READ)
table('current.PROPELLER_COEFFICIENT', 1, **READ)

TURN = (0, 2 * pi)
AIR = {'rho_a': (1.15, 1.3), 'V_w': (3, 45)}
STREAM = {'rho_w': (1000, 1030), 'V_c': (0.1, 1.5)}
L, B, T, V = (80, 330), (12, 60), (4, 22), (3e3, 3e5)
HEIGHTS = {'C_w': (0.8, 1), 'h_H': (3, 15), 'h_R': 10}


def declare(name, function, **ranges):
    declare_as(name, function, ranges)


def gust(density, speed):
    return density * speed * speed / 2


def sheltered(height, reference):
    """Square of the seventh-root profile, at half the height."""
    return ((height / 2 / reference) ** (1 / 7)) ** 2


def transverse(C_w, h_H, h_R, h_S, A_S, A_H, A_L):
    return C_w * (sheltered(h_S + h_H, h_R) * A_S / A_L + sheltered(h_H, h_R) * A_H / A_L)


declare('wind.hullArea', lambda A_L, A_S: A_L - A_S, A_L=(2000, 9000), A_S=(100, 900))
declare('wind.hullHeight', lambda A_H, L_WL: A_H / L_WL, A_H=(500, 4000), L_WL=L)
declare('wind.transverseCoefficient', transverse, **HEIGHTS, h_S=(15, 50), A_S=(100, 900), A_H=(800, 3000), A_L=(1000, 4000))
declare('wind.bareTransverseCoefficient', lambda C_w, h_H, h_R: C_w * sheltered(h_H, h_R), **HEIGHTS)
declare('wind.transverseShape', lambda theta_w: (20 * sin(theta_w) - sin(5 * theta_w)) / 19, theta_w=TURN)
declare('wind.transverseForce', lambda rho_a, V_w, A_L, C_yw, f_yw: gust(rho_a, V_w) * C_yw * A_L * f_yw, **AIR, A_L=(900, 9000), C_yw=(0.5, 1), f_yw=(-1, 1))
declare('wind.longitudinalForce', lambda rho_a, V_w, A_T, C_xw, f_xw: gust(rho_a, V_w) * C_xw * A_T * f_xw, **AIR, A_T=(200, 1500), C_xw=(0.4, 0.8), f_xw=(-1, 1))
declare('wind.directional', lambda C, f: C * f, C=(0.4, 1), f=(-1, 1))


def single(t, x):
    """In degrees."""
    return cos(radians(90 * t / x)) if t < x else cos(radians(90 * (t - x) / (180 - x) + 90))


def argument(t, x):
    """In degrees."""
    return 90 * t / x + 90 if t < x else 90 * t / (180 - x) + 180 - 90 * x / (180 - x)


AFT = {'theta_s': (0, 1), 'theta_x': (1.1, 2)}
FORWARD = {'theta_s': (2, pi), 'theta_x': (1.1, 1.9)}
declare('wind.singleFromAft', lambda theta_s, theta_x: single(degrees(theta_s), degrees(theta_x)), **AFT)
declare('wind.singleFromForward', lambda theta_s, theta_x: single(degrees(theta_s), degrees(theta_x)), **FORWARD)
declare('wind.distributedAngleAft', lambda theta_s, theta_x: radians(argument(degrees(theta_s), degrees(theta_x))), **AFT)
declare('wind.distributedAngleForward', lambda theta_s, theta_x: radians(argument(degrees(theta_s), degrees(theta_x))), **FORWARD)
declare('wind.distributedShape', lambda gamma_x: (10 * sin(gamma_x) - sin(5 * gamma_x)) / 9, gamma_x=(pi / 2, 1.5 * pi))

declare('current.hullFactor', lambda L_WL, A_m, B, V: L_WL / B * (L_WL * A_m / V), L_WL=L, A_m=(40, 1200), B=B, V=V)
declare('current.deepCoefficient', lambda k_0, chi: sqrt(k_0 * k_0 * chi), k_0=0.22, chi=(4, 20))
declare('current.draughtToDepth', lambda T, d: T / d, T=T, d=(25, 80))
declare('current.transverseCoefficient', lambda C_0, C_1, r_T, K: C_1 * r_T**K + C_0 * (1 - r_T**K), C_0=(0.4, 0.9), C_1=3.2, r_T=(0.1, 0.95), K=(2, 3))
declare('current.transverseForce', lambda rho_w, V_c, L_WL, T, C_yc, theta_c: gust(rho_w, V_c) * L_WL * T * sin(theta_c) * C_yc, **STREAM, L_WL=L, T=T, C_yc=(0.4, 3), theta_c=TURN)
declare('current.formDrag', lambda rho_w, V_c, B, T, C_xcb, theta_c: gust(rho_w, V_c) * (B * T) * C_xcb * cos(theta_c), **STREAM, B=B, T=T, C_xcb=0.1, theta_c=TURN)
declare('current.wettedSurface', lambda T, L_WL, V: (1.7 * T * T * L_WL + V) / T, T=T, L_WL=L, V=V)
declare('current.reynoldsNumber', lambda V_c, L_WL, theta_c, nu: V_c * L_WL / nu * abs(cos(theta_c)), V_c=(0.1, 1.5), L_WL=L, theta_c=TURN, nu=(0.9e-6, 1.8e-6))
declare('current.frictionCoefficient', lambda Re: 0.075 / (log(Re) / log(10) - 2) ** 2, Re=logarithmic(1e6, 5e8))
declare('current.frictionDrag', lambda rho_w, V_c, S, C_f, theta_c: gust(rho_w, V_c) * S * C_f * cos(theta_c), **STREAM, S=(2e3, 3e4), C_f=(0.0015, 0.003), theta_c=TURN)
declare('current.bladeArea', lambda L_WL, B, A_R, k_p: L_WL * B / A_R / k_p, L_WL=L, B=B, A_R=(100, 270), k_p=0.838)
declare('current.propellerDrag', lambda rho_w, V_c, A_p, C_prop, theta_c: gust(rho_w, V_c) * A_p * C_prop * cos(theta_c), **STREAM, A_p=(5, 90), C_prop=(0.8, 1.2), theta_c=TURN)
declare('current.longitudinalForce', lambda F_form, F_fric, F_prop: sum([F_prop, F_fric, F_form]), F_form=(-1e5, 1e5), F_fric=(-1e5, 1e5), F_prop=(-1e5, 1e5))
declare('current.momentArm', lambda a, b, theta_s: a + radians(b) * degrees(theta_s), a=(-0.3, 0.3), b=(-0.2, 0.2), theta_s=(0, pi))
declare('current.yawMoment', lambda F_cy, L_WL, r_c: F_cy * (r_c * L_WL), F_cy=(-1e6, 5e6), L_WL=L, r_c=(-0.3, 0.3))
