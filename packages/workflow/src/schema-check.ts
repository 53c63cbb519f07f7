/** Validates inputs in the units of their fields against the contract's schema, and says what is wrong in words. */
import { printUnit, unitAfter } from '@keelson/units'
import { didYouMean } from '@keelson/units/errors.ts'
import type { TObject, TSchema } from 'typebox'
import { annotations } from './annotations.ts'
import type { AnyContract } from './contract.ts'
import { MOST_PROBLEMS, type Problem } from './errors.ts'
import { type Candidate, nearNames } from './near-names.ts'
import { escapePointer } from './place.ts'
import { midSentence, shown } from './shown.ts'
import { type ErrorObject, type ValidateFunction, validatorOf } from './validator.ts'

/** The problems of inputs given in the units of their fields; empty when they are valid. */
export const validate = (contract: AnyContract, declared: Readonly<Record<string, unknown>>): Problem[] =>
  problemsOf(validatorOf(contract), declared, `an input of ${contract.id}`)

/** The problems that a validator finds, 50 at most; a name that the schema lacks is said to be no `member`. */
export function problemsOf(valid: ValidateFunction, value: unknown, member: string): Problem[] {
  if (valid(value)) return []
  const problems = new Map<string, Problem>()
  for (const error of valid.errors ?? []) {
    if (problems.size === MOST_PROBLEMS) break
    const problem = inWords(error, member)
    if (problem && !problems.has(problem.pointer)) problems.set(problem.pointer, problem)
  }
  return [...problems.values()]
}

function inWords(error: ErrorObject, member: string): Problem | undefined {
  const at = shortPath(error.instancePath)
  const sent = `entered: ${entered(error.data)}`
  const spec = annotations((error.parentSchema ?? {}) as never)
  const unit = spec.unit ? unitAfter(spec.unit) : ''
  switch (error.keyword) {
    case 'required': {
      const name = String(error.params.missingProperty)
      const field = annotations((error.parentSchema as { properties: Record<string, never> }).properties[name] as never)
      const fieldUnit = field.unit && field.unit !== '-' ? ` in ${printUnit(field.unit)}` : ''
      return {
        pointer: `${at}/${name}`,
        message: `is required${field.title && `: enter ${midSentence(field.title)}`}${fieldUnit}`,
      }
    }
    case 'additionalProperties': {
      const name = String(error.params.additionalProperty)
      return {
        pointer: `${at}/${escapePointer(name)}`,
        message: `is not ${member}; ${inputsNear(name, error.parentSchema as unknown as TObject)}`,
      }
    }
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum': {
      const { comparison, limit } = error.params as { comparison: string; limit: number }
      return {
        pointer: at,
        message: `must be ${COMPARISONS[comparison] ?? comparison} ${shown(limit, EXACT)}${unit} (${sent}${unit})`,
      }
    }
    case 'enum': {
      const allowed = error.params.allowedValues as unknown[]
      return {
        pointer: at,
        message: `must be one of ${options(allowed, spec.labels)} (${sent})${choicesNear(error.data, allowed)}`,
      }
    }
    case 'const':
      return { pointer: at, message: `must be ${shortJson(error.params.allowedValue)} (${sent})` }
    case 'anyOf':
      return {
        pointer: at,
        message: `must be a number within its limits, or ${spec.gaps ? 'null if it is missing' : listed(spec.words)} (${sent})`,
      }
    case 'type':
      return { pointer: at, message: `must be ${KINDS[String(error.params.type)] ?? error.params.type} (${sent})` }
    case 'minItems':
    case 'maxItems': {
      const bound = error.keyword === 'minItems' ? 'at least' : 'at most'
      const allowed = lengthNeeded(error.parentSchema as TSchema, bound, Number(error.params.limit))
      return { pointer: at, message: `must have ${allowed} (entered: ${lengthOf(error.data)})` }
    }
    case 'uniqueItems':
      return {
        pointer: at,
        message: `must not repeat an entry: entries ${error.params.j} and ${error.params.i} are equal`,
      }
    default:
      return { pointer: at, message: `${error.message ?? 'is not valid'} (${sent})` }
  }
}

