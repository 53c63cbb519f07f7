"""Verdicts of api579-pipe-ffs-b314: API 579-1 (2021) parts 4 and 5, ASME B31G (1991, 2012), DNV-RP-F101 and the hoop stress
of ASME B31.4, by the scripts of these standards; in mm and MPa."""

from math import inf

from worked import case, functions_of

STANDARDS = '../../../../standards/src/'
api = functions_of(STANDARDS + 'api-579-1-2021/worked.py')
b31g = functions_of(STANDARDS + 'asme-b31g-2012/worked.py')
b91 = functions_of(STANDARDS + 'asme-b31g-1991/worked.py')
f101 = functions_of(STANDARDS + 'dnv-rp-f101-2021/worked.py')
INCH, PSI = 25.4, 0.006894757293168361

LIMITS = {'ratio': 0.2, 'b31g': 0.8, 'f101': 0.85}


class Pipe:
    """Beside the flaw: t_nom less uniform loss and future corrosion, and its pressure by Barlow's formula on the outside."""

    def __init__(self, D_o, t_nom, S_a=None, FCA=0, LOSS=0):
        self.D_o, self.t_nom, self.S_a, self.FCA = D_o, t_nom, S_a, FCA
        self.t_c = t_nom - LOSS - FCA
        self.D = D_o - 2 * self.t_c
        self.t_lim = max(0.2 * t_nom, 1.3)
        self.L_req = api.discontinuityDistance(self.D, self.t_c)

    def pressure(self, t):
        return 2 * self.S_a * t / self.D_o

    def wall(self, P):
        return P * self.D_o / (2 * self.S_a)


def at(x, y, place):
    """On the straight lines between the points."""
    for a, b, ya, yb in zip(x, x[1:], y, y[1:]):
        if a <= place <= b:
            return ya + (yb - ya) * (place - a) / (b - a)
    raise ValueError(place)


def average(x, y, centre, length):
    """Over a length about a point, cut at the ends of the profile."""
    low, high = max(x[0], centre - length / 2), min(x[-1], centre + length / 2)
    places = [low, *(p for p in x if low < p < high), high]
    left = [at(x, y, p) for p in places]
    return api.trapezoids(places, places[1:], left, left[1:]) / (high - low)


def part_4(pipe, grid, step, t_min=None, P_op=None, RSF_a=0.9):
    """Both levels on the critical thickness profiles of a grid of readings, a row for each station along the pipe."""
    along, around = [min(row) for row in grid], [min(column) for column in zip(*grid)]
    t_mm, row = min(along), along.index(min(along))
    R_t = (t_mm - pipe.FCA) / pipe.t_c
    L = api.averagingLength(api.averagingFactor(R_t, RSF_a), pipe.D, pipe.t_c)
    places = [k * step for k in range(max(len(along), len(around)))]
    t_s = average(places[: len(along)], along, row * step, L) - pipe.FCA
    t_c = average(places[: len(around)], around, grid[row].index(t_mm) * step, L) - pipe.FCA
    t_min = t_min or pipe.wall(P_op)
    t_mm_f = t_mm - pipe.FCA
    made = {
        'average_thickness_longitudinal': (RSF_a * t_min, t_s),
        'average_thickness_circumferential': (RSF_a * t_min, t_c),
        'minimum_thickness': (max(0.5 * t_min, pipe.t_lim), t_mm_f),
    }
    if P_op is not None and pipe.S_a is not None:
        t_r = api.creditedWall(pipe.t_c, t_s, t_c, t_mm_f, pipe.t_lim, RSF_a)
        made['reduced_pressure'] = (P_op, pipe.pressure(t_r))
    return made


def part_5(pipe, t_mm, RSF, P_op=None, MAOP=None, RSF_a=0.9):
    """What is checked of a local thin area whose strength factor is known."""
    MAWP_r = api.reducedPressure(pipe.pressure(pipe.t_c), RSF, RSF_a)
    made = {
        'thickness_ratio': (LIMITS['ratio'], (t_mm - pipe.FCA) / pipe.t_c),
        'minimum_thickness': (pipe.t_lim, t_mm - pipe.FCA),
    }
    if P_op is None and MAOP is None:
        made['remaining_strength_factor'] = (RSF_a, RSF)
    if P_op is not None:
        made['reduced_pressure'] = (P_op, MAWP_r)
    if MAOP is not None:
        made['safe_pressure'] = (MAOP, MAWP_r)
    return made


