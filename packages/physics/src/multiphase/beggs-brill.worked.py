"""Beggs and Brill (1973) with the flow-pattern map as revised by its authors, and the holdup factors of Payne et al. (1979)."""

from math import cos, exp, log, pi, sin

from worked import logarithmic, table, worked

G = 32.174
SHARE, FROUDE = logarithmic(0.005, 0.9), logarithmic(0.05, 100)
NUMBER = logarithmic(0.1, 10)


@worked(v_m=(2, 30), d=(0.1, 0.6))
def froudeNumber(v_m, d):
    return v_m**2 / (G * d)


@worked(lambda_l=SHARE)
def boundaryOne(lambda_l):
    return 316 * lambda_l**0.302


@worked(lambda_l=SHARE)
def boundaryTwo(lambda_l):
    return 0.0009252 * lambda_l**-2.4684


@worked(lambda_l=SHARE)
def boundaryThree(lambda_l):
    return 0.10 * lambda_l**-1.4516


@worked(lambda_l=SHARE)
def boundaryFour(lambda_l):
    return 0.5 * lambda_l**-6.738


def level(a, b, c, lambda_l, N_Fr):
    return min(1, max(lambda_l, a * lambda_l**b / N_Fr**c))


def around_no_slip(a, b, c, lambda_l):
    """Points on both sides of the Froude number at which the holdup on the level is the no-slip holdup, and one of the whole bore."""
    even = (a * lambda_l ** (b - 1)) ** (1 / c)
    whole = dict(lambda_l=lambda_l, N_Fr=1e-12)
    return [whole, *(dict(lambda_l=lambda_l, N_Fr=even * share) for share in (0.97, 1.03, 3.0))]


SEGREGATED, INTERMITTENT, DISTRIBUTED = (0.98, 0.4846, 0.0868), (0.845, 0.5351, 0.0173), (1.065, 0.5824, 0.0609)


@worked(lambda_l=logarithmic(0.005, 0.3), N_Fr=logarithmic(0.05, 10), also=around_no_slip(*SEGREGATED, 0.5))
def segregatedHoldup(lambda_l, N_Fr):
    return level(*SEGREGATED, lambda_l, N_Fr)


@worked(lambda_l=logarithmic(0.01, 0.4), N_Fr=logarithmic(0.5, 100), also=around_no_slip(*INTERMITTENT, 0.65))
def intermittentHoldup(lambda_l, N_Fr):
    return level(*INTERMITTENT, lambda_l, N_Fr)


@worked(lambda_l=logarithmic(0.01, 0.3), N_Fr=logarithmic(0.5, 100), also=around_no_slip(*DISTRIBUTED, 0.7))
def distributedHoldup(lambda_l, N_Fr):
    return level(*DISTRIBUTED, lambda_l, N_Fr)


def coefficient(e, f, g, h, lambda_l, N_Lv, N_Fr):
    return max(0, (1 - lambda_l) * log(e * lambda_l**f * N_Lv**g * N_Fr**h))


def around_none(e, f, g, h, lambda_l, N_Fr):
    """Points on both sides of the liquid velocity number at which the inclination has no effect."""
    even = (e * lambda_l**f * N_Fr**h) ** (-1 / g)
    return [dict(lambda_l=lambda_l, N_Lv=even * share, N_Fr=N_Fr) for share in (0.3, 0.98, 1.02, 3.0)]


UPHILL_SEGREGATED = (0.011, -3.768, 3.539, -1.614)
UPHILL_INTERMITTENT = (2.96, 0.305, -0.4473, 0.0978)
DOWNHILL = (4.70, -0.3692, 0.1244, -0.5056)


@worked(
    lambda_l=logarithmic(0.01, 0.1),
    N_Lv=(2, 10),
    N_Fr=(0.1, 1),
    also=around_none(*UPHILL_SEGREGATED, 0.1, 1.0),
)
def segregatedInclination(lambda_l, N_Lv, N_Fr):
    return coefficient(*UPHILL_SEGREGATED, lambda_l, N_Lv, N_Fr)


@worked(
    lambda_l=(0.1, 0.6),
    N_Lv=logarithmic(0.2, 3),
    N_Fr=(1, 100),
    also=around_none(*UPHILL_INTERMITTENT, 0.2, 5.0),
)
def intermittentInclination(lambda_l, N_Lv, N_Fr):
    return coefficient(*UPHILL_INTERMITTENT, lambda_l, N_Lv, N_Fr)


