"""Verdicts of pipeline-upheaval-buckling, worked from the universal curve of Palmer et al. (OTC 6335, 1990), the uplift of
DNV-RP-F110 (2018) and DNV-ST-F101 (2021) 5.4.6. SI units; kN/m and % in what is expected."""

from math import pi, sqrt

from worked import case

EXAMPLE = dict(
    D=0.2191, t=0.0143, w=700, E=207e9, alpha=1.17e-5, nu=0.3, dp=20e6, dT=40, lay=0, delta=0.2, L=20, H=1.4, gamma=9e3,
    f=0.5, g_UR=1.3, g_L=1.1, SMYS=450e6, SMTS=535e6, gamma_SC=1.14, gamma_eps=2.5, gw=1, least=None, share=None, s_u=None,
    survey=(), berm=None,
)  # fmt: skip


def pipe(p):
    D, d = p['D'], p['D'] - 2 * p['t']
    return dict(A_i=pi / 4 * d**2, A=pi / 4 * (D**2 - d**2), EI=p['E'] * pi / 64 * (D**4 - d**4))


def compression(p, s, rise):
    return p['dp'] * s['A_i'] * (1 - 2 * p['nu']) + p['E'] * s['A'] * p['alpha'] * rise - p['lay']


def download(delta, L, P, EI):
    phi = L * sqrt(P / EI)
    if phi < 4.49:
        phi_w = 0.0646
    elif phi < 8.06:
        phi_w = 5.68 / phi**2 - 88.35 / phi**4
    else:
        phi_w = 9.6 / phi**2 - 343 / phi**4
    return phi_w * delta * P**2 / EI


def uplift(p, H):
    D, gamma = p['D'], p['gamma']
    drained = gamma * H * D + gamma * D**2 * (1 / 2 - pi / 8) + p['f'] * gamma * (H + D / 2) ** 2
    if p['s_u'] is None:
        return drained
    return min(drained, p['s_u'] * D * min(3, (H + D / 2) / D))


def cover_for(p, R):
    """By halving the uplift of sand."""
    low, high = 0.0, 20.0
    if uplift(p, 0) >= R:
        return 0.0
    for _ in range(200):
        middle = (low + high) / 2
        low, high = (low, middle) if uplift(p, middle) > R else (middle, high)
    return low


def held(p, w_req, H):
    w_d, w_av = p['g_L'] * w_req, p['w'] + uplift(p, H) / p['g_UR']
    return w_d, w_av, cover_for(p, max(0, w_d - p['w']) * p['g_UR'])


def combined(p, M, P):
    """DNV-ST-F101 5.4.6.1, combination b on an uneven bed."""
    D, t = p['D'], p['t']
    f_y, f_u = 0.96 * p['SMYS'], 0.96 * p['SMTS']
    beta = (60 - D / t) / 90
    alpha_c = 1 - beta + beta * f_u / f_y
    p_b = 2 * t / (D - t) * min(f_y, f_u / 1.15) * 2 / sqrt(3)
    share = p['dp'] / p_b
    alpha_p = 1 - beta if share < 2 / 3 else 1 - 3 * beta * (1 - share)
    g, load = 1.15 * p['gamma_SC'], 1.1 * 1.07
    M_p, S_p = f_y * (D - t) ** 2 * t, f_y * pi * (D - t) * t
    bent = g * load * M / (alpha_c * M_p) + (g * load * P / (alpha_c * S_p)) ** 2
    return bent**2 + (alpha_p * share / alpha_c) ** 2


def sides(id, demand, capacity):
    return {f'checks.{id}.demand': demand, f'checks.{id}.capacity': capacity}


def surveyed(p, s):
    rows = []
    for x, delta, L, H, rise in p['survey']:
        P, H = compression(p, s, p['dT'] if rise is None else rise), p['H'] if H is None else H
        w_d, w_av, need = held(p, download(delta, L, P, s['EI']), H)
        row = dict(position=x, height=delta, length=L, compression=P / 1e3, cover=H, required=w_d / 1e3)
        row |= dict(available=w_av / 1e3, utilisation=w_d / w_av, required_cover=need)
        if p['berm']:
            h = max(0, need - H)
            # the length of an imperfection is that of one side of its crest
            row['rock'] = (p['berm'][0] * h + p['berm'][1] * h**2) * 2 * L
        rows.append(row)
    return rows


def design(p, s, P):
    """Five heights up to a metre, with half, once and twice the length and the critical one."""
    critical = sqrt(2 * 88.35 / 5.68) / sqrt(P / s['EI'])
    rows = []
    for delta in (0.2, 0.4, 0.6, 0.8, 1.0):
        for L in (p['L'] / 2, p['L'], 2 * p['L'], critical):
            w_req = download(delta, L, P, s['EI'])
            rows.append(dict(height=delta, length=L, required=w_req / 1e3, cover=held(p, w_req, 0)[2]))
    return rows


def cells(table, rows):
    return {f'tables.{table}.{i}.{name}': v for i, row in enumerate(rows) for name, v in row.items()}


def verdict(name, tables=False, **changes):
    p = {**EXAMPLE, **changes}
    s = pipe(p)
    P = compression(p, s, p['dT'])
    w_req = download(p['delta'], p['L'], P, s['EI'])
    w_d, w_av, _ = held(p, w_req, p['H'])
    M = 12 * s['EI'] * p['delta'] / p['L'] ** 2
    strain = 1.1 * M * p['D'] / (2 * s['EI'])
    allowed = 0.78 * (p['t'] / p['D'] - 0.01) * 0.93**-1.5 * p['gw'] / p['gamma_eps']
    out = sides('download', w_d / 1e3, w_av / 1e3) | sides('local_buckling', combined(p, M, P), 1)
    out |= sides('crest_strain', strain, allowed)
    if p['least']:
        out |= sides('protective_cover', p['least'], p['H'])
    if p['share']:
        out |= sides('creep', max(0, w_req - p['w']) / uplift(p, p['H']), p['share'])
    rows = surveyed(p, s)
    if rows:
        worst = max(rows, key=lambda row: row['utilisation'])
        out |= sides('route', worst['required'], worst['available']) | cells('survey', rows)
    if tables:
        out |= cells('design_chart', design(p, s, P))
    case(name, out)


LIMITS = dict(least=0.6, share=0.75)
SURVEY = [(1200, 0.35, 18, 0.8, 70), (2500, 0.25, 25, None, 60), (4100, 0.5, 22, 0.6, None)]
verdict('survey-rock-and-creep', survey=SURVEY, berm=(1, 2.5), **LIMITS)
verdict('cover-holds-with-its-limits', tables=True, **LIMITS)
verdict('cover-does-not-hold', H=0.1)
verdict('protective-cover-alone-fails', **{**LIMITS, 'least': 1.6})
verdict('creep-alone-fails', **{**LIMITS, 'share': 0.05})
verdict('short-crest-alone-buckles', L=11.5, H=3)
verdict('weak-girth-weld-alone-fails', L=14, H=3, gw=0.06)
OWN = dict(
    D=0.3239, t=0.0159, w=900, E=205e9, alpha=1.16e-5, nu=0.29, dp=14e6, dT=55, lay=40e3, delta=0.25, L=24, H=1.1,
    gamma=8.5e3, f=0.4, g_UR=1.2, g_L=1.15, SMYS=415e6, SMTS=520e6, gamma_SC=1.26, gamma_eps=3.3, gw=0.9,
)  # fmt: skip
verdict('each-factor-its-own', tables=False, survey=[(500, 0.3, 21, 1.3, 45), (900, 0.2, 26, None, None)], **LIMITS, **OWN)
