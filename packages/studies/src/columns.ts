/** The columns of the points: which point, what varied, what is kept of it, how it came out, its hashes. */
import type { Cell } from './outputs.ts'
import type { Plan } from './plan.ts'
import type { Point } from './point.ts'
import type { StudyColumn } from './study.ts'
import type { Varied } from './varied.ts'

const POINT: StudyColumn = { name: 'point', title: 'Point', type: 'number', role: 'point' }
const NAME: StudyColumn = { name: 'name', title: 'Name', type: 'text', role: 'name' }
const STATE: readonly StudyColumn[] = [
  { name: 'status', title: 'Status', type: 'text', role: 'state' },
  { name: 'governing', title: 'Governing check', type: 'text', role: 'state' },
  { name: 'reason', title: 'Reason not calculated', type: 'text', role: 'state' },
  { name: 'input_hash', title: 'Input hash', type: 'text', role: 'state' },
  { name: 'result_hash', title: 'Result hash', type: 'text', role: 'state' },
]
const TAKEN: ReadonlySet<string> = new Set([POINT, ...STATE].map(({ name }) => name))

export function columnsOf({ varied, outputs, ends, names }: Plan): readonly StudyColumn[] {
  const own = outputs.map(({ of: _, ...column }): StudyColumn => column)
  const named = names === undefined ? [] : [NAME]
  const taken = new Set([...TAKEN, ...[...named, ...own].map(({ name }) => name)])
  return [POINT, ...named, ...varied.map((one, k) => variedColumn(one, ends[k] ?? [], taken)), ...own, ...STATE]
}

/** An input may be called as an output is. */
function variedColumn(
  { param, title, symbol, unit }: Varied,
  ends: readonly unknown[],
  taken: ReadonlySet<string>,
): StudyColumn {
  return {
    name: taken.has(param) ? `params.${param}` : param,
    title,
    ...(symbol !== undefined && { symbol }),
    ...(unit !== undefined && { unit }),
    type: ends.length > 0 ? 'number' : 'text',
    role: 'varied',
  }
}

/** A point as a row of columns: made once for a study, called for each of its points. */
export function rowMaker(
  columns: readonly StudyColumn[],
  names?: readonly string[],
): (i: number, values: readonly unknown[], point: Point) => Cell[] {
  const types = columns.filter(({ role }) => role === 'varied').map(({ type }) => type)
  return (i, values, point) => {
    const { status, governing, reason, input_hash, result_hash } = point
    const varied = types.map((type, k) => variedCell(values[k], type))
    const named = names === undefined ? [] : [names[i] ?? null]
    return [i, ...named, ...varied, ...point.outputs, status, governing, reason, input_hash, result_hash]
  }
}

/** What stays as in the base has no cell of its own. */
function variedCell(value: unknown, type: StudyColumn['type']): Cell {
  if (value === undefined || value === null) return null
  if (type === 'number') return typeof value === 'number' ? value : null
  return typeof value === 'string' ? value : JSON.stringify(value)
}
