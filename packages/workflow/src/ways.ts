/**
 * A workflow of one way to its answer, or of several, of which one input chooses. When an input is used or required, and
 * when a value, check, table, chart or figure applies, follows from the ways that name it.
 */
import type { Static, TObject, TSchema } from 'typebox'
import { annotations } from './annotations.ts'
import type { Calculation } from './chart-checks.ts'
import type { AllOf, Condition } from './condition.ts'
import type { AnyContract, CheckSpec } from './contract.ts'
import { ContractError, type Problem } from './errors.ts'
import { sameDimension } from './measure.ts'
import type { AnyOutcome, Outcome } from './outcome.ts'
import { grouped, optional, params } from './params.ts'
import type { ValueSpecs } from './values.ts'
import {
  type Answered,
  type AnyWay,
  type Charts,
  type Checks,
  type Compared,
  type Fields,
  type Figures,
  FROM,
  type FromSide,
  type Tables,
  type Way,
} from './way.ts'
import { outcomeOf } from './way-outcome.ts'
import type { RunContext } from './workflow.ts'

type None = Readonly<Record<never, never>>
type Both<U> = (U extends unknown ? (x: U) => void : never) extends (x: infer I) => void ? I : never
type Joined<G extends Readonly<Record<string, Fields>>> = {
  [K in keyof Both<G[keyof G]>]: Both<G[keyof G]>[K] & TSchema
}
/** Every input by its name, whatever the way. */
export type InputsOf<G extends Readonly<Record<string, Fields>>> = {
  readonly [K in keyof Joined<G>]: Static<Joined<G>[K]>
}

/** The inputs of any of the ways: there for sure are the selector and those that every way takes. */
type InAnyWay<G extends Readonly<Record<string, Fields>>, W extends AnyWay, S> = Partial<InputsOf<G>> &
  Pick<InputsOf<G>, Extract<S | keyof (W extends AnyWay ? Record<W['takes'][number], 0> : never), keyof InputsOf<G>>>

type Pictures = Pick<AnyOutcome, 'tables' | 'charts' | 'figures' | 'files'>
/** What all ways have in common. */
export interface Common<P> {
  /** Results of different ways whose order is another than that of the ways. */
  readonly inOrder?: { readonly [K in Declared]?: readonly string[] }
  readonly rules?: (p: P) => readonly Problem[]
  readonly tables?: Tables
  readonly charts?: Charts
  readonly figures?: Figures
  /** Made of the inputs and of what the way answered; `again` runs it with other inputs. */
  readonly drawn?: (again: Calculation, p: P, outcome: AnyOutcome) => Pictures
}

/**
 * Declares the ways over the same inputs, which stand in their groups without conditions; `selector` is the input that
 * chooses. Of a flag the ways are `false` and `true`.
 */
export function waysOver<const S extends string, const G extends Readonly<Record<string, Fields>>>(
  selector: S,
  groups: G,
) {
  const fields = joined(groups)
  const chosenBy = (fields as Fields)[selector] as { readonly type?: string; readonly enum?: readonly string[] }
  const choices = chosenBy.type === 'boolean' ? [false, true] : (chosenBy.enum ?? [])
  return {
    fields,
    way: wayOf<Joined<G>>(),
    composed: <W extends Readonly<Record<string, AnyWay>>, K extends Common<InAnyWay<G, W[keyof W], S>>>(
      ways: W,
      common: K = {} as K,
    ) => {
      const chosen = Object.entries(ways).map(([name, way]): Chosen => ({ name, way }))
      if (new Set(choices.map(String)).symmetricDifference(new Set(Object.keys(ways))).size > 0)
        throw new ContractError(`the ways are not the choices of ${selector}`)
      return compose<W[keyof W], K>({ name: selector, choices }, groups, chosen, common as Common<never>)
    },
  }
}