def level_1(pipe, t_mm, s):
    M_t = api.foliasFactor(**{'lambda': api.shellParameter(s, pipe.D, pipe.t_c)})
    return api.remainingStrengthFactor((t_mm - pipe.FCA) / pipe.t_c, M_t)


def worst(x, lost, strength):
    """The least strength of all stretches between two points."""
    found = inf
    for i in range(len(x)):
        for j in range(i + 1, len(x)):
            A = api.trapezoids(x[i:j], x[i + 1 : j + 1], lost[i:j], lost[i + 1 : j + 1])
            found = min(found, strength(x[j] - x[i], A))
    return found


def level_2(pipe, x, left):
    def strength(s, A):
        M_t = api.foliasFactor(**{'lambda': api.shellParameter(s, pipe.D, pipe.t_c)})
        return api.areaStrengthFactor(A, s * pipe.t_c, M_t)

    return worst(x, [max(0, pipe.t_c + pipe.FCA - t) for t in left], strength)


def rstreng(D, t, S, x, lost):
    """Failure pressure of a river bottom."""

    def stress(s, A):
        return b31g.effectiveFailureStress(S + 68.95, A, s * t, b31g.modifiedBulgingFactor(s**2 / (D * t)))

    return 2 * t / D * worst(x, lost, stress)


def original(D, t, S, d, L):
    """Failure pressure by the original form of 2012."""
    z = L**2 / (D * t)
    return 2 * t / D * b31g.originalFailureStress(S, d, t, z, b31g.originalBulgingFactor(min(z, 20)))


def modified(D, t, S, d, L):
    return 2 * t / D * b31g.modifiedFailureStress(S + 68.95, d, t, b31g.modifiedBulgingFactor(L**2 / (D * t)))


def original_1991(D, t, S, d, L, F):
    """Safe pressure of 1991, at most the design pressure."""
    P = b91.designPressure(S, t, F, 1, D)
    return min(P, 1.1 * P * b91.remainingStrength(d, t, b91.shapeParameter(L, D, t)))


def capacity(D, t, f_u, d, L):
    return f101.capacity(t, f_u, D, d / t, f101.lengthCorrection(L, D, t))


def part_a(D, t, f_u, r_d, L, gamma_m=0.74, gamma_d=None, epsilon=None, StD=0.08):
    gamma_d = f101.depthFactor(StD) if gamma_d is None else gamma_d
    epsilon = f101.depthFractile(StD) if epsilon is None else epsilon
    return f101.pressureResistance(gamma_m, t, f_u, D, gamma_d, r_d + epsilon * StD, f101.lengthCorrection(L, D, t))


def depth(d, t):
    return {'depth_limit_b31g': (d, LIMITS['b31g'] * t)}


def verdict(name, *checks, **values):
    """Both sides of each check, and what else the case expects."""
    sides = {f'checks.{id}.{side}': v for made in checks for id, both in made.items() for side, v in zip(('demand', 'capacity'), both)}
    case(name, {**sides, **values})


X52 = 52000 * PSI
LIQUID = Pipe(323.85, 8.89, 0.6 * 358.527379245)
GRID = [
    [8.89, 8.8646, 8.8392, 8.8138, 8.8392, 8.8646],
    [8.8392, 8.7884, 8.6868, 8.636, 8.7122, 8.8138],
    [8.7884, 8.636, 8.1788, 8.0772, 8.4836, 8.763],
    [8.763, 8.5852, 8.0264, 7.9248, 8.4074, 8.7376],
    [8.8138, 8.6868, 8.5344, 8.4328, 8.636, 8.7884],
    [8.8646, 8.8392, 8.7884, 8.763, 8.8138, 8.8646],
]
SOUND = [8.6, 8.7, 8.8, 8.7, 8.6]
GROOVE = [8.6, 8.6, 6.5, 8.6, 8.6]


def pitted(step):
    rows = [SOUND[:] for _ in range(5)]
    rows[2][2] = step
    return rows


