"""Verdicts and nodes of anchor-capacity-atlas-query: both modes worked out at the nodes as anchor-capacity works them out, read
between them along the diameter; along length and strength the modes are straight themselves. N, m, Pa.
"""

from itertools import product

from worked import case, functions_of

Caisson = functions_of('../anchor-capacity/worked.py').Caisson
DIAMETERS, STRENGTHS = [3, 4, 5, 6, 7, 8], [5e3, 10e3, 20e3, 30e3, 45e3, 60e3]
LENGTHS = [8, 11, 14, 17, 21, 25]


def modes(D, L, s_u):
    both = Caisson(D, L, 0.04, s_u, 0).modes()
    return both['plugged'][3], both['coring'][3]


def around(nodes, x):
    """The two nodes with their shares."""
    low = max(n for n in nodes[:-1] if n <= x)
    high = nodes[nodes.index(low) + 1]
    return [(low, (high - x) / (high - low)), (high, (x - low) / (high - low))]


def read(D, L, s_u):
    parts = [(share, modes(node, L, s_u)) for node, share in around(DIAMETERS, D)]
    return min(sum(share * both[mode] for share, both in parts) for mode in (0, 1))


def verdict(name, V, FS, V_u):
    case(name, {'checks.vertical.demand': FS * V / 1e3, 'checks.vertical.capacity': V_u / 1e3})


def corners(name, D, L, s_u):
    axes = [around(nodes, x) for nodes, x in ((DIAMETERS, D), (LENGTHS, L), (STRENGTHS, s_u))]
    for row, ((d, w_d), (l, w_l), (s, w_s)) in enumerate(product(*axes)):
        plugged, coring = modes(d, l, s)
        numbers = {'diameter': d, 'length': l, 'strength': s / 1e3, 'plugged': plugged / 1e3, 'coring': coring / 1e3}
        case(name, {f'tables.nodes.{row}.{column}': v for column, v in {**numbers, 'weight': w_d * w_l * w_s}.items()})
    case(name, {'distance_to_node': max(min(a, b) for (_, a), (_, b) in axes)})


def cases():
    for name, V, FS in (
        ('interior-off-grid', 4000e3, 1.5),
        ('interior-holds-a-smaller-pull', 3000e3, 1.5),
        ('interior-holds-with-a-lower-factor', 3300e3, 1.2),
    ):
        verdict(name, V, FS, read(4.5, 13, 22e3))
    corners('interior-off-grid', 4.5, 13, 22e3)
    corners('near-a-node-of-another-axis', 5.1, 20, 24e3)
    verdict('near-a-node-of-another-axis', 1000e3, 2, read(5.1, 20, 24e3))
    verdict('peer-famodel-soft', 900e3, 1.5, read(4, 13, 8e3))
    verdict('on-default-point', 6000e3, 1.5, min(modes(5, 15, 30e3)))
    verdict('escalate-large-diameter', 12000e3, 1.5, min(modes(9, 20, 30e3)))
    verdict('large-diameter-is-pulled-out', 15000e3, 1.5, min(modes(9, 20, 30e3)))
    verdict('suction-not-confirmed-and-not-needed', 4000e3, 1.5, min(modes(5, 15, 30e3)))
    verdict('suction-excluded', 6000e3, 1.5, Caisson(5, 15, 0.04, 30e3, 0).vertical(False))
    verdict('near-its-limit-the-direct-solver-holds', 3465e3, 1.5, min(modes(4.5, 13, 22e3)))


cases()
