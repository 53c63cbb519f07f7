/** What the parts of the printer hand each other. */
import type { Expression } from './expression.ts'
import type { Piece } from './pieces.ts'

/** What the printer knows besides the expression. */
export interface Style {
  /** Names to print in place of the expression's own. */
  readonly names: Readonly<Record<string, string>>
  /** Numbers stand in place of symbols: every product gets its dot. */
  readonly numeric: boolean
  /** Small print, in exponents and limits: quotients take a slash. */
  readonly small: boolean
  /** Lists are counted from 1, as on paper; from 0 where an index is calculated with. */
  readonly fromOne: boolean
  /** Symbol of the length of a list. */
  readonly length: (list: string) => string
}

/** Prints a part of an expression. */
export type Print = (e: Expression, style: Style) => Piece
