/** What was taken of a file whose rows are the points of a study: the inputs of each point, and the units of their numbers. */
import { wordOf } from './inline.ts'
import type { Taken } from './taken.ts'
import type { Target } from './target.ts'

export interface TakenRows {
  readonly rows: readonly Readonly<Record<string, unknown>>[]
  /** Of the numbers that are not in the unit of their input. */
  readonly units: Readonly<Record<string, string>>
}

export function rowsOfTaken(
  taken: Readonly<Record<string, Taken>>,
  targets: readonly Target[],
  count: number,
): TakenRows {
  const columns = targets.flatMap((target) => {
    const own = Object.hasOwn(taken, target.name) ? taken[target.name] : undefined
    return own === undefined ? [] : [{ target, own }]
  })
  const units = columns.flatMap(({ target, own }): [string, string][] =>
    own.kind === 'numbers' && own.unit !== target.unit ? [[target.name, own.unit]] : [],
  )
  const rows = Array.from({ length: count }, (_, row) =>
    Object.fromEntries(columns.map(({ target, own }) => [target.name, cellOf(own, row, target)])),
  )
  return { rows, units: Object.fromEntries(units) }
}

const cellOf = (taken: Taken, row: number, target: Target): unknown =>
  taken.kind === 'texts' ? wordOf(taken.texts[row] ?? null, target) : taken.numbers[row]
