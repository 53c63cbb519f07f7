/** What a run makes of its record, whole: what values, tables, charts and the sentence are taken from. */
import type { Trace } from '@keelson/equations'
import { bandPass } from '@keelson/physics/time-series/filter.ts'
import { cyclesOf } from './calculate-cycles.ts'
import { extremesOf } from './calculate-extremes.ts'
import type { gumbelOf } from './calculate-gumbel.ts'
import { type RecordFound, recordOfSamples } from './calculate-record.ts'
import { averagedSpectrum, wholeSpectrum } from './calculate-spectrum.ts'
import { statisticsOf } from './calculate-statistics.ts'
import type { Params } from './inputs.ts'
import { EXTREMES, FFT, FILTER, RAINFLOW, STATISTICS, WELCH } from './modes.ts'

export type Made = OfRecord | OfMaxima
interface OfMaxima {
  readonly gumbel: ReturnType<typeof gumbelOf>
}
export type OfRecord = ReturnType<typeof madeOf>

/** What the operation makes of a record. */
export function madeOf(p: Params, read: RecordFound, trace: Trace) {
  const raw = read.whole ?? new Float64Array(0)
  const filtered = p.operation === FILTER ? bandPass(raw, read.dt, { low: p.filter_low, high: p.filter_high }) : null
  const record =
    filtered === null
      ? read
      : {
          ...recordOfSamples({ ...p, operation: STATISTICS }, filtered, read.dt, read.source),
          source: read.source,
          column: read.column,
        }
  const statistics = statisticsOf(p, record, trace, filtered === null ? 'the record' : 'the filtered record')
  return {
    record,
    raw: filtered === null ? null : read,
    filtered,
    statistics,
    whole: p.operation === FFT ? wholeSpectrum(p, record, statistics, trace) : null,
    averaged: p.operation === WELCH ? averagedSpectrum(p, record, trace) : null,
    cycles: p.operation === RAINFLOW && record.cyclesFound ? cyclesOf(p, record.cyclesFound, trace) : null,
    extremes: p.operation === EXTREMES ? extremesOf(p, record, statistics, trace) : null,
  }
}
