/** The class of the estimate, what a class promises, and how the estimate's own range stands to it. */
import type { Trace } from '@keelson/equations'
import * as aace from '@keelson/standards/aace-18r-97-2020/accuracy.ts'
import { notApplicable } from '@keelson/workflow'
import type { Estimate } from './calculate-estimate.ts'
import { ofMaturity } from './modes.ts'
import type { Params } from './params.ts'

/** The class that is stated, or else the usual one of the method. */
export function classOf(p: Params, usual: aace.EstimateClass | undefined): aace.EstimateClass | undefined {
  const stated = (ofMaturity.method as readonly string[]).includes(p.method) ? p.stated_estimate_class : undefined
  return (stated as aace.EstimateClass | undefined) ?? usual
}

/** One side of the range beside the band of the class, as shares of the estimate. */
export interface SideOfRange {
  readonly spread: number
  readonly narrowest: number
  readonly widest: number
}
export interface Classed {
  readonly estimateClass: aace.EstimateClass
  readonly low: number
  readonly high: number
  /** Where the estimate has a range of its own. */
  readonly sides: { readonly low: SideOfRange; readonly high: SideOfRange } | undefined
}

export function classed({ estimateClass, middle, range }: Estimate, trace: Trace): Classed | undefined {
  if (estimateClass === undefined) return undefined
  trace.section('Class of the estimate')
  const C = { C: middle.symbol }
  const [a_Lw, a_Hw] = [
    aace.accuracyOf(estimateClass, 'low', 'widest', trace),
    aace.accuracyOf(estimateClass, 'high', 'widest', trace),
  ]
  const low = trace.apply(aace.classLow, { C: middle.value, a_L: a_Lw }, { rename: { ...C, a_L: 'a_Lw' } })
  const high = trace.apply(aace.classHigh, { C: middle.value, a_H: a_Hw }, { rename: { ...C, a_H: 'a_Hw' } })
  if (range === undefined) return { estimateClass, low, high, sides: undefined }
  const A_L = trace.apply(
    aace.lowSpread,
    { C_L: range.low.value, C: middle.value },
    { rename: { ...C, C_L: range.low.symbol } },
  )
  const A_H = trace.apply(
    aace.highSpread,
    { C_H: range.high.value, C: middle.value },
    { rename: { ...C, C_H: range.high.symbol } },
  )
  const narrowest = (side: 'low' | 'high') => aace.accuracyOf(estimateClass, side, 'narrowest', trace)
  return {
    estimateClass,
    low,
    high,
    sides: {
      low: { spread: A_L, narrowest: narrowest('low'), widest: a_Lw },
      high: { spread: A_H, narrowest: narrowest('high'), widest: a_Hw },
    },
  }
}

const UNSTATED = notApplicable('nobody has said to what class the amount to be spread was estimated')

export const classValues = (found: Classed | undefined) => ({
  estimate_class: found?.estimateClass ?? UNSTATED,
  class_low: found?.low ?? UNSTATED,
  class_high: found?.high ?? UNSTATED,
})
