"""Rates of penetration and what follows from them, from the papers' statements. In the field units of each."""

from math import exp, log, pi

from worked import table, worked

D = (3000, 16000)
GP = (9, 14)
ECD = (9, 16)
PER_INCH = (2, 6)


@worked(W=(5e4, 2e5), d_b=(0.15, 0.4))
def weightPerDiameter(W, d_b):
    return 1 / (d_b / W)


@worked(k=2.303, a_1=(0.5, 1.9))
def drillability(k, a_1):
    return exp(a_1) ** k


@worked(k=2.303, a_2=(1e-6, 5e-4), D=D)
def compaction(k, a_2, D):
    return exp(k * a_2 * 10000) / exp(k * a_2 * D)


@worked(k=2.303, a_3=(1e-6, 9e-4), D=D, g_p=GP)
def undercompaction(k, a_3, D, g_p):
    return exp(exp(0.69 * log(D)) * (g_p - 9) * a_3 * k)


@worked(k=2.303, a_4=(1e-6, 1e-4), D=D, g_p=GP, rho_c=ECD)
def overbalance(k, a_4, D, g_p, rho_c):
    return exp(k * a_4 * D * g_p) / exp(k * a_4 * D * rho_c)


@worked(w=PER_INCH, w_t=(0, 1), w_r=4, a_5=(0.5, 2))
def bitWeight(w, w_t, w_r, a_5):
    return exp(a_5 * (log(w - w_t) - log(w_r - w_t)))


@worked(N=(40, 200), N_r=(60, 100), a_6=(0.4, 1))
def bitSpeed(N, N_r, a_6):
    return exp(a_6 * log(N)) / exp(a_6 * log(N_r))


@worked(a_7=(0.3, 1.5), h=(0, 1))
def toothWear(a_7, h):
    return 1 / exp(a_7 * h)


@worked(F_j=(200, 3000), a_8=(0.3, 0.6))
def jetImpact(F_j, a_8):
    return exp(a_8 * (log(F_j) - log(1000)))


F = (0.4, 2)


@worked(f_1=(1e-3, 1e-2), f_2=F, f_3=F, f_4=F, f_5=F, f_6=F, f_7=F, f_8=F)
def penetrationRate(f_1, f_2, f_3, f_4, f_5, f_6, f_7, f_8):
    return exp(sum(log(f) for f in (f_1, f_2, f_3, f_4, f_5, f_6, f_7, f_8)))


@worked(D=D)
def depthTerm(D):
    return 1e4 - D


@worked(D=D, g_p=(9.5, 15))
def pressureTerm(D, g_p):
    return exp(0.69 * log(D)) * g_p - 9 * exp(0.69 * log(D))


@worked(D=D, g_p=(9, 10), rho_c=(10.5, 16))
def overbalanceTerm(D, g_p, rho_c):
    return D * g_p - D * rho_c


@worked(w=(1.5, 3), w_t=(0, 1), w_r=4)
def weightTerm(w, w_t, w_r):
    return log(w - w_t) - log(w_r - w_t)


@worked(N=(40, 90), N_r=100)
def speedTerm(N, N_r):
    return log(N) - log(N_r)


@worked(h=(0.1, 1))
def wearTerm(h):
    return 0 - h


@worked(Re=(0.3, 0.9))
def hydraulicsTerm(Re):
    return -log(1 / Re)


@worked(F_j=(200, 900))
def jetTerm(F_j):
    return log(F_j) - 3 * log(10)


@worked(a_1=(2, 4))
def baseRate(a_1):
    return 1 / exp(-a_1)


@worked(a=(1e-5, 1e-3), x=(-5000, 5000))
def termFactor(a, x):
    return 1 / exp(-x * a)


table('LN_TEN', 2.303, source='printed in the textbook')
table(
    'coefficientBounds',
    [[0.5, 1.9], [1e-6, 5e-4], [1e-6, 9e-4], [1e-6, 1e-4], [0.5, 2], [0.4, 1], [0.3, 1.5], [0.3, 0.6]],
    source='bounds as later papers on the model list them for the form of 1986',
)
table('leastRanges', [2000, 15000, 15000, 0.4, 0.5, 0.5, 0.5], source='ranges as the paper of 1974 is quoted')
table('ENOUGH_POINTS', 30, source='as the paper of 1974 is quoted')


@worked(a=(0, 2), a_l=(0.3, 0.5), a_u=(1, 2))
def distanceFromMiddle(a, a_l, a_u):
    middle = 0.5 * a_l + 0.5 * a_u
    return max(a - middle, middle - a)


@worked(a_l=(0.3, 0.5), a_u=(1, 2))
def halfRange(a_l, a_u):
    return 0.5 * a_u - 0.5 * a_l


FOUR = [(-1, 1), (2, 3), (3, 4), (1, 2)]


@worked(e=FOUR)
def residualSum(e):
    return sum(x * x for x in e)


@worked(y=FOUR)
def meanLogRate(y):
    return sum(y) / 4


@worked(y=FOUR, y_m=(1, 2))
def totalSum(y, y_m):
    return sum(x * x for x in y) - 2 * y_m * sum(y) + 4 * y_m * y_m


@worked(SSE=(0.1, 1), SST=(2, 4))
def determination(SSE, SST):
    return (SST - SSE) / SST


W, N, DB, S = (10, 60), (50, 200), (6, 17.5), (5, 30)
K = (1, 20)


