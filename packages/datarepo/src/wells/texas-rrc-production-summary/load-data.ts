/** What `load` hands to `calculate`: sums of lease records, as plain data. Volumes are barrels and Mcf as filed. */
import type { Reason } from '../../_shared/duckdb/text-table.ts'

/** The three ways in which records come. */
export type Origin = 'dump' | 'inline_dsv' | 'inline_records'

export interface Volumes {
  /** Crude of oil leases; of inline records all liquids. */
  readonly oil: number
  readonly condensate: number
  /** Gas of gas wells; of inline records all gas. */
  readonly gas: number
  readonly casinghead: number
  readonly water: number
  readonly rows: number
}
/** Records of one month, district and kind of lease. */
export interface MonthRow extends Volumes {
  /** YYYYMM. */
  readonly month: string
  /** Name of the district, not its number. */
  readonly district: string
  /** O, G; '' of inline records. */
  readonly code: string
  /** Records whose report was filed; null where the data do not say. */
  readonly filed: number | null
}
export interface Group extends Volumes {
  readonly key: string
  readonly name: string
  readonly firstMonth: string
  readonly lastMonth: string
}
/** A grouping of which the largest by liquids are listed and all are summed. */
export interface Grouped {
  readonly listed: readonly Group[]
  readonly groups: number
  readonly sum: Volumes
}
/** Records or leases that ask for attention: how many, and the first few by name. */
export interface Found {
  readonly count: number
  readonly where: readonly string[]
}
export interface Faults {
  readonly negative: Found
  /** Volumes that are not whole numbers: only inline records can have them. */
  readonly fractional: Found
  /** Oil leases with gas-well volumes, gas leases with oil-lease volumes. */
  readonly crossed: Found
  /** Districts whose number and name do not go together, or that are none. */
  readonly districts: Found
  /** Records beyond the first of the same key. */
  readonly duplicates: Found
  /** Oil leases whose production, dispositions and stock do not balance. */
  readonly unbalanced: Found
  readonly unfiled: Found
}

export type ListFilter = 'lease_numbers' | 'operator_numbers'
export type FilterName = ListFilter | 'oil_gas_code' | 'district_name' | 'start_month' | 'end_month'
/** Entries of a filter that match no record of the selection. */
export interface Unmatched {
  readonly filter: ListFilter
  readonly entries: readonly string[]
}

/** One of the agency's own tables of totals against the sum of the leases. */
export interface AgencyTotals {
  readonly table: string
  readonly grouping: string
  readonly compared: number
  /** Those that differ in a volume. */
  readonly differing: number
  /** Largest difference of a volume, bbl or Mcf. */
  readonly largest: number
  readonly where: string
}
/** A well of a selected lease, with its estimated share. */
export interface WellShare {
  readonly lease: string
  readonly wellNumber: string
  /** 42, county and number; '' where the table has none. */
  readonly api: string
  readonly county: string
  readonly shutIn: string
  readonly liquids: number
  readonly gas: number
  readonly months: number
}

export interface PdqData {
  readonly origin: Origin
  /** The table read, as messages call it. */
  readonly name: string
  readonly rowsRead: number
  /** Lines and records that are in no sum. */
  readonly rejects: readonly Reason[]
  /** Columns that the data have beyond key and volumes. */
  readonly has: {
    readonly operators: boolean
    readonly fields: boolean
    readonly filed: boolean
    readonly stock: boolean
    readonly water: boolean
    /** All 32 official columns in their order. */
    readonly official: boolean
  }
  /** First and last month of the data, before any filter. */
  readonly firstMonth: string
  readonly lastMonth: string
  /** Newest month of which the agency has production; that of the data where it does not say. */
  readonly newestCycle: string
  readonly months: readonly MonthRow[]
  readonly operators: Grouped
  readonly fields: Grouped
  readonly leases: Grouped
  readonly faults: Faults
  readonly unmatched: readonly Unmatched[]
  readonly agency: readonly AgencyTotals[]
  /** What could not be read of the tables beside the lease cycle table, in sentences. */
  readonly beside: readonly string[]
  /** Null where the dump has no well table, or no leases are named. */
  readonly wells: readonly WellShare[] | null
}
