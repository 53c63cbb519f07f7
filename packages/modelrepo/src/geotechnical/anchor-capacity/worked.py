"""Verdicts and tables of anchor-capacity: a rigid caisson in clay with the factor of Murff and Hamilton, the envelope of
Supachawarote et al. (2004), the embedded line of Neubecker and Randolph (1995), drag anchors by UFC 4-159-03 (2005) eq. 26
and the factors of API RP 2SK (2005), put together from the functions that hold the equations. N, m, Pa, rad.
"""

from math import cos, degrees, exp, pi, radians, sin, sqrt, tan

from worked import case, functions_of

soil = functions_of('../../../../physics/src/soil/anchors.worked.py')
KIP = 4448.2216152605


def bisected(f, low, high):
    """The root of a function that changes its sign between the ends."""
    rises = f(high) > 0
    for _ in range(200):
        middle = (low + high) / 2
        low, high = (low, middle) if (f(middle) > 0) == rises else (middle, high)
    return (low + high) / 2


class Caisson:
    def __init__(self, D, L, t, s_u0, k, alpha=0.65, W=0, gamma=6e3, N_c=9, N_p=None, factors=None):
        self.D, self.L, self.t, self.s_u0, self.k, self.alpha = D, L, t, s_u0, k, alpha
        self.W, self.gamma, self.N_c = W, gamma, N_c
        if N_p is not None:
            factors = (N_p, 0, 0.55)
        if factors is None:
            N_1 = soil.deepFactor(9.14, 2.8, alpha)
            factors = (N_1, N_1 - 3, 0.55 if k == 0 else soil.decay(s_u0, k, D, 0.55))
        self.factors = factors

    def strength(self, z):
        return self.s_u0 + self.k * z

    def modes(self):
        """Weight, friction outside, what holds besides, and their sum, by mode."""
        D, L, mean, bore = self.D, self.L, self.strength(self.L / 2), self.D - 2 * self.t
        outside = soil.outerFriction(self.alpha, mean, D, L)
        besides = {
            'plugged': soil.reverseEndBearing(self.N_c, self.strength(L), D),
            'coring': soil.innerFriction(self.alpha, mean, bore, L),
            'plug lifted': soil.plugWeight(self.gamma, bore, L),
        }
        return {mode: (self.W, outside, more, self.W + outside + more) for mode, more in besides.items()}

    def vertical(self, suction):
        modes = self.modes()
        return min(modes['coring'][3], modes['plugged' if suction else 'plug lifted'][3])

    def down_to(self, z):
        """Lateral resistance down to a depth, and its moment about the mudline."""
        N_1, N_2, eta = self.factors
        args = (N_1, N_2, eta, self.s_u0, self.k, self.D, z)
        return soil.resistanceAbove(*args), soil.resistanceMomentAbove(*args)

    def resistance(self, z):
        N_1, N_2, eta = self.factors
        factor = N_1 - N_2 * exp(-eta * z / self.D)
        return factor, factor * self.strength(z) * self.D

    def optimum(self):
        H, M = self.down_to(self.L)
        return M / H

    def horizontal(self, z_a=None):
        """Capacity for a padeye depth, and the centre of rotation; none at the optimum."""
        H, M = self.down_to(self.L)
        if z_a is None:
            return H, None

        def unbalanced(z):
            F, about = self.down_to(z)
            return 2 * (about - z_a * F) - (M - z_a * H)

        centre = bisected(unbalanced, z_a, self.L if z_a < M / H else 0)
        return abs(2 * self.down_to(centre)[0] - H), centre


def caisson_sides(c, V, H, FS, FS_h, suction, z_a=None):
    """(demand, capacity) of each check."""
    V_u, H_u = c.vertical(suction), c.horizontal(z_a)[0]
    slender = c.L / c.D
    U = soil.interaction(FS_h * H, H_u, slender + 0.5, FS * V, V_u, slender / 3 + 4.5)
    return {'vertical': (FS * V / 1e3, V_u / 1e3), 'horizontal': (FS_h * H / 1e3, H_u / 1e3), 'interaction': (U, 1)}


def mode_cells(c):
    cells = {}
    for row, (name, numbers) in enumerate(c.modes().items()):
        cells[f'tables.modes.{row}.mode'] = name
        for column, number in zip(('weight', 'outside', 'besides', 'capacity'), numbers):
            cells[f'tables.modes.{row}.{column}'] = number / 1e3
    return cells


