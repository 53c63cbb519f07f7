"""Anchors in clay: suction caisson, plate and embedded line, from the works named beside each; integrals in closed form."""

from math import asin, atan, cos, e, exp, hypot, log, pi, sin

from worked import table, worked

D, L, Z = (3, 8), (8, 30), (1, 20)
SU, K = (1e3, 4e4), (500, 3000)
FORCE = (1e5, 2e7)
SHAPE = dict(N_1=(9, 12), N_2=(5, 8.5), eta=(0.25, 0.55))


# strength of a clay that grows with depth


@worked(s_u0=SU, k=K, z=Z)
def meanStrengthWithGradient(s_u0, k, z):
    at_depth = s_u0 + k * z
    return (s_u0 + at_depth) / 2


# suction caisson, pulled upwards


@worked(D=D, t=(0.02, 0.08))
def boreDiameter(D, t):
    return D - t - t


def cylinder(diameter, height):
    return 2 * pi * (diameter / 2) * height


def disc(diameter):
    return pi * (diameter / 2) ** 2


@worked(alpha=(0.4, 1), s_av=SU, D=D, L=L)
def outerFriction(alpha, s_av, D, L):
    return cylinder(D, L) * alpha * s_av


@worked(alpha=(0.4, 1), s_av=SU, D_i=D, L=L)
def innerFriction(alpha, s_av, D_i, L):
    return cylinder(D_i, L) * alpha * s_av


@worked(N_c=(6, 9), s_tip=SU, D=D)
def reverseEndBearing(N_c, s_tip, D):
    return disc(D) * N_c * s_tip


@worked(gamma_s=(4000, 9000), D_i=D, L=L)
def plugWeight(gamma_s, D_i, L):
    return disc(D_i) * L * gamma_s


@worked(W=FORCE, F_o=FORCE, Q_b=FORCE)
def pluggedCapacity(W, F_o, Q_b):
    return sum([W, F_o, Q_b])


@worked(W=FORCE, F_o=FORCE, F_i=FORCE)
def coringCapacity(W, F_o, F_i):
    return sum([W, F_o, F_i])


@worked(W=FORCE, F_o=FORCE, W_p=FORCE)
def plugWeightCapacity(W, F_o, W_p):
    return sum([W, F_o, W_p])


@worked(V_p=FORCE, V_c=FORCE)
def capacityWithSuction(V_p, V_c):
    return sorted([V_p, V_c])[0]


@worked(V_c=FORCE, V_w=FORCE)
def capacityWithoutSuction(V_c, V_w):
    return sorted([V_c, V_w])[0]


# pulled sideways: Murff and Hamilton's factor, full flow by Randolph and Houlsby


@worked(N_s=9.14, N_r=2.8, alpha=(0, 1))
def deepFactor(N_s, N_r, alpha):
    rough = N_s + N_r
    return (1 - alpha) * N_s + alpha * rough


@worked(N_1=(9, 12), N_0=3)
def wedgeReduction(N_1, N_0):
    return N_1 - N_0


@worked(s_u0=(1e3, 8e3), k=K, D=D, eta_max=0.55, also=({'s_u0': 3e4, 'k': 1e3, 'D': 4}, {'s_u0': 0, 'k': 1e3, 'D': 4}))
def decay(s_u0, k, D, eta_max):
    ratio = s_u0 / k / D
    return 0.25 + ratio / 20 if ratio < 6 else eta_max


@worked(**SHAPE, z=Z, D=D)
def lateralFactor(N_1, N_2, eta, z, D):
    return N_1 - N_2 / e ** (eta * z / D)


@worked(N_P=(3, 12), s_u=SU, D=D)
def lateralResistance(N_P, s_u, D):
    return D * s_u * N_P


def moments_of_decay(b, z):
    """Integrals from 0 to z of exp(-b x), x exp(-b x) and x^2 exp(-b x), by parts."""
    end = exp(-b * z)
    zeroth = (1 - end) / b
    first = (zeroth - z * end) / b
    second = (2 * first - z**2 * end) / b
    return zeroth, first, second


