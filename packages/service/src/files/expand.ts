/** Requests whose inputs refer to files: what the files give stands in their place before anything else is read. */
import type { FileUse, InputBases } from '@keelson/engine'
import { type Answers, MAPPING_SCHEMA, type Mapping, MappingError, readAnswers, readMapping } from '@keelson/files'
import type { StudyRequest } from '@keelson/studies/request.ts'
import { annotations, type Problem, shortJson } from '@keelson/workflow'
import { choiceLabel } from '@keelson/workflow/choice-words.ts'
import { pointerTo } from '@keelson/workflow/place.ts'
import type { Catalog } from '../catalog.ts'
import { ServiceProblem } from '../problems.ts'
import { isObject } from '../request.ts'
import { type FileDesk, fileInputs } from './desk.ts'
import type { NeededMapping } from './forms.ts'
import { wrongWithName } from './names.ts'

interface Asked {
  readonly ref: string
  readonly params?: Readonly<Record<string, unknown>>
  readonly input_basis?: InputBases
}
/** A request with the numbers of its files in place, and what it says of each. */
export interface Filed<R> {
  readonly request: R
  readonly files: readonly FileUse[]
}
interface Reference {
  readonly input: string
  readonly file: string
  readonly name: string
  /** Complete, or what is answered of it. */
  readonly as: Mapping | Answers
}
type Schema = Parameters<FileDesk['take']>[0]['schema']

const MEMBERS = ['file', 'name', 'as']
/** Longest list of columns that a source of an input states. */
const LONGEST = 400

/** Throws ServiceProblem: params_refused, file_mapping_needed, mapping_refused, and what the desk throws. */
export async function filed<R extends Asked>(
  catalog: Catalog,
  desk: FileDesk,
  request: R,
  member: 'params' | 'base' = 'params',
): Promise<Filed<R>> {
  const { params } = request
  if (params === undefined || !Object.values(params).some(isReference)) return stated(desk, { request, files: [] })
  const { target } = catalog.resolve(request.ref)
  if (target?.kind !== 'own') return { request, files: [] }
  const schema = target.workflow.contract.params
  const references = referencesIn(params, fileInputs(schema))
  if (references.length === 0) return stated(desk, { request, files: [] })
  await refuseUnconfirmed(desk, schema, references, member)
  return stated(desk, await taken(desk, schema, request, references))
}

/** Files that a client read by itself, and states as the source of what it sends: those that are kept here. */
async function stated<R extends Asked>(desk: FileDesk, { request, files }: Filed<R>): Promise<Filed<R>> {
  const sources = Object.entries(request.input_basis ?? {}).flatMap(([pointer, basis]) =>
    basis.from === 'file' ? [{ input: pointer.split('/')[1] ?? '', digest: basis.digest }] : [],
  )
  const others: FileUse[] = []
  for (const [digest, own] of Map.groupBy(sources, (one) => one.digest)) {
    const isKnown = files.some((file) => file.digest === digest)
    if (!isKnown && (await desk.has(digest)))
      others.push({ digest, inputs: [...new Set(own.map(({ input }) => input))] })
  }
  return { request, files: [...files, ...others] }
}

/** A study whose base case refers to files. */
export async function filedStudy(catalog: Catalog, desk: FileDesk, study: StudyRequest): Promise<StudyRequest> {
  const { ref, base, input_basis } = study
  if (base === undefined) return study
  const asked = { ref, params: base, ...(input_basis && { input_basis }) }
  const { request, files } = await filed(catalog, desk, asked, 'base')
  if (files.length === 0) return study
  return { ...study, base: request.params, ...(request.input_basis && { input_basis: request.input_basis }) }
}

const isReference = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isObject(value) && Object.hasOwn(value, 'file')

function referencesIn(params: Readonly<Record<string, unknown>>, inputs: readonly string[]): readonly Reference[] {
  const sent = inputs.flatMap((input) => {
    const { [input]: value } = params
    return isReference(value) ? [{ input, value }] : []
  })
  const errors = sent.flatMap(({ input, value }) => [...problemsIn(input, value)])
  if (errors.length > 0) {
    const detail = errors.map(({ pointer, message }) => `${pointer} ${message}`).join('; ')
    throw new ServiceProblem('params_refused', detail, { errors })
  }
  return sent.map(({ input, value }) => referenceOf(input, value))
}

