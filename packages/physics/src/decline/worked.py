"""Decline curves, from the definitions: D = -dq/dt / q, with D = D_i (q/q_i)^b (Arps 1945), and integrals of q by quadrature.

Robertson (1988): the loss ratio stays at D_lim once it is there. Duong (2011): q/N = a t^-m with t in days and q(1 d) = q_1.
Valko (2009): q = q_i exp(-(t/tau)^n). Burnham and Anderson (2002): AICc.
"""

from math import e, exp, gamma, log

from worked import within, worked

within(1e-7)

QI, Q, T, DI, B, Y = (500, 5000), (10, 400), (30, 3000), (5e-4, 5e-3), (0.2, 0.9), (360, 370)
DL = (1e-4, 4e-4)


def integral(f, a, b, n=4000):
    """Simpson."""
    h = (b - a) / n
    return h / 3 * (f(a) + f(b) + 4 * sum(f(a + i * h) for i in range(1, n, 2)) + 2 * sum(f(a + i * h) for i in range(2, n, 2)))


def arps(q_i, D_i, b):
    """Rate by Runge-Kutta steps of dq/dt = -D_i (q/q_i)^b q, over ln q."""

    def rate(t, n=2000):
        y, h = log(q_i), t / n
        slope = lambda y: -D_i * exp(b * (y - log(q_i)))
        for _ in range(n):
            k1 = slope(y)
            k2 = slope(y + h / 2 * k1)
            k3 = slope(y + h / 2 * k2)
            y += h / 6 * (k1 + 2 * k2 + 2 * k3 + slope(y + h * k3))
        return exp(y)

    return rate


def root(f, low, high):
    """Bisection, until no number lies between the ends."""
    above = f(low) > 0
    while low < (middle := (low + high) / 2) < high:
        if (f(middle) > 0) == above:
            low = middle
        else:
            high = middle
    return middle


@worked(q_i=QI, D_i=DI, t=T)
def exponentialRate(q_i, D_i, t):
    return arps(q_i, D_i, 0)(t)


@worked(q_i=QI, q=Q, D_i=DI)
def exponentialCumulative(q_i, q, D_i):
    # dN = q dt = -dq / D
    return integral(lambda _: 1 / D_i, q, q_i)


@worked(q_i=QI, q=Q, D_i=DI)
def exponentialTime(q_i, q, D_i):
    # dt = -d(ln q) / D
    return integral(lambda _: 1 / D_i, log(q), log(q_i))


@worked(q_i=QI, D_i=DI, b=B, t=T)
def hyperbolicRate(q_i, D_i, b, t):
    return arps(q_i, D_i, b)(t)


@worked(q_i=QI, q=Q, D_i=DI, b=B, also=[dict(q_i=1000, q=50, D_i=0.001, b=1.5)])
def hyperbolicCumulative(q_i, q, D_i, b):
    # dN = -dq / D over ln q
    return integral(lambda y: exp(y) / (D_i * (exp(y) / q_i) ** b), log(q), log(q_i))


@worked(q_i=QI, q=Q, D_i=DI, b=B, also=[dict(q_i=1000, q=50, D_i=0.001, b=1.5)])
def hyperbolicTime(q_i, q, D_i, b):
    return integral(lambda y: 1 / (D_i * (exp(y) / q_i) ** b), log(q), log(q_i))


@worked(q_i=QI, D_i=DI)
def exponentialUltimate(q_i, D_i):
    return exponentialCumulative(q_i, 0, D_i)


@worked(q_i=QI, D_i=DI, b=B)
def hyperbolicUltimate(q_i, D_i, b):
    # over x = (q/q_i)^(1 - b): dN = -q_i dx / ((1 - b) D_i)
    return integral(lambda _: q_i / ((1 - b) * D_i), 0, 1)


@worked(q_i=QI, D_i=DI, t=T)
def harmonicRate(q_i, D_i, t):
    return arps(q_i, D_i, 1)(t)


@worked(q_i=QI, q=Q, D_i=DI)
def harmonicCumulative(q_i, q, D_i):
    return integral(lambda _: q_i / D_i, log(q), log(q_i))


@worked(q_i=QI, q=Q, D_i=DI)
def harmonicTime(q_i, q, D_i):
    return integral(lambda y: q_i / (D_i * exp(y)), log(q), log(q_i))


@worked(D_i=DI, b=B, t=T)
def declineAt(D_i, b, t):
    # the loss ratio 1/D grows by b a unit of time
    return 1 / (1 / D_i + b * t)


@worked(D_es=(0.1, 0.9), b=B, t_y=Y)
def nominalFromSecant(D_es, b, t_y):
    # the decline whose rate after a year is 1 - D_es of the first
    return root(lambda D: arps(1, D, b)(t_y) - (1 - D_es), 1e-6, 1)


@worked(D_et=(0.05, 0.6), t_y=Y)
def nominalFromTangent(D_et, t_y):
    return root(lambda D: e ** (-D * t_y) - (1 - D_et), 1e-6, 1)


@worked(D_i=DI, b=B, t_y=Y)
def secantEffective(D_i, b, t_y):
    return 1 - arps(1, D_i, b)(t_y)


@worked(D_i=DI, t_y=Y)
def tangentEffective(D_i, t_y):
    return 1 - arps(1, D_i, 0)(t_y)


@worked(D_i=DI, D_lim=DL, b=B)
def switchTime(D_i, D_lim, b):
    # 1/D_i + b t = 1/D_lim
    return (1 / D_lim - 1 / D_i) / b