@worked(lambda_l=(0.05, 0.6), N_Lv=logarithmic(0.2, 3), N_Fr=(0.1, 5), also=around_none(*DOWNHILL, 0.2, 30.0))
def downhillInclination(lambda_l, N_Lv, N_Fr):
    return coefficient(*DOWNHILL, lambda_l, N_Lv, N_Fr)


@worked(C=(0.2, 3), theta=(-pi / 2, pi / 2), also=[dict(C=0.0, theta=0.7), dict(C=1.3, theta=0.0)])
def inclinationFactor(C, theta):
    angle = 1.8 * theta
    return 1 + C * (sin(angle) - 0.333 * sin(angle) ** 3)


@worked(H_0=(0.05, 0.9), psi=(0.5, 2))
def inclinedHoldup(H_0, psi):
    return H_0 * psi


@worked(H_theta=(0.05, 0.95), also=[dict(H_theta=0.996), dict(H_theta=1.004), dict(H_theta=1.7)])
def plainHoldup(H_theta):
    return min(H_theta, 1)


PAYNE = dict(lambda_l=0.3, F_P=0.924)


@worked(
    lambda_l=(0.01, 0.1),
    F_P=(0.6, 1),
    H_theta=(0.3, 0.9),
    also=[
        {**PAYNE, 'H_theta': 0.3 / 0.924 * 0.997},
        {**PAYNE, 'H_theta': 0.3 / 0.924 * 1.003},
        {**PAYNE, 'H_theta': 0.05},
        {**PAYNE, 'H_theta': 0.997 / 0.924},
        {**PAYNE, 'H_theta': 1.003 / 0.924},
        {**PAYNE, 'H_theta': 1.9},
    ],
)
def payneHoldup(lambda_l, F_P, H_theta):
    return min(1, max(lambda_l, F_P * H_theta))


table('PAYNE_UPHILL', 0.924, source='Payne et al. (1979): factor on the holdup uphill')
table('PAYNE_DOWNHILL', 0.685, source='Payne et al. (1979): factor on the holdup downhill')
table('PAYNE_LEVEL', 1, source='Payne et al. (1979): no factor on the level')


@worked(L_3=(1, 30), N_Fr=(0.5, 20), L_2=(0.1, 0.9))
def transitionWeight(L_3, N_Fr, L_2):
    return (L_3 - N_Fr) / (L_3 - L_2)


@worked(A_t=(0, 1), H_s=(0.1, 0.9), H_i=(0.1, 0.9))
def transitionHoldup(A_t, H_s, H_i):
    return A_t * H_s + (1 - A_t) * H_i


@worked(mu_l=(0.5, 20), lambda_l=SHARE, mu_g=(0.01, 0.03))
def noSlipViscosity(mu_l, lambda_l, mu_g):
    return mu_l * lambda_l + mu_g * (1 - lambda_l)


@worked(lambda_l=SHARE, H_L=(0.1, 0.95))
def frictionArgument(lambda_l, H_L):
    return lambda_l / H_L**2


@worked(
    y=logarithmic(1.5, 20),
    also=[dict(y=y) for y in (0.05, 0.4, 0.9, 0.997, 1.0, 1.003, 1.1, 1.195, 1.2, 1.205)],
)
def frictionExponent(y):
    if y == 1:
        return 0
    if 1 < y < 1.2:
        return log(2.2 * y - 1.2)
    return log(y) / (-0.0523 + 3.182 * log(y) - 0.8725 * log(y) ** 2 + 0.01853 * log(y) ** 4)


@worked(f=(0.003, 0.01), S_f=(-0.3, 0.6))
def twoPhaseFriction(f, S_f):
    return 4 * f * exp(S_f)


@worked(f_tp=(0.01, 0.05), rho_n=(5, 50), v_m=(2, 30), d=(0.1, 0.6))
def beggsBrillFriction(f_tp, rho_n, v_m, d):
    return f_tp * rho_n * v_m**2 / (2 * G * d) / 144


@worked(rho=(5, 50), v_m=(2, 60), v_sg=(2, 55), p=logarithmic(50, 5000))
def accelerationTerm(rho, v_m, v_sg, p):
    return rho * v_m * v_sg / (G * (144 * p))
