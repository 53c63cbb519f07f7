"""Verdicts of a card: Gibbs (1963) on complex harmonics, the modified Goodman diagram of API RP 11BR and the torque of Takacs (2015)."""
import cmath
import json
import pathlib
from math import pi, radians, sin, sqrt

from worked import case

IN, FT, LBF, PSI, HP = 0.0254, 0.3048, 4.4482216152605, 6894.757293168361, 745.6998715822702
POUND = 0.45359237 / FT**3
G = 9.80665
# of the 10 to 25 in use, the number that the method states
HARMONICS = 20

here = pathlib.Path(__file__).parent
cases = {c['id']: c for c in json.loads((here / 'cases.json').read_text())['cases']}
example = json.loads((here / 'example.json').read_text())


def card_of(name):
    """Positions in m and loads in N, as they are given."""
    inputs = cases[name]['inputs']
    return [s * FT for s in inputs['surface_position']['value']], [F * LBF for F in inputs['surface_load']['value']]


def harmonic(samples, n):
    """Complex amplitude of a sampled series: its part is Re(A exp(i n omega t))."""
    N = len(samples)
    total = sum(x * cmath.exp(-2j * pi * n * j / N) for j, x in enumerate(samples)) / N
    return total if n == 0 else 2 * total


class String:
    def __init__(self, sections, strokes, damping, E=30.5e6 * PSI, rho=490 * POUND, fluid=62.4 * POUND):
        self.sections = [(length * FT, pi / 4 * (d * IN) ** 2) for length, d in sections]
        self.strokes, self.damping, self.E, self.rho, self.fluid = strokes / 60, damping, E, rho, fluid

    def weight(self, below=0.0):
        """Of the rods below a depth, in the fluid."""
        top, total = 0.0, 0.0
        for length, area in self.sections:
            total += area * max(0, min(length, top + length - below)) * (self.rho - self.fluid) * G
            top += length
        return total

    def down(self, position, load, n, depth=None):
        """A harmonic taken down the sections, or to a depth."""
        left = sum(length for length, _ in self.sections) if depth is None else depth
        U, F = position, load
        omega = 2 * pi * n * self.strokes
        for length, area in self.sections:
            L = min(length, left)
            left -= L
            if n == 0:
                U = U - F * L / (self.E * area)
                continue
            k = cmath.sqrt((omega**2 - 1j * self.damping * omega) * self.rho / self.E)
            stiff = self.E * area * k
            U, F = U * cmath.cos(k * L) - F / stiff * cmath.sin(k * L), stiff * U * cmath.sin(k * L) + F * cmath.cos(k * L)
        return U, F

    def card(self, s, F, depth=None):
        """Samples of the card at a depth, or at the pump."""
        N, weight = len(s), self.weight()
        dynamic = [x - weight for x in F]
        parts = [self.down(harmonic(s, n), harmonic(dynamic, n), n, depth) for n in range(HARMONICS + 1)]
        turn = [[cmath.exp(2j * pi * n * j / N) for n in range(HARMONICS + 1)] for j in range(N)]
        both = [[sum((p[i] * e).real for p, e in zip(parts, row)) for row in turn] for i in (0, 1)]
        return both

    def power(self, s, F):
        return self.strokes * sum(F[j] * (s[(j + 1) % len(s)] - s[j - 1]) for j in range(len(s))) / 2


def ranged(F_max, F_min, d):
    """Range of stress and least stress in psi."""
    area = pi / 4 * d**2
    return (F_max - F_min) / area, F_min / area


def allowed(least, T, service):
    return (T / 4 + 0.5625 * least) * service - least


def closing(samples):
    """Step from the last sample to the first, and twice the largest other."""
    steps = [abs(samples[j] - samples[j - 1]) for j in range(len(samples))]
    return steps[0], 2 * max(steps[1:])


# tapered string of three sections
name = 'two-harmonics-tapered-string'
s, F = card_of(name)
taper = String([(2000, 1), (2500, 0.875), (1500, 0.75)], 9, 0.6)
u, f = taper.card(s, F)
rows = []
for depth, d in ((0, 1), (2000, 0.875), (4500, 0.75)):
    loads = F if depth == 0 else [x + taper.weight(depth * FT) for x in taper.card(s, F, depth * FT)[1]]
    rows.append((depth, d, max(loads) / LBF, min(loads) / LBF))
table = {}
for i, (depth, d, largest, least) in enumerate(rows):
    stress, low = ranged(largest, least, d)
    table.update(
        {
            f'tables.rod_sections.{i}.{column}': value
            for column, value in {
                'top': depth,
                'diameter': d,
                'largest_load': largest,
                'least_load': least,
                'largest_stress': stress + low,
                'least_stress': low,
                'stress_range': stress,
                'allowable_range': allowed(low, 115000, 0.9),
                'loading': 100 * stress / allowed(low, 115000, 0.9),
            }.items()
        }
    )
