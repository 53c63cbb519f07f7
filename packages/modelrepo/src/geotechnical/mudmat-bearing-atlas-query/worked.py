"""Verdicts and nodes of mudmat-bearing-atlas-query: the capacity of the stored mat as mudmat-bearing-capacity works it out at the
nodes, and straight between them. N, m, Pa.
"""

from worked import case, functions_of

OnClay = functions_of('../mudmat-bearing-capacity/worked.py').OnClay
NODES = [5e3, 7e3, 10e3, 15e3, 20e3, 30e3, 40e3, 50e3]


def mat(s_u, V=1e6, H=200e3):
    return OnClay(6, 8, V, H, D=0.5, s_u0=s_u)


def capacity(s_u):
    return mat(s_u).bearing()[1]


def around(s_u):
    low = max(node for node in NODES[:-1] if node <= s_u)
    return low, NODES[NODES.index(low) + 1]


def read(s_u):
    low, high = around(s_u)
    return capacity(low) + (capacity(high) - capacity(low)) * (s_u - low) / (high - low)


def bearing(name, V, Q, FS=2):
    case(name, {'checks.bearing.demand': FS * V / 1e3, 'checks.bearing.capacity': Q / 1e3})


def nodes(name, s_u):
    low, high = around(s_u)
    for row, node in enumerate((low, high)):
        numbers = {'strength': node / 1e3, 'capacity': capacity(node) / 1e3, 'distance': abs(s_u - node) / 1e3}
        numbers['weight'] = 1 - abs(s_u - node) / (high - low)
        case(name, {f'tables.nodes.{row}.{column}': v for column, v in numbers.items()})
    case(name, {'nearest_node_distance': min(abs(s_u - node) for node in NODES) / 1e3})


def inclined(name, s_u, H=200e3):
    case(name, {'checks.inclined_load.demand': H / 1e3, 'checks.inclined_load.capacity': mat(s_u, H=H).bearing()[0] / 1e3})


def slides(name, s_u, H=200e3):
    case(name, {'checks.sliding.demand': 1.5 * H / 1e3, 'checks.sliding.capacity': mat(s_u, H=H).slides() / 1e3})


def cases():
    bearing('stored-mat-slides-on-soft-clay', 500e3, read(6e3))
    slides('stored-mat-slides-on-soft-clay', 6e3)
    for name, s_u, H in (
        ('default-point', 22e3, 200e3),
        ('escalate-strong-clay', 65e3, 200e3),
        ('more-horizontal-load-than-the-atlas-holds', 30e3, 900e3),
    ):
        slides(name, s_u, H)
    bearing('default-point', 2200e3, read(22e3))
    bearing('interior', 1500e3, read(18e3))
    nodes('interior', 18e3)
    bearing('load-that-breaks-the-ground', 2600e3, read(18e3))
    bearing('load-held-with-a-lower-factor', 2600e3, read(18e3), 1.5)
    nodes('load-nearer-to-the-upper-node', 28e3)
    bearing('load-nearer-to-the-upper-node', 1500e3, read(28e3))
    for name, V in (('escalate-strong-clay', 6000e3), ('load-that-breaks-strong-clay', 9500e3)):
        bearing(name, V, capacity(65e3))
        inclined(name, 65e3)
    inclined('no-capacity-left', 4e3)
    pushed = mat(30e3, H=900e3)
    bearing('more-horizontal-load-than-the-atlas-holds', 3000e3, pushed.bearing()[1])
    inclined('more-horizontal-load-than-the-atlas-holds', 30e3, 900e3)
    case('more-horizontal-load-than-the-atlas-holds', {'nearest_node_distance': 0})


cases()
