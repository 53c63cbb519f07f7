"""Forces, torque and coefficients of a rudder: Fujii, Joessel, Whicker and Fehlner, Soeding and Brix as Bertram has them."""

from math import asin, cos, sin

from worked import worked

ANGLE = (-0.9, 0.9)
ASPECT = (0.6, 3)
RHO = (1000, 1030)


@worked(b=(2, 9), A=(5, 60))
def aspectRatio(b, A):
    return b / (A / b)


@worked(Lambda=ASPECT, delta=ANGLE)
def normalForceCoefficient(Lambda, delta):
    return 6.13 / (1 + 2.25 / Lambda) * sin(delta)


@worked(V=(2, 12), f_V=(0.6, 1.5))
def inflowSpeed(V, f_V):
    return V * f_V


@worked(rho=RHO, V_R=(2, 12), A=(5, 60), C_N=(-1.5, 1.5))
def normalForce(rho, V_R, A, C_N):
    return C_N * A * rho * V_R * V_R / 2


@worked(L=(-1e6, 1e6), D=(1e3, 3e5), alpha=ANGLE)
def normalOfLiftAndDrag(L, D, alpha):
    return D * sin(alpha) + L * cos(alpha)


@worked(c=(1, 8), delta=ANGLE)
def centreOfPressure(c, delta):
    return 0.195 * c + 0.305 * c * abs(sin(delta))


@worked(F_N=(-1e6, 1e6), x_p=(0.2, 3), x_s=(0.2, 3))
def torqueAtStock(F_N, x_p, x_s):
    return F_N * x_p - F_N * x_s


@worked(x_s=(0.2, 2), c=(2, 6))
def sineOfBalance(x_s, c):
    return (x_s - 0.195 * c) / (0.305 * c)


@worked(s_b=(0, 1))
def balanceAngle(s_b):
    return asin(s_b)


@worked(Q=(-1e6, 1e6), also=[{'Q': -3e5}])
def torqueToHold(Q):
    return Q if Q > 0 else -Q


@worked(Q_h=(1e4, 1e6), Q_a=(1e4, 1e6))
def gearUtilisation(Q_h, Q_a):
    return Q_h / Q_a


@worked(alpha=ANGLE, also=[{'alpha': -0.3}])
def angleSize(alpha):
    return alpha if alpha > 0 else -alpha
