"""Verdicts of pipeline-lateral-buckling, worked from Hobbs (1984), his table of coefficients and the minimum of each mode,
the effective force of a line with friction, and the strain of DNV-ST-F101 5.4.6. SI units; kN, m and % in what is expected."""

from math import pi, sqrt

from worked import case

# k_1 to k_6 of the localised modes: force, shortening, slip, amplitude, moment, slope
HOBBS = {
    '1': (80.76, 6.391e-5, 0.5, 2.407e-3, 0.06938),
    '2': (4 * pi**2, 1.743e-4, 1.0, 5.532e-3, 0.1088),
    '3': (34.06, 1.668e-4, 1.294, 1.032e-2, 0.1434),
    '4': (28.20, 2.144e-4, 1.608, 1.047e-2, 0.1483),
}
EXAMPLE = dict(
    D=0.32385, t=0.0127, w=900, E=207e9, alpha=1.17e-5, mu_l=0.6, mu_a=0.4, nu=0.3, dp=2e6, dT=12, H=30e3, L=2737,
    gamma_eps=2.5, gw=0.95, R=None, low=None, high=None, modes=('3',), P_0=None, nodes=None, SMYS=450e6,
)  # fmt: skip


def section(p):
    D, d = p['D'], p['D'] - 2 * p['t']
    A = pi / 4 * (D**2 - d**2)
    return dict(A_i=pi / 4 * d**2, A=A, EA=p['E'] * A, EI=p['E'] * pi / 64 * (D**4 - d**4))


def restrained(mode, L, s, mu_l, mu_a, w):
    EI, EA = s['EI'], s['EA']
    if mode == 'infinite':
        P = 4 * pi**2 * EI / L**2
        return P, P + 4.7050e-5 * EA * (mu_l * w / EI) ** 2 * L**6
    k_1, k_2, k_3, *_ = HOBBS[mode]
    P = k_1 * EI / L**2
    grown = 1 + k_2 * EA * mu_l**2 * w * L**5 / (mu_a * EI**2)
    return P, P + k_3 * mu_a * w * L * (sqrt(grown) - 1)


def minimum(mode, s, mu_l, mu_a, w):
    """By the golden section between 5 m and 500 m."""
    f = lambda L: restrained(mode, L, s, mu_l, mu_a, w)[1]
    a, b, g = 5.0, 500.0, (sqrt(5) - 1) / 2
    for _ in range(200):
        c, d = b - g * (b - a), a + g * (b - a)
        a, b = (a, d) if f(c) < f(d) else (c, b)
    return (a + b) / 2, *restrained(mode, (a + b) / 2, s, mu_l, mu_a, w)


def standing(mode, s, mu_l, mu_a, w, P_0):
    """The longer length at which the restrained force is balanced."""
    low, _, least = minimum(mode, s, mu_l, mu_a, w)
    if P_0 <= least:
        return None
    high = 3000.0
    for _ in range(200):
        middle = (low + high) / 2
        low, high = (low, middle) if restrained(mode, middle, s, mu_l, mu_a, w)[1] > P_0 else (middle, high)
    return low


def reached(p, s, mu_a):
    """Most compressive force: full restraint, or what friction from the nearer end holds; uniform heat."""
    S_0 = -p['P_0'] if p['P_0'] else p['H'] - p['dp'] * s['A_i'] * (1 - 2 * p['nu']) - s['EA'] * p['alpha'] * p['dT']
    held = mu_a * p['w'] * p['L'] / 2
    # a line in tension is least so at its free ends
    return S_0, max(S_0, -held) if S_0 < 0 else 0


def bent(mode, L, s, mu_l, w, D):
    _, _, _, k_4, k_5 = HOBBS[mode]
    M = k_5 * mu_l * w * L**2
    return k_4 * mu_l * w * L**4 / s['EI'], M, M * D / (2 * s['EI'])


