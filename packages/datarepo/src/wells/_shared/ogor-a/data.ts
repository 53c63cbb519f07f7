/** What `load` hands to `calculate`: sums of official records, as plain data. Volumes are whole barrels and Mcf. */

/** Records of one month, well, lease, operator, field and product code, summed. */
export interface MonthRow {
  /** YYYYMM. */
  readonly month: string
  readonly api12: string
  /** '' where the record has none. */
  readonly lease: string
  /** SORT_NAME. */
  readonly operator: string
  /** BOEM field code; '' where the record has none. */
  readonly field: string
  readonly product: string
  readonly oil: number
  readonly gas: number
  readonly water: number
  readonly injection: number
  /** Records summed here. */
  readonly records: number
  /** Sum of DAYS_ON_PROD over the records. */
  readonly days: number
  /** Largest DAYS_ON_PROD of one record. */
  readonly longest: number
  /** Records with a negative volume. */
  readonly negative: number
}

/** Facts of a bore from the borehole table; null where it has none. */
export interface BoreholeFacts {
  readonly api12: string
  readonly name: string | null
  /** M/D/YYYY as filed. */
  readonly spudDate: string | null
  readonly totalDepthDate: string | null
  /** ft */
  readonly measuredDepth: number | null
  readonly verticalDepth: number | null
  readonly waterDepth: number | null
  /** Decimal degrees at the surface. */
  readonly latitude: number | null
  readonly longitude: number | null
}
/** Facts of a field from the deep-water table. */
export interface FieldFacts {
  readonly field: string
  readonly nickname: string | null
  /** ft */
  readonly waterDepth: number | null
}

/** Entries of one filter that match no record of the selection. */
export interface Unmatched {
  readonly filter: FilterName
  readonly entries: readonly string[]
}
export type ListFilter = 'boem_field_codes' | 'lease_numbers' | 'api_well_numbers' | 'operator_numbers'
export type FilterName = ListFilter | 'start_month' | 'end_month'

/** What was read, whatever is made of its records. */
export interface SourceData {
  /** Production files read, by name. */
  readonly files: readonly string[]
  /** Production files that began with a header line, which was left out. */
  readonly headers: readonly string[]
  readonly recordsRead: number
  readonly duplicates: number
  /** First and last month of the files, before any filter. */
  readonly firstMonth: string
  readonly lastMonth: string
  readonly unmatched: readonly Unmatched[]
  /** One entry per well or field of the selection where the folder has the table. */
  readonly boreholes: readonly BoreholeFacts[] | null
  readonly fields: readonly FieldFacts[] | null
}
/** With the sums of the selection one by one: for selections of some wells. */
export interface ProductionData extends SourceData {
  readonly rows: readonly MonthRow[]
}
