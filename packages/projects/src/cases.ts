/** The load cases of a calculation, in one form, however they are written. */
import { type Problem, shortJson } from '@keelson/workflow'
import { headingOf } from '@keelson/workflow/heading.ts'
import { escapePointer } from '@keelson/workflow/place.ts'
import { csvParseRows } from 'd3-dsv'
import {
  type BasisCases,
  type Calculation,
  type CsvCases,
  type Inputs,
  isTableEntry,
  type LimitState,
  limitStates,
  type Project,
  type TableEntry,
} from './document.ts'
import { unitOfColumn } from './ends.ts'
import { MOST_CASES } from './schema.ts'

export interface OneCase {
  /** '' of a calculation without cases. */
  readonly name: string
  readonly limit_state?: LimitState
  readonly inputs: Inputs
  /** Where it is written. */
  readonly pointer: string
}
export type ReadCases = { readonly cases: readonly OneCase[] } | { readonly problems: readonly Problem[] }

const NAME_COLUMN = 'name'
const LIMIT_STATE_COLUMN = 'limit_state'

/** One, without a name, where it has no load cases. `at`: the pointer of the calculation. */
export function casesOf({ basis }: Pick<Project, 'basis'>, { cases }: Calculation, at: string): ReadCases {
  if (cases === undefined) return { cases: [{ name: '', inputs: {}, pointer: at }] }
  if ('csv' in cases) return csvCases(cases, `${at}/cases/csv`)
  if ('basis' in cases) return basisCases(basis, cases, `${at}/cases`)
  return { cases: cases.map((one, i) => ({ ...one, pointer: `${at}/cases/${i}` })) }
}

function basisCases(basis: Project['basis'], cases: BasisCases, at: string): ReadCases {
  const entry = Object.hasOwn(basis, cases.basis) ? basis[cases.basis] : undefined
  if (entry === undefined || !isTableEntry(entry))
    return fault(`${at}/basis`, `is not a table of the basis`, cases.basis)
  const missing = [NAME_COLUMN, ...Object.values(cases.inputs)].find(
    (name) => !entry.columns.some((one) => one.name === name),
  )
  if (missing !== undefined) return fault(`${at}/basis`, `has no column ${shortJson(missing)}`, cases.basis)
  if (entry.rows.length === 0) return fault(`${at}/basis`, 'has no row', cases.basis)
  return distinct(
    entry.rows.map((row, i): OneCase => {
      const cell = cellsOf(entry, row)
      const stated = cell(LIMIT_STATE_COLUMN) as LimitState | undefined
      const limit_state = stated ?? cases.limit_state
      const inputs = Object.entries(cases.inputs).map(([path, column]) => [path, sentOf(entry, column, cell(column))])
      return {
        name: String(cell(NAME_COLUMN) ?? ''),
        ...(limit_state && { limit_state }),
        inputs: Object.fromEntries(inputs.filter(([, value]) => value !== null)),
        pointer: `/basis/${escapePointer(cases.basis)}/rows/${i}`,
      }
    }),
    at,
  )
}

const cellsOf =
  ({ columns }: TableEntry, row: TableEntry['rows'][number]) =>
  (name: string) =>
    row[columns.findIndex((column) => column.name === name)] ?? null

/** A cell as a run is sent it: with the unit of its column. */
function sentOf({ columns }: TableEntry, name: string, cell: number | string | null): unknown {
  const unit = unitOfColumn(columns.find((column) => column.name === name) ?? {})
  return typeof cell === 'number' && unit !== '-' ? { value: cell, unit } : cell
}

function csvCases({ csv }: CsvCases, at: string): ReadCases {
  const [header = [], ...lines] = csvParseRows(csv).filter((cells) => cells.some((cell) => cell.trim() !== ''))
  const heads = header.map(headingOf)
  const names = heads.map(({ name }) => name)
  const twice = names.find((name, k) => names.indexOf(name) < k)
  if (!names.includes(NAME_COLUMN)) return fault(at, `must have a column "${NAME_COLUMN}"`, header.join(','))
  if (twice !== undefined) return fault(at, `has the heading ${shortJson(twice)} twice`, header.join(','))
  if (lines.length === 0) return fault(at, 'has a header but no data line', header.join(','))
  const uneven = lines.findIndex((cells) => cells.length !== header.length)
  if (uneven >= 0)
    return fault(at, `line ${uneven + 2} must have ${header.length} cells`, lines[uneven]?.join(',') ?? '')
  return distinct(
    lines.map((cells): OneCase => {
      const own = heads.map(({ name, unit }, k) => ({ path: name, unit, text: (cells[k] ?? '').trim() }))
      const textOf = (name: string) => own.find(({ path }) => path === name)?.text ?? ''
      const limit_state = textOf(LIMIT_STATE_COLUMN) as LimitState | ''
      const inputs = own.filter(({ path, text }) => path !== NAME_COLUMN && path !== LIMIT_STATE_COLUMN && text !== '')
      return {
        name: textOf(NAME_COLUMN),
        ...(limit_state !== '' && { limit_state }),
        inputs: Object.fromEntries(inputs.map(({ path, unit, text }) => [path, cellOf(text, unit)])),
        pointer: at,
      }
    }),
    at,
  )
}

function cellOf(text: string, unit: string | undefined): unknown {
  if (text === 'true' || text === 'false') return text === 'true'
  const number = Number(text)
  if (!Number.isFinite(number)) return text
  return unit === undefined ? number : { value: number, unit }
}

function distinct(cases: readonly OneCase[], at: string): ReadCases {
  if (cases.length > MOST_CASES) return fault(at, `must have at most ${MOST_CASES} cases`, cases.length)
  const names = cases.map(({ name }) => name)
  const unnamed = cases.find(({ name }) => name === '')
  if (unnamed) return fault(unnamed.pointer, 'has a case without a name', '')
  const twice = cases.find(({ name }, i) => names.indexOf(name) < i)
  if (twice) return fault(twice.pointer, 'has two cases with the same name', twice.name)
  const odd = cases.find(({ limit_state }) => limit_state !== undefined && !limitStates.includes(limit_state))
  if (odd) return fault(odd.pointer, `has a limit state that is not one of ${limitStates.join(', ')}`, odd.limit_state)
  return { cases }
}

const fault = (pointer: string, message: string, entered: unknown): ReadCases => ({
  problems: [{ pointer, message: `${message} (entered: ${shortJson(entered)})` }],
})
