"""Verdicts and tables of mudmat-bearing-capacity: API RP 2GEO (2011) section 7, stresses below a rectangle after Poulos and
Davis (1974) and compression by indices, put together from the functions that hold the equations. N, m, Pa.
"""

from math import radians

from worked import case, functions_of

api = functions_of('../../../../standards/src/api-rp-2geo-2011/shallow.worked.py')
ground = functions_of('../../../../physics/src/soil/settlement.worked.py')
CHECKS = ('bearing', 'inclined_load', 'sliding', 'overturning_width', 'overturning_length')


class Mat:
    """A base of B by L under V, H, M_B and M_L, D deep; A_h stands before the soil."""

    def __init__(self, B, L, V, H=0, M_B=0, M_L=0, D=0, gamma=6e3, skirted=False, A_h=0, depth=None, FS=(2, 1.5)):
        self.B, self.L, self.V, self.H, self.M_B, self.M_L, self.D = B, L, V, H, M_B, M_L, D
        self.gamma, self.skirted, self.A_h, self.FS = gamma, skirted, A_h, FS
        self.depth = depth if depth is not None else not (A_h > 0 and H > 0)

    def area(self):
        sides = (self.B, self.M_B / self.V, self.L, self.M_L / self.V)
        return api.effectiveWidth(*sides), api.effectiveLength(*sides)

    def wider(self, B):
        return self.copied(B=B)

    def loaded(self, H):
        """Under another horizontal load, the depth factors as they are without one."""
        depth = self.depth if self.A_h == 0 else False
        return self.copied(H=H, depth=depth)

    def copied(self, **over):
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__, **over)
        return other

    def sides(self):
        """(demand, capacity) of each check that is made."""
        V, H = self.V, self.H
        H_max, Q = self.bearing()[:2]
        sides = {}
        if Q is not None:
            sides['bearing'] = (self.FS[0] * V, Q)
        if H > 0:
            sides['inclined_load'] = (H, H_max)
            sides['sliding'] = (self.FS[1] * H, self.slides())
        if self.M_B > 0:
            sides['overturning_width'] = (self.M_B, V * self.B / 3)
        if self.M_L > 0:
            sides['overturning_length'] = (self.M_L, V * self.L / 3)
        return sides


class OnClay(Mat):
    def __init__(self, *mat, s_u0, k=0, above=None, rough=0.67, K_ru=2, **over):
        super().__init__(*mat, **over)
        self.s_u0, self.k, self.above, self.rough, self.K_ru = s_u0, k, above or s_u0, rough, K_ru

    def bearing(self):
        """Horizontal load that leaves nothing, vertical capacity and net pressure at failure."""
        B, L = self.area()
        H_max = B * L * self.s_u0
        if self.H > H_max:
            return H_max, None, None
        i_c = api.inclinationFactor(self.H, H_max)
        s_cv, strength, F = 0.18, self.s_u0, 1
        if self.k > 0:
            x = self.k * B / self.s_u0
            s_cv = api.shapeCoefficient(x)
            F = api.increaseFactor(api.smoothFactor(x), api.roughFactor(x), self.rough)
            strength = api.representativeStrength(F, 5.14, self.s_u0, self.k, B)
        s_c = api.shapeFactor(s_cv, i_c, B, L)
        d_c = api.depthFactor(self.above, strength, self.D, B) if self.depth else 0
        q = strength * 5.14 * (1 + s_c + d_c - i_c)
        weight = 0 if self.skirted else self.gamma * self.D
        return H_max, (q + weight) * B * L, q

    def slides(self):
        return self.s_u0 * self.B * self.L + self.K_ru * self.above * self.A_h


class OnSand(Mat):
    def __init__(self, *mat, phi, delta=None, overburden=None, **over):
        super().__init__(*mat, **over)
        self.phi = radians(phi)
        self.delta = radians(delta if delta is not None else phi if self.skirted else phi - 5)
        self.p_0 = self.gamma * self.D if overburden is None else overburden

    def bearing(self):
        B, L = self.area()
        H_max = self.V / 0.7
        if self.H >= H_max:
            return H_max, None, None
        N_q = api.overburdenFactor(self.phi)
        i_q = api.overburdenInclination(self.H, self.V)
        i_gamma = api.weightInclination(0.7, self.H, self.V)
        s_q = api.overburdenShape(i_q, B, L, self.phi)
        s_gamma = api.weightShape(i_gamma, B, L)
        d_q = api.overburdenDepth(self.D, B, self.phi) if self.depth else 1
        pressure = api.skirtedPressure if self.skirted else api.barePressure
        N_gamma = api.weightFactor(N_q, self.phi)
        q = pressure(self.p_0, N_q, s_q, d_q, i_q, self.gamma, B, N_gamma, s_gamma, i_gamma)
        return H_max, q * B * L, q

    def slides(self):
        K_rd = api.reactionCoefficient(api.passiveCoefficient(self.phi))
        return api.drainedBase(self.V, self.delta) + api.drainedPassive(K_rd, self.gamma, self.D, self.A_h)


def verdict(name, mat):
    case(name, {f'checks.{c}.{n}': v / 1e3 for c, both in mat.sides().items() for n, v in zip(('demand', 'capacity'), both)})


def envelope(name, mat, rows=(0, 15, 39)):
    """Pairs of loads at failure: closer together towards the largest horizontal one; of sand at the inclination."""
    clay = isinstance(mat, OnClay)
    for row in rows:
        H = mat.bearing()[0] * (1 if clay else 1 - 1e-6) * (1 - (1 - row / 40) ** 2)
        _, Q, q = mat.loaded(H).bearing()
        numbers = {'horizontal': H / 1e3 if clay else H / mat.V * Q / 1e3, 'vertical': Q / 1e3, 'pressure': q / 1e3}
        case(name, {f'tables.envelope.{row}.{column}': v for column, v in numbers.items()})