/** Declares a workflow of one way. */
export function oneWayOver<const G extends Readonly<Record<string, Fields>>>(groups: G) {
  return {
    fields: joined(groups),
    way: wayOf<Joined<G>>(),
    composed: <W extends AnyWay, K extends Common<InAnyWay<G, W, never>>>(way: W, common: K = {} as K) =>
      compose<W, K>(undefined, groups, [{ name: '', way }], common as Common<never>),
  }
}

/** Every input by its name, as it is declared: a chart takes its axes from them. */
const joined = <G extends Readonly<Record<string, Fields>>>(groups: G): Joined<G> =>
  Object.assign({}, ...Object.values(groups))

/** Declares a way over the inputs `F`; the identity, kept for inference. */
const wayOf =
  <F extends Fields>() =>
  <
    const T extends keyof F = never,
    const M extends keyof F = never,
    const W extends keyof F = never,
    const V extends ValueSpecs = None,
    const C extends Checks = None,
    const B extends Tables = None,
    const G extends Charts = None,
    const D extends Figures = None,
  >(
    declared: Way<F, T, M, W, V, C, B, G, D>,
  ) =>
    declared

/** What the ways say together. */
interface Composed<W extends AnyWay, K> {
  readonly params: TObject
  readonly rules: (p: Values) => readonly Problem[]
  readonly values: Both<W['values']>
  readonly checks: Both<W['checks']>
  readonly tables: Both<NonNullable<W['tables']>> & Of<K, 'tables'>
  readonly charts: Both<NonNullable<W['charts']>> & Of<K, 'charts'>
  readonly figures: Both<NonNullable<W['figures']>> & Of<K, 'figures'>
}
type Of<K, N extends string> = K extends Readonly<Record<N, infer S>> ? S : unknown
type Values = Readonly<Record<string, unknown>>
/** The input that chooses, and its choices in the order in which it lists them. */
interface Selector {
  readonly name: string
  readonly choices: readonly (string | boolean)[]
}
interface Chosen {
  /** The choice; empty where there is one way alone. */
  readonly name: string
  readonly way: AnyWay
}

function compose<W extends AnyWay, K>(
  selector: Selector | undefined,
  groups: Readonly<Record<string, Fields>>,
  ways: readonly Chosen[],
  common: Common<never>,
) {
  const fields: Fields = joined(groups)
  for (const { name, way } of ways) {
    holdToInputs(name, way, fields)
    for (const [id, spec] of Object.entries(way.checks)) holdSides(id, spec, way.values, fields)
  }
  const of = (p: Values): AnyWay => {
    const found = ways.find(({ name }) => selector === undefined || name === String(p[selector.name]))
    if (found === undefined) throw new ContractError(`no way is ${String(selector && p[selector.name])}`)
    return found.way
  }
  const together = (member: Declared): Record<string, Spec> => ({
    ...declaredBy(selector, ways, member, common.inOrder?.[member]),
    ...common[member as 'tables'],
  })
  const inputs = mapped(groups, (fields) => mapped(fields, (field, name) => inputOf(selector, ways, field, name)))
  const [first = {}, ...others] = Object.values(inputs)
  const contract = {
    // One group is none: its title would say nothing.
    params: others.length === 0 ? params(first) : grouped(inputs),
    rules: (p: Values) => [...(common.rules?.(p as never) ?? []), ...(of(p).rules?.(p as never) ?? [])],
    values: together('values'),
    checks: together('checks') as Checks,
    tables: together('tables'),
    charts: together('charts'),
    figures: together('figures'),
  }
  /** Of any trace: the declared values and checks are those that it traced. */
  const calculate = (p: Values, { trace }: RunContext, loaded?: unknown): AnyOutcome & Outcome<AnyContract> => {
    const outcome = outcomeOf(of(p), p, trace, loaded)
    const drawn = common.drawn?.({ contract, calculate }, p as never, outcome)
    return (drawn ? both(outcome, drawn) : outcome) as AnyOutcome & Outcome<AnyContract>
  }
  return { contract: contract as unknown as Composed<W, K>, calculate }
}

