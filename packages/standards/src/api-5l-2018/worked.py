"""API 5L, 46th edition: tolerance of roundness (table 10) and strengths of PSL2 pipe (table 7)."""

from worked import table, worked

SPECIFICATION = 'method of the specification of pipe ovality, step 2'


@worked(D=(61, 609))
def bodyLimit(D):
    return 0.020 * D


@worked(D=(611, 1422), also=[{'D': d} for d in (996, 1000, 1004, 1400)])
def bodyLimitLarge(D):
    return min(0.015 * D, 15)


@worked(D=(61, 609))
def endLimit(D):
    return 0.015 * D


@worked(D=(611, 1299), also=[{'D': d} for d in (1296, 1300, 1304, 1422)])
def endLimitLarge(D):
    return min(0.010 * D, 13)


@worked(D_max=(325, 330), D_min=(318, 323))
def outOfRoundness(D_max, D_min):
    return D_max - D_min


@worked(OOR=(0.001, 0.01), OOR_max=(0.004, 0.013))
def outOfRoundnessUse(OOR, OOR_max):
    return OOR / OOR_max


table('SMALLEST_LIMITED', 60.3, SPECIFICATION)
table('LARGEST_SMALL', 610, SPECIFICATION)
table('LARGEST_LIMITED', 1422, SPECIFICATION)
table('LIMITED_D_OVER_T', 75, SPECIFICATION)
table('SEAMLESS_END_WALL', 25, 'API 5L table 10, footnote b, by knowledge of the print: 25.0 mm (0.984 in)')

table(
    'PSL2_GRADES',
    {
        grade: {'iso': f'L{smys}', 'smys': smys, 'smts': smts, 'highestRatio': ratio}
        for grade, smys, smts, ratio in (
            ('B', 245, 415, 0.93),
            ('X42', 290, 415, 0.93),
            ('X46', 320, 435, 0.93),
            ('X52', 360, 460, 0.93),
            ('X56', 390, 490, 0.93),
            ('X60', 415, 520, 0.93),
            ('X65', 450, 535, 0.93),
            ('X70', 485, 570, 0.93),
            ('X80', 555, 625, 0.93),
            ('X90', 625, 695, 0.95),
            ('X100', 690, 760, 0.97),
            ('X120', 830, 915, 0.99),
        )
    },
    'API 5L table 7 as printed by a mill (tubingchina.com)',
    'published',
)
