/** What is proposed of a table: for each target the columns that it may take. */
import type { Question } from '../table.ts'
import type { Fitting } from './fitting.ts'

export interface Proposed {
  readonly target: string
  /** The likeliest first. */
  readonly fits: readonly Fitting[]
  /** Which of them: asked where several fit, where a column fits several targets, and where none fits that must be. */
  readonly question?: Question
}
export interface Proposal {
  readonly table: string
  readonly columns: readonly Proposed[]
  /** Open in the reading of the table, which is read again with their answers. */
  readonly ofReading: readonly Question[]
}