/** Pictures of the way and those of all ways. */
function both(outcome: AnyOutcome, drawn: Pictures): AnyOutcome {
  const { tables, charts, figures, files } = drawn
  return {
    ...outcome,
    ...(tables && { tables: () => ({ ...outcome.tables?.(), ...tables() }) }),
    ...(charts && { charts: () => ({ ...outcome.charts?.(), ...charts() }) }),
    ...(figures && { figures: () => ({ ...outcome.figures?.(), ...figures() }) }),
    ...(files && { files: () => [...(outcome.files?.() ?? []), ...files()] }),
  }
}

const mapped = <T, U>(of: Readonly<Record<string, T>>, to: (value: T, key: string) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(of).map(([key, value]) => [key, to(value, key)]))

/** An input of a way that an override may leave idle is taken unless it is replaced. */
function holdToInputs(choice: string, way: AnyWay, fields: Fields): void {
  const named = namesIn(way)
  for (const name of named)
    if (!(name in fields)) throw new ContractError(`${choice} uses ${name}, which is not an input`)
  const replaced = new Set(
    named.flatMap((name) => annotations(fields[name] as TSchema).overrides.flatMap(({ inputs }) => inputs)),
  )
  for (const name of way.takes.map(String))
    if (replaced.has(name) && !('default' in (fields[name] as TSchema)))
      throw new ContractError(`${choice} uses ${name}, which another of its inputs replaces: unlessReplaced`)
}

/** Both sides of a check measure what it compares, where what they are is declared. */
function holdSides(id: string, spec: CheckSpec & Partial<Compared>, values: ValueSpecs, fields: Fields): void {
  const from = spec[FROM]
  if (from === undefined) return
  for (const side of ['demand', 'capacity'] as const) {
    const { what, unit } = declaredSide(from[side], values, fields)
    if (unit === null) throw new ContractError(`check ${id}: its ${side} is ${what}, which is not an input`)
    if (unit !== undefined && !sameDimension(unit, spec.unit))
      throw new ContractError(`check ${id}: its ${side}, ${what}, is in ${unit}, not in ${spec.unit}`)
  }
}

/** The unit is null of an input that there is not, undefined where none is declared: a symbol is then held by its step. */
function declaredSide(side: FromSide, values: ValueSpecs, fields: Fields) {
  if ('input' in side) {
    const field = fields[side.input]
    return { what: side.input, unit: field === undefined ? null : annotations(field).unit }
  }
  if ('constant' in side) return { what: side.constant.symbol, unit: side.constant.unit }
  const given = Object.values(values).find((value) => (value as Partial<Answered>)[FROM]?.symbol === side.symbol)
  return { what: side.symbol, unit: given && 'unit' in given ? given.unit : undefined }
}

const namesIn = ({ takes, unlessReplaced = [], may = [], takesWhen = {}, mayWhen = {} }: AnyWay): readonly string[] => [
  ...new Set([...takes, ...unlessReplaced, ...may, ...Object.keys(takesWhen), ...Object.keys(mayWhen)].map(String)),
]

/** An input as the ways use it: not at all is a mistake, all of them need no condition. */
function inputOf(selector: Selector | undefined, ways: readonly Chosen[], field: TSchema, name: string): TSchema {
  if (name === selector?.name) return field
  const used = ways.flatMap(({ name: choice, way }) => usesOf(way, name).map((when): Use => ({ choice, when })))
  if (used.length === 0) throw new ContractError(`no way uses ${name}`)
  const required = ways.flatMap(({ name: choice, way }) => needsOf(way, name).map((when): Use => ({ choice, when })))
  // Of its own only where the ways say nothing: the words of a request without it.
  const { 'x-used-when': own, 'x-required-when': needed } = field as {
    readonly 'x-used-when'?: AllOf
    readonly 'x-required-when'?: Condition
  }
  const usedWhen = conditionOf(selector, ways, used, own)
  const given = !('default' in field)
  const always = ways.every(({ way }) => way.takes.includes(name))
  const requiredWhen =
    given && !always && required.length > 0 ? (conditionOf(selector, ways, required) ?? needed ?? {}) : undefined
  const made = {
    ...field,
    ...(usedWhen && { 'x-used-when': usedWhen }),
    ...(requiredWhen && { 'x-required-when': requiredWhen }),
  }
  return given && !always ? optional(made) : made
}

