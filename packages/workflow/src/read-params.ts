/**
 * The boundary: what a caller typed becomes numbers in SI, or a list of problems that name the field, what was sent
 * and what is allowed. Fail-closed: nothing unknown, unread or out of bounds gets past.
 */
import { siUnitOf, unitAfter } from '@keelson/units'
import type { TObject, TSchema } from 'typebox'
import { annotations } from './annotations.ts'
import { applicability, idleWarnings, type Use } from './applicability.ts'
import { sentEntries, sentName } from './as-sent.ts'
import { axesProblems } from './axes.ts'
import { yearScale } from './calendar.ts'
import { choiceLabel } from './choice-words.ts'
import type { applicabilityInWords } from './condition.ts'
import type { AnyContract } from './contract.ts'
import { type Problem, Refusal } from './errors.ts'
import type { ColumnAnswer, InputAnswer } from './input-answer.ts'
import { judgeMagnitudes } from './magnitudes.ts'
import { once } from './once.ts'
import type { Warning } from './outcome.ts'
import { type Place, pointerTo } from './place.ts'
import { lexiconOf, spokenRefusal, spokenWarning } from './prose.ts'
import { asIs, defaultOf, isNone, type ReadField, readerOf, type Said, setOwn } from './read-field.ts'
import { shortJson, validate } from './schema-check.ts'
import { listed, midSentence, shown, shownWhole } from './shown.ts'

export interface ReadParams {
  /** What `calculate` gets: SI, defaults filled in, idle optional inputs left out. */
  readonly params: Readonly<Record<string, unknown>>
  /** What enters the hash: the SI inputs that this run uses. */
  readonly used: Readonly<Record<string, unknown>>
  /** Of an input by its name; undefined where there is none. */
  readonly useOf: (name: string) => Use | undefined
  readonly titleOf: (name: string) => string | undefined
  /** How conditions on inputs are worded. */
  readonly words: Parameters<typeof applicabilityInWords>[1]
  readonly inputs: readonly InputAnswer[]
  readonly warnings: readonly Warning[]
}

type Values = Readonly<Record<string, unknown>>

/** What reading needs to know of one input, taken from its schema once. */
interface Field {
  readonly name: string
  readonly place: Place
  readonly read: ReadField
  /** Its default; undefined where it has none. */
  readonly otherwise: unknown
  readonly required: boolean
  readonly asSent: boolean
  /** null is the same as leaving it out. */
  readonly absent: boolean
  readonly head: Pick<InputAnswer, 'name' | 'title' | 'symbol'>
  readonly unit: string | undefined
  readonly siUnit: string | undefined
  readonly columns: Pick<InputAnswer, 'columns' | 'places' | 'axes' | 'labels'>
}

/** Reads the params of a request against a contract. Throws Refusal with the problems found, 50 at most. */
export const readParams = (contract: AnyContract, sent: Values): ReadParams => paramsReader(contract, sent)({})

/**
 * Reads params that share a base: the base once, then each time only what is laid over it. The reader gives what
 * `readParams` gives for both together, and throws Refusal as it does.
 */
export function paramsReader(contract: AnyContract, base: Values): (laid: Values) => ReadParams {
  const schema = contract.params as TObject
  const fields = fieldsOf(schema)
  const whole = (sent: Values): ReadOnce => {
    const raw = withoutNone(fields, sent)
    const said: Said = { problems: [], notes: [], ...yearOf(contract, fields, raw) }
    return { raw, said, ...readAll(fields, raw, said) }
  }
  const ofBase = once(() => unlessRefused(() => whole(base)))
  return (laid) => {
    const names = Object.keys(laid)
    const known = names.some((name) => movesOthers(name, laid[name])) ? undefined : ofBase()
    const read = known && names.length > 0 ? laidOver(known, laid, fields) : known
    return judged(contract, fields, read ?? whole({ ...base, ...laid }))
  }

  /** Whether how other inputs are read depends on this one, or whether it is there at all. */
  function movesOthers(name: string, value: unknown): boolean {
    return name === contract.yearLength || (isNone(value) && fields.get(name)?.absent === true)
  }
}

