"""S-N curves of BS 7608 (2014), classes of slope 3: log N = log C_0 - d SD - 3 log S up to 5e7 cycles, slope 5 beyond."""

from math import log10

from worked import declare_as, logarithmic, table, worked

LINE = dict(log_a=(11, 16), m=(3, 5))
declare_as('bs.cycles', lambda log_a, m, S: 10 ** (log_a - m * log10(S)), {**LINE, 'S': (5, 300)})
declare_as('bs.range', lambda log_a, m, N: 10 ** ((log_a - log10(N)) / m), {**LINE, 'N': logarithmic(1e4, 1e9)})
declare_as('bs.intercept', lambda log_a: 10**log_a, {'log_a': (11, 16)})


@worked(log_C_0=(11, 13), d=(0, 3), SD=(0.1, 0.3))
def designIntercept(log_C_0, d, SD):
    return log10(10**log_C_0 / 10 ** (d * SD))


@worked(log_a_air=(10, 13), k_c=(2, 4))
def corrodingIntercept(log_a_air, k_c):
    return log10(10**log_a_air / k_c)


@worked(log_a_1=(11, 13), m_1=(3, 4), m_2=(5, 6), N_knee=logarithmic(1e7, 1e8))
def continuedIntercept(log_a_1, m_1, m_2, N_knee):
    """Both lines give the same range at the knee."""
    S = (10**log_a_1 / N_knee) ** (1 / m_1)
    return log10(N_knee * S**m_2)


PRINTED = {
    'D': (12.6007, 0.2095),
    'E': (12.517, 0.2509),
    'F': (12.237, 0.2183),
    'F2': (12.0903, 0.2279),
    'G': (11.7525, 0.1793),
    'G2': (11.5918, 0.1952),
    'W1': (11.3979, 0.214),
}
table(
    'CLASSES',
    {name: {'log_C_0': log_C_0, 'SD': SD} for name, (log_C_0, SD) in PRINTED.items()},
    source='public code with the mean curves, deviations and design constants of the guide; D to G in the curves of DNV (1984) too',
    kind='peer-code',
)
table('LONG_SLOPE', {'value': 5}, source='vamseeachanta/digitalmodel@62f1dc0, rows BS\'14 in air', kind='peer-code')
table('DEVIATIONS', {'value': 2}, source='BS 7608 (2014): design curves are two deviations below the mean', kind='independent-calc')
table('KNEE', {'value': 5e7}, source='vamseeachanta/digitalmodel@62f1dc0, rows BS\'14 in air', kind='peer-code')
table('CORROSION_FACTOR', {'value': 3}, source='the same table: design constants in free corrosion are a third', kind='peer-code')