def depth_cells(c, rows=(0, 10, 30)):
    cells = {}
    for row in rows:
        z = row * c.L / 30
        factor, lateral = c.resistance(z)
        friction = c.alpha * c.strength(z) * pi * c.D
        numbers = {'depth': z, 'strength': c.strength(z) / 1e3, 'factor': factor}
        numbers |= {'lateral': lateral / 1e3, 'friction': friction / 1e3}
        cells |= {f'tables.resistance.{row}.{column}': v for column, v in numbers.items()}
    return cells


def attachment_cells(c, rows):
    """Rows of padeyes whose depth is known: (row, depth)."""
    cells = {}
    for row, z_a in rows:
        at_optimum = z_a is None
        capacity, centre = c.horizontal(z_a)
        numbers = {'depth': c.optimum() if at_optimum else z_a, 'capacity': capacity / 1e3}
        numbers['share'] = capacity / c.down_to(c.L)[0]
        if not at_optimum:
            numbers['centre'] = centre
        cells |= {f'tables.attachment.{row}.{column}': v for column, v in numbers.items()}
    return cells


def slenderness_cells(c, rows, suction, share=None):
    """The same caisson of other lengths: (row, length over diameter)."""
    cells = {}
    for row, ratio in rows:
        longer = Caisson(c.D, ratio * c.D, c.t, c.s_u0, c.k, c.alpha, c.W, c.gamma, c.N_c, factors=c.factors)
        padeye = None if share is None else share * longer.L
        numbers = {'ratio': ratio, 'length': longer.L, 'vertical': longer.vertical(suction) / 1e3}
        numbers['horizontal'] = longer.horizontal(padeye)[0] / 1e3
        cells |= {f'tables.slenderness.{row}.{column}': v for column, v in numbers.items()}
    return cells


def verdict(name, sides, cells={}):
    case(name, {f'checks.{c}.{side}': v for c, both in sides.items() for side, v in zip(('demand', 'capacity'), both)})
    numbers = {cell: v for cell, v in cells.items() if not isinstance(v, str)}
    case(name, numbers)


def only(sides, *without):
    return {c: both for c, both in sides.items() if c not in without}


def shallow_clay():
    return Caisson(5, 15, 0.05, 5e3, 1.5e3, W=800e3)


def caissons():
    example = Caisson(5, 15, 0.04, 30e3, 0)
    for name, V, H in (
        ('caisson-bears-both-pulls', 5000e3, 4000e3),
        ('vertical-pull-too-much', 6200e3, 1000e3),
        ('horizontal-pull-too-much', 1000e3, 15000e3),
        ('pulls-together-alone-too-much', 5700e3, 10000e3),
    ):
        verdict(name, caisson_sides(example, V, H, 1.5, 1.5, True, 9))
    verdict('factors-each-on-its-own-pull', caisson_sides(example, 5000e3, 4000e3, 1.7, 1.3, True, 9))
    verdict('no-passive-suction', caisson_sides(example, 6000e3, 4000e3, 1.5, 1.5, False, 9), mode_cells(example))
    smooth = {'vertical': (9000, 0), 'horizontal': (6000, Caisson(5, 15, 0.04, 30e3, 0, alpha=0).horizontal(9)[0] / 1e3)}
    verdict('smooth-caisson-without-weight', smooth)
    slender = Caisson(5, 30, 0.04, 30e3, 0)
    verdict('slender-caisson-outside-the-envelope', only(caisson_sides(slender, 6000e3, 4000e3, 1.5, 1.5, True, 18), 'interaction'))
    verdict('padeye-depth-unknown', only(caisson_sides(shallow_clay(), 1000e3, 2000e3, 2, 1.6, True), 'horizontal', 'interaction'))
    shallow = shallow_clay()
    own = [(3, 3), (4, 4), (7, 7)]
    verdict(
        'padeye-above-optimum-vh',
        caisson_sides(shallow, 1000e3, 2000e3, 2, 1.6, True, 9),
        mode_cells(shallow)
        | depth_cells(shallow)
        | attachment_cells(shallow, [(0, 0), (11, None), (22, 15)])
        | slenderness_cells(shallow, [(0, 1), (2, 3), (4, 5), (7, 8)], True, 9 / 15),
    )
    long = Caisson(5.5, 18, 0.05, 3e3, 1.4e3, W=900e3)
    verdict(
        'default-factors-suction',
        caisson_sides(long, 1500e3, 2200e3, 2, 1.6, False, 11),
        slenderness_cells(long, [(0, 1), (3, 18 / 5.5), (8, 8)], False, 11 / 18),
    )
    upwards = {c: both for c, both in caisson_sides(long, 1500e3, 0, 2, 1.6, False, 11).items() if c != 'horizontal'}
    verdict('caisson-pulled-upwards-only', upwards)
    sideways = {c: both for c, both in caisson_sides(long, 0, 2200e3, 2, 1.6, False, 11).items() if c != 'vertical'}
    verdict('caisson-pulled-sideways-only', sideways)


