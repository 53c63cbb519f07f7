/** The inputs of a request that refer to files: in their own place, or within the rows of a table. */
import { type Answers, MAPPING_SCHEMA, type Mapping, MappingError, readAnswers, readMapping } from '@keelson/files'
import { type Problem, shortJson } from '@keelson/workflow'
import { pointerOf } from '@keelson/workflow/place.ts'
import { ServiceProblem } from '../problems.ts'
import { isObject } from '../request.ts'
import { allFileInputs, type Schema } from './inputs.ts'
import { wrongWithName } from './names.ts'

export interface Reference {
  /** 'lines.history', whichever row it is of. */
  readonly input: string
  /** Where it stands in the params. */
  readonly path: readonly string[]
  readonly file: string
  readonly name: string
  /** Complete, or what is answered of it. */
  readonly as: Mapping | Answers
}
type Sent = Readonly<Record<string, unknown>>
interface Standing extends Pick<Reference, 'input' | 'path'> {
  readonly value: Sent
}

const MEMBERS = ['file', 'name', 'as']
/** Each may be read by itself: a table of many rows could keep the reader of files from all others. */
const MOST = 200

/** 'lines/0/history', as it is told and named. */
export const placeOf = ({ path }: Pick<Reference, 'path'>): string => path.join('/')

export const isReference = (value: unknown): value is Sent => isObject(value) && Object.hasOwn(value, 'file')

/** Throws ServiceProblem: params_refused, mapping_refused. */
export function referencesIn(params: Sent, schema: Schema): readonly Reference[] {
  const sent = [...standingIn(params, treeOf(schema), [])]
  const errors = [...sent.slice(0, MOST).flatMap((one) => [...problemsIn(one)]), ...tooMany(sent)]
  if (errors.length > 0) {
    const detail = errors.map(({ pointer, message }) => `${pointer} ${message}`).join('; ')
    throw new ServiceProblem('params_refused', detail, { errors })
  }
  return sent.map(referenceOf)
}

/** The inputs by the names around them; of each, those within its rows. */
interface Branch {
  input?: string
  readonly within: Map<string, Branch>
}

const trees = new WeakMap<Schema, Branch>()

function treeOf(schema: Schema): Branch {
  const known = trees.get(schema)
  if (known !== undefined) return known
  const tree: Branch = { within: new Map() }
  for (const input of allFileInputs(schema)) branchFor(tree, input.split('.')).input = input
  trees.set(schema, tree)
  return tree
}

const branchFor = (tree: Branch, names: readonly string[]): Branch =>
  names.reduce((branch, name) => {
    const next = branch.within.get(name) ?? { within: new Map() }
    branch.within.set(name, next)
    return next
  }, tree)

function* standingIn(held: Sent, { within }: Branch, at: readonly string[]): Generator<Standing> {
  for (const [name, branch] of within) {
    const value = Object.hasOwn(held, name) ? held[name] : undefined
    if (value === undefined) continue
    const path = [...at, name]
    if (branch.input !== undefined && isReference(value)) yield { input: branch.input, path, value }
    else if (branch.within.size > 0) yield* standingInRows(value, branch, path)
  }
}

/** Of rows, of one row in their place, and of either as {value}. */
function* standingInRows(sent: unknown, branch: Branch, at: readonly string[]): Generator<Standing> {
  if (Array.isArray(sent)) {
    for (const [i, row] of sent.entries()) if (isObject(row)) yield* standingIn(row, branch, [...at, String(i)])
  } else if (isObject(sent)) {
    const isWrapped = typeof sent.value === 'object' && !branch.within.has('value')
    if (isWrapped) yield* standingInRows(sent.value, branch, [...at, 'value'])
    else yield* standingIn(sent, branch, at)
  }
}

function* tooMany(sent: readonly Standing[]): Generator<Problem> {
  const [beyond] = sent.slice(MOST)
  if (beyond !== undefined)
    yield {
      pointer: pointerOf(beyond.path),
      message: `is one of more than ${MOST} references to files in a request`,
    }
}

function* problemsIn({ path, value }: Standing): Generator<Problem> {
  for (const name of Object.keys(value))
    if (!MEMBERS.includes(name))
      yield {
        pointer: pointerOf([...path, name]),
        message: `is not a valid field of a file (valid: ${MEMBERS.join(', ')})`,
      }
  const { file, name, as = {} } = value
  if (typeof file !== 'string')
    yield { pointer: pointerOf([...path, 'file']), message: `must be text (entered: ${shortJson(file)})` }
  const wrong = wrongWithName(name)
  if (wrong !== undefined) yield { pointer: pointerOf([...path, 'name']), message: wrong }
  if (!isObject(as))
    yield { pointer: pointerOf([...path, 'as']), message: `must be a mapping (entered: ${shortJson(as)})` }
}

function referenceOf({ input, path, value }: Standing): Reference {
  const { file, name, as = {} } = value as { readonly file: string; readonly name: string; readonly as?: object }
  try {
    return { input, path, file, name, as: asOf(as as Sent) }
  } catch (error) {
    if (error instanceof MappingError)
      throw new ServiceProblem('mapping_refused', `${placeOf({ path })}: ${error.message}`)
    throw error
  }
}

function asOf(as: Sent): Mapping | Answers {
  if (as.schema === MAPPING_SCHEMA) return readMapping(as)
  return readAnswers(as.answers ?? {})
}

export const isMapping = (as: Mapping | Answers): as is Mapping => as.schema === MAPPING_SCHEMA
