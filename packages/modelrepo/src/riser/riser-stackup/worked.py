"""Verdicts of riser-stackup, worked from API RP 16Q (2017): tension for the slip ring, the loss of tensioners and lift-off,
with the effective tension by nominal weights and the wall by Barlow's formula. Forces in kN, pressures in MPa, walls in mm.
"""

from worked import case


def wall_required(p=20, D=533.4, F_y=552, FS=1.5):
    return p * D * FS / (2 * F_y)


def riser(W, B, A, mud, H_m, sea, H_w, T_set, R_f=0.9, N=None, n=1, feet=None, W_L=0, O_req=None, recoil=0, DTL=None):
    fluids = A * (mud * H_m - sea * H_w)
    slip_ring = 1.05 * W - 0.96 * B + fluids
    apparent = W - B + fluids
    worst = apparent
    if feet:
        worst = max(w - b + fluids * x / feet[-1][0] for x, w, b in feet)
    vertical = R_f * T_set
    sides = {'slip_ring': (slip_ring, vertical), 'effective_tension': (worst, vertical)}
    if N:
        left = (N - n) / N
        least = slip_ring / (R_f * left)
        sides |= {'top_tension': (least, T_set), 'effective_tension_failed': (worst, vertical * left)}
        if O_req is not None:
            at_least = R_f * least - apparent - W_L
            sides['overall_tension'] = (least + max(0, O_req - at_least) / R_f + recoil, T_set)
    if DTL:
        sides['upper_limit'] = (T_set, 0.9 * DTL)
    return sides


def verdict(name, sides, wall=None):
    if wall:
        sides['wall'] = wall
    pairs = [(check, *both) for check, both in sides.items()]
    case(name, {f'checks.{c}.{side}': v for c, d, k in pairs for side, v in (('demand', d), ('capacity', k))})


drilling = {'W': 8200, 'B': 2500, 'A': 0.18, 'mud': 13, 'H_m': 1800, 'sea': 10.05, 'H_w': 1800, 'T_set': 10250, 'N': 16}
verdict('default-drilling-riser', riser(**drilling))
verdict('setting-below-the-loss-of-one-tensioner', riser(**{**drilling, 'T_set': 8200}))
verdict('slip-ring-short-of-its-tension', riser(**{**drilling, 'T_set': 7900}))
verdict('string-slack-after-the-failure', riser(**{**drilling, 'T_set': 7900, 'n': 2}))
peer = {'W': 2000, 'B': 800, 'A': 0.15, 'mud': 14, 'H_m': 1500, 'sea': 10.05, 'H_w': 1500}
verdict('slip-ring-tension-peer', riser(**peer, T_set=2500))

full = {'W': 8200, 'B': 5200, 'A': 0.18, 'mud': 14.5, 'H_m': 1830, 'sea': 10.05, 'H_w': 1805, 'T_set': 7200, 'N': 16}
full |= {'W_L': 900, 'O_req': 222, 'recoil': 300, 'DTL': 12800}
verdict('overpull-recoil-and-tension-limit', riser(**full))
verdict('lift-off-alone-fails', riser(**{**full, 'T_set': 6400}))
verdict('tensioners-alone-set-too-high', riser(**{**full, 'T_set': 11800}))
verdict('wall-alone-fails', riser(**full), (wall_required(30), 21.5))
verdict('wall-alone-just-bears', riser(**full), (wall_required(30), 22))

deep = {'W': 6000, 'B': 1500, 'A': 0.18, 'mud': 16.5, 'H_m': 1625, 'sea': 10.05, 'H_w': 1600, 'T_set': 6200}
verdict('no-tensioner-number-bottom-in-compression', riser(**deep), (wall_required(), 22.2))

feet = [(20 * 22.86, 20 * 22.86 * 4.5, 0), (80 * 22.86, 22.86 * (20 * 4.5 + 60 * 4.6), 22.86 * 60 * 3.9)]
joints = {'W': feet[-1][1], 'B': feet[-1][2], 'feet': feet, 'A': 0.18, 'mud': 15.5, 'H_m': 1840, 'sea': 10.05}
joints |= {'H_w': 1815, 'N': 16, 'n': 2}
verdict('joints-bare-and-buoyed', riser(**joints, T_set=9000))

light = [(20 * 22.86, 20 * 22.86 * 4.5, 0), (80 * 22.86, 22.86 * (20 * 4.5 + 60 * 4.6), 22.86 * 60 * 7.5)]
float_ = {**joints, 'B': light[-1][2], 'feet': light, 'T_set': 2700, 'n': 1}
sides = riser(**float_)
verdict('buoyed-joints-leave-the-bare-ones-slack', {k: v for k, v in sides.items() if k.startswith('effective')})
