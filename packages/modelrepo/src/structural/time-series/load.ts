/** Reads a record that stands in a file, in pieces and twice: confined to its folder, digested. Nothing else is read. */
import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { type Loaded, type Resources, refuse } from '@keelson/workflow'
import { pathInDataSet } from '../../_shared/files/load.ts'
import { CsvSamples } from './calculate-csv.ts'
import { type RecordFound, SecondReading } from './calculate-record.ts'
import { columnsOf, refused } from './calculate-source.ts'
import { FirstReading } from './first-reading.ts'
import { GUMBEL_FIT, type Params, type Recorded } from './inputs.ts'

/** The record of a file; none where the request holds it. */
export async function load(request: object, resources: Resources): Promise<Loaded<RecordFound | undefined>> {
  const p = request as Recorded
  const { data_folder, file_name, operation } = p
  if (operation === GUMBEL_FIT || data_folder === undefined || file_name === undefined)
    return { data: undefined, digests: [] }
  const path = await pathInDataSet(resources, data_folder, file_name, { folder: '/data_folder', file: '/file_name' })
  const name = `${data_folder}/${file_name}`
  const hash = createHash('sha256')
  const first = new FirstReading(p)
  const csv = await readFile(p, path, resources.signal, (samples) => first.push(samples), hash)
  const second = new SecondReading(p, first.end(`'${name}'`, csv.column, csv.timeStep))
  const again = createHash('sha256')
  await readFile(p, path, resources.signal, (samples) => second.push(samples), again)
  const [sha256, sameAgain] = [hash.digest('hex'), again.digest('hex')]
  if (sha256 !== sameAgain) return refuse('/file_name', 'changed during reading; run again')
  const { size } = await stat(path)
  return { data: second.end(), digests: [{ name, sha256, bytes: size }] }
}

async function readFile(
  p: Params,
  path: string,
  signal: AbortSignal,
  take: (samples: Float64Array) => void,
  hash: Hash,
): Promise<CsvSamples> {
  const csv = new CsvSamples(columnsOf(p))
  const decoder = new TextDecoder()
  try {
    for await (const piece of createReadStream(path, { highWaterMark: PIECE, signal })) {
      hash.update(piece as Uint8Array)
      take(csv.push(decoder.decode(piece as Uint8Array, { stream: true })))
    }
    take(csv.push(decoder.decode()))
    take(csv.end())
    return csv
  } catch (error) {
    return refused(p, error)
  }
}
const PIECE = 1 << 20
