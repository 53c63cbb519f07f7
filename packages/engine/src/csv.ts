/** A table as a CSV file (RFC 4180), the unit in its header. */
import type { ColumnAnswer, FileOut } from '@keelson/workflow'

/** One CSV file; `name` without ending. */
export function csv(
  name: string,
  columns: readonly ColumnAnswer[],
  rows: readonly (readonly (number | string | null)[])[],
): FileOut {
  const header = columns.map((column) => cell(columnHeading(column)))
  const lines = [header, ...rows.map((row) => row.map(cell))].map((line) => line.join(','))
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

function cell(value: number | string | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const safe = keptText(value)
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
