"""API 5CT (10th edition, 2018): standard drift mandrels of casing."""

from fractions import Fraction

from worked import table, worked


@worked(D=(0.1, 0.5), t=(0.005, 0.02), c_dr=(0.003, 0.005))
def driftDiameter(D, t, c_dr):
    bore = D - t - t
    return bore - c_dr


table(
    'driftClasses',
    [
        {'upTo': float(Fraction(77, 8)), 'less': float(Fraction(1, 8))},
        {'upTo': float(Fraction(107, 8)), 'less': float(Fraction(5, 32))},
        {'less': float(Fraction(3, 16))},
    ],
    source='casing drift as handbooks of tubulars state it: 1/8, 5/32 and 3/16 in',
)
