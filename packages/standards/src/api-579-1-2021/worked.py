"""API 579-1/ASME FFS-1, parts 4 and 5: general and local metal loss of a cylinder, from the method of the specifications."""

from math import sqrt

from worked import table, worked

SPECIFICATION = 'method of the specifications of api579-pipe-ffs'
T = (0.008, 0.02)


@worked(t_nom=(0.012, 0.02), LOSS=(0.0005, 0.002), FCA=(0.0005, 0.002))
def corrodedWall(t_nom, LOSS, FCA):
    return t_nom - LOSS - FCA


@worked(D=(0.2, 1), t_c=T)
def discontinuityDistance(D, t_c):
    return 1.8 * sqrt(D * t_c)


@worked(D_o=(0.2, 1), t_c=T)
def insideDiameter(D_o, t_c):
    return D_o - 2 * t_c


@worked(t_mm=T, FCA=(0.0005, 0.002))
def leastRemainingWall(t_mm, FCA):
    return t_mm - FCA


@worked(t_nom=T, t_floor=0.0013, also=[{'t_nom': t} for t in (0.004, 0.00648, 0.0065, 0.00652)])
def limitingThickness(t_nom, t_floor):
    return max(0.2 * t_nom, t_floor)


@worked(t_nom=(0.012, 0.02), t_mm=(0.005, 0.011))
def lossSoFar(t_nom, t_mm):
    return t_nom - t_mm


@worked(FCA_lim=(0.5, 5), CR=(0.05, 0.5))
def remainingLife(FCA_lim, CR):
    return FCA_lim / CR


@worked(t_mm=T, FCA=(0.0005, 0.002), t_c=(0.01, 0.02))
def thicknessRatio(t_mm, FCA, t_c):
    return (t_mm - FCA) / t_c


@worked(t_am=T, FCA=(0.0005, 0.002))
def averageRemainingWall(t_am, FCA):
    return t_am - FCA


def trapezoids(x_a, x_b, y_a, y_b):
    return sum((b - a) * (ya + yb) / 2 for a, b, ya, yb in zip(x_a, x_b, y_a, y_b))


STATIONS = dict(x_a=[(0, 0.02), (0.03, 0.05), (0.08, 0.1)], x_b=[(0.03, 0.05), (0.08, 0.1), (0.12, 0.15)])


@worked(**STATIONS, t_a=[T, T, T], t_b=[T, T, T], x_1=(0, 0.02), x_2=(0.12, 0.15))
def averageThickness(x_a, x_b, t_a, t_b, x_1, x_2):
    return trapezoids(x_a, x_b, t_a, t_b) / (x_2 - x_1)


@worked(R_t=(0.2, 0.8), RSF_a=0.9, also=[{'R_t': R} for R in (0.85, 0.896, 0.8999, 0.9, 0.904, 1)])
def averagingFactor(R_t, RSF_a):
    if R_t >= RSF_a:
        return 50.0
    return 1.123 * sqrt(((1 - R_t) / (1 - R_t / RSF_a)) ** 2 - 1)


@worked(Q=(0.3, 50), D=(0.2, 1), t_c=T)
def averagingLength(Q, D, t_c):
    return Q * sqrt(D * t_c)


@worked(t_i=[T, T, T, T, T], t_mean=(0.008, 0.02))
def coefficientOfVariation(t_i, t_mean):
    return sqrt(sum((t - t_mean) ** 2 for t in t_i) / (len(t_i) - 1)) / t_mean


CREDIT = dict(t_c=0.012, t_am_s=0.02, t_am_c=0.02, t_mm_f=0.008, t_lim=0.0025, RSF_a=0.9)


@worked(
    **{**CREDIT, 't_am_s': T, 't_am_c': T, 't_mm_f': (0.003, 0.008)},
    draws=6,
    also=[
        CREDIT,
        {**CREDIT, 't_am_s': 0.009},
        {**CREDIT, 't_am_c': 0.009},
        {**CREDIT, 't_mm_f': 0.004},
        {**CREDIT, 't_mm_f': 0.002495},
        {**CREDIT, 't_mm_f': 0.0025},
        {**CREDIT, 't_mm_f': 0.002505},
    ],
)
def creditedWall(t_c, t_am_s, t_am_c, t_mm_f, t_lim, RSF_a):
    # the largest t_min that both t_am >= RSF_a t_min and t_mm >= max(0.5 t_min, t_lim) let stand
    if t_mm_f < t_lim:
        return 0.0
    return min(t_c, t_am_s / RSF_a, t_am_c / RSF_a, 2 * t_mm_f)


