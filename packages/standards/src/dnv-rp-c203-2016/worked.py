"""S-N curves of DNV-RP-C203 (April 2016) tables 2-1 to 2-4: log N = log a - m log S."""

from math import log10

from worked import declare_as, logarithmic, table, worked

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


# Clause 2.4.3: thickness, in mm; an attachment is as thick as 14 mm and 0.66 of its length make it, the plate at most

table('REFERENCE_THICKNESS', {'value': 25}, source='DNV-RP-C203 (2016) 2.4.3: welds other than tubular joints', kind='independent-calc')
table('TUBULAR_REFERENCE_THICKNESS', {'value': 16}, source='DNV-RP-C203 (2016) 2.4.3: tubular joints', kind='independent-calc')
table('ATTACHMENT_BASE', {'value': 14}, source='DNV-RP-C203 (2016) 2.4.3', kind='independent-calc')
table('ATTACHMENT_SHARE', {'value': 0.66}, source='DNV-RP-C203 (2016) 2.4.3', kind='independent-calc')
table(
    'FREE_CORROSION_EXPONENTS',
    {'C': 0.15, 'C1': 0.15, 'C2': 0.15},
    source='equinor/fatigue-calculations@f1a8087, table 2-4 of the edition of April 2016',
    kind='peer-code',
)
table(
    'TUBULAR_EXPONENTS',
    {'upTo': 0.25, 'above': 0.3, 'SCF': 10},
    source='DNV-RP-C203 (2016) table 2-1, curve T',
    kind='independent-calc',
)

ATTACHMENT = dict(t_0=(10, 20), c_L=(0.5, 0.8), L_t=(10, 80), t=(20, 90))


@worked(**ATTACHMENT, also=[dict(t_0=14, c_L=0.66, L_t=30, t=60), dict(t_0=14, c_L=0.66, L_t=90, t=40)])
def attachmentThickness(t_0, c_L, L_t, t):
    return t if t < t_0 + c_L * L_t else t_0 + c_L * L_t


@worked(t=(10, 90), t_ref=(16, 25), also=[dict(t=12, t_ref=25), dict(t=60, t_ref=25)])
def effectiveThickness(t, t_ref):
    return t if t > t_ref else t_ref


@worked(t_eff=(25, 90), t_ref=(16, 25), k=(0, 0.3))
def thicknessFactor(t_eff, t_ref, k):
    return 10 ** (k * log10(t_eff / t_ref))


@worked(SCF=(1, 12), f_m=(0.6, 1), f_t=(1, 1.5))
def rangeFactor(SCF, f_m, f_t):
    return f_t * f_m * SCF


@worked(SCF=(1, 12), f_m=(0.6, 1))
def plainFactor(SCF, f_m):
    return f_m * SCF


@worked(F=(0.6, 12), S_n=(1, 200))
def effectiveRange(F, S_n):
    return S_n * F


@worked(F=(0.6, 12), q_0=(1, 40))
def effectiveScale(F, q_0):
    return q_0 * F


@worked(dS_0=(20, 400), F=(0.6, 12))
def nominalExtreme(dS_0, F):
    return 1 / F * dS_0
