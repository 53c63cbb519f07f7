"""Verdicts of dnv-os-f201-riser, worked from DNV-OS-F201 (2010) section 5, with collapse by the cubic of DNV-ST-F101
5.4.4. SI units within, MPa, kN and kN m in what is expected."""

from math import pi, sqrt

from worked import case

GAMMA_SC = {'low': 1.04, 'normal': 1.14, 'high': 1.26}
ETA = {'low': 0.83, 'normal': 0.79, 'high': 0.75}
BASE = dict(
    D=0.2731, t=0.0254, f_y=448e6, f_u=531e6, E=207e9, nu=0.3, fab=0.93, oval=0.005, corrosion=0, t_fab=0, cls='normal',
    p_ld=5e6, p_li=None, p_min=5e6, p_e=0, T=1.4e6, M=250e3, k_M=1, gamma_c=1, propagation=True, gamma_m=1.15, parts=None,
)  # fmt: skip


def collapse(p, t):
    D = p['D']
    p_el = 2 * p['E'] * (t / D) ** 3 / (1 - p['nu'] ** 2)
    p_p = 2 * p['f_y'] * p['fab'] * t / D
    low, high = 0.0, min(p_el, p_p)
    for _ in range(200):
        x = (low + high) / 2
        beyond = p_el * p_p * p['oval'] * D / t * x > (p_el - x) * (p_p**2 - x**2)
        low, high = (low, x) if beyond else (x, high)
    return low


def burst(t, D, f_cb):
    return 2 * t / (D - t) * f_cb * 2 / sqrt(3)


def resistances(p):
    """Of the thinnest and the average wall."""
    t_2 = p['t'] - p['corrosion']
    t_1 = t_2 - p['t_fab']
    gamma = p['gamma_m'] * GAMMA_SC[p['cls']]
    f_cb = min(p['f_y'], p['f_u'] / 1.15)
    p_pr = 35 * p['f_y'] * p['fab'] * (t_2 / p['D']) ** 2.5
    return dict(
        t_2=t_2, gamma=gamma, burst=burst(t_1, p['D'], f_cb) / gamma, collapse=collapse(p, t_1) / gamma,
        propagation=p_pr / (gamma * p['gamma_c']), p_b=burst(t_2, p['D'], f_cb), p_c=collapse(p, t_2), p_pr=p_pr,
    )  # fmt: skip


def station(p, r):
    """Uses of one station; `parts` are functional, environmental and accidental tension and moment."""
    dp_li = (1.1 * p['p_ld'] if p['p_li'] is None else p['p_li']) - p['p_e']
    dp_e = p['p_e'] - p['p_min']
    T, M, T_w, M_w = p['T'], p['M'], p['T'], p['M']
    if p['parts']:
        F, E, A = p['parts'][:3]
        f, e, a = p['parts'][3:]
        T, M = (sum(gamma_of(g, x, whole) * x for g, x in zip((1.1, 1.3), whole)) for whole in ((F, E), (f, e)))
        T_w, M_w = F + E + A, f + e + a
    M, M_w = p['k_M'] * M, p['k_M'] * M_w
    Delta_p = p['p_ld'] - p['p_e']
    D, t_2 = p['D'], r['t_2']
    q_h = max(0, Delta_p) / r['p_b'] * 2 / sqrt(3)
    slender = min(60, max(15, D / t_2))
    beta = (0.4 + q_h) * (60 - slender) / 45
    alpha_c = (1 - beta) + beta * p['f_u'] / p['f_y']
    M_k, T_k = p['f_y'] * alpha_c * (D - t_2) ** 2 * t_2, p['f_y'] * alpha_c * pi * (D - t_2) * t_2
    bend, pull = lambda m: abs(m) / M_k, lambda t: (t / T_k) ** 2
    eta = ETA[p['cls']] ** 2
    if Delta_p >= 0:
        share = (Delta_p / r['p_b']) ** 2
        use = r['gamma'] * (bend(M) * sqrt(1 - share) + pull(T)) + share
        work = (bend(M_w) * sqrt(1 - share) + pull(T_w) + share) / eta
    else:
        share = (dp_e / r['p_c']) ** 2
        use = r['gamma'] ** 2 * ((bend(M) + pull(T)) ** 2 + share)
        work = ((bend(M_w) + pull(T_w)) ** 2 + share) / eta
    return dict(
        internal_pressure=p['p_ld'] / 1e6, external_pressure=p['p_e'] / 1e6, tension=T / 1e3, moment=M / 1e3,
        plastic_moment=M_k / 1e3, plastic_tension=T_k / 1e3, combined=use, bursting=max(0, dp_li) / r['burst'],
        collapse=max(0, dp_e) / r['collapse'], propagation=max(0, dp_e) / r['propagation'], working_stress=work,
    ), dp_li, dp_e  # fmt: skip


