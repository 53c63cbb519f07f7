/** The tolerance test: the point on which the verdict rests, with its steps and its check. */
import type { Lookup, Trace } from '@keelson/equations'
import { absoluteDifference, pointTolerance } from '@keelson/physics/series-comparison/differences.ts'
import { asmeVv20 } from '@keelson/physics/series-comparison/sources.ts'
import { type CheckResult, check, type NotChecked, notChecked, shownPercent } from '@keelson/workflow'
import { keySaid } from './calculate-cells.ts'
import { type Column, type Compared, worstOf } from './calculate-compared.ts'
import { isSameKey } from './calculate-series.ts'
import type { Params } from './inputs.ts'
import { LINEAR } from './modes.ts'

export function toleranceCheck(
  p: Params,
  column: Column,
  compared: readonly Compared[],
  trace: Trace,
): CheckResult | NotChecked {
  const worst = worstOf(compared)
  const { deciding, label } = worst
  if (deciding === undefined)
    return notChecked('not_requested', '{allowed_fraction} permits every point to be out of tolerance')
  const { key } = deciding
  trace.section('Tolerance')
  const at = { unit: '-', source: asmeVv20, clause: 'comparison of two series' } as const
  const { reference } = column
  const r_k = trace.lookup({
    ...at,
    symbol: 'r_k',
    title: 'Reference at point',
    value: deciding.reference,
    cell: `'${reference.label}' at key ${key}`,
  })
  const c_k = trace.lookup({
    ...at,
    symbol: 'c_k',
    title: 'Candidate at point',
    value: deciding.candidate,
    ...cellOf(p, column, worst, key),
  })
  const d_a = trace.apply(absoluteDifference, { c_k, r_k })
  const t_k = trace.apply(pointTolerance, { t_a: p.absolute_tolerance, t_r: p.relative_tolerance, r_k })
  const said = `'${label}' at key ${keySaid(key, reference.areDates)}`
  if (worst.passes) return check({ demand: d_a, capacity: t_k, note: said })
  const { points_out_of_tolerance: out, points_compared: n } = worst.metrics
  return check({
    demand: d_a,
    capacity: t_k,
    failure: `${said}; ${out} of ${n} points ${out === 1 ? 'is' : 'are'} out of tolerance, which exceeds the allowed ${shownPercent(p.allowed_fraction)}`,
  })
}

/** Where the candidate's value stands; between two of its points with both. */
function cellOf(p: Params, { candidates }: Column, { label }: Compared, key: number): Pick<Lookup, 'cell' | 'reading'> {
  const series = candidates.find((one) => one.label === label)
  const above = series?.keys.findIndex((one) => one >= key || isSameKey(one, key)) ?? -1
  const upper = series?.keys[above]
  if (series === undefined || upper === undefined || isSameKey(upper, key)) return { cell: `'${label}' at that key` }
  const lower = series.keys[above - 1] as number
  const cell = `'${label}' between keys ${lower} and ${upper}`
  if (p.alignment !== LINEAR) return { cell: `${cell}, by a monotone cubic through all points` }
  const axis = {
    symbol: 'x',
    title: 'Key',
    unit: '-',
    at: key,
    nodes: [lower, upper] as const,
    scale: 'linear' as const,
  }
  const corners = [series.values[above - 1] as number, series.values[above] as number]
  return { cell, reading: { axes: [axis], corners, entries: 'linear' } }
}
