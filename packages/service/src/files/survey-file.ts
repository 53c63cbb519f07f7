/** A table of a run that its contract says is the survey of a well, as a LAS file. */
import { type LongTable, longTables, type RunRecord } from '@keelson/engine'
import { lasText, wellPathLog } from '@keelson/files'
import type { AnyContract, TableSpec } from '@keelson/workflow'
import type { Made } from './made-file.ts'

const EXTENSION = '.las'

/** Undefined for another name, and for a table of which the record holds the beginning alone. */
export function surveyFile(record: RunRecord, contract: AnyContract, name: string): Made | undefined {
  const { result } = record.response
  const id = name.slice(0, -EXTENSION.length)
  const tables = contract.tables as Readonly<Record<string, TableSpec>>
  const survey = Object.hasOwn(tables, id) ? tables[id]?.survey : undefined
  if (!name.endsWith(EXTENSION) || !survey || !result) return undefined
  const table = longTables(result, record.contract?.map_keys ?? {}).find((one) => one.name === id)
  const isWhole = result.tables.find((one) => one.id === id)?.count === table?.rows.length
  if (!table || !isWhole) return undefined
  const content = textOf(table, survey.north, record.request.meta?.title)
  return content === undefined ? undefined : { mediaType: 'text/plain', content }
}

function textOf(table: LongTable, north: 'grid' | 'true' | 'magnetic', title = ''): string | undefined {
  const numbersOf = (name: string): readonly number[] | undefined => {
    const at = table.columns.findIndex((one) => one.name === name)
    return at < 0 ? undefined : table.rows.map((row) => (typeof row[at] === 'number' ? row[at] : Number.NaN))
  }
  const [measuredDepth, inclination, azimuth] = ['measured_depth', 'inclination', 'azimuth'].map(numbersOf)
  const [verticalDepth, northing, easting] = ['true_vertical_depth', 'north', 'east'].map(numbersOf)
  const depthUnit = table.columns.find((one) => one.name === 'measured_depth')?.unit
  if (!measuredDepth || !inclination || !azimuth || (depthUnit !== 'm' && depthUnit !== 'ft')) return undefined
  const path = wellPathLog({
    ...{ well: [{ mnemonic: 'WELL', value: title }], depthUnit, north },
    ...{ measuredDepth, inclination, azimuth },
    ...(verticalDepth && { verticalDepth }),
    ...(northing && { northing }),
    ...(easting && { easting }),
  })
  return lasText(path)
}