/** Of a way: the modes in which it uses an input, none where it does not; `{}` is every mode. */
function usesOf(way: AnyWay, name: string): readonly AllOf[] {
  const { takes, unlessReplaced = [], may = [], takesWhen, mayWhen } = way
  if ([...takes, ...unlessReplaced, ...may].includes(name)) return [{}]
  return [takesWhen?.[name], mayWhen?.[name]].flatMap(modesIn)
}
/** The modes in which it needs it. */
function needsOf(way: AnyWay, name: string): readonly AllOf[] {
  const { takes, unlessReplaced = [], takesWhen } = way
  if ([...takes, ...unlessReplaced].includes(name)) return [{}]
  return modesIn(takesWhen?.[name])
}
const modesIn = (when: Condition = []): readonly AllOf[] => (Array.isArray(when) ? when : [when as AllOf])
interface Use {
  readonly choice: string
  readonly when: AllOf
}
/** Ways and their modes as one condition; undefined where it always holds. */
function conditionOf(
  selector: Selector | undefined,
  ways: readonly Chosen[],
  uses: readonly Use[],
  own: AllOf = {},
): Condition | undefined {
  const any = [...Map.groupBy(uses, ({ when }) => JSON.stringify(when)).values()].map((same): AllOf => {
    const chosen = new Set(same.map(({ choice }) => choice))
    return {
      ...(selector &&
        chosen.size < ways.length && { [selector.name]: selector.choices.filter((c) => chosen.has(String(c))) }),
      ...same[0]?.when,
      ...own,
    }
  })
  if (any.some((all) => Object.keys(all).length === 0)) return undefined
  return any.length === 1 ? any[0] : any
}

type Declared = 'values' | 'checks' | 'tables' | 'charts' | 'figures'
type Spec = Pick<CheckSpec, 'title' | 'onlyWhen'>

/**
 * What the ways declare together, each with the ways that declare it, in an order that keeps what is said of it and then
 * that of every way.
 */
function declaredBy(
  selector: Selector | undefined,
  ways: readonly Chosen[],
  member: Declared,
  inOrder: readonly string[] = [],
): Record<string, Spec> {
  const of = ({ way }: Chosen) => (way[member] ?? {}) as Readonly<Record<string, Spec>>
  const specs: Readonly<Record<string, Spec>> = Object.assign({}, ...ways.map(of))
  const byWay = ways.map((way) => Object.keys(of(way)))
  const named = Object.keys(specs)
  const names = merged(named, [inOrder, ...byWay])
  return mapped(Object.fromEntries(names.map((name) => [name, specs[name] as Spec])), (spec, name) => {
    const giving = ways.filter((way) => name in of(way))
    const { onlyWhen: _own, ...words } = spec
    for (const way of giving)
      if (JSON.stringify({ ...of(way)[name], onlyWhen: undefined }) !== JSON.stringify(words))
        throw new ContractError(`${name} is declared in two ways with different texts`)
    const uses = giving.flatMap((way) =>
      modesIn(of(way)[name]?.onlyWhen ?? {}).map((when): Use => ({ choice: way.name, when })),
    )
    const onlyWhen = conditionOf(selector, ways, uses)
    return onlyWhen ? { ...spec, onlyWhen } : words
  })
}

/** The names in an order that keeps that of each list; where lists contradict each other, that of the first. */
function merged(names: readonly string[], lists: readonly (readonly string[])[]): readonly string[] {
  const left = new Set(names)
  const out: string[] = []
  while (left.size > 0) {
    const heads = lists.map((list) => list.find((name) => left.has(name)))
    const free = [...left].find((name) => lists.every((list, k) => heads[k] === name || !list.includes(name)))
    const next = free ?? heads.find((head) => head !== undefined) ?? ''
    left.delete(next)
    out.push(next)
  }
  return out
}
