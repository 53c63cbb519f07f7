"""API RP 2GEO (2011), section 7 and annex A: shallow foundations, from public descriptions of it.

The circle of equal area, the factors of sand and the elastic movements are written here by other identities.
"""

from math import atan2, cos, exp, log, pi, sin, sqrt, tan

from worked import table, worked

SIDE, ECC = (4, 12), (0, 1.5)
LOAD, PRESSURE = (1e5, 1e7), (2e3, 6e4)
PHI = (0.35, 0.85)
X = (0.05, 10)


@worked(M=(0, 2e6), V=LOAD)
def eccentricity(M, V):
    return M / V


SWAPPED = [dict(B=4, e_B=0.1, L=6, e_L=1.5), dict(B=4, e_B=1.5, L=6, e_L=0.1), dict(B=5, e_B=0.3, L=5, e_L=0.3)]


@worked(B=SIDE, e_B=ECC, L=SIDE, e_L=ECC, also=SWAPPED)
def effectiveWidth(B, e_B, L, e_L):
    return sorted((B - e_B - e_B, L - e_L - e_L))[0]


@worked(B=SIDE, e_B=ECC, L=SIDE, e_L=ECC, also=SWAPPED)
def effectiveLength(B, e_B, L, e_L):
    return sorted((B - e_B - e_B, L - e_L - e_L))[1]


@worked(B_prime=SIDE, L_prime=SIDE)
def effectiveArea(B_prime, L_prime):
    return L_prime * B_prime


@worked(V=LOAD, b=SIDE)
def eccentricityLimit(V, b):
    return V * (b / 3)  # EN 1997-1 (2004) 6.5.4(1)P: a third of the side


@worked(V=LOAD, B=SIDE, M_B=(1e4, 2e6))
def overturningFactor(V, B, M_B):
    return V * (B / 2) / M_B


# clay


@worked(A_prime=(10, 100), s_u0=PRESSURE)
def baseShear(A_prime, s_u0):
    return s_u0 * A_prime


@worked(H=(0, 4e5), H_max=(5e5, 1e6), also=[dict(H=h, H_max=4.0) for h in (0, 3, 4)])
def inclinationFactor(H, H_max):
    return (1 - ((H_max - H) / H_max) ** 0.5) / 2


@worked(k=(1, 3e3), B_prime=SIDE, s_u0=PRESSURE)
def strengthIncrease(k, B_prime, s_u0):
    return k / s_u0 * B_prime


@worked(x=X, also=[dict(x=0), dict(x=10)])
def shapeCoefficient(x):
    root = x**0.5
    return 0.18 + root * (0.021 * root - 0.155)


@worked(s_cv=(-0.1, 0.18), i_c=(0, 0.5), B_prime=SIDE, L_prime=SIDE)
def shapeFactor(s_cv, i_c, B_prime, L_prime):
    return s_cv * B_prime / L_prime - 2 * i_c * s_cv * B_prime / L_prime


@worked(s_u1=PRESSURE, s_u2=PRESSURE, D=(0, 5), B_prime=SIDE)
def depthFactor(s_u1, s_u2, D, B_prime):
    return 0.3 * s_u1 * atan2(D, B_prime) / s_u2


@worked(s_c=(-0.1, 0.18), d_c=(0, 0.2), i_c=(0, 0.5))
def correctionFactor(s_c, d_c, i_c):
    return 1 - i_c + d_c + s_c


@worked(N_c=5.14, s_u0=PRESSURE, K_c=(0.5, 1.3))
def netPressure(N_c, s_u0, K_c):
    return K_c * N_c * s_u0


@worked(x=X, also=[dict(x=0)])
def roughFactor(x):
    return 2.56 + 0.457 * x - abs(complex(0.713 + 0.457 * x, 1.38))


@worked(x=X, also=[dict(x=0)])
def smoothFactor(x):
    return 1.372 + 0.07 * x - abs(complex(0.07 * x - 0.128, 0.342))


@worked(F_smooth=(1, 1.3), F_rough=(1.1, 1.6), r=(0, 1))
def increaseFactor(F_smooth, F_rough, r):
    return (1 - r) * F_smooth + r * F_rough


@worked(F=(1, 1.6), N_c=5.14, s_u0=PRESSURE, k=(0, 3e3), B_prime=SIDE)
def representativeStrength(F, N_c, s_u0, k, B_prime):
    return F * s_u0 + F * k * B_prime / (4 * N_c)


@worked(F=(1, 1.6), N_c=5.14, s_u0=PRESSURE, k=(0, 3e3), B_prime=SIDE, K_c=(0.5, 1.3))
def increasingNetPressure(F, N_c, s_u0, k, B_prime, K_c):
    return K_c * N_c * representativeStrength(F, N_c, s_u0, k, B_prime)


@worked(gamma_prime=(4e3, 1e4), D=(0, 3))
def overburden(gamma_prime, D):
    return D * gamma_prime


@worked(q_u=(1e4, 3e5), p_0=(0, 2e4), A_prime=(10, 100))
def bareCapacity(q_u, p_0, A_prime):
    return A_prime * q_u + A_prime * p_0


# sand


@worked(phi=PHI)
def overburdenFactor(phi):
    # tan^2(45 + phi/2) = (1 + sin phi)/(1 - sin phi)
    return exp(pi * tan(phi) + log((1 + sin(phi)) / (1 - sin(phi))))


@worked(N_q=(6, 300), phi=PHI)
def weightFactor(N_q, phi):
    return 3 / 2 * (N_q - 1) * sin(phi) / cos(phi)


@worked(V=LOAD, c_i=0.7)
def largestInclinedLoad(V, c_i):
    return V / c_i


