/** Inline records of the simple schema as the same table of records: whole liquids and whole gas, no kind of lease. */
import { districtOf, numberOfDistrict } from '@keelson/standards/rrc-pdq/districts.ts'
import { fromSI } from '@keelson/units'
import { clean } from '@keelson/workflow'
import { type Database, texts } from '../../_shared/duckdb/database.ts'
import type { Params } from './inputs.ts'

type InlineRecord = NonNullable<Params['inline_records']>[number]

const LEASE_DIGITS = 6
const NONE = "''"

/** Makes the table `records` of the rows, in barrels and Mcf. */
export async function inlineRecords(db: Database, rows: readonly InlineRecord[]): Promise<void> {
  const column = (name: string, text: (row: InlineRecord) => string) => ({ name, items: texts(rows.map(text)) })
  const columns = [
    column('district', districtName),
    column('district_number', (r) => numberOfDistrict(districtName(r)) ?? ''),
    column('lease', (r) => leaseKey(r.lease_number)),
    column('lease_name', (r) => (r.lease_name ?? '').trim()),
    column('operator', (r) => (r.operator_name ?? '').trim()),
    column('month', (r) => `${r.year}${String(r.month).padStart(2, '0')}`),
    column('oil', (r) => inUnit(r.oil_production, 'bbl')),
    column('gas', (r) => inUnit(r.gas_production, 'Mcf')),
    column('water', (r) => (r.water_production === undefined ? '' : inUnit(r.water_production, 'bbl'))),
  ]
  const bindings = Object.fromEntries(columns.map(({ name, items }) => [name, items]))
  await db.run(
    `CREATE TABLE records AS SELECT ${NONE} AS code, district_number, lease, lease_name, CAST(month AS INTEGER) AS month, ${NONE} AS operator_number,
       operator, ${NONE} AS field_number, ${NONE} AS field, ${NONE} AS filed, CAST(oil AS DOUBLE) AS oil,
       CAST(0 AS DOUBLE) AS condensate, CAST(gas AS DOUBLE) AS gas, CAST(0 AS DOUBLE) AS casinghead,
       CAST(nullif(water, '') AS DOUBLE) AS water, CAST(NULL AS DOUBLE) AS disposed, CAST(NULL AS DOUBLE) AS stock,
       district, false AS is_strange, CAST(NULL AS VARCHAR) AS fault, CAST(NULL AS VARCHAR) AS named, CAST(NULL AS VARCHAR) AS said
     FROM (SELECT ${columns.map(({ name }) => `unnest($${name}) AS ${name}`).join(', ')})`,
    bindings,
  )
}

const districtName = (r: InlineRecord): string => districtOf(r.district)?.name ?? r.district.trim()

/** A lease number as its records are keyed: digits with leading zeros to six. */
export const leaseKey = (given: string): string => {
  const text = given.trim()
  return /^\d+$/.test(text) ? text.padStart(LEASE_DIGITS, '0') : text
}

const inUnit = (si: number, unit: 'bbl' | 'Mcf'): string => String(clean(fromSI(si, unit)))
