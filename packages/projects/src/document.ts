/** A project: a design basis, calculations whose inputs are linked to it and to each other, and their load cases. */
import type { InputBases, InputSource, RunMeta } from '@keelson/engine'
import type { Acceptance } from '@keelson/workflow'

export const PROJECT_SCHEMA = 'keelson.project/1'

/** What may be relied on: a frozen entry is changed only with a name and a reason. */
export const entryStates = ['assumed', 'agreed', 'frozen'] as const
type EntryStatus = (typeof entryStates)[number]

export const limitStates = ['ULS', 'ALS', 'SLS', 'FLS', 'installation', 'test', 'operation'] as const
export type LimitState = (typeof limitStates)[number]

/** Who changed a frozen entry, and why. */
export interface Unfrozen {
  readonly by: string
  readonly reason: string
  readonly date?: string
}
interface EntryHead {
  readonly title?: string
  readonly group?: string
  readonly status: EntryStatus
  readonly source?: InputSource
  readonly note?: string
  readonly owner?: string
  readonly unfrozen?: Unfrozen
}
export interface NumberEntry extends EntryHead {
  /** A kind of quantity, '-' for a ratio or factor. */
  readonly kind: string
  readonly value: number
  /** In place of the unit of the kind. */
  readonly unit?: string
}
interface TextEntry extends EntryHead {
  readonly text: string
}
/** A column of numbers of a kind, or of texts where it has none. */
export interface TableColumn {
  readonly name: string
  readonly kind?: string
  readonly unit?: string
}
export interface TableEntry extends EntryHead {
  readonly columns: readonly TableColumn[]
  /** Each with a cell for each column, in their order. */
  readonly rows: readonly (readonly (number | string | null)[])[]
}
/** The result of a calculation, under a name of the basis. */
export interface DerivedEntry extends EntryHead, ResultLink {}
export type BasisEntry = NumberEntry | TextEntry | TableEntry | DerivedEntry

export const isNumberEntry = (entry: BasisEntry): entry is NumberEntry => 'value' in entry
export const isTableEntry = (entry: BasisEntry): entry is TableEntry => 'columns' in entry
export const isDerived = (entry: BasisEntry): entry is DerivedEntry => 'from' in entry

/** An input that is an entry of the basis, or a column of one. */
export interface BasisLink {
  readonly basis: string
  readonly column?: string
  /** Why a number of another kind is the same thing here; printed in the report. */
  readonly because?: string
}
/** What is made of several numbers: of cases, of a column, or of both. */
export type Reduce = 'max' | 'min' | 'max_abs' | `case:${string}`
/** An input that is a result of another calculation: 'CALC/VALUE', 'CALC/VALUE/MEMBER' or 'CALC/TABLE/COLUMN'. */
export interface ResultLink {
  readonly from: string
  readonly reduce?: Reduce
  readonly because?: string
}
export type Link = BasisLink | ResultLink

/** By name of an input or path of a cell, `layers/0/thickness`: a value as it is sent to a run, or a link. */
export type Inputs = Readonly<Record<string, unknown>>

export interface LoadCase {
  readonly name: string
  readonly limit_state?: LimitState
  readonly note?: string
  /** Laid over the inputs of the calculation. */
  readonly inputs: Inputs
}
/** The rows of a table of the basis, one case each: its column `name` names them. */
export interface BasisCases {
  readonly basis: string
  /** Columns by the input that takes them. */
  readonly inputs: Readonly<Record<string, string>>
  readonly limit_state?: LimitState
}
/** A header of `name`, `limit_state`, and `input` or `input [unit]`; a line for each case. */
export interface CsvCases {
  readonly csv: string
}
type Cases = readonly LoadCase[] | BasisCases | CsvCases

export interface Calculation {
  readonly id: string
  readonly title?: string
  /** `repo:workflow@version` */
  readonly ref: string
  readonly inputs: Inputs
  /** Where its own values come from, by pointer into the params; nothing is stated of one that is linked. */
  readonly input_basis?: InputBases
  readonly cases?: Cases
  readonly accepted?: readonly Acceptance[]
  readonly meta?: RunMeta
  /** false: it does not count for the verdict of the project. */
  readonly in_scope?: boolean
  readonly owner?: string
}
export interface Project {
  readonly schema: typeof PROJECT_SCHEMA
  readonly id: string
  readonly title: string
  readonly description?: string
  readonly owner?: string
  readonly meta?: RunMeta
  readonly basis: Readonly<Record<string, BasisEntry>>
  readonly calculations: readonly Calculation[]
}
