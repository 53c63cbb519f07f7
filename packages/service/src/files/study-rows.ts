/** Rows of a study that refer to files: one after the other, each file read once in one way, and a refusal is told by its row. */
import type { FileUse, InputBases } from '@keelson/engine'
import type { StudyFile } from '@keelson/studies'
import type { ListRequest, Params } from '@keelson/studies/request.ts'
import type { Problem } from '@keelson/workflow'
import { isObject } from '../request.ts'
import { studyRefused } from '../studies/study-request.ts'
import type { FileDesk } from './desk.ts'
import type { Filed } from './expand.ts'
import type { FiledVary, Placed } from './filed-vary.ts'
import type { NeededMapping } from './forms.ts'
import { openReading, placedAt, unconfirmed, unlessNeeded } from './study-reading.ts'
import { mostTextOf } from './study-size.ts'

interface Asked {
  readonly params: Params
  readonly input_basis?: InputBases
}
/** Puts in place what the files of a request give, which `member` says where it stands. */
type File = (request: Asked, desk: FileDesk, member: string) => Promise<Filed<Asked & { readonly ref: string }>>

/** Files of one study. */
const MOST_FILES = 1000

/** undefined where no row refers to a file. Throws ServiceProblem, whose pointers name the row. */
export async function filedRows(
  file: File,
  desk: FileDesk,
  { base, rows }: { readonly base: Params; readonly rows: readonly Params[] },
  vary: ListRequest,
): Promise<FiledVary | undefined> {
  const referring = rows.flatMap((row, i) => (refers(row) ? [i] : []))
  if (referring.length === 0) return undefined
  refuseTooMany(referring)
  const reading = openReading(desk)
  const made = new Map<number, FiledRow>()
  const needed: NeededMapping[] = []
  let length = 0
  for (const i of referring) {
    const row = await unlessNeeded(needed, async () => {
      const own = reading.ofRow(i, needed.length > 0)
      return filedRow(await file({ params: { ...base, ...rows[i] } }, own, `vary/rows/${i}`), rows[i] ?? {}, base)
    }).catch((error) => {
      throw placedAt(i, error)
    })
    if (row === undefined) continue
    length = mostTextOf(row.params, `/vary/rows/${i}`, length)
    made.set(i, row)
  }
  if (needed.length > 0) throw unconfirmed(needed)
  const names = vary.names ?? namesOf(rows, made)
  return {
    vary: { ...vary, rows: rows.map((row, i) => made.get(i)?.params ?? row), ...(names && { names }) },
    files: filesOf(made),
    placed: placedIn(made),
  }
}

/** The file of each row, where one has any. */
function namesOf(rows: readonly Params[], made: ReadonlyMap<number, FiledRow>): readonly string[] | undefined {
  const isNamed = [...made.values()].some(({ name }) => name !== undefined)
  return isNamed ? rows.map((_, i) => made.get(i)?.name ?? '') : undefined
}

const refers = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(refers)
    : isObject(value) && (typeof value.file === 'string' || Object.values(value).some(refers))

function refuseTooMany(referring: readonly number[]): void {
  if (referring.length <= MOST_FILES) return
  const message = `is above the limit of ${MOST_FILES} rows with files in one study`
  throw studyRefused([{ pointer: `/vary/rows/${referring[MOST_FILES]}`, message }])
}

interface FiledRow {
  readonly params: Params
  readonly name: string | undefined
  readonly files: readonly FileUse[]
}

/** What the row has beside the base, which it is laid over once more. */
function filedRow({ request, files }: Awaited<ReturnType<File>>, row: Params, base: Params): FiledRow {
  const own = Object.entries(request.params).filter(([name]) => Object.hasOwn(row, name) || !Object.hasOwn(base, name))
  const params = Object.fromEntries(own)
  const sources = Object.entries(request.input_basis ?? {}).flatMap(([at, basis]) =>
    basis.from === 'file' ? [{ place: at.slice(1), digest: basis.digest }] : [],
  )
  const told = files.map((use) => {
    const inputs = sources.filter(({ digest }) => digest === use.digest).map(({ place }) => place)
    return { ...use, inputs: inputs.filter((place) => Object.hasOwn(params, place.split('/')[0] ?? '')) }
  })
  return { params, name: files.find(({ read }) => read)?.read?.name, files: told }
}

/** Those that are read alike, once, with the points that they are of. */
function filesOf(rows: ReadonlyMap<number, FiledRow>): readonly StudyFile[] {
  const all = new Map<string, StudyFile & { readonly points: number[] }>()
  for (const [i, { files }] of rows)
    for (const use of files) {
      const key = JSON.stringify(use)
      const found = all.get(key) ?? { ...use, points: [] }
      found.points.push(i)
      all.set(key, found)
    }
  return [...all.values()]
}

const ROW = /^\/vary\/rows\/(\d+)\//

const placedIn =
  (rows: ReadonlyMap<number, FiledRow>): Placed =>
  (fault: Problem) => {
    const name = rows.get(Number(ROW.exec(fault.pointer)?.[1] ?? -1))?.name
    return name === undefined ? fault : { ...fault, message: `${name}: ${fault.message}` }
  }
