"""DNV-RP-H103 (2011) 4.6.3.3, 4.6.4.1 and table A-2: added mass of plates, of what is high, and of what has holes."""

from math import cos, exp, radians

from worked import table, worked


@worked(q=(10, 40), also=[{'q': 10}])
def slenderCoefficient(q):
    return 1 - 0.53 / q


@worked(A_p=(1, 90), h=(0.2, 9))
def heightRatio(A_p, h):
    side = A_p**0.5
    return 1 / (1 + h / side)


@worked(**{'lambda': (0.1, 0.95)})
def heightFactor(**given):
    square = given['lambda'] ** 2
    return 1 + (0.5 * (1 - square) / (1 + square)) ** 0.5


@worked(p=(0, 0.5), also=[{'p': p / 100} for p in (0, 4.9, 5, 5.02, 5.5, 15, 25, 33.9, 34, 40, 50)])
def perforationFactor(p):
    p = round(100 * p, 9)
    if p <= 5:
        return 1
    if p < 34:
        return 0.7 + 0.3 * cos(radians(180 * (p - 5) / 34))
    return exp(-(p - 10) / 28)


@worked(A_0=(1e3, 1e5), c=(0.3, 1.6))
def correctedAddedMass(A_0, c):
    return c * A_0


@worked(A_33=(1e3, 1e5), m_w=(1e3, 1e5))
def withTrappedWater(A_33, m_w):
    return m_w + A_33


TABLE = 'DNV-RP-H103 (2011) table A-2, as the description of the workflow has it'
table('PLATE_RATIOS', [1, 1.25, 1.5, 1.59, 2, 2.5, 3, 3.17, 4, 5, 6.25, 8, 10], source=TABLE)
table('PLATE_COEFFICIENTS', [.579, .642, .690, .704, .757, .801, .830, .840, .872, .897, .917, .934, .947], source=TABLE)
table('LARGEST_PERFORATION', 50, source='DNV-RP-H103 (2011) 4.6.4.1')
