/** Whether a value can stand in an input at all, apart from every other input: asked of each axis before a study starts. */

import type { Problem } from '@keelson/workflow'
import { type AnyContract, annotations, paramsReader, Refusal } from '@keelson/workflow'
import { boundsOf } from '@keelson/workflow/bounds.ts'
import { pointerOf } from './pointer.ts'
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

/** A number in the input's own unit that lies within all its bounds: most values are, and need no closer look. */
function isPlainlyAllowed({ schema, unit }: Varied, value: unknown): boolean {
  const { unit: declared, possible, zero } = annotations(schema)
  if (typeof value !== 'number' || !Number.isFinite(value) || unit !== declared) return false
  if ((schema as { readonly type?: unknown }).type !== 'number') return false
  const { minimum, above, maximum, below } = boundsOf(schema)
  return (
    value >= (minimum ?? value) &&
    value > (above ?? Number.NEGATIVE_INFINITY) &&
    value <= (maximum ?? value) &&
    value < (below ?? Number.POSITIVE_INFINITY) &&
    (possible === undefined || (value === 0 && zero) || (value >= possible[0] && value <= possible[1]))
  )
}
