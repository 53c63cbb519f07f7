"""Verdicts of pile-axial-capacity: axial capacity as pile-capacity works it out, and the most that load transfer brings up,
by the t-z and q-z curves of API RP 2GEO (2011) 8.4: of a pile that is rigid, and of one in soil that does not soften. N, m, Pa.
"""

from worked import case, functions_of

pile = functions_of('../pile-capacity/worked.py')
api, Clay, Sand = pile.api, pile.Clay, pile.Sand
TO_PEAK = [(0, 0), (0.0016, 0.3), (0.0031, 0.5), (0.0057, 0.75), (0.008, 0.9), (0.01, 1)]
TIP = [(0, 0), (0.002, 0.25), (0.013, 0.5), (0.042, 0.75), (0.073, 0.9), (0.1, 1)]


def share(curve, w):
    """Of the resistance, at a displacement over the diameter; level beyond the last."""
    for (a, low), (b, high) in zip(curve, curve[1:]):
        if w <= b:
            return low + (high - low) * (w - a) / (b - a)
    return curve[-1][1]


def parts(D, t, soil):
    """Resistance of the shaft and of the tip."""
    frictions = [row[-1] for row in pile.layers_of(soil)]
    q = soil[-1].tip(pile.layers_of(soil)[-1][3])
    tip = min(api.pluggedBearing(q, D), api.unpluggedBearing(q, D, D - 2 * t, frictions))
    return api.shaftFriction(D, frictions), tip


def most_of_rigid(D, t, soil, residual):
    """All of a rigid pile moves alike: the largest sum stands at a corner of one of the curves."""
    shaft, tip = parts(D, t, soil)
    softening = TO_PEAK + [(0.02, residual)]
    return max(shaft * share(softening, w) + tip * share(TIP, w) for w, _ in softening + TIP)


def head(name, P, most):
    case(name, {'checks.head_load.demand': P / 1e3, 'checks.head_load.capacity': most / 1e3})


def shear_limit(D, L, c, gamma, M=0, held=False, J=0.5, slices=200_000):
    """Of a rigid pile in clay at its ultimate resistance: c = (at the seabed, per metre). By midpoints."""
    dz = L / slices
    force, about, rows = 0, 0, []
    for i in range(slices):
        z = (i + 0.5) * dz
        s_u = c[0] + c[1] * z
        p = min(9 * s_u * D, (3 * s_u + gamma * z) * D + J * s_u * z)
        force, about = force + p * dz, about + p * z * dz
        rows.append((about, force))
    if held:
        return force
    turning = (about - M) / 2
    for (M_0, F_0), (M_1, F_1) in zip(rows, rows[1:]):
        if M_1 >= turning:
            return 2 * (F_0 + (F_1 - F_0) * (turning - M_0) / (M_1 - M_0)) - force


def lateral(name, H, **over):
    most = shear_limit(1, 20, (10e3, 2e3), 8e3, **over)
    case(name, {'checks.lateral_load.demand': H / 1e3, 'checks.lateral_load.capacity': most / 1e3})


def cases():
    lateral('clay-resists-the-shear-at-the-head', 200e3)
    lateral('clay-gives-way-under-the-shear', 20000e3)
    lateral('clay-gives-way-under-shear-and-moment', 700e3, M=12000e3)
    lateral('clay-gives-way-below-a-held-head', 6000e3, held=True)
    one = pile.in_one_clay(1.8, 40, 80e3, 200e3)
    pile.verdict('original-default-uniform-clay', 5000e3, one)
    pile.verdict('one-clay-does-not-carry', 8200e3, one)
    layers = [Sand(8, 9e3, 'Sand', 'Medium dense'), Clay(14, 8e3, 80e3, 120e3), Sand(10, 9.8e3, 'Sand', 'Dense')]
    three = pile.in_layers(1.524, 0.044, layers)
    pile.verdict('layered-groundhog', 6000e3, three['compression'])
    pile.verdict('layers-do-not-hold-the-pull', 6000e3, three['tension'])

    even = [Clay(20, 8e3, 80e3, 80e3)]
    head('load-just-below-the-peak-of-a-rigid-pile', 2779e3, most_of_rigid(1, 0.05, even, 0.8))
    head('rigid-pile-is-pushed-in', 2800e3, most_of_rigid(1, 0.05, even, 0.8))
    head('rigid-pile-in-clay-that-softens-less', 2800e3, most_of_rigid(1, 0.05, even, 1))
    firm = sum(parts(1, 0.03, pile.CLAY_SAND))
    head('clay-that-does-not-soften-bears-all-of-the-capacity', 9000e3, firm)
    head('load-above-all-of-the-capacity', 9300e3, firm)


cases()
