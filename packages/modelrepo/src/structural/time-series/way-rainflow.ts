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
const MANY = notApplicable(`there are more than ${shown(MOST_SHOWN)} cycles; see the range class table and the sums`)
const NONE = notApplicable('there are no cycles')

export const theCycles = way({
  ...ofRecord,
  takes: [...ofRecord.takes, 'endpoints_as_reversals', 'sn_slope'],
  may: [...ofRecord.may, 'method'],
  rules: countProblems,
  values: {
    ...recordValues,
    total_cycles: givesAs('n_c', 'Cycles', '-', 'Total number of cycles counted.'),
    maximum_range: givesAs('S_max', 'Maximum range', '-', 'Maximum range over all cycles.'),
    equivalent_range: gives(
      equivalentRangeOfCount,
      '-',
      'Constant range that gives the same damage for the same number of cycles on an S-N curve of one slope.',
    ),
    sum_range_cubed: givesAs(
      'E_3',
      'Sum of counts times cubed range',
      '-',
      'Sum of counts times the cubed range, in the series unit cubed.',
    ),
    ranges: listValue('-', {
      title: 'Ranges',
      description: 'Distinct ranges in ascending order.',
      symbol: 'S',
      minimum,
    }),
    counts: listValue('-', {
      title: 'Counts',
      description: 'Cycle counts of the ranges, in the same order.',
      symbol: 'n',
      minimum,
    }),
    cycles: rowsValue({
      title: 'Individual cycles',
      description: 'Individual cycles sorted by range, then mean.',
      columns: {
        range: numberColumn('-', 'Range'),
        mean: numberColumn('-', 'Mean'),
        count: numberColumn('-', 'Count'),
      },
    }),
    sorted_ranges: listValue('-', {
      title: 'Individual ranges',
      description: 'Range of each cycle by the four-point method, in ascending order.',
      minimum,
    }),
  },
  checks: {
    cycle_balance: compares('-', {
      title: 'Reversal count',
      criterion: { source: astmE1049, clause: '5.4.4' },
      demand: { symbol: 'n_c', title: 'Cycle count' },
      capacity: cyclesOfReversals,
      selfCheck: 'each reversal is counted exactly once, so no case can fail',
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
      : notChecked('other_mode', 'the four-point method counts whole cycles with a closed residual')
    const S = n_c > 0 ? equivalentOf(found, ranges, p.sn_slope, n_c, trace) : NONE
    const idle = 'notChecked' in balance
    const unit = unitOf(p)
    const counted =
      typeof S === 'number'
        ? `Counted ${shown(n_c, 9)} cycles, maximum range ${shown(S_max, 4)}${unit}, equivalent range ${shown(S, 4)}${unit}`
        : 'No cycles'
    return {
      values: {
        ...recordTold(p, statistics),
        maximum_range: n_c > 0 ? undefined : NONE,
        equivalent_range: typeof S === 'number' ? undefined : S,
        ranges: ranges?.map((r) => r.range) ?? MANY,
        counts: ranges?.map((r) => r.count) ?? MANY,
        cycles: listed ?? MANY,
        sorted_ranges: isAstm
          ? notApplicable('half cycles are not listed individually; the four-point method counts whole cycles')
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
      detail: `${counted}, from ${samplesOf(record)}`,
    }
  },
})
