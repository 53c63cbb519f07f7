"""One member of a plane frame, worked out by statics and by integrating its curvature, not from end-stiffness formulas."""

from math import atan2, cos, hypot, pi, sin

from worked import worked

XY = dict(x_1=(-5, 5), y_1=(-4, 4), x_2=(6, 12), y_2=(5, 11))
MOVED = dict(u_1=(-0.02, 0.02), v_1=(-0.02, 0.02), u_2=(-0.02, 0.02), v_2=(-0.02, 0.02))
EI, EA, L, W = (1e6, 9e7), (1e8, 4e9), (2, 9), (-2e4, 2e4)
ROT, C, S = (-0.01, 0.01), (-0.9, 0.9), (-0.9, 0.9)


@worked(**XY)
def memberLength(x_1, y_1, x_2, y_2):
    return hypot(x_2 - x_1, y_2 - y_1)


@worked(x_1=(-5, 5), x_2=(6, 12), L=(12, 20))
def directionCosine(x_1, x_2, L):
    return (x_2 - x_1) / L


@worked(y_1=(-5, 5), y_2=(6, 12), L=(12, 20))
def directionSine(y_1, y_2, L):
    return (y_2 - y_1) / L


@worked(w_x=W, w_y=W, c=C, s=S)
def loadAlong(w_x, w_y, c, s):
    a, r = atan2(s, c), hypot(c, s)
    return r * (w_x * cos(a) + w_y * sin(a))


@worked(w_x=W, w_y=W, c=C, s=S)
def loadAcross(w_x, w_y, c, s):
    a, r = atan2(s, c), hypot(c, s)
    return r * (-w_x * sin(a) + w_y * cos(a))


@worked(**MOVED, c=C, s=S)
def elongation(u_1, v_1, u_2, v_2, c, s):
    return (u_2 * c + v_2 * s) - (u_1 * c + v_1 * s)


@worked(**MOVED, c=C, s=S, L=L)
def chordRotation(u_1, v_1, u_2, v_2, c, s, L):
    return ((v_2 * c - u_2 * s) - (v_1 * c - u_1 * s)) / L


@worked(EA=EA, e=(-0.01, 0.01), L=L, p=W)
def axialForceAtStart(EA, e, L, p):
    """The mean of the force along the member is EA times the mean strain, and it falls by p for each metre."""
    return EA * e / L + p * L / 2


@worked(N_1=(-1e5, 1e5), p=W, L=L)
def axialForceAtEnd(N_1, p, L):
    return N_1 - p * L


def end_moments(EI, L, turn_1, turn_2, w):
    """Moments on the ends of a beam on two pins whose ends turn by turn_1 and turn_2 from its chord.

    On pins, M on the start alone turns it by M L/3EI and the far end by -M L/6EI; the load turns the ends by
    +-w L^3/24EI. Solved for the moments.
    """
    a, b, load = L / (3 * EI), -L / (6 * EI), w * L**3 / (24 * EI)
    r1, r2 = turn_1 - load, turn_2 + load
    det = a * a - b * b
    return (a * r1 - b * r2) / det, (a * r2 - b * r1) / det


@worked(EI=EI, L=L, theta_1=ROT, theta_2=ROT, psi=ROT, w=W)
def momentOnStart(EI, L, theta_1, theta_2, psi, w):
    return end_moments(EI, L, theta_1 - psi, theta_2 - psi, w)[0]


@worked(EI=EI, L=L, theta_1=ROT, theta_2=ROT, psi=ROT, w=W)
def momentOnEnd(EI, L, theta_1, theta_2, psi, w):
    return end_moments(EI, L, theta_1 - psi, theta_2 - psi, w)[1]


@worked(EI=EI, L=L, theta_2=ROT, psi=ROT, w=W)
def hingeRotationAtStart(EI, L, theta_2, psi, w):
    """On pins a moment on the end turns the start by half as much, the other way."""
    load = w * L**3 / (24 * EI)
    turned_by_moment = theta_2 - psi + load
    return psi + load - turned_by_moment / 2


@worked(EI=EI, L=L, theta_1=ROT, psi=ROT, w=W)
def hingeRotationAtEnd(EI, L, theta_1, psi, w):
    load = w * L**3 / (24 * EI)
    turned_by_moment = theta_1 - psi - load
    return psi - load - turned_by_moment / 2


@worked(EI=EI, L=L, psi=ROT, w=W)
def simpleRotationAtStart(EI, L, psi, w):
    return psi + w * L**3 / (24 * EI)


@worked(M_1=(-1e5, 1e5), M_2=(-1e5, 1e5), L=L, w=W)
def shearOnStart(M_1, M_2, L, w):
    """Moments about the end: M_1 + M_2 - V_1 L - w L L/2 = 0."""
    return (M_1 + M_2 - w * L * L / 2) / L


@worked(V_1=(-1e5, 1e5), w=W, L=L)
def shearOnEnd(V_1, w, L):
    return -(V_1 + w * L)


@worked(V_1=(1e4, 1e5), w=(-2e4, -1e4))
def shearFreePoint(V_1, w):
    return V_1 / abs(w)


@worked(M_1=(-1e5, 1e5), V_1=(-1e5, 1e5), w=W, x=(0.5, 5))
def bendingMomentAt(M_1, V_1, w, x):
    return -M_1 + V_1 * x + w * x * x / 2


@worked(v_c=(-0.01, 0.01), psi=ROT, theta_1=ROT, theta_2=ROT, L=(6, 9), w=W, EI=EI, x=(0.5, 5))
def deflectionAt(v_c, psi, theta_1, theta_2, L, w, EI, x):
    """EI v'' = M(x), integrated twice from the start with its displacement and its rotation."""
    m1, m2 = end_moments(EI, L, theta_1 - psi, theta_2 - psi, w)
    v1 = (m1 + m2) / L - w * L / 2
    return v_c + theta_1 * x + (-m1 * x**2 / 2 + v1 * x**3 / 6 + w * x**4 / 24) / EI


@worked(u_c=(-0.01, 0.01), e=(-0.01, 0.01), L=(6, 9), p=W, EA=EA, x=(0.5, 5))
def stretchAt(u_c, e, L, p, EA, x):
    """EA u' = N(x), integrated from the start."""
    n1 = EA * e / L + p * L / 2
    return u_c + (n1 * x - p * x**2 / 2) / EA


@worked(E=(7e10, 2.1e11), A=(1e-3, 2e-2))
def axialRigidity(E, A):
    return A * E


@worked(E=(7e10, 2.1e11), I=(1e-6, 1e-4))
def flexuralRigidity(E, I):
    return I * E


@worked(EI=EI, L=L)
def eulerForce(EI, L):
    """EI v'' + P v = 0 has a half wave of length L: the wave number is pi/L."""
    return EI * (pi / L) ** 2


@worked(alpha_cr=(0.5, 50), N_c=(1e3, 1e6))
def criticalCompression(alpha_cr, N_c):
    return N_c * alpha_cr


@worked(u=(-0.1, 0.1), v=(-0.1, 0.1))
def resultantDisplacement(u, v):
    return hypot(u, v)


@worked(R_k=[(-1e5, 1e5), (-1e5, 1e5), (-1e5, 1e5)])
def totalReaction(R_k):
    return R_k[0] + R_k[1] + R_k[2]


@worked(M=(-1e5, 1e5), also=[{'M': -5}, {'M': 5}])
def supportMomentSize(M):
    return max(M, -M)