def verdict(name, tables=True, steep=False, **changes):
    p = {**EXAMPLE, **changes}
    s, w, out = section(p), p['w'], {}
    S_0, _ = reached(p, s, p['mu_a'])
    pairs = [(l, a) for a in (p['mu_a'], p['high']) if a for l in (p['low'], p['mu_l']) if l]
    worst, strains = 0, []
    for i, (l, a) in enumerate(pairs):
        _, S = reached(p, s, a)
        inf = minimum('infinite', s, l, a, w)[2]
        loc = min(minimum(m, s, l, a, w)[2] for m in HOBBS)
        stands = [L for m in p['modes'] if (L := standing(m, s, l, a, w, -S_0))]
        bends = [1.1 * bent(m, L, s, l, w, p['D'])[2] for m, L in zip(p['modes'], stands)]
        strains += bends
        worst = max(worst, max(0, -S) / inf)
        cells = dict(mu_l=l, mu_a=a, reached=S / 1e3, critical=inf / 1e3, critical_localised=loc / 1e3)
        cells |= dict(ratio=max(0, -S) / inf, ratio_localised=max(0, -S) / loc)
        cells |= {'design_strain': 100 * max(bends)} if bends else {}
        out |= {f'tables.friction_matrix.{i}.{key}': v for key, v in cells.items()} if tables else {}
    allowed = 0.78 * (p['t'] / p['D'] - 0.01) * 0.93**-1.5 * p['gw'] / p['gamma_eps']
    # an elastic strain above that at the plastic moment shows nothing, and the latter is what fails it
    f_y = 0.96 * p['SMYS']
    plastic = 1.1 * f_y * (p['D'] - p['t']) ** 2 * p['t'] * p['D'] / (2 * s['EI'])
    decided = (max(strains), plastic) if strains and max(strains) > plastic else (max(strains or [0]), allowed)
    if not steep:
        out |= sides('susceptibility', *((worst, 1) if worst <= 1 else decided))
    _, S = reached(p, s, p['mu_a'])
    both = [minimum(m, s, p['mu_l'], p['mu_a'], w)[2] for m in (*HOBBS, 'infinite')]
    if p['L'] < -2 * S_0 / (p['mu_a'] * w):
        out |= sides('short_line', max(0, -S) / 1e3, min(both) / 1e3)
    if p['R']:
        out |= sides('route_curve', max(0, -S) / 1e3, p['mu_l'] * w * p['R'] / 1e3)
        out |= sides('laid_curve', p['H'] / 1e3, p['mu_l'] * w * p['R'] / 1e3)
    case(name, out | (mode_rows(p, s, S_0) if tables else {}))


def mode_rows(p, s, S_0):
    rows = {}
    for i, mode in enumerate(p['modes']):
        L, P, P_0 = minimum(mode, s, p['mu_l'], p['mu_a'], p['w'])
        cells = dict(force=P / 1e3, restrained=P_0 / 1e3, temperature=P_0 / (s['EA'] * p['alpha']))
        L_s = standing(mode, s, p['mu_l'], p['mu_a'], p['w'], -S_0)
        if L_s:
            y, M, strain = bent(mode, L_s, s, p['mu_l'], p['w'], p['D'])
            left = restrained(mode, L_s, s, p['mu_l'], p['mu_a'], p['w'])[0]
            cells |= dict(stable_length=L_s, stable_force=left / 1e3, amplitude=y, moment=M / 1e3, strain=100 * strain)
        rows |= {f'tables.modes.{i}.{key}': v for key, v in cells.items()}
    return rows


def sides(id, demand, capacity):
    return {f'checks.{id}.demand': demand, f'checks.{id}.capacity': capacity}


verdict('short-line-holds-below-every-mode', dp=7.55e6, dT=25, H=0, modes=('1', '3'))
SHORT = dict(dp=7.55e6, dT=25, H=0, mu_a=0.62, gw=0.2, gamma_eps=3.3)
verdict('short-line-beyond-a-localised-mode-fails', **SHORT)
verdict('route-curve-moves-out', R=600)
verdict('route-curve-is-pulled-in-by-its-lay-tension', R=800, H=500e3)
verdict('route-curve-holds-both-ways', R=2000, low=0.4, high=0.6)
BIG = dict(D=0.65, t=0.015, w=3800, E=206e9, alpha=1.1e-5, mu_l=0.5, mu_a=0.5)
verdict('buckle-stands-and-the-pipe-takes-it', steep=True, P_0=4e6, L=60000, **BIG)
verdict('buckle-of-small-slope-is-taken', P_0=328e3, L=100000, w=300, mu_l=0.2, mu_a=0.5, modes=('1',))
verdict('lower-friction-bends-the-buckle-too-far', P_0=5.5e6, L=60000, low=0.4, high=0.7, **BIG)
