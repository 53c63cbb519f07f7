/**
 * The boundary: what a caller typed becomes numbers in SI, or a list of problems that name the field, what was sent
 * and what is allowed. Fail-closed: nothing unknown, unread or out of bounds gets past.
 */
import {
  bareNumber,
  fromSI,
  type ReadOptions,
  type ReadQuantity,
  readQuantity,
  readValue,
  siUnitOf,
  toSI,
  UnitError,
  unit as unitOf,
} from '@keelson/units'
import type { TObject, TSchema } from 'typebox'
import { applicability, idleWarnings, type Use } from './applicability.ts'
import type { AnyContract } from './contract.ts'
import { type Problem, Refusal } from './errors.ts'
import { judgeMagnitudes } from './magnitudes.ts'
import type { Warning } from './outcome.ts'
import { annotations } from './params.ts'
import { lexiconOf, spokenRefusal, spokenWarning } from './prose.ts'
import type { InputAnswer } from './result.ts'
import { choicesNear, escapePointer, shortJson, validate } from './schema-check.ts'

export interface ReadParams {
  /** What `calculate` gets: SI, defaults filled in, idle optional inputs left out. */
  readonly params: Readonly<Record<string, unknown>>
  /** What enters the hash: the SI inputs that this run uses. */
  readonly used: Readonly<Record<string, unknown>>
  readonly inputs: readonly InputAnswer[]
  readonly warnings: readonly Warning[]
}

const MAX_PROBLEMS = 50

/** Reads the params of a request against a contract. Throws Refusal with every problem found. */
export function readParams(contract: AnyContract, raw: Readonly<Record<string, unknown>>): ReadParams {
  const schema = contract.params as TObject
  const lexicon = lexiconOf(contract)
  const reader = new Reader()
  const { declared, si } = reader.object(schema, raw, '')
  for (const [name, spec] of Object.entries(schema.properties)) {
    const otherwise = (spec as { default?: unknown }).default
    if (otherwise === undefined || Object.hasOwn(raw, name)) continue
    const filled = reader.any(spec, otherwise, `/${name}`)
    declared[name] = filled.declared
    si[name] = filled.si
  }
  const unread = new Set(reader.problems.map((p) => p.pointer))
  const problems = [...reader.problems, ...validate(contract, declared).filter((p) => !covered(p.pointer, unread))]
  const given = new Set(Object.keys(raw).filter((name) => Object.hasOwn(schema.properties, name)))
  const use = applicability(schema, declared, given)
  problems.push(...use.problems.filter((p) => !covered(p.pointer, unread) && !given.has(p.pointer.slice(1))))
  const judged = judgeMagnitudes(schema, declared, given)
  if (problems.length > 0)
    throw spokenRefusal(new Refusal(withImpossible(problems, judged.problems).slice(0, MAX_PROBLEMS)), lexicon)

  const params = leaveOutIdle(schema, si, use.use)
  const crossed: readonly Problem[] = [...judged.problems, ...(contract.rules?.(params) ?? [])]
  if (crossed.length > 0) throw spokenRefusal(new Refusal(crossed.slice(0, MAX_PROBLEMS)), lexicon)

  const used = Object.fromEntries(Object.entries(si).filter(([name]) => use.use[name] === 'used'))
  const inputs = Object.entries(schema.properties).map(([name, spec]) =>
    inputRecord(name, spec, raw, declared, si, use.use[name] ?? 'used'),
  )
  const shown = Object.fromEntries(inputs.map((i) => [i.name, shownInput(i)]))
  const warnings = [
    ...reader.notes,
    ...idleWarnings(use, shown, given),
    ...judged.warnings.filter(({ path = '' }) => use.use[path.split('/')[1] ?? ''] === 'used'),
  ].map((w) => spokenWarning(w, lexicon))
  return { params, used, inputs, warnings }
}

/** What cannot be meant is said too, where nothing else is said of it. */
function withImpossible(problems: readonly Problem[], impossible: readonly Problem[]): readonly Problem[] {
  const said = new Set(problems.map((p) => p.pointer))
  return [...problems, ...impossible.filter((p) => !said.has(p.pointer))]
}

const covered = (pointer: string, unread: ReadonlySet<string>) =>
  [...unread].some((p) => pointer === p || pointer.startsWith(`${p}/`))

const shownInput = ({ value, unit }: InputAnswer) =>
  `${typeof value === 'number' ? String(value) : shortJson(value)}${unit && unit !== '-' ? ` ${unit}` : ''}`