@worked(**SHAPE, s_u0=SU, k=K, D=D, z=Z)
def resistanceAbove(N_1, N_2, eta, s_u0, k, D, z):
    zeroth, first, _ = moments_of_decay(eta / D, z)
    return D * (N_1 * (s_u0 * z + k * z**2 / 2) - N_2 * (s_u0 * zeroth + k * first))


@worked(**SHAPE, s_u0=SU, k=K, D=D, z=Z)
def resistanceMomentAbove(N_1, N_2, eta, s_u0, k, D, z):
    _, first, second = moments_of_decay(eta / D, z)
    return D * (N_1 * (s_u0 * z**2 / 2 + k * z**3 / 3) - N_2 * (s_u0 * first + k * second))


@worked(M_L=(1e7, 3e8), H_t=FORCE)
def optimumDepth(M_L, H_t):
    return M_L / H_t


@worked(M_L=(1e7, 3e8), H_t=FORCE, **SHAPE, s_u0=SU, k=K, D=D, z_a=Z, z_c=Z)
def momentBalance(M_L, H_t, N_1, N_2, eta, s_u0, k, D, z_a, z_c):
    above = {'N_1': N_1, 'N_2': N_2, 'eta': eta, 's_u0': s_u0, 'k': k, 'D': D, 'z': z_c}
    moment = resistanceMomentAbove(**above) - z_a * resistanceAbove(**above)
    return M_L - H_t * z_a, moment + moment


@worked(F_c=FORCE, H_t=FORCE)
def turningCapacity(F_c, H_t):
    return hypot(F_c - (H_t - F_c))


# Supachawarote, Randolph and Gourvenec: ellipses that grow squarer with length


@worked(L=L, D=D)
def horizontalExponent(L, D):
    return 0.5 + L / D


@worked(L=L, D=D)
def verticalExponent(L, D):
    return 4.5 + L / D / 3


@worked(H_d=FORCE, H_u=(2e7, 3e7), a=(1.5, 5.5), V_d=FORCE, V_u=(2e7, 3e7), b=(5, 6))
def interaction(H_d, H_u, a, V_d, V_u, b):
    return pow(H_d / H_u, a) + pow(V_d / V_u, b)


# plate


@worked(z_e=(10, 30), z_k=(0, 6))
def depthAfterKeying(z_e, z_k):
    return z_e - z_k


@worked(A=(2, 40))
def plateWidth(A):
    return A**0.5


# Yu et al. (2011), horizontal strip, vented: the fits as FAModel (FloatingArrayDesign) carries them in capacity_plate.py
@worked(z_f=(4, 18), B=(2, 4))
def breakawayFactor(z_f, B):
    return 2.483 * log(z_f / B) + 1.974


@worked(z_f=(4, 18), B=(2, 4), also=[{'z_f': 17, 'B': 4}, {'z_f': 4, 'B': 4}])
def strengthReduction(z_f, B):
    deep = z_f / B
    return 1.77 * deep**0.3 - 1.289 if deep < 4 else 0.192 * deep + 0.644


@worked(N_c0=(2, 6), f_0=(0.4, 1.5), k=(500, 2000), B=(2, 4), s_f=(8e3, 4e4))
def shallowFactor(N_c0, f_0, k, B, s_f):
    return N_c0 - N_c0 * f_0 * k * B / s_f


@worked(eta_d=(0.7, 1), N_c=(10, 13), s_f=SU, A=(2, 40))
def pulloutCapacity(eta_d, N_c, s_f, A):
    return A * s_f * N_c * eta_d


# Neubecker and Randolph: the line in the soil

TM, MU = (5e5, 1e7), (0.1, 0.6)
ANGLES = dict(theta_a=(0.3, 1.5), theta_m=(0, 0.3))


@worked(N_c=(5, 10), E_n=(1, 2.5), d=(0.05, 0.2), s_av=SU)
def lineResistance(N_c, E_n, d, s_av):
    return s_av * (E_n * d) * N_c


