"""Cost of a field: benchmarks of the screening, sums of uncertain costs (Garvey, Book and Covert), yearly money."""

from math import exp, log, sqrt
from statistics import NormalDist

from worked import logarithmic, table, worked

BBL_D = 0.158987294928 / 86400
RATE = (0.2 * 1e5 * BBL_D, 2.5e5 * BBL_D)
COST = logarithmic(1e8, 1e10)


# --- benchmark

REFERENCE = dict(Q_r=1e5 * BBL_D, n=0.6, s_d=0.00015, d_r=1500)


def scaled(T, Q, Q_r, n):
    return T * exp(n * log(Q / Q_r))


@worked(T=COST, Q=RATE, d=(200, 3000), also=[dict(T=4e9, Q=RATE[0], d=d) for d in (1499, 1501)], **REFERENCE)
def standaloneCapex(T, Q, Q_r, n, s_d, d, d_r):
    deeper = d - d_r if d > d_r else 0
    return scaled(T, Q, Q_r, n) * (1 + deeper * s_d)


@worked(T_n=(1e8, 5e8), T_f=(5e8, 12e8), L=(10e3, 20e3), L_n=10e3, L_f=20e3)
def tiebackBetween(T_n, T_f, L, L_n, L_f):
    share = (L - L_n) / (L_f - L_n)
    return (1 - share) * T_n + share * T_f


@worked(T_f=(5e8, 12e8), w=(0.6, 1.4), c_L=20e3, L=(20e3, 80e3), L_f=20e3)
def tiebackBeyond(T_f, w, c_L, L, L_f):
    return T_f + w * (L - L_f) * c_L


@worked(T=COST, Q=RATE, Q_r=1e5 * BBL_D, n_t=0.4)
def tiebackCapex(T, Q, Q_r, n_t):
    return scaled(T, Q, Q_r, n_t)


def ranges(text):
    low, base, high = text.split('/')
    return {'low': float(low), 'base': float(base), 'high': float(high)}


SCREENING = 'screening benchmark, Gulf of Mexico 2024, 1e9 USD'
STANDALONE = {
    'TLP': '2/4/6',
    'Spar': '3/5/7',
    'Semi': '4/7/10',
    'FPSO': '5/8.5/12',
    'Dry_Tree_Unit': '3.5/6/8',
}
table('STANDALONE_COST', {host: ranges(text) for host, text in STANDALONE.items()}, source=SCREENING)
table('NEAR_TIEBACK_COST', ranges('0.10/0.35/0.50'), source=SCREENING)
table('FAR_TIEBACK_COST', ranges('0.50/0.85/1.20'), source=SCREENING)
table('LENGTH_SHARE', ranges('0.6/1.0/1.4'), source=SCREENING)
table('REFERENCE_CAPACITY', 100000, source=SCREENING)
table('CAPACITY_EXPONENT', 0.6, source=SCREENING)
table('TIEBACK_EXPONENT', 0.4, source=SCREENING)
table('REFERENCE_DEPTH', 1500, source=SCREENING)
table('DEPTH_SLOPE', 0.015 / 100, source=SCREENING)
table('NEAR_DISTANCE', 10, source=SCREENING)
table('FAR_DISTANCE', 20, source=SCREENING)
table('COST_PER_LENGTH', 0.020e3, source=SCREENING)


@worked(C=COST, Q=RATE)
def costPerCapacity(C, Q):
    return C / Q


@worked(C=COST, V_R=(1e6, 1e8))
def costPerReserves(C, V_R):
    return C / V_R


# --- sums of uncertain costs

ITEMS = [(1e8, 1e9), (2e8, 2e9), (1e8, 5e8)]
SPREADS = [(0.1, 0.4), (0.1, 0.4), (0.1, 0.4)]


@worked(m=ITEMS)
def directCost(m):
    return sum(m)


@worked(f_m=(0.05, 0.15), f_o=(0.02, 0.08))
def overheadFactor(f_m, f_o):
    return 1 + (f_m + f_o)


@worked(k=(1, 1.2), C_D=COST)
def baseEstimate(k, C_D):
    return C_D * k


@worked(C_B=COST, f_c=(0.1, 0.3))
def totalWithContingency(C_B, f_c):
    return C_B + f_c * C_B


@worked(k=(1, 1.2), rho=(0, 0.6), v=SPREADS, m=ITEMS)
def totalDeviation(k, rho, v, m):
    s = [k * a * b for a, b in zip(v, m)]
    pairs = sum(s[i] * s[j] for i in range(len(s)) for j in range(i + 1, len(s)))
    return sqrt(sum(x * x for x in s) + 2 * rho * pairs)


DEVIATION = (0.05, 0.5)


@worked(s_T=(1e8, 1e9), C_B=(2e9, 8e9))
def logDeviation(s_T, C_B):
    return log(1 + s_T * s_T / (C_B * C_B)) ** 0.5


@worked(C_B=COST, s_ln=DEVIATION)
def lognormalMedian(C_B, s_ln):
    return exp(log(C_B) - 0.5 * s_ln * s_ln)


@worked(P_50=COST, z=(-2, 2), s_ln=DEVIATION)
def lognormalPercentile(P_50, z, s_ln):
    return exp(log(P_50) + z * s_ln)


@worked(P_80=(5e9, 7e9), C_B=(3e9, 5e9))
def contingencyTo(P_80, C_B):
    return P_80 - C_B


@worked(C_T=(4e9, 6e9), P_50=(4e9, 6e9), s_ln=DEVIATION)
def probabilityWithin(C_T, P_50, s_ln):
    return NormalDist(mu=log(P_50), sigma=s_ln).cdf(log(C_T))


NORMAL = 'the inverse of the normal distribution in the standard library of Python'
table('Z_10', NormalDist().inv_cdf(0.1), source=NORMAL)
table('Z_80', NormalDist().inv_cdf(0.8), source=NORMAL)
table('Z_90', NormalDist().inv_cdf(0.9), source=NORMAL)


# --- yearly money

SHARES = [(0.1, 0.3), (0.2, 0.4), (0.2, 0.4)]
E, R, PART = (-0.02, 0.06), (0.05, 0.15), (0.5, 1)


def grown(rate, years):
    return exp(years * log(1 + rate))


@worked(C=COST, p_k=(0.1, 0.5), e=E, k=(0, 5), t=PART)
def nominalSpend(C, p_k, e, k, t):
    return C * p_k * grown(e, k + t)


@worked(r=R, k=(0, 5), t=PART)
def discountFactor(r, k, t):
    return 1 / grown(r, k + t)


@worked(C=COST, p=SHARES, e=E, t=PART)
def nominalTotal(C, p, e, t):
    return sum(C * share * grown(e, year + t) for year, share in enumerate(p))


@worked(C=COST, p=SHARES, e=E, r=R, t=PART)
def presentValue(C, p, e, r, t):
    return sum(C * share * grown(e, year + t) / grown(r, year + t) for year, share in enumerate(p))


table('MID_YEAR', 0.5, source='half a year')
table('END_YEAR', 1, source='a whole year')
