/** What is said beside an input whose values come from a file. */
import type { Basis, FieldState } from '../../form/case/field.ts'

/** 'From survey.csv, columns MD, Inc, Azi'; what stays in its file says so itself. */
export function sourceInWords(state: FieldState | undefined): string | undefined {
  const basis = state?.file ? undefined : basisIn(state)
  if (basis?.from !== 'file') return undefined
  const { column, source } = basis
  return `From ${source?.document ?? 'a file'}, ${column.includes(', ') ? 'columns' : 'column'} ${column}`
}

/** Of a table that of its first cell of a file. */
function basisIn({ basis, rows = [] }: FieldState = { text: '' }): Basis | undefined {
  if (basis) return basis
  for (const row of rows) for (const cell of Object.values(row)) if (cell.basis?.from === 'file') return cell.basis
  return undefined
}
