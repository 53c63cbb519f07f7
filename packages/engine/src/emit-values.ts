/** The values of an outcome as they leave: in their units, cleaned, held to their declaration. */

import {
  type AnyContract,
  applicabilityInWords,
  type ColumnAnswer,
  type Columns,
  ContractError,
  type DrawnOutcome,
  holds,
  inWords,
  isNotApplicable,
  lexiconOf,
  listed,
  midSentence,
  NonFiniteError,
  type ReadParams,
  spelledOut,
  type ValueSpec,
} from '@keelson/workflow'
import { type Answered, FROM } from '@keelson/workflow/way.ts'
import { constantList } from './canonical.ts'
import type { Quantity } from './result.ts'
import { declaredUnits, type UnitsOut, unitsOut } from './unit-out.ts'

/** Entries of a map or table that the answer carries; the rest is in its CSV. */
export const SHOWN_ENTRIES = 200

export function emittedValues(
  contract: AnyContract,
  read: ReadParams,
  outcome: DrawnOutcome,
): Record<string, Quantity> {
  const specs = contract.values as Readonly<Record<string, ValueSpec>>
  holdToDeclared('value', specs, outcome.values)
  const lexicon = lexiconOf(contract)
  const out = unitsOut(contract, read)
  const answer: Record<string, Quantity> = {}
  for (const [name, spec] of Object.entries(specs)) {
    const value = outcome.values[name]
    const label = {
      label: spec.title,
      ...(spec.symbol !== undefined && { symbol: spec.symbol }),
      ...('worded' in spec && spec.worded && { worded: spec.worded }),
    }
    const unit = 'unit' in spec ? { unit: out.unitOf(spec) } : {}
    if (value !== undefined && !isNotApplicable(value)) {
      const columns = spec.kind === 'rows' ? { columns: columnAnswers(spec.columns, out) } : {}
      answer[name] = { value: spelledOut(emitted(name, spec, value, out)), ...unit, ...label, ...columns }
      continue
    }
    const reason = isNotApplicable(value) ? inWords(value.notApplicable, lexicon) : whyNull(spec.onlyWhen, read)
    if (reason !== undefined) answer[name] = { value: null, ...unit, ...label, reason }
    else if (!(spec.needs ?? []).some((input) => read.used[input] === undefined)) {
      throw new ContractError(`value ${name} is missing without a reason${untraced(spec)}`)
    }
  }
  return answer
}

/** Throws ContractError for what a calculation gives and the contract does not declare. */
export function holdToDeclared(what: string, declared: object, given: object = {}): void {
  for (const name of Object.keys(given))
    if (!Object.hasOwn(declared, name)) throw new ContractError(`${what} ${name} is not declared`)
}

/** Of a value that a traced symbol gives: what the run did not do. */
function untraced(spec: ValueSpec): string {
  const from = (spec as Partial<Answered>)[FROM]
  if (from === undefined) return ''
  const symbols = [from.symbol, ...(from.orSymbol === undefined ? [] : [from.orSymbol])].join(' or ')
  return `: it is declared as the number of ${symbols}, which no step of this run traced`
}

/** Why something with a condition does not apply to this run; undefined where it does. */
export function whyNull(condition: ValueSpec['onlyWhen'], read: ReadParams): string | undefined {
  if (condition === undefined || holds(condition, read.params)) return undefined
  return applicabilityInWords(condition, read.words)
}

function emitted(name: string, spec: ValueSpec, value: unknown, out: UnitsOut): unknown {
  const cleanIn = (of: { readonly unit: string }) => out.reader(out.unitOf(of))
  switch (spec.kind) {
    case 'number':
      return cleanIn(spec)(value) ?? noNumber(name, value)
    case 'list': {
      if (spec.orNumber && typeof value === 'number') return cleanIn(spec)(value) ?? noNumber(name, value)
      const own = cleanIn(spec)
      const entry = (x: unknown, i: number) =>
        x === null && spec.gaps ? null : (own(x) ?? noNumber(`${name}[${i}]`, x))
      return oneOrAll(spec, array(name, value).map(entry))
    }
    case 'matrix': {
      const own = cleanIn(spec)
      return array(name, value).map((row, i) =>
        array(name, row).map((x, j) => own(x) ?? noNumber(`${name}[${i}][${j}]`, x)),
      )
    }
    case 'map': {
      const own = cleanIn(spec)
      if (spec.orNumber && typeof value === 'number') return own(value) ?? noNumber(name, value)
      const member = (key: string, x: unknown) =>
        x === null && spec.gaps ? null : (own(x) ?? noNumber(`${name}.${key}`, x))
      return Object.fromEntries(Object.entries(value as object).map(([key, x]) => [key, member(key, x)]))
    }
    case 'text-map':
      return Object.fromEntries(
        Object.entries(value as object).map(([key, x]) => [
          key,
          x === null ? null : ofType(`${name}.${key}`, x, 'string'),
        ]),
      )
    case 'rows': {
      const names = Object.keys(spec.columns)
      return emittedRows(name, spec.columns, array(name, value) as readonly GivenRow[], out).map((cells) =>
        Object.fromEntries(cells.map((cell, j) => [names[j], cell])),
      )
    }
    case 'text':
      return ofType(name, value, 'string')
    case 'texts':
      return oneOrAll(
        spec,
        array(name, value).map((x, i) => (x === null && spec.gaps ? null : ofType(`${name}[${i}]`, x, 'string'))),
      )
    case 'flag':
      if (spec.keys === undefined || typeof value === 'boolean') return ofType(name, value, 'boolean')
      return Object.fromEntries(
        Object.entries(value as object).map(([key, x]) => [key, ofType(`${name}.${key}`, x, 'boolean')]),
      )
    case 'flags':
      return array(name, value).map((x, i) => ofType(`${name}[${i}]`, x, 'boolean'))
  }
}

