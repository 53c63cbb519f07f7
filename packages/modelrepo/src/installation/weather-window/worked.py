"""Weather-window: windows of the record counted by a loop, in hours and per cent; the distribution of Weibull; alpha by hand."""

from math import ceil, exp

from worked import case

RECORD = [1.5] * 12 + [2.8] * 3 + [1.8] * 10 + [3.0] * 4 + [1.6] * 8 + [2.5] * 3 + [1.9] * 11 + [3.2] * 5


def record(name, heights, limit, step, needed, share=50):
    runs, length = [], 0
    for H in [*heights, limit + 1]:
        if H <= limit:
            length += 1
        elif length:
            runs.append(length)
            length = 0
    case(
        name,
        {
            'checks.window.demand': needed,
            'checks.window.capacity': max(runs, default=0) * step,
            'checks.workability.demand': share,
            'checks.workability.capacity': 100 * sum(runs) / len(heights),
        },
    )


record('original-default-48h', RECORD, 2, 3, 48)
record('same-record-24h', RECORD, 2, 3, 24)
record('too-little-of-the-record-is-workable', RECORD, 2, 3, 24, share=80)
record('enough-of-the-record-is-workable', RECORD, 2, 3, 36, share=70)
record('short-record', [0.8, 1.2, 2.1, 0.9, 0.7, 0.6, 1.4, 2.6, 1.1, 0.9, 0.8, 0.7, 1.0, 1.9, 2.2, 0.5], 1.5, 3, 9)
record('no-sample-is-workable', RECORD, 1, 3, 9)
record('whole-steps-are-too-few', [1, 1, 3, 1, 1, 3], 2, 3, 6.5)
for name, h, b, c, a, share in (
    ('weibull-location', 2.5, 2, 1.4, 0.5, 50),
    ('weibull-too-little-workable', 2.5, 2, 1.4, 0.5, 65),
    ('weibull-enough-workable', 2.5, 2, 2, 0, 75),
):
    case(name, {'checks.workability.demand': share, 'checks.workability.capacity': 100 * (1 - exp(-(((h - a) / b) ** c)))})


def found(heights, limit):
    """(first sample, samples) of every run within the limit, the longest first."""
    inside = [H <= limit for H in [*heights, limit + 1]]
    first = [i for i, calm in enumerate(inside) if calm and not (i and inside[i - 1])]
    return sorted(((i, inside[i:].index(False)) for i in first), key=lambda run: -run[1])


def windows(name, heights, limit, step):
    for row, (start, length) in enumerate(found(heights, limit)):
        case(name, {f'tables.windows.{row}.start': start * step, f'tables.windows.{row}.length': length * step})


def persistence(name, heights, limit, step, needed):
    for row, part in enumerate((0.6, 0.8, 1, 1.2, 1.5)):
        case(name, {f'tables.persistence.{row}.limit': part * limit})
        for column, least in (('any', 0), ('quarter', 0.25), ('half', 0.5), ('whole', 1), ('double', 2)):
            long = [n for _, n in found(heights, part * limit) if n >= ceil(least * needed / step)]
            case(name, {f'tables.persistence.{row}.{column}': 100 * sum(long) / len(heights)})


# runs of 1, 3, 5, 9 and 17 samples: each column of the persistence leaves out one more
LENGTHS = [1.0, 2.2] + [1.3] * 3 + [2.8] + [1.7] * 5 + [3.5] + [1.1] * 9 + [2.3] + [1.9] * 17
record('a-window-of-every-length', LENGTHS, 2, 3, 24)
windows('a-window-of-every-length', LENGTHS, 2, 3)
persistence('a-window-of-every-length', LENGTHS, 2, 3, 24)

# samples 0 to 3 in November, 4 to 11 in December; those within 1.5 m, and two in a row
CALM = {0, 1, 3, 4, 5, 8, 9, 10, 11}
STARTS = [i for i in range(11) if {i, i + 1} <= CALM]
for row, own in enumerate((range(4), range(4, 12))):
    waits = [min(s for s in STARTS if s >= i) - i for i in own if i <= STARTS[-1]]
    able = [i for i in own if i < 11]
    case(
        'months-by-start-time',
        {
            f'tables.months.{row}.workability': 100 * len(CALM & set(own)) / len(own),
            f'tables.months.{row}.feasible': 100 * len(set(STARTS) & set(able)) / len(able),
            f'tables.months.{row}.waiting': 6 * sum(waits) / len(waits),
        },
    )

# contingency as long as the operation and 6 h at least; the limit is the factor of the table, read by hand, times the height
for row, (period, design, alpha) in enumerate(
    ((12, 1, 0.65), (24, 2, 0.73), (36, 4, 0.73), (48, 6, 0.74), (72, 2, 0.63), (24, 3, (0.73 + 0.76) / 2))
):
    case(
        'alpha-banding-and-interpolation',
        {
            f'tables.operations.{row}.period': period,
            f'tables.operations.{row}.reference': period + max(period, 6),
            f'tables.operations.{row}.design': design,
            f'tables.operations.{row}.alpha': alpha,
            f'tables.operations.{row}.limit': alpha * design,
        },
    )
