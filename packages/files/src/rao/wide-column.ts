/** A column of the table of one wave direction, from the long table of its body. */
import type { FileColumn, FileTable } from '../table.ts'
import type { Head } from './table.ts'

/** A wave of one direction: for each motion its row in the long table. */
export interface Wave {
  readonly first: number
  readonly rows: Map<string, number>
}

export interface WideColumn {
  readonly head: Head
  readonly at: (wave: Wave) => number
}

export function numbersIn(table: FileTable, name: string): Float64Array {
  const column = table.columns.find((one) => one.name === name)
  return column === undefined ? NOTHING : numbersOf(column)
}

export const numbersOf = ({ values }: FileColumn): Float64Array =>
  values.kind === 'numbers' ? values.numbers : NOTHING

const NOTHING = new Float64Array(0)
