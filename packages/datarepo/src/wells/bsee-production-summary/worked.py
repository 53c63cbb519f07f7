"""Summaries of the official OGOR-A files, counted record by record with Python's csv module."""
import calendar
import csv
import io
import pathlib
import zipfile
from math import log

from worked import case

DATA = pathlib.Path(__file__).resolve().parents[5] / 'datasets'
LEASE, MONTH, DAYS, PRODUCT, OIL, GAS, WATER, API, OPERATOR, FIELD, INJECTION = 0, 2, 3, 4, 5, 6, 7, 8, 12, 13, 14


def records(lines):
    """Distinct records, their volumes as numbers; and how many lines there were."""
    seen, count = {}, 0
    for row in csv.reader(lines):
        count += 1
        seen[tuple(cell.strip() for cell in row)] = None
    return list(seen), count


def folder():
    found = []
    for name in sorted((DATA / 'bsee').glob('ogora*delimit.txt')):
        found += records(name.read_text().splitlines())[0]
    return found


def national():
    with zipfile.ZipFile(DATA / 'bsee_full_year' / 'ogora2009delimit.zip') as whole:
        text = whole.read(whole.namelist()[0]).decode('latin-1')
    return records(io.StringIO(text))


def days_in(month):
    return calendar.monthrange(int(month[:4]), int(month[4:]))[1]


def volumes(rows):
    return [sum(int(r[k] or 0) for r in rows) for k in (OIL, GAS, WATER, INJECTION)]


def by(rows, key):
    found = {}
    for r in rows:
        found.setdefault(key(r), []).append(r)
    return found


def months_between(first, last):
    y, m = int(first[:4]), int(first[4:])
    while f'{y}{m:02}' <= last:
        yield f'{y}{m:02}'
        y, m = (y + 1, 1) if m == 12 else (y, m + 1)


def producing_days(rows):
    """Days of a bore in a month: those of its completions together, no more than the month has."""
    return min(sum(int(r[DAYS] or 0) for r in rows), days_in(rows[0][MONTH]))


def fullest(rows):
    """The record whose days are nearest to those of its month; of several the first in the files."""
    return max(rows, key=lambda r: int(r[DAYS] or 0) / days_in(r[MONTH]))


def days(rows):
    """Both sides of the check of days."""
    longest = fullest(rows)
    return {
        'checks.days_on_production.demand': int(longest[DAYS]),
        'checks.days_on_production.capacity': days_in(longest[MONTH]),
    }


def faults(rows):
    """What the checks count: days of the record nearest to its month, negative volumes, gaps of the oil."""
    longest = fullest(rows)
    monthly = by(rows, lambda r: r[MONTH])
    oil = sorted(m for m, of in monthly.items() if volumes(of)[0] > 0)
    gaps = [
        m
        for m in months_between(oil[0], oil[-1])
        if m not in oil and (m not in monthly or any(r[PRODUCT] == 'O' and int(r[DAYS] or 0) > 0 for r in monthly[m]))
    ]
    return {
        'checks.days_on_production.utilisation': int(longest[DAYS]) / days_in(longest[MONTH]),
        'checks.volumes_not_negative.demand': sum(any(int(r[k] or 0) < 0 for k in (OIL, GAS, WATER, INJECTION)) for r in rows),
        'checks.month_gaps.demand': len(gaps),
    }


def tables(rows, factor=6):
    """Totals, years and months, in bbl, Mcf and days."""
    oil, gas, water, injection = volumes(rows)
    found = dict(zip(('oil', 'gas', 'water', 'injection'), (oil, gas, water, injection)))
    result = {f'tables.totals.0.{k}': v for k, v in {**found, 'oil_equivalent': oil + gas / factor, 'records': len(rows)}.items()}
    held = 0
    for i, (year, of) in enumerate(sorted(by(rows, lambda r: r[MONTH][:4]).items())):
        v = volumes(of)
        held += v[0]
        row = dict(zip(('oil', 'gas', 'water', 'injection'), v))
        row.update({'oil_equivalent': v[0] + v[1] / factor, 'months': len(by(of, lambda r: r[MONTH])), 'cumulative_oil': held})
        result.update({f'tables.annual.{i}.{k}': x for k, x in row.items()})
    return result


