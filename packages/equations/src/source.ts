/** What a formula, a table or a coefficient was taken from. */

/** A published work that an equation, table or coefficient was taken from. */
export interface Source {
  /** Code as the field cites it: 'DNV-RP-F109', 'Jonkman (2007)'. */
  readonly id: string
  readonly title: string
  readonly publisher: string
  /** Edition, year or report number. */
  readonly revision: string
  /** What was read in place of the print, where the print itself was not: 'public descriptions'. */
  readonly read?: string
}

const YEAR = /\(\d{4}\)/

/** 'DNV-RP-F109 (2021)', 'Jonkman (2007)': with its edition, unless the code says that itself or has a year of its own. */
export const citation = ({ id, revision }: Pick<Source, 'id' | 'revision'>): string =>
  id.includes(revision) || YEAR.test(id) ? id : `${id} (${revision})`