def widths(name, mat, rows):
    """Rows of the mat at other widths: (row, width)."""
    for row, B in rows:
        sides = mat.wider(B).sides()
        numbers = {'width': B}
        if 'bearing' in sides:
            required, Q = sides['bearing']
            numbers |= {'capacity': Q / 1e3, 'bearing': required / Q}
        if 'sliding' in sides:
            numbers['sliding'] = sides['sliding'][0] / sides['sliding'][1]
        case(name, {f'tables.width.{row}.{column}': v for column, v in numbers.items()})


def layers(name, mat, rows):
    """Layers from the base down: thickness, void ratio, stress before, preconsolidation, C_c, C_r."""
    top = 0
    for n, (h, e_0, before, most, C_c, C_r) in enumerate(rows):
        middle = top + h / 2
        increase = ground.stressBelowMiddle(mat.V / mat.B / mat.L, mat.L / 2, mat.B / 2, middle)
        settles = ground.layer(h, e_0, before, before + increase, most, C_r, C_c)
        numbers = {'depth': middle, 'thickness': h, 'initial': before / 1e3, 'increase': increase / 1e3}
        numbers |= {'loaded': (before + increase) / 1e3, 'preconsolidation': most / 1e3, 'settlement': 1e3 * settles}
        case(name, {f'tables.layers.{n}.{column}': v for column, v in numbers.items()})
        top += h


def on_clay():
    own = dict(D=0.5, s_u0=15e3)
    default = OnClay(6, 8, 2000e3, 200e3, **own)
    verdict('default-undrained', default)
    envelope('default-undrained', default, (0, 15, 40))
    widths('default-undrained', default, [(0, 3), (24, 6), (40, 8)])
    verdict('bearing-alone-fails', OnClay(6, 8, 2100e3, 200e3, **own))
    verdict('sliding-alone-fails', OnClay(6, 8, 1500e3, 500e3, **own))
    verdict('moments-both-ways', OnClay(6, 8, 1000e3, 100e3, M_B=500e3, M_L=900e3, **own))
    envelope('moments-both-ways', OnClay(6, 8, 1000e3, 100e3, M_B=500e3, M_L=900e3, **own))
    verdict('factors-of-safety-each-on-its-own-load', OnClay(6, 8, 2000e3, 200e3, FS=(1.8, 1.3), **own))
    verdict('eccentric-embedded', OnClay(6, 6, 1500e3, 300e3, M_B=900e3, D=1, gamma=7e3, s_u0=20e3))
    soft = dict(M_L=1200e3, gamma=5e3, s_u0=8e3, k=1.2e3, rough=0.3)
    verdict('sides-swap-soft-clay', OnClay(6, 6.5, 1200e3, 90e3, **soft))
    skirted = OnClay(7, 10, 1200e3, 350e3, D=0.6, skirted=True, A_h=6, s_u0=10e3, k=1.5e3, above=8e3, K_ru=4)
    verdict('skirted-sliding-undrained', skirted)
    envelope('skirted-sliding-undrained', skirted, (0, 20, 40))
    verdict('no-capacity-left', OnClay(6, 8, 200e3, 150e3, s_u0=3e3))
    stiff = dict(D=0.5, s_u0=30e3)
    verdict('load-a-third-from-the-middle', OnClay(6, 8, 700e3, M_B=1400e3, **own))
    verdict('load-too-far-from-the-middle', OnClay(6, 8, 700e3, M_B=1700e3, **stiff))
    verdict('load-too-far-along-the-length', OnClay(6, 8, 700e3, M_L=1900e3, **stiff))
    rows = [(1, 1.6, 6e3, 40e3, 0.5, 0.06), (1.5, 1.8, 14e3, 30e3, 0.6, 0.08)]
    rows += [(2.5, 1.9, 26e3, 26e3, 0.65, 0.08), (4, 1.8, 46e3, 46e3, 0.6, 0.07)]
    settling = OnClay(6, 8, 1500e3, 150e3, M_B=300e3, **own)
    verdict('settlement-oc-over-nc', settling)
    layers('settlement-oc-over-nc', settling, rows)


def on_sand():
    bare = OnSand(5, 6, 600e3, 180e3, gamma=9e3, phi=34)
    verdict('drained-sliding-bare-base', bare)
    envelope('drained-sliding-bare-base', bare)
    widths('drained-sliding-bare-base', bare, [(0, 2.5), (29, 5), (41, 6)])
    verdict('bare-base-slides-on-sand', OnSand(5, 6, 600e3, 230e3, gamma=9e3, phi=34))
    verdict('horizontal-load-leaves-sand-nothing', OnSand(5, 6, 600e3, 860e3, gamma=9e3, phi=34))
    verdict('drained-square-phi38', OnSand(5, 5, 5000e3, gamma=9e3, phi=38))
    verdict('submerged-weight-of-wet-sand', OnSand(5, 6, 6000e3, D=0.5, gamma=8e3, phi=30))
    verdict('sand-fails-in-bearing', OnSand(5, 5, 9600e3, gamma=9e3, phi=38))
    skirted = OnSand(5, 7, 1500e3, 250e3, M_L=900e3, D=1, gamma=9e3, skirted=True, A_h=5, phi=34)
    verdict('drained-skirted-inclined', skirted)
    envelope('drained-skirted-inclined', skirted)


on_clay()
on_sand()
