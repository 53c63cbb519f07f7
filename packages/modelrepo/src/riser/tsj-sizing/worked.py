"""Verdicts of tsj-sizing: (EI psi')' = T psi with the long riser behind, by a Riccati equation and Runge and Kutta's fourth-order
rule, and the primary membrane and bending stresses of API RP 2RD (1998). Forces in N, lengths in m, stresses in MPa.
"""

from math import pi, radians, sqrt

from worked import case

STEPS = 4000


def size_at(taper, x):
    for (x_1, D_1, t_1), (x_2, D_2, t_2) in zip(taper, taper[1:]):
        if x <= x_2:
            share = (x - x_1) / (x_2 - x_1)
            return D_1 + share * (D_2 - D_1), t_1 + share * (t_2 - t_1)
    return taper[-1][1:]


def stiffness(D, t, E):
    return E * pi / 64 * (D**4 - (D - 2 * t) ** 4)


def bent(taper, T, angle, riser, E):
    """(x, moment) at even places from the base."""
    L = taper[-1][0]
    h = L / STEPS
    EI = [stiffness(*size_at(taper, k * h / 2), E) for k in range(2 * STEPS + 1)]
    ratio = [0.0] * (STEPS + 1)
    ratio[STEPS] = r = sqrt(T * stiffness(*riser, E))
    for k in range(STEPS, 0, -1):

        def slope(r, half):
            return -T + r * r / EI[half]

        k_1 = slope(r, 2 * k)
        k_2 = slope(r - h / 2 * k_1, 2 * k - 1)
        k_3 = slope(r - h / 2 * k_2, 2 * k - 1)
        k_4 = slope(r - h * k_3, 2 * k - 2)
        r -= h / 6 * (k_1 + 2 * k_2 + 2 * k_3 + k_4)
        ratio[k - 1] = r
    psi, found = angle, [(0.0, ratio[0] * angle)]
    rate = [m / EI[2 * k] for k, m in enumerate(ratio)]
    for k in range(STEPS):
        middle = rate[k] / 2 + rate[k + 1] / 2 + (rate_slope(rate, k, h) - rate_slope(rate, k + 1, h)) * h / 8
        weight = h / 6 * (rate[k] + 4 * middle + rate[k + 1])
        psi *= 2.718281828459045 ** -weight
        found.append(((k + 1) * h, ratio[k + 1] * psi))
    return found


def rate_slope(rate, k, h):
    below, above = max(0, k - 1), min(len(rate) - 1, k + 1)
    return (rate[above] - rate[below]) / (h * (above - below))


def von_mises(D, t, T, M, p_i, p_e):
    d = D - 2 * t
    A = pi / 4 * (D**2 - d**2)
    I = pi / 64 * (D**4 - d**4)
    T_w = T + pi / 4 * (p_i * d**2 - p_e * D**2)
    radial = -(p_e * D + p_i * d) / (D + d)
    hoop = (p_i - p_e) * D / (2 * t) - p_i

    def of(axial):
        return sqrt(((radial - hoop) ** 2 + (hoop - axial) ** 2 + (axial - radial) ** 2) / 2)

    return max(of(T_w / A + side * M * (D - t) / (2 * I)) for side in (1, -1)) / 1e6


def verdict(name, taper, riser, T, SMYS, C_f, p_i=0, p_e=0, angle=0, E=207e9):
    taper = [(x, D / 1e3, t / 1e3) for x, D, t in taper]
    riser = tuple(v / 1e3 for v in riser)
    along = bent(taper, T, radians(angle), riser, E)
    stresses = [von_mises(*size_at(taper, x), T, M, p_i, p_e) for x, M in along]
    behind = von_mises(*riser, T, along[-1][1], p_i, p_e)
    allowed = C_f * SMYS
    sides = {'joint': max(stresses), 'riser_end': behind}
    expected = {}
    for check, demand in sides.items():
        expected |= {f'checks.{check}.demand': demand, f'checks.{check}.capacity': allowed}
    case(name, expected)


plain = [(0, 508, 38), (10, 457, 32), (20, 406, 25), (30, 356, 20)]
verdict('original-membrane-only', plain, (356, 20), 2.5e6, 552, 0.67, 12e6, 1e6)
hung = [(0, 340, 60), (4, 320, 50), (8, 300, 40), (12, 273.1, 25.4)]
hang_off = {'T': 1.2e6, 'SMYS': 552, 'p_i': 20e6, 'p_e': 5e6}
verdict('tapered-scr-hang-off', hung, (273.1, 25.4), **hang_off, C_f=0.8, angle=6)
verdict('joint-alone-fails', hung, (273.1, 25.4), **hang_off, C_f=0.5, angle=6)
verdict('joint-and-riser-fail', hung, (273.1, 25.4), **hang_off, C_f=0.35, angle=6)
verdict('riser-behind-alone-fails', hung, (273.1, 8), **hang_off, C_f=0.8, angle=6)
beyond = [(0, 420, 75), (3, 380, 58), (7, 320, 38), (10, 273.1, 20.6)]
behind = {'T': 1.5e6, 'SMYS': 552, 'p_i': 15e6, 'p_e': 8e6, 'angle': 5}
verdict('riser-beyond-the-thin-end', beyond, (273.1, 15.9), **behind, C_f=0.8)
verdict('riser-beyond-the-thin-end-fails', beyond, (273.1, 15.9), **behind, C_f=0.6)
even = [(0, 400, 25), (25, 400, 25)]
verdict('uniform-joint-semi-infinite', even, (400, 25), 2e6, 450, 0.67, angle=4)
long = [(0, 650, 60), (30, 273, 25)]
verdict('largest-between-the-stations-fails', long, (273.1, 25.4), 1.2e6, 552, 0.45, angle=10)
