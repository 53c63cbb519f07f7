"""S-N curves of DNV-RP-C203 (April 2016) tables 2-1 to 2-4: log N = log a - m log S."""

from math import log10

from worked import declare_as, logarithmic, table

LINE = dict(log_a=(11, 16), m=(3, 5))
declare_as('c203.cycles', lambda log_a, m, S: 10 ** (log_a - m * log10(S)), {**LINE, 'S': (5, 300)})
declare_as('c203.range', lambda log_a, m, N: 10 ** ((log_a - log10(N)) / m), {**LINE, 'N': logarithmic(1e4, 1e9)})
declare_as('c203.intercept', lambda log_a: 10**log_a, {'log_a': (11, 16)})

# name, m and log a in air (table 2-1), log a protected (2-2), log a of the second line of both, log a corroding (2-4)
PRINTED = '''
B1 4 15.117 14.917 17.146 12.436
B2 4 14.885 14.685 16.856 12.262
C  3 12.592 12.192 16.320 12.115
C1 3 12.449 12.049 16.081 11.972
C2 3 12.301 11.901 15.835 11.824
D  3 12.164 11.764 15.606 11.687
E  3 12.010 11.610 15.350 11.533
F  3 11.855 11.455 15.091 11.378
F1 3 11.699 11.299 14.832 11.222
F3 3 11.546 11.146 14.576 11.068
G  3 11.398 10.998 14.330 10.921
W1 3 11.261 10.861 14.101 10.784
W2 3 11.107 10.707 13.845 10.630
W3 3 10.970 10.570 13.617 10.493
'''
EXPONENTS = dict(B1=0, B2=0, C=0.05, C1=0.1, C2=0.15, D=0.2, E=0.2)


def row(line):
    name, *numbers = line.split()
    return name, dict(zip(('m_1', 'air', 'cp', 'long', 'free'), map(float, numbers)), k=EXPONENTS.get(name, 0.25))


table(
    'COEFFICIENTS',
    dict(row(line) for line in PRINTED.strip().splitlines()),
    source='fatpack (Gunnstein/fatpack@951929f), tables 2-1, 2-2 and 2-4 of the edition of April 2016; k: table 2-1',
    kind='peer-code',
)

LONG = {'m': 5, 'log_a': 16.13}
table(
    'TUBULAR_JOINTS',
    {
        'air': {'lines': [{'m': 3, 'log_a': 12.48}, LONG], 'N_knee': 1e7},
        'seawater_cathodic_protection': {'lines': [{'m': 3, 'log_a': 12.18}, LONG], 'N_knee': 1.8e6},
        'seawater_free_corrosion': {'lines': [{'m': 3, 'log_a': 12.03}], 'N_knee': None},
    },
    source='DNV-RP-C203 (2016) tables 2-3 and 2-4, curve T; the protected curve is TJ of ISO 19902 table 16.11-1 too',
)
