"""Beams under tension, from the differential equation EI y'''' - T y'' + m y_tt = 0 alone (NASA TN D-8109; Blevins, table 3-1; Hetenyi)."""

from math import cos, cosh, exp, pi, sin, sinh, sqrt

from worked import logarithmic, table, worked

LENGTH = (10, 60)
EI = logarithmic(5e6, 5e7)
MASS = (80, 400)
TENSION = (1e4, 1e6)
S = (0.05, 0.3)


@worked(z=(2, 12), L=LENGTH)
def oscillatingWaveNumber(z, L):
    return z / L


# s^4 - (T/EI) s^2 - m w^2/EI = 0 has the roots s_1^2 and -s_2^2, so that s_1^2 - s_2^2 = T/EI
@worked(s_2=S, T=TENSION, EI=EI, also=[dict(s_2=0.2, T=-1e5, EI=1e7)])
def evanescentWaveNumber(s_2, T, EI):
    return sqrt(T / EI + s_2 * s_2)


# ... and s_1 s_2 = w sqrt(m/EI)
@worked(s_1=S, s_2=S, EI=EI, m_e=MASS)
def frequencyOfWaveNumbers(s_1, s_2, EI, m_e):
    return s_1 * s_2 / sqrt(m_e / EI) / (2 * pi)


# EI k^4 + T k^2 = m w^2 with k = n pi/L
@worked(n=(1, 6), L=LENGTH, EI=EI, m_e=MASS, T=TENSION, also=[dict(n=2, L=20, EI=1e7, m_e=100, T=-1e5)])
def pinnedFrequency(n, L, EI, m_e, T):
    k = n * pi / L
    return sqrt((EI * k**4 + T * k**2) / m_e) / (2 * pi)


# determinants of the four conditions at the ends, with hyperbolic functions, then over cosh
@worked(s_1=S, s_2=S, L=LENGTH)
def fixedFixedCondition(s_1, s_2, L):
    left = 2 * s_1 * s_2 + (s_1**2 - s_2**2) * sinh(s_1 * L) * sin(s_2 * L)
    right = 2 * s_1 * s_2 * cosh(s_1 * L) * cos(s_2 * L)
    over = s_1 * s_2 * cosh(s_1 * L)
    return left / over, right / over


@worked(s_1=S, s_2=S, L=LENGTH)
def fixedPinnedCondition(s_1, s_2, L):
    left = s_1 * cosh(s_1 * L) * sin(s_2 * L)
    right = s_2 * sinh(s_1 * L) * cos(s_2 * L)
    over = s_1 * cosh(s_1 * L)
    return left / over, right / over


@worked(s_1=S, s_2=S, L=LENGTH)
def cantileverCondition(s_1, s_2, L):
    left = 2 * s_1**2 * s_2**2 + s_1 * s_2 * (s_1**2 - s_2**2) * sinh(s_1 * L) * sin(s_2 * L)
    right = -(s_1**4 + s_2**4) * cosh(s_1 * L) * cos(s_2 * L)
    over = s_1**2 * s_2**2 * cosh(s_1 * L)
    return left / over, right / over


@worked(z_cr=(1.5, 6.3), EI=EI, L=LENGTH)
def bucklingCompression(z_cr, EI, L):
    return EI * (z_cr / L) ** 2


# shapes: cosh s_1x - cos s_2x - sigma (sinh s_1x - (s_1/s_2) sin s_2x)


def sigma_held(s_1, s_2, L):
    return (cosh(s_1 * L) - cos(s_2 * L)) / (sinh(s_1 * L) - s_1 / s_2 * sin(s_2 * L))


def sigma_free(s_1, s_2, L):
    return (s_1**2 * cosh(s_1 * L) + s_2**2 * cos(s_2 * L)) / (s_1**2 * sinh(s_1 * L) + s_1 * s_2 * sin(s_2 * L))


@worked(s_1=(0.02, 0.2), L=LENGTH)
def decayOverLength(s_1, L):
    return 1 / exp(s_1 * L)


SHORT = (5, 15)
HARMONIC = (0.1, 0.35)


def far(sigma, s_1, L):
    return (1 - sigma) / 2 * exp(s_1 * L)


def point_of(s_1, s_2, L):
    return dict(s_1=s_1, s_2=s_2, L=L, E_L=exp(-s_1 * L))


POINTS = [point_of(0.3, 0.25, 12.0), point_of(0.2, 0.15, 20.0), point_of(0.15, 0.31, 9.0), point_of(0.4, 0.12, 16.0)]


@worked(draws=0, also=POINTS)
def farPartHeld(s_1, s_2, L, E_L):
    return far(sigma_held(s_1, s_2, L), s_1, L)


@worked(draws=0, also=POINTS)
def farPartFree(s_1, s_2, L, E_L):
    return far(sigma_free(s_1, s_2, L), s_1, L)


