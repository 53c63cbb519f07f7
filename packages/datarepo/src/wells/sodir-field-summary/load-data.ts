/** What `load` hands to `calculate`: rows of the tables as plain data, in the units of the files. */
import type { RowReport } from '../../_shared/duckdb/sound-rows.ts'

/** One field in a year, or in a month of it; oil, NGL, condensate, OE and water in mill Sm3, gas in bill Sm3. */
export interface ProductionRow {
  readonly npdid: string
  readonly name: string
  readonly year: number
  /** 1 to 12; 0 of a yearly table. */
  readonly month: number
  readonly oil: number
  readonly gas: number
  /** 0 in a gross table, which has none. */
  readonly ngl: number
  readonly condensate: number
  readonly oe: number
  readonly water: number
  /** Rows of the file summed here: more than one is a duplicate. */
  readonly rows: number
  readonly negativeOil: number
  readonly negativeNgl: number
}
export interface ReservesRow {
  readonly npdid: string
  readonly name: string
  readonly oil: number
  readonly gas: number
  /** Mill tonnes. */
  readonly nglTonnes: number
  readonly condensate: number
  readonly oe: number
  readonly remaining: number
  /** Year of the status; null where the date cannot be read. */
  readonly year: number | null
}
export interface InvestmentRow {
  readonly npdid: string
  readonly year: number
  /** Mill NOK of the day. */
  readonly amount: number
}
/** What the area table says of a field, where the folder has one. */
export interface FieldFacts {
  readonly npdid: string
  readonly status: string
  readonly operator: string
  readonly owner: string
  readonly discoveryWell: string
  readonly discoveryYear: string
  readonly hydrocarbons: string
  readonly area: string
}
export interface FieldData {
  readonly isGross: boolean
  readonly isMonthly: boolean
  readonly production: readonly ProductionRow[]
  readonly reserves: readonly ReservesRow[] | undefined
  readonly investments: readonly InvestmentRow[] | undefined
  readonly facts: readonly FieldFacts[] | undefined
  readonly reports: readonly (RowReport & { readonly role: string })[]
}
