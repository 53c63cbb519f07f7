"""Verdicts of wall-thickness-quickcheck, worked from DNV-ST-F101 (2021) 5.4.2, 5.4.4 and 5.4.5, API RP 1111 (2015) 4.3.1,
ASME B31.4 (2019) 403.2.1 and ASME B31.8 (2020) 841.1.1. Lengths in mm, stresses and pressures in MPa."""

from math import log, sqrt

from worked import case

G = 9.80665
EXAMPLE = dict(
    D=323.9, t=15.9, p_d=20, p_e=1.005, S=450, U=535, T=50, alpha_U=0.96, gamma_inc=1.1, corrosion=1, r_mill=0, t_fab=None,
    t_1=None, fab=0.93, oval=0.005, E=207e3, nu=0.3, gamma_m=1.15, cls='medium', F_314=0.72, F_318=0.72, f_d=0.9, E_j=1,
    mean=(False, False), p_li=None, h_ref=0, h_l=None, rho_cont=0, t_min=None, rho_t=None, g=G,
)  # fmt: skip
GAMMA_PC = {'low': 1.046, 'medium': 1.138, 'high': 1.308}
GAMMA_LB = {'low': 1.04, 'medium': 1.14, 'high': 1.26}
ALPHA_MPT = {'low': 1.0, 'medium': 1.088, 'high': 1.251}
ALPHA_SPT = {'low': 1.03, 'medium': 1.05, 'high': 1.05}


def root(f, target, low, high):
    """Where a rising function reaches its target."""
    for _ in range(200):
        middle = (low + high) / 2
        low, high = (low, middle) if f(middle) > target else (middle, high)
    return low


def between(x, points):
    """Straight between the points, level beyond the first."""
    for (a, u), (b, v) in zip(points, points[1:]):
        if x <= b:
            return u + (v - u) * max(0, x - a) / (b - a)