/** undefined of a base with so many faults that it is not read to its end: what is laid over it may mend them. */
function unlessRefused(read: () => ReadOnce): ReadOnce | undefined {
  try {
    return read()
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

/** What was sent, read field by field and not judged yet. */
interface ReadOnce {
  readonly raw: Values
  readonly said: Said
  readonly declared: Values
  readonly si: Values
}

function laidOver(base: ReadOnce, laid: Values, fields: ReadonlyMap<string, Field>): ReadOnce {
  const names = Object.keys(laid)
  const isOther = (pointer: string) => !names.some((name) => isUnder(pointer, pointerTo({ name })))
  const said: Said = {
    ...base.said,
    problems: base.said.problems.filter((p) => isOther(p.pointer)),
    notes: base.said.notes.filter(({ path }) => path === undefined || isOther(path)),
  }
  const declared = { ...base.declared }
  const si = { ...base.si }
  readInto(declared, si, laid, fields, said)
  return { raw: { ...base.raw, ...laid }, said, declared, si }
}

/** Holds what was read to the contract. */
function judged(contract: AnyContract, fields: ReadonlyMap<string, Field>, read: ReadOnce): ReadParams {
  const { raw, said, declared, si } = read
  const schema = contract.params as TObject
  const lexicon = lexiconOf(contract)
  const unread = new Set(said.problems.map((p) => p.pointer))
  const problems = [...said.problems, ...validate(contract, declared).filter((p) => !covered(p.pointer, unread))]
  if (problems.length === 0) problems.push(...axesProblems(schema, declared))
  const given = new Set(Object.keys(raw).filter((name) => Object.hasOwn(schema.properties, name)))
  const use = applicability(schema, declared, given)
  problems.push(...use.problems.filter((p) => !covered(p.pointer, unread) && !given.has(p.pointer.slice(1))))
  const magnitudes = judgeMagnitudes(schema, declared, given, raw)
  if (problems.length > 0) throw spokenRefusal(new Refusal(withImpossible(problems, magnitudes.problems)), lexicon)

  const isUsed = (name: string) => use.use[name] === 'used'
  const isAsked = (name: string) => fields.get(name)?.required === true || isUsed(name)
  const params = { ...only(si, isAsked), ...sentAs(fields, raw, isAsked) }
  const crossed: readonly Problem[] = [...magnitudes.problems, ...(contract.rules?.(params) ?? [])]
  if (crossed.length > 0) throw spokenRefusal(new Refusal(crossed), lexicon)

  const inputs = once(() =>
    [...fields.values()].map((field) => inputRecord(field, raw, declared, si, use.use[field.name] ?? 'used')),
  )
  const warnings = once(() =>
    [
      ...said.notes,
      ...idleWarnings(use, (name) => shownInput(inputs().find((input) => input.name === name)), given),
      ...magnitudes.warnings.filter(({ path = '' }) => isUsed(path.split('/')[1] ?? '')),
    ].map((w) => spokenWarning(w, lexicon)),
  )
  return {
    params,
    used: { ...only(si, isUsed), ...sentAs(fields, raw, isUsed) },
    useOf: (name) => use.use[name],
    titleOf: (name) => fields.get(name)?.head.title,
    words: wordsOf(schema),
    get inputs() {
      return inputs()
    },
    get warnings() {
      return warnings()
    },
  }
}

/** An input in the midst of a sentence, and its options as they are shown. */
const wordsOf = ({ properties }: TObject): ReadParams['words'] => ({
  called: (name) => (properties[name] ? midSentence(annotations(properties[name]).title) : name),
  written: (option, name) => choiceLabel(properties[name], option),
  labels: (name) => (properties[name] ? annotations(properties[name]).labels : {}),
})

/** The lists whose entries are kept as they were sent, beside their numbers. */
function sentAs(fields: ReadonlyMap<string, Field>, raw: Values, wanted: (name: string) => boolean): Values {
  const kept: Record<string, unknown> = {}
  for (const { name, asSent, unit, otherwise } of fields.values()) {
    const sent = raw[name] ?? otherwise
    if (asSent && sent !== undefined && wanted(name)) kept[sentName(name)] = sentEntries(sent, unit ?? '-')
  }
  return kept
}

/** The year in which the caller counts, where the contract has an input for it. */
function yearOf({ yearLength }: AnyContract, fields: ReadonlyMap<string, Field>, raw: Values): { year?: number } {
  const field = yearLength === undefined ? undefined : fields.get(yearLength)
  if (field?.unit === undefined) return {}
  return { year: yearScale(raw[field.name] ?? field.otherwise, field.unit) }
}

const known = new WeakMap<TObject, ReadonlyMap<string, Field>>()
function fieldsOf(schema: TObject): ReadonlyMap<string, Field> {
  const before = known.get(schema)
  if (before) return before
  const required = new Set(schema.required ?? [])
  const made = new Map(
    Object.entries(schema.properties).map(([name, s]) => [name, fieldOf(name, s, required.has(name))]),
  )
  known.set(schema, made)
  return made
}

function fieldOf(name: string, schema: TSchema, required: boolean): Field {
  const { title, symbol, unit, asSent, absent } = annotations(schema)
  return {
    name,
    asSent,
    absent,
    place: { name },
    read: readerOf(schema),
    otherwise: defaultOf(schema),
    required,
    head: { name, title, ...(symbol !== undefined && { symbol }) },
    unit,
    siUnit: unit === undefined ? undefined : siUnitOf(unit),
    columns: columnsOf(schema),
  }
}

/** Without the inputs of which there is none, where that may be said by null. */
function withoutNone(fields: ReadonlyMap<string, Field>, sent: Values): Values {
  const none = Object.keys(sent).filter((name) => fields.get(name)?.absent && isNone(sent[name]))
  return none.length === 0 ? sent : only(sent, (name) => !none.includes(name))
}

/** Everything that was sent, then the defaults of what was not. */
function readAll(fields: ReadonlyMap<string, Field>, raw: Values, said: Said) {
  const declared: Record<string, unknown> = {}
  const si: Record<string, unknown> = {}
  readInto(declared, si, raw, fields, said)
  for (const { name, place, read, otherwise } of fields.values()) {
    if (otherwise === undefined || Object.hasOwn(raw, name)) continue
    const filled = read(otherwise, place, said)
    declared[name] = filled.declared
    si[name] = filled.si
  }
  return { declared, si }
}

function readInto(
  declared: Record<string, unknown>,
  si: Record<string, unknown>,
  raw: Values,
  fields: ReadonlyMap<string, Field>,
  said: Said,
): void {
  for (const name of Object.keys(raw)) {
    const field = fields.get(name)
    const read = field ? field.read(raw[name], field.place, said) : asIs(raw[name])
    setOwn(declared, name, read.declared)
    setOwn(si, name, read.si)
  }
}

/** What cannot be meant is said too, where nothing else is said of it. */
function withImpossible(problems: readonly Problem[], impossible: readonly Problem[]): readonly Problem[] {
  const said = new Set(problems.map((p) => p.pointer))
  return [...problems, ...impossible.filter((p) => !said.has(p.pointer))]
}

const covered = (pointer: string, unread: ReadonlySet<string>) => [...unread].some((p) => isUnder(pointer, p))
const isUnder = (pointer: string, place: string) => pointer === place || pointer.startsWith(`${place}/`)

const shownInput = (input: InputAnswer | undefined) => {
  const { name = '', value, unit, labels = {} } = input ?? {}
  if (CALENDAR_YEAR.test(name)) return String(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string') return shortJson(labels[value] ?? value)
  const entries: readonly unknown[] = Array.isArray(value) ? value : [value]
  const areNumbers = entries.every((one) => typeof one === 'number')
  if (Array.isArray(value) && (!areNumbers || entries.length > MOST_NUMBERS))
    return `${shownWhole(entries.length)} ${areNumbers ? 'values' : entries.length === 1 ? 'row' : 'rows'}`
  if (!areNumbers) return shortJson(value)
  return `${listed(entries.map((one) => shown(one, DIGITS)))}${unit && unit !== '-' ? unitAfter(unit, Number(entries.at(-1))) : ''}`
}
const CALENDAR_YEAR = /^(start|end|first|last)_year$/
/** Digits of an input that was given, perhaps in another unit. */
const DIGITS = 6
const MOST_NUMBERS = 3

/** The members whose name is wanted, in their places. */
function only(values: Values, wanted: (name: string) => boolean): Values {
  const kept: Record<string, unknown> = {}
  for (const name of Object.keys(values)) if (wanted(name)) setOwn(kept, name, values[name])
  return kept
}

function inputRecord(field: Field, raw: Values, declared: Values, si: Values, use: Use): InputAnswer {
  const { name, head, unit, siUnit, columns } = field
  const sent = Object.hasOwn(raw, name)
  const present = Object.hasOwn(declared, name)
  return {
    ...head,
    origin: sent ? 'given' : present ? 'default' : 'left out',
    use,
    ...(sent && { typed: raw[name] }),
    ...(present && { value: declared[name] }),
    ...(unit !== undefined && { unit }),
    ...(present && siUnit !== undefined && { si: { value: si[name], unit: siUnit } }),
    ...(present && columns),
  }
}

/** Of rows, their members as they were declared; of a grid, what stands in its places. */
function columnsOf(schema: TSchema): Field['columns'] {
  const { items } = schema as { readonly items?: TSchema }
  if (items === undefined) return labelsOf(schema)
  const columns = membersOf(items)
  return columns ? { columns } : { ...placesOf(schema), ...labelsOf(items) }
}

function membersOf(row: TSchema): readonly ColumnAnswer[] | undefined {
  const { properties } = row as { readonly properties?: Readonly<Record<string, TSchema>> }
  return properties && Object.entries(properties).map(([name, field]) => columnOf(name, field))
}

function columnOf(name: string, field: TSchema): ColumnAnswer {
  const { title, unit, symbol } = annotations(field)
  const { items } = field as { readonly items?: TSchema }
  const columns = items && membersOf(items)
  return {
    name,
    title,
    ...(unit !== undefined && { unit }),
    ...(symbol !== undefined && { symbol }),
    ...labelsOf(field),
    ...(columns && { columns }),
  }
}

function labelsOf(schema: TSchema): Pick<InputAnswer, 'labels'> {
  const { labels } = annotations(schema)
  return Object.keys(labels).length > 0 ? { labels } : {}
}

function placesOf(schema: TSchema): Field['columns'] {
  const { axes } = annotations(schema)
  const { items } = schema as { readonly items?: TSchema & { readonly items?: TSchema } }
  const row = axes ? items?.items : items
  const places = row ? annotations(row).columns : []
  return { ...(places.length > 0 && { places }), ...(axes && { axes }) }
}
