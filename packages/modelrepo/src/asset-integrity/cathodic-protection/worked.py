"""Verdicts of cathodic-protection: DNV-RP-B401 (2021), tables 8-1, 8-2, 8-4 and 8-8 and the formulas of its script; hulls by
the ABS notes on cathodic protection of ships. In m, kg, A, V, ohm and Ah."""

from math import ceil

from worked import case, functions_of

b401 = functions_of('../../../../standards/src/dnv-rp-b401-2021/worked.py')
HOURS = 8760

# A/m2 to 30, 100, 300 m and deeper: initial, mean, final
DENSITY = {
    'tropical': ((0.15, 0.07, 0.1), (0.12, 0.06, 0.08), (0.14, 0.07, 0.09), (0.18, 0.09, 0.13)),
    'temperate': ((0.2, 0.1, 0.13), (0.17, 0.08, 0.11), (0.19, 0.09, 0.14), (0.22, 0.11, 0.17)),
    'arctic': ((0.25, 0.12, 0.17), (0.2, 0.1, 0.13), (0.22, 0.11, 0.17), (0.22, 0.11, 0.17)),
}
# a, and b in 1/year to 30 m and deeper
COATING = {'I': (0.1, 0.1, 0.05), 'II': (0.05, 0.025, 0.015), 'III': (0.02, 0.012, 0.008)}
UTILISATION = {'long': 0.9, 'short': 0.85, 'flush': 0.85, 'area': 0.8}


def factors(category, depth, life):
    """Breakdown initial, mean and final of a coating that lasts."""
    if category == 'bare':
        return 1, 1, 1
    a, shallow, deep = COATING[category]
    b = shallow if depth <= 30 else deep
    return a, b401.meanCoatingBreakdown(a, b, life), b401.finalCoatingBreakdown(a, b, life)


def densities(climate, depth, exposure='submerged', heated=0):
    if exposure == 'buried':
        tabled = (0.02, 0.02, 0.02)
    else:
        band = 0 if exposure == 'splash' else sum(depth > limit for limit in (30, 100, 300))
        tabled = DENSITY[climate][band]
    return tuple(b401.heatedCurrentDensity(i, heated) for i in tabled)


def demand(climate, life, zones, drain=0):
    """Of all zones in the three phases: area, coating, depth, exposure and metal temperature of each."""
    total = [drain] * 3
    for area, coating, depth, *rest in zones:
        exposure = rest[0] if rest else 'submerged'
        if exposure == 'atmospheric':
            continue
        i, f = densities(climate, depth, *rest), factors(coating, 0 if exposure == 'splash' else depth, life)
        total = [I + b401.zoneDemand(area, i[k], f[k]) for k, I in enumerate(total)]
    return tuple(total)


class Anodes:
    """One kind of anode: what it weighs and gives, as new and as spent."""

    def __init__(self, kind, m, rho, L=None, across=None, insert=0, left=None, epsilon=2000, E_a=-1.05, u=None, shorter=0.9, density=2700):
        self.m, self.epsilon, self.E_a, self.rho = m, epsilon, E_a, rho
        self.u = u or UTILISATION[kind]
        m_f = b401.remainingMass(m, self.u)
        spent = None
        if kind == 'area':
            spent = left
        elif kind == 'flush':
            spent = b401.finalFlushWidth(b401.finalFlushRadius(m_f, density, shorter * L))
        else:
            spent = b401.finalSlenderRadius(m_f, density, shorter * L, insert)
        self.geometry = None if kind in ('area', 'flush') else b401.slenderAlloyMass(density, L, across, insert)
        self.R = self.resistance(kind, L, across), None if spent is None else self.resistance(kind, L and shorter * L, spent)
        self.I = tuple(R and b401.currentOutput(b401.drivingVoltage(-0.8, E_a), R) for R in self.R)

    def resistance(self, kind, L, across):
        if kind == 'area':
            return b401.exposedAreaResistance(self.rho, across)
        of = {'long': b401.longSlenderResistance, 'short': b401.shortSlenderResistance, 'flush': b401.longFlushResistance}
        return of[kind](self.rho, L, across)

    def required(self, demands, life):
        mass = b401.netAnodeMass(demands[1], life, self.u, self.epsilon)
        return max(ceil(mass / self.m), ceil(demands[0] / self.I[0]), ceil(demands[2] / self.I[1]))


def sides(anodes, N, demands, life):
    """Demand and capacity of each check."""
    initial, mean, final = demands
    made = {'initial_current': (initial, N * anodes.I[0])}
    if anodes.I[1] is not None:
        made['final_current'] = (final, N * anodes.I[1])
    made['anode_charge'] = (mean * life * HOURS, b401.anodeCharge(N, anodes.m, anodes.u, anodes.epsilon))
    if anodes.geometry is not None:
        made['anode_geometry'] = (anodes.m, b401.heaviestByGeometry(0.1, anodes.geometry))
    return made


def verdict(name, anodes, N, demands, life, **more):
    made = {**sides(anodes, N, demands, life), **more}
    case(name, {f'checks.{id}.{side}': v for id, both in made.items() for side, v in zip(('demand', 'capacity'), both)})
    if anodes.geometry is not None and anodes.m > anodes.geometry:
        case(name, {'checks.anode_geometry.utilisation': (anodes.m / anodes.geometry - 1) / 0.1})


def dolphin(m=150, **changes):
    return Anodes('long', m, 0.28, 1.8, 0.11, 0.04, **changes)


def structures():
    of_example = demand('temperate', 15, [(2000, 'III', 20), (50, 'bare', 20)])
    verdict('forty-anodes-on-painted-steel', dolphin(), 40, of_example, 15)
    verdict('too-few-spent-anodes', dolphin(), 20, of_example, 15)
    verdict('alloy-spent-before-the-end-of-life', dolphin(epsilon=500), 40, of_example, 15)
    bare = demand('temperate', 15, [(500, 'bare', 20)])
    verdict('bare-steel-not-polarised-at-the-start', dolphin(), 30, bare, 15)
    verdict('anode-heavier-than-its-geometry', dolphin(177), 40, of_example, 15)
    bracelet = Anodes('area', 150, 0.28, across=0.5)
    verdict('bracelets-of-which-the-end-is-not-known', bracelet, 40, of_example, 15)
    far = demand('temperate', 15, [(2000, 'III', 20), (50, 'bare', 20)], drain=7)
    verdict('number-required-with-a-drain', dolphin(), dolphin().required(far, 15), far, 15)


def hulls():
    """By the ABS notes: bare densities sailing and, by time, moored; mean factor the middle of both ends."""
    A, J, life = 13446.04, 0.2, 40
    demands = A * J * 0.02, A * J * (0.02 + 0.22) / 2, A * J * 0.22
    anodes = Anodes('flush', 27.5, 0.5875, 1.4, 0.15, E_a=-1.09, density=2750)
    verdict('storage-hull-40-years', anodes, 2419, demands, life)
    verdict('storage-hull-with-spent-anodes-too-few', anodes, 900, demands, life)


structures()
hulls()
