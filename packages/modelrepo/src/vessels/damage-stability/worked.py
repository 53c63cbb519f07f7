"""Verdicts of damage-stability: IS Code (2008) A/2.2 and A/2.3 on curves of straight lines, lost buoyancy of a barge
(Barrass & Derrett ch. 21), MARPOL I reg. 28 on a box that is clipped at constant volume, SOLAS II-1 reg. 6 and 7."""
from math import cos, degrees, pi, sin

from worked import case

RAD = pi / 180


# Righting levers that are straight between the angles given: trapezoids.
def lever_at(heels, arms, heel):
    for a, b, u, v in zip(heels, heels[1:], arms, arms[1:]):
        if a <= heel <= b:
            return u + (v - u) * (heel - a) / (b - a)
    raise ValueError(heel)


def area(heels, arms, start, end):
    ends = [start, *[h for h in heels if start < h < end], end]
    levers = [lever_at(heels, arms, h) for h in ends]
    return sum((b - a) * RAD * (u + v) / 2 for a, b, u, v in zip(ends, ends[1:], levers, levers[1:]))


def criteria(name, heels, arms, height, flooding=40):
    end = min(flooding, 40)
    up_to_30, up_to_40 = area(heels, arms, 0, 30), area(heels, arms, 0, end)
    top = max(arms)
    beyond = max(u for h, u in zip(heels, arms) if h >= 30)
    of = {
        'area_up_to_30': (0.055, up_to_30),
        'area_up_to_40': (0.09, up_to_40),
        'area_from_30_to_40': (0.03, up_to_40 - up_to_30),
        'lever_at_30': (0.2, max(beyond, lever_at(heels, arms, 30))),
        'heel_of_largest': (25, heels[arms.index(top)]),
        'metacentric_height': (0.15, height),
    }
    sides(name, of)


def sides(name, of):
    for check, (demand, capacity) in of.items():
        case(name, {f'checks.{check}.demand': demand, f'checks.{check}.capacity': capacity})


HEELS = [0, 10, 20, 30, 40, 50, 60, 70]
ARMS = [0, 0.286, 0.594, 0.945, 1.326, 1.402, 1.219, 0.823]
criteria('is-code-general-criteria', HEELS, ARMS, 1.1)
criteria('small-area-up-to-30-fails', [0, 10, 20, 30, 40, 50], [0, 0.02, 0.07, 0.26, 0.45, 0.5], 0.2)
criteria('small-area-up-to-40-fails', [0, 10, 20, 30, 40, 50], [0, 0.08, 0.1409, 0.2, 0.155, 0.1], 0.35)
criteria('early-flooding-fails', HEELS, ARMS, 0.4, flooding=31)
criteria('small-lever-fails', [0, 10, 20, 26, 30, 40, 50], [0, 0.12, 0.18, 0.198, 0.195, 0.17, 0.1], 0.45)
criteria('early-summit-fails', [0, 10, 20, 30, 40, 50], [0, 0.3, 0.5, 0.4, 0.3, 0.1], 0.5)
criteria('small-metacentric-height-fails', HEELS, ARMS, 0.1)


# Wind and waves of the case weather-criterion-areas: P A Z/(g Delta); straight lines through the origin.
STEADY = 504 * 1200 * 9 / (9.81 * 9e6)
GUST = 1.5 * STEADY
STEADY_HEEL = STEADY / 0.0286
ROLL = 19.13633  # the case's own second code


def weather(name, end, heel_limit=16):
    met = GUST / 0.0286
    back = STEADY_HEEL - ROLL
    both = [-h for h in HEELS[:0:-1]] + HEELS
    levers = [-u for u in ARMS[:0:-1]] + ARMS
    a = GUST * (met - back) * RAD - area(both, levers, back, met)
    b = area(both, levers, met, end) - GUST * (end - met) * RAD
    sides(name, {'weather_areas': (a, b), 'steady_heel': (STEADY_HEEL, heel_limit), 'gust_lever': (GUST, max(ARMS))})


weather('weather-criterion-areas', 50)
weather('flooding-at-8-degrees-leaves-no-area-b', 8)
weather('low-deck-edge-fails-the-steady-heel', 50, heel_limit=0.8 * 2.5)


# A barge of L, B, d with a compartment amidships of the length l, all of it lost: d' = V/((L - l) B).
def barge(name, L, B, d, l, KG, depth):
    draught = L * d / (L - l)
    GM = draught / 2 + B**2 * (L - l) / (12 * L * d) - KG
    sides(name, {'stays_upright': (0, GM), 'deck_stays_dry': (draught, depth)})


barge('box-midship-lost-buoyancy', 100, 20, 5, 20, 6.5, 10)
barge('own-barge-lolls', 100, 20, 5, 20, 9.4, 10)
barge('low-deck-goes-under', 100, 20, 5, 20, 6.5, 6)


# A box of 100 x 20 x 10 m at 5 m, a wing of it lost, heeled to the flooded side at constant volume.
def clipped(points, level, heel):
    """Area and moments of what lies below the water, in the axes of the water: u to the low side, v up."""
    turned = [(y * cos(heel) + z * sin(heel), z * cos(heel) - y * sin(heel)) for y, z in points]
    below = []
    for (u1, v1), (u2, v2) in zip(turned, turned[1:] + turned[:1]):
        if v1 <= level:
            below.append((u1, v1))
        if (v1 - level) * (v2 - level) < 0:
            below.append((u1 + (u2 - u1) * (level - v1) / (v2 - v1), level))
    crosses = [(p[0] * q[1] - q[0] * p[1], p, q) for p, q in zip(below, below[1:] + below[:1])]
    return sum(c for c, *_ in crosses) / 2, sum(c * (p[0] + q[0]) for c, p, q in crosses) / 6


