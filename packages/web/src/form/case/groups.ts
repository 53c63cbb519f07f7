/**
 * Where each input stands in the form: first what any answer needs, then what a check needs, then the rest in the groups
 * of the contract. An input keeps its group, and its place there, when the modes change.
 */
import { type AllOf, annotations, type Condition, groupsIn, holds, neededAlways } from '@keelson/workflow'
import type { TSchema } from 'typebox'
import { kindOf, specOf } from './field.ts'
import { type FormSpec, fieldsOf } from './form.ts'

/** `shown`: always in sight. `on demand`: where the modes ask for it. `folded`: where the reader looks for more. */
type Sight = 'shown' | 'on demand' | 'folded'
export interface PlacedField {
  readonly name: string
  readonly schema: TSchema
  readonly sight: Sight
  /** Titles of the checks that are not made without it. */
  readonly decides: readonly string[]
}
export interface FormGroup {
  readonly title: string
  readonly fields: readonly PlacedField[]
}

const ANY_ANSWER = 'Required inputs'
const CHECKS = 'Required for checks'

/** The inputs in the order in which they are to be filled in. */
export function groupsOf(spec: FormSpec): readonly FormGroup[] {
  const names = namesOf(spec)
  const first = neededFirst(spec)
  const decisive = withSelectors(spec, new Set(names.filter((name) => decidedBy(spec, name).length > 0)))
  const stands = new Set([...first, ...decisive])
  const rest = groupsIn(spec.schema).map(({ title, inputs }) => ({ title, inputs }))
  const ungrouped = new Set(rest.flatMap(({ inputs }) => inputs))
  const others = {
    title: stands.size === 0 ? 'Inputs' : 'Other inputs',
    inputs: names.filter((n) => !ungrouped.has(n)),
  }
  return [
    { title: ANY_ANSWER, inputs: names.filter((name) => first.has(name)) },
    { title: CHECKS, inputs: names.filter((name) => decisive.has(name) && !first.has(name)) },
    ...[...rest, others].map(({ title, inputs }) => ({ title, inputs: inputs.filter((name) => !stands.has(name)) })),
  ]
    .filter(({ inputs }) => inputs.length > 0)
    .map(({ title, inputs }) => ({ title, fields: selectorsFirst(spec, inputs).map((name) => placed(spec, name)) }))
}

function placed(spec: FormSpec, name: string): PlacedField {
  const schema = fieldsOf(spec)[name] as TSchema
  return { name, schema, sight: sightOf(spec, name), decides: decidedBy(spec, name) }
}

function sightOf(spec: FormSpec, name: string): Sight {
  const schema = fieldsOf(spec)[name] as TSchema
  if (Object.hasOwn(spec.example, name) || isNeededAlways(spec, name)) return 'shown'
  if (isSelector(spec, name) || decidedBy(spec, name).length > 0) return 'shown'
  return annotations(schema).requiredWhen === undefined ? 'folded' : 'on demand'
}

const decidedBy = ({ decides = {} }: FormSpec, name: string): readonly string[] =>
  Object.entries(decides).flatMap(([title, inputs]) => (inputs.includes(name) ? [title] : []))

/** In the order of the contract's groups; what stands in none comes last. */
function namesOf(spec: FormSpec): readonly string[] {
  const fields = fieldsOf(spec)
  const grouped = groupsIn(spec.schema).flatMap(({ inputs }) => inputs.filter((name) => name in fields))
  return [...new Set([...grouped, ...Object.keys(fields)])]
}

/**
 * What must always be given; the choices that, as the example makes them, ask for something; and all that these choices
 * may ask for, but what another of them needs for a check alone.
 */
function neededFirst(spec: FormSpec): ReadonlySet<string> {
  const fields = Object.entries(fieldsOf(spec))
  const now = inExample(spec)
  const asked = (schema: TSchema) => waysOf(annotations(schema).requiredWhen)
  const leading = new Set([
    ...fields.filter(([name, s]) => isNeededAlways(spec, name) && isChoice(s)).map(([name]) => name),
    ...fields.flatMap(([, s]) =>
      asked(s)
        .filter((way) => holds(way, now))
        .flatMap((way) => Object.keys(way)),
    ),
  ])
  const isAsked = (name: string, schema: TSchema) =>
    asked(schema).some((way) => holds(way, now)) ||
    (decidedBy(spec, name).length === 0 && asked(schema).some((way) => Object.keys(way).every((by) => leading.has(by))))
  const needed = fields.filter(([name, s]) => isNeededAlways(spec, name) || isAsked(name, s))
  return withSelectors(spec, new Set([...leading, ...needed.map(([name]) => name)]), ({ usedWhen }) => waysOf(usedWhen))
}

const isNeededAlways = (spec: FormSpec, name: string): boolean =>
  neededAlways(spec.schema).includes(name) ||
  waysOf(annotations(fieldsOf(spec)[name] as TSchema).requiredWhen).some((way) => Object.keys(way).length === 0)

const isChoice = (schema: TSchema): boolean => ['choice', 'flag'].includes(kindOf(schema))

/** The modes that the example selects. */
function inExample(spec: FormSpec): Readonly<Record<string, unknown>> {
  const stands = Object.entries(fieldsOf(spec)).map(([name, s]) => [name, spec.example[name] ?? specOf(s).default])
  return Object.fromEntries(stands.filter(([, value]) => value !== undefined))
}

const waysOf = (condition: Condition | undefined): readonly AllOf[] =>
  condition === undefined ? [] : Array.isArray(condition) ? condition : [condition as AllOf]

type Ways = (of: ReturnType<typeof annotations>) => readonly AllOf[]
const allWays: Ways = ({ usedWhen, requiredWhen }) => [...waysOf(usedWhen), ...waysOf(requiredWhen)]
const selectorsOf = (schema: TSchema, ways: Ways): readonly string[] =>
  ways(annotations(schema)).flatMap((way) => Object.keys(way))

/** These inputs with the choices on which they hang. */
function withSelectors(spec: FormSpec, names: ReadonlySet<string>, ways = allWays): ReadonlySet<string> {
  const fields = fieldsOf(spec)
  const more = [...names].flatMap((name) => selectorsOf(fields[name] as TSchema, ways)).filter((n) => !names.has(n))
  return more.length === 0 ? names : withSelectors(spec, new Set([...names, ...more]), ways)
}

const isSelector = (spec: FormSpec, name: string): boolean =>
  Object.values(fieldsOf(spec)).some((schema) => selectorsOf(schema, allWays).includes(name))

/** A choice stands before what hangs on it, the rest as it was. */
function selectorsFirst(spec: FormSpec, names: readonly string[]): readonly string[] {
  const fields = fieldsOf(spec)
  const before = (name: string): readonly string[] =>
    selectorsOf(fields[name] as TSchema, allWays).filter((selector) => names.includes(selector) && selector !== name)
  const inOrder = (name: string): readonly string[] => [...before(name).flatMap(inOrder), name]
  return [...new Set(names.flatMap(inOrder))]
}
