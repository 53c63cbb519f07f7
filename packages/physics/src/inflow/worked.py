"""Inflow of oil wells: Vogel (1968), Standing (1971), Fetkovich (1973), Jones et al. (1976), Eickmeier (1968), and the

productivity index and generalised Vogel of Guo, Lyons and Ghalambor (2007) ch. 3.
"""

from math import exp, log, log10, sqrt

from worked import logarithmic, table, worked

J, Q, PR = (0.5, 10), (100, 3000), (2500, 6000)
OPEN_FLOW = (3500, 8000)


# --- single-phase liquid


@worked(q_t=Q, p_r=PR, p_t=(500, 2400))
def linearIndexFromTest(q_t, p_r, p_t):
    return q_t / (p_r - p_t)


@worked(J=J, p_r=PR)
def linearOpenFlow(J, p_r):
    return J * p_r


@worked(p_r=PR, q=(100, 900), J=J)
def linearPressure(p_r, q, J):
    return p_r - q / J


@worked(J=J, p_r=PR, p_wf=(500, 2400))
def linearRate(J, p_r, p_wf):
    return J * (p_r - p_wf)


# --- productivity index from the reservoir

RESERVOIR = dict(k=logarithmic(1, 500), h=(10, 200), B_r=(1.1, 1.6), mu_r=(0.3, 10))


@worked(**RESERVOIR, I_r=(4, 15))
def darcyIndex(k, h, B_r, mu_r, I_r):
    return k * h / (141.2 * B_r * mu_r * I_r)


@worked(**RESERVOIR, I_r=(4, 15))
def transientIndex(k, h, B_r, mu_r, I_r):
    return k * h / (162.6 * B_r * mu_r * I_r)


@worked(
    t=(1, 500),
    k=logarithmic(1, 500),
    phi=(0.1, 0.3),
    mu_r=(0.3, 10),
    c_t=logarithmic(1e-6, 3e-5),
    r_w=(0.2, 0.6),
    S=(-2, 15),
)
def transientResistance(t, k, phi, mu_r, c_t, r_w, S):
    return log10(t) + log10(k / (phi * mu_r * c_t * r_w**2)) - 3.23 + 0.87 * S


@worked(r_e=(500, 3000), r_w=(0.2, 0.6), S=(-2, 15))
def pseudoSteadyResistance(r_e, r_w, S):
    return log(r_e / r_w) - 3 / 4 + S


@worked(r_e=(500, 3000), r_w=(0.2, 0.6), S=(-2, 15))
def steadyResistance(r_e, r_w, S):
    return log(r_e / r_w) + S


@worked(I_0=(5, 9), I_r=(4, 15))
def flowEfficiency(I_0, I_r):
    # J/J_0, and J is inverse to the resistance
    return (1 / I_r) / (1 / I_0)


@worked(J=J, F_E=(0.5, 1.5))
def indexWithoutSkin(J, F_E):
    return J / F_E


table('NO_SKIN', 0, source='Standing (1971): the flow efficiency compares with a well of no skin')


# --- Vogel


def vogel(share):
    return 1 - 0.2 * share - 0.8 * share**2


def vogel_inverse(share):
    """Flowing over reservoir pressure at a share of the open flow: the positive root of 0.8 x^2 + 0.2 x = 1 - share."""
    return (-0.2 + sqrt(0.2**2 + 4 * 0.8 * (1 - share))) / (2 * 0.8)


@worked(q_max=OPEN_FLOW, p_r=PR)
def vogelIndex(q_max, p_r):
    # J = -dq/dp_wf at p_wf = p_r: q_max (0.2 + 1.6)/p_r
    return q_max * (0.2 + 2 * 0.8) / p_r


@worked(J=J, p_r=PR)
def vogelOpenFlow(J, p_r):
    return J * p_r / 1.8


@worked(q_t=Q, p_t=(300, 2400), p_r=PR)
def vogelOpenFlowFromTest(q_t, p_t, p_r):
    return q_t / vogel(p_t / p_r)


