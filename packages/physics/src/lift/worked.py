"""Slings by the triangle of their forces, levers, and elastic ropes."""

from math import acos, hypot, pi, radians, sqrt, tan

from worked import worked


@worked(theta=(0.5, 1.5))
def angleFromVertical(theta):
    return radians(90) - theta


@worked(W=(1e4, 1e7), DAF=(1, 1.5), SKL=(1, 1.33), n=(1, 8), theta=(0.53, 1.5))
def equalLegForce(W, DAF, SKL, n, theta):
    vertical = W * DAF * SKL / n
    return sqrt(vertical**2 + (vertical / tan(theta)) ** 2)


@worked(F=(1e4, 1e7), theta=(0.53, 1.5))
def horizontalForce(F, theta):
    return F * sqrt(1 / (1 + tan(theta) ** 2))


@worked(h=(1, 5), l=(6, 12))
def legAngle(h, l):
    return pi / 2 - acos(h / l)


@worked(e=(-2, 2), L=(5, 20))
def nearShare(e, L):
    return (L / 2 + e) / L


@worked(e=(-2, 2), L=(5, 20))
def farShare(e, L):
    return (L / 2 - e) / L


@worked(L=(5, 20), e=(-2, 2))
def nearReach(L, e):
    return 0.5 * L - e


@worked(L=(5, 20), e=(-2, 2))
def farReach(L, e):
    return 0.5 * L + e


@worked(W=(1e4, 1e7), c_x=(0.2, 0.8), c_y=(0.2, 0.8))
def verticalReaction(W, c_x, c_y):
    return c_y * c_x * W


@worked(r_x=(1, 10), r_y=(1, 10), h=(2, 15))
def legLength(r_x, r_y, h):
    return hypot(r_x, r_y, h)


@worked(V=(1e4, 1e6), DAF=(1, 1.5), SKL=(1, 1.33), l=(6, 12), h=(2, 6))
def legForce(V, DAF, SKL, l, h):
    return SKL * DAF * V / (h / l)


FOUR = {'x_1': (1, 9), 'x_2': (1, 9), 'x_3': (1, 9), 'x_4': (1, 9)}
HIGH = [{**dict.fromkeys(FOUR, 5), name: 8} for name in FOUR]
LOW = [{**dict.fromkeys(FOUR, 5), name: 2} for name in FOUR]


@worked(**FOUR, also=HIGH)
def largestForce(x_1, x_2, x_3, x_4):
    return sorted([x_1, x_2, x_3, x_4])[-1]


@worked(**FOUR, also=HIGH)
def largestReaction(x_1, x_2, x_3, x_4):
    return sorted([x_1, x_2, x_3, x_4])[-1]


@worked(**FOUR, also=HIGH)
def longestLeg(x_1, x_2, x_3, x_4):
    return sorted([x_1, x_2, x_3, x_4])[-1]


@worked(x_1=(0.6, 1), x_2=(0.6, 1), x_3=(0.6, 1), x_4=(0.6, 1), also=LOW)
def flattestAngle(x_1, x_2, x_3, x_4):
    return sorted([x_1, x_2, x_3, x_4])[0]


@worked(p_x=(-1, 1), a_x=(-5, 5), p_y=(-1, 1), a_y=(-5, 5), p_z=(3, 10))
def stretchedLength(p_x, a_x, p_y, a_y, p_z):
    return hypot(p_x - a_x, p_y - a_y, p_z)


@worked(L=(5, 20))
def positivePoint(L):
    return 0.5 * L


@worked(L=(5, 20))
def negativePoint(L):
    return -0.5 * L


@worked(l=(5, 20), delta=(0.001, 0.02))
def longSling(l, delta):
    return l + l * delta


@worked(l=(5, 20), delta=(0.001, 0.02))
def shortSling(l, delta):
    return l - l * delta


@worked(EA=(1e7, 1e9), s=(10.1, 10.5), l=(9.9, 10), also=[{'EA': 1e8, 's': s, 'l': 10} for s in (9, 9.99, 10.01)])
def slingForce(EA, s, l):
    stretched = s - l
    return EA * stretched / l if stretched > 0 else 0


@worked(F=(1e5, 2e5), F_0=(1e5, 2e5))
def skewFactor(F, F_0):
    return 1 / (F_0 / F)


@worked(w=(500, 3000), a=(2, 6))
def overhangMoment(w, a):
    return w * a * (a / 2)


@worked(w=(500, 3000), L=(15, 40), a=(2, 6))
def midspanMoment(w, L, a):
    reaction, half = w * L / 2, L / 2
    return reaction * (half - a) - w * half * half / 2


@worked(D=(0.1, 0.5), t=(0.01, 0.03))
def tubeModulus(D, t):
    bore = D - 2 * t
    I = pi / 64 * (D**2 - bore**2) * (D**2 + bore**2)
    return 2 * I / D


@worked(DAF=(1, 2), M_hog=(1e4, 1e5), M_sag=(1e4, 1e5), Z=(1e-4, 1e-3), also=[
    {'DAF': 1.3, 'M_hog': 2e4, 'M_sag': s, 'Z': 5e-4} for s in (-4e4, -1e4, 1e4, 5e4)])  # fmt: skip
def liftStress(DAF, M_hog, M_sag, Z):
    return DAF / Z * sorted([M_hog, M_sag, -M_sag])[-1]


@worked(c=(0.5, 0.9), SMYS=(2e8, 6e8))
def allowableLiftStress(c, SMYS):
    return SMYS * c


@worked(sigma_b=(1e8, 3e8), sigma_a=(1e8, 3e8))
def liftStressUtilisation(sigma_b, sigma_a):
    return 1 / (sigma_a / sigma_b)
