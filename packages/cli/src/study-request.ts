/** What `keelson study` is asked to do: a study of a file, or of a workflow whose points are files or the rows of one. */
import { readStudyRequest } from '@keelson/service/studies/study-request.ts'
import type { StudyRequest } from '@keelson/studies'
import { parseRef } from '@keelson/workflow'
import { requestOf } from './case.ts'
import { CallError, firstOf, type Given, type Option } from './command.ts'
import { referencesIn, sourcesBeside, withReferences } from './files/in-call.ts'
import { listOfRows } from './files/rows.ts'
import { dataIn } from './json-input.ts'
import { withCatalog } from './local-service.ts'
import type { Carry } from './over-http.ts'
import { takenBy } from './run.ts'

/** The inputs that all points share, beside a workflow. */
export const BASE_OPTIONS: Readonly<Record<string, Option>> = {
  params: { value: 'FILE', about: 'inputs shared by all points of a workflow, as JSON; - reads standard input' },
  example: { about: 'all points of a workflow share the inputs of its example' },
  set: {
    value: 'NAME=VALUE',
    about: 'an input shared by all points of a workflow; overrides --params or --example',
    repeatable: true,
  },
}

/** undefined where the columns of a file are not confirmed. */
export async function requestIn(given: Given, carry: Carry): Promise<StudyRequest | undefined> {
  const request = await studyIn(given)
  const filed = await withFiles(request, given, carry)
  if (filed === undefined || given.options.rows === undefined) return filed
  if (request.base === undefined) throw withoutBase('--rows')
  const vary = await listOfRows(given, request.ref, carry)
  return vary && { ...filed, vary }
}

async function withFiles(request: StudyRequest, given: Given, carry: Carry): Promise<StudyRequest | undefined> {
  const references = await referencesIn(given, request.ref, carry)
  if (references === undefined) return undefined
  if (Object.keys(references).length === 0) return request
  const { base, input_basis } = request
  if (base === undefined) throw withoutBase('--file')
  return { ...request, base: withReferences(base, references), ...sourcesBeside(input_basis, references) }
}

const withoutBase = (option: string) =>
  new CallError(`${option} requires a base with the other inputs: in the study, or by --params, --set or --example`)

/** Throws CallError where the options cannot be meant so. */
async function studyIn(given: Given): Promise<StudyRequest> {
  const { rows } = given.options
  if (parseRef(firstOf(given))) {
    if (rows === undefined) throw new CallError('a study of a workflow requires --rows; otherwise name a study file')
    return studyOfWorkflow(given)
  }
  const other = Object.keys(BASE_OPTIONS).find((name) => given.options[name] !== undefined)
  if (other !== undefined)
    throw new CallError(`--${other} applies to a workflow; enter these inputs in the base of the study`)
  const request = readStudyRequest(dataIn(firstOf(given)))
  if (rows !== undefined && request.vary !== undefined)
    throw new CallError('--rows replaces the member vary of the study; use one of them')
  return request
}

async function studyOfWorkflow(given: Given): Promise<StudyRequest> {
  const { params, ...request } = await withCatalog(async (catalog) => requestOf(given, (ref) => takenBy(catalog, ref)))
  return readStudyRequest({ ...request, ...(params !== undefined && { base: params }) })
}
