"""Verdicts of platform-stability: MODU Code 2009 3.3.1 and SOR/96-118 on righting levers that are straight between the
angles of a table of cross curves; heeling levers M/(g Delta) cos^n, n = 1 for surface units and 0 for columns."""
from math import cos, degrees, radians, sin

from worked import case

HEELS = [0, 10, 20, 30, 40, 50, 60]
KN = [0, 2.1, 4.25, 6.35, 7.95, 9.05, 9.75]


class Curve:
    def __init__(self, kn, centre, moment, column):
        self.arms = [k - centre * sin(radians(h)) for h, k in zip(HEELS, kn)]
        self.upright = moment / (48000 * 9.81)
        self.column = column

    def righting(self, heel):
        i = min(int(heel // 10), 5)
        return self.arms[i] + (self.arms[i + 1] - self.arms[i]) * (heel - 10 * i) / 10

    def heeling(self, heel):
        return self.upright * (1 if self.column else cos(radians(heel)))

    def over(self, heel):
        return self.righting(heel) - self.heeling(heel)

    def first(self):
        return crossed(self.over, 0, 60, 1)

    def second(self):
        return crossed(self.over, self.first(), 60, -1)

    def area(self, end):
        ends = [h for h in HEELS if h < end] + [end]
        return sum(radians(b - a) * (self.righting(a) + self.righting(b)) / 2 for a, b in zip(ends, ends[1:]))

    def ratio(self, end):
        heeling = self.upright * (radians(end) if self.column else sin(radians(end)))
        return self.area(end) / heeling


def crossed(f, start, end, way):
    """Where it first rises (way 1) or falls (-1) through nothing; None where it does not."""
    n = 6000
    at = [start + (end - start) * i / n for i in range(n + 1)]
    for a, b in zip(at, at[1:]):
        if way * f(a) < 0 <= way * f(b):
            for _ in range(60):
                a, b = ((a + b) / 2, b) if way * f((a + b) / 2) < 0 else (a, (a + b) / 2)
            return b
    return None


def ended(curve, flooding):
    return min(x for x in (curve.second(), flooding, 60) if x is not None)


def highest(kn, moment, column, flooding, free, metacentre, least):
    """The largest KG that passes both; free surfaces raise it."""

    def passes(KG):
        curve = Curve(kn, KG + free, moment, column)
        return curve.first() is not None and curve.ratio(ended(curve, flooding)) >= (1.3 if column else 1.4)

    top = metacentre - free - least
    if passes(top):
        return top
    low, high = 8, top
    for _ in range(40):
        low, high = ((low + high) / 2, high) if passes((low + high) / 2) else (low, (low + high) / 2)
    return low


def verdict(name, moment, flooding, column=False, kn=KN, KG=11.2, free=0.2, least=0.15):
    metacentre = 5.2 + 330000 * 1.025 / 48000
    curve = Curve(kn, KG + free, moment, column)
    required = 1.3 if column else 1.4
    best = max(HEELS[1:], key=curve.over)
    end = ended(curve, flooding)
    positive = crossed(curve.righting, 5, 60, -1) or 60
    of = {
        'metacentric_height': (least, metacentre - KG - free),
        'height_of_gravity': (KG, highest(kn, moment, column, flooding, free, metacentre, least)),
        'wind_equilibrium': (curve.heeling(best), curve.righting(best)),
        'static_heel': (curve.first(), 15),
        'area_ratio': (required, curve.ratio(end)),
        'positive_range': (end, positive),
    }
    if column and flooding > end:
        of['area_ratio_to_flooding'] = (required, curve.ratio(flooding))
    sides(name, of)


def sides(name, of):
    for check, (demand, capacity) in of.items():
        case(name, {f'checks.{check}.demand': demand, f'checks.{check}.capacity': capacity})


verdict('given-kn-curves', 90000, 40)
verdict('heels-beyond-15-degrees', 120000, 40)
verdict('too-much-wind-for-the-areas', 150000, 40)
verdict('least-metacentric-height-of-a-metre', 90000, 40, least=1)
verdict('own-kn-column-stabilised', 90000, 58, column=True, free=0)
verdict('column-stabilised-floods-beyond-her-curve', 90000, 60, column=True, free=0, kn=[*KN[:6], 6.2])

calm = Curve(KN, 11.4, 600000, False)
best = max(HEELS[1:], key=calm.over)
sides(
    'wind-beyond-every-righting-arm',
    {
        'wind_equilibrium': (calm.heeling(best), calm.righting(best)),
        'area_ratio': (1.4, calm.ratio(40)),
    },
)
