/**
 * How far a method was shown to hold, said where its equation, table or fit stands: a range of one quantity, or a rule
 * about the model as a whole. A pass outside it shows nothing; a fail still does.
 */
import { mappingFromSI, unit as unitOf } from '@keelson/units'
import { EquationError } from './errors.ts'
import type { Source } from './source.ts'

interface Sourced {
  /** What is limited, as a title: 'Slope of the buckle'; of a rule, what must hold: 'The strings hang free'. */
  readonly title: string
  /** Why it ends there, as a clause: 'the theory is of small slopes'. */
  readonly because: string
  readonly source: Source
  readonly clause: string
}
/** A range of one quantity, both ends within it. */
export interface ReachRange extends Sourced {
  readonly symbol: string
  readonly unit: string
  readonly from?: number
  readonly to?: number
  /** On which side a pass shows nothing; beyond the other end the method errs to the safe side. */
  readonly unsafe: 'below' | 'above' | 'either'
}
/** What must hold of the model as a whole, where no one number says it. */
export interface ReachRule extends Sourced {
  readonly rule: true
}
export type Reach = ReachRange | ReachRule

/** A range. Throws EquationError if it has no end on a side that it calls unsafe, or is empty. */
export function reachRange(range: ReachRange): ReachRange {
  const { title, unit, from, to, unsafe } = range
  unitOf(unit)
  if (unsafe !== 'above' && from === undefined) throw new EquationError(`reach ${title} has no lower end`)
  if (unsafe !== 'below' && to === undefined) throw new EquationError(`reach ${title} has no upper end`)
  if (from !== undefined && to !== undefined && from > to) throw new EquationError(`reach ${title} is empty`)
  return range
}

export const reachRule = (rule: Sourced): ReachRule => ({ ...rule, rule: true })

export const isReachRule = (reach: Reach): reach is ReachRule => 'rule' in reach

/** Share of an end within which a value counts as at it: sums of floating point are not outside. */
const AT_END = 1e-9

/** Which end of a range a value in SI lies beyond on an unsafe side; undefined within it. */
export function leavesReach({ unit, from, to, unsafe }: ReachRange, si: number): 'below' | 'above' | undefined {
  const value = mappingFromSI(unit)(si)
  if (unsafe !== 'above' && from !== undefined && value < from - AT_END * Math.abs(from)) return 'below'
  if (unsafe !== 'below' && to !== undefined && value > to + AT_END * Math.abs(to)) return 'above'
  return undefined
}
