"""Sums of the lease cycle table, record by record with Python's csv module."""
import calendar
import csv
import pathlib

from worked import case

DATA = pathlib.Path(__file__).resolve().parents[5] / 'datasets' / 'texas_rrc_synthetic'
COLUMNS = {'oil': 'LEASE_OIL_PROD_VOL', 'condensate': 'LEASE_COND_PROD_VOL', 'gas_well_gas': 'LEASE_GAS_PROD_VOL', 'casinghead_gas': 'LEASE_CSGD_PROD_VOL'}
with (DATA / 'OG_LEASE_CYCLE_DATA_TABLE.dsv').open(encoding='utf-8') as file:
    records = list(csv.DictReader(file, delimiter='}', quoting=csv.QUOTE_NONE))


def sums(rows):
    v = {name: sum(int(r[column]) for r in rows) for name, column in COLUMNS.items()}
    liquids, gas = v['oil'] + v['condensate'], v['gas_well_gas'] + v['casinghead_gas']
    return {**v, 'liquids': liquids, 'gas': gas, 'records': len(rows)}


def by(rows, key):
    found = {}
    for r in rows:
        found.setdefault(r[key], []).append(r)
    return found


def cells(table, row, values):
    return {f'tables.{table}.{row}.{name}': value for name, value in values.items()}


def tables(rows, months=(0, 5, 11)):
    total = sums(rows)
    found = cells('totals', 0, {**total, 'oil_equivalent': total['liquids'] + total['gas'] / 6})
    groups = sorted((sums(of) for of in by(rows, 'DISTRICT_NAME').values()), key=lambda v: -v['liquids'])
    for i, v in enumerate(groups):
        found.update(cells('groups', i, {**v, 'share_of_liquids': v['liquids'] / total['liquids']}))
    monthly = sorted(by(rows, 'CYCLE_YEAR_MONTH').items())
    for k in months:
        month, of = monthly[k]
        v, days = sums(of), calendar.monthrange(int(month[:4]), int(month[4:]))[1]
        row = {
            'liquids': v['liquids'],
            'gas': v['gas'],
            'days': days,
            'liquid_rate': v['liquids'] / days,
            'gas_rate': v['gas'] / days,
            'gas_oil_ratio': 1000 * v['gas'] / v['liquids'],
            'filed': sum(r['PROD_REPORT_FILED_FLAG'] == 'Y' for r in of) / len(of),
            'records': v['records'],
        }
        found.update(cells('monthly', k, row))
    for i, key in enumerate(('CYCLE_YEAR', 'CYCLE_YEAR_MONTH')):
        row = {'groups': len(by(rows, key)), 'liquids': total['liquids'], 'gas': total['gas'], 'difference': 0}
        found.update(cells('grouping_sums', i, row))
    return {**found, 'oil_equivalent': total['liquids'] + total['gas'] / 6, 'rows_read': len(records), 'rows_rejected': 0}


case('all-leases-by-district', tables(records, (0, 11, 23)))
window = [r for r in records if r['OIL_GAS_CODE'] == 'O' and '202307' <= r['CYCLE_YEAR_MONTH'] <= '202406']
case('oil-leases-window', tables(window))
