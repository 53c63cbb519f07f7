"""Verdicts of fatigue-analysis: Palmgren-Miner sums on lines of DNV-RP-C203 (April 2016), tables 2-1 and 2-2, with the
thickness rule of 2.4, against one over the design fatigue factor."""

from math import log10

from worked import case


def cycles(S, *lines):
    """The line of smaller ranges counts from the knee on."""
    (log_a, m), *rest = lines
    N = 10 ** (log_a - m * log10(S))
    for knee, log_a2, m2 in rest:
        if N > 10**knee:
            N = 10 ** (log_a2 - m2 * log10(S))
    return N




def verdict(name, ranges, counts, factor, *lines, on_range=1.0):
    rows = []
    for S, n in zip(ranges, counts):
        effective = S * on_range
        N = cycles(effective, *lines)
        rows.append({'range': S, 'effective': effective, 'cycles': n, 'to_failure': N, 'damage': n / N})
    D = sum(row['damage'] for row in rows)
    for i, row in enumerate(rows):
        columns = {'nominal': row['range'], 'effective': row['effective'], 'cycles': row['cycles'], 'cycles_to_failure': row['to_failure'], 'damage': row['damage'], 'share': row['damage'] / D}
        case(name, {f'tables.bins.{i}.{column}': value for column, value in columns.items()})
    case(name, {'checks.fatigue.demand': D, 'checks.fatigue.capacity': 1 / factor, 'checks.fatigue.utilisation': D * factor})


AIR_D = ((12.164, 3), (7, 15.606, 5))
SEA_C2 = ((11.901, 3), (6, 15.835, 5))
verdict('original-example-c2-seawater-cp', [120, 80, 45], [500000, 2000000, 5000000], 1, *SEA_C2)
verdict('d-curve-thickness', [100], [1e6], 3, *AIR_D, on_range=2**0.2)
verdict('d-curve-with-few-cycles-holds', [100], [2e5], 3, *AIR_D, on_range=2**0.2)
verdict('d-curve-holds-at-a-factor-of-one', [60, 40, 25], [1e6, 4e6, 2e7], 1, *AIR_D)
verdict('d-curve-fails-at-a-factor-of-four', [60, 40, 25], [1e6, 4e6, 2e7], 4, *AIR_D)
