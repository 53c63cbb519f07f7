/** Requests whose inputs refer to files: what the files give stands in their place before anything else is read. */
import type { FileUse, InputBases } from '@keelson/engine'
import { type Answers, inputAt, type Mapping, targetsOf } from '@keelson/files'
import { annotations, shortJson } from '@keelson/workflow'
import { choiceLabel } from '@keelson/workflow/choice-words.ts'
import { putAt } from '@keelson/workflow/value-at.ts'
import type { Catalog } from '../catalog.ts'
import { ServiceProblem } from '../problems.ts'
import type { FileDesk } from './desk.ts'
import type { NeededMapping } from './forms.ts'
import { allFileInputs, type Schema } from './inputs.ts'
import { isMapping, placeOf, type Reference, referencesIn } from './references.ts'
import { withOthers } from './together.ts'

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

/** Longest list of columns that a source of an input states. */
const LONGEST = 400
/** Values that the files of one request give; a request that states them itself cannot be longer. */
const MOST_VALUES = 2_000_000

/** Throws ServiceProblem: params_refused, file_mapping_needed, mapping_refused, and what the desk throws. */
export async function filed<R extends Asked>(
  catalog: Catalog,
  desk: FileDesk,
  request: R,
  member = 'params',
): Promise<Filed<R>> {
  const { params } = request
  if (params === undefined) return stated(desk, { request, files: [] }, [])
  const { target } = catalog.resolve(request.ref)
  if (target?.kind !== 'own') return stated(desk, { request, files: [] }, [])
  const schema = target.workflow.contract.params
  const references = withOthers(referencesIn(params, schema), params, schema)
  await refuseUnconfirmed(desk, schema, references, member)
  return stated(desk, await taken(desk, schema, request, references), allFileInputs(schema))
}

/** Files that a client read by itself, and states as the source of what it sends: those that are kept here. */
async function stated<R extends Asked>(
  desk: FileDesk,
  { request, files }: Filed<R>,
  inputs: readonly string[],
): Promise<Filed<R>> {
  const sources = Object.entries(request.input_basis ?? {}).flatMap(([pointer, basis]) =>
    basis.from === 'file' ? [{ place: placeIn(pointer, inputs), digest: basis.digest }] : [],
  )
  const others: FileUse[] = []
  for (const [digest, own] of Map.groupBy(sources, (one) => one.digest)) {
    const isKnown = files.some((file) => file.digest === digest)
    if (!isKnown && (await desk.has(digest)))
      others.push({ digest, inputs: [...new Set(own.map(({ place }) => place))] })
  }
  return { request, files: [...files, ...others] }
}

/** Of a cell the table or list that is read from files, as near to it as there is one. */
function placeIn(pointer: string, inputs: readonly string[]): string {
  const parts = pointer.split('/').slice(1)
  const places = parts.map((_, at) => parts.slice(0, at + 1).join('/'))
  return places.findLast((place) => !/\/\d+$/.test(place) && inputs.includes(inputAt(place))) ?? parts[0] ?? ''
}

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
  for (const { file, name, as, inputs, places } of grouped(open)) {
    const proposals = await desk.propose({ schema, file, name, inputs, answers: as as Answers })
    files.push(...places.map((place) => ({ pointer: `/${member}/${place}`, file, name, proposals })))
  }
  const names = open.map((one) => `${placeOf(one)} (${one.name})`).join(', ')
  throw new ServiceProblem('file_mapping_needed', `the columns of the file for ${names} are not confirmed`, {
    members: { files },
  })
}

interface Group extends Pick<Reference, 'file' | 'name' | 'as'> {
  readonly own: readonly Reference[]
  readonly inputs: readonly string[]
  readonly places: readonly string[]
}

/** Those that are read of one file in one way. */
function grouped(references: readonly Reference[]): readonly Group[] {
  const groups = Map.groupBy(references, ({ file, name, as }) => JSON.stringify([file, name, as]))
  return [...groups.values()].flatMap((own) => {
    const inputs = [...new Set(own.map(({ input }) => input))]
    return own.slice(0, 1).map(({ file, name, as }) => ({ file, name, as, own, inputs, places: own.map(placeOf) }))
  })
}

async function taken<R extends Asked>(
  desk: FileDesk,
  schema: Schema,
  request: R,
  references: readonly Reference[],
): Promise<Filed<R>> {
  const files: FileUse[] = []
  let params: Readonly<Record<string, unknown>> = request.params ?? {}
  let values = 0
  const input_basis: Record<string, InputBases[string]> = { ...request.input_basis }
  for (const { file, name, as, own, inputs, places } of grouped(references)) {
    const mapping = as as Mapping
    const { format, left, params: read, settled } = await desk.take({ schema, file, name, inputs, mapping })
    refuseContradicted(schema, name, params, settled)
    for (const one of own) {
      values += valuesIn(read[one.input])
      if (values > MOST_VALUES) throw tooMany(one)
      params = putAt(params, one.path, read[one.input])
      const at = `/${placeOf(one)}`
      input_basis[at] = basisOf(file, columnsOf(mapping, schema, one.input), input_basis[at])
    }
    params = { ...params, ...settled }
    for (const input of Object.keys(settled))
      input_basis[`/${input}`] = basisOf(file, columnsOf(mapping, schema, input), input_basis[`/${input}`])
    files.push({ digest: file, inputs: places, read: { name, format, mapping: { ...mapping }, left } })
  }
  return references.length === 0 ? { request, files } : { request: { ...request, params, input_basis }, files }
}

/** Of a list its entries, of a table its cells. */
function valuesIn(read: unknown): number {
  const listed = Array.isArray(read) ? read : ((read as { readonly value?: unknown }).value as readonly unknown[])
  const [first] = listed
  return listed.length * (typeof first === 'object' && first !== null ? Object.keys(first).length : 1)
}

const tooMany = (one: Reference) =>
  new ServiceProblem(
    'mapping_refused',
    `the files of this request have more than ${MOST_VALUES.toLocaleString('en')} values, counted up to ${placeOf(one)}`,
  )

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

/** All columns of the mapping where the input takes none by itself. */
function columnsOf({ columns }: Mapping, schema: Schema, input: string): string {
  const own = new Set(targetsOf(schema).flatMap((target) => (target.input === input ? [target.name] : [])))
  const mapped = Object.entries(columns).filter(([target]) => own.has(target))
  const named = (mapped.length > 0 ? mapped : Object.entries(columns)).map(([, one]) => one.column)
  return named.join(', ').slice(0, LONGEST)
}

function basisOf(digest: string, column: string, stated: InputBases[string] | undefined) {
  const source = stated?.source && { source: stated.source }
  return { from: 'file', digest, column, ...source } as const
}