@worked(p_r=PR, q=Q, q_max=OPEN_FLOW)
def vogelPressure(p_r, q, q_max):
    return p_r * vogel_inverse(q / q_max)


@worked(q_max=OPEN_FLOW, p_wf=(300, 2400), p_r=PR)
def vogelRate(q_max, p_wf, p_r):
    return q_max * vogel(p_wf / p_r)


@worked(J_0=J, p_r=PR, F_E=(0.4, 1))
def standingOpenFlow(J_0, p_r, F_E):
    q_max_undamaged = J_0 * p_r / 1.8
    ideal_pressure = p_r - F_E * (p_r - 0)
    return q_max_undamaged * vogel(ideal_pressure / p_r)


# --- straight line above the bubble point, Vogel below

BUBBLE = (1200, 2200)


@worked(J=J, p_b=BUBBLE)
def additionalRate(J, p_b):
    return J * p_b / 1.8


@worked(J=J, p_r=PR, p_b=BUBBLE)
def rateAtBubblePoint(J, p_r, p_b):
    return J * (p_r - p_b)


@worked(q_b=Q, q_v=Q)
def compositeOpenFlow(q_b, q_v):
    return q_b + q_v


@worked(q_max=OPEN_FLOW, p_r=PR, p_b=BUBBLE)
def compositeIndexFromOpenFlow(q_max, p_r, p_b):
    return q_max / ((p_r - p_b) + p_b / 1.8)


@worked(
    q_t=Q,
    p_r=PR,
    p_t=(200, 1100),
    p_b=BUBBLE,
    also=[dict(q_t=800.0, p_r=4000.0, p_t=p_t, p_b=2000.0) for p_t in (1995.0, 2000.0, 2005.0, 3000.0)],
)
def compositeIndexFromTest(q_t, p_r, p_t, p_b):
    if p_t >= p_b:
        return q_t / (p_r - p_t)
    return q_t / ((p_r - p_b) + p_b / 1.8 * vogel(p_t / p_b))


LINE = dict(J=2.0, p_r=4000.0, p_b=2000.0, q_b=4000.0, q_v=2200.0)


@worked(
    J=J,
    p_r=PR,
    p_wf=(200, 1100),
    p_b=BUBBLE,
    q_b=Q,
    q_v=Q,
    also=[{**LINE, 'p_wf': p_wf} for p_wf in (1992.0, 2000.0, 2008.0, 3100.0)],
)
def compositeRate(J, p_r, p_wf, p_b, q_b, q_v):
    if p_wf >= p_b:
        return J * (p_r - p_wf)
    return q_b + q_v * vogel(p_wf / p_b)


@worked(
    p_r=4000,
    J=2,
    q=(4100, 6200),
    q_b=4000,
    p_b=2000,
    q_v=2200,
    also=[{'q': q} for q in (900.0, 3984.0, 4000.0, 4016.0)],
)
def compositePressure(p_r, q, J, q_b, p_b, q_v):
    if q <= q_b:
        return p_r - q / J
    return p_b * vogel_inverse((q - q_b) / q_v)


# --- Fetkovich

TESTS = dict(q_t=[(150, 250), (300, 400), (450, 550)], p_t=[(2100, 2300), (1500, 1900), (600, 1300)], p_r=(3200, 3800))


@worked(p_t=TESTS['p_t'], p_r=TESTS['p_r'])
def meanLogDrawdown(p_t, p_r):
    return sum(log(p_r**2 - one**2) for one in p_t) / len(p_t)


@worked(q_t=TESTS['q_t'])
def meanLogRate(q_t):
    return sum(log(one) for one in q_t) / len(q_t)


@worked(**TESTS, y_bar=(5, 6), x_bar=(14, 15))
def backPressureExponent(q_t, y_bar, p_r, p_t, x_bar):
    x = [log(p_r**2 - one**2) for one in p_t]
    y = [log(one) for one in q_t]
    return sum((a - x_bar) * (b - y_bar) for a, b in zip(x, y)) / sum((a - x_bar) ** 2 for a in x)


