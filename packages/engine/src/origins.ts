/**
 * Where each number of a calculation comes from: an earlier step, a table cell that was read, an input, a member of an
 * input, a coefficient. A number is another's only with its value, bit for bit, and its dimension; of several, the one
 * with the same symbol, then with the same letter, then with the most words in common.
 */
import type { Cited, Step, TracedArgument } from '@keelson/equations'
import { unit as unitOf } from '@keelson/units'
import {
  type AnyContract,
  annotations,
  type Columns,
  type DrawnOutcome,
  type ReadParams,
  type TableSpec,
  type ValueSpec,
} from '@keelson/workflow'
import type { TSchema } from 'typebox'
import type { Origin } from './origin.ts'

/** A number, or a list of them, whose origin is asked. */
export interface Asked {
  readonly value: number | readonly number[]
  readonly unit: string
  readonly symbol?: string | undefined
  readonly title: string
  /** Standard that asks for it, where it is a side of a check. */
  readonly source?: string | undefined
  readonly constant?: Cited | undefined
}
export interface Origins {
  /** Of the arguments of a step, in their order; undefined where an origin is not recorded. */
  readonly ofArguments: (step: Step) => readonly (Origin | undefined)[]
  /** Of a number that the whole calculation gave. */
  readonly of: (asked: Asked) => Origin | undefined
}

export function originsOf(
  contract: AnyContract,
  read: Pick<ReadParams, 'params'>,
  outcome: DrawnOutcome,
  steps: readonly Step[],
): Origins {
  const known = new Known(contract, read.params, outcome)
  const byStep = new Map<Step, readonly (Origin | undefined)[]>()
  for (const step of steps) {
    // A solved value is an argument of its own condition.
    if (step.kind === 'solved') known.addStep(step)
    byStep.set(
      step,
      argumentsOf(step).map((a) => known.origin(a)),
    )
    if (step.kind !== 'solved') known.addStep(step)
  }
  return { ofArguments: (step) => byStep.get(step) ?? [], of: (asked) => known.origin(asked) }
}

export const argumentsOf = (step: Step): readonly TracedArgument[] =>
  step.kind === 'solved' ? (step.satisfies?.arguments ?? []) : step.arguments

/** What a unit measures; whether a pressure is absolute or gauge is for the equation to say. */
export function dimensionOf(unit: string): string {
  const { dimension } = unitOf(unit)
  const mark = dimension.lastIndexOf(':')
  return mark > 0 && REFERENCES.has(dimension.slice(mark)) ? dimension.slice(0, mark) : dimension
}
const REFERENCES: ReadonlySet<string> = new Set([':absolute', ':gauge'])

/** A number that a later one may be. */
interface Candidate {
  readonly dimension: string
  readonly symbol: string | undefined
  readonly title: string
  /** Standard of the step. */
  readonly source?: string
  readonly origin: Origin
}
type Index = Map<number, readonly Candidate[]>

class Known {
  private readonly scalars: Index = new Map()
  private readonly contract: AnyContract
  private readonly params: Readonly<Record<string, unknown>>
  private readonly outcome: DrawnOutcome
  private memberIndex: Index | undefined
  private tableIndex: Index | undefined

  constructor(contract: AnyContract, params: Readonly<Record<string, unknown>>, outcome: DrawnOutcome) {
    this.contract = contract
    this.params = params
    this.outcome = outcome
    for (const [name, schema] of inputsOf(contract))
      addTo(this.scalars, params[name], about(schema, { kind: 'input', name }))
  }

  addStep(step: Step): void {
    const { id, symbol, title, unit, source } = step
    const origin: Origin = { kind: step.kind === 'table' ? 'cell' : 'step', id }
    addTo(this.scalars, step.value, { dimension: dimensionOf(unit), symbol, title, source, origin })
  }

  origin(asked: Asked): Origin | undefined {
    const { value, constant } = asked
    if (constant) return { kind: 'constant', ...constant }
    if (typeof value === 'number') return this.ofNumber(value, asked)
    return this.ofList(value, asked)
  }

  private ofNumber(value: number, asked: Asked): Origin | undefined {
    const [scalars, members] = [this.scalars.get(value), this.members.get(value)]
    const found = best(scalars, asked)
    if (members === undefined || (found && found.symbol === asked.symbol)) return found?.origin
    return best(found ? [found, ...members] : members, asked)?.origin
  }