def drag_anchors():
    for name, pounds, m, b, friction, H in (
        ('drag-anchor-table-with-chain', 30, 189, 0.92, 0.7 * 2.2e3 * 300, 1600e3),
        ('drag-anchor-drags', 30, 189, 0.92, 0.7 * 2.2e3 * 300, 1900e3),
        ('drag-anchor-drags-without-its-chain', 30, 189, 0.92, 0, 1600e3),
    ):
        verdict(name, {'holding': (1.5 * H / 1e3, (m * KIP * (pounds / 10) ** b + friction) / 1e3)})


def plates():
    A, eta_d = 12, 0.75
    B = sqrt(A)

    def capacity(z, N_c=None):
        s_f = 5e3 + 1.5e3 * z
        if N_c is None:
            N_c = soil.shallowFactor(soil.breakawayFactor(z, B), soil.strengthReduction(z, B), 1.5e3, B, s_f)
        return eta_d * N_c * s_f * A

    for name, z in (('shallow-plate-breaks-away', 10), ('shallow-plate-is-pulled-out', 5)):
        verdict(name, {'pullout': (2 * 200, capacity(z) / 1e3)})
        case(name, {'pullout_capacity': capacity(z) / 1e3})
    case('deep-factor-entered-for-a-shallow-plate', {'pullout_capacity': capacity(10, 12.5) / 1e3})


class Line:
    def __init__(self, T, theta, z, d, width, mu, s_u0, k, N_c=8.5):
        self.T, self.theta, self.z, self.mu, self.s_u0, self.k = T, theta, z, mu, s_u0, k
        self.per_strength = N_c * width * d
        self.steepest = soil.angleOfMost(mu, theta, 2.5)

    def soil_down_to(self, z):
        return self.per_strength * z * (self.s_u0 + self.k * z / 2)

    def tension(self, angle):
        return self.T * exp(-self.mu * (angle - self.theta))

    def taken(self, angle):
        return self.tension(angle) * (angle**2 - self.theta**2) / 2

    def sides(self):
        return {'line': (self.soil_down_to(self.z) / 1e3, self.taken(self.steepest) / 1e3)}

    def cells(self, steps=120, rows=(0, 40, 80, 120)):
        """Angle and tension on the way up, and the way sideways by the angle in the middle of each step."""
        end = bisected(lambda a: self.taken(a) - self.soil_down_to(self.z), self.theta, self.steepest)

        def angle(z):
            share = self.soil_down_to(z) / self.soil_down_to(self.z)
            return sqrt(self.theta**2 + (end**2 - self.theta**2) * share)

        step, distance, cells = self.z / steps, 0, {}
        for row in range(steps + 1):
            z = self.z - row * step
            if row > 0:
                distance += step / tan(angle(z + step / 2))
            if row in rows:
                numbers = {'depth': z, 'distance': distance, 'angle': degrees(angle(z))}
                numbers['tension'] = self.tension(angle(z)) / 1e3
                cells |= {f'tables.line.{row}.{column}': v for column, v in numbers.items()}
        return cells


def lines():
    chain = (5000e3, radians(5), 10, 0.12, 2.5, 0.4, 5e3, 1.5e3)
    verdict('padeye-inverse-catenary', Line(*chain).sides(), Line(*chain).cells())
    verdict('line-does-not-reach-its-padeye', Line(250e3, *chain[1:]).sides())
    wire = Line(3000e3, radians(12), 14, 0.1, 1, 0.3, 3e3, 1.4e3)
    verdict('embedded-wire', wire.sides(), wire.cells())


caissons()
drag_anchors()
plates()
lines()
