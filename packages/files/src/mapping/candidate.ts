/** A column that a target may take. */
import type { FileColumn } from '../table.ts'
import type { Fit } from './fit.ts'
import type { Target } from './target.ts'

export interface Candidate {
  readonly target: Target
  readonly column: FileColumn
  readonly fit: Fit
  /** Of a depth that may go to another target as well: which of them, its unit decides. */
  readonly isEither?: true
}