def grouping_sums(rows):
    """Number of groups of each grouping; each holds every record."""
    found = dict(zip(('oil', 'gas', 'water', 'injection'), volumes(rows)))
    keys = (
        lambda r: r[MONTH][:4],
        lambda r: r[MONTH],
        lambda r: r[LEASE],
        lambda r: r[API],
        lambda r: r[API][:10],
        lambda r: r[OPERATOR],
        lambda r: r[FIELD],
    )
    return {
        f'tables.grouping_sums.{i}.{name}': v
        for i, key in enumerate(keys)
        for name, v in {'groups': len(by(rows, key)), **found}.items()
    }


def decline(rows):
    monthly = by(rows, lambda r: r[MONTH])
    rates = [(m, volumes(of)[0] / days_in(m)) for m, of in sorted(monthly.items()) if volumes(of)[0] > 0][-24:]
    index = {m: i for i, m in enumerate(months_between(rates[0][0], rates[-1][0]))}
    t, y = [index[m] / 12 for m, _ in rates], [log(q) for _, q in rates]
    a, b = sum(t) / len(t), sum(y) / len(y)
    return -sum((u - a) * (v - b) for u, v in zip(t, y)) / sum((u - a) ** 2 for u in t)


ALL = folder()


def field(code):
    return [r for r in ALL if r[FIELD] == code]


jack, julia = field('WR759'), [r for r in ALL if r[LEASE] == 'G25251']
case('jack-field-lifetime', {**faults(jack), **days(jack), **tables(jack), **grouping_sums(jack), 'oil_decline_rate': decline(jack)})
case('st-malo-unit-lifetime', {**faults(field('WR678')), 'oil_decline_rate': decline(field('WR678'))})
monthly = sorted(by(julia, lambda r: r[MONTH]).items())
found = {}
for k, (month, of) in enumerate(monthly):
    if k not in (0, 40, len(monthly) - 1):
        continue
    oil, gas, water, injection = volumes(of)
    days = producing_days(of)
    row = {
        'oil': oil,
        'gas': gas,
        'water': water,
        'injection': injection,
        'days': days_in(month),
        'producing_wells': len(by([r for r in of if int(r[OIL]) > 0], lambda r: r[API])),
        'producing_days': days,
        'oil_rate': oil / days_in(month),
        'gas_rate': gas / days_in(month),
        'water_rate': water / days_in(month),
        'oil_rate_producing_day': oil / days,
        'gas_oil_ratio': 1000 * gas / oil,
        'water_cut': water / (oil + water),
        'uptime': days / days_in(month),
        'cumulative_oil': sum(volumes(o)[0] for _, o in monthly[: k + 1]),
    }
    found.update({f'tables.monthly.{k}.{name}': value for name, value in row.items()})
up = [producing_days(of) / days_in(m) for m, of in monthly]
oil, gas, water, _ = volumes(julia)
spent = sum(producing_days(of) for _, of in monthly)
case(
    'julia-lease-g25251',
    {
        **faults(julia),
        **tables(julia),
        **found,
        'mean_uptime': sum(up) / len(up),
        'oil_decline_rate': decline(julia),
        'oil_rate_producing_day': oil / spent,
        'cumulative_wor': water / oil,
        'tables.totals.0.producing_days': spent,
        'tables.totals.0.mean_uptime': sum(up) / len(up),
        'tables.wells.0.oil': oil,
        'tables.wells.0.gas': gas,
        'tables.wells.0.water': water,
        'tables.wells.0.producing_days': spent,
        'tables.wells.0.peak_oil_rate': max(volumes(of)[0] / days_in(m) for m, of in monthly),
        'tables.wells.0.oil_rate_producing_day': oil / spent,
        'tables.wells.0.uptime': sum(up) / len(up),
        'tables.quality.3.found': 1,
        'distinct_leases': 1,
        'distinct_api10_wells': len({r[API][:10] for r in julia}),
        'duplicate_rows_removed': 0,
        'blank_lease_rows': sum(r[LEASE] == '' for r in julia),
        'rows_read': len(ALL),
    },
)
year, lines = national()
case('full-official-year-2009', {**faults(year), 'distinct_api10_wells': len({r[API][:10] for r in year}), 'months_with_oil': 12})