@worked(q_i=QI, D_i=DI, D_lim=DL, b=B)
def switchRate(q_i, D_i, D_lim, b):
    return arps(q_i, D_i, b)(switchTime(D_i, D_lim, b), 20000)


@worked(q_s=(5, 50), D_lim=DL, t=(3000, 4000), t_s=(500, 2000))
def terminalRate(q_s, D_lim, t, t_s):
    return arps(q_s, D_lim, 0)(t - t_s)


@worked(N_s=(1e5, 1e6), q_s=(20, 50), q=(1, 10), D_lim=DL)
def terminalCumulative(N_s, q_s, q, D_lim):
    return N_s + exponentialCumulative(q_s, q, D_lim)


@worked(t_s=(500, 2000), q_s=(20, 50), q=(1, 10), D_lim=DL)
def terminalTime(t_s, q_s, q, D_lim):
    return t_s + exponentialTime(q_s, q, D_lim)


@worked(N_s=(1e5, 1e6), q_s=(20, 50), D_lim=DL)
def terminalUltimate(N_s, q_s, D_lim):
    return N_s + exponentialCumulative(q_s, 0, D_lim)


@worked(q_i=QI, q_y=Q)
def firstYearDecline(q_i, q_y):
    return (q_i - q_y) / q_i


A, M, Q1 = (0.8, 3), (1.05, 1.5), (100, 2000)


@worked(q_1=Q1, a=A, m=M, t=T)
def duongCumulative(q_1, a, m, t):
    # dN/N = a t^-m dt from N(1) = q_1/a, over ln t
    return q_1 / a * exp(integral(lambda y: a * exp(y) ** (1 - m), 0, log(t)))


@worked(q_1=Q1, a=A, m=M, t=T)
def duongRate(q_1, a, m, t):
    return a * t**-m * duongCumulative(q_1, a, m, t)


@worked(a=A, m=M, t=T)
def duongRatio(a, m, t):
    return a / exp(m * log(t))


@worked(a=(1.5, 3), m=(1.1, 1.5))
def duongPeakTime(a, m):
    # d ln q/dt = a t^-m - m/t = 0
    return root(lambda t: a * t ** (1 - m) - m, 1e-9, 1e9)


@worked(q_1=Q1, a=A, m=M)
def duongUltimate(q_1, a, m):
    # the same integral to infinity: of y = t^(1 - m) from 1 to 0
    return q_1 / a * exp(integral(lambda _: a / (m - 1), 0, 1))


TAU, N = (50, 500), (0.3, 0.9)


@worked(q_i=QI, tau=TAU, n=N, t=T)
def stretchedRate(q_i, tau, n, t):
    return q_i / exp(exp(n * (log(t) - log(tau))))


@worked(q_i=QI, tau=TAU, n=N, t=T)
def stretchedCumulative(q_i, tau, n, t):
    # over z = ln t, in which the rate is smooth
    return integral(lambda z: exp(z) * stretchedRate(q_i, tau, n, exp(z)), log(t) - 40, log(t), 20000)


@worked(q_i=QI, q=Q, tau=TAU, n=N)
def stretchedTime(q_i, q, tau, n):
    return exp(root(lambda z: stretchedRate(q_i, tau, n, exp(z)) - q, -60, log(tau) + 3 / n))


@worked(q_i=QI, tau=TAU, n=(0.3, 0.9), also=[dict(q_i=715, tau=90, n=0.5)])
def stretchedUltimate(q_i, tau, n):
    # Valko's EUR; gamma(1/n)/n = gamma(1 + 1/n)
    return q_i * tau * gamma(1 + 1 / n)


@worked(N_c=(1e3, 1e6), N_r=(1e3, 1e6))
def estimatedUltimateRecovery(N_c, N_r):
    return N_c + N_r


@worked(N_e=(1e6, 2e6), N_h=(1e3, 1e6))
def recoveryBetween(N_e, N_h):
    return N_e - N_h


@worked(n=(10, 60), S=(0.01, 2), k=(3, 4))
def correctedAkaike(n, S, k):
    aic = n * log(S / n) + 2 * k
    return aic + 2 * k * (k + 1) / (n - k - 1)


@worked(x_1=(1e6, 2e6), x_2=(1e6, 2e6))
def relativeDifference(x_1, x_2):
    return abs(x_2 - x_1) / x_1


@worked(E_90=(1e5, 2e5), E_10=(3e5, 9e5))
def lowOverHigh(E_90, E_10):
    return 1 / (E_10 / E_90)


@worked(E_90=(1e5, 2e5), E_50=(2e5, 3e5), E_10=(3e5, 9e5))
def swansonMean(E_90, E_50, E_10):
    return (3 * (E_90 + E_10) + 4 * E_50) / 10


@worked(t_e=(3000, 5000), t_h=(30, 2000))
def timeBetween(t_e, t_h):
    return t_e - t_h


# a fit beside its data: Draper and Smith, the straight line by least squares
@worked(S_f=(0.01, 2), n_f=(12, 60))
def logDeviation(S_f, n_f):
    return exp(log(S_f / n_f) / 2)


@worked(S_f=(0.01, 2), S_l=(3, 5))
def logDetermination(S_f, S_l):
    return (S_l - S_f) / S_l


@worked(S_f=(0.01, 2), n_f=(12, 60), S_t=(1e4, 1e7))
def slopeError(S_f, n_f, S_t):
    return (S_f / (n_f - 2)) ** 0.5 / S_t**0.5
