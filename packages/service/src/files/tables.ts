/** All tables of a run as one workbook, written in a thread of its own when somebody asks for it. */
import { longTables, type RunRecord } from '@keelson/engine'
import { openLimitedThread, type ThreadLimits } from '../engines/limited-thread.ts'
import { sha256 } from '../hash.ts'
import { ServiceProblem } from '../problems.ts'
import type { StoredFile } from '../store/ledger.ts'
import type { SourceTable } from './workbook-table.ts'

const NAME = 'tables.xlsx'
const MEDIA_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
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
  const thread = openLimitedThread<readonly SourceTable[], Uint8Array>(options)
  return {
    file: async (record, name, kept) => {
      const tables = name === NAME ? await tablesOf(record, kept) : []
      if (tables.length === 0) return undefined
      const answer = await thread.ask(tables)
      if (!('made' in answer)) {
        defect(`the workbook of run ${record.response.run_id} could not be written: ${answer.cause}`)
        throw tooLarge()
      }
      return { name, mediaType: MEDIA_TYPE, content: answer.made, sha256: sha256(Buffer.from(answer.made)) }
    },
    close: () => thread.close(),
  }
}

async function tablesOf({ response, contract }: RunRecord, kept: Kept): Promise<readonly SourceTable[]> {
  const { result } = response
  if (!result || !contract) return []
  const tables = longTables(result, contract.map_keys ?? {})
  return Promise.all(
    tables.map(async (table) => ({ ...table, rows: (await kept(`${table.name}.csv`))?.content ?? table.rows })),
  )
}

const tooLarge = () =>
  new ServiceProblem(
    'unknown_artifact',
    'the tables of this run are too long for one workbook; download their CSV files',
  )
