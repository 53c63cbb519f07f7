"""Operating cost of a field: benchmarks of the screening, parts of a year, the economic limit of SPE PRMS, years of a life."""

from math import exp, log

from worked import logarithmic, table, worked

YEAR, DAY, BBL = 365.25 * 86400, 86400, 0.158987294928
BBL_D = BBL / DAY
RATE = (2e4 * BBL_D, 2.5e5 * BBL_D)
ANNUAL = (2e7 / YEAR, 4e8 / YEAR)
PER_M3 = (2 / BBL, 15 / BBL)
CAPEX = logarithmic(5e8, 1e10)


# --- benchmark


@worked(f_min=0.85, s_a=0.03 / YEAR, a_r=5 * YEAR, a=(0.5 * YEAR, 5 * YEAR), also=[dict(a=a * YEAR) for a in (0, 4, 5)])
def youngFactor(f_min, s_a, a_r, a):
    before = (a_r - a) / YEAR
    return 1 - 0.03 * before if 0.03 * before < 0.15 else f_min


@worked(g_a=1.025, a=(5, 40), a_r=5)
def ageingFactor(g_a, a, a_r):
    return exp((a - a_r) * log(g_a))


@worked(T=ANNUAL, Q=RATE, Q_r=1e5 * BBL_D, n=0.7, f_a=(0.85, 2))
def benchmarkOpex(T, Q, Q_r, n, f_a):
    return f_a * T * exp(n * log(Q / Q_r))


@worked(F=ANNUAL, Y=YEAR, N_d=365 * DAY, Q=RATE)
def unitOpex(F, Y, N_d, Q):
    usd_a_year, bbl_a_day = F * Y, Q / BBL_D
    return usd_a_year / 365 / bbl_a_day / BBL


def ranges(text):
    low, base, high = text.split('/')
    return {'low': float(low), 'base': float(base), 'high': float(high)}


SCREENING = 'screening benchmark, Gulf of Mexico 2024, 1e6 USD a year'
HOSTS = {
    'TLP': '80/160/260',
    'Spar': '90/175/290',
    'Semi': '110/210/360',
    'FPSO': '140/270/480',
    'Subsea_Tieback': '20/50/90',
    'Dry_Tree_Unit': '95/185/300',
}
table('OPERATING_COST', {host: ranges(text) for host, text in HOSTS.items()}, source=SCREENING)
table('OPEX_CAPACITY', 100000, source=SCREENING)
table('OPEX_EXPONENT', 0.7, source=SCREENING)
table('REFERENCE_AGE', 5, source=SCREENING)
table('YOUTH_SLOPE', 3 / 100, source=SCREENING)
table('LEAST_AGE_FACTOR', 0.85, source=SCREENING)
table('YEARLY_AGEING', 1 + 2.5 / 100, source=SCREENING)


# --- parts of a year


@worked(f_t=(0.01 / YEAR, 0.05 / YEAR), C=CAPEX)
def maintenanceCost(f_t, C):
    return C * f_t


@worked(f_s=(0.003 / YEAR, 0.01 / YEAR), C=CAPEX)
def insuranceCost(f_s, C):
    return C * f_s


@worked(n_p=(20, 200), c_p=(400 / DAY, 1000 / DAY), N_d=365 * DAY, Y=YEAR)
def manningCost(n_p, c_p, N_d, Y):
    usd_a_year = 365 * n_p * (c_p * DAY)
    return usd_a_year / YEAR


table('YEAR_OF_COST', 1, source='one year')


@worked(n_w=(1, 50), i_w=(0.05 / YEAR, 0.5 / YEAR), c_w=(1e6, 3e7))
def interventionCost(n_w, i_w, c_w):
    return c_w * (n_w * i_w)


@worked(F_m=ANNUAL, F_i=ANNUAL, F_p=ANNUAL, F_w=ANNUAL, F_l=ANNUAL, F_o=ANNUAL)
def builtUpOpex(F_m, F_i, F_p, F_w, F_l, F_o):
    return sum([F_m, F_i, F_p, F_w, F_l, F_o])


