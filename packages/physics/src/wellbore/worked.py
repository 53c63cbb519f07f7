"""The well path: API Bulletin D20 (1985), SPE-3362 (1972), arcs and projections of SPE-84246 (2005).

What has a closed form in the sources is written out; what is an integral or a rotation is done as one, numerically.
"""

from math import acos, atan2, cos, hypot, pi, sin, sqrt, tan

from worked import table, worked

ANGLE = (0.1, 3)
TURN = (0.1, 6.2)
COMPONENT = (-0.9, 0.9)
PLACE = (-500, 500)
COURSE = (20, 500)


def around(angle):
    """Within 0 to a whole turn."""
    while angle < 0:
        angle += 2 * pi
    while angle >= 2 * pi:
        angle -= 2 * pi
    return angle


def tangent(I, A):
    return (sin(I) * cos(A), sin(I) * sin(A), cos(I))


# Directions and north references


QUARTERS = [(0.5, 0.3), (0.5, -0.3), (-0.5, 0.3), (-0.5, -0.3), (0.6, 0.003)]


@worked(t_N=COMPONENT, t_E=COMPONENT, also=[{'t_N': north, 't_E': east} for north, east in QUARTERS])
def azimuthOf(t_N, t_E):
    return around(atan2(t_E, t_N))


@worked(A_M=TURN, delta=(-0.3, 0.3), gamma=(-0.05, 0.05))
def gridFromMagnetic(A_M, delta, gamma):
    true = A_M + delta
    return true - gamma


@worked(A_T=TURN, gamma=(-0.05, 0.05))
def gridFromTrue(A_T, gamma):
    return A_T - gamma


@worked(t_N=COMPONENT, t_E=COMPONENT, t_V=COMPONENT, also=[{'t_N': 0.3, 't_E': -0.2, 't_V': -0.9}])
def inclinationOf(t_N, t_E, t_V):
    return acos(t_V / sqrt(t_N**2 + t_E**2 + t_V**2))


@worked(A_s=(-6, 15), also=[{'A_s': a} for a in (-0.01, 0.01, 6.28, 6.29, 12.5, 12.6, -6.29, -12.5)])
def reducedAzimuth(A_s):
    return around(A_s)


@worked(I=ANGLE)
def tangentDown(I):
    return cos(I)


@worked(I=ANGLE, A=TURN)
def tangentEast(I, A):
    return sin(I) * sin(A)


@worked(I=ANGLE, A=TURN)
def tangentNorth(I, A):
    return sin(I) * cos(A)


# Minimum curvature


@worked(MD_1=(1000, 2000), MD_2=(2010, 2400))
def courseLength(MD_1, MD_2):
    return MD_2 - MD_1


@worked(**{f't_{axis}{end}': COMPONENT for end in (1, 2) for axis in 'NEV'})
def tangentChord(t_N1, t_E1, t_V1, t_N2, t_E2, t_V2):
    return sqrt((t_N2 - t_N1) ** 2 + (t_E2 - t_E1) ** 2 + (t_V2 - t_V1) ** 2)


@worked(c=(0.01, 1.9), also=[{'c': 2.0}, {'c': 2.0000000000000004}])
def doglegAngle(c):
    """A chord of the unit circle by the law of cosines; it may be longer than 2 by rounding."""
    return acos(max(-1, 1 - c**2 / 2))


@worked(beta=(0.05, 2.8), also=[{'beta': b} for b in (0.00099, 0.00101, 0.0011, 0.01, 0.3, 1e-5, 0)])
def ratioFactor(beta):
    if beta < 1e-2:
        return 1 + beta**2 / 12 + beta**4 / 120  # the next term is below 1e-15
    return 2 / beta * tan(beta / 2)


@worked(L=COURSE, t_1=COMPONENT, t_2=COMPONENT, F=(1, 1.5))
def courseAdvance(L, t_1, t_2, F):
    return L / 2 * (t_1 + t_2) * F


@worked(x_1=PLACE, Delta=PLACE)
def nextCoordinate(x_1, Delta):
    return x_1 + Delta


# The arc

POINT = {f'P_{axis}': PLACE for axis in 'NEV'} | {f'{axis}_1': PLACE for axis in 'NEV'}


@worked(**POINT, **{f'n_{axis}': COMPONENT for axis in 'NEV'})
def alongNormal(P_N, P_E, P_V, N_1, E_1, V_1, n_N, n_E, n_V):
    return (P_N - N_1) * n_N + (P_E - E_1) * n_E + (P_V - V_1) * n_V


