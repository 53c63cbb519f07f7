"""Wells compared by the official OGOR-A files, counted record by record with Python's csv module."""
from statistics import stdev

from worked import case, functions_of

files = functions_of('../bsee-production-summary/worked.py')
JULIA = ['608124003301', '608124009400', '608124010800', '608124011101', '608124012701']
MALO = ['608124005300', '608124005800', '608124011400', '608124015100']


def well(api):
    """Months of a bore in order: oil, gas, water in bbl and Mcf, days on production and of the calendar."""
    own = files.by([r for r in files.ALL if r[files.API] == api], lambda r: r[files.MONTH])
    return [(m, *files.volumes(of)[:3], files.producing_days(of), files.days_in(m)) for m, of in sorted(own.items())]


def sums(months):
    on = [x for x in months if x[4] > 0]
    oil, gas, water = (sum(x[k] for x in months) for k in (1, 2, 3))
    return oil, gas, water, sum(x[4] for x in on), sum(x[5] for x in on)


def early(months, count):
    """Oil of the first so many calendar months from the first with oil."""
    first = next(i for i, x in enumerate(months) if x[1] > 0)
    names = list(files.months_between(months[first][0], months[-1][0]))[:count]
    return sum(x[1] for x in months if x[0] in names) if len(names) == count else None


def verdict(apis):
    used = [days / calendar for *_, days, calendar in (sums(well(api)) for api in apis) if days > 0]
    return {'checks.rates_in_order.demand': max(used)}


found = {}
wells = {api: well(api) for api in JULIA}
ranked = sorted(JULIA, key=lambda api: -sums(wells[api])[0])
total = sum(sums(wells[api])[0] for api in JULIA)
for i, api in enumerate(ranked):
    oil, gas, water, days, calendar = sums(wells[api])
    row = {
        'rank': i + 1,
        'oil': oil,
        'share': oil / total,
        'gas': gas,
        'water': water,
        'gas_oil_ratio': 1000 * gas / oil,
        'water_cut': water / (oil + water),
        'oil_rate': oil / days,
        'peak_rate': max(x[1] / x[5] for x in wells[api]),
    }
    found.update({f'tables.wells.{i}.{name}': value for name, value in row.items()})
    first = next(k for k, x in enumerate(wells[api]) if x[1] > 0)
    since = len(list(files.months_between(wells[api][first][0], '202412')))
    row = {'months': since, **{n: early(wells[api], c) for n, c in (('one', 1), ('three', 3), ('six', 6), ('twelve', 12), ('twenty_four', 24), ('thirty_six', 36))}}
    found.update({f'tables.on_stream.{i}.{name}': value for name, value in row.items() if value is not None})
    found.update({f'tables.production.{i}.producing_days': days, f'tables.production.{i}.calendar_days': calendar})
row = wells[ranked[0]][40]
for name, value in zip(('oil', 'gas', 'water', 'producing_days'), row[1:5]):
    found[f'tables.months.40.{name}'] = value
found['tables.months.40.oil_rate'] = row[1] / row[5]
volumes = sorted(sums(wells[api])[0] for api in JULIA)
found['tables.spread.0.oil'] = total / 5
found['tables.spread.1.oil'] = volumes[2]
found['tables.spread.2.oil'] = volumes[0] + 0.4 * (volumes[1] - volumes[0])
found['tables.spread.3.oil'] = p10 = volumes[3] + 0.6 * (volumes[4] - volumes[3])
found['tables.spread.4.ratio'] = p10 / found['tables.spread.2.oil']
found['tables.spread.5.ratio'] = stdev(volumes) / (total / 5)
starts = [w[next(k for k, x in enumerate(w) if x[1] > 0) :] for w in wells.values()]
for k in (0, 2):
    found[f'tables.type_well.{k}.mean'] = sum(w[k][1] / w[k][5] for w in starts) / 5
    rates = sorted(w[k][1] / w[k][5] for w in starts)
    found[f'tables.type_well.{k}.p50'] = rates[2]
    found[f'tables.type_well.{k}.p90'] = rates[0] + 0.4 * (rates[1] - rates[0])
    found[f'tables.type_well.{k}.p10'] = rates[3] + 0.6 * (rates[4] - rates[3])
case('julia-five-wells', {**verdict(JULIA), **found})
case('st-malo-four-wells', verdict(MALO))
