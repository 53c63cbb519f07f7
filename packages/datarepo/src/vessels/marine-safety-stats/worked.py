"""Counts of incidents with Python's csv module; Poisson limits of Garwood (1936) by the sums of their probabilities."""
import csv
import pathlib
from collections import Counter
from math import erfc, exp, lgamma, log, sqrt
from statistics import median

from worked import case

DATA = pathlib.Path(__file__).resolve().parents[5] / 'datasets'


def poisson(k, mean):
    """Probability of at most k events."""
    return sum(exp(n * log(mean) - mean - lgamma(n + 1)) for n in range(k + 1)) if mean > 0 else 1.0


def root(f, low, high):
    for _ in range(200):
        middle = (low + high) / 2
        low, high = (middle, high) if f(middle) > 0 else (low, middle)
    return low


def limits(k, share=0.95):
    tail, far = (1 - share) / 2, 2 * k + 60
    low = 0.0 if k == 0 else root(lambda m: tail - (1 - poisson(k - 1, m)), 0, far)
    return low, root(lambda m: poisson(k, m) - tail, 0, far)


def trend(counts):
    """Mann and Kendall with ties, and the slope of Sen."""
    n = len(counts)
    pairs = [(i, j) for i in range(n) for j in range(i + 1, n)]
    S = sum((counts[j] > counts[i]) - (counts[j] < counts[i]) for i, j in pairs)
    ties = sum(t * (t - 1) * (2 * t + 5) for t in Counter(counts).values())
    spread = sqrt((n * (n - 1) * (2 * n + 5) - ties) / 18)
    Z = 0.0 if S == 0 else (S - (1 if S > 0 else -1)) / spread
    return {'s': S, 'z': Z, 'p': erfc(abs(Z) / sqrt(2)), 'slope': median((counts[j] - counts[i]) / (j - i) for i, j in pairs)}


def series(counts):
    rate = sum(counts) / len(counts)
    low, high = (x / len(counts) for x in limits(sum(counts)))
    chi2 = sum((c - rate) ** 2 for c in counts) / rate
    return {'years': len(counts), 'events': sum(counts), 'rate': rate, 'low': low, 'high': high, **trend(counts), 'chi2': chi2}


def tables(by_year, by_type):
    found = {f'tables.statistics.0.{k}': v for k, v in series(list(by_year.values())).items()}
    for i, (year, count) in enumerate(by_year.items()):
        low, high = limits(count)
        found.update({f'tables.years.{i}.{k}': v for k, v in (('year', year), ('count', count), ('low', low), ('high', high))})
    total, held = sum(by_year.values()), 0
    for i, count in enumerate(sorted(by_type.values(), reverse=True)):
        held += count
        found.update({f'tables.types.{i}.{k}': v for k, v in (('count', count), ('share', count / total), ('cumulated', held / total))})
    return found


with (DATA / 'noaa_incident_news' / 'incidents_2010_2015.csv').open(encoding='utf-8') as file:
    noaa = {row['id']: row for row in csv.DictReader(file)}.values()
for id, first, threat in (('noaa-incident-news-2010-2015', 2010, None), ('noaa-oil-threat-2012-2015', 2012, 'Oil')):
    own = [r for r in noaa if first <= int(r['open_date'][:4]) <= 2015]
    gallons = [float(r['max_ptl_release_gallons']) for r in own if r['max_ptl_release_gallons'] != '']
    counted = [r for r in own if threat in (None, r['threat'])]
    by_year = {y: sum(r['open_date'][:4] == str(y) for r in counted) for y in range(first, 2016)}
    by_type = Counter(r['threat'] for r in own)
    found = {
        'potential_release_known': len(gallons),
        'potential_release_unknown': len(own) - len(gallons),
        'potential_release_total_gal': sum(gallons),
        'potential_release_max_gal': max(gallons),
        'rows_without_position': sum(r['lat'] == '' or r['lon'] == '' for r in own),
        'occurrences': len(own),
    }
    if threat is None:
        found.update(tables(by_year, by_type))
        tags = Counter(t.strip() for r in own for t in r['tags'].split('|') if t.strip())
        found['tables.tags.0.count'] = max(tags.values())
    case(id, found)

CASUALTY = ('DeadMissingCrew2', 'DeadMissingPassengers2', 'DeadMissingOthers3')
with (DATA / 'marine_gisis_layout_synthetic' / 'mci_layout_synthetic.csv').open(encoding='utf-8') as file:
    gisis = {}
    for row in csv.DictReader(file):
        gisis.setdefault(row['Reference'], row)


def year_of(text):
    """2012-10-28 02:16, or US style 12/23/12 23:29; none of a blank."""
    day = text.split(' ')[0]
    return int(day[:4]) if '-' in day else 2000 + int(day.split('/')[2]) if day else None


own = [r for r in gisis.values() if year_of(r['IncidentDateTime']) in (2012, 2013, 2014)]
dead = [[int(r[k]) for k in CASUALTY if r[k].strip().isdigit()] for r in own]
by_year = {y: sum(year_of(r['IncidentDateTime']) == y for r in own) for y in (2012, 2013, 2014)}
by_type = Counter(r['InitialEvent'].strip() or 'unspecified' for r in own)
case(
    'gisis-layout-2012-2014',
    {
        'dead_or_missing_reported': sum(map(sum, dead)),
        'occurrences_without_casualty_form': sum(not d for d in dead),
        'multi_ship_occurrences': sum(int(r['NumberOfShipsInvolved'] or 0) > 1 for r in own),
        'very_serious_fraction': sum(r['TypeOfCasualty'] == 'Very serious' for r in own) / len(own),
        **tables(by_year, by_type),
    },
)