# the shape begins at 0
@worked(a_2=(-1, 1), E_L=(0, 0.5))
def nearPart(a_2, E_L):
    return 1.0 - a_2 * E_L


# ... and without a slope: -s_1 a_1 + s_1 a_2 E + s_2 a_4 = 0
@worked(s_1=S, s_2=S, a_1=(0.5, 1.5), a_2=(-1, 1), E_L=(0, 0.5))
def sinePart(s_1, s_2, a_1, a_2, E_L):
    return (s_1 * a_1 - s_1 * a_2 * E_L) / s_2


PARTS = dict(L=SHORT, s_1=HARMONIC, s_2=HARMONIC, a_1=(0.5, 1.5), a_2=(-1, 1), a_4=(-2, 2))


@worked(x=(1, 5), **PARTS)
def deflectionOfMode(x, L, s_1, s_2, a_1, a_2, a_4):
    return a_1 / exp(s_1 * x) + a_2 * exp(s_1 * x) / exp(s_1 * L) - cos(s_2 * x) + a_4 * sin(s_2 * x)


# exponentials bend by s_1^2 of themselves, waves by -s_2^2
@worked(x=(1, 5), **PARTS)
def curvatureOfMode(x, L, s_1, s_2, a_1, a_2, a_4):
    fading = a_1 / exp(s_1 * x) + a_2 * exp(s_1 * x) / exp(s_1 * L)
    return s_1**2 * fading - s_2**2 * (a_4 * sin(s_2 * x) - cos(s_2 * x))


def simpson(f, a, b, n=4000):
    h = (b - a) / n
    return h / 3 * sum((1 if i in (0, n) else 4 if i % 2 else 2) * f(a + i * h) for i in range(n + 1))


@worked(**PARTS)
def shapeSquared(L, **parts):
    return simpson(lambda x: deflectionOfMode(x=x, L=L, **parts) ** 2, 0, L)


@worked(**PARTS)
def shapeToTheFourth(L, **parts):
    return simpson(lambda x: deflectionOfMode(x=x, L=L, **parts) ** 4, 0, L)


@worked(phi_m=(0.5, 2), I_2=(2, 8), I_4=(2, 8), also=[dict(phi_m=-1.5, I_2=4, I_4=3)])
def modeFactor(phi_m, I_2, I_4):
    return (phi_m**2 * I_2 / I_4) ** 0.5


@worked(phi_m=(0.5, 2), chi_m=(0.01, 0.2), also=[dict(phi_m=-1.5, chi_m=0.1)])
def curvatureRatio(chi_m, phi_m):
    return (chi_m**2 / phi_m**2) ** 0.5


@worked(n=(1, 6), L=LENGTH)
def pinnedCurvatureRatio(n, L):
    return n**2 * pi**2 / L**2


# of sin: mean square 1/2, mean fourth power 3/8
table('SINE_MODE_FACTOR', sqrt((1 / 2) / (3 / 8)), source='means of powers of a sine; Blevins (1990), table 3-1: 1.155')


# joint: EI psi'' = T psi far away, psi = exp(-lambda x), M = -EI psi'


@worked(T=TENSION, EI_R=EI)
def longRiserStiffness(T, EI_R):
    return EI_R * sqrt(T / EI_R)


@worked(T=TENSION, EI=EI)
def decayRate(T, EI):
    return sqrt(T) / sqrt(EI)


@worked(r_R=(1e6, 1e7), psi_L=(0.001, 0.1))
def endMoment(r_R, psi_L):
    return psi_L * r_R


# about the base: the riser's tension runs past it at the arm theta L - y_L, and its moment is added
@worked(M_L=(1e4, 1e6), T=TENSION, theta=(0.01, 0.2), L=LENGTH, y_L=(0.01, 0.5))
def baseMomentBalance(M_L, T, theta, L, y_L):
    arm = theta * L - y_L
    return T * arm + M_L


@worked(theta=(0.01, 0.2), T=TENSION, EI=EI, x=(0, 20))
def uniformJointMoment(theta, T, EI, x):
    rate = sqrt(T / EI)
    return EI * rate * theta / exp(rate * x)


# elastica: EI theta''= T sin theta, once integrated
@worked(theta=(0.01, 0.2), T=TENSION, EI=EI)
def largeAngleBaseMoment(theta, T, EI):
    return sqrt(2 * EI * T * (1 - cos(theta)))


@worked(x=(4, 5), x_1=(0, 3), x_2=(6, 9), D_1=(0.2, 0.5), D_2=(0.2, 0.5))
def taperedSize(x, x_1, x_2, D_1, D_2):
    share = (x - x_1) / (x_2 - x_1)
    return (1 - share) * D_1 + share * D_2
