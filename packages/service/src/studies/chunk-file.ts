/** The Parquet object of a chunk, and what is asked of many: DuckDB writes with one thread, so that bytes are reproducible. */
import type { DuckDBValue } from '@duckdb/node-api'
import type { Cell, StudyColumn } from '@keelson/studies'
import type { PointFile } from './chunk-writer.ts'
import { literal, named } from './sql-names.ts'

export { named }

export interface PointFiles {
  /** Begins the file of some points; one that was begun before and not written is forgotten. */
  readonly begin: () => Promise<PointFile>
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

/** Of one thread; what a query needs beyond goes to its scratch folder. */
const MEMORY = '256MB'

/** `scratch`: where a file is written before its bytes are read. */
export async function openPointFiles(columns: readonly StudyColumn[], scratch: string): Promise<PointFiles> {
  // Whatever calculates no study starts a tenth of a second earlier.
  const [{ DuckDBInstance }, { chunkWriter }] = await Promise.all([
    import('@duckdb/node-api'),
    import('./chunk-writer.ts'),
  ])
  const instance = await DuckDBInstance.create(':memory:', {
    threads: '1',
    memory_limit: MEMORY,
    temp_directory: scratch,
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
  })
  const connection = await instance.connect()
  const writer = await chunkWriter(connection, columns, scratch)
  return {
    begin: writer.begin,
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
      writer.close()
      connection.closeSync()
      instance.closeSync()
    },
  }
}

const copy = (select: string, path: string, format: 'csv' | 'parquet'): string =>
  `COPY (${select}) TO ${literal(path)} (${format === 'csv' ? 'FORMAT csv, HEADER' : 'FORMAT parquet, COMPRESSION zstd'})`

const over = (files: readonly string[], select: string): string =>
  `WITH points AS (SELECT * FROM read_parquet([${files.map(literal).join(', ')}])) ${select}`

const plainRow = (row: readonly DuckDBValue[]): readonly Cell[] =>
  row.map((cell) => (typeof cell === 'bigint' ? Number(cell) : (cell as Cell)))
