"""Verdicts of weather-window: windows of the record counted by a loop, and the distribution of Weibull, in hours and per cent."""

from math import exp

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
