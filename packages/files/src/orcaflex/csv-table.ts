/** What is read of a delimited file of RAOs, before it is asked about. */
import type { Seen } from '../rao/seen.ts'
import type { RaoRows } from '../rao/table.ts'

export interface CsvTable {
  readonly vessel: string | undefined
  readonly draught: string | undefined
  readonly rows: RaoRows
  /** Waves read of each direction: none stands twice. */
  readonly seen: Seen
}

export interface CsvRead {
  readonly tables: CsvTable[]
  /** Texts of a row of units below the heading. */
  units: readonly string[] | undefined
  /** A number with a comma in it. */
  comma: string | undefined
  hasNoDirection: boolean
  largestPhase: number
}
