/** Problems of a request at the cells of a table: where each lies, and what is said beside the field. */
import type { Problem } from '@keelson/workflow'
import { partsOf } from '@keelson/workflow/place.ts'
import type { TSchema } from 'typebox'
import { columnNames, columnsOf } from './columns.ts'
import { perBlock, rowName } from './cube.ts'
import { type FieldState, isGrid, isTable, kindOf } from './field.ts'

/** A problem within an input: the rest of its pointer, and what is wrong there. */
export interface Fault {
  readonly path: readonly string[]
  readonly message: string
  readonly readings?: Problem['readings']
}

/** The problems of one input. */
export const faultsOf = (problems: readonly Problem[], name: string): readonly Fault[] =>
  problems.flatMap(({ pointer, ...said }) => {
    const [input, ...path] = partsOf(pointer)
    return input === name ? [{ ...said, path }] : []
  })

/** Those that lie in a part, seen from within it. */
export const within = (faults: readonly Fault[], part: string): readonly Fault[] =>
  faults.flatMap(({ path: [first, ...path], ...said }) => (first === part ? [{ ...said, path }] : []))

/** Faults of a cube at the rows that its form has; those of other inputs as they are. */
export function flatFaults(schema: TSchema, state: FieldState, faults: readonly Fault[]): readonly Fault[] {
  if (kindOf(schema) !== 'cube') return faults
  return faults.map(({ path: [block, row, ...rest], ...said }) => {
    if (block === undefined) return { ...said, path: [] }
    return { ...said, path: [String(Number(block) * perBlock(state) + Number(row ?? 0)), ...rest] }
  })
}

/** Where a fault lies, in words: `row 2, Depth: `. */
export function placeInWords(schema: TSchema, state: FieldState, path: readonly string[]): string {
  const [first, second, ...rest] = path
  if (first === undefined) return ''
  if (kindOf(schema) === 'list') return `entry ${Number(first) + 1}: `
  if (kindOf(schema) === 'records') return `row ${Number(first) + 1}${second === undefined ? '' : `, ${second}`}: `
  if (!isTable(schema)) return ''
  const column = columnsOf(schema, state).find(({ name }) => name === second)
  const row = kindOf(schema) === 'cube' ? rowName(state, Number(first)) : `row ${Number(first) + 1}`
  if (second === undefined) return `${row}: `
  const title =
    column === undefined
      ? second
      : isGrid(schema) && columnNames(schema).length === 0
        ? column.title.toLowerCase()
        : column.title
  const inner =
    column && rest.length > 0
      ? placeInWords(column.schema, state.rows?.[Number(first)]?.[second] ?? { text: '' }, rest)
      : ': '
  return `${row}, ${title}${inner === ': ' ? inner : `, ${inner}`}`
}
