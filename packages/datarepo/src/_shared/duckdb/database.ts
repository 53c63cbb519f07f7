/** A DuckDB that can see two folders and nothing else, and that stops when the run's time is up. */
import { type DuckDBConnection, DuckDBInstance, type DuckDBValue, type JS, listValue } from '@duckdb/node-api'
import { CalculationError } from '@keelson/workflow'
import { literal } from './sql.ts'

export interface DatabaseOptions {
  /** Folders whose files may be read, besides the scratch folder. */
  readonly folders: readonly string[]
  /** Where queries spill what does not fit into memory. */
  readonly scratch: string
  readonly signal: AbortSignal
  /** As DuckDB spells it; default '512MB'. */
  readonly memoryLimit?: string
  /** Default 2. */
  readonly threads?: number
}

/** Values bound to `$name` in a query. */
export type Bindings = Record<string, DuckDBValue>

/** A list of texts as a bound value. */
export const texts = (items: readonly string[]): DuckDBValue => listValue([...items])

export interface Database {
  /** Runs a statement for its effect. */
  readonly run: (sql: string, bindings?: Bindings) => Promise<void>
  /** Runs a query and reads it whole, one list per column; integers beyond 32 bits come as bigint unless cast. */
  readonly columns: (sql: string, bindings?: Bindings) => Promise<Readonly<Record<string, readonly JS[]>>>
  /** Runs a query and reads it whole, row by row. */
  readonly rows: (sql: string, bindings?: Bindings) => Promise<readonly Readonly<Record<string, JS>>[]>
  /** Runs a query and hands it over in pieces as they come, one list per column: never whole in memory. */
  readonly pieces: (sql: string, take: (columns: Piece) => void, bindings?: Bindings) => Promise<void>
}
/** Some rows of a query: the lists of its columns, in their order, all of one length. */
type Piece = readonly (readonly DuckDBValue[])[]

/**
 * Opens a locked in-memory database, hands it to `work`, and closes it whatever happens. The configuration cannot be
 * changed from within, nothing is downloaded, no file outside the folders is reached. Throws CalculationError when the
 * signal aborts or the memory limit is met.
 */
export async function withDatabase<T>(options: DatabaseOptions, work: (db: Database) => Promise<T>): Promise<T> {
  refuseAborted(options.signal)
  const instance = await DuckDBInstance.create(':memory:', {
    memory_limit: options.memoryLimit ?? '512MB',
    threads: String(options.threads ?? 2),
    temp_directory: options.scratch,
    max_temp_directory_size: '8GB',
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
  })
  const connection = await instance.connect()
  const interrupt = () => connection.interrupt()
  options.signal.addEventListener('abort', interrupt, { once: true })
  try {
    await lock(connection, [...options.folders, options.scratch])
    return await work(statements(connection, options.signal))
  } finally {
    options.signal.removeEventListener('abort', interrupt)
    connection.closeSync()
    instance.closeSync()
  }
}

async function lock(connection: DuckDBConnection, folders: readonly string[]): Promise<void> {
  const allowed = folders.map((folder) => literal(folder.endsWith('/') ? folder : `${folder}/`)).join(', ')
  await connection.run(`SET allowed_directories = [${allowed}]`)
  await connection.run('SET enable_external_access = false')
  await connection.run('SET lock_configuration = true')
}

function statements(connection: DuckDBConnection, signal: AbortSignal): Database {
  const guarded = async <R>(run: () => Promise<R>): Promise<R> => {
    refuseAborted(signal)
    try {
      return await run()
    } catch (error) {
      refuseAborted(signal)
      throw inWords(error)
    }
  }
  return {
    run: (sql, bindings) =>
      guarded(async () => {
        await connection.run(sql, bindings)
      }),
    columns: (sql, bindings) =>
      guarded(async () => (await connection.runAndReadAll(sql, bindings)).getColumnsObjectJS()),
    rows: (sql, bindings) => guarded(async () => (await connection.runAndReadAll(sql, bindings)).getRowObjectsJS()),
    pieces: (sql, take, bindings) =>
      guarded(async () => {
        const result = await connection.stream(sql, bindings)
        for (;;) {
          const chunk = await result.fetchChunk()
          if (!chunk || chunk.rowCount === 0) return
          refuseAborted(signal)
          take(chunk.getColumns())
        }
      }),
  }
}

/** Throws CalculationError once the run's time is up. */
export function refuseAborted(signal: AbortSignal): void {
  if (signal.aborted) throw new CalculationError('the data could not be read within the run time limit')
}

function inWords(error: unknown): unknown {
  const isFull = error instanceof Error && error.message.startsWith('Out of Memory')
  return isFull ? new CalculationError('the data exceed the run memory limit; select fewer records') : error
}