/** Optional inputs that this run does not use never reach the calculation; the others keep their place. */
function leaveOutIdle(schema: TObject, si: Readonly<Record<string, unknown>>, use: Readonly<Record<string, Use>>) {
  const certain = new Set(schema.required ?? [])
  return Object.fromEntries(Object.entries(si).filter(([name]) => certain.has(name) || use[name] === 'used'))
}

function inputRecord(
  name: string,
  schema: TSchema,
  raw: Readonly<Record<string, unknown>>,
  declared: Readonly<Record<string, unknown>>,
  si: Readonly<Record<string, unknown>>,
  use: Use,
): InputAnswer {
  const { title, symbol, unit } = annotations(schema)
  const sent = Object.hasOwn(raw, name)
  const present = Object.hasOwn(declared, name)
  return {
    name,
    title,
    ...(symbol !== undefined && { symbol }),
    origin: sent ? 'given' : present ? 'default' : 'left out',
    use,
    ...(sent && { typed: raw[name] }),
    ...(present && { value: declared[name] }),
    ...(unit !== undefined && { unit }),
    ...(present && unit !== undefined && { si: { value: si[name], unit: siUnitOf(unit) } }),
    ...(present && columnsOf(schema)),
  }
}

/** Of rows, their members as they were declared. */
function columnsOf(schema: TSchema): Pick<InputAnswer, 'columns'> {
  const { items } = schema as { readonly items?: TSchema & { readonly properties?: Readonly<Record<string, TSchema>> } }
  if (items?.properties === undefined) return {}
  const columns = Object.entries(items.properties).map(([name, field]) => {
    const { title, unit, symbol } = annotations(field)
    return { name, title, ...(unit !== undefined && { unit }), ...(symbol !== undefined && { symbol }) }
  })
  return { columns }
}

interface Read {
  readonly declared: unknown
  readonly si: unknown
}
interface NumberSpec {
  readonly unit: string
  readonly difference: boolean
  /** Words that may stand for the number. */
  readonly words?: readonly string[]
}

/** Walks a schema and a value together; what cannot be read is passed on as it is, for the schema to refuse. */
class Reader {
  readonly problems: Problem[] = []
  readonly notes: Warning[] = []

  any(schema: TSchema, raw: unknown, pointer: string): Read {
    const s = schema as TSchema & { type?: string; items?: TSchema; anyOf?: unknown }
    const { unit, difference, words, aliases, single } = annotations(schema)
    if (s.type === 'array' && s.items) return this.list(s.items, single && isOne(raw) ? [raw] : raw, pointer)
    if (s.type === 'object') return isRecord(raw) ? this.object(schema as TObject, raw, pointer) : asIs(raw)
    if (unit === undefined) return asIs(ownWord(this.unwrapped(raw, pointer), aliases))
    if (typeof raw === 'string' && words.includes(raw)) return asIs(raw)
    if (isQuantity(raw) && typeof raw.value === 'string' && words.includes(raw.value)) return asIs(raw.value)
    return this.number({ unit, difference, words }, raw, pointer)
  }

  object(schema: TObject, raw: Readonly<Record<string, unknown>>, pointer: string) {
    const declared: Record<string, unknown> = {}
    const si: Record<string, unknown> = {}
    for (const [name, value] of Object.entries(raw)) {
      const spec = Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined
      const read = spec ? this.any(spec, value, `${pointer}/${escapePointer(name)}`) : asIs(value)
      Object.defineProperty(declared, name, { value: read.declared, enumerable: true, writable: true })
      Object.defineProperty(si, name, { value: read.si, enumerable: true, writable: true })
    }
    if (pointer !== '') this.fillRow(schema, declared, si, pointer)
    return { declared, si }
  }

  private fillRow(schema: TObject, declared: Record<string, unknown>, si: Record<string, unknown>, pointer: string) {
    for (const [name, spec] of Object.entries(schema.properties)) {
      const otherwise = (spec as { default?: unknown }).default
      if (otherwise === undefined || Object.hasOwn(declared, name)) continue
      const read = this.any(spec, otherwise, `${pointer}/${name}`)
      declared[name] = read.declared
      si[name] = read.si
    }
  }

