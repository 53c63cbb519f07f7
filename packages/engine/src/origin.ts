/** Where a number of a calculation comes from, as the record says it. */
import type { Cited } from '@keelson/equations'

export type Origin =
  | { readonly kind: 'step'; readonly id: number }
  /** A table read: the step that read it. */
  | { readonly kind: 'cell'; readonly id: number }
  | { readonly kind: 'input'; readonly name: string }
  /** A member of an input: of its rows, or of its list. */
  | { readonly kind: 'row'; readonly name: string; readonly column?: string; readonly row?: number }
  | ({ readonly kind: 'constant' } & Cited)
  /** Of lists only: entries of a table or list that the run answers with. */
  | { readonly kind: 'table'; readonly name: string }
  /** Of lists only: each entry has its own. */
  | { readonly kind: 'members'; readonly of: readonly Origin[] }