INCLINED = [dict(H=h, V=10.0) for h in (0, 5, 14)]


@worked(H=(0, 1e5), V=(1.5e5, 1e7), also=INCLINED)
def overburdenInclination(H, V):
    return ((2 * V - H) / (2 * V)) ** 5


@worked(c_i=0.7, H=(0, 1e5), V=(1.5e5, 1e7), also=INCLINED)
def weightInclination(c_i, H, V):
    return ((V - c_i * H) / V) ** 5


@worked(i_q=(0, 1), B_prime=SIDE, L_prime=SIDE, phi=PHI)
def overburdenShape(i_q, B_prime, L_prime, phi):
    return 1 + i_q * sin(phi) * B_prime / L_prime


@worked(i_gamma=(0, 1), B_prime=SIDE, L_prime=SIDE)
def weightShape(i_gamma, B_prime, L_prime):
    return 1 - i_gamma * 2 * B_prime / (5 * L_prime)


@worked(D=(0, 4), B_prime=SIDE, phi=PHI)
def overburdenDepth(D, B_prime, phi):
    s = sin(phi)
    return 1 + 1.2 * D / B_prime * s / sqrt(1 - s * s) * (1 - 2 * s + s * s)


TERMS = dict(
    p_0=(0, 3e4), N_q=(6, 300), s_q=(1, 1.6), d_q=(1, 1.3), i_q=(0.1, 1), gamma_prime=(4e3, 1.1e4), B_prime=SIDE,
    N_gamma=(3, 400), s_gamma=(0.6, 1), i_gamma=(0.1, 1),
)  # fmt: skip


@worked(**TERMS)
def barePressure(p_0, N_q, s_q, d_q, i_q, gamma_prime, B_prime, N_gamma, s_gamma, i_gamma):
    deep = p_0 * N_q * (s_q * d_q * i_q)
    return deep + gamma_prime * B_prime / 2 * N_gamma * (s_gamma * i_gamma)


@worked(**TERMS)
def skirtedPressure(p_0, N_q, s_q, d_q, i_q, gamma_prime, B_prime, N_gamma, s_gamma, i_gamma):
    whole = barePressure(p_0, N_q, s_q, d_q, i_q, gamma_prime, B_prime, N_gamma, s_gamma, i_gamma)
    return whole - p_0 * s_q * d_q * i_q


@worked(q_u=(1e4, 3e5), A_prime=(10, 100))
def netCapacity(q_u, A_prime):
    return A_prime * q_u


# sliding


@worked(s_u0=PRESSURE, B=SIDE, L=SIDE)
def undrainedBase(s_u0, B, L):
    return L * B * s_u0


@worked(K_ru=(1, 6), s_u1=PRESSURE, A_h=(0, 20))
def undrainedPassive(K_ru, s_u1, A_h):
    return A_h * s_u1 * K_ru


@worked(phi=PHI, Delta_phi=0.0873)
def interfaceAngle(phi, Delta_phi):
    return phi - Delta_phi


@worked(V=LOAD, delta=PHI)
def drainedBase(V, delta):
    return V * sin(delta) / cos(delta)


@worked(phi=PHI)
def passiveCoefficient(phi):
    return (1 + sin(phi)) / (1 - sin(phi))


@worked(K_p=(2, 8))
def reactionCoefficient(K_p):
    return (K_p * K_p - 1) / K_p


@worked(K_rd=(1, 8), gamma_prime=(4e3, 1.1e4), D=(0, 3), A_h=(0, 20))
def drainedPassive(K_rd, gamma_prime, D, A_h):
    return gamma_prime * D / 2 * K_rd * A_h


@worked(H_b=LOAD, H_p=(0, 1e6))
def slidingCapacity(H_b, H_p):
    return H_p + H_b


@worked(FS=(1, 3), P=LOAD)
def requiredCapacity(FS, P):
    return P * FS


@worked(P_req=LOAD, R=LOAD)
def safetyUse(P_req, R):
    return P_req / R


# elastic movements


NU, G, R = (0, 0.5), (5e5, 5e7), (1, 8)


@worked(B=SIDE, L=SIDE)
def equalRadius(B, L):
    return (B * L) ** 0.5 / pi**0.5


@worked(nu=NU, V=LOAD, G=G, R=R)
def immediateSettlement(nu, V, G, R):
    return V / (4 * G * R / (1 - nu))


@worked(nu=NU, H=LOAD, G=G, R=R)
def horizontalDisplacement(nu, H, G, R):
    return H / (32 * (1 - nu) * G * R / (7 - 8 * nu))


@worked(nu=NU, M_B=(1e4, 2e6), G=G, R=R)
def rotation(nu, M_B, G, R):
    return M_B / (8 * G * R**3 / (3 - 3 * nu))


SOURCE = 'API RP 2GEO (2011) section 7'
table('DEEPEST_EMBEDMENT', 1, source=SOURCE + ', shallow foundations')
table('BEARING_FACTOR', 5.14, source=SOURCE + ', 2 + pi as printed')
table('SHAPE_COEFFICIENT', 0.18, source=SOURCE)
table('STEEPEST_INCREASE', 10, source=SOURCE + ', end of the table of the shape coefficient')
table('INCLINATION_COEFFICIENT', 0.7, source=SOURCE)
table('BEARING_SAFETY', 2, source=SOURCE)
table('SLIDING_SAFETY', 1.5, source=SOURCE)
table('INTERFACE_REDUCTION', 5, source=SOURCE)
table('REACTION_COEFFICIENT', 2, source=SOURCE)
table('NO_DEPTH', 0, source=SOURCE + ', annex A')
table('UNIT_DEPTH_FACTOR', 1, source=SOURCE + ', annex A')