@worked(**POINT, **{f't_{axis}1': COMPONENT for axis in 'NEV'})
def alongStart(P_N, P_E, P_V, N_1, E_1, V_1, t_N1, t_E1, t_V1):
    return (P_N - N_1) * t_N1 + (P_E - E_1) * t_E1 + (P_V - V_1) * t_V1


@worked(t_1=COMPONENT, t_2=COMPONENT, beta=(0.1, 3))
def arcNormal(t_1, t_2, beta):
    """t_2 = t_1 cos(beta) + n sin(beta)"""
    return (t_2 - t_1 * cos(beta)) / sin(beta)


@worked(L=COURSE, beta=(0.1, 3))
def arcRadius(L, beta):
    return L / beta


STRAIGHT = {'f': 0.3, 't_1': 0.4, 't_2': 0.4}


@worked(
    f=(0.1, 0.9),
    beta=(0.1, 3),
    t_1=COMPONENT,
    t_2=COMPONENT,
    also=[{**STRAIGHT, 'beta': 0}, {**STRAIGHT, 'beta': 1e-12}],
)
def arcTangent(f, beta, t_1, t_2):
    if beta < 1e-9:
        return t_1
    return (sin((1 - f) * beta) * t_1 + sin(f * beta) * t_2) / sin(beta)


@worked(MD=(1100, 1200), MD_1=(1000, 1090), L=(250, 500))
def courseFraction(MD, MD_1, L):
    return (MD - MD_1) / L


@worked(**{f'{point}_{axis}': PLACE for point in 'PQ' for axis in 'NEV'})
def distanceBetween(P_N, P_E, P_V, Q_N, Q_E, Q_V):
    return sqrt((P_N - Q_N) ** 2 + (P_E - Q_E) ** 2 + (P_V - Q_V) ** 2)


@worked(a=PLACE, R=(200, 1000), b=PLACE, also=[{'a': 100, 'R': 300, 'b': 500}, {'a': -100, 'R': 300, 'b': 500}])
def footAngle(a, R, b):
    """Seen from the centre, which stands at R on the normal."""
    return atan2(a, R - b)


@worked(MD_1=(1000, 2000), s=(1, 300))
def footDepth(MD_1, s):
    return MD_1 + s


@worked(R=(200, 1000), theta=(0.01, 2))
def footLength(R, theta):
    return R * theta


@worked(f=(0.1, 0.9), beta=(0.1, 3))
def subDogleg(f, beta):
    return f * beta


@worked(f=(0.1, 0.9), L=COURSE)
def subLength(f, L):
    return f * L


# Rates, in the units of the field


TURNS = [(0.1, 3.2), (0.1, 3.25), (3.25, 0.1), (6.2, 0.1), (0.1, 6.2), (3.2, 0.1)]


@worked(A_1=TURN, A_2=TURN, also=[{'A_1': before, 'A_2': after} for before, after in TURNS])
def azimuthChange(A_1, A_2):
    change = around(A_2 - A_1)
    return change - 2 * pi if change > pi else change


@worked(I_1=(0, 90), I_2=(0, 90), L=COURSE)
def buildRate(I_1, I_2, L):
    return (I_2 - I_1) * 30 / L


@worked(N=PLACE, E=PLACE, also=[{'N': north, 'E': east} for north, east in QUARTERS])
def closureAzimuth(N, E):
    return around(atan2(E, N))


@worked(N=PLACE, E=PLACE)
def closureDistance(N, E):
    return hypot(N, E)


@worked(beta=(1, 60), C=(10, 100), L=COURSE)
def doglegOver(beta, C, L):
    return beta * C / L


@worked(beta=(1, 60), L=COURSE)
def doglegSeverity(beta, L):
    return beta * 30 / L


@worked(I_1=(0.1, 1.5), I_2=(0.1, 1.5), Delta_A=(-3, 3))
def toolFace(I_1, I_2, Delta_A):
    """Where the end tangent stands about the start tangent, from the high side; the start azimuth does not matter."""
    end, right = tangent(I_2, Delta_A), (0, 1, 0)
    high = (cos(I_1), 0, -sin(I_1))
    return atan2(sum(x * y for x, y in zip(end, right)), sum(x * y for x, y in zip(end, high)))


@worked(Delta_A=(-90, 90), L=COURSE)
def turnRate(Delta_A, L):
    return Delta_A * 30 / L


@worked(N=PLACE, N_0=PLACE, E=PLACE, E_0=PLACE, A_vs=TURN)
def verticalSection(N, N_0, E, E_0, A_vs):
    return (N - N_0) * cos(A_vs) + (E - E_0) * sin(A_vs)