  private ofList(list: readonly number[], asked: Asked): Origin | undefined {
    const same = inputsOf(this.contract).find(([name]) => this.params[name] === list)
    if (same) return { kind: 'input', name: same[0] }
    const found: Origin[] = []
    const inTables = new Map<readonly Candidate[] | undefined, Origin | undefined>()
    const ofTables = (value: number) => {
      const candidates = this.tables.get(value)
      if (!inTables.has(candidates)) inTables.set(candidates, best(candidates, asked)?.origin)
      return inTables.get(candidates)
    }
    for (const value of list) {
      const origin = this.ofNumber(value, asked) ?? ofTables(value)
      if (origin === undefined) return undefined
      if (!found.some((o) => isSameOfList(o, origin))) found.push(withoutRow(origin))
    }
    return found.length === 1 ? found[0] : { kind: 'members', of: found }
  }

  private get members(): Index {
    this.memberIndex ??= membersOf(this.contract, this.params)
    return this.memberIndex
  }
  private get tables(): Index {
    this.tableIndex ??= tabledNumbers(this.contract, this.outcome)
    return this.tableIndex
  }
}

const withoutRow = (o: Origin): Origin =>
  o.kind === 'row' ? { kind: 'row', name: o.name, ...(o.column !== undefined && { column: o.column }) } : o

/** Whether two origins say the same of a list, whichever of its rows they are of. */
function isSameOfList(a: Origin, b: Origin): boolean {
  if (a.kind === 'row') return b.kind === 'row' && a.name === b.name && a.column === b.column
  if (a.kind === 'input' || a.kind === 'table') return b.kind === a.kind && a.name === b.name
  return (a.kind === 'step' || a.kind === 'cell') && b.kind === a.kind && a.id === b.id
}

/** Of candidates that say the same of themselves the first is taken, so no later one is kept; of rows of one input none is named. */
function addTo(index: Index, value: unknown, candidate: Candidate): void {
  if (typeof value === 'number') index.set(value, joined(index.get(value), candidate))
}

/** Adds numbers of one candidate. Numbers with the same candidates share the list of them, so that one choice serves all. */
function addAll(index: Index, values: Iterable<unknown>, candidate: Candidate): void {
  const lists = new Map<readonly Candidate[] | undefined, readonly Candidate[]>()
  for (const value of values) {
    if (typeof value !== 'number') continue
    const before = index.get(value)
    const after = lists.get(before) ?? joined(before, candidate)
    lists.set(before, after)
    if (after !== before) index.set(value, after)
  }
}

function joined(before: readonly Candidate[] | undefined, candidate: Candidate): readonly Candidate[] {
  if (before === undefined) return [candidate]
  const same = before.find((c) => isEqualInName(c, candidate))
  if (same === undefined) return [...before, candidate]
  if (!isOtherRow(same.origin, candidate.origin)) return before
  return before.map((c) => (c === same ? { ...same, origin: withoutRow(same.origin) } : c))
}

/** Two rows with one number: the number may be of either. */
const isOtherRow = (a: Origin, b: Origin): boolean =>
  a.kind === 'row' && b.kind === 'row' && a.name === b.name && a.row !== undefined && a.row !== b.row

const isEqualInName = (a: Candidate, b: Candidate) =>
  a.title === b.title && a.symbol === b.symbol && a.dimension === b.dimension && a.source === b.source

const inputsOf = (contract: AnyContract): readonly (readonly [name: string, schema: TSchema])[] =>
  Object.entries(contract.params.properties as Readonly<Record<string, TSchema>>)

type Described = Pick<Candidate, 'dimension' | 'symbol' | 'title'>
/** What a field says of itself, read once: every run asks. */
const described = new WeakMap<TSchema, Described>()
function about(schema: TSchema, origin: Origin): Candidate {
  const known = described.get(schema)
  if (known) return { ...known, origin }
  const { unit, symbol, title } = annotations(schema)
  const made = { dimension: dimensionOf(unit ?? '-'), symbol, title }
  described.set(schema, made)
  return { ...made, origin }
}

/** A step that takes a number of a longer list, such as a record of samples, has looked it up. */
const MOST_MEMBERS = 10_000

/** Numbers within inputs: of rows, lists and grids, and of rows within rows. */
function membersOf(contract: AnyContract, params: Readonly<Record<string, unknown>>): Index {
  const index: Index = new Map()
  for (const [name, schema] of inputsOf(contract)) {
    const list = params[name]
    if (!Array.isArray(list) || list.length > MOST_MEMBERS) continue
    list.forEach((member, row) => {
      addMember(index, member, itemsOf(schema) ?? schema, about(schema, { kind: 'row', name, row }))
    })
  }
  return index
}

