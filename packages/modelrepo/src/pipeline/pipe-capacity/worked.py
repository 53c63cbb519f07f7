"""Verdicts of pipe-capacity, worked from API RP 1111 (2015) 4.3, API STD 2RD (2013) section 5 with Method 1, and for the
cross-check DNV-ST-F101 (2021) 5.4.2, 5.4.4 and 5.4.5. Lengths in mm, stresses and pressures in MPa, forces in kN."""

from math import log, pi, sqrt

from worked import case

RP, STD = 'API RP 1111', 'API STD 2RD 2013'
EXAMPLE = dict(
    code=RP, D=323.9, t=12.7, corrosion=3, S=450, U=535, E=207e3, nu=0.3, P_net=13.5, P_ext=1.5, T=500, strain=0.0008,
    ovality=0.005, f_b=2, f_o=0.7, f_p=0.8, f_c=1, f_e=1, f_t=1, k=0.45, f_d=None, f_l=None, M=None, inside=0, rho=1025,
)  # fmt: skip


def root(f, target, low, high):
    """Where a rising function reaches its target."""
    for _ in range(200):
        middle = (low + high) / 2
        low, high = (low, middle) if f(middle) > target else (middle, high)
    return low


def burst(p, t):
    D, strength = p['D'], p['S'] + p['U']
    if p['code'] == STD:
        p_b = p['k'] * strength * log(D / (D - 2 * t))
        return p_b, (p['f_d'] or 0.6) * p_b
    p_b = 0.45 * strength * log(D / (D - 2 * t)) if D / t <= 15 else 0.9 * strength * t / (D - t)
    return p_b, 0.8 * (p['f_d'] or 0.9) * p['f_e'] * p['f_t'] * p_b


def collapse(p, t):
    slender = t / p['D']
    p_y, p_el = 2 * p['S'] * slender, 2 * p['E'] * slender**3 / (1 - p['nu'] ** 2)
    return p_y * p_el / sqrt(p_y**2 + p_el**2)


def propagation(p, t):
    return 24 * p['S'] * (t / p['D']) ** 2.4


def states(p, t):
    """Demand and capacity of every limit state of a net wall."""
    D = p['D']
    p_b, inner = burst(p, t)
    p_c = collapse(p, t)
    T_y = p['S'] * pi * (D - t) * t / 1e3
    pull = p['T'] / T_y
    out = {
        'burst': (p['P_net'], inner),
        'collapse': (p['P_ext'], p['f_o'] * p_c),
        'propagation': (p['P_ext'], p['f_p'] * propagation(p, t)),
    }
    if p['code'] == RP:
        out['longitudinal load'] = (p['T'], 0.6 * T_y)
        out['combined load'] = (sqrt((p['P_net'] / p_b) ** 2 + pull**2), p['f_l'] or 0.9)
    else:
        W = pi / 4 * (D - t) ** 2 * t
        bent = p['E'] * p['strain'] / p['S'] if p['M'] is None else abs(p['M']) * 1e6 / (p['S'] * W)
        over = p_b if p['P_net'] >= 0 else p_c
        out['combined load'] = (sqrt((bent + abs(pull)) ** 2 + (p['P_net'] / over) ** 2), p['f_l'] or 0.8)
    bending = p['f_b'] * p['strain'] / (t / (2 * D)) + p['P_ext'] / (p['f_c'] * p_c)
    out['bending with external pressure'] = (bending, 1 / (1 + 20 * p['ovality']))
    return out


NAMES = {
    'burst': 'internal_pressure',
    'collapse': 'external_pressure',
    'longitudinal load': 'longitudinal',
    'combined load': 'combined',
}


def expected(p, t):
    made = {}
    for name, (demand, capacity) in states(p, t).items():
        no_strain = p['strain'] == 0 and p['M'] is not None and name == 'bending with external pressure'
        # from outside burst is no matter, and arrestors are fitted where a buckle would run
        if no_strain or (name == 'propagation' and demand >= capacity) or (name == 'burst' and demand < 0):
            continue
        prefix = 'rp1111_' if p['code'] == RP else 'std2rd_'
        own = {'propagation': 'propagation', 'bending with external pressure': 'bending_external'}.get(name)
        id = f'checks.{own or prefix + NAMES[name]}'
        made |= {f'{id}.demand': demand, f'{id}.capacity': capacity, f'{id}.utilisation': demand / capacity}
    return made


def verdict(name, **changes):
    p = {**EXAMPLE, **changes}
    case(name, expected(p, p['t'] - p['corrosion']))


def row(table, i, **cells):
    return {f'tables.{table}.{i}.{column}': value for column, value in cells.items()}


def capacities(p, t):
    p_b, inner = burst(p, t)
    p_c, p_p = collapse(p, t), propagation(p, t)
    return dict(
        net=t, slenderness=p['D'] / t, burst=p_b, internal=inner, collapse=p_c, external=p['f_o'] * p_c, propagation=p_p,
        no_arrestors=p['f_p'] * p_p, yield_tension=p['S'] * pi * (p['D'] - t) * t / 1e3,
        used=max(d / c for d, c in states(p, t).values()),
    )  # fmt: skip


