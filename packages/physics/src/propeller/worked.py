"""Propeller and slipstream: momentum theory, contraction and mixing, and the rudder in the jet, as Bertram has them."""

from math import pi, sqrt

from worked import worked

RHO = (1000, 1030)
SPEED = (1, 10)


@worked(V=SPEED, w=(0, 0.5))
def advanceSpeed(V, w):
    return V - w * V


@worked(V_A=SPEED, n=(0.5, 4), D=(2, 9))
def advanceRatio(V_A, n, D):
    return V_A / n / D


@worked(k=[(0.2, 0.5), (-0.4, -0.1), (-0.2, 0.1)], J=(0.1, 1))
def thrustCoefficient(k, J):
    return k[0] + J * (k[1] + J * k[2])


@worked(rho=RHO, n=(0.5, 4), D=(2, 9), K_T=(0.05, 0.5))
def thrust(rho, n, D, K_T):
    return K_T * rho * (n * D * D) ** 2


@worked(T=(1e4, 2e6), rho=RHO, V_A=SPEED, D=(2, 9))
def thrustLoading(T, rho, V_A, D):
    return 8 * T / (rho * pi * (V_A * D) ** 2)


@worked(C_Th=(0.1, 6), rho=RHO, V_A=SPEED, D=(2, 9))
def thrustOfLoading(C_Th, rho, V_A, D):
    return C_Th * rho * pi * (V_A * D) ** 2 / 8


@worked(D=(2, 9))
def propellerRadius(D):
    return 0.5 * D


@worked(V_A=SPEED, C_Th=(0.1, 6))
def speedFarBehind(V_A, C_Th):
    return sqrt(V_A * V_A * (1 + C_Th))


@worked(V_A=(0, 10), T=(1e4, 2e6), rho=RHO, r_0=(1, 4.5))
def speedFarBehindAtRest(V_A, T, rho, r_0):
    return sqrt(V_A * V_A + T / (rho / 2) / (pi * r_0 * r_0))


@worked(r_0=(1, 4.5), V_A=(0, 5), V_inf=(5, 15))
def radiusFarBehind(r_0, V_A, V_inf):
    return r_0 * sqrt((V_inf + V_A) / (2 * V_inf))


@worked(r_0=(3, 4.5), r_inf=(1.5, 3), x=(0.5, 8))
def radiusAtRudder(r_0, r_inf, x):
    R, X = r_inf / r_0, (x / r_0) * sqrt(x / r_0)
    return r_0 * R * (0.14 * R * R + X) / (0.14 * R**3 + X)


@worked(V_inf=(5, 15), r_inf=(1, 3), r=(1, 4))
def speedAtRudder(V_inf, r_inf, r):
    return V_inf * r_inf * r_inf / r / r


@worked(x=(0.5, 8), V_x=(5, 12), V_A=(0, 5))
def mixing(x, V_x, V_A):
    return 0.15 * x * (V_x - V_A) / (V_x + V_A)


@worked(V_x=(5, 12), V_A=(0, 5), r=(1, 4), Delta_r=(0.02, 0.8))
def mixedSpeed(V_x, V_A, r, Delta_r):
    share = r * r / (r + Delta_r) ** 2
    return share * V_x + (1 - share) * V_A


@worked(r=(1, 4), Delta_r=(0.02, 0.8))
def jetHalfWidth(r, Delta_r):
    return sqrt(pi * (r + Delta_r) ** 2) / 2


@worked(d=(0.5, 4), c=(1, 7))
def finiteJetExponent(d, c):
    return 2 / (1 + d / c / 2) ** 8


@worked(V_A=(1, 6), V_c=(6, 12), f=(0.05, 1))
def finiteJetFactor(V_A, V_c, f):
    return (V_c / V_A) ** -f


@worked(A=(5, 60), Lambda=(0.8, 3))
def rudderChord(A, Lambda):
    return sqrt(A) / sqrt(Lambda)


@worked(A=(5, 60), c=(1, 7))
def rudderHeight(A, c):
    return A / c


@worked(b=(2, 9), r=(1, 4), Delta_r=(0.02, 0.8))
def jetHeight(b, r, Delta_r):
    jet = 2 * r + 2 * Delta_r
    return jet if jet < b else b


@worked(A=(5, 60), h_j=(1, 5), b=(5, 9))
def areaInJet(A, h_j, b):
    return h_j * A / b


@worked(A=(30, 60), A_in=(5, 30))
def areaOutside(A, A_in):
    return A - A_in


def in_jet(rho, C_L, jet_factor, V_c, A_in, V_A, A_out):
    return C_L * rho / 2 * (A_out * V_A * V_A + jet_factor * A_in * V_c * V_c)


JET = {'rho': RHO, 'C_L': (-1, 1), 'lambda': (0.5, 1), 'V_c': (5, 12), 'A_in': (5, 30), 'V_A': SPEED, 'A_out': (0, 10)}


@worked(**JET)
def liftInJet(**a):
    return in_jet(*(a[name] for name in JET))


@worked(rho=RHO, C_D=(0.02, 0.5), V_c=(5, 12), A_in=(5, 30), V_A=SPEED, A_out=(0, 10))
def dragInJet(rho, C_D, V_c, A_in, V_A, A_out):
    return C_D * rho / 2 * (A_out * V_A * V_A + A_in * V_c * V_c)


@worked(rho=RHO, V=SPEED, A=(5, 60), C_L=(-1, 1))
def liftInStream(rho, V, A, C_L):
    return C_L * A * rho * V * V / 2


@worked(rho=RHO, V=SPEED, A=(5, 60), C_D=(0.02, 0.5))
def dragInStream(rho, V, A, C_D):
    return C_D * A * rho * V * V / 2


@worked(Y=(-1e6, 1e6), x_R=(-150, -10))
def yawMoment(Y, x_R):
    return x_R * Y
