"""Periods of a ship, heave and pitch of a box after Jensen, Mansour and Olsen (2004), and responses in a sea."""

from math import cos, exp, pi, sin, sqrt

from worked import table, worked

G, RHO = (9.78, 9.83), (990, 1030)
L, B, T, GM = (60, 300), (10, 50), (3, 20), (0.3, 6)


@worked(r_yy=(0.2, 0.45), L=L)
def pitchGyradius(r_yy, L):
    return r_yy * L


@worked(r_44=(0.2, 0.45), B=B)
def rollGyradius(r_44, B):
    return r_44 * B


@worked(rho=RHO, g=G, A_w=(100, 9000))
def heaveStiffness(rho, g, A_w):
    return A_w * rho * g


@worked(rho=RHO, V=(100, 90000))
def displacedMass(rho, V):
    return V * rho


@worked(M=(1e5, 1e8), rho=RHO)
def displacedVolume(M, rho):
    return M / rho


@worked(M=(1e6, 1e8), A_h=(1e6, 1e8), C_33=(1e6, 1e8))
def heavePeriod(M, A_h, C_33):
    return 2 * pi / sqrt(C_33 / (M + A_h))


@worked(k_44=(5, 20), g=G, GM=GM)
def rollPeriod(k_44, g, GM):
    return 2 * pi / sqrt(g * GM / k_44**2)


@worked(k_yy=(20, 80), g=G, GM_L=(50, 400))
def pitchPeriod(k_yy, g, GM_L):
    return 2 * pi / sqrt(g * GM_L / (2 * k_yy**2))


@worked(B=B, T=T, L=L, GM=GM)
def imoRollPeriod(B, T, L, GM):
    C = 0.373 + 0.023 * (B / T) - 0.043 * (L / 100)
    return 2 * C * B / sqrt(GM)


@worked(T_4=(5, 30), T_r=(5, 30))
def rollPeriodDifference(T_4, T_r):
    return max(T_4 - T_r, T_r - T_4) / T_r


@worked(zeta=(0.01, 0.3))
def rollAmplification(zeta):
    return 0.5 / zeta


@worked(Fn=(0, 0.4), g=G, L=L)
def speedOfFroude(Fn, g, L):
    return Fn * sqrt(L * g)


@worked(U=(0, 12), g=G, L=L)
def froudeNumber(U, g, L):
    return U / sqrt(L * g)


@worked(g=G, l_L=(0.3, 4), L=L)
def waveOfLength(g, l_L, L):
    return sqrt(g * 2 * pi / (l_L * L))


@worked(omega_0=(0.3, 2), g=G)
def waveNumberDeep(omega_0, g):
    return omega_0 * omega_0 / g


WAVE = dict(k=(0.005, 0.1))


@worked(omega_0=(0.3, 2), U=(0, 12), beta=(0, pi), **WAVE)
def encounterFrequency(omega_0, k, U, beta):
    return omega_0 - U * k * cos(beta)


@worked(Fn=(0, 0.4), L=L, beta=(0, pi), **WAVE)
def encounterRatio(Fn, k, L, beta):
    return 1 - cos(beta) * Fn * sqrt(L * k)


@worked(B=B, T=T, alpha=(0.4, 1.8), **WAVE)
def radiatedAmplitude(k, B, T, alpha):
    e = k * alpha * alpha
    return 2 * sin(e * B / 2) / exp(e * T)


@worked(T=T, A=(0.1, 1), B=B, alpha=(0.4, 1.8), **WAVE)
def sectionForcing(k, T, A, B, alpha):
    return sqrt((1 - k * T) ** 2 + (A * A / (k * B * alpha**3)) ** 2)


@worked(beta=(0, pi), **WAVE)
def effectiveWaveNumber(k, beta):
    return k * sqrt(cos(beta) ** 2)


@worked(k_e=(0.001, 0.1), T=T)
def draughtDecay(k_e, T):
    return 1 / exp(k_e * T)


FORCING = dict(kappa=(0.3, 1), f=(0.3, 1), L=(60, 300))


@worked(k_e=(0.001, 0.1), also=[dict(kappa=0.8, f=0.9, L=length, k_e=k_e) for length, k_e in ((100, 1e-8), (250, 0.01))], **FORCING)
def heaveForcing(kappa, f, k_e, L):
    x = k_e * L / 2
    return kappa * f * (1 - x * x / 6 + x**4 / 120 if x < 0.1 else sin(x) / x)


@worked(k_e=(0.001, 0.1), also=[dict(kappa=0.8, f=0.9, L=100, k_e=1e-6)], **FORCING)
def pitchForcing(kappa, f, k_e, L):
    """The slope along the hull, weighed as the moment of a sine over the length is."""
    x = k_e * L / 2
    weight = 1 - x * x / 10 if x < 1e-3 else 3 * (sin(x) - x * cos(x)) / x**3
    return kappa * f * k_e * weight


