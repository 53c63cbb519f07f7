"""Field summaries from the FactPages tables of the directorate, row by row with Python's csv module."""
import csv
import pathlib
from math import log

from worked import case

DATA = pathlib.Path(__file__).resolve().parents[5] / 'datasets' / 'sodir'
PHASES = {
    'oil': 'prfPrdOilNetMillSm3',
    'gas': 'prfPrdGasNetBillSm3',
    'ngl': 'prfPrdNGLNetMillSm3',
    'condensate': 'prfPrdCondensateNetMillSm3',
    'oil_equivalent': 'prfPrdOeNetMillSm3',
    'water': 'prfPrdProducedWaterInFieldMillSm3',
}


def table(name):
    return list(csv.DictReader((DATA / name).read_text('utf-8-sig').splitlines()))


production, reserves = table('field_production_yearly.csv'), table('field_reserves.csv')
investments = table('field_investment_yearly.csv')


def chosen(name=None, first=1971, last=2021):
    return [r for r in production if first <= int(r['prfYear']) <= last and name in (None, r['prfInformationCarrier'])]


def sums(rows):
    return {k: sum(float(r[column]) for r in rows) for k, column in PHASES.items()}


def years(rows):
    found = {}
    for r in rows:
        found.setdefault(int(r['prfYear']), []).append(r)
    return {y: sums(of) for y, of in sorted(found.items())}


def worst(rows):
    """Difference of an oil equivalent from its phases, a billion Sm3 of gas being a million of equivalent times 1000."""
    return max(abs(float(r[PHASES['oil_equivalent']]) - sum(float(r[PHASES[k]]) for k in ('oil', 'gas', 'ngl', 'condensate'))) for r in rows)


def peaks(by_year):
    oe = max(by_year, key=lambda y: by_year[y]['oil_equivalent'])
    oil = max(by_year, key=lambda y: by_year[y]['oil'])
    return {
        'first_production_year': next(y for y, v in by_year.items() if v['oil_equivalent'] > 0),
        'peak_oe_year': oe,
        'peak_annual_oe': by_year[oe]['oil_equivalent'],
        'peak_oil_year': oil,
        'peak_annual_oil': by_year[oil]['oil'],
    }


def annual(by_year, spent=None):
    found, held = {}, 0
    for i, (year, v) in enumerate(by_year.items()):
        held += v['oil_equivalent']
        liquid = v['water'] + v['oil'] + v['condensate']
        row = {'year': year, **v, 'cumulative': held}
        if liquid > 0:
            row['water_cut'] = v['water'] / liquid
        if v['oil'] > 0:
            row['gas_oil_ratio'] = 1000 * v['gas'] / v['oil']
        if spent is not None:
            row['investment'] = spent.get(year, 0)
        found.update({f'tables.annual.{i}.{k}': x for k, x in row.items()})
    return found


def life(by_year):
    """Years about the peak with nine tenths of it, and the decline after them."""
    oe = {y: v['oil_equivalent'] for y, v in by_year.items()}
    peak = max(oe, key=oe.get)
    first = last = peak
    while oe.get(first - 1, 0) >= 0.9 * oe[peak]:
        first -= 1
    while oe.get(last + 1, 0) >= 0.9 * oe[peak]:
        last += 1
    t = [y for y in oe if y >= last and oe[y] > 0]
    q = [log(oe[y]) for y in t]
    a, b = sum(t) / len(t), sum(q) / len(q)
    slope = sum((u - a) * (v - b) for u, v in zip(t, q)) / sum((u - a) ** 2 for u in t)
    row = {'peak_year': peak, 'plateau_first': first, 'plateau_last': last, 'decline': -slope}
    return {f'tables.life.0.{k}': v for k, v in row.items()}


for name, id in (('ALVHEIM', 'alvheim-to-2021'), ('STATFJORD', 'statfjord-to-2021')):
    rows = chosen(name)
    spent = {int(r['prfYear']): float(r['prfInvestmentsMillNOK']) for r in investments if r['prfInformationCarrier'] == name}
    by_year = years(rows)
    found = {**peaks(by_year), **life(by_year), 'checks.oil_equivalent.demand': worst(rows)}
    case(id, {**found, **(annual(by_year, spent) if name == 'ALVHEIM' else {})})

shelf = chosen()
fields = {}
for r in shelf:
    fields.setdefault(r['prfNpdidInformationCarrier'], []).append(r)
troll = [r for r in shelf if r['prfInformationCarrier'] == 'TROLL']
stands = next(r for r in reserves if r['fldName'] == 'TROLL')
left = {
    'oil': sums(troll)['oil'],
    'gas': sums(troll)['gas'],
    'oil_equivalent': sums(troll)['oil_equivalent'],
    'last_year': sums([r for r in troll if r['prfYear'] == '2021'])['oil_equivalent'],
    'recoverable': float(stands['fldRecoverableOE']),
    'remaining': float(stands['fldRemainingOE']),
}
left['closure'] = left['recoverable'] - left['remaining'] - left['oil_equivalent']
case(
    'ncs-total',
    {
        **peaks(years(shelf)),
        **life(years(shelf)),
        'checks.oil_equivalent.demand': worst(shelf),
        'fields_ever_producing': sum(sums(of)['oil_equivalent'] > 0 for of in fields.values()),
        'fields_in_reserves_table': len(reserves),
        'total_remaining_oe': sum(float(r['fldRemainingOE']) for r in reserves),
        'tables.files.0.rows_read': len(production),
        'tables.files.0.rows_used': len(production),
        'tables.files.1.rows_read': len(reserves),
        **{f'tables.fields.0.{k}': v for k, v in left.items()},
    },
)
case('shelf-totals-2011-2012-published', {'peak_annual_oil': years(chosen(None, 2011, 2012))[2011]['oil'], 'peak_oil_year': 2011})