@worked(z_a=Z, Q_av=(5e3, 5e4))
def soilDemand(z_a, Q_av):
    return Q_av * z_a


@worked(T_m=TM, mu=MU, **ANGLES)
def padeyeTension(T_m, mu, theta_a, theta_m):
    return T_m / exp(mu * (theta_a - theta_m))


@worked(T_a=TM, **ANGLES)
def turnedLine(T_a, theta_a, theta_m):
    return T_a * (theta_a + theta_m) * (theta_a - theta_m) / 2


@worked(**ANGLES, R=(1e4, 1e5), R_s=(2e5, 1e6))
def angleOnTheWay(theta_a, theta_m, R, R_s):
    turned = (theta_a + theta_m) * (theta_a - theta_m)
    return (theta_m * theta_m + R / R_s * turned) ** 0.5


@worked(T_m=TM, mu=MU, **ANGLES, R_s=FORCE)
def lineBalance(T_m, mu, theta_a, theta_m, R_s):
    return turnedLine(padeyeTension(T_m, mu, theta_a, theta_m), theta_a, theta_m), R_s


# on either side of where friction limits the angle before its end does
BOTH = [(1, 0.3), (2, 0), (0.85, 1), (1, 1), (1.2525, 1.5)]


@worked(mu=(0.1, 0.6), theta_m=(0, 1), theta_max=2.5, also=[{'mu': mu, 'theta_m': theta} for mu, theta in BOTH])
def angleOfMost(mu, theta_m, theta_max):
    """Where the slope of exp(-mu theta) (theta^2 - theta_m^2) is nothing, by halving."""

    def slope(theta):
        return 2 * theta - mu * (theta**2 - theta_m**2)

    low, high = theta_m, theta_max
    if slope(high) >= 0:
        return theta_max
    for _ in range(200):
        middle = (low + high) / 2
        low, high = (middle, high) if slope(middle) > 0 else (low, middle)
    return low


@worked(T_a=TM, theta_a=(0.1, 2.4))
def horizontalPart(T_a, theta_a):
    return T_a * sin(pi / 2 - theta_a)


@worked(T_a=TM, theta_a=(0.1, 2.4))
def verticalPart(T_a, theta_a):
    return T_a * cos(pi / 2 - theta_a)


def flow_factor(alpha):
    """Lower bound of flow round a cylinder, exact."""
    d = asin(alpha)
    return pi + 2 * d + 2 * cos(d) + 4 * (cos(d / 2) + sin(d / 2))


FLOW = 'the exact lower bound of Randolph and Houlsby (1984), to two digits'
table('SMOOTH_FLOW_FACTOR', round(flow_factor(0), 2), source=FLOW)
table('ROUGHNESS_FLOW_FACTOR', round(flow_factor(1) - flow_factor(0), 2), source=FLOW)
FACTOR = 'Murff and Hamilton (1993) as described by Aubeny, Han and Murff (2003)'
table('MUDLINE_FACTOR', 3, source=FACTOR)
table('LARGEST_DECAY', 0.25 + 0.05 * 6, source=FACTOR)
table('CONSTANT_FACTOR', 10.5, source='usual of long caissons with a padeye at the optimum')
table('CAISSON_BEARING_FACTOR', min(9, round(6.2 * (1 + 0.34 * atan(8)), 2)), source='Skempton (1951), deep')
table('PLATE_BEARING_FACTOR', 12.5, source='deep square plate, rounded from 12.42 smooth and 13.11 rough of a disc')
table('LINE_BEARING_FACTOR', 8.5, source='an open implementation of the inverse catenary')
table('LARGEST_ANGLE', 2.5, source='as sought by it')
table('ENVELOPE_LIMIT', 1, source='Supachawarote et al. (2004)')
table('ENVELOPE_RANGE', {'slenderest': 5, 'stockiest': 1.5}, source='Supachawarote et al. (2004), abstract', kind='published')
table('DEEP_PLATE', 4.5, source='Offshore Geotechnical Engineering, deep plates')
table('SHALLOWEST_PLATE', 1, source='Yu et al. (2011), embedment ratios of the fits')
