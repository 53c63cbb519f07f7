/** Whether a value can stand in an input at all, apart from every other input: asked of each axis before a study starts. */

import { convert, isUnit, unit as unitOf } from '@keelson/units'
import type { Problem } from '@keelson/workflow'
import { type AnyContract, annotations, paramsReader, Refusal } from '@keelson/workflow'
import { boundsOf } from '@keelson/workflow/bounds.ts'
import { pointerOf } from '@keelson/workflow/place.ts'
import type { TSchema } from 'typebox'
import type { Params } from './request.ts'
import { laidOver, type Varied } from './varied.ts'

export interface Allowance {
  /** Why a value of a param is refused, in the words of a run; undefined where it is not. */
  readonly fault: (varied: Varied, value: unknown) => string | undefined
  /** The problems of the base with values laid over it, rules between inputs apart. */
  readonly problems: (varied: readonly Varied[], values: readonly unknown[]) => readonly Problem[]
}

export function allowanceOf(contract: AnyContract, base: Params): Allowance {
  const { rules: _, ...unruled } = contract
  const read = paramsReader(unruled, base)
  const problems = (varied: readonly Varied[], values: readonly unknown[]): readonly Problem[] => {
    try {
      read(laidOver(base, varied, values))
      return []
    } catch (error) {
      if (error instanceof Refusal) return error.problems
      throw error
    }
  }
  return {
    problems,
    fault: (varied, value) => {
      if (isPlainlyAllowed(varied, value)) return undefined
      const own = pointerOf([varied.input, ...varied.path])
      return problems([varied], [value]).find(({ pointer }) => pointer === own || pointer.startsWith(`${own}/`))
        ?.message
    },
  }
}

/** Most values are within all bounds of their input, or among its words, and need no closer look: that costs a whole run's reading. */
function isPlainlyAllowed({ schema, unit }: Varied, value: unknown): boolean {
  const { type, enum: words, pattern, minLength = 0, maxLength = 0 } = schema as unknown as Plain
  if (typeof value === 'boolean') return type === 'boolean'
  if (typeof value === 'string' && type === 'string')
    return words?.includes(value) ?? (pattern === undefined && value.length >= minLength && value.length <= maxLength)
  if (typeof value !== 'number' || (type !== 'number' && type !== 'integer')) return false
  const { unit: declared, difference } = annotations(schema)
  if (unit === declared) return isWithin(schema, value) && (type === 'number' || Number.isInteger(value))
  if (type !== 'number' || unit === undefined || declared === undefined || !Number.isFinite(value)) return false
  if (!isUnit(unit) || unitOf(unit).dimension !== unitOf(declared).dimension) return false
  const own = difference ? (value * unitOf(unit).factor) / unitOf(declared).factor : convert(value, unit, declared)
  // What lies at a bound in another unit is left to the closer look.
  return isWithin(schema, own * (1 + NEAR)) && isWithin(schema, own * (1 - NEAR))
}
const NEAR = 1e-9

interface Plain {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
}

function isWithin(schema: TSchema, value: number): boolean {
  const { possible, zero } = annotations(schema)
  const { minimum, above, maximum, below } = boundsOf(schema)
  return (
    Number.isFinite(value) &&
    value >= (minimum ?? value) &&
    value > (above ?? Number.NEGATIVE_INFINITY) &&
    value <= (maximum ?? value) &&
    value < (below ?? Number.POSITIVE_INFINITY) &&
    (possible === undefined || (value === 0 && zero) || (value >= possible[0] && value <= possible[1]))
  )
}
