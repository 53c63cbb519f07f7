"""Verdicts of api579-pipe-ffs-b318: the methods of worked.py of api579-pipe-ffs-b314 on gas pipe, whose hoop stress by
ASME B31.8 goes up to F, E and T times the yield strength; in inches and psi."""

from worked import functions_of

ffs = functions_of('../api579-pipe-ffs-b314/worked.py')
Pipe, part_4, part_5, level_1, level_2, verdict = ffs.Pipe, ffs.part_4, ffs.part_5, ffs.level_1, ffs.level_2, ffs.verdict
MM, MPA = 1 / ffs.INCH, 1 / ffs.PSI


class GasPipe(Pipe):
    """In inches, with the least wall of 1.3 mm."""

    def __init__(self, D_o, t_nom, S_a=None, FCA=0, LOSS=0):
        super().__init__(D_o, t_nom, S_a, FCA, LOSS)
        self.t_lim = max(0.2 * t_nom, 1.3 * MM)


def depths(d, t):
    return {'depth_limit_b31g': (d, 0.8 * t)}


def grids():
    S_a = 0.6 * 0.95 * 52000
    pipe = GasPipe(24, 0.5, S_a, 0.02, 0.01)
    sound = [0.5, 0.494, 0.498, 0.492, 0.496]
    rows = [[sound[(j - i) % 5] for j in range(9)] for i in range(15)]
    for i, side, middle in ((5, 0.36, 0.35), (6, 0.33, 0.32), (7, 0.3, 0.29), (8, 0.33, 0.32), (9, 0.36, 0.35)):
        rows[i][3:6] = [side, middle, side]
    near = {'distance_to_discontinuity': (pipe.L_req, 40)}
    verdict('gml-24in-window-inside-grid', part_4(pipe, rows, 2, P_op=1000), near)
    verdict('operated-above-what-level-2-grants', part_4(pipe, rows, 2, 0.3, 1000), near)
    verdict('grid-beside-a-branch', part_4(pipe, rows, 2, 0.3, 700), {'distance_to_discontinuity': (pipe.L_req, 5)})
    groove = [0.48, 0.48, 0.33, 0.48, 0.48]
    verdict('groove-along-the-pipe', part_4(pipe, [groove] * 5, 1, 0.4, 500), near)
    verdict('groove-around-the-pipe', part_4(pipe, [[t] * 5 for t in groove], 1, 0.4, 500), near)
    pitted = [[0.48] * 5 for _ in range(5)]
    pitted[2][2] = 0.21
    verdict('narrow-pit-below-half-the-required-wall', part_4(pipe, pitted, 0.25, 0.4, 500), near)


def thin_areas():
    pipe, S_a = GasPipe(16, 0.375, 0.72 * 52000), 0.72 * 52000

    def area(name, t_mm, pipe=pipe, **pressures):
        verdict(name, part_5(pipe, t_mm, level_1(pipe, t_mm, 4), **pressures))

    area('lml-level1-16in-gas', 0.25)
    area('shallow-thin-area', 0.34)
    area('thin-area-below-a-fifth-of-the-wall', 0.07, P_op=100)
    area('least-wall-beside-a-wall-that-has-lost-itself', 0.07, GasPipe(16, 0.375, S_a, LOSS=0.1), P_op=100)
    area('thin-area-operated-above-its-reduced-pressure', 0.25, P_op=1700)
    area('thin-area-maop-above-its-reduced-pressure', 0.25, MAOP=1700)
    pipe = GasPipe(20, 0.5, 0.72 * 60000, 0.03, 0.02)
    left = [0.5, 0.46, 0.41, 0.36, 0.3, 0.33, 0.4, 0.45, 0.49]
    RSF = level_2(pipe, list(range(9)), left)
    near = {'distance_to_discontinuity': (pipe.L_req, 30)}
    verdict('lml-level2-20in-gas', part_5(pipe, 0.3, RSF, 1500, 1600), near)
    verdict('profile-operated-above-its-reduced-pressure', part_5(pipe, 0.3, RSF, 1900, 1600), near)
    verdict('profile-maop-above-its-reduced-pressure', part_5(pipe, 0.3, RSF, 1500, 1900), near)