class Line:
    """What the codes say of one pipe."""

    def __init__(self, **changes):
        self.__dict__ |= {**EXAMPLE, **changes}
        off = between(self.T, [(50, 0), (100, 30), (200, 70)])
        self.T_f = between(self.T, [(121, 1), (149, 0.967), (177, 0.933), (204, 0.9)])
        self.f_y, self.f_u = (self.S - off) * self.alpha_U, (self.U - off) * self.alpha_U
        self.f_cb = min(self.f_y, self.f_u / 1.15)
        self.SMYS_T = self.S - off
        inside = self.gamma_inc * self.p_d
        lift = 0 if self.h_l is None else self.g * (self.h_ref - self.h_l) / 1e6
        self.dp_li = (self.p_li or inside + self.rho_cont * lift) - self.p_e
        # ASME B31.4 401.2.2 and ASME B31.8 A842.2.2: the pressure inside is that at the point, its head included
        self.P_net = self.p_d + self.rho_cont * lift - self.p_e
        self.lift = lift
        self.t_net = self.t - self.corrosion
        tolerance = self.r_mill * self.t if self.t_fab is None else self.t_fab
        self.thin = self.t_1 or self.t - tolerance - self.corrosion
        self.resistance = 1.15 if self.gamma_m is None else self.gamma_m

    def containment(self, t):
        return 2 * t / (self.D - t) * self.f_cb * 2 / sqrt(3)

    def collapse(self, t):
        D = self.D
        p_el = 2 * self.E * (t / D) ** 3 / (1 - self.nu**2)
        p_p = 2 * self.f_y * self.fab * t / D
        oval = max(self.oval, 0.005) * D / t
        return root(lambda x: p_el * p_p * oval * x - (p_el - x) * (p_p**2 - x**2), 0, 0, min(p_el, p_p))

    def propagation(self, t):
        return 35 * self.f_y * self.fab * (t / self.D) ** 2.5

    def burst(self, t):
        factor = 0.8 * self.f_d * self.E_j * self.T_f
        return factor * 0.45 * (self.S + self.U) * log(self.D / (self.D - 2 * t))

    def hoop(self, t, mean):
        diameter = self.D - t if mean and self.D / t < 30 else self.D
        return self.P_net * diameter / (2 * t)

    def of_states(self):
        """Demand, capacity, required wall and nominal wall by code and limit state."""
        pc, lb = self.resistance * GAMMA_PC[self.cls], self.resistance * GAMMA_LB[self.cls]
        half = self.D / 2
        wall = lambda f, demand: root(f, demand, 0, half)
        a_314, a_318 = self.F_314 * self.E_j * self.S, self.F_318 * self.E_j * self.T_f * self.S
        thin = [
            wall(lambda t: self.containment(t) / pc, self.dp_li),
            wall(lambda t: self.collapse(t) / lb if t else 0, self.p_e),
        ]
        c = self.corrosion
        with_tolerance = lambda t: (t + c) / (1 - self.r_mill) if self.t_fab is None else t + c + self.t_fab
        t_2 = wall(lambda t: self.propagation(t) / lb, self.p_e)
        t_rp = wall(self.burst, self.P_net)
        hoops = [wall(lambda t: -self.hoop(t, mean) if t else -1e9, -a) for a, mean in zip((a_314, a_318), self.mean)]
        return {
            'f101_pressure_containment': (self.dp_li, self.containment(self.thin) / pc, thin[0], with_tolerance(thin[0])),
            'f101_collapse': (self.p_e, self.collapse(self.thin) / lb, thin[1], with_tolerance(thin[1])),
            'f101_propagation': (self.p_e, self.propagation(self.t_net) / lb, t_2, t_2 + c),
            'rp1111_burst': (self.P_net, self.burst(self.t_net), t_rp, t_rp + c),
            'b314_hoop_stress': (self.hoop(self.t_net, self.mean[0]), a_314, hoops[0], hoops[0] + c),
            'b318_hoop_stress': (self.hoop(self.t_net, self.mean[1]), a_318, hoops[1], hoops[1] + c),
        }

    def of_tests(self):
        tests = {}
        if self.t_min is not None:
            strength = min(0.96 * self.S, 0.84 * self.U)
            p_mpt = 2 * self.t_min / (self.D - self.t_min) * strength * 2 / sqrt(3)
            tests['f101_mill_test'] = (self.dp_li, p_mpt * self.alpha_U / ALPHA_MPT[self.cls])
        if self.rho_t is not None:
            spt = ALPHA_SPT[self.cls]
            local = self.gamma_inc * self.p_d * spt + self.rho_t * self.lift
            tests['f101_system_test'] = (self.dp_li, local / spt - self.p_e)
        return tests


def sides(line, only=None, but=()):
    out = {}
    for id, (demand, capacity, *_) in {**line.of_states(), **line.of_tests()}.items():
        if (only and not id.startswith(only)) or id in but:
            continue
        out[f'checks.{id}.demand'], out[f'checks.{id}.capacity'] = demand, capacity
        out[f'checks.{id}.utilisation'] = demand / capacity
    return out


def verdict(name, only=None, but=(), **changes):
    case(name, sides(Line(**changes), only, but))


