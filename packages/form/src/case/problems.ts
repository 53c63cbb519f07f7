/** Problems of a request at the cells of a table: where each lies, and what is said beside the field. */
import type { Problem } from '@keelson/workflow'
import type { TSchema } from 'typebox'
import { columnsOf } from './columns.ts'
import { type FieldState, isTable, kindOf } from './field.ts'

/** A problem within an input: the rest of its pointer, and what is wrong there. */
export interface Fault {
  readonly path: readonly string[]
  readonly message: string
}

/** The problems of one input. */
export const faultsOf = (problems: readonly Problem[], name: string): readonly Fault[] =>
  problems.flatMap(({ pointer, message }) => {
    const [, input, ...path] = pointer.split('/').map(unescaped)
    return input === name ? [{ path, message }] : []
  })

const unescaped = (part: string) => part.replaceAll('~1', '/').replaceAll('~0', '~')

/** Those that lie in a part, seen from within it. */
export const within = (faults: readonly Fault[], part: string): readonly Fault[] =>
  faults.flatMap(({ path: [first, ...path], message }) => (first === part ? [{ path, message }] : []))

/** Where a fault lies, in words: `row 2, Depth: `. */
export function placeInWords(schema: TSchema, state: FieldState, path: readonly string[]): string {
  const [first, second, ...rest] = path
  if (first === undefined) return ''
  if (kindOf(schema) === 'list') return `entry ${Number(first) + 1}: `
  if (!isTable(schema)) return ''
  const column = columnsOf(schema, state).find(({ name }) => name === second)
  const row = `row ${Number(first) + 1}`
  if (second === undefined) return `${row}: `
  const title = column === undefined ? second : kindOf(schema) === 'grid' ? column.title.toLowerCase() : column.title
  const inner =
    column && rest.length > 0
      ? placeInWords(column.schema, state.rows?.[Number(first)]?.[second] ?? { text: '' }, rest)
      : ': '
  return `${row}, ${title}${inner === ': ' ? inner : `, ${inner}`}`
}
