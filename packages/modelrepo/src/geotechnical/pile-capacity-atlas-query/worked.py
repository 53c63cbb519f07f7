"""Verdicts and places of pile-capacity-atlas-query: the capacity in one clay as pile-capacity works it out at the nodes, read
between them on logarithms. N, m, Pa.
"""

from itertools import product
from math import exp, log

from worked import case, functions_of

in_one_clay = functions_of('../pile-capacity/worked.py').in_one_clay


def geometric(low, high):
    return [low * (high / low) ** (i / 18) for i in range(19)]


AXES = [[0.6, 0.8, 1, 1.3, 1.6, 2, 2.5], [15, 20, 30, 40, 50, 60], geometric(20e3, 200e3), geometric(50e3, 400e3)]


def places(point):
    """Along each axis the two nodes, and the share of the way between them on the logarithm."""
    found = []
    for nodes, x in zip(AXES, point):
        k = max(i for i, node in enumerate(nodes[:-1]) if node <= x)
        low, high = nodes[k], nodes[k + 1]
        found.append((low, high, log(x / low) / log(high / low)))
    return found


def read(*point):
    total = 0
    for corner in product((0, 1), repeat=4):
        weight = 1
        node = []
        for side, (low, high, share) in zip(corner, places(point)):
            weight *= share if side else 1 - share
            node.append(high if side else low)
        total += weight * log(in_one_clay(*node))
    return exp(total)


def verdict(name, P, Q, FoS=2):
    case(name, {'checks.axial_load.demand': P / 1e3, 'checks.axial_load.capacity': Q / FoS / 1e3})


def table(name, *point):
    for row, (_, _, share) in enumerate(places(point)):
        numbers = {'share': share, 'nearest': min(share, 1 - share)}
        case(name, {f'tables.nodes.{row}.{column}': v for column, v in numbers.items()})


def cases():
    default = (1, 30, 60e3, 150e3)
    verdict('default-point', 2000e3, read(*default))
    inside = (1.35, 38, 90e3, 210e3)
    for name, P, FoS in (
        ('between-the-nodes', 4000e3, 2),
        ('more-than-is-allowed-between-the-nodes', 6500e3, 2),
        ('allowed-with-a-lower-factor', 6500e3, 1.5),
    ):
        verdict(name, P, read(*inside), FoS)
    table('between-the-nodes', *inside)
    verdict('escalate-large-diameter', 10000e3, in_one_clay(3, 40, 80e3, 180e3))
    verdict('large-diameter-does-not-carry', 14000e3, in_one_clay(3, 40, 80e3, 180e3))
    verdict('peer-groundhog-psi-above-1-decided-directly', 3500e3, in_one_clay(1.1, 24, 150e3, 110e3))
    table('peer-groundhog-psi-above-1-decided-directly', 1.1, 24, 150e3, 110e3)
    table('at-the-last-node-of-an-axis', 2.5, 35, 90e3, 210e3)


cases()
