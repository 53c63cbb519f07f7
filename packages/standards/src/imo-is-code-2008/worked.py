"""IMO IS Code (2008) part A, 2.2 and 2.3: second reading."""

import math

from worked import table, worked

READ = 'IS Code 2008 part A, public reproductions of 2.2 and 2.3'


@worked(P=(300, 600), A=(100, 3000), Z=(2, 20), g=9.81, Delta=(1e6, 1e8))
def steadyLever(P, A, Z, g, Delta):
    # with Delta in tonnes: P A Z/(1000 g Delta)
    return P * A * Z / (1000 * g * (Delta / 1000))


@worked(k_g=1.5, l_w1=(0.01, 0.5))
def gustLever(k_g, l_w1):
    return l_w1 + 0.5 * l_w1


@worked(OG=(-2, 5), d=(3, 15))
def effectiveSlope(OG, d):
    return 0.73 + 0.6 * (OG / d)


@worked(k=(0.7, 1), X_1=(0.8, 1), X_2=(0.75, 1), r=(0.5, 1.2), s=(0.035, 0.1))
def rollAngle(k, X_1, X_2, r, s):
    return 109 * k * X_1 * X_2 * math.sqrt(r) * math.sqrt(s)


@worked(phi_0=(0, 0.3), phi_w=(0.1, 0.5))
def rolledBack(phi_0, phi_w):
    return -(phi_w - phi_0)


@worked(B=(8, 50), d=(3, 15), L=(30, 300))
def periodCoefficient(B, d, L):
    return 0.373 + 0.023 * B / d - 0.00043 * L


@worked(B=(8, 50), d=(3, 15))
def breadthOverDraught(B, d):
    return B / d


@worked(C=(0.3, 0.5), B=(8, 50), GM=(0.2, 5))
def rollPeriod(C, B, GM):
    return 2 * C * B / math.sqrt(GM)


@worked(k_de=0.8, phi_de=(0.2, 0.8))
def deckEdgeLimit(k_de, phi_de):
    return 4 / 5 * phi_de


@worked(b=(0.05, 1), a=(0.01, 0.5))
def areaRatio(b, a):
    return b / a


@worked(A_40=(0.1, 1), A_30=(0.01, 0.3))
def areaBetween(A_40, A_30):
    return A_40 - A_30


for name, value in {
    'LEAST_AREA_30': 0.055,
    'LEAST_AREA_40': 0.090,
    'LEAST_AREA_30_40': 0.030,
    'LEAST_LEVER': 0.20,
    'LEAST_HEEL_OF_LARGEST': 25,
    'LEAST_HEIGHT': 0.15,
    'FIRST_HEEL': 30,
    'LAST_HEEL': 40,
    'GUST': 1.5,
    'LARGEST_STEADY_HEEL': 16,
    'DECK_EDGE_SHARE': 0.8,
    'END_OF_AREA_B': 50,
}.items():
    table(name, value, READ)

table(
    'X1',
    {
        'at': [2.4, 2.5, 2.6, 2.7, 2.8, 2.9, 3.0, 3.1, 3.2, 3.3, 3.4, 3.5],
        'values': [1.0, 0.98, 0.96, 0.95, 0.93, 0.91, 0.90, 0.88, 0.86, 0.84, 0.82, 0.80],
    },
    READ,
)
table('X2', {'at': [0.45, 0.50, 0.55, 0.60, 0.65, 0.70], 'values': [0.75, 0.82, 0.89, 0.95, 0.97, 1.00]}, READ)
table(
    'STEEPNESS',
    {'at': [6, 7, 8, 12, 14, 16, 18, 20], 'values': [0.100, 0.098, 0.093, 0.065, 0.053, 0.044, 0.038, 0.035]},
    READ,
)
table(
    'BILGE_KEELS',
    {'at': [0, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5, 4.0], 'values': [1.0, 0.98, 0.95, 0.88, 0.79, 0.74, 0.72, 0.70]},
    READ,
)
table('BREADTH_REACH', {'to': 3.5}, READ)
table('CENTRE_REACH', {'from': -0.3, 'to': 0.5}, READ)
table('PERIOD_REACH', {'to': 20}, READ)
table('UNRESTRICTED_PRESSURE', 504, READ)
