/** The class of the estimate, what a class promises, and how the estimate's own range stands to it. */
import type { Trace } from '@keelson/equations'
import * as aace from '@keelson/standards/aace-18r-97-2020/accuracy.ts'
import { compares, inPractice, notApplicable, notChecked, numberValue } from '@keelson/workflow'
import type { Estimate } from './estimate.ts'
import type { Some } from './inputs.ts'

const { gives } = inPractice('oilfield')

export const classValues = {
  estimate_class: numberValue('-', {
    title: 'Estimate class',
    symbol: 'K_A',
    description: 'AACE 18R-97 class, from 5 (screening) to 1 (definitive).',
    minimum: 1,
    maximum: 5,
    count: true,
  }),
  class_low: gives(
    aace.classLow,
    'cost',
    'Lower limit of the widest accuracy range of the estimate class, at 80 % confidence.',
    {
      signed: true,
    },
  ),
  class_high: gives(
    aace.classHigh,
    'cost',
    'Upper limit of the widest accuracy range of the estimate class, at 80 % confidence.',
    {
      signed: true,
    },
  ),
}

type Side = readonly [symbol: string, title: string]
const sideOfClass = (title: string, demand: Side, capacity: Side) =>
  compares('-', {
    title,
    demand: { symbol: demand[0], title: demand[1] },
    capacity: { symbol: capacity[0], title: capacity[1] },
    criterion: aace.CONFIDENCE,
  })
const [LOW, HIGH] = [
  [aace.lowSpread.symbol, 'Low side of range'],
  [aace.highSpread.symbol, 'High side of range'],
] as const
export const classChecks = {
  low_side_claims: sideOfClass(
    'Minimum low side of accuracy range',
    ['a_Ln', 'Low side of narrowest class range'],
    LOW,
  ),
  high_side_claims: sideOfClass(
    'Minimum high side of accuracy range',
    ['a_Hn', 'High side of narrowest class range'],
    HIGH,
  ),
  low_side_holds: sideOfClass('Maximum low side of accuracy range', LOW, ['a_Lw', 'Low side of widest class range']),
  high_side_holds: sideOfClass('Maximum high side of accuracy range', HIGH, [
    'a_Hw',
    'High side of widest class range',
  ]),
}

/** The class that the caller has stated. */
export const statedClass = ({ stated_estimate_class: K_A }: Some<never, 'stated_estimate_class'>) =>
  K_A as aace.EstimateClass | undefined

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

type Known = Estimate & { readonly estimateClass: aace.EstimateClass }
export function classed(estimate: Known, trace: Trace): Classed
export function classed(estimate: Estimate, trace: Trace): Classed | undefined
export function classed({ estimateClass, middle, range }: Estimate, trace: Trace): Classed | undefined {
  if (estimateClass === undefined) return undefined
  trace.section('Estimate class')
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

const UNSTATED = notApplicable('the estimate class of the entered cost is not stated')

export const classTold = (found: Classed | undefined) =>
  found === undefined
    ? { estimate_class: UNSTATED, class_low: UNSTATED, class_high: UNSTATED }
    : { estimate_class: found.estimateClass }

const NO_RANGE = notChecked('other_mode', 'the estimate has no range of its own')
const WIDEST = notChecked('not_requested', 'class 5 is the widest class; a wider range is reported with a warning')
/** The sides of a range that are not held against its class. */
export function sidesUnheld(found: Classed | undefined) {
  if (found?.sides === undefined)
    return {
      low_side_claims: NO_RANGE,
      high_side_claims: NO_RANGE,
      low_side_holds: NO_RANGE,
      high_side_holds: NO_RANGE,
    }
  return found.estimateClass === 5 ? { low_side_holds: WIDEST, high_side_holds: WIDEST } : {}
}