@worked(T=T, alpha=(0.4, 1.8), A=(0.1, 1), B=B, **WAVE)
def dynamicAmplification(k, T, alpha, A, B):
    stiffness, damping = 1 - 2 * k * T * alpha**2, A * A / (k * B * alpha**2)
    return (stiffness**2 + damping**2) ** -0.5


@worked(eta=(0.5, 2), F=(-1, 1))
def heaveResponse(eta, F):
    return eta * max(F, -F)


@worked(eta=(0.5, 2), G=(-0.1, 0.1))
def pitchResponse(eta, G):
    return eta * max(G, -G)


@worked(R_3=(0.1, 1), R_5=(0.001, 0.05), x_P=(-100, 100))
def pointResponse(R_3, R_5, x_P):
    return abs(complex(R_3, R_5 * x_P))


@worked(omega_e=(0.3, 2), R_P=(0.1, 3))
def pointAcceleration(omega_e, R_P):
    return R_P * omega_e * omega_e


IN_A_SEA = dict(n=3, w=[0.05, 0.1, 0.05], R=[(0.1, 1), (0.1, 1), (0.1, 1)], S=[(0.1, 5), (0.1, 5), (0.1, 5)])


@worked(**IN_A_SEA)
def significantMotion(n, w, R, S):
    return 2 * sqrt(sum(dw * r * r * s for dw, r, s in zip(w, R, S)))


@worked(**IN_A_SEA)
def significantAcceleration(n, w, R, S):
    return 2 * sqrt(sum(dw * r * r * s for dw, r, s in zip(w, R, S)))


@worked(H_s=(1, 15), T_p=(5, 18), g=G)
def steepness(H_s, T_p, g):
    return H_s / (g * T_p * T_p / (2 * pi))


table('PITCH_GYRADIUS_SHARE', 0.25, source='a quarter of the length, the practice of towing tanks, from memory')
table('ROLL_GYRADIUS_SHARE', 0.4, source='0.4 of the breadth with added inertia, the same practice, from memory')
table('ROLL_PERIOD_TOLERANCE', 0.2, source='a fifth: a bound of our own')


HULL = dict(n=3, w=[20.0, 40.0, 20.0])
AREAS, HALVES, PLACES = [(10, 90)] * 3, [(2, 9)] * 3, [-40.0, 3.0, 40.0]


def along(w, *factors):
    total = 0
    for j, width in enumerate(w):
        for factor in factors:
            width = width * factor[j]
        total += width
    return total


@worked(s=AREAS, **HULL)
def volumeOfStrips(n, w, s):
    return along(w, s)


@worked(y=HALVES, **HULL)
def waterplaneOfStrips(n, w, y):
    return along(w, y) * 2


@worked(T=T, m=[(-90, -10)] * 3, V=(3000, 9000), **HULL)
def centreOfBuoyancy(T, n, w, m, V):
    return T + along(w, m) / V


@worked(y=HALVES, V=(3000, 9000), **HULL)
def transverseRadius(n, w, y, V):
    return along(w, [(2 * v) ** 3 / 12 for v in y]) / V


@worked(x=PLACES, y=HALVES, V=(3000, 9000), **HULL)
def longitudinalRadius(n, w, x, y, V):
    return along(w, x, x, [2 * v for v in y]) / V


@worked(A_m=(50, 200), B=B, T=T)
def midshipCoefficient(A_m, B, T):
    return A_m / B / T


@worked(A_w=(500, 5000), L=L, B=B)
def waterplaneCoefficient(A_w, L, B):
    return A_w / B / L


@worked(KB=(2, 6), BM=(2, 9), KG=(3, 9))
def transverseHeight(KB, BM, KG):
    return KB - KG + BM


@worked(KB=(2, 6), BM_L=(100, 300), KG=(3, 9))
def longitudinalHeight(KB, BM_L, KG):
    return KB - KG + BM_L


@worked(rho=RHO, g=G, x=PLACES, y=HALVES, **HULL)
def pitchStiffness(rho, g, n, w, x, y):
    return rho * g * along(w, x, x, [2 * v for v in y])


@worked(rho=RHO, g=G, x=PLACES, y=HALVES, **HULL)
def couplingStiffness(rho, g, n, w, x, y):
    return -rho * g * along(w, x, [2 * v for v in y])


@worked(M=(1e5, 1e8), k_yy=(5, 60))
def pitchInertia(M, k_yy):
    return k_yy * M * k_yy


@worked(rho=RHO, x=PLACES, s=AREAS, **HULL)
def couplingInertia(rho, n, w, x, s):
    return -along(w, x, s) * rho
