"""Verdicts of api-rp-2rd-riser, worked from API RP 2RD (1998) section 5 and, beside it, API STD 2RD (2013) 5.4.3.
Lengths in mm, stresses in MPa, forces in kN and moments in kN m."""

from math import cos, log, pi, sqrt

from worked import case

BASE = dict(
    D=273.1, t=25.4, t_min=None, S=448, U=None, E=207e3, f_T=1, C_f=2 / 3, D_f=0.6, k=0.45, F_b=0.6, F_c=0.6, F_D=0.8
)


def pipe(p):
    D, t = p['D'], p['t']
    t_min = p['t_min'] or 0.875 * t
    d, f_y = D - 2 * t, p['f_T'] * p['S']
    A, I = pi / 4 * (D**2 - d**2), pi / 64 * (D**4 - d**4)
    p_y, p_el = 2 * f_y * t_min / D, 2 * p['E'] * (t_min / D) ** 3 / (1 - 0.3**2)
    return dict(A=A, I=I, d=d, t_min=t_min, f_y=f_y, P_c=p_y * p_el / sqrt(p_y**2 + p_el**2), allowed=p['C_f'] * f_y)


def station(p, r, T, M, p_i, p_e):
    D, t = p['D'], p['t']
    A_o, A_i = pi / 4 * D**2, pi / 4 * r['d'] ** 2
    T_w = T * 1e3 + p_i * A_i - p_e * A_o
    radial = -(p_e * D + p_i * r['d']) / (D + r['d'])
    hoop = (p_i - p_e) * D / (2 * r['t_min']) - p_i
    bend = M * 1e6 * (D - t) / (2 * r['I'])
    vm = lambda z: sqrt(((radial - hoop) ** 2 + (hoop - z) ** 2 + (z - radial) ** 2) / 2)
    axial = max((T_w / r['A'] + s * bend for s in (1, -1)), key=vm)
    row = dict(
        effective_tension=T, true_wall_tension=T_w / 1e3, bending_moment=M, internal_pressure=p_i, external_pressure=p_e,
        radial=radial, hoop=hoop, axial=axial, von_mises=vm(axial), utilisation=vm(axial) / r['allowed'],
        collapse=max(0, p_e - p_i) / (p['D_f'] * r['P_c']),
    )  # fmt: skip
    return row | (methods(p, r, T, M, p_i - p_e) if p['U'] else {})


def methods(p, r, T, M, P_net):
    """Method 1, a line in tension and moment; Method 2, a cosine; F is what the pressure leaves."""
    f_u = p['f_T'] * p['U']
    p_b = p['k'] * (r['f_y'] + f_u) * log(p['D'] / (p['D'] - 2 * r['t_min']))
    F = sqrt(p['F_D'] ** 2 - (P_net / (p_b if P_net >= 0 else r['P_c'])) ** 2)
    T_y, M_y = r['f_y'] * r['A'] / 1e3, r['f_y'] * pi / 4 * (p['D'] - p['t']) ** 2 * p['t'] / 1e6
    pull, bend = abs(T) / T_y, abs(M) / (4 / pi * M_y)
    return dict(method_1=(pull + abs(M) / M_y) / F, method_2=bend / (F * cos(pi / 2 * pull / F)))


def verdict(name, stations, tables=False, **changes):
    p = {**BASE, **changes}
    r = pipe(p)
    rows = [station(p, r, *s) for s in stations]
    outside = max(s[3] - s[2] for s in stations)
    # under effective compression a stress below its limit is not assessed: the riser may buckle as a column
    pulled = all(s[0] >= 0 for s in stations)
    stress = {
        'checks.von_mises.demand': max(row['von_mises'] for row in rows),
        'checks.von_mises.capacity': r['allowed'],
        'checks.von_mises.utilisation': max(row['utilisation'] for row in rows),
    }
    out = (stress if pulled else {}) | {
        'checks.collapse.demand': outside,
        'checks.collapse.capacity': p['D_f'] * r['P_c'],
        'checks.collapse.utilisation': max(0, outside) / (p['D_f'] * r['P_c']),
    }
    if tables:
        out |= {f'tables.stations.{i}.{key}': v for i, row in enumerate(rows) for key, v in row.items()}
        out |= dict(allowable_stress=r['allowed'], collapse_pressure=r['P_c'])
    case(name, out)


EXAMPLE = dict(t_min=25.4, U=531, C_f=0.67)
verdict('von-mises-stress-alone-fails', [(900, 120, 0, 0), (1200, 180, 5, 0), (1900, 260, 10, 0)], **EXAMPLE)
EMPTY = dict(t=15.9, t_min=15.9, S=450, D_f=0.75)
verdict('collapse-alone-fails', [(300, 0, 0, 35)], **EMPTY)
verdict('external-pressure-empty-riser', [(300, 90, 0, 30)], **EMPTY)
OWN = dict(D=330, t=22, t_min=19, S=415, U=520, E=200e3, f_T=0.95, C_f=0.8, D_f=0.7, k=0.5, F_D=0.9)
THREE = [(1400, 150, 14, 0), (900, 210, 6, 9), (-200, 180, 2, 13)]
verdict('three-stations-each-factor-its-own', THREE, tables=True, **OWN)