@worked(F=ANNUAL, x_L=(0.1, 0.4))
def lowOpex(F, x_L):
    return F - x_L * F


@worked(F=ANNUAL, x_H=(0.1, 0.8))
def highOpex(F, x_H):
    return F + x_H * F


# --- economic limit


@worked(W=(0.25, 1), y=(0, 0.1875))
def netInterest(W, y):
    return W - W * y


@worked(I_R=(0.2, 0.875), P=(250, 600), P_g=(0.05, 0.3), G=(0, 500), x=(0, 0.1))
def netRevenue(I_R, P, P_g, G, x):
    return (1 - x) * I_R * P + (1 - x) * I_R * P_g * G


@worked(R=(200, 500), W=(0.25, 1), v=PER_M3)
def barrelMargin(R, W, v):
    return R - v * W


@worked(W=(0.25, 1), F=(2e7, 4e8), N_d=(365, 365.25), M=(20, 60))
def economicLimit(W, F, N_d, M):
    return W * F / M / N_d


@worked(F=(2e7, 4e8), N_d=(365, 365.25), q=(5e3, 1e5), v=(2, 15))
def unitCostAt(F, N_d, q, v):
    return v + F / N_d / q


@worked(W=(0.25, 1), u=PER_M3)
def ownersUnitCost(W, u):
    return u * W


@worked(q_i=RATE, q_el=(1e3 * BBL_D, 1e4 * BBL_D), D=(0.05 / YEAR, 0.4 / YEAR))
def timeToLimit(q_i, q_el, D):
    return (log(q_i) - log(q_el)) / D


table('CALENDAR_YEAR', 365, source='days of a year')
table('MEAN_YEAR', 365 + 1 / 4, source='days of a year, one of four with 366')


# --- years of a life

COSTS = [(1e8, 2e8), (1e8, 2e8), (1e8, 2e8)]
VOLUMES = [(1e6, 5e6), (1e6, 5e6), (1e6, 5e6)]
FACTORS = [(0.9, 1), (0.7, 0.9), (0.5, 0.7)]


@worked(q_i=(1e4, 2e5), D=(0.05, 0.4), k=(0, 20))
def rateOfYear(q_i, D, k):
    return exp(log(q_i) - D * k)


@worked(N_d=(365, 365.25), q_a=(5e4, 1e5), q_b=(1e4, 5e4), D=(0.05, 0.4))
def decliningVolume(N_d, q_a, q_b, D):
    return (q_a / D - q_b / D) * N_d


@worked(N_d=(365 * DAY, 365.25 * DAY), q_a=RATE)
def steadyVolume(N_d, q_a):
    return q_a * N_d


@worked(F=(2e7, 4e8), v=(2, 15), tau=(0, 6), V_k=(1e6, 5e7), T_k=(0, 5e7), e=(0, 0.05), k=(0, 20))
def costOfYear(F, v, tau, V_k, T_k, e, k):
    return (F + T_k + v * V_k + tau * V_k) * exp(k * log(1 + e))


@worked(C_k=(1e8, 5e8), V_k=(1e6, 5e6))
def costOfBarrel(C_k, V_k):
    return C_k / V_k


@worked(C=COSTS)
def lifeCost(C):
    return sum(C)


@worked(V=VOLUMES)
def lifeVolume(V):
    return sum(V)


@worked(C=COSTS, d=FACTORS)
def presentLifeCost(C, d):
    return sum(a * b for a, b in zip(C, d))


@worked(C=COSTS, V=VOLUMES, d=FACTORS)
def levelisedCost(C, V, d):
    return sum(a * b for a, b in zip(C, d)) / sum(a * b for a, b in zip(V, d))


@worked(C_A=(1e8, 1e9), N_p=(1e7, 1e8))
def provisionOfBarrel(C_A, N_p):
    return C_A / N_p


@worked(R=(200, 500), V_k=(1e5, 5e6), W=(0.25, 1), C_k=(1e8, 5e8))
def netCash(R, V_k, W, C_k):
    return V_k * R - C_k * W