# Other survey methods


@worked(L=COURSE, I_m=ANGLE, S_I=(0.9, 1))
def curvedDeparture(L, I_m, S_I):
    return L * sin(I_m) * S_I


@worked(L=COURSE, I_m=ANGLE, S_I=(0.9, 1))
def curvedDown(L, I_m, S_I):
    return L * cos(I_m) * S_I


@worked(x=(-3, 3), also=[{'x': x} for x in (0, 1e-5, -1e-5, 9.9e-4, 1.01e-3, 0.01)])
def meanOverArc(x):
    """(1/x) times the integral of cos from 0 to x"""
    return sin(x) / x if x else 1


@worked(L=COURSE, t=COMPONENT)
def straightAdvance(L, t):
    return L * t


# Projections


@worked(DLS=(1e-4, 3e-3), L=COURSE)
def arcDogleg(DLS, L):
    return DLS * L


@worked(phi_1=ANGLE, r=(-2e-3, 2e-3), L=COURSE)
def endAngle(phi_1, r, L):
    return phi_1 + r * L


@worked(r=(-2e-3, 2e-3), L=COURSE)
def halfSweep(r, L):
    return r * L / 2


@worked(phi_1=ANGLE, x=(-0.5, 0.5))
def middleAngle(phi_1, x):
    return phi_1 + x


@worked(MD_2=(2000, 3000), MD_1=(1000, 1900))
def projectedLength(MD_2, MD_1):
    return MD_2 - MD_1


@worked(B=(-2e-3, 2e-3), T=(-2e-3, 2e-3))
def rateDifference(B, T):
    return B - T


@worked(B=(-2e-3, 2e-3), T=(-2e-3, 2e-3))
def rateSum(B, T):
    return B + T


def turned(I_1, A_1, TF, beta):
    """The start tangent turned by beta towards the tool face."""
    high = (cos(I_1) * cos(A_1), cos(I_1) * sin(A_1), -sin(I_1))
    right = (-sin(A_1), cos(A_1), 0)
    side = [h * cos(TF) + r * sin(TF) for h, r in zip(high, right)]
    return [t * cos(beta) + s * sin(beta) for t, s in zip(tangent(I_1, A_1), side)]


TURNED = dict(I_1=ANGLE, A_1=TURN, TF=(-3, 3), beta=(0.1, 1.5))


@worked(I_1=ANGLE, TF=(-3, 3), beta=(0.1, 1.5))
def turnedDown(I_1, TF, beta):
    return turned(I_1, 1.234, TF, beta)[2]


@worked(**TURNED)
def turnedEast(I_1, A_1, TF, beta):
    return turned(I_1, A_1, TF, beta)[1]


@worked(**TURNED)
def turnedNorth(I_1, A_1, TF, beta):
    return turned(I_1, A_1, TF, beta)[0]


def mean(f, intervals=400):
    """Of f over -1 to 1, by Simpson's rule."""
    h = 2 / intervals
    inner = sum((4 if k % 2 else 2) * f(-1 + k * h) for k in range(1, intervals))
    return h / 3 * (f(-1) + inner + f(1)) / 2


def sweeps():
    """Half sweeps of inclination and azimuth, and the means of a sine that go with them."""
    lines = ((0.7, 1.1, 0.2, 0.3, 300), (1.4, 4.2, -0.15, 0.4, 120), (2.1, 5.5, 0.3, -0.2, 70))
    for I_m, A_m, i, a, L in lines:
        yield dict(L=L, I_m=I_m, A_m=A_m, S_s=sin(i + a) / (i + a), S_d=sin(i - a) / (i - a), i=i, a=a)


@worked(draws=0, also=list(sweeps()))
def turningEast(L, I_m, A_m, S_s, S_d, i, a):
    return L * mean(lambda u: sin(I_m + i * u) * sin(A_m + a * u))


@worked(draws=0, also=list(sweeps()))
def turningNorth(L, I_m, A_m, S_s, S_d, i, a):
    return L * mean(lambda u: sin(I_m + i * u) * cos(A_m + a * u))


@worked(draws=0, also=[dict(L=200, I_m=0.8, S_I=sin(0.3) / 0.3, i=0.3), dict(L=90, I_m=2, S_I=sin(0.1) / 0.1, i=0.1)])
def turningDown(L, I_m, S_I, i):
    return L * mean(lambda u: cos(I_m + i * u))


table('TURN_FROM_INCLINATION', pi / 180, source='usual practice: below 1 deg of inclination there is no turn rate')