def rstreng(D, t, S, x, lost):
    """Failure pressure of a river bottom, psi."""
    mm = [1 / MM * v for v in x], [1 / MM * v for v in lost]
    return MPA * ffs.rstreng(D / MM, t / MM, S / MPA, *mm)


def modified(D, t, S, d, L):
    return MPA * ffs.modified(D / MM, t / MM, S / MPA, d / MM, L / MM)


def defects():
    x, lost = [0, 2, 4, 6, 8, 10, 12], [0, 0.05, 0.12, 0.15, 0.11, 0.04, 0]
    safe = 0.72 * rstreng(24, 0.375, 52000, x, lost)
    for name, MAOP in (('river-bottom-maop-above-its-safe-pressure', 1150), ('river-bottom-maop-below-its-safe-pressure', 1130)):
        verdict(name, {'safe_pressure': (MAOP, safe)}, depths(0.15, 0.375))
    verdict('rstreng-24in', depths(0.15, 0.375))
    shallow = [0, 0.5 * MM, 1 * MM, 1 * MM, 1 * MM, 0.5 * MM, 0]
    own, sound = 0.72 * rstreng(16, 0.375, 52000, x, shallow), 0.72 * 52000 * 2 * 0.375 / 16
    verdict('pipe-without-the-flaw-limits', {'safe_pressure': (1780, min(own, sound))}, depths(1 * MM, 0.375), safe_pressure=own)
    # between the two, so that only the sound pipe fails the check
    assert sound < 1780 < own
    verdict('b31g-1991-example-6', depths(0.41, 0.5))
    metric = (609.6 * MM, 7.137 * MM, 359 * MPA)
    P_S = modified(*metric, 2.54 * MM, 254 * MM) / 1.39
    for name, MAOP in (('modified-b31g-maop-above-its-safe-pressure', 820), ('modified-b31g-maop-below-its-safe-pressure', 800)):
        verdict(name, {'safe_pressure': (MAOP, P_S)}, depths(2.54 * MM, 7.137 * MM))
    P_S = ffs.original(*metric, 2.54 * MM, 254 * MM) / 1.39
    verdict('b31g-2012-maop-above-its-safe-pressure', {'safe_pressure': (800, P_S)}, depths(2.54 * MM, 7.137 * MM))


def all_methods():
    D, t, S, f_u, d, L = 16, 0.375, 52000, 66000, 0.12, 6
    pipe, x, lost = GasPipe(D, t, 0.72 * S), [0, 2, 4, 6], [0, 0.12, 0.08, 0]
    RSF_1, RSF_2 = level_1(pipe, 0.255, L), level_2(pipe, x, [t - depth for depth in lost])
    sound = pipe.pressure(t)
    safe = [
        sound * min(1, RSF_1 / 0.9),
        sound * min(1, RSF_2 / 0.9),
        ffs.original_1991(D, t, S, d, L, 0.72),
        0.72 * ffs.original(D, t, S, d, L),
        0.72 * modified(D, t, S, d, L),
        0.72 * rstreng(D, t, S, x, lost),
        ffs.part_a(D, t, f_u, d / t, L),
        0.9 * 0.72 * ffs.capacity(D, t, f_u, d, L),
    ]
    both = {**depths(d, t), 'depth_limit_f101': (d / t, 0.85)}
    wall = {'minimum_thickness': (pipe.t_lim, 0.255), 'thickness_ratio': (0.2, 0.255 / t)}
    verdict('all-methods-16in', {'safe_pressure': (900, min(safe))}, both, wall)
    verdict('maop-above-the-lowest-of-all-methods', {'safe_pressure': (1600, min(safe))}, both, wall)
    working = 0.9 * 0.72 * ffs.capacity(D, t, f_u, 0.33, L)
    verdict('pit-of-part-b-beyond-its-depth', {'safe_pressure': (100, working)}, {'depth_limit_f101': (0.33 / t, 0.85)})
    resistance = ffs.part_a(D, t, f_u, 0.75, L)
    verdict('depth-that-part-a-cannot-rely-on', {'safe_pressure': (500, resistance)}, {'depth_limit_f101': (0.75, 0.85)})
    resistance = ffs.part_a(D, t, f_u, 0.3, L)
    verdict('part-a-maop-below-its-resistance', {'safe_pressure': (1600, resistance)}, {'depth_limit_f101': (0.3, 0.85)})


grids()
thin_areas()
defects()
all_methods()
