/**
 * A table as a CSV file (RFC 4180), the unit in its header, which readers of files take back without a question: texts stand
 * in quotes, and numbers that elsewhere stand for nothing have an exponent.
 */
import type { ColumnAnswer, FileOut } from '@keelson/workflow'

/** One CSV file; `name` without ending. */
export function csv(
  name: string,
  columns: readonly ColumnAnswer[],
  rows: readonly (readonly (number | string | null)[])[],
): FileOut {
  const header = columns.map((column) => headed(columnHeading(column)))
  const lines = [header, ...rows.map((row) => row.map(cell))].map(lineOf)
  return { name: `${name}.csv`, mediaType: 'text/csv', content: `${lines.join('\r\n')}\r\n` }
}

/** 'wall_thickness [mm]'; of a column without a unit its name. */
export const columnHeading = ({ name, unit }: Pick<ColumnAnswer, 'name' | 'unit'>): string =>
  unit && unit !== '-' ? `${name} [${unit}]` : name

/** What begins a formula for one spreadsheet or another, in the form that SQL has too. */
export const FORMULA = '^[=+\\-@\\t\\r\\n\uff1d\uff0b\uff0d\uff20]'
const isFormula = new RegExp(FORMULA)

/** A text that a spreadsheet would take for a formula is kept a text. */
export const keptText = (text: string): string => (isFormula.test(text) ? `'${text}` : text)

/** Without quotes where it can be, which tells it from a row of texts. */
function headed(name: string): string {
  const safe = keptText(name)
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** -999.25 and 9999 are read as nothing where they stand alone; more digits than a number holds as a name. */
const CODES = /^-?9{3,}(\.9|\.25)?$/
const LARGEST_WHOLE = 1e15
function cell(value: number | string | null): string {
  if (value === null) return ''
  if (typeof value === 'string') return `"${keptText(value).replaceAll('"', '""')}"`
  const text = String(value)
  return CODES.test(text) || Math.abs(value) >= LARGEST_WHOLE ? value.toExponential().replace('e+', 'e') : text
}

/** A line that holds nothing is a row only with a quoted cell. */
function lineOf(cells: readonly string[]): string {
  const line = cells.join(',')
  return line.length === cells.length - 1 ? `""${line}` : line
}
