"""Years of a field's life: exponential decline, escalated cost, discount at mid-year; SPE PRMS 3.1.3 for the years that pay."""
from math import exp

from worked import case

DAYS = 365.25


def life(q, D, F, v, tau, e, r, years, price=None, royalty=0.0, W=1.0, turnaround=0.0, every=0, days=DAYS):
    """Rows of the table of years, in bbl, MUSD and USD/bbl."""
    rows, held = [], 0.0
    for k in range(years):
        rate = q * exp(-D * k)
        volume = days * rate * (1 - exp(-D)) / D
        due = turnaround if every and (k + 1) % every == 0 else 0.0
        cost = (F + (v + tau) * volume / 1e6 + due) * (1 + e) ** k
        row = {
            'year': k + 1,
            'rate': rate,
            'volume': volume,
            'turnaround': due,
            'cost': cost,
            'unit_cost': cost / volume * 1e6,
            'discount_factor': (1 + r) ** -(k + 0.5),
        }
        if price is not None:
            net = W * (price * (1 - royalty) * volume / 1e6 - cost)
            held += net
            row.update({'net_cash': net, 'cumulative_net_cash': held})
        rows.append(row)
    return rows


def sums(rows):
    present = sum(row['cost'] * row['discount_factor'] for row in rows)
    return {
        'life_opex_nominal': sum(row['cost'] for row in rows),
        'present_value_opex': present,
        'levelised_unit_opex': present * 1e6 / sum(row['volume'] * row['discount_factor'] for row in rows),
        'unit_opex_year_1': rows[0]['unit_cost'],
        'unit_opex_last_year': rows[-1]['unit_cost'],
        'cumulative_oil': sum(row['volume'] for row in rows),
    }


def table(rows):
    return {f'tables.years.{k}.{name}': value for k, row in enumerate(rows) for name, value in row.items()}


ends = life(30000, 0.3, 140, 4, 1.5, 0.02, 0.1, 3, price=25, royalty=0.125)
found = sums(ends)
case(
    'life-that-ends-to-pay',
    {
        **table(ends),
        'checks.operating_pays.demand': ends[-1]['unit_cost'],
        **{name: found[name] for name in ('present_value_opex', 'levelised_unit_opex', 'unit_opex_year_1')},
    },
)
pays = life(120000, 0.12, 140, 4, 1.5, 0.02, 0.1, 15)
case('life-that-pays-to-its-end', {'checks.operating_pays.demand': pays[-1]['unit_cost']})
shared = life(30000, 0.3, 140, 4, 1.5, 0.02, 0.1, 4, price=40, royalty=0.125, W=0.6, turnaround=50, every=2)
case('turnarounds-of-a-part-owner', {**table(shared), **sums(shared), 'checks.operating_pays.demand': 0.6 * shared[-1]['unit_cost']})