@worked(a=(0.001, 0.02), S=S, d_b=DB, N=N, W=W, b=(2, 10))
def perfectCleaning(a, S, d_b, N, W, b):
    hours = a * (S * S) * d_b * d_b * d_b / N / W / W + b / N / d_b
    return 1 / hours


@worked(
    a=(0.001, 0.02),
    S=S,
    d_b=DB,
    N=N,
    W=W,
    b=(2, 10),
    c=(1e-3, 5e-3),
    gamma_f=(1, 2),
    mu=(5, 50),
    F_jm=(0.2, 2),
)
def imperfectCleaning(a, S, d_b, N, W, b, c, gamma_f, mu, F_jm):
    hours = a * (S * S) * d_b * d_b * d_b / N / W / W + b / N / d_b
    return 1 / (hours + c * d_b * gamma_f * mu / F_jm)


@worked(K=K, S=S, W=W, W_0=(0, 5), d_b=DB, N=N)
def maurerRate(K, S, W, W_0, d_b, N):
    x = W / d_b - W_0 / d_b
    return K * N * x * x / S / S


@worked(K=K, W=W, d_b=DB, a_w=(0.5, 2), N=N)
def binghamRate(K, W, d_b, a_w, N):
    return N * K * exp(a_w * log(W / d_b))


@worked(K=K, W=W, d_b=DB, a_w=(0.4, 1), N=N, b_n=(0.4, 1))
def powerLawRate(K, W, d_b, a_w, N, b_n):
    return exp(log(K) + a_w * (log(W) - log(d_b)) + b_n * log(N))


THREE = [(10, 20), (25, 35), (40, 50)]
RATES = [(20, 30), (35, 50), (55, 80)]
SPEEDS = [(60, 90), (60, 90), (60, 90)]


def logs(W_k, d_b):
    return [log(w / d_b) for w in W_k]


def mean(x):
    return sum(x) / len(x)


@worked(W_k=THREE, d_b=DB)
def meanLogWeight(W_k, d_b):
    return mean(logs(W_k, d_b))


@worked(R_k=RATES, N_k=SPEEDS)
def meanLogRatio(R_k, N_k):
    return mean([log(r) - log(n) for r, n in zip(R_k, N_k)])


@worked(R_k=RATES, N_k=SPEEDS, y_m=(-1, 0), W_k=THREE, d_b=(8, 9), x_m=(1, 1.5))
def binghamExponent(R_k, N_k, y_m, W_k, d_b, x_m):
    x = [one - x_m for one in logs(W_k, d_b)]
    y = [log(r) - log(n) - y_m for r, n in zip(R_k, N_k)]
    return sum(p * q for p, q in zip(x, y)) / sum(p * p for p in x)


@worked(y_m=(-2, 1), a_w=(0.5, 1.5), x_m=(0.5, 2))
def binghamConstant(y_m, a_w, x_m):
    return exp(y_m) / exp(a_w * x_m)


@worked(lnK=(-3, 3))
def powerLawConstant(lnK):
    return 1 / exp(-lnK)


@worked(d_b=(0.15, 0.5))
def bitArea(d_b):
    return pi * (d_b / 2) ** 2


@worked(mu_b=(0.2, 0.8), d_b=(0.15, 0.5), W=(5e4, 3e5))
def bitTorque(mu_b, d_b, W):
    """A disc that slides under an even pressure: 2/3 of its radius."""
    return mu_b * W * 2 / 3 * (d_b / 2)


@worked(W=(5e4, 3e5), A_b=(0.02, 0.2), N=(5, 20), T=(1e3, 2e4), R=(1e-3, 1e-2))
def specificEnergy(W, A_b, N, T, R):
    """Work of a metre of advance over its volume."""
    turns = N / R / (2 * pi)
    return (W * 1 + turns * 2 * pi * T) / (A_b * 1)


@worked(S=(3e7, 2e8), MSE=(1e8, 6e8))
def efficiency(S, MSE):
    return 1 / (MSE / S)


table('WASTEFUL', 3, source='about a third of the energy breaks rock in efficient drilling')


@worked(R=(10, 150), N=(60, 200), W=(10, 60), d_b=DB)
def drillingExponent(R, N, W, d_b):
    return (log(60 * N) - log(R)) / (log(1000 * d_b) - log(12 * W))


@worked(d=(1, 2), G_n=(1000, 1080), rho_c=(1100, 1800))
def correctedExponent(d, G_n, rho_c):
    return d / (rho_c / G_n)


table('EATON_EXPONENT', 1.2, source='as texts on pore pressure quote Eaton for the d exponent')


@worked(G_ob=(2000, 2300), G_n=(1000, 1080), d_c=(0.8, 1.3), d_cn=(1.3, 1.8), n_E=1.2)
def eatonPorePressure(G_ob, G_n, d_c, d_cn, n_E):
    borne = (G_ob - G_n) * exp(1.2 * (log(d_c) - log(d_cn)))
    return G_ob - borne


@worked(C_b=(5e3, 5e4), C_r=(0.3, 2), t_b=(3e4, 3e5), t_c=(0, 1e4), t_t=(1e4, 8e4), Delta_D=(50, 1500))
def costPerLength(C_b, C_r, t_b, t_c, t_t, Delta_D):
    return C_b / Delta_D + C_r * t_b / Delta_D + C_r * t_c / Delta_D + C_r * t_t / Delta_D
