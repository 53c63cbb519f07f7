/** The tables of a run as one workbook, or each as a Parquet file: written in a thread of its own when somebody asks for it. */
import { type LongTable, longTables, type RunRecord } from '@keelson/engine'
import { openLimitedThread, type ThreadLimits } from '../engines/limited-thread.ts'
import { sha256 } from '../hash.ts'
import { ServiceProblem } from '../problems.ts'
import type { StoredFile } from '../store/ledger.ts'
import type { SourceTable, TablesTask } from './workbook-table.ts'

const MEDIA_TYPES = {
  workbook: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  parquet: 'application/vnd.apache.parquet',
} as const
const WORKBOOK = 'tables.xlsx'
const PARQUET = '.parquet'
export const TABLE_LIMITS: ThreadLimits = { memoryLimitMb: 512, timeLimitMs: 20_000 }
const PROGRAM = new URL('./tables-thread.ts', import.meta.url)
const MOST_WAITING = 16

/** A file of the run that was kept with its record. */
type Kept = (name: string) => Promise<StoredFile | undefined>

export interface TablesDesk {
  /** Undefined for another name, and for a run without tables. */
  readonly file: (record: RunRecord, name: string, kept: Kept) => Promise<StoredFile | undefined>
  readonly close: () => Promise<void>
}

export function openTables(limits: ThreadLimits, defect: (cause: string) => void): TablesDesk {
  const options = { program: PROGRAM, limits, what: 'workbook', mostWaiting: MOST_WAITING } as const
  const thread = openLimitedThread<TablesTask, Uint8Array>(options)
  return {
    file: async (record, name, kept) => {
      const as = name === WORKBOOK ? 'workbook' : 'parquet'
      const tables = await sourcesOf(namedTables(record, name), kept)
      if (tables.length === 0) return undefined
      const answer = await thread.ask({ as, tables })
      if (!('made' in answer)) {
        defect(`${name} of run ${record.response.run_id} could not be written: ${answer.cause}`)
        throw tooLarge(as)
      }
      return { name, mediaType: MEDIA_TYPES[as], content: answer.made, sha256: sha256(Buffer.from(answer.made)) }
    },
    close: () => thread.close(),
  }
}

/** All for the workbook, and one for the name of its Parquet file. */
function namedTables({ response, contract }: RunRecord, name: string): readonly LongTable[] {
  const { result } = response
  if (!result || !contract || !(name === WORKBOOK || name.endsWith(PARQUET))) return []
  const tables = longTables(result, contract.map_keys ?? {})
  return name === WORKBOOK ? tables : tables.filter((table) => name === `${table.name}${PARQUET}`)
}

const sourcesOf = (tables: readonly LongTable[], kept: Kept): Promise<readonly SourceTable[]> =>
  Promise.all(
    tables.map(async (table) => ({ ...table, rows: (await kept(`${table.name}.csv`))?.content ?? table.rows })),
  )

const TOO_LARGE = {
  workbook: 'the tables of this run are too long for one workbook; download their CSV files',
  parquet: 'this table is too long for a Parquet file; download its CSV file',
} as const
const tooLarge = (as: TablesTask['as']) => new ServiceProblem('unknown_artifact', TOO_LARGE[as])