@worked(t_min=T, t_lim=0.0025, also=[{'t_min': t} for t in (0.004, 0.00498, 0.005, 0.00502)])
def leastWallLimit(t_min, t_lim):
    return max(0.5 * t_min, t_lim)


@worked(RSF_a=(0.8, 0.95), t_min=T)
def levelTwoThickness(RSF_a, t_min):
    return RSF_a * t_min


@worked(t_i=[T, T, T, T])
def meanThickness(t_i):
    return sum(t_i) / len(t_i)


@worked(A=(1e-5, 3e-4), A_0=(4e-4, 9e-4), M_t=(1.05, 6))
def areaStrengthFactor(A, A_0, M_t):
    return (1 - A / A_0) / (1 - (1 / M_t) * (A / A_0))


FOLIAS = [
    1.0010, -0.014195, 0.29090, -0.096420, 0.020890, -0.0030540,
    2.9570e-4, -1.8462e-5, 7.1553e-7, -1.5631e-8, 1.4656e-10,
]  # fmt: skip


@worked(**{'lambda': (0, 20)}, draws=8, also=[{'lambda': x} for x in (0, 0.5, 1, 2, 5, 8, 10, 20)])
def foliasFactor(**args):
    return sum(c * args['lambda'] ** k for k, c in enumerate(FOLIAS))


@worked(**STATIONS, t_a=[(0.003, 0.02)] * 3, t_b=[(0.003, 0.02)] * 3, t_c=0.012, FCA=0.001, draws=8)
def metalLossArea(x_a, x_b, t_a, t_b, t_c, FCA):
    lost = [[max(0, t_c - (t - FCA)) for t in ends] for ends in (t_a, t_b)]
    return trapezoids(x_a, x_b, *lost)


@worked(s=(0.02, 0.3), t_c=T)
def originalArea(s, t_c):
    return s * t_c


@worked(MAWP=(5e6, 2e7), RSF=(0.4, 0.88), RSF_a=0.9, also=[{'MAWP': 1e7, 'RSF': x} for x in (0.896, 0.9, 0.904, 1)])
def reducedPressure(MAWP, RSF, RSF_a):
    return MAWP * RSF / RSF_a if RSF < RSF_a else MAWP


@worked(R_t=(0.2, 0.9), M_t=(1.05, 6))
def remainingStrengthFactor(R_t, M_t):
    return R_t / (1 - (1 - R_t) / M_t)


@worked(**{'lambda': (0.4, 20)}, RSF_a=0.9, M_t=(1.05, 6), also=[
    {'lambda': 0.2, 'M_t': 1.5}, {'lambda': 0.3525, 'M_t': 1.5}, {'lambda': 0.354, 'M_t': 1.5},
    {'lambda': 0.3555, 'M_t': 1.5}, {'lambda': 0.4, 'M_t': 1.02}, {'lambda': 0.4, 'M_t': 1.0283}, {'lambda': 0.4, 'M_t': 1.0289},
])  # fmt: skip
def screeningRatio(RSF_a, M_t, **args):
    if args['lambda'] <= 0.354:
        return 0.2
    return max(0.2, (RSF_a - RSF_a / M_t) / (1 - RSF_a / M_t))


@worked(s=(0.02, 0.5), D=(0.2, 1), t_c=T)
def shellParameter(s, D, t_c):
    return 1.285 * s / sqrt(D * t_c)


@worked(x_1=(0, 0.1), x_2=(0.2, 0.5))
def subInterval(x_1, x_2):
    return x_2 - x_1


@worked(E_C=(0.7, 1), E_L=(0.7, 1), RSF=(0.5, 1))
def tensileStrengthFactor(E_C, E_L, RSF):
    return E_C / (2 * RSF) * (1 + sqrt(4 - 3 * E_L**2) / E_L)


table('LEAST_THICKNESS_RATIO', 0.2, SPECIFICATION + ', step 5')
table('LEAST_WALL', 0.0013, SPECIFICATION + ', step 4: 1.3 mm (0.05 in) for piping')
table('RSF_ALLOWABLE', 0.9, SPECIFICATION + ', step 4')
table('COV_LIMIT', 0.1, SPECIFICATION + ', step 3')
table('LAMBDA_LIMIT', 20, SPECIFICATION + ', step 5')
