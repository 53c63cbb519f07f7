/** Load cases as a table that is typed in: a name, a limit state and a column for each input that a case has of its own. */
import { type LimitState, type LoadCase, limitStates } from '@keelson/projects/document.ts'
import { isLinked, linkText, readInput, typedInput } from './input-text.ts'
import type { InputRow } from './project-view.ts'

/** An input that can be a column. */
export interface CaseInput extends Pick<InputRow, 'path' | 'title' | 'unit' | 'holds' | 'choices'> {
  /** What the calculation has where a case has none of its own. */
  readonly usual?: string
}

export interface CaseCell {
  readonly text: string
  /** What stands there, of which the text is shown; undefined of what was typed since. */
  readonly value?: unknown
}
export interface CaseLine {
  readonly name: string
  readonly limit_state: string
  readonly note?: string
  /** By path of an input; one that is left out has the value of the calculation. */
  readonly cells: Readonly<Record<string, CaseCell>>
}
export interface CaseTable {
  /** Paths, in their order. */
  readonly columns: readonly string[]
  readonly lines: readonly CaseLine[]
}
export const EMPTY_LINE: CaseLine = { name: '', limit_state: '', cells: {} }

export function tableOf(cases: readonly LoadCase[]): CaseTable {
  const columns = [...new Set(cases.flatMap(({ inputs }) => Object.keys(inputs)))]
  const lines = cases.map(({ name, limit_state = '', note, inputs }): CaseLine => {
    const cells = Object.entries(inputs).map(([path, value]) => [path, { text: shownCell(value), value }] as const)
    return { name, limit_state, ...(note !== undefined && { note }), cells: Object.fromEntries(cells) }
  })
  return { columns, lines }
}

const shownCell = (value: unknown): string => (isLinked(value) ? linkText(value) : typedInput(value))

/** A place of the table: a line, and the column of an input, 'name' or 'limit_state'. */
export interface CasePlace {
  readonly line: number
  readonly column: string
}
export type ReadTable =
  | { readonly cases: readonly LoadCase[] }
  | { readonly faults: readonly (CasePlace & { readonly says: string })[] }

/** What is recorded; the values themselves are for the service to judge. */
export function casesOfTable({ columns, lines }: CaseTable, inputs: readonly CaseInput[]): ReadTable {
  const faults: (CasePlace & { readonly says: string })[] = []
  const cases = lines.map((line, i): LoadCase => {
    const name = line.name.trim()
    if (name === '') faults.push({ line: i, column: 'name', says: 'Enter the name of the case.' })
    const state = limitStates.find((one) => one === line.limit_state)
    if (line.limit_state !== '' && state === undefined)
      faults.push({ line: i, column: 'limit_state', says: notAState(line.limit_state) })
    const own = columns.flatMap((path): readonly (readonly [string, unknown])[] => {
      const cell = line.cells[path]
      if (cell === undefined || cell.text.trim() === '') return []
      if (cell.value !== undefined) return [[path, cell.value]]
      const read = readInput(cell.text, inputs.find((one) => one.path === path)?.holds ?? 'other')
      if ('fault' in read) faults.push({ line: i, column: path, says: read.fault })
      return 'fault' in read ? [] : [[path, read.value]]
    })
    const head = { name, ...(state && { limit_state: state }), ...(line.note !== undefined && { note: line.note }) }
    return { ...head, inputs: Object.fromEntries(own) }
  })
  return faults.length > 0 ? { faults } : { cases }
}

export const notAState = (text: string): string => `"${text}" is not a limit state (valid: ${limitStates.join(', ')}).`

/** As it is written in the document. */
export const stateOf = (text: string): LimitState | undefined =>
  limitStates.find((one) => one.toLowerCase() === text.trim().toLowerCase())

/** Where in the table a pointer of a refusal leads; undefined of another place. `at`: the pointer of the cases. */
export function placeOf(pointer: string, at: string): CasePlace | undefined {
  if (!pointer.startsWith(`${at}/`)) return undefined
  const [line = '', member, path] = pointer
    .slice(at.length + 1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
  if (!/^\d+$/.test(line)) return undefined
  const column = member === 'inputs' ? path : member
  return { line: Number(line), column: column ?? 'name' }
}
