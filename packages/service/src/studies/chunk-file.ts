/** The Parquet object of a chunk, and what is asked of many: DuckDB writes with one thread, so that bytes are reproducible. */
import { readFileSync, rmSync } from 'node:fs'
import type * as DuckDB from '@duckdb/node-api'
import type { DuckDBConnection, DuckDBType, DuckDBValue } from '@duckdb/node-api'
import type { Cell, StudyColumn } from '@keelson/studies'

export interface PointFiles {
  /** The bytes of the Parquet file of some points, given column by column. */
  readonly written: (columns: readonly (readonly Cell[])[], rows: number) => Promise<Uint8Array>
  /** Rows of a query over `points`, all the chunks in the order of their points. */
  readonly query: (files: readonly string[], select: string) => Promise<readonly (readonly Cell[])[]>
  /** The same handed over in pieces, one list for each column. */
  readonly pieces: (
    files: readonly string[],
    select: string,
    take: (columns: readonly (readonly Cell[])[]) => void,
  ) => Promise<void>
  /** The same as a file. */
  readonly copied: (files: readonly string[], select: string, path: string, format: 'csv' | 'parquet') => Promise<void>
  /** A file of no rows, of a query over the empty table `chunk`. */
  readonly copiedEmpty: (select: string, path: string, format: 'csv' | 'parquet') => Promise<void>
  readonly close: () => void
}

/** Rows that DuckDB takes at a time. */
const VECTOR = 2048
const MEMORY = '256MB'

/** `scratch`: where a file is written before its bytes are read. */
export async function openPointFiles(columns: readonly StudyColumn[], scratch: string): Promise<PointFiles> {
  // Whatever calculates no study starts a tenth of a second earlier.
  const duckDb = await import('@duckdb/node-api')
  const instance = await duckDb.DuckDBInstance.create(':memory:', {
    threads: '1',
    memory_limit: MEMORY,
    temp_directory: scratch,
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
  })
  const connection = await instance.connect()
  const declared = columns.map((column) => `${named(column.name)} ${SQL_TYPES[typeOf(column)]}`).join(', ')
  await connection.run(`CREATE TABLE chunk (${declared})`)
  return {
    written: async (values, rows) => {
      const path = `${scratch}/chunk.parquet`
      await append(duckDb, connection, columns, values, rows)
      try {
        await connection.run(`COPY chunk TO ${literal(path)} (FORMAT parquet, COMPRESSION zstd)`)
        return readFileSync(path)
      } finally {
        await connection.run('DELETE FROM chunk')
        rmSync(path, { force: true })
      }
    },
    query: async (files, select) => (await connection.runAndReadAll(over(files, select))).getRows().map(plainRow),
    pieces: async (files, select, take) => {
      const result = await connection.stream(over(files, select))
      for (;;) {
        const chunk = await result.fetchChunk()
        if (!chunk || chunk.rowCount === 0) return
        take(chunk.getColumns() as unknown as readonly (readonly Cell[])[])
      }
    },
    copied: async (files, select, path, format) => {
      await connection.run(copy(over(files, select), path, format))
    },
    copiedEmpty: async (select, path, format) => {
      await connection.run(copy(select, path, format))
    },
    close: () => {
      connection.closeSync()
      instance.closeSync()
    },
  }
}

const SQL_TYPES = { point: 'INTEGER', number: 'DOUBLE', text: 'VARCHAR', flag: 'BOOLEAN' } as const
const typesOf = ({
  INTEGER,
  DOUBLE,
  VARCHAR,
  BOOLEAN,
}: typeof DuckDB): Readonly<Record<keyof typeof SQL_TYPES, DuckDBType>> => ({
  point: INTEGER,
  number: DOUBLE,
  text: VARCHAR,
  flag: BOOLEAN,
})
const typeOf = ({ role, type }: StudyColumn): keyof typeof SQL_TYPES => (role === 'point' ? 'point' : type)

async function append(
  duckDb: typeof DuckDB,
  connection: DuckDBConnection,
  columns: readonly StudyColumn[],
  values: readonly (readonly Cell[])[],
  rows: number,
): Promise<void> {
  const known = typesOf(duckDb)
  const types = columns.map((column) => known[typeOf(column)])
  const appender = await connection.createAppender('chunk')
  for (let at = 0; at < rows; at += VECTOR) {
    const count = Math.min(VECTOR, rows - at)
    const chunk = duckDb.DuckDBDataChunk.create(types, count)
    chunk.setColumns(values.map((column) => column.slice(at, at + count) as DuckDBValue[]))
    appender.appendDataChunk(chunk)
  }
  appender.closeSync()
}

const copy = (select: string, path: string, format: 'csv' | 'parquet'): string =>
  `COPY (${select}) TO ${literal(path)} (${format === 'csv' ? 'FORMAT csv, HEADER' : 'FORMAT parquet, COMPRESSION zstd'})`

const over = (files: readonly string[], select: string): string =>
  `WITH points AS (SELECT * FROM read_parquet([${files.map(literal).join(', ')}])) ${select}`

const plainRow = (row: readonly DuckDBValue[]): readonly Cell[] =>
  row.map((cell) => (typeof cell === 'bigint' ? Number(cell) : (cell as Cell)))

/** A name as SQL has it. */
export const named = (name: string): string => `"${name.replaceAll('"', '""')}"`
const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`
