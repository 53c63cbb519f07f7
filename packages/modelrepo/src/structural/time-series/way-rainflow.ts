/** The rainflow cycles of a record, and the one range that does as much damage. */
import { countsByRange } from '@keelson/physics/fatigue/cycle-tally.ts'
import { equivalentRangeOfCount } from '@keelson/physics/fatigue/equivalent-range.ts'
import { astmE1049 } from '@keelson/physics/fatigue/rainflow.ts'
import { cyclesOfReversals } from '@keelson/physics/time-series/statistics.ts'
import {
  compares,
  gives,
  givesAs,
  listValue,
  notApplicable,
  notChecked,
  numberColumn,
  rowsValue,
  shown,
} from '@keelson/workflow'
import { traceChart, traceCharts } from './charts.ts'
import { cycleCharts, rangeHistogram, rangeMeanMatrix } from './charts-cycles.ts'
import { balanceOf, equivalentOf, sumsOf } from './cycles.ts'
import { FOUR_POINT, way } from './inputs.ts'
import { ofRecord } from './inputs-record.ts'
import { recordOf, recordTables, recordTold, recordValues, samplesOf, sourceRows, unitOf } from './record.ts'
import { countProblems } from './rules.ts'
import { statisticsOf } from './statistics.ts'
import { classRows, cycleTables, rangeRows } from './tables-cycles.ts'
import { constantWarnings, countWarnings } from './warnings.ts'

const minimum = 0
const MOST_SHOWN = 5000
const MANY = notApplicable(
  `there are more than ${shown(MOST_SHOWN)} cycles: the table of classes has them by range, the sums have them all`,
)
const NONE = notApplicable('there is no cycle')

export const theCycles = way({
  ...ofRecord,
  takes: [...ofRecord.takes, 'endpoints_as_reversals', 'sn_slope'],
  may: [...ofRecord.may, 'method'],
  rules: countProblems,
  values: {
    ...recordValues,
    total_cycles: givesAs('n_c', 'Cycles', '-', 'Sum of the counts.'),
    maximum_range: givesAs('S_max', 'Largest range', '-', 'Of all cycles.'),
    equivalent_range: gives(
      equivalentRangeOfCount,
      '-',
      'The constant range that, in as many cycles, does the same damage on one S-N slope.',
    ),
    sum_range_cubed: givesAs('E_3', 'Counts times ranges cubed', '-', 'In the unit of the series cubed.'),
    ranges: listValue('-', { title: 'Ranges', description: 'Each once, ascending.', symbol: 'S', minimum }),
    counts: listValue('-', { title: 'Counts', description: 'Of the ranges, in their order.', symbol: 'n', minimum }),
    cycles: rowsValue({
      title: 'Cycles one by one',
      description: 'By range, then mean.',
      columns: {
        range: numberColumn('-', 'Range'),
        mean: numberColumn('-', 'Mean'),
        count: numberColumn('-', 'Count'),
      },
    }),
    sorted_ranges: listValue('-', {
      title: 'Ranges one by one',
      description: 'Of the four-point method, one entry for each cycle, ascending.',
      minimum,
    }),
  },
  checks: {
    cycle_balance: compares('-', {
      title: 'Every reversal is counted',
      criterion: { source: astmE1049, clause: '5.4.4' },
      demand: { symbol: 'n_c', title: 'Sum of the counts' },
      capacity: cyclesOfReversals,
      selfCheck: 'the counting leaves out no reversal; no case makes it fail, as each is counted once',
    }),
  },
  tables: { ...cycleTables, ...recordTables },
  charts: { ...traceCharts, ...cycleCharts },
  calculate: (p, trace, loaded) => {
    const record = recordOf(p, loaded)
    const statistics = statisticsOf(p, record, trace)
    const found = record.cyclesFound
    if (found === null) throw new Error('a record was read without its cycles')
    trace.section('Cycle count')
    const isAstm = p.method !== FOUR_POINT
    const { listed } = found
    const ranges = listed === null ? null : countsByRange(listed)
    const { n_c, S_max } = sumsOf(found, isAstm, trace)
    const balance = isAstm
      ? balanceOf(found, trace)
      : notChecked('other_mode', 'four points count whole cycles, the rest closed on itself')
    const S = n_c > 0 ? equivalentOf(found, ranges, p.sn_slope, n_c, trace) : NONE
    const idle = 'notChecked' in balance
    const unit = unitOf(p)
    const counted =
      typeof S === 'number'
        ? `${shown(n_c, 9)} cycles, the largest of ${shown(S_max, 4)}${unit}; as many of ${shown(S, 4)}${unit} do the same damage`
        : 'No cycle'
    return {
      values: {
        ...recordTold(p, statistics),
        maximum_range: n_c > 0 ? undefined : NONE,
        equivalent_range: typeof S === 'number' ? undefined : S,
        ranges: ranges?.map((r) => r.range) ?? MANY,
        counts: ranges?.map((r) => r.count) ?? MANY,
        cycles: listed ?? MANY,
        sorted_ranges: isAstm
          ? notApplicable('half cycles have no entry of their own: the four-point method counts whole ones')
          : (listed?.map((c) => c.range) ?? MANY),
      },
      checks: { cycle_balance: idle ? balance : undefined },
      beside: idle ? {} : { cycle_balance: balance },
      tables: () => ({
        range_counts: rangeRows(ranges, found, p.sn_slope),
        range_classes: classRows(record),
        record_as_read: sourceRows(p, record),
      }),
      charts: () => ({
        trace: traceChart(p, record),
        range_histogram: rangeHistogram(p, record),
        range_mean: rangeMeanMatrix(p, record),
      }),
      warnings: [...constantWarnings(p, record), ...countWarnings(p, n_c)],
      detail: `${counted} in ${samplesOf(record)}`,
    }
  },
})