def bisected(f, low, high):
    rising = f(high) > f(low)
    for _ in range(200):
        middle = (low + high) / 2
        low, high = (low, middle) if (f(middle) > 0) == rising else (middle, high)
    return (low + high) / 2


class Box:
    def __init__(self, KG, parts):
        """Parts: a length, and starboard and port side of what of the section still carries over it."""
        self.KG = KG
        self.parts = [(l, [(s, 0), (p, 0), (p, 10), (s, 10)]) for l, s, p in parts]

    def level(self, heel):
        return bisected(lambda v: sum(l * clipped(s, v, heel)[0] for l, s in self.parts) - 1e4, -20, 20)

    def arm(self, heel):
        level = self.level(heel)
        return sum(l * clipped(s, level, heel)[1] for l, s in self.parts) / 1e4 - self.KG * sin(heel)

    def rest(self):
        if self.arm(0) > -1e-9:
            return 0
        first = next(i for i in range(1, 90) if self.arm(i * RAD) > 0)
        return bisected(self.arm, (first - 1) * RAD, first * RAD)

    def wet(self, y, z):
        """Heel at which a point goes under."""
        return bisected(lambda heel: self.level(heel) - (z * cos(heel) - y * sin(heel)), 0, 89 * RAD)

    def end(self, rest):
        steps = [rest + i * RAD for i in range(2, 90)]
        last = next(h for h in steps if self.arm(h) < 0)
        return bisected(self.arm, last - RAD, last)

    def least(self, start, end, n=400):
        h = [start + (end - start) * i / n for i in range(n + 1)]
        arms = [self.arm(x) for x in h]
        weights = [1, *[4 if i % 2 else 2 for i in range(1, n)], 1]
        return max(arms), sum(w * u for w, u in zip(weights, arms)) * (end - start) / n / 3


def damaged(name, box, opening=None):
    rest = box.rest()
    end = min(box.end(rest), box.wet(*opening) if opening else 9)
    within = min(end, rest + 20 * RAD)
    lever, under = box.least(rest, within)
    limit = 30 if box.wet(10, 10) > rest else 25
    sides(
        name,
        {
            'heel_at_rest': (degrees(rest), limit),
            'residual_range': (20, degrees(end - rest)),
            'residual_lever': (0.1, lever),
            'residual_area': (0.0175, under),
        },
    )


def wing(KG, length):
    return Box(KG, [(100 - length, -10, 10), (length, -10, 0)])


damaged('own-box-hull-wing', wing(6.5, 20))
LOST = wing(6.5, 20)
REST = LOST.rest()
WING = [(0, 0), (10, 0), (10, 10), (0, 10)]
case('own-box-hull-wing', {'tables.compartments.0.lost': 20 * clipped(WING, LOST.level(REST), REST)[0]})
case('own-box-hull-wing', {f'tables.hull_levers.{i}.lever': LOST.arm(i * 2.5 * RAD) for i in (0, 6, 17, 30)})
damaged('opening-under-6-degrees-beyond-rest-fails-the-range', wing(6.5, 20), (8, 8.6))
damaged('opening-under-soon-after-rest-fails-the-area', wing(6.5, 20), (8, 8.5))
damaged('opening-under-at-once-fails-the-lever', wing(6.5, 20), (9, 8))
damaged('long-wing-rests-with-the-deck-edge-under', wing(5, 44))
damaged('long-wing-heels-beyond-25-degrees', wing(5.2, 44))
damaged('long-wing-with-little-lever-left', wing(5.48, 44))


# The same box whole: GM = T/2 + B2/(12 T) - KG, Simpson over the exact levers.
def whole(name, KG):
    box = Box(KG, [(100, -10, 10)])
    at_30, up_to_30 = box.least(0, 30 * RAD)
    at_40, up_to_40 = box.least(0, 40 * RAD)
    top = max((box.arm(i / 10 * RAD), i / 10) for i in range(200, 500))
    sides(
        name,
        {
            'area_up_to_30': (0.055, up_to_30),
            'area_up_to_40': (0.09, up_to_40),
            'area_from_30_to_40': (0.03, up_to_40 - up_to_30),
            'lever_at_30': (0.2, top[0]),
            'heel_of_largest': (25, top[1]),
            'metacentric_height': (0.15, 2.5 + 20 / 3 - KG),
        },
    )


whole('own-box-hull-intact', 6.5)
whole('box-with-a-high-centre-fails', 9.1)


# SOLAS II-1 reg. 6.2 and 7.1.
def indices(name, required, share, deepest, partial, light):
    least = share * required
    sides(
        name,
        {
            'attained': (required, 0.4 * deepest + 0.4 * partial + 0.2 * light),
            'deepest_draught': (least, deepest),
            'partial_draught': (least, partial),
            'light_draught': (least, light),
        },
    )


CARGO = 1 - 128 / (110 + 152)
indices('attained-index-from-cases', CARGO, 0.5, 0.415, 0.5, 0.66)
indices('cargo-ship-passes', CARGO, 0.5, 0.55, 0.6, 0.7)
indices('deepest-draught-fails', CARGO, 0.5, 0.21, 0.8, 0.83)
indices('partial-draught-fails', CARGO, 0.5, 0.8, 0.22, 0.83)
indices('light-draught-fails', CARGO, 0.5, 0.8, 0.83, 0.23)
PASSENGER = 1 - 5000 / (200 + 2.5 * 1000 + 15225)
indices('passenger-ship-needs-nine-tenths-at-each-draught', PASSENGER, 0.9, 0.8, 0.75, 0.64)
