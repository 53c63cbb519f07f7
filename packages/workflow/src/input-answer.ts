/** An input as an answer states it: what was sent, what was read, and in which unit. */

export interface ColumnAnswer {
  readonly name: string
  readonly title: string
  readonly unit?: string
  readonly symbol?: string
  /** Its texts are words of the method: another wording is the same result. */
  readonly worded?: true
  /** Of a column of a choice: the labels of its options. */
  readonly labels?: Readonly<Record<string, string>>
  /** Of a member of rows that is rows itself: what its members are. */
  readonly columns?: readonly ColumnAnswer[]
}
export interface InputAnswer {
  readonly name: string
  readonly title: string
  readonly symbol?: string
  readonly origin: 'given' | 'default' | 'left out'
  readonly use: 'used' | 'unused' | 'overridden'
  readonly typed?: unknown
  readonly value?: unknown
  readonly unit?: string
  readonly si?: { readonly value: unknown; readonly unit: string }
  /** Of a choice: the labels of its options. */
  readonly labels?: Readonly<Record<string, string>>
  /** Of a list too long to be stated whole: how many entries there are in all. */
  readonly count?: number
  /** Of rows: what their members are, in the units of `value`. */
  readonly columns?: readonly ColumnAnswer[]
  /** Of a grid: what stands in each place of a row; of a table over two axes also the inputs that are these. */
  readonly places?: readonly string[]
  readonly axes?: readonly [blocks: string, rows: string]
}
