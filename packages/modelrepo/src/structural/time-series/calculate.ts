/** The calculation in the order of the work: the record, its statistics, and what the operation makes of it. */
import type { Outcome, RunContext } from '@keelson/workflow'
import { gumbelOf } from './calculate-gumbel.ts'
import { type Made, madeOf, type OfRecord } from './calculate-made.ts'
import { pointerOf, type RecordFound } from './calculate-record.ts'
import { recordInRequest } from './calculate-source.ts'
import { chartsOf } from './charts.ts'
import type { contract } from './contract.ts'
import { sentence } from './detail.ts'
import type { Params } from './inputs.ts'
import { GUMBEL_FIT } from './modes.ts'
import { tablesOf } from './tables.ts'
import { type Remarked, warningsOf } from './warnings.ts'

/** The outcome; amplitudes in the unit of the series. `data` is a record that was read from a file. */
export function calculate(p: Params, { trace }: RunContext, data?: RecordFound): Outcome<typeof contract> {
  const made =
    p.operation === GUMBEL_FIT ? { gumbel: gumbelOf(p, trace) } : madeOf(p, data ?? recordInRequest(p), trace)
  return {
    values: { ...(p.series_unit !== undefined && { series_unit: p.series_unit }), ...valuesOf(p, made) },
    checks: {
      ...('whole' in made && made.whole && { parseval: made.whole.check }),
      ...('cycles' in made && made.cycles && { cycle_balance: made.cycles.check }),
    },
    tables: () => tablesOf(p, made),
    charts: () => chartsOf(p, made),
    warnings: 'record' in made ? warningsOf(p, remarkedOf(p, made)) : [],
    detail: sentence(p, made),
  }
}

function valuesOf(p: Params, made: Made) {
  if ('gumbel' in made) return made.gumbel.values
  const { statistics, whole, averaged, cycles, extremes, filtered } = made
  return {
    ...statistics.values,
    ...whole?.values,
    ...averaged?.values,
    ...cycles?.values,
    ...extremes?.values,
    ...(filtered && { filtered_series: Array.from(filtered), filter_low: p.filter_low, filter_high: p.filter_high }),
  }
}

function remarkedOf(p: Params, { record, raw, statistics, averaged, cycles }: OfRecord): Remarked {
  return {
    pointer: pointerOf(p),
    constant: (raw ?? record).minimum === (raw ?? record).maximum,
    kurtosis: statistics.kurtosis,
    waves: Math.max(0, record.crossings.count - 1),
    ...(averaged && record.averaged && { segments: record.averaged.segments, dropped: record.averaged.dropped }),
    ...(cycles && { cycles: cycles.values.total_cycles }),
    ...(raw && raw.moments.m2 > 0 && { keptShare: statistics.s_2 / raw.moments.m2 }),
  }
}