/** How many entries a list must have: 'at most 20 entries'; of a row of a grid, those of its places. */
export function lengthNeeded(list: TSchema, bound: 'at least' | 'at most', limit: number): string {
  const { columns } = annotations(list)
  return columns.length > 0 ? `${columns.length} entries, ${columns.join(', ')}` : `${bound} ${limit} entries`
}

/** A pointer whose members are no longer than any of ours: those of an open table are named by the caller. */
const shortPath = (path: string): string =>
  path.length <= LONGEST_PATH
    ? path
    : path
        .split('/')
        .map((part) => cut(part, LONGEST_PATH / 2))
        .join('/')
const LONGEST_PATH = 200
const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 3)}...` : text)

const lengthOf = (data: unknown) => (Array.isArray(data) ? data.length : 0)

const COMPARISONS: Readonly<Record<string, string>> = {
  '>=': 'at least',
  '<=': 'at most',
  '>': 'greater than',
  '<': 'less than',
}

const entered = (data: unknown): string =>
  typeof data === 'number' && Number.isFinite(data) ? shown(data, EXACT) : shortJson(data)
/** As many digits as were sent. */
const EXACT = 15

const KINDS: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'a whole number',
  number: 'a number',
  object: 'an object of named fields',
  string: 'text',
  'number,string,null': 'a number, text, or null if it is missing',
}

/** Few options are told with their labels: '"S355" (EN 10025 S355)'. */
const MOST_LABELLED = 8
const options = (allowed: readonly unknown[], labels: Readonly<Record<string, string>>): string =>
  allowed.length > MOST_LABELLED ? listed(allowed) : allowed.map((id) => labelled(id, labels[String(id)])).join(', ')
const labelled = (id: unknown, label: string | undefined): string =>
  label === undefined || label === id ? JSON.stringify(id) : `${JSON.stringify(id)} (${label})`

const listed = (values: readonly unknown[]) => values.map((v) => JSON.stringify(v)).join(', ')

function inputsNear(name: string, { properties }: TObject): string {
  const inputs = Object.entries(properties).map(([own, schema]): Candidate => {
    const { title, symbol } = annotations(schema)
    return { name: own, title, symbol }
  })
  return didYouMean(nearNames(name, inputs)) ?? allOf(inputs)
}

/** Few names are said; many stand in the schema. */
const allOf = (inputs: readonly Candidate[]) =>
  inputs.length <= FEW && inputs.every(({ title }) => title === '')
    ? `valid inputs: ${inputs.map(({ name }) => name).join(', ')}`
    : `its ${inputs.length} inputs are listed in its request schema`
const FEW = 20

/** "; did you mean "sand"?" of a misspelt word; empty where none is near. */
export function choicesNear(sent: unknown, allowed: readonly unknown[]): string {
  if (typeof sent !== 'string') return ''
  const words = allowed.filter((value) => typeof value === 'string').map((name): Candidate => ({ name }))
  const meant = didYouMean(nearNames(sent, words).map((word) => JSON.stringify(word)))
  return meant === undefined ? '' : `; ${meant}`
}

/** JSON of a value for a message, cut where it is long; a long value costs no more than a short one. */
export function shortJson(value: unknown): string {
  if (typeof value === 'number' && !Number.isFinite(value)) {
    return Number.isNaN(value) ? 'not a number' : 'a number outside the representable range'
  }
  return cut(JSON.stringify(beginningOf(value, { left: SHOWN })) ?? 'nothing', SHOWN)
}
const SHOWN = 80

/** As much of a value as can be shown, however long it is: its first entries and members, and of a text the first letters. */
function beginningOf(value: unknown, room: { left: number }): unknown {
  room.left--
  if (typeof value === 'string') return value.slice(0, SHOWN + 1)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const kept: unknown[] = []
    for (let i = 0; i < value.length && room.left > 0; i++) kept.push(beginningOf(value[i], room))
    return kept
  }
  const kept: [string, unknown][] = []
  for (const [name, held] of Object.entries(value)) {
    if (room.left <= 0) break
    kept.push([name.slice(0, SHOWN + 1), beginningOf(held, room)])
  }
  return Object.fromEntries(kept)
}
