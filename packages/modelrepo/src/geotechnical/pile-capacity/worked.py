"""Verdicts and tables of pile-capacity: friction and tip of a driven pipe pile by API RP 2GEO (2011) 8.1 and table 1, put
together from the functions that hold the equations. N, m, Pa.
"""

from worked import case, functions_of

api = functions_of('../../../../standards/src/api-rp-2geo-2011/axial.worked.py')
SAND = {'Sand': api.SAND, 'Sand-silt': api.SAND_SILT}


class Clay:
    def __init__(self, h, gamma, top, base):
        self.h, self.gamma, self.top, self.base = h, gamma, top, base
        self.name = 'clay'

    def unit_friction(self, x, p):
        s_u = self.top + (self.base - self.top) * x / self.h
        return api.clayFriction(api.adhesionFactor(s_u / p), s_u) if p > 0 else 0

    def friction(self, p_t):
        return api.clayLayerFriction(self.top, (self.base - self.top) / self.h, p_t, self.gamma, self.h)

    def tip(self, _):
        return api.clayBearing(9, self.base)


class Sand:
    def __init__(self, h, gamma, description, density):
        self.h, self.gamma = h, gamma
        self.row = SAND[description][density]
        self.name = f'{description}, {density.lower()}'

    def unit_friction(self, _, p):
        return api.sandFriction(self.row['beta'], p, 1e3 * self.row['f_lim'])

    def friction(self, p_t):
        return api.sandLayerFriction(self.row['beta'], p_t, self.gamma, 1e3 * self.row['f_lim'], self.h)

    def tip(self, p):
        return api.sandBearing(self.row['N_q'], p, 1e6 * self.row['q_lim'])


def layers_of(soil):
    """What the table of layers says: each layer with its ends, the stress at its base, and its frictions."""
    top = p = 0
    rows = []
    for layer in soil:
        F = layer.friction(p)
        p += layer.gamma * layer.h
        rows.append((layer.name, top, top + layer.h, p, layer.unit_friction(layer.h, p), F))
        top += layer.h
    return rows


def in_layers(D, t, soil, weighed=False):
    """Capacity in compression and in tension."""
    rows = layers_of(soil)
    frictions = [row[-1] for row in rows]
    shaft = api.shaftFriction(D, frictions)
    q = soil[-1].tip(rows[-1][3])
    D_i = D - 2 * t
    tip = min(api.pluggedBearing(q, D), api.unpluggedBearing(q, D, D_i, frictions))
    weight = api.pileWeight(D, D_i, rows[-1][2], 66.9e3) if weighed else 0
    return {'compression': shaft + tip, 'tension': shaft + weight}


def in_one_clay(D, L, s_u, p_0, N_c=9):
    f = api.clayFriction(api.adhesionFactor(s_u / p_0), s_u)
    return api.uniformFriction(f, D, L) + api.pluggedBearing(api.clayBearing(N_c, s_u), D)


def verdict(name, P, Q, FoS=2):
    case(name, {'checks.axial_load.demand': P / 1e3, 'checks.axial_load.capacity': Q / FoS / 1e3})


def table(name, soil):
    for row, (_, top, base, p, f, F) in enumerate(layers_of(soil)):
        numbers = {'top': top, 'base': base, 'stress_at_base': p / 1e3, 'friction_at_base': f / 1e3, 'friction': F / 1e3}
        case(name, {f'tables.layers.{row}.{column}': v for column, v in numbers.items()})


CLAY_SAND = [Clay(12, 7e3, 8e3, 30e3), Clay(10, 8e3, 60e3, 90e3), Sand(8, 9.5e3, 'Sand', 'Dense')]
TWO_CLAYS = [Clay(20, 6.5e3, 5e3, 35e3), Clay(20, 7.5e3, 60e3, 140e3)]
SAND_CLAY_SAND = [Sand(5, 9e3, 'Sand-silt', 'Medium dense'), Clay(10, 8e3, 100e3, 150e3), Sand(8, 10e3, 'Sand', 'Dense')]


def cases():
    one = in_one_clay(1, 30, 60e3, 150e3)
    verdict('original-default-uniform-clay', 2000e3, one)
    verdict('one-clay-does-not-carry', 2500e3, one)
    verdict('one-clay-carries-with-a-lower-factor', 2500e3, one, 1.5)
    verdict('a-smaller-bearing-factor-does-not-carry', 2440e3, in_one_clay(1, 30, 60e3, 150e3, 8.5))
    three = in_layers(1, 0.03, CLAY_SAND)
    verdict('layered-clay-sand-groundhog', 2500e3, three['compression'])
    table('layered-clay-sand-groundhog', CLAY_SAND)
    verdict('layers-do-not-carry', 4700e3, three['compression'])
    table('layered-sand-clay-sand', SAND_CLAY_SAND)
    two = in_layers(1.5, 0.04, TWO_CLAYS)
    verdict('tension-required-penetration', 1500e3, two['tension'])
    verdict('pulled-out-of-the-layers', 4300e3, two['tension'])
    verdict('the-same-load-is-borne-in-compression', 4300e3, two['compression'])
    weighed = in_layers(1.5, 0.04, TWO_CLAYS, weighed=True)
    verdict('weight-of-the-pile-holds-the-rest', 4300e3, weighed['tension'])


cases()