def f101(p, t):
    """Safety class medium, alpha_U 0.96, seamless, twice the ovality of API RP 1111."""
    D = p['D']
    f_y, f_u = 0.96 * p['S'], 0.96 * p['U']
    p_b = 2 * t / (D - t) * min(f_y, f_u / 1.15) * 2 / sqrt(3)
    p_el, p_p = 2 * p['E'] * (t / D) ** 3 / (1 - p['nu'] ** 2), 2 * f_y * t / D
    oval = max(2 * p['ovality'], 0.005) * D / t
    gap = lambda x: p_el * p_p * oval * x - (p_el - x) * (p_p**2 - x**2)
    p_c = root(gap, 0, 0, min(p_el, p_p))
    p_pr = 35 * f_y * (t / D) ** 2.5
    return dict(
        burst=p_b, internal=p_b / (1.15 * 1.138), collapse=p_c, external=p_c / (1.15 * 1.14), propagation=p_pr,
        no_arrestors=p_pr / (1.15 * 1.14),
    )  # fmt: skip


def wall_tables(p, t):
    rows = {}
    holds = [lambda w: burst(p, w)[1], lambda w: p['f_o'] * collapse(p, w), lambda w: p['f_p'] * propagation(p, w)]
    for i, (demand, capacity) in enumerate(states(p, t).values()):
        rows |= row('limit_states', i, utilisation=demand / capacity)
        if i < 3:
            net = root(holds[i], demand, 0, p['D'] / 2)
            nominal = net + p['corrosion']
            mass = 0.0246615 * (p['D'] - nominal) * nominal
            rows |= row('limit_states', i, net_pressure=demand, required=net, nominal=nominal, mass=mass)
    p_b, inner = burst(p, t)
    test = inner / 0.8 if p['code'] == RP else 0.81 * p_b
    incidental = 0.9 * test if p['code'] == RP else 0.67 * p_b
    for i, limit in enumerate((test, incidental, inner)):
        rows |= row('pressure_limits', i, limit=limit, share=limit / p_b)
    return rows


def other_tables(p, t):
    rows = row('corrosion', 0, **capacities(p, p['t'])) | row('corrosion', 1, **capacities(p, t))
    for i in (0, 2, 5, 13, 15):
        nominal = (0.5 + 0.1 * i) * p['t']
        rows |= row('wall_sweep', i, nominal=nominal, **capacities(p, nominal - p['corrosion']))
    p_c = collapse(p, t)
    bent = (1 / (1 + 20 * p['ovality']) - p['f_b'] * p['strain'] / (t / (2 * p['D']))) * p['f_c'] * p_c
    for i, pressure in enumerate((p['f_o'] * p_c, p['f_p'] * propagation(p, t), bent)):
        depth = (pressure + p['inside']) * 1e6 / (p['rho'] * 9.80665)
        rows |= row('depths', i, pressure=pressure, depth=depth)
    printed = dict(f_e=1, f_t=1, k=0.45, f_d=None)
    for i, code in enumerate((RP, STD)):
        of = p if p['code'] == code else {**p, **printed, 'code': code}
        cells = capacities(of, t)
        rows |= row('codes', i, **{c: cells[c] for c in f101(p, t)})
    return rows | row('codes', 2, **f101(p, t))


def everything(name, **changes):
    p = {**EXAMPLE, **changes}
    t = p['t'] - p['corrosion']
    case(name, expected(p, t) | wall_tables(p, t) | other_tables(p, t))


verdict('rp1111-burst-alone-fails', P_net=22 - 1.5)
verdict('rp1111-collapse-alone-fails', P_net=15 - 8, P_ext=8)
verdict('rp1111-tension-alone-fails', T=2700)
verdict('rp1111-tension-with-pressure-alone-fails', P_net=20.5 - 1.5, T=2500)
verdict('rp1111-bending-alone-fails', strain=0.007)
verdict('rp1111-sea-lets-a-buckle-run', P_net=15 - 3, P_ext=3)
verdict('std2rd-burst-alone-fails', code=STD, P_net=18.1 - 1.5)
verdict('std2rd-collapse-alone-fails', code=STD, P_net=15 - 8, P_ext=8)
verdict('std2rd-method-1-alone-fails', code=STD, T=1200)
verdict('std2rd-bending-with-the-sea-fails', code=STD, strain=0.0015, P_net=15 - 6.4, P_ext=6.4, T=0, f_b=2.5, f_c=0.8, f_l=0.95)
verdict('std2rd-method-1-pushed-from-outside', code=STD, P_net=-6, strain=0, M=80)

LOADS = dict(D=330, t=15, corrosion=2, S=415, U=520, E=200e3, nu=0.28, T=900, strain=0.0007, ovality=0.006, f_b=1.8, f_o=0.6)
DEEP = 1010 * 9.80665 * 260 / 1e6
FACTORS = dict(f_p=0.75, f_c=0.85, f_d=0.75, P_net=22.5 - DEEP, P_ext=DEEP - 0.6, inside=0.6, rho=1010)
everything('rp1111-every-factor-its-own', **LOADS, **FACTORS, f_e=0.95, f_t=0.967, f_l=0.96)
everything('std2rd-every-factor-its-own', code=STD, **LOADS, **FACTORS, k=0.5, f_l=0.96, M=-120)
EIGHT_INCH = dict(D=219.1, t=20.6, corrosion=0)
verdict('rp1111-thick-x65-8in', **EIGHT_INCH)
verdict('rp1111-combined-load', t=15.9, corrosion=0, P_net=20, P_ext=5, T=1500, strain=0.0015)
