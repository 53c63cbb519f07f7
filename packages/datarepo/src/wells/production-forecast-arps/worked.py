"""Measures of a straight line through ln q, by Python's statistics; lognormal recoveries in closed form."""
import json
import pathlib
from math import exp, log
from statistics import fmean

from worked import case

cases = {c['id']: c for c in json.loads((pathlib.Path(__file__).parent / 'cases.json').read_text())['cases']}
MONTH = 365.25 / 12


def line(times, rates):
    """Points, slope, mean square and R squared of the line through ln q, times in months."""
    y = [log(q) for q in rates]
    m, t = fmean(y), fmean(times)
    slope = sum((a - t) * (b - m) for a, b in zip(times, y)) / sum((a - t) ** 2 for a in times)
    squares = sum((b - m - slope * (a - t)) ** 2 for a, b in zip(times, y))
    n = len(y)
    return {
        'points_used': n,
        'nominal_decline': -slope,
        'nominal_decline_standard_error': (squares / (n - 2) / sum((a - t) ** 2 for a in times)) ** 0.5,
        'rmse_log_rate': (squares / n) ** 0.5,
        'aicc': n * log(squares / n) + 2 * 3 + 2 * 3 * 4 / (n - 4),
        'fitted_rate_at_start': exp(m - slope * (t - times[0])),
        'at_last': exp(m - slope * (t - times[-1])),
    }


inputs = cases['guo-problem-8-4-exponential']['inputs']
found = line(inputs['time']['value'], inputs['rate']['value'])
rate, decline, last = found['fitted_rate_at_start'], found['nominal_decline'], found.pop('at_last')
case(
    'guo-problem-8-4-exponential',
    {
        **found,
        'initial_rate': rate,
        'time_to_economic_limit': log(last / 50) / decline,
        'remaining_recovery': (last - 50) / decline * MONTH,
        'estimated_ultimate_recovery': (rate - 50) / decline * MONTH,
        'estimated_ultimate_recovery_infinite_time': rate / decline * MONTH,
        'effective_annual_decline': 1 - exp(-12 * decline),
    },
)
