"""Verdicts and tables of a comparison, by definition: a point within t_a + t_r |r|, statistics by Python's own module."""
import json
import pathlib
import statistics

from worked import case

cases = {c['id']: c for c in json.loads((pathlib.Path(__file__).parent / 'cases.json').read_text())['cases']}


def series(name, column='y'):
    rows = {s['label']: s['records'] for s in cases[name]['inputs']['sources']['value']}
    return {label: sorted((r['x'], r[column]) for r in records) for label, records in rows.items()}


def between(points, x):
    for (a, y), (b, z) in zip(points, points[1:]):
        if a <= x <= b:
            return y + (z - y) * (x - a) / (b - a)
    return None


def matched(reference, candidate):
    found = [(x, r, between(candidate, x)) for x, r in reference]
    return [(x, r, c) for x, r, c in found if c is not None]


def judged(points, t_a, t_r, share):
    """Difference and tolerance of the point on which the verdict rests: the worst but those that may be out."""
    used = sorted(((abs(c - r) / (t_a + t_r * abs(r)), abs(c - r), t_a + t_r * abs(r)) for _, r, c in points), reverse=True)
    return used[int(share * len(points))]


def verdict(name, worst, t_a, t_r, share=0.0):
    _, difference, tolerance = judged(worst, t_a, t_r, share)
    case(name, {'checks.tolerance.demand': difference, 'checks.tolerance.capacity': tolerance})


def errors(points):
    d = [c - r for _, r, c in points]
    r, c = [p[1] for p in points], [p[2] for p in points]
    rmse = (sum(x * x for x in d) / len(d)) ** 0.5
    mean = statistics.fmean(r)
    return {
        'points': len(d),
        'bias': statistics.fmean(d),
        'mean_absolute_error': statistics.fmean(map(abs, d)),
        'rmse': rmse,
        'nrmse_range': rmse / (max(r) - min(r)),
        'max_absolute_difference': max(map(abs, d)),
        'max_relative_difference': max(abs(x) / max(abs(y), 0.5) for x, y in zip(d, r)),
        'pearson_correlation': statistics.correlation(r, c),
        'nash_sutcliffe_efficiency': 1 - sum(x * x for x in d) / sum((x - mean) ** 2 for x in r),
    }


def cells(table, row, values):
    return {f'tables.{table}.{row}.{name}': value for name, value in values.items()}


def share_of(ascending, p):
    at = p * (len(ascending) - 1)
    low = int(at)
    high = min(low + 1, len(ascending) - 1)
    return ascending[low] + (at - low) * (ascending[high] - ascending[low])


def summary(points):
    keys, y = zip(*points)
    mean, ascending = statistics.fmean(y), sorted(y)
    return {
        'points': len(y),
        'mean': mean,
        'standard_deviation': statistics.stdev(y),
        'minimum': min(y),
        'key_of_minimum': keys[y.index(min(y))],
        **{name: share_of(ascending, p) for name, p in (('p5', 0.05), ('p25', 0.25), ('median', 0.5), ('p75', 0.75), ('p95', 0.95))},
        'maximum': max(y),
        'key_of_maximum': keys[y.index(max(y))],
        'lag1_autocorrelation': sum((a - mean) * (b - mean) for a, b in zip(y, y[1:])) / sum((a - mean) ** 2 for a in y),
    }


name = 'two-tools-against-a-test-by-interpolation'
all_of = series(name)
test = all_of['test']
pairs = {label: matched(test, all_of[label]) for label in ('tool_b', 'tool_c')}
verdict(name, max(pairs.values(), key=lambda pair: judged(pair, 0.1, 0.05, 0.25)), 0.1, 0.05, 0.25)
found = {}
for row, label in enumerate(pairs):
    e = errors(pairs[label])
    out = sum(abs(c - r) > 0.1 + 0.05 * abs(r) + 1e-12 for _, r, c in pairs[label])
    found.update(cells('metrics', row, {**{k: v for k, v in e.items() if k not in ('nrmse_range', 'max_relative_difference')}, 'points_out': out}))
    z = series(name, 'z')
    e = errors(matched(z['test'], z[label]))
    found.update(cells('further_columns', row, {k: v for k, v in e.items() if k not in ('mean_absolute_error', 'nash_sutcliffe_efficiency')}))
row = 0
for label, pair in pairs.items():
    for x, r, c in pair:
        point = {
            'key': x,
            'reference': r,
            'candidate': c,
            'difference': c - r,
            'relative_difference': (c - r) / max(abs(r), 0.5),
            'tolerance': 0.1 + 0.05 * abs(r),
        }
        found.update(cells('points', row, point))
        row += 1
for row, label in enumerate(all_of):
    found.update(cells('summary', row, summary(all_of[label])))
for row, (x, r) in enumerate(test):
    at = [r] + [c for pair in pairs.values() for key, _, c in pair if key == x]
    found.update(cells('envelope', row, {'key': x, 'sources': len(at), 'minimum': min(at), 'maximum': max(at), 'spread': max(at) - min(at)}))
row = 0
for label, points in all_of.items():
    for x, y in points:
        found.update(cells('series', row, {'key': x, 'value': y}))
        row += 1
for row, label in enumerate(all_of):
    found.update(cells('sources_as_read', row, {'rows': len(all_of[label]), 'points': len(all_of[label])}))
case(name, found)
