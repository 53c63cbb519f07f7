"""AACE 18R-97 (2020) table 1, as public descriptions print it: -50 to -20 % and +30 to +100 % for class 5, and so on."""

from worked import table, worked

COST = (1e8, 1e10)


@worked(C_L=(1e9, 2e9), C=(3e9, 5e9))
def lowSpread(C_L, C):
    return (C - C_L) / C


@worked(C_H=(6e9, 9e9), C=(3e9, 5e9))
def highSpread(C_H, C):
    return (C_H - C) / C


@worked(C=COST, a_L=(0.03, 0.5))
def classLow(C, a_L):
    return C - a_L * C


@worked(C=COST, a_H=(0.03, 1))
def classHigh(C, a_H):
    return C + a_H * C


PERCENT = {
    '1': {'low': [3, 10], 'high': [3, 15]},
    '2': {'low': [5, 15], 'high': [5, 20]},
    '3': {'low': [10, 20], 'high': [10, 30]},
    '4': {'low': [15, 30], 'high': [20, 50]},
    '5': {'low': [20, 50], 'high': [30, 100]},
}
table(
    'ACCURACY',
    {c: {side: [x / 100 for x in band] for side, band in sides.items()} for c, sides in PERCENT.items()},
    source='AACE 18R-97 table 1, public descriptions',
)
table('ESTIMATE_CLASSES', [1, 2, 3, 4, 5], source='AACE 18R-97 table 1: class 1 to class 5')
table('CONFIDENCE', 0.8, source='AACE 18R-97 table 1, note: 80 % confidence interval')
