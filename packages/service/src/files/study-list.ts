/** A list of a study that is a file: each row is a point, and its columns are inputs of one value. */
import { type Answers, MAPPING_SCHEMA, type Mapping, MappingError, readAnswers, readMapping } from '@keelson/files'
import type { ListRequest } from '@keelson/studies/request.ts'
import { type Problem, shortJson } from '@keelson/workflow'
import { ServiceProblem } from '../problems.ts'
import { isObject } from '../request.ts'
import { studyRefused } from '../studies/study-request.ts'
import type { FileDesk } from './desk.ts'
import type { FiledVary, Placed } from './filed-vary.ts'
import type { TakenRowsFile } from './forms.ts'
import type { Schema } from './inputs.ts'
import { wrongWithName } from './names.ts'
import { mostTextOf } from './study-size.ts'

interface ListFile {
  readonly file: string
  readonly name: string
  readonly as: Mapping | Answers
}

export async function filedList(
  desk: FileDesk,
  schema: Schema,
  vary: ListRequest,
  mostPoints: number,
): Promise<FiledVary> {
  const { file, name, as } = listFileOf(vary)
  if (!isMapping(as)) throw await unconfirmed(desk, schema, { file, name, as })
  const taken = await desk.takeRows({ schema, file, name, mapping: as, most: mostPoints })
  const { rows, units, format, left } = taken
  mostTextOf(rows, '/vary/file')
  const { names } = vary
  return {
    vary: { kind: 'list', rows, ...(Object.keys(units).length > 0 && { units }), ...(names && { names }) },
    files: [{ digest: file, inputs: Object.keys(as.columns), read: { name, format, mapping: { ...as }, left } }],
    placed: placedIn(name, as, taken),
  }
}

const isMapping = (as: Mapping | Answers): as is Mapping => as.schema === MAPPING_SCHEMA

/** Throws ServiceProblem study_refused, mapping_refused. */
function listFileOf(vary: ListRequest): ListFile {
  const problems = [...problemsIn(vary)]
  if (problems.length > 0) throw studyRefused(problems)
  const { file, name, as = {} } = vary
  try {
    const made = as.schema === MAPPING_SCHEMA ? readMapping(as) : readAnswers(as.answers ?? {})
    return { file: String(file), name: String(name), as: made }
  } catch (error) {
    if (error instanceof MappingError) throw new ServiceProblem('mapping_refused', error.message)
    throw error
  }
}

function* problemsIn({ file, name, as = {}, units }: ListRequest): Generator<Problem> {
  if (typeof file !== 'string') yield { pointer: '/vary/file', message: `must be text (entered: ${shortJson(file)})` }
  const wrong = wrongWithName(name)
  if (wrong !== undefined) yield { pointer: '/vary/name', message: wrong }
  if (!isObject(as)) yield { pointer: '/vary/as', message: `must be a mapping (entered: ${shortJson(as)})` }
  if (units !== undefined)
    yield { pointer: '/vary/units', message: 'applies to rows; the mapping states the units of a file' }
}

async function unconfirmed(desk: FileDesk, schema: Schema, { file, name, as }: ListFile): Promise<ServiceProblem> {
  const proposals = await desk.propose({ schema, file, name, answers: as as Answers, forRows: true })
  return new ServiceProblem('file_mapping_needed', `the columns of the file for the rows (${name}) are not confirmed`, {
    members: { files: [{ pointer: '/vary/file', file, name, proposals }] },
  })
}

const CELL = /^\/vary\/rows\/(\d+)\/([^/]+)/

/** A fault of a row is told by the line and the column of the file. */
const placedIn =
  (file: string, { columns }: Mapping, { lines }: TakenRowsFile): Placed =>
  ({ pointer, message }) => {
    const [, row, input = ''] = CELL.exec(pointer) ?? []
    if (row === undefined) return { pointer, message }
    const column = columns[input]?.column ?? input
    return { pointer: '/vary/file', message: `${file}, line ${lines[Number(row)]}, column '${column}': ${message}` }
  }