/** A list of one is the entry itself, where the value says so. */
const oneOrAll = ({ single }: { readonly single?: true }, list: readonly unknown[]): unknown =>
  single && list.length === 1 ? list[0] : list

export const number = (name: string, value: unknown, unit: string): number =>
  declaredUnits.reader(unit)(value) ?? noNumber(name, value)

function noNumber(name: string, value: unknown): never {
  if (typeof value !== 'number') throw new ContractError(`${name} is ${typeof value}, not a number`)
  throw new NonFiniteError(name)
}
function array(name: string, value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new ContractError(`${name} is not a list`)
  return value
}
function ofType(name: string, value: unknown, type: 'string' | 'boolean'): unknown {
  if (typeof value !== type) throw new ContractError(`${name} is not a ${type}`)
  return value
}

type GivenRow = Readonly<Record<string, unknown>>
type Cell = number | string | null
/** The cells of each row in the order of the columns. */
export function emittedRows(
  name: string,
  columns: Columns,
  rows: readonly GivenRow[],
  out: UnitsOut = declaredUnits,
): Cell[][] {
  const readers = Object.entries(columns).map(([key, column]) => ({
    key,
    read: column.kind === 'number' ? out.reader(out.unitOf(column)) : String,
  }))
  return rows.map((row, i) =>
    readers.map(({ key, read }) => {
      const cell = row[key] ?? null
      return cell === null ? null : (read(cell) ?? noNumber(`${name}[${i}].${key}`, cell))
    }),
  )
}

/** A long map or rows carries its first entries and the count; the whole is in its CSV. */
export function shortened(quantity: Quantity): Quantity {
  const { value } = quantity
  if (
    Array.isArray(value) &&
    value.length > SHOWN_ENTRIES &&
    typeof value[0] === 'object' &&
    !Array.isArray(value[0])
  ) {
    return { ...quantity, value: value.slice(0, SHOWN_ENTRIES), count: value.length }
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const entries = Object.entries(value)
    if (entries.length <= SHOWN_ENTRIES) return quantity
    return { ...quantity, value: Object.fromEntries(entries.slice(0, SHOWN_ENTRIES)), count: entries.length }
  }
  return quantity
}

/** What was not given and is needed, in words; undefined where all was. */
export const missingInputs = (needs: readonly string[] | undefined, read: ReadParams): string | undefined => {
  const missing = (needs ?? []).filter((name) => read.used[name] === undefined)
  return missing.length === 0 ? undefined : `${listed(missing.map((name) => inputTitle(name, read)))} not entered`
}

/** An input as a sentence names it. */
const inputTitle = (name: string, { titleOf }: ReadParams): string => {
  const title = titleOf(name)
  return title === undefined ? name : midSentence(title)
}

/** What the members of rows are; one list for all runs, where no input chooses a unit. */
export function columnAnswers(columns: Columns, out: UnitsOut = declaredUnits): readonly ColumnAnswer[] {
  const known = answered.get(columns)
  if (known) return known
  const made = newColumnAnswers(columns, out)
  const isChosen = Object.values(columns).some((column) => column.kind === 'number' && column.unitBy !== undefined)
  if (!isChosen) answered.set(columns, constantList(made))
  return made
}
const answered = new WeakMap<Columns, readonly ColumnAnswer[]>()

const newColumnAnswers = (columns: Columns, out: UnitsOut): ColumnAnswer[] =>
  Object.entries(columns).map(([name, column]) => ({
    name,
    title: column.title,
    ...(column.kind === 'number' && { unit: out.unitOf(column) }),
    ...(column.kind === 'number' && column.symbol !== undefined && { symbol: column.symbol }),
    ...(column.kind === 'text' && column.worded && { worded: column.worded }),
  }))
