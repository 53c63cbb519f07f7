"""S-N curves X and X' of API RP 2A-WSD (21st edition): N = 2e6 (S/S_ref)^-m."""

from math import log10

from worked import declare_as, logarithmic, table, worked

LINE = dict(log_a=(11, 16), m=(3, 5))
declare_as('api2a.cycles', lambda log_a, m, S: 10 ** (log_a - m * log10(S)), {**LINE, 'S': (5, 300)})
declare_as('api2a.range', lambda log_a, m, N: 10 ** ((log_a - log10(N)) / m), {**LINE, 'N': logarithmic(1e4, 1e9)})
declare_as('api2a.intercept', lambda log_a: 10**log_a, {'log_a': (11, 16)})


@worked(N_ref=logarithmic(1e6, 1e7), m=(3, 5), S_ref=(50, 150))
def anchoredIntercept(N_ref, m, S_ref):
    """log10 of N_ref cycles at S_ref, run up to 1 MPa."""
    return log10(N_ref * S_ref**m)


table(
    'TUBULAR_CURVES',
    {'X': {'S_ref': 100, 'm': 4.38}, "X'": {'S_ref': 79, 'm': 3.74}},
    source='the curve data of vamseeachanta/digitalmodel@62f1dc0, rows API-X and API-X\': intercepts 15.06108 and 13.39811',
    kind='peer-code',
)
table('N_REF', 2e6, source='the same intercepts', kind='peer-code')
table('N_LIMIT', 2e8, source='the same rows: cycles at the endurance limit', kind='peer-code')
