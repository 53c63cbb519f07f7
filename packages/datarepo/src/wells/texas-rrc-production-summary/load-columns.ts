/** The columns of the official tables that are read, by the names that their publisher gives. */
import type { Layout } from '../../_shared/duckdb/text-table.ts'

/** OG_LEASE_CYCLE, in file order. */
export const LEASE_CYCLE = [
  'OIL_GAS_CODE',
  'DISTRICT_NO',
  'LEASE_NO',
  'CYCLE_YEAR',
  'CYCLE_MONTH',
  'CYCLE_YEAR_MONTH',
  'LEASE_NO_DISTRICT_NO',
  'OPERATOR_NO',
  'FIELD_NO',
  'FIELD_TYPE',
  'GAS_WELL_NO',
  'PROD_REPORT_FILED_FLAG',
  'LEASE_OIL_PROD_VOL',
  'LEASE_OIL_ALLOW',
  'LEASE_OIL_ENDING_BAL',
  'LEASE_GAS_PROD_VOL',
  'LEASE_GAS_ALLOW',
  'LEASE_GAS_LIFT_INJ_VOL',
  'LEASE_COND_PROD_VOL',
  'LEASE_COND_LIMIT',
  'LEASE_COND_ENDING_BAL',
  'LEASE_CSGD_PROD_VOL',
  'LEASE_CSGD_LIMIT',
  'LEASE_CSGD_GAS_LIFT',
  'LEASE_OIL_TOT_DISP',
  'LEASE_GAS_TOT_DISP',
  'LEASE_COND_TOT_DISP',
  'LEASE_CSGD_TOT_DISP',
  'DISTRICT_NAME',
  'LEASE_NAME',
  'OPERATOR_NAME',
  'FIELD_NAME',
] as const
export type LeaseColumn = (typeof LEASE_CYCLE)[number]

/** Key of a record and the four volumes; nothing else is production. */
const KEY_AND_VOLUMES = [
  'OIL_GAS_CODE',
  'DISTRICT_NO',
  'LEASE_NO',
  'CYCLE_YEAR_MONTH',
  'LEASE_OIL_PROD_VOL',
  'LEASE_GAS_PROD_VOL',
  'LEASE_COND_PROD_VOL',
  'LEASE_CSGD_PROD_VOL',
] as const satisfies readonly LeaseColumn[]
/** What is read where the table has it. */
const BESIDE = [
  'OPERATOR_NO',
  'OPERATOR_NAME',
  'FIELD_NO',
  'FIELD_NAME',
  'LEASE_NAME',
  'DISTRICT_NAME',
  'PROD_REPORT_FILED_FLAG',
  'LEASE_OIL_TOT_DISP',
  'LEASE_OIL_ENDING_BAL',
] as const satisfies readonly LeaseColumn[]
export const COLUMNS_READ: readonly LeaseColumn[] = [...KEY_AND_VOLUMES, ...BESIDE]

/** An official table: no quotation, and any byte is a character. */
export const pdqLayout = (what: string, needed: readonly string[], wanted: readonly string[] = []): Layout => ({
  what,
  delimiter: '}',
  quoted: false,
  encoding: 'latin-1',
  needed,
  wanted,
})
export const LEASE_CYCLE_LAYOUT = pdqLayout('the lease cycle table', KEY_AND_VOLUMES, BESIDE)

/** File name of an official table. */
export const tableFile = (table: string): string => `${table}_DATA_TABLE.dsv`
