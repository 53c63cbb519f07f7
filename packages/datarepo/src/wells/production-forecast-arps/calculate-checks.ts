/** What the forecast is held to: its closed forms against quadrature, its switch, the order of its estimates. */
import { constant, house, type Trace } from '@keelson/equations'
import { integrate } from '@keelson/numerics/quadrature.ts'
import { hyperbolicRate } from '@keelson/physics/decline/arps.ts'
import type { Decline } from '@keelson/physics/decline/decline.ts'
import { lowOverHigh, relativeDifference } from '@keelson/physics/decline/recovery.ts'
import { robertson } from '@keelson/physics/decline/sources.ts'
import { compares, type NotChecked, notChecked } from '@keelson/workflow'
import type { Percentiles } from './calculate-samples.ts'
import type { Units } from './calculate-units.ts'
import { modified, sampled } from './modes.ts'

const PERMITTED = constant({
  symbol: 'd_max',
  title: 'Permitted relative difference',
  value: 1e-6,
  unit: '-',
  source: house,
  clause: 'quadrature tolerance',
})

const EQUAL = constant({
  symbol: 'r_max',
  title: 'Ratio for equal low and high estimates',
  value: 1,
  unit: '-',
  source: house,
  clause: 'P90 is the low estimate, P10 the high one',
})

const difference = (symbol: string) =>
  ({
    demand: { symbol, title: relativeDifference.title },
    capacity: { constant: PERMITTED, title: 'Permitted difference' },
  }) as const

export const checks = {
  cumulative_integral: compares('-', {
    title: 'Cumulative production against rate integral',
    criterion: { source: house, clause: 'closed form against quadrature' },
    ...difference('d_N'),
    selfCheck: 'the closed-form cumulative production equals the integral of the rate for every decline model',
  }),
  switch_continuity: compares('-', {
    title: 'Rate continuity at the switch',
    criterion: { source: robertson, clause: 'exponential from the terminal decline' },
    ...difference('d_q'),
    selfCheck: 'both parts of the curve meet at the switch point for every decline',
    onlyWhen: modified,
  }),
  percentile_order: compares('-', {
    title: 'Low to high estimate ratio',
    criterion: { source: house, clause: 'P90 is the low estimate, P10 the high one' },
    demand: lowOverHigh,
    capacity: { constant: EQUAL, title: 'Ratio for equal estimates' },
    selfCheck: 'percentiles are read from one sorted list of samples, so their order cannot reverse',
    onlyWhen: sampled,
  }),
}

/** Share of the peak to which the rate is integrated where nothing ends the forecast. */
const FAR = 1e-3

/** Works out the sides of the checks, and says why one is not made. `to`: end of the forecast, where it has one. */
export function uncheckedOf(
  curve: Decline,
  to: number | undefined,
  range: Percentiles | undefined,
  units: Units,
  trace: Trace,
) {
  trace.section('Checks')
  return {
    cumulative_integral: integralCheck(curve, to ?? curve.timeTo(FAR * curve.peak.q), units, trace),
    switch_continuity: switchCheck(curve, units, trace),
    percentile_order: range && orderCheck(range, units, trace),
  }
}

function integralCheck(curve: Decline, t: number, units: Units, trace: Trace): NotChecked | undefined {
  if (!Number.isFinite(t)) return notChecked('not_requested', 'the rate does not fall far enough to be integrated')
  const numbers = { unit: units.volumeUnit, source: house, clause: 'closed form against quadrature' } as const
  const closed = trace.lookup({
    ...numbers,
    symbol: 'N_cf',
    title: 'Closed-form cumulative production',
    value: curve.cumulative(t),
    cell: 'at the comparison time',
  })
  const summed = trace.lookup({
    ...numbers,
    symbol: 'N_int',
    title: 'Cumulative production from integrated rate',
    value: integrated(curve, t),
    cell: 'at the comparison time',
  })
  const named = { as: 'd_N', rename: { x_1: 'N_cf', x_2: 'N_int' }, units: units.printed }
  trace.apply(relativeDifference, { x_1: closed, x_2: summed }, named)
  return undefined
}

/** Shares of the highest rate at which the quadrature is divided, so that a steep start is not lost in a long life. */
const FALLEN = [0.5, 0.1, 1e-2, 1e-4, 1e-8, 1e-16]

/** Over z, with t = z^6: the rates of all models are smooth in it from the start on. */
function integrated(curve: Decline, t: number): number {
  const POWER = 6
  const steps = [
    ...(curve.turn ? [curve.turn.t] : []),
    curve.peak.t,
    ...FALLEN.map((x) => curve.timeTo(x * curve.peak.q)),
  ]
  const within = steps.filter((x) => x > 0 && x < t).toSorted((a, b) => a - b)
  const ends = [0, ...within, t].map((x) => x ** (1 / POWER))
  const f = (z: number) => curve.rate(z ** POWER) * POWER * z ** (POWER - 1)
  return ends.slice(1).reduce((sum, b, i) => sum + integrate(f, ends[i] as number, b, { intervals: 64 }), 0)
}

function switchCheck({ parameters: p, turn }: Decline, units: Units, trace: Trace): NotChecked | undefined {
  if (p.model !== 'modified') return undefined
  if (turn === undefined) return notChecked('not_requested', 'the decline has no switch point')
  const { q_i, D_i, b } = p
  const q_h = trace.apply(
    hyperbolicRate,
    { q_i, D_i, b, t: turn.t },
    { as: 'q_h', rename: { t: 't_s' }, title: 'Hyperbolic rate at the switch', units: units.printed },
  )
  const rates = { x_1: `${units.volumeUnit}/d`, x_2: `${units.volumeUnit}/d` }
  const named = { as: 'd_q', rename: { x_1: 'q_s', x_2: 'q_h' }, units: rates }
  trace.apply(relativeDifference, { x_1: turn.q, x_2: q_h }, named)
  return undefined
}

function orderCheck({ eur_p90_low: E_90, eur_p10_high: E_10 }: Percentiles, units: Units, trace: Trace) {
  if (typeof E_90 !== 'number' || typeof E_10 !== 'number')
    return notChecked('not_requested', 'an estimate is unbounded')
  if (E_10 === 0) return notChecked('not_requested', 'no sample has any recovery')
  trace.apply(lowOverHigh, { E_90, E_10 }, { units: units.printed })
  return undefined
}