def everything(name, but=(), **changes):
    line = Line(**changes)
    out = sides(line, but=but)
    for i, (demand, capacity, net, nominal) in enumerate(line.of_states().values()):
        pressure = (line.dp_li, line.p_e, line.p_e)[i] if i < 3 else line.P_net
        cells = dict(net_pressure=pressure, required=net, nominal=nominal, utilisation=demand / capacity)
        cells['mass'] = 0.0246615 * (line.D - nominal) * nominal
        out |= {f'tables.required_walls.{i}.{column}': v for column, v in cells.items()}
    for i, strength in enumerate((line.f_cb, (line.S + line.U) / 2, line.S, line.S)):
        out |= {f'tables.basis.{i}.temperature': line.T, f'tables.basis.{i}.strength_value': strength}
    p_b, p_c, p_pr = line.containment(line.thin), line.collapse(line.thin), line.propagation(line.t_net)
    states = line.of_states()
    local = line.dp_li + line.p_e
    out |= dict(
        characteristic_wall_thickness=line.thin, pressure_containment_resistance=p_b, collapse_pressure=p_c,
        propagation_pressure=p_pr, f101_minimum_wall_thickness=states['f101_pressure_containment'][2],
        pressure_containment_resistance_factored=states['f101_pressure_containment'][1],
        pressure_containment_utilisation=line.dp_li / states['f101_pressure_containment'][1],
        allowable_net_external_pressure_collapse=states['f101_collapse'][1],
        allowable_net_external_pressure_propagation=states['f101_propagation'][1],
        f101_collapse_minimum_wall_thickness=states['f101_collapse'][2],
        f101_propagation_minimum_wall_thickness=states['f101_propagation'][2],
        rp1111_minimum_wall_thickness=states['rp1111_burst'][2], b314_minimum_wall_thickness=states['b314_hoop_stress'][2],
        b318_minimum_wall_thickness=states['b318_hoop_stress'][2], f101_characteristic_strength=line.f_cb,
        derated_yield_strength=line.SMYS_T, external_pressure=line.p_e, local_incidental_pressure=local,
        incidental_pressure=line.gamma_inc * line.p_d,
    )  # fmt: skip
    case(name, out)


verdict('f101-containment-alone-fails', p_li=40)
verdict('f101-mill-test-alone-fails', t_min=6)
verdict('f101-system-test-alone-fails', rho_cont=1100, rho_t=1000, h_l=-200, p_e=2.01)
verdict('f101-collapse-alone-fails', t_1=5, p_d=3, p_e=2, oval=0.03)
verdict('f101-propagation-alone-fails', p_e=6)
verdict('rp1111-burst-alone-fails', f_d=0.5)
verdict('b314-hoop-stress-alone-fails', F_314=0.4)
verdict('b318-hoop-stress-alone-fails', F_318=0.4)
verdict('b31-on-land-takes-the-outside-diameter', F_318=0.6, mean=(True, False), p_d=24, p_e=0)
OWN = dict(
    D=330, t=17, p_d=18, S=415, U=520, T=110, gamma_inc=1.05, corrosion=1.5, r_mill=0.1, fab=0.85, oval=0.008, E=200e3,
    nu=0.28, gamma_m=1.2, cls='high', F_314=0.6, F_318=0.5, f_d=0.75, h_ref=20, h_l=-260, rho_cont=750, t_min=15,
    rho_t=1010, p_e=1020 * 9.81 * 260 / 1e6, g=9.81, mean=(True, True),
)  # fmt: skip
everything('four-codes-each-factor-its-own', **OWN)
HOT = {**OWN, 'T': 135, 'E_j': 0.9, 't_fab': 1.2, 'cls': 'low', 'mean': (False, False), 'f_d': 0.6}
T_135 = dict(p_d=30, F_314=0.5, F_318=0.55)
everything('four-codes-hot-and-welded', **{**HOT, **T_135})
PLATFORM = dict(
    D=660, t=21.2, corrosion=0.5, t_fab=1, alpha_U=1, T=60, p_d=24, g=9.81, h_ref=30, h_l=0, rho_cont=275, t_min=20.2,
    p_e=0, fab=0.85,
)  # fmt: skip
verdict('f101-pdover2t-platform', only='f101', but=('f101_collapse', 'f101_propagation'), **PLATFORM)
LINE = dict(D=617.6, t=21.2, corrosion=0.5, t_fab=1, alpha_U=1, T=60, p_d=24, g=9.81, h_ref=30, h_l=-340, rho_cont=275)
WATER = 1027 * 9.81 * 340 / 1e6
verdict('f101-system-test', only='f101', but=('f101_collapse', 'f101_propagation'), p_e=WATER, rho_t=1027, **LINE)
