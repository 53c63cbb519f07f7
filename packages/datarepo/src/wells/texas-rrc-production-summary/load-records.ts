/** Lines of the lease cycle table as typed records: blanks stripped, and what can not be taken with its reason. */
import { DISTRICT_NAMES } from '@keelson/standards/rrc-pdq/districts.ts'
import { literal } from '../../_shared/duckdb/sql.ts'
import { COLUMNS_READ, type LeaseColumn } from './load-columns.ts'

/** What each field must be; volumes within the digits that sums hold exactly, empty is none. */
const SOUND: readonly { readonly column: LeaseColumn; readonly pattern: string; readonly what: string }[] = [
  { column: 'OIL_GAS_CODE', pattern: '[OGog]', what: "'O' or 'G'" },
  { column: 'DISTRICT_NO', pattern: '\\d{1,2}', what: 'a district number' },
  { column: 'LEASE_NO', pattern: '\\d{1,6}', what: 'a lease number of at most 6 digits' },
  { column: 'CYCLE_YEAR_MONTH', pattern: '(19|20)\\d\\d(0[1-9]|1[0-2])', what: 'a month YYYYMM' },
  ...(['LEASE_OIL_PROD_VOL', 'LEASE_GAS_PROD_VOL', 'LEASE_COND_PROD_VOL', 'LEASE_CSGD_PROD_VOL'] as const).map(
    (column) => ({ column, pattern: '(-?\\d{1,12})?', what: 'a whole number of at most 12 digits' }),
  ),
]

/** Name of the district of a number, as a list of cases. */
const NAME_OF_NUMBER = `CASE district_number ${Object.entries(DISTRICT_NAMES)
  .map(([number, name]) => `WHEN ${literal(number)} THEN ${literal(name)}`)
  .join(' ')} END`

/** Characters of a malformed field that are shown. */
const SHOWN_CHARACTERS = 40
const stripped = (column: string) => `coalesce(trim("${column}"), '')`
const padded = (text: string, digits: number) =>
  `CASE WHEN length(${text}) < ${digits} THEN lpad(${text}, ${digits}, '0') ELSE ${text} END`
const paddedIfGiven = (text: string, digits: number) =>
  `CASE WHEN ${text} <> '' THEN ${padded(text, digits)} ELSE '' END`
/** NULL where it is none; a record in which it must be one has a fault. */
const number = (column: LeaseColumn) => `TRY_CAST(nullif(${column}, '') AS DOUBLE)`

const unsound = (then: (sound: (typeof SOUND)[number]) => string) =>
  `CASE ${SOUND.map((s) => `WHEN NOT regexp_full_match(${s.column}, '${s.pattern}') THEN ${then(s)}`).join(' ')} END`

/**
 * The query for the records of lines with these columns. `fault` is why a record can not be taken, `named` its key and `said`
 * what it says there; both are NULL where there is none.
 */
export function recordsOf(lines: string, has: ReadonlySet<string>): string {
  const all = COLUMNS_READ.map((name) => `${has.has(name) ? stripped(name) : "''"} AS ${name}`)
  const key = `concat_ws(' ', OIL_GAS_CODE, DISTRICT_NO, LEASE_NO, CYCLE_YEAR_MONTH)`
  return `SELECT * EXCLUDE (district_name), coalesce(nullif(district_name, ''), ${NAME_OF_NUMBER}, 'number ' || district_number) AS district,
      (${NAME_OF_NUMBER} IS NULL OR (district_name <> '' AND district_name <> ${NAME_OF_NUMBER})) AS is_strange
    FROM (SELECT upper(OIL_GAS_CODE) AS code, ${padded('DISTRICT_NO', 2)} AS district_number, DISTRICT_NAME AS district_name,
      ${padded('LEASE_NO', 6)} AS lease, LEASE_NAME AS lease_name, TRY_CAST(CYCLE_YEAR_MONTH AS INTEGER) AS month,
      ${paddedIfGiven('OPERATOR_NO', 6)} AS operator_number, OPERATOR_NAME AS operator,
      ${paddedIfGiven('FIELD_NO', 8)} AS field_number, FIELD_NAME AS field, upper(PROD_REPORT_FILED_FLAG) AS filed,
      ${number('LEASE_OIL_PROD_VOL')} AS oil, ${number('LEASE_COND_PROD_VOL')} AS condensate,
      ${number('LEASE_GAS_PROD_VOL')} AS gas, ${number('LEASE_CSGD_PROD_VOL')} AS casinghead, CAST(NULL AS DOUBLE) AS water,
      ${number('LEASE_OIL_TOT_DISP')} AS disposed, ${number('LEASE_OIL_ENDING_BAL')} AS stock,
      ${unsound(({ column, what }) => literal(`${column} is not ${what}`))} AS fault,
      CASE WHEN fault IS NOT NULL THEN ${key} END AS named,
      CASE WHEN fault IS NOT NULL THEN left(${unsound(({ column }) => column)}, ${SHOWN_CHARACTERS}) END AS said
    FROM (SELECT ${all.join(', ')} FROM ${lines}))`
}