const itemsOf = (schema: TSchema) => (schema as { readonly items?: TSchema }).items
const fieldsOf = (schema: TSchema) => (schema as { readonly properties?: Readonly<Record<string, TSchema>> }).properties

/** A member of an input, told by the field that declares it: a number, a list of them, or a row of fields. */
function addMember(index: Index, value: unknown, schema: TSchema, candidate: Candidate): void {
  const items = itemsOf(schema)
  const fields = fieldsOf(schema)
  if (Array.isArray(value)) for (const v of value) addMember(index, v, items ?? schema, candidate)
  else if (fields && typeof value === 'object' && value !== null) {
    for (const [column, v] of Object.entries(value)) {
      const field = fields[column]
      if (field) addMember(index, v, field, about(field, withColumn(candidate.origin, column)))
    }
  } else addTo(index, value, candidate)
}

const withColumn = (origin: Origin, column: string): Origin =>
  origin.kind === 'row'
    ? { ...origin, column: origin.column === undefined ? column : `${origin.column}.${column}` }
    : origin

/** Numbers of the tables, lists and rows that the run answers with. */
function tabledNumbers(contract: AnyContract, outcome: DrawnOutcome): Index {
  const index: Index = new Map()
  const columns = (name: string, specs: Columns, rows: unknown) => {
    if (!Array.isArray(rows)) return
    for (const [column, spec] of Object.entries(specs)) {
      if (spec.kind !== 'number') continue
      const origin: Origin = { kind: 'table', name }
      const candidate = { dimension: dimensionOf(spec.unit), symbol: spec.symbol, title: spec.title, origin }
      addAll(
        index,
        rows.map((row) => (row as Readonly<Record<string, unknown>>)[column]),
        candidate,
      )
    }
  }
  for (const [name, spec] of Object.entries(contract.tables as Readonly<Record<string, TableSpec>>))
    columns(name, spec.columns, outcome.tables?.[name])
  for (const [name, spec] of Object.entries(contract.values as Readonly<Record<string, ValueSpec>>)) {
    const value = outcome.values[name]
    if (spec.kind === 'rows') columns(name, spec.columns, value)
    if (spec.kind !== 'list' && spec.kind !== 'matrix' && spec.kind !== 'map') continue
    const { symbol, title, unit } = spec
    const candidate: Candidate = { dimension: dimensionOf(unit), symbol, title, origin: { kind: 'table', name } }
    addAll(index, flat(spec.kind === 'map' && value ? Object.values(value) : value), candidate)
  }
  return index
}

const flat = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value.flat(2) : [])

/** Of the candidates of the same dimension, the nearest in name; of equals the first. */
function best(candidates: readonly Candidate[] | undefined, asked: Asked): Candidate | undefined {
  if (candidates === undefined) return undefined
  const dimension = dimensionOf(asked.unit)
  const same = candidates.filter((c) => c.dimension === dimension)
  if (same.length < 2) return same[0]
  const near = same.map((c) => nearness(c, asked))
  return same[near.indexOf(Math.max(...near))]
}

const letter = (symbol: string | undefined) => symbol?.split('_')[0]

/** 0 for a mere equal number, below 1 for words and a standard in common, 1 more for the letter, 4 for the symbol. */
function nearness({ symbol, title, source }: Candidate, asked: Asked): number {
  const own = wordsOf(title)
  let shared = 0
  for (const word of wordsOf(asked.title)) if (own.has(word)) shared += 1
  const inWords = shared / (1 + Math.max(own.size, 1)) + (source !== undefined && source === asked.source ? 0.1 : 0)
  if (symbol === undefined || asked.symbol === undefined) return inWords
  if (symbol === asked.symbol) return 4 + inWords
  return letter(symbol) === letter(asked.symbol) ? 1 + inWords : inWords
}

/** Titles come from contracts and steps, some with names of the caller, so what is kept of them is bounded. */
const KEPT = 2000
const words = new Map<string, ReadonlySet<string>>()
function wordsOf(title: string): ReadonlySet<string> {
  const known = words.get(title)
  if (known) return known
  const made = new Set(title.toLowerCase().match(/[a-z0-9']{3,}/g) ?? [])
  if (words.size >= KEPT) words.clear()
  words.set(title, made)
  return made
}