def gamma_of(gamma, part, whole):
    """The factor of a part, or its inverse where the part reduces the whole."""
    return 1 / gamma if part * sum(whole) < 0 and gamma == 1.3 else gamma


def verdict(name, lists=None, values=False, **changes):
    base = {**BASE, **changes}
    stations = [{**base, **own} for own in (lists or [{}])]
    r = resistances(base)
    found = [station(p, r) for p in stations]
    burst, outside = max(dp for _, dp, _ in found) / 1e6, max(dp for _, _, dp in found) / 1e6
    sides = {
        'combined': (max(row['combined'] for row, *_ in found), 1),
        'bursting': (burst, r['burst'] / 1e6),
        'collapse': (outside, r['collapse'] / 1e6),
    }
    if base['propagation']:
        sides['propagation'] = (outside, r['propagation'] / 1e6)
    out = {}
    for id, (demand, capacity) in sides.items():
        out |= {f'checks.{id}.demand': demand, f'checks.{id}.capacity': capacity}
        out[f'checks.{id}.utilisation'] = max(0, demand) / capacity
    if values:
        out |= dict(burst_resistance=r['p_b'] / 1e6, collapse_resistance=r['p_c'] / 1e6, propagation_pressure=r['p_pr'] / 1e6)
        out |= {f'tables.stations.{i}.{key}': v for i, (row, *_) in enumerate(found) for key, v in row.items()}
    case(name, out)


EXTERNAL = dict(p_e=15e6, T=2.3e6, M=450e3)
verdict('bursting-alone-fails', p_li=82e6)
verdict('combined-loading-alone-fails-from-outside', **{**EXTERNAL, 'M': 560e3}, p_li=5e6)
verdict('combined-loading-alone-fails-from-inside', M=600e3, p_li=5e6)
verdict('emptied-riser-collapses-alone', p_ld=60e6, p_li=60e6, p_e=60e6, p_min=0, propagation=False)
verdict('emptied-riser-lets-a-buckle-run', p_ld=30e6, p_li=30e6, p_e=30e6, p_min=0)
PARTS = (900e3, 150e3, 40e3, 60e3, 45e3, 10e3)
STATIONS = [
    dict(p_ld=14e6, p_min=2e6, p_e=0, parts=PARTS),
    dict(p_ld=17e6, p_min=4e6, p_e=7e6, parts=(700e3, 200e3, 30e3, 110e3, 60e3, 0)),
    dict(p_ld=9e6, p_min=3e6, p_e=16e6, parts=(400e3, -80e3, 20e3, 160e3, 30e3, 5e3)),
]
OWN = dict(
    D=0.33, t=0.021, f_y=415e6, f_u=520e6, E=200e9, nu=0.28, fab=0.95, oval=0.009, corrosion=0.0015, t_fab=0.0018,
    cls='high', k_M=0.9, gamma_c=0.9, gamma_m=1.2,
)  # fmt: skip
verdict('three-stations-each-factor-its-own', lists=STATIONS, values=True, **OWN)
