"""DNV-OS-H101 (2011) section 4: operation periods and the alpha factor for waves, base case."""

from worked import table, worked

HOUR = 3600


@worked(T_POP=(20 * HOUR, 72 * HOUR), T_C_min=6 * HOUR, also=[{'T_POP': 3 * HOUR, 'T_C_min': 6 * HOUR}])
def contingency(T_POP, T_C_min):
    return T_POP if T_POP > T_C_min else T_C_min


@worked(T_POP=(6 * HOUR, 72 * HOUR), T_C=(6 * HOUR, 72 * HOUR))
def referencePeriod(T_POP, T_C):
    return T_POP + T_C


@worked(alpha=(0.5, 1), OP_LIM=(1, 6))
def forecastLimit(alpha, OP_LIM):
    return OP_LIM * alpha


table('LEAST_CONTINGENCY', 6, source='DNV-OS-H101 (2011) 4 B, hours', kind='published')
table('LONGEST_OPERATION', 72, source='DNV-OS-H101 (2011) 4 B, hours', kind='published')
table('LONGEST_REFERENCE', 96, source='DNV-OS-H101 (2011) 4 B, hours', kind='published')

ROWS = {12: '.65 .76 .79 .80', 24: '.63 .73 .76 .78', 36: '.62 .71 .73 .76', 48: '.60 .68 .71 .74', 72: '.55 .63 .68 .72'}
table(
    'BASE_CASE',
    [
        {'maximumPeriod': hours, 'heights': [1, 2, 4, 6], 'alpha': [float(x) for x in factors.split()]}
        for hours, factors in ROWS.items()
    ],
    source='DNV-OS-H101 (2011) table 4-1 as reproduced in public descriptions of weather-restricted operations',
    kind='independent-calc',
)