  private list(items: TSchema, raw: unknown, pointer: string): Read {
    const { unit, difference } = annotations(items)
    const wrapped = isQuantity(raw) && Array.isArray(raw.value)
    const listed = wrapped ? raw.value : raw
    if (!Array.isArray(listed)) return asIs(raw)
    const given = wrapped ? raw.unit : undefined
    if (unit === undefined) this.unwrapped(raw, pointer)
    const isGrid = (items as { type?: string }).type === 'array'
    const read = listed.map((item, i) => {
      if (unit === undefined || given === undefined) return this.any(items, item, `${pointer}/${i}`)
      const one = { value: item, unit: given }
      return isGrid
        ? this.any(items, one, `${pointer}/${i}`)
        : this.number({ unit, difference }, one, `${pointer}/${i}`)
    })
    return { declared: read.map((r) => r.declared), si: read.map((r) => r.si) }
  }

  private number({ unit, difference, words = [] }: NumberSpec, raw: unknown, pointer: string): Read {
    const stated = isQuantity(raw) && (raw.unit === undefined || (raw.unit === '-' && unit === '-')) ? raw.value : raw
    const sent = asNumber(stated)
    if (typeof sent === 'number') {
      const si = difference ? sent * unitOf(unit).factor : toSI(sent, unit)
      if (Number.isFinite(sent) && !Number.isFinite(si)) {
        this.problems.push({
          pointer,
          message: `is beyond the range of numbers in ${siUnitOf(unit)}; sent ${sent} ${unit}`,
        })
      }
      return numberRead(sent, si)
    }
    try {
      const read = quantityOf(sent, unit, { difference })
      if (read === undefined) {
        const forms =
          unit === '-' ? 'a number' : `a number in ${unit}, a text of a number and its unit, or {"value", "unit"}`
        this.problems.push({ pointer, message: `must be ${forms}; sent ${shortJson(raw)}` })
        return asIs(raw)
      }
      if (read.note) this.notes.push({ code: 'unit_read_as', message: read.note, path: pointer })
      const declared = read.unit === unit ? read.value : inUnit(read.si, unit, difference)
      return numberRead(declared, read.si)
    } catch (error) {
      if (!(error instanceof UnitError)) throw error
      const hint = error.suggestion ? `; ${error.suggestion}` : ''
      const word =
        words.length > 0 ? `, or ${words.map((w) => JSON.stringify(w)).join(', ')}${choicesNear(sent, words)}` : ''
      this.problems.push({
        pointer,
        message: `${error.message}${hint}${word} (sent ${shortJson(raw)}; the field is in ${unit})`,
      })
      return asIs(raw)
    }
  }

  /** A word, flag or list may come as {value, unit: "-"} too. */
  private unwrapped(raw: unknown, pointer: string): unknown {
    if (!isQuantity(raw)) return raw
    if (raw.unit !== undefined && raw.unit !== '-') {
      this.problems.push({ pointer, message: `has no unit; sent ${shortJson(raw.unit)}` })
    }
    return raw.value
  }
}

/** The contract's own word for one that means the same. */
const ownWord = (sent: unknown, aliases: Readonly<Record<string, string>>): unknown =>
  typeof sent === 'string' && Object.hasOwn(aliases, sent) ? aliases[sent] : sent
const asIs = (raw: unknown): Read => ({ declared: raw, si: raw })
/** -0 is read as 0. */
const numberRead = (declared: number, si: number): Read => ({ declared: declared + 0, si: si + 0 })
const isRecord = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw)
const isQuantity = (raw: unknown): raw is { value: unknown; unit?: unknown } =>
  isRecord(raw) && Object.hasOwn(raw, 'value') && Object.keys(raw).every((k) => k === 'value' || k === 'unit')
/** One number, in any of its forms, where a list may stand too. */
const isOne = (raw: unknown): boolean =>
  typeof raw === 'number' || typeof raw === 'string' || (isQuantity(raw) && !Array.isArray(raw.value))
/** What a text or {value, unit} says in a field of this unit; undefined where it is neither. Throws UnitError. */
const quantityOf = (sent: unknown, unit: string, options: ReadOptions): ReadQuantity | undefined => {
  if (typeof sent === 'string') return readQuantity(sent, unit, options)
  if (!isQuantity(sent) || typeof sent.unit !== 'string') return undefined
  const value = asNumber(sent.value)
  return typeof value === 'number' ? readValue(value, sent.unit, unit, options) : undefined
}
/** A number that was sent as a text, without a unit, is that number. */
const asNumber = (sent: unknown): unknown => (typeof sent === 'string' ? (bareNumber(sent) ?? sent) : sent)
/** Converted to 14 digits, so that a bound reached in another unit is met and not missed by the last bit. */
const inUnit = (si: number, unit: string, difference: boolean) =>
  Number((difference ? si / unitOf(unit).factor : fromSI(si, unit)).toPrecision(14))
