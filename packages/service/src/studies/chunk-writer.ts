/** Writes the points of a chunk into DuckDB while they are calculated, so that a thread holds no more than some rows of them. */
import { readFileSync, rmSync } from 'node:fs'
import {
  BOOLEAN,
  DOUBLE,
  type DuckDBAppender,
  type DuckDBConnection,
  DuckDBDataChunk,
  type DuckDBType,
  type DuckDBValue,
  INTEGER,
  VARCHAR,
} from '@duckdb/node-api'
import type { Cell, StudyColumn } from '@keelson/studies'
import { literal, named } from './sql-names.ts'

/** A Parquet file that is being made. */
export interface PointFile {
  readonly add: (row: readonly Cell[]) => void
  /** Its bytes, once all rows are added. */
  readonly written: () => Promise<Uint8Array>
}
interface ChunkWriter {
  /** Begins a file; one that was begun before and not written is forgotten. */
  readonly begin: () => Promise<PointFile>
  readonly close: () => void
}

/** Rows that DuckDB takes at a time. */
const VECTOR = 2048

/** `scratch`: where a file is written before its bytes are read. */
export async function chunkWriter(
  connection: DuckDBConnection,
  columns: readonly StudyColumn[],
  scratch: string,
): Promise<ChunkWriter> {
  const types = columns.map((column) => TYPES[typeOf(column)])
  const declared = columns.map((column) => `${named(column.name)} ${SQL_TYPES[typeOf(column)]}`).join(', ')
  /** A table that is made anew gives its memory back; one whose rows are deleted keeps it. */
  const empty = () => connection.run(`CREATE OR REPLACE TABLE chunk (${declared})`)
  let appender: DuckDBAppender | undefined
  const closed = () => {
    appender?.closeSync()
    appender = undefined
  }
  const bytes = async (): Promise<Uint8Array> => {
    const path = `${scratch}/chunk.parquet`
    try {
      await connection.run(`COPY chunk TO ${literal(path)} (FORMAT parquet, COMPRESSION zstd)`)
      return readFileSync(path)
    } finally {
      await empty()
      rmSync(path, { force: true })
    }
  }
  await empty()
  return {
    begin: async () => {
      if (appender) {
        closed()
        await empty()
      }
      const begun = await connection.createAppender('chunk')
      appender = begun
      let rows: (readonly Cell[])[] = []
      const handOver = () => {
        const chunk = DuckDBDataChunk.create(types, rows.length)
        chunk.setRows(rows as readonly (readonly DuckDBValue[])[])
        begun.appendDataChunk(chunk)
        rows = []
      }
      return {
        add: (row) => {
          rows.push(row)
          if (rows.length === VECTOR) handOver()
        },
        written: () => {
          if (rows.length > 0) handOver()
          closed()
          return bytes()
        },
      }
    },
    close: closed,
  }
}

const SQL_TYPES = { point: 'INTEGER', number: 'DOUBLE', text: 'VARCHAR', flag: 'BOOLEAN' } as const
const TYPES: Readonly<Record<keyof typeof SQL_TYPES, DuckDBType>> = {
  point: INTEGER,
  number: DOUBLE,
  text: VARCHAR,
  flag: BOOLEAN,
}
const typeOf = ({ role, type }: StudyColumn): keyof typeof SQL_TYPES => (role === 'point' ? 'point' : type)
