/** What was taken of a file as a person would have typed it: the inputs of a request, which the one reader of requests converts. */
import type { Taken } from './taken.ts'
import { inputOf, isColumn, type Target } from './target.ts'

interface Column {
  readonly target: Target
  readonly taken: Taken
}
type Cell = (row: number) => unknown

/** Params by input: a list as its entries, in its own unit {value, unit}; a table as its rows. */
export function inlineOf(
  taken: Readonly<Record<string, Taken>>,
  targets: readonly Target[],
): Readonly<Record<string, unknown>> {
  const columns = targets.flatMap((target): Column[] => {
    const own = Object.hasOwn(taken, target.name) ? taken[target.name] : undefined
    return own === undefined ? [] : [{ target, taken: own }]
  })
  const byInput = Map.groupBy(columns, ({ target }) => inputOf(target))
  return Object.fromEntries([...byInput].map(([input, own]) => [input, inputValue(own)]))
}

function inputValue(columns: readonly Column[]): unknown {
  const [first] = columns
  return first !== undefined && !isColumn(first.target) ? listOf(first) : rowsOf(columns)
}

function listOf({ target, taken }: Column): unknown {
  if (taken.kind === 'texts') return taken.texts.map((text) => wordOf(text, target))
  const value = Array.from(taken.numbers, (x) => (Number.isNaN(x) ? null : x))
  return taken.unit === target.unit ? value : { value, unit: taken.unit }
}

function rowsOf(columns: readonly Column[]): Readonly<Record<string, unknown>>[] {
  const cells = columns.map(({ target, taken }) => ({ own: target.own, cell: cellsOf(target, taken) }))
  return Array.from({ length: rowsIn(columns) }, (_, row) =>
    Object.fromEntries(
      cells.flatMap(({ own, cell }) => {
        const value = cell(row)
        return value === null ? [] : [[own, value]]
      }),
    ),
  )
}

function rowsIn([first]: readonly Column[]): number {
  if (first === undefined) return 0
  return first.taken.kind === 'texts' ? first.taken.texts.length : first.taken.numbers.length
}

/** null where nothing stands. */
function cellsOf(target: Target, taken: Taken): Cell {
  if (taken.kind === 'texts') return (row) => wordOf(taken.texts[row] ?? null, target)
  const { numbers, unit } = taken
  return (row) => {
    const x = numbers[row] ?? Number.NaN
    if (Number.isNaN(x)) return null
    return unit === target.unit ? x : `${x} ${unit}`
  }
}

/** A flag as true or false; a choice by its id. */
export function wordOf(text: string | null, { choices }: Target): string | boolean | null {
  const isFlag = (choices as { readonly type?: string } | undefined)?.type === 'boolean'
  return isFlag && text !== null ? text === 'true' : text
}
