/** Damage of a histogram of ranges: each bin against the curve, the worst one worked out. */

import type { Trace } from '@keelson/equations'
import { binDamage, damageOf, miner, minerSum } from '@keelson/physics/fatigue/miner.ts'
import { tracedCycles } from '@keelson/physics/fatigue/named-curve.ts'
import { cyclesToFailure } from '@keelson/physics/fatigue/sn-curve.ts'
import { effectiveRange } from '@keelson/standards/dnv-rp-c203-2016/thickness.ts'
import { refuse, shownIn } from '@keelson/workflow'
import { WRITTEN_OUT } from '../../_shared/rows/written-out.ts'
import type { RunCurve } from './calculate-curve.ts'

interface Bin {
  /** Nominal and effective stress range, Pa. */
  readonly S_n: number
  readonly S: number
  /** Cycles over the design life, and to failure. */
  readonly n: number
  readonly N: number
  readonly d: number
}

export interface Histogram {
  readonly bins: readonly Bin[]
  readonly worst: Bin
  readonly D: number
}

/** Refuses ranges whose cycles or damage are beyond the range of numbers. */
export function histogramOf(
  ranges: readonly number[],
  cycles: readonly number[],
  F: number,
  curve: RunCurve,
  trace: Trace,
): Histogram {
  const bins = ranges.map((S_n, i): Bin => binOf(S_n, cycles[i] ?? 0, F, curve, i))
  const [first] = bins
  if (first === undefined) return refuse('/stress_ranges', 'must have at least one stress range')
  const worst = bins.reduce((a, b) => (b.d > a.d ? b : a), first)
  traceWorst(worst, bins, F, curve, trace)
  trace.section('Miner sum')
  return { bins, worst, D: sumOf(bins, trace) }
}

function binOf(S_n: number, n: number, F: number, { closed }: RunCurve, i: number): Bin {
  const S = effectiveRange.evaluateSI({ F, S_n })
  const N = cyclesToFailure(closed.curve, S)
  const d = binDamage.evaluate({ n, N })
  if (Number.isFinite(N) && N > 0 && Number.isFinite(d)) return { S_n, S, n, N, d }
  return refuse(
    `/stress_ranges/${i}`,
    `the damage at ${shownIn(S, 'MPa')} on this curve is too large or too small to calculate`,
  )
}

function traceWorst({ S_n, n }: Bin, bins: readonly Bin[], F: number, curve: RunCurve, trace: Trace): void {
  trace.section(bins.length > 1 ? 'Governing stress range' : 'Stress range')
  const S = trace.apply(effectiveRange, { F, S_n }, { as: 'S_g', rename: { S_n: 'S_n_g' } })
  const N = tracedCycles(curve.read, S, trace, { S: 'S_g', N: 'N_g', first: 'N_g1' })
  trace.apply(binDamage, { n, N }, { as: 'd_g', rename: { n: 'n_g', N: 'N_g' } })
}

function sumOf(bins: readonly Bin[], trace: Trace): number {
  const [n, N] = [bins.map((b) => b.n), bins.map((b) => b.N)]
  if (bins.length <= WRITTEN_OUT) return trace.apply(minerSum, { n, N })
  return trace.lookup({
    symbol: minerSum.symbol,
    title: minerSum.title,
    unit: '-',
    source: miner,
    clause: minerSum.clause,
    value: damageOf(bins),
    cell: `sum of the damage over the ${bins.length} rows of the bin table`,
  })
}
