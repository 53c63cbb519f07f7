/** A goal: the points are a scan of one input; what is sought is read here and found when they stand. */

import { convert, readQuantity, readUnit } from '@keelson/units'
import type { AnyContract } from '@keelson/workflow'
import { axisValues } from './axis-values.ts'
import { type Output, outputOf } from './outputs.ts'
import { allowedValues, endsOf, numberIn, refuseTooMany, variedBy } from './plan-parts.ts'
import { type GoalRequest, SCAN_POINTS } from './request.ts'
import type { Reading, Variation } from './variation.ts'
import { type Made, worded } from './varied.ts'

export function goalVariation(goal: GoalRequest, reading: Reading): Variation | undefined {
  const { between, count = SCAN_POINTS, spacing } = goal
  if (refuseTooMany(count, '/vary/count', '', reading)) return undefined
  const target = targetOf(reading.contract, goal)
  if ('fault' in target) reading.refuse(`/vary/target/${target.member}`, target.fault)
  const varied = variedBy(goal, '/vary', reading)
  if (!varied) return undefined
  const [a, b] = between.map((end, k) => numberIn(varied, end, `/vary/between/${k}`, reading))
  if (a === undefined || b === undefined) return undefined
  const made = axisValues({ from: Math.min(a, b), to: Math.max(a, b), count, ...(spacing && { spacing }) })
  if ('problems' in made || a === b) {
    const why =
      'problems' in made && a !== b ? made.problems.map(({ message }) => message).join('; ') : 'its ends are the same'
    reading.refuse('/vary/between', why)
    return undefined
  }
  const { values } = made
  const endOf = (k: number) => (k < values.length / 2 === a <= b ? 0 : 1)
  const allowed = allowedValues(varied, values, (k) => `/vary/between/${endOf(k)}`, reading)
  return { varied: [varied], total: count, at: (i) => [allowed[i]], ends: [endsOf(allowed)] }
}

export interface Target {
  readonly output: Output
  /** In the unit of the output. */
  readonly value: number
}

/** The target of a goal, in the unit of its output. */
export function targetOf(
  contract: AnyContract,
  { target }: GoalRequest,
): Target | { readonly fault: string; readonly member: string } {
  const read = outputOf(contract, target.output)
  if ('fault' in read) return { fault: read.fault, member: 'output' }
  const output = read.made
  if (output.type !== 'number') return { fault: `must be a number, but ${target.output} is not`, member: 'output' }
  const value = inUnitOf(target.value, target.unit, output.unit ?? '-')
  return 'made' in value ? { output, value: value.made } : { fault: value.fault, member: value.member }
}

function inUnitOf(
  sent: number | string,
  unit: string | undefined,
  own: string,
): Made<number> & { readonly member: string } {
  const member = unit === undefined ? 'value' : 'unit'
  try {
    if (typeof sent === 'string') {
      const { value, unit: said } = readQuantity(unit === undefined ? sent : `${sent} ${unit}`, own)
      return { made: convert(value, said, own), member }
    }
    if (unit === undefined || readUnit(unit, own).unit === own) return { made: sent, member }
    return { made: convert(sent, unit.trim(), own), member }
  } catch (error) {
    return { fault: `${worded(error)} (the output is in ${own})`, member }
  }
}
