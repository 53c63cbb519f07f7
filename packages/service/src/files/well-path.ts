/** The survey listing of a run as a LAS file, made from its record when somebody asks for it. */
import { longTables, type RunRecord } from '@keelson/engine'
import { lasText, wellPathLog } from '@keelson/files'
import { sha256 } from '../hash.ts'
import type { StoredFile } from '../store/ledger.ts'

const WORKFLOW = 'wellpath'
/** Its listing is along the hole in metres, and its azimuths are from grid north. */
const TABLE = 'stations'
const NAME = `${TABLE}.las`
const MEDIA_TYPE = 'text/plain'

/** Undefined for another name, for a run without a listing, and for one of which the record holds the beginning alone. */
export function wellPathFile({ response, contract, request }: RunRecord, name: string): StoredFile | undefined {
  const { result } = response
  const isWellPath = response.coordinate.workflow_id === WORKFLOW
  if (name !== NAME || !isWellPath || !result || !contract) return undefined
  const listing = result.tables.find(({ id }) => id === TABLE)
  const table = longTables(result, contract.map_keys ?? {}).find((one) => one.name === TABLE)
  if (!table || listing?.count !== table.rows.length) return undefined
  const numbersOf = (column: string): readonly number[] | undefined => {
    const at = table.columns.findIndex((one) => one.name === column)
    return at < 0 ? undefined : table.rows.map((row) => (typeof row[at] === 'number' ? row[at] : Number.NaN))
  }
  const [measuredDepth, inclination, azimuth] = ['measured_depth', 'inclination', 'azimuth'].map(numbersOf)
  const [verticalDepth, northing, easting] = ['true_vertical_depth', 'north', 'east'].map(numbersOf)
  if (!measuredDepth || !inclination || !azimuth) return undefined
  const path = wellPathLog({
    ...{ well: [{ mnemonic: 'WELL', value: request.meta?.title ?? '' }], depthUnit: 'm', north: 'grid' },
    ...{ measuredDepth, inclination, azimuth },
    ...(verticalDepth && { verticalDepth }),
    ...(northing && { northing }),
    ...(easting && { easting }),
  })
  const content = Buffer.from(lasText(path))
  return { name, mediaType: MEDIA_TYPE, content, sha256: sha256(content) }
}
