/** Reads the points of a study that are calculated: pages, files, single columns. */
import { columnHeading, FORMULA, keptText } from '@keelson/engine/csv.ts'
import type { Cell, StudyColumn } from '@keelson/studies'
import { shortJson } from '@keelson/workflow'
import { newFolder, removeFolder } from '../engines/child-folder.ts'
import { ServiceProblem } from '../problems.ts'
import { objectPath } from '../store/objects.ts'
import { named, openPointFiles, type PointFiles } from './chunk-file.ts'
import { mustBeSound } from './chunk-soundness.ts'
import type { Chunk } from './store.ts'
import type { PointsPage, PointsQuery } from './studies.ts'

export interface PointReader {
  readonly columns: readonly StudyColumn[]
  readonly page: (id: string, query: PointsQuery, from: number, limit: number) => Promise<PointsPage>
  readonly file: (path: string, format: 'csv' | 'parquet', query: PointsQuery) => Promise<void>
  /** Some columns of the points that a condition of SQL names, in their order. */
  readonly rows: (columns: readonly string[], where: string) => Promise<readonly (readonly Cell[])[]>
  /** Any query over `points`, which has all of them; no row where none is calculated. */
  readonly query: (select: string) => Promise<readonly (readonly Cell[])[]>
  readonly close: () => Promise<void>
}
export interface PointSource {
  readonly study_id: string
  readonly columns: readonly StudyColumn[]
  readonly chunks: readonly Chunk[]
  /** Folder of the objects. */
  readonly objects: string
}

/** Throws ServiceProblem record_damaged where a chunk is missing or is not what its key says. */
export async function openPointReader({ study_id: of, columns, chunks, objects }: PointSource): Promise<PointReader> {
  await mustBeSound(of, chunks, objects)
  const scratch = await newFolder()
  const files = await openPointFiles(columns, scratch)
  const all = async (select: string) => (chunks.length === 0 ? [] : files.query(paths(chunks), select))
  const paths = (some: readonly Chunk[]) => some.map(({ object }) => objectPath(objects, object))
  return {
    columns,
    page: async (study_id, query, from, limit) => {
      const wanted = selected(columns, query.columns)
      const where = conditionOf(query)
      const total = await counted(files, paths(chunks), where)
      const later = paths(chunks.filter(({ end }) => end > from))
      const select = `SELECT point, ${listOf(wanted)} FROM points WHERE point >= ${from} AND ${where} LIMIT ${limit + 1}`
      const found = later.length === 0 ? [] : await files.query(later, select)
      const rows = found.slice(0, limit).map((row) => row.slice(1))
      const next = found.length > limit ? Number(found[limit]?.[0]) : null
      return { study_id, columns: wanted, rows, total, next }
    },
    file: (path, format, query) => {
      const wanted = selected(columns, query.columns)
      const headed =
        format === 'csv'
          ? wanted.map((c) => `${cellOf(c)} AS ${named(keptText(columnHeading(c)))}`).join(', ')
          : listOf(wanted)
      const where = conditionOf(query)
      if (chunks.length === 0) return files.copiedEmpty(`SELECT ${headed} FROM chunk`, path, format)
      return files.copied(paths(chunks), `SELECT ${headed} FROM points WHERE ${where}`, path, format)
    },
    rows: (wanted, where) => all(`SELECT ${wanted.map(named).join(', ')} FROM points WHERE ${where}`),
    query: all,
    close: async () => {
      files.close()
      await removeFolder(scratch)
    },
  }
}

async function counted(files: PointFiles, paths: readonly string[], where: string): Promise<number> {
  if (paths.length === 0) return 0
  const [[count] = []] = await files.query(paths, `SELECT count(*) FROM points WHERE ${where}`)
  return Number(count)
}

/** A cell of a CSV file: a text that a spreadsheet would take for a formula is kept a text, and a number stays one. */
function cellOf({ name, type }: StudyColumn): string {
  const cell = named(name)
  return type === 'text'
    ? `CASE WHEN regexp_matches(${cell}, '${FORMULA}') THEN '''' || ${cell} ELSE ${cell} END`
    : cell
}

const listOf = (columns: readonly StudyColumn[]): string => columns.map(({ name }) => named(name)).join(', ')
const conditionOf = ({ status }: PointsQuery): string => (status === undefined ? 'true' : `status = '${status}'`)

/** The columns that are asked for. Throws ServiceProblem query_malformed for one that is not there. */
function selected(columns: readonly StudyColumn[], names: readonly string[] | undefined): readonly StudyColumn[] {
  if (names === undefined) return columns
  return names.map((name) => {
    const column = columns.find((one) => one.name === name)
    if (column) return column
    const there = columns.map((one) => one.name).join(', ')
    throw new ServiceProblem('query_malformed', `${shortJson(name)} is not a column of these points; ${there}`)
  })
}
