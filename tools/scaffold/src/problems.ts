/** What is wrong with a description, each at its pointer: found before a file is written. */
import { KINDS, type KindName, kindOf } from '@keelson/kinds'
import { UnitError, unit as unitOf } from '@keelson/units'
import { didYouMean } from '@keelson/units/errors.ts'
import { nearNames } from '@keelson/workflow/near-names.ts'

export interface Problem {
  readonly pointer: string
  readonly message: string
}
type Json = Readonly<Record<string, unknown>>

const REQUIRED = ['workflow', 'title', 'purpose', 'standards', 'method', 'inputs', 'outputs', 'default_case', 'cases']
const MEMBERS = [...REQUIRED, 'checks', 'plots']
const OF_BOTH = ['name', 'unit', 'meaning', 'fields', 'kind']
const OF_INPUT = [
  ...OF_BOTH,
  ...['required', 'default', 'hard_limits', 'values', 'accepts', 'used_when', 'required_when', 'required_unless'],
  ...['overrides', 'group'],
]
const OF_OUTPUT = [...OF_BOTH, 'keys']
const OF_CASE = [
  ...['id', 'kind', 'source', 'base', 'without', 'version', 'inputs', 'expected', 'expect_refusal', 'pointer'],
  ...['notes', 'disputed'],
]

/** Members that a description must have and has not. */
export const lacking = (given: object): readonly string[] => REQUIRED.filter((member) => !Object.hasOwn(given, member))

export function problemsIn(given: Json): readonly Problem[] {
  const [inputs, outputs] = [listOf(given.inputs), listOf(given.outputs)]
  return [
    ...unknownMembers(given, MEMBERS, ''),
    ...misnamed(given.workflow, /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, '/workflow', 'words-joined-so'),
    ...['standards', 'method', 'inputs', 'outputs', 'cases', 'checks', 'plots'].flatMap((name) =>
      given[name] === undefined || Array.isArray(given[name]) ? [] : [at(`/${name}`, 'must be a list')],
    ),
    ...fieldProblems(inputs, OF_INPUT, '/inputs'),
    ...fieldProblems(outputs, OF_OUTPUT, '/outputs'),
    ...unsent(inputs, objectOf(given.default_case)),
    ...unknownNames(objectOf(given.default_case), namesOf(inputs), 'input', '/default_case'),
    ...listOf(given.cases).flatMap((one, i) => caseProblems(one, namesOf(inputs), namesOf(outputs), `/cases/${i}`)),
  ]
}

const at = (pointer: string, message: string): Problem => ({ pointer, message })
const listOf = (given: unknown): readonly Json[] => (Array.isArray(given) ? given.map(objectOf) : [])
const objectOf = (given: unknown): Json => (typeof given === 'object' && given !== null ? (given as Json) : {})
const namesOf = (fields: readonly Json[]): readonly string[] => fields.map(({ name }) => String(name))

/** 'no member lenght; did you mean length?' */
function noSuch(what: string, sent: string, known: readonly string[], titles: Readonly<Record<string, string>> = {}) {
  const near = nearNames(
    sent,
    known.map((name) => ({ name, ...(titles[name] !== undefined && { title: titles[name] }) })),
  )
  return `there is no ${what} ${sent}; ${didYouMean(near) ?? `there are ${known.join(', ')}`}`
}

const unknownNames = (given: Json, known: readonly string[], what: string, pointer: string): Problem[] =>
  Object.keys(given)
    .filter((name) => !known.includes(name))
    .map((name) => at(`${pointer}/${name}`, noSuch(what, name, known)))
const unknownMembers = (given: Json, known: readonly string[], pointer: string): Problem[] =>
  unknownNames(given, known, 'member', pointer)

function misnamed(name: unknown, pattern: RegExp, pointer: string, example: string): Problem[] {
  return typeof name === 'string' && pattern.test(name)
    ? []
    : [at(pointer, `must be a name ${example}, not ${JSON.stringify(name)}`)]
}

function fieldProblems(fields: readonly Json[], known: readonly string[], pointer: string): Problem[] {
  const names = namesOf(fields)
  return fields.flatMap((field, i) => [
    ...unknownMembers(field, known, `${pointer}/${i}`),
    ...misnamed(field.name, /^[a-z][a-z0-9_]*$/, `${pointer}/${i}/name`, 'written_so'),
    ...(names.indexOf(names[i] ?? '') < i ? [at(`${pointer}/${i}/name`, `${names[i]} is there already`)] : []),
    ...TEXTS.filter((name) => field[name] !== undefined && typeof field[name] !== 'string').map((name) =>
      at(`${pointer}/${i}/${name}`, 'must be a text'),
    ),
    ...measureProblems(field, `${pointer}/${i}`),
    ...fieldProblems(listOf(field.fields), OF_INPUT, `${pointer}/${i}/fields`),
  ])
}

const TEXTS = ['meaning', 'hard_limits', 'group', 'keys']

/** A unit of the house, and a kind that is measured in it; a table has none of its own. */
function measureProblems({ unit, kind, fields }: Json, pointer: string): Problem[] {
  if (unit === undefined && fields !== undefined) return []
  const dimension = dimensionOf(unit)
  const wrongUnit = 'message' in dimension ? [at(`${pointer}/unit`, dimension.message)] : []
  if (kind === undefined) return wrongUnit
  if (typeof kind !== 'string' || !Object.hasOwn(KINDS, kind))
    return [...wrongUnit, at(`${pointer}/kind`, noSuch('kind', String(kind), KINDS_BY_NAME, TITLES))]
  const own = kindOf(kind as KindName).unit
  if ('message' in dimension || unitOf(own).dimension === dimension.dimension) return wrongUnit
  return [at(`${pointer}/kind`, `${kind} is measured in ${own}, not in ${unit}: npx keelson kinds ${unit}`)]
}
const KINDS_BY_NAME = Object.keys(KINDS)
const TITLES = Object.fromEntries(Object.entries(KINDS).map(([name, { title }]) => [name, title]))

function dimensionOf(unit: unknown): { readonly dimension: string } | { readonly message: string } {
  if (typeof unit !== 'string') return { message: "must be a unit of the house, or '-'" }
  try {
    return { dimension: unitOf(unit).dimension }
  } catch (error) {
    if (!(error instanceof UnitError)) throw error
    return { message: [error.message, ...(error.suggestion === undefined ? [] : [error.suggestion])].join('; ') }
  }
}

/** An input that is always required stands in the default case, which is the example. */
const unsent = (inputs: readonly Json[], sent: Json): Problem[] =>
  inputs
    .filter(
      (input) => input.required === true && input.required_when === undefined && input.required_unless === undefined,
    )
    .map(({ name }) => String(name))
    .filter((name) => !Object.hasOwn(sent, name))
    .map((name) => at(`/default_case/${name}`, 'is required, and is missing'))

/** What a case may expect beside values. */
const ELSEWHERE = /^(?:status$|checks\.|tables\.)/

function caseProblems(one: Json, inputs: readonly string[], outputs: readonly string[], pointer: string): Problem[] {
  const values = Object.keys(objectOf(one.expected)).filter((name) => !ELSEWHERE.test(name))
  return [
    ...unknownMembers(one, OF_CASE, pointer),
    ...unknownNames(objectOf(one.inputs), inputs, 'input', `${pointer}/inputs`),
    ...values
      .filter((name) => !outputs.includes(name) && !outputs.includes(name.split('.')[0] ?? ''))
      .map((name) => at(`${pointer}/expected/${name}`, noSuch('output', name, outputs))),
  ]
}