function* problemsIn(input: string, value: Readonly<Record<string, unknown>>): Generator<Problem> {
  const at = { name: input }
  for (const name of Object.keys(value))
    if (!MEMBERS.includes(name))
      yield {
        pointer: pointerTo({ in: at, name }),
        message: `is not a valid field of a file (valid: ${MEMBERS.join(', ')})`,
      }
  const { file, name, as = {} } = value
  if (typeof file !== 'string')
    yield { pointer: pointerTo({ in: at, name: 'file' }), message: `must be text (entered: ${shortJson(file)})` }
  const wrong = wrongWithName(name)
  if (wrong !== undefined) yield { pointer: pointerTo({ in: at, name: 'name' }), message: wrong }
  if (!isObject(as))
    yield { pointer: pointerTo({ in: at, name: 'as' }), message: `must be a mapping (entered: ${shortJson(as)})` }
}

function referenceOf(input: string, value: Readonly<Record<string, unknown>>): Reference {
  const { file, name, as = {} } = value as { readonly file: string; readonly name: string; readonly as?: object }
  try {
    return { input, file, name, as: asOf(as as Readonly<Record<string, unknown>>) }
  } catch (error) {
    if (error instanceof MappingError) throw new ServiceProblem('mapping_refused', `${input}: ${error.message}`)
    throw error
  }
}

function asOf(as: Readonly<Record<string, unknown>>): Mapping | Answers {
  if (as.schema === MAPPING_SCHEMA) return readMapping(as)
  return readAnswers(as.answers ?? {})
}

const isMapping = (as: Mapping | Answers): as is Mapping => as.schema === MAPPING_SCHEMA

/** Nothing runs on a proposal that nobody confirmed. */
async function refuseUnconfirmed(
  desk: FileDesk,
  schema: Schema,
  references: readonly Reference[],
  member: string,
): Promise<void> {
  const open = references.filter(({ as }) => !isMapping(as))
  if (open.length === 0) return
  const files: NeededMapping[] = []
  for (const { file, name, as, inputs } of grouped(open)) {
    const proposals = await desk.propose({ schema, file, name, inputs, answers: as as Answers })
    files.push(...inputs.map((input) => ({ pointer: `/${member}/${input}`, file, name, proposals })))
  }
  const names = open.map(({ input, name }) => `${input} (${name})`).join(', ')
  throw new ServiceProblem('file_mapping_needed', `the columns of the file for ${names} are not confirmed`, {
    members: { files },
  })
}

interface Group extends Omit<Reference, 'input'> {
  readonly inputs: readonly string[]
}

/** Those that are read of one file in one way. */
function grouped(references: readonly Reference[]): readonly Group[] {
  const groups = Map.groupBy(references, ({ file, name, as }) => JSON.stringify([file, name, as]))
  return [...groups.values()].flatMap((own) => {
    const inputs = own.map(({ input }) => input)
    return own.slice(0, 1).map(({ file, name, as }) => ({ file, name, as, inputs }))
  })
}

async function taken<R extends Asked>(
  desk: FileDesk,
  schema: Schema,
  request: R,
  references: readonly Reference[],
): Promise<Filed<R>> {
  const files: FileUse[] = []
  const params: Record<string, unknown> = { ...request.params }
  const input_basis: Record<string, InputBases[string]> = { ...request.input_basis }
  for (const { file, name, as, inputs } of grouped(references)) {
    const mapping = as as Mapping
    const { format, left, params: own, settled } = await desk.take({ schema, file, name, inputs, mapping })
    refuseContradicted(schema, name, params, settled)
    Object.assign(params, own, settled)
    for (const input of [...inputs, ...Object.keys(settled)])
      input_basis[`/${input}`] = basisOf(file, mapping, input, input_basis[`/${input}`])
    files.push({ digest: file, inputs, read: { name, format, mapping: { ...mapping }, left } })
  }
  return { request: { ...request, params, input_basis }, files }
}

/** What a request says beside a file of which the file says otherwise. */
function refuseContradicted(
  schema: Schema,
  name: string,
  params: Readonly<Record<string, unknown>>,
  settled: Readonly<Record<string, string>>,
): void {
  const { properties = {} } = schema as { readonly properties?: Readonly<Record<string, Schema>> }
  for (const [input, value] of Object.entries(settled)) {
    const { [input]: sent } = params
    if (sent === undefined || sent === value) continue
    const field = properties[input]
    const title = field ? annotations(field).title : input
    const labelled = (choice: unknown) => (typeof choice === 'string' ? choiceLabel(field, choice) : shortJson(choice))
    const detail = `${title} is ${labelled(sent)} in the request and ${labelled(value)} in ${name}`
    throw new ServiceProblem('mapping_refused', detail)
  }
}

function basisOf(digest: string, { columns }: Mapping, input: string, stated: InputBases[string] | undefined) {
  const own = Object.entries(columns).filter(([target]) => target === input || target.startsWith(`${input}.`))
  const mapped = own.length > 0 ? own : Object.entries(columns)
  const column = mapped.map(([, one]) => one.column).join(', ')
  const source = stated?.source && { source: stated.source }
  return { from: 'file', digest, column: column.slice(0, LONGEST), ...source } as const
}
