/** Entries and inputs as a person reads and types them: a number with its unit, a text, or what a table holds. */
import {
  type BasisEntry,
  isDerived,
  isNumberEntry,
  isTableEntry,
  type NumberEntry,
  type TableEntry,
} from '@keelson/projects/document.ts'
import { readQuantity, UnitError, unitAfter } from '@keelson/units'
import { shown } from '@keelson/workflow/shown.ts'

/** All digits, as they were entered. */
const WHOLE = 15

/** '5,500 kN'. */
const numberText = (value: number, unit: string): string => `${shown(value, WHOLE)}${unitAfter(unit, value)}`

export function entryText(entry: BasisEntry, unit: string): string {
  if (isNumberEntry(entry)) return numberText(entry.value, unit)
  if (isTableEntry(entry)) return tableText(entry)
  return isDerived(entry) ? `from ${entry.from}${reducedText(entry.reduce)}` : entry.text
}

const tableText = ({ columns, rows }: TableEntry): string =>
  `${counted(rows.length, 'row')} × ${counted(columns.length, 'column')}`

export const counted = (count: number, what: string): string => `${shown(count)} ${what}${count === 1 ? '' : 's'}`

export function reducedText(reduce: string | undefined): string {
  if (reduce === undefined) return ''
  return reduce.startsWith('case:') ? `, case ${reduce.slice('case:'.length)}` : `, ${REDUCTIONS[reduce] ?? reduce}`
}
const REDUCTIONS: Readonly<Record<string, string>> = {
  max: 'maximum',
  min: 'minimum',
  max_abs: 'maximum absolute value',
}

/** As it is typed to be changed: without grouped thousands. */
export function typedText(entry: BasisEntry, unit: string): string {
  if (isNumberEntry(entry)) return unit === '-' ? String(entry.value) : `${entry.value} ${unit}`
  if (isTableEntry(entry)) return cellsText(entry)
  return isDerived(entry) ? entry.from : entry.text
}

const cellsText = ({ columns, rows }: TableEntry): string =>
  [columns.map(({ name }) => name), ...rows.map((row) => row.map((cell) => cell ?? ''))]
    .map((row) => row.join('\t'))
    .join('\n')

export type ReadEntry = { readonly entry: BasisEntry; readonly note?: string } | { readonly fault: string }

/** The entry with what was typed in place of its value. A number alone is in the unit of the entry. */
export function withTyped(entry: BasisEntry, unit: string, typed: string): ReadEntry {
  const text = typed.trim()
  if (text === '') return { fault: 'Enter a value.' }
  if (isNumberEntry(entry)) return withNumber(entry, unit, text)
  if (isTableEntry(entry)) return withCells(entry, typed)
  return { entry: isDerived(entry) ? { ...entry, from: text } : { ...entry, text } }
}

function withNumber(entry: NumberEntry, unit: string, text: string): ReadEntry {
  if (Number.isFinite(Number(text))) return { entry: { ...entry, value: Number(text) } }
  try {
    const read = readQuantity(text, unit)
    const changed = { ...entry, value: read.value }
    const note = read.note === undefined ? {} : { note: `${read.note}.` }
    if (read.unit === unit) return { entry: changed, ...note }
    return { entry: { ...changed, unit: read.unit }, ...note }
  } catch (error) {
    if (error instanceof UnitError) return { fault: `${error.message}.` }
    throw error
  }
}

/** Lines of cells under the names of the columns. */
function withCells(entry: TableEntry, text: string): ReadEntry {
  const [head = [], ...lines] = text
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('\t').map((cell) => cell.trim()))
  const names = entry.columns.map(({ name }) => name)
  if (head.join('\t') !== names.join('\t'))
    return { fault: `Line 1 must have the column names ${names.join(', ')}, separated by tabs.` }
  const rows: (number | string | null)[][] = []
  for (const [i, line] of lines.entries()) {
    if (line.length > names.length)
      return { fault: `Line ${i + 2} has ${line.length} cells for ${names.length} columns.` }
    const row: (number | string | null)[] = []
    for (const [k, { name, kind }] of entry.columns.entries()) {
      const cell = line[k] ?? ''
      if (kind !== undefined && cell !== '' && !Number.isFinite(Number(cell)))
        return { fault: `Line ${i + 2}, column ${name}: "${cell}" is not a number.` }
      row.push(cell === '' ? null : kind === undefined ? cell : Number(cell))
    }
    rows.push(row)
  }
  return { entry: { ...entry, rows } }
}