def grids():
    P_op, near = 1.965005828553, {'distance_to_discontinuity': (LIQUID.L_req, 152.4)}
    verdict('grid-of-the-example', part_4(LIQUID, GRID, 25.4, 7.62, P_op), near)
    verdict('groove-along-the-pipe', part_4(LIQUID, [GROOVE] * 5, 25.4, 7.62, P_op), near)
    verdict('groove-around-the-pipe', part_4(LIQUID, [[t] * 5 for t in GROOVE], 25.4, 7.62, P_op), near)
    verdict('narrow-pit-below-half-the-required-wall', part_4(LIQUID, pitted(3.7), 5, 7.62, P_op), near)
    thinner = Pipe(323.85, 8.89, LIQUID.S_a, 0.8)
    beside = {'distance_to_discontinuity': (thinner.L_req, 152.4)}
    verdict('operated-above-what-level-2-grants', part_4(thinner, GRID, 25.4, 7.62, 10.9), beside)
    verdict('grid-beside-a-branch', part_4(LIQUID, GRID, 25.4, 7.62, P_op), {'distance_to_discontinuity': (LIQUID.L_req, 90)})
    inches = [[0.35, 0.349, 0.348, 0.347], [0.346, 0.322, 0.3, 0.345], [0.345, 0.301, 0.27, 0.344], [0.347, 0.336, 0.332, 0.346]]
    pipe = Pipe(12.75 * INCH, 0.35 * INCH, 0.72 * 42000 * PSI, 0.01 * INCH)
    verdict(
        'gml-12in-required-wall-by-b314',
        part_4(pipe, [[t * INCH for t in row] for row in inches], 1.5 * INCH, P_op=1500 * PSI),
    )


def thin_areas():
    pipe = Pipe(12.75 * INCH, 0.35 * INCH, 0.6 * X52)

    def area(name, t_mm, pipe=pipe, **pressures):
        verdict(name, part_5(pipe, t_mm * INCH, level_1(pipe, t_mm * INCH, 3 * INCH), **pressures))

    area('lml-level1-12in', 0.2)
    area('shallow-thin-area', 0.3)
    area('thin-area-below-a-fifth-of-the-wall', 0.06, P_op=100 * PSI)
    area('least-wall-beside-a-wall-that-has-lost-itself', 0.06, Pipe(12.75 * INCH, 0.35 * INCH, 0.6 * X52, LOSS=0.1 * INCH), P_op=100 * PSI)
    area('thin-area-operated-above-its-reduced-pressure', 0.2, P_op=1550 * PSI)
    area('thin-area-maop-above-its-reduced-pressure', 0.2, MAOP=1550 * PSI)
    area('thin-area-maop-below-its-reduced-pressure', 0.2, MAOP=1450 * PSI)
    x, left = [k * INCH for k in range(7)], [t * INCH for t in (0.35, 0.33, 0.26, 0.2, 0.24, 0.31, 0.35)]
    verdict('lml-level2-12in', part_5(pipe, 0.2 * INCH, level_2(pipe, x, left)))


def defects():
    x, lost = [k * INCH for k in (0, 2, 4, 6, 8, 10)], [d * INCH for d in (0, 0.05, 0.1, 0.12, 0.05, 0)]
    safe = 0.6 * rstreng(12.75 * INCH, 0.35 * INCH, X52, x, lost)
    bottom = depth(0.12 * INCH, 0.35 * INCH)
    verdict('rstreng-12in-liquid', {'safe_pressure': (1200 * PSI, safe)}, bottom)
    verdict('river-bottom-maop-above-its-safe-pressure', {'safe_pressure': (1705 * PSI, safe)}, bottom)
    pit = (20 * INCH, 0.25 * INCH, 35000 * PSI)
    for name, d, MAOP in (('pit-of-1991-maop-above-its-safe-pressure', 0.18, 290), ('pit-of-1991-beyond-its-depth', 0.21, 100)):
        P_S = original_1991(*pit, d * INCH, 10 * INCH, 0.5)
        verdict(name, {'safe_pressure': (MAOP * PSI, P_S)}, depth(d * INCH, 0.25 * INCH))
    for name, d, MAOP in (
        ('rp-f101-capacity-812mm', 13.4, None),
        ('pit-of-part-b-maop-above-its-working-pressure', 13.4, 10.5),
        ('pit-of-part-b-maop-below-its-working-pressure', 13.4, 10),
        ('pit-of-part-b-beyond-its-depth', 16.5, 4),
    ):
        P_sw = 0.9 * 0.72 * capacity(812.8, 19.1, 530.9, d, 203.2)
        safe = {} if MAOP is None else {'safe_pressure': (MAOP, P_sw)}
        verdict(name, safe, {'depth_limit_f101': (d / 19.1, LIMITS['f101'])})


grids()
thin_areas()
defects()