@worked(y_bar=(5, 7), n=(0.5, 1), x_bar=(13, 15))
def backPressureCoefficient(y_bar, n, x_bar):
    return exp(y_bar - n * x_bar)


@worked(C=logarithmic(1e-5, 1e-2), p_r=PR, n=(0.5, 1))
def backPressureOpenFlow(C, p_r, n):
    return C * (p_r**2) ** n


@worked(C=logarithmic(1e-5, 1e-2), p_r=PR, p_wf=(300, 2400), n=(0.5, 1))
def backPressureRate(C, p_r, p_wf, n):
    return C * (p_r**2 - p_wf**2) ** n


@worked(p_r=PR, q=Q, q_max=OPEN_FLOW, n=(0.5, 1))
def backPressurePressure(p_r, q, q_max, n):
    C = q_max / (p_r**2) ** n
    return sqrt(p_r**2 - (q / C) ** (1 / n))


@worked(q_max=OPEN_FLOW, p_F=(1500, 2400), p_r=PR, n=(0.5, 1))
def fetkovichFutureOpenFlow(q_max, p_F, p_r, n):
    now = q_max / (p_r**2) ** n
    return now * (p_F / p_r) * (p_F**2) ** n


@worked(q_maxF=OPEN_FLOW, p_wf=(200, 1100), p_F=(1500, 2400), n=(0.5, 1))
def fetkovichFutureRate(q_maxF, p_wf, p_F, n):
    return q_maxF / (p_F**2) ** n * (p_F**2 - p_wf**2) ** n


@worked(q_max=OPEN_FLOW, p_F=(1500, 2400), p_r=PR)
def eickmeierOpenFlow(q_max, p_F, p_r):
    return q_max * (p_F / p_r) ** 3


table('NO_TESTS_EXPONENT', 1, source='Fetkovich (1973): a curve without tests is taken with the exponent 1')


# --- Jones, Blount and Glaze

LAMINAR, TURBULENT = (0.1, 3), logarithmic(1e-5, 1e-3)


@worked(p_r=PR, A_J=LAMINAR, B_J=TURBULENT)
def jonesOpenFlow(p_r, A_J, B_J):
    return (-A_J + sqrt(A_J**2 + 4 * B_J * p_r)) / (2 * B_J)


@worked(p_r=PR, p_wf=(300, 2400), A_J=LAMINAR, B_J=TURBULENT)
def jonesRate(p_r, p_wf, A_J, B_J):
    return (-A_J + sqrt(A_J**2 + 4 * B_J * (p_r - p_wf))) / (2 * B_J)


@worked(p_r=PR, A_J=(0.1, 1), q=(100, 800), B_J=logarithmic(1e-5, 1e-3))
def jonesPressure(p_r, A_J, q, B_J):
    return p_r - A_J * q - B_J * q**2


@worked(q_t=TESTS['q_t'])
def meanRate(q_t):
    return sum(q_t) / len(q_t)


@worked(**TESTS)
def meanDrawdownPerRate(p_r, p_t, q_t):
    return sum((p_r - p) / q for p, q in zip(p_t, q_t)) / len(q_t)


@worked(**TESTS, q_bar=(300, 420), y_bar=(2, 5))
def turbulenceCoefficient(q_t, q_bar, p_r, p_t, y_bar):
    y = [(p_r - p) / q for p, q in zip(p_t, q_t)]
    return sum((q - q_bar) * (one - y_bar) for q, one in zip(q_t, y)) / sum((q - q_bar) ** 2 for q in q_t)


@worked(y_bar=(2, 5), B_J=TURBULENT, q_bar=(300, 420))
def laminarCoefficient(y_bar, B_J, q_bar):
    return y_bar - B_J * q_bar
