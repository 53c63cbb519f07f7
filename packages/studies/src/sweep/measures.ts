/** What a sweep says beyond its rows: the spread of a result, its local sensitivities, and the effect of each parameter. */
import { fromSI } from '@keelson/units'
import { type Expansion, PAIRED } from '../expand.ts'
import { boundProblem, type Parameter } from './fields.ts'
import { attempt, type CaseInputs, type Succeeded, type SweptCase, succeeded } from './run.ts'

/** One number of a result, SI. */
export type Measure<R> = (result: R) => number

export interface Spread {
  readonly minimum: number
  readonly maximum: number
  readonly mean: number
  readonly spread: number
}
/** Extremes, mean and their distance; undefined of nothing. */
export function spreadOf(values: readonly number[]): Spread | undefined {
  if (values.length === 0) return undefined
  const minimum = values.reduce((a, b) => Math.min(a, b))
  const maximum = values.reduce((a, b) => Math.max(a, b))
  const mean = values.reduce((sum, v) => sum + v / values.length, 0)
  return { minimum, maximum, mean, spread: maximum - minimum }
}

export interface Sensitivity<R extends object> {
  readonly parameter: Parameter
  /** Relative step to either side. */
  readonly step: number
  /** Results with the parameter lowered and raised by the step; null where either has none. */
  readonly down: R | null
  readonly up: R | null
}

/**
 * Runs a case again with each parameter lowered and raised by a relative step. Nothing is known where the parameter is 0,
 * which has no relative step, or where one side is refused.
 */
export function sensitivities<R extends object>(
  { inputs }: Pick<SweptCase<R>, 'inputs'>,
  parameters: readonly Parameter[],
  run: (inputs: CaseInputs) => R,
  step: number,
): Sensitivity<R>[] {
  return parameters.map((parameter) => {
    const { field } = parameter
    const value = inputs[field.name] ?? 0
    const at = (factor: number): R | null => {
      const moved = value * factor
      if (value === 0 || boundProblem(field, moved) !== undefined) return null
      const made = attempt(() => run({ ...inputs, [field.name]: moved }))
      return 'result' in made ? made.result : null
    }
    const down = at(1 - step)
    const up = at(1 + step)
    return down === null || up === null ? { parameter, step, down: null, up: null } : { parameter, step, down, up }
  })
}

/** d result / d parameter, in SI of the result per declared unit of the parameter; null where it is not known. */
export function slope<R extends object>(s: Sensitivity<R>, of: Measure<R>, value: number): number | null {
  if (s.down === null || s.up === null) return null
  const step = 2 * s.step * fromSI(value, s.parameter.field.unit)
  return finiteOrNull((of(s.up) - of(s.down)) / step)
}

const finiteOrNull = (x: number) => (Number.isFinite(x) ? x + 0 : null)

export interface Effect {
  readonly parameter: Parameter
  /** Lowest and highest value that succeeded, SI, and the mean result there. */
  readonly lowest: number
  readonly highest: number
  readonly atLowest: number
  readonly atHighest: number
  /** Mean result over all values of the parameter, at the same settings of the others. */
  readonly middle: number
}
type Means = Pick<Effect, 'atLowest' | 'atHighest' | 'middle'>

/**
 * Effect of each parameter that succeeded at two values or more on one result. Factorial: the means over the cases at
 * its lowest and at its highest value, taken over those settings of the others where both succeeded. Paired: the mean
 * result moved along the mean slope, since parameters that move together have no effects of their own.
 * `slopes` gives the slopes of a case, per declared unit, in the order of the parameters.
 */
export function effects<R extends object>(
  how: Expansion,
  parameters: readonly Parameter[],
  cases: readonly SweptCase<R>[],
  of: Measure<R>,
  slopes: (c: Succeeded<R>) => readonly (number | null)[],
): Effect[] {
  const good = succeeded(cases)
  return parameters.flatMap((parameter, i) => {
    const { name } = parameter.field
    const ends = spreadOf(good.map((c) => c.inputs[name] ?? Number.NaN))
    if (ends === undefined || !(ends.maximum > ends.minimum)) return []
    const { minimum: lowest, maximum: highest } = ends
    const means =
      how === PAIRED ? linearised(parameter, i, good, of, slopes) : balanced(name, i, good, of, lowest, highest)
    return means ? [{ parameter, lowest, highest, ...means }] : []
  })
}

function balanced<R extends object>(
  name: string,
  i: number,
  good: readonly Succeeded<R>[],
  of: Measure<R>,
  lowest: number,
  highest: number,
): Means | undefined {
  const setting = (c: Succeeded<R>) => c.places.filter((_, k) => k !== i).join()
  const at = (value: number) => good.filter((c) => c.inputs[name] === value)
  const atHigh = new Set(at(highest).map(setting))
  const both = new Set(
    at(lowest)
      .map(setting)
      .filter((s) => atHigh.has(s)),
  )
  const mean = (some: readonly Succeeded<R>[]) =>
    spreadOf(some.filter((c) => both.has(setting(c))).map((c) => of(c.result)))?.mean
  const [atLowest, atHighest, middle] = [mean(at(lowest)), mean(at(highest)), mean(good)]
  if (atLowest === undefined || atHighest === undefined || middle === undefined) return undefined
  return { atLowest, atHighest, middle }
}

function linearised<R extends object>(
  { field }: Parameter,
  i: number,
  good: readonly Succeeded<R>[],
  of: Measure<R>,
  slopes: (c: Succeeded<R>) => readonly (number | null)[],
): Means | undefined {
  const known = good.map((c) => slopes(c)[i]).filter((s) => s !== null && s !== undefined)
  const middle = spreadOf(good.map((c) => of(c.result)))?.mean
  const slopeMean = spreadOf(known)?.mean
  const ends = spreadOf(good.map((c) => fromSI(c.inputs[field.name] ?? Number.NaN, field.unit)))
  if (middle === undefined || slopeMean === undefined || ends === undefined) return undefined
  return {
    atLowest: middle + slopeMean * (ends.minimum - ends.mean),
    atHighest: middle + slopeMean * (ends.maximum - ends.mean),
    middle,
  }
}
