/** The record of a request: the list itself, or the text of a CSV taken in pieces. */
import { refuse } from '@keelson/workflow'
import { CsvFault, CsvSamples } from './calculate-csv.ts'
import { type RecordFound, recordOfSamples, SecondReading } from './calculate-record.ts'
import { FirstReading, pointerOf } from './first-reading.ts'
import type { Params, Recorded } from './inputs.ts'

const PIECE = 1 << 20

export function recordInRequest(p: Recorded): RecordFound {
  const text = p.series_csv
  if (text === undefined) return recordOfSamples(p, p.series ?? [], null, 'request')
  const first = new FirstReading(p)
  const csv = readText(p, text, (samples) => first.push(samples))
  const second = new SecondReading(p, first.end('CSV text entered', csv.column, csv.timeStep))
  readText(p, text, (samples) => second.push(samples))
  return second.end()
}

function readText(p: Params, text: string, take: (samples: Float64Array) => void): CsvSamples {
  const csv = new CsvSamples(columnsOf(p))
  return refusing(p, () => {
    for (let from = 0; from < text.length; from += PIECE) take(csv.push(text.slice(from, from + PIECE)))
    take(csv.end())
    return csv
  })
}

export const columnsOf = ({ value_column, time_column }: Params) => ({ value: value_column, time: time_column })

/** Text that cannot be read is refused at the input that it concerns. */
function refusing<T>(p: Params, read: () => T): T {
  try {
    return read()
  } catch (error) {
    return refused(p, error)
  }
}

export function refused(p: Params, error: unknown): never {
  if (!(error instanceof CsvFault)) throw error
  return refuse(error.at === 'text' ? pointerOf(p) : `/${error.at}`, error.message)
}
