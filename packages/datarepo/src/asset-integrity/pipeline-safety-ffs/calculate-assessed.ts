/** What an assessment says of each row of metal loss. */
import type { Defect } from './calculate-read-rows.ts'
import type { Size, Strength } from './calculate-strength.ts'
import type { Verdict } from './modes.ts'

export interface Assessed {
  readonly row: Defect
  readonly size: Size
  /** Assessed depth over wall. */
  readonly share: number
  readonly strength: Strength | undefined
  readonly ERF: number | undefined
  /** MAOP over the allowable pressure: the repair factor, or that of the pipe without a defect where it is more. */
  readonly use: number | undefined
  /** Time until ERF = 1 or the depth limit, s. */
  readonly life: number | undefined
  readonly partA: number | undefined
  readonly verdict: Verdict
}