top, below = [ranged(*rows[i][2:], rows[i][1]) for i in (0, 2)]
work = {'checks.energy.demand': taper.power(u, f) / HP, 'checks.energy.capacity': taper.power(s, F) / HP}
case(
    name,
    {
        **table,
        **work,
        'polished_rod_horsepower': taper.power(s, F) / HP,
        'pump_horsepower': taper.power(u, f) / HP,
        'checks.rod_loading.demand': top[0],
        'checks.rod_loading.capacity': allowed(top[1], 115000, 0.9),
        'checks.rod_loading_below.demand': below[0],
        'checks.rod_loading_below.capacity': allowed(below[1], 115000, 0.9),
        'checks.closure_position.demand': closing(s)[0] / IN,
        'checks.closure_position.capacity': closing(s)[1] / IN,
        'checks.closure_load.demand': closing(F)[0] / LBF,
        'checks.closure_load.capacity': closing(F)[1] / LBF,
        'tables.cards.7.time': 7 / 120 / taper.strokes,
        'tables.cards.7.pump_position': u[7] / IN,
        'tables.cards.7.pump_load': f[7] / LBF,
        'tables.cards.119.pump_position': u[119] / IN,
        'tables.cards.119.pump_load': f[119] / LBF,
    },
)
case(
    'a-lower-section-is-overloaded',
    {
        'checks.rod_loading.demand': top[0],
        'checks.rod_loading.capacity': allowed(top[1], 67000, 0.9),
        'checks.rod_loading_below.demand': below[0],
        'checks.rod_loading_below.capacity': allowed(below[1], 67000, 0.9),
    },
)
# one section of 5000 ft, the example
steps, loads = [x * IN for x in example['surface_position']], [x * LBF for x in example['surface_load']]
whole = String([(5000, 0.875)], 8, 0.5)
u, f = whole.card(steps, loads)
area = pi / 4 * 0.875**2
stress, low = ranged(max(loads) / LBF, min(loads) / LBF, 0.875)
stress_of_example, low_of_example, u_of_example = stress, low, u


def torque(s, F, effect):
    """Net torque of each sample from the bottom of the stroke, by the derivative of the position over the crank."""
    N, S = len(s), max(s) - min(s)
    parts = [harmonic(s, n) for n in range(N // 2)]
    bottom = s.index(min(s))
    result = []
    for j in range(N):
        slope = sum((1j * n * p * cmath.exp(2j * pi * n * j / N)).real for n, p in enumerate(parts))
        theta = 2 * pi * ((j - bottom) % N) / N
        result.append(slope * F[j] - effect * S / 2 * sin(theta))
    return result


turned = torque(steps, loads, 11500 * LBF)
peak = max(map(abs, turned)) / (IN * LBF)
power = {'demand': whole.power(u, f) / HP, 'capacity': whole.power(steps, loads) / HP}
case(
    'a-card-that-meets-all',
    {
        'checks.rod_loading.demand': stress,
        'checks.rod_loading.capacity': allowed(low, 115000, 0.9),
        'checks.gearbox.demand': peak,
        'checks.energy.demand': power['demand'],
        'checks.energy.capacity': power['capacity'],
        'checks.closure_position.demand': closing(steps)[0] / IN,
        'checks.closure_position.capacity': closing(steps)[1] / IN,
        'checks.closure_load.demand': closing(loads)[0] / LBF,
        'checks.closure_load.capacity': closing(loads)[1] / LBF,
        'checks.solvers_position.capacity': 0.01 * (max(u) - min(u)) / IN,
        'checks.solvers_load.capacity': 0.02 * (max(f) - min(f)) / LBF,
        'pump_horsepower': power['demand'],
        'polished_rod_horsepower': power['capacity'],
        'gross_pump_stroke': (max(u) - min(u)) / IN,
        'downhole_position_first_sample': u[0] / IN,
        'downhole_maximum_load': max(f) / LBF,
        'downhole_minimum_load': min(f) / LBF,
        'downhole_mean_load': (sum(loads) / len(loads) - whole.weight()) / LBF,
        'mean_rod_stretch': (sum(loads) / len(loads) - whole.weight()) * 5000 * FT / (whole.E * area * IN**2) / IN,
        'peak_net_torque': peak,
        'dimensionless_damping': 2 * 0.5 * 5000 * FT / (pi * sqrt(whole.E / whole.rho)),
        'buoyant_rod_weight': whole.weight() / LBF,
        'tables.cards.20.net_torque': turned[20] / (IN * LBF),
        'tables.cards.100.net_torque': turned[100] / (IN * LBF),
        'tables.cards.100.pump_position': u[100] / IN,
        'tables.cards.100.pump_load': f[100] / LBF,
    },
)
case('rods-too-weak', {'checks.rod_loading.demand': stress, 'checks.rod_loading.capacity': allowed(low, 90000, 0.9)})
case('a-gearbox-too-small', {'checks.gearbox.demand': peak})

# a cosine stroke of 120 in: ds/dtheta = 60 sin theta
name = 'torque-and-rod-loading-harmonic-card'
s, F = card_of(name)
stress, low = ranged(max(F) / LBF, min(F) / LBF, 0.875)
one = String([(5000, 0.875)], 10, 0.5)
u, f = one.card(s, F)
case(
    name,
    {
        'checks.rod_loading.demand': stress,
        'checks.rod_loading.capacity': allowed(low, 115000, 1.0),
        'checks.energy.demand': one.power(u, f) / HP,
        'checks.energy.capacity': one.power(s, F) / HP,
        'tables.cards.20.crank_angle': 20 * 360 / 96,
        'tables.cards.20.net_torque': 60 * sin(radians(75)) * (F[20] / LBF - 10500),
        'tables.cards.95.net_torque': 60 * sin(radians(-3.75)) * (F[95] / LBF - 10500),
    },
)
