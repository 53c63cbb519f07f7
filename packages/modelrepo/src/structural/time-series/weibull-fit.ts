/** The Weibull distribution of the global maxima of a record, by their mean and spread. */
import { fulfils, type Trace } from '@keelson/equations'
import { spreadOfMaxima, weibullScale, weibullSpread } from '@keelson/physics/time-series/extremes.ts'
import { naessMoan } from '@keelson/physics/time-series/sources.ts'
import { SHAPES, weibullShape } from '@keelson/physics/time-series/weibull-shape.ts'
import { refuse, shown } from '@keelson/workflow'
import { pointerOf } from './first-reading.ts'
import type { Inputs } from './inputs.ts'

export function weibullOf(p: Partial<Inputs>, maxima: Float64Array, trace: Trace) {
  trace.section('Weibull distribution of maxima')
  const y_m = maxima.reduce((sum, y) => sum + y, 0) / maxima.length
  const s_y = Math.sqrt(maxima.reduce((sum, y) => sum + (y - y_m) ** 2, 0) / maxima.length)
  if (!(y_m > 0))
    return refuse('/reference_level', 'must be lower, because the average of the maxima is below the record mean')
  const read = (symbol: string, title: string, value: number, what: string) =>
    trace.lookup({
      symbol,
      title,
      unit: '-',
      source: naessMoan,
      clause: 'Weibull distribution, method of moments',
      value,
      cell: `${what} of the ${maxima.length} global maxima above the mean of the record`,
    })
  read('y_m', 'Mean of maxima', y_m, 'mean')
  read('s_y', 'Standard deviation of maxima', s_y, 'standard deviation (1/N)')
  const V_2 = trace.apply(spreadOfMaxima, { s_y, y_m })
  refuseSpread(p, V_2)
  const root = weibullShape(V_2)
  const k = trace.solved({
    symbol: 'k',
    title: 'Weibull shape parameter',
    unit: '-',
    source: naessMoan,
    clause: 'Weibull distribution, method of moments',
    value: root.x,
    trial: 2,
    residual: root.residual,
    iterations: root.iterations,
    method: 'Brent method',
    satisfies: fulfils(weibullSpread, { k: root.x }, { equals: V_2 }),
  })
  return { k, theta: trace.apply(weibullScale, { y_m, k }) }
}

/** Maxima that are all one, or that spread as no record does, have no shape. */
function refuseSpread(p: Partial<Inputs>, V_2: number): void {
  const [low, high] = SHAPES.map((k) => weibullSpread.evaluate({ k }))
  if (V_2 > (high as number) && V_2 < (low as number)) return
  refuse(
    pointerOf(p),
    `must have maxima that fit a Weibull distribution (squared coefficient of variation: ${shown(V_2, 3)})`,
  )
}
