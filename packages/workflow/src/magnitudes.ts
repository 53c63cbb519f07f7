/**
 * A number that cannot be meant is stopped: outside what its kind can be it is refused, outside what is usual it is
 * warned of, in the same words, with the question whether another unit was meant.
 */
import { KINDS } from '@keelson/kinds'
import { convert, printNumber, printPower, unitAfter, unit as unitOf } from '@keelson/units'
import type { TObject, TSchema } from 'typebox'
import { type Annotations, annotations } from './annotations.ts'
import type { Problem } from './errors.ts'
import { sameDimension } from './measure.ts'
import type { Warning } from './outcome.ts'
import { type Place, pointerTo } from './place.ts'
import { digitsApart, shownWhole, withCommas } from './shown.ts'

export interface Judged {
  readonly problems: readonly Problem[]
  readonly warnings: readonly Warning[]
}

/**
 * Judges every number that was sent, in the units of the fields. `typed` is the request as it came: a number that states its
 * unit is not taken for one in another.
 */
export function judgeMagnitudes(
  schema: TObject,
  declared: Readonly<Record<string, unknown>>,
  sent: ReadonlySet<string>,
  typed: Readonly<Record<string, unknown>> = {},
): Judged {
  const found: Finding[] = []
  for (const name of sent) {
    const spec = schema.properties[name]
    if (spec !== undefined) found.push(...findings(spec, declared[name], { name }))
  }
  if (found.length === 0) return NOTHING
  const messageOf = (f: Finding) => (statesUnit(typed, f.pointer) ? f.fact : f.message)
  return {
    problems: found.flatMap((f): Problem[] => (f.impossible ? [{ pointer: f.pointer, message: messageOf(f) }] : [])),
    warnings: found.flatMap((f): Warning[] =>
      f.impossible ? [] : [{ code: 'outside_usual_range', message: messageOf(f), path: f.pointer }],
    ),
  }
}

const NOTHING: Judged = { problems: [], warnings: [] }

/** Whether what was typed at a place, or around it, states a unit: "5 kN", {value, unit}. */
function statesUnit(typed: Readonly<Record<string, unknown>>, pointer: string): boolean {
  let at: unknown = typed
  for (const name of pointer.split('/').slice(1)) {
    if (typeof at !== 'object' || at === null) return false
    if ('unit' in at && !(name in at)) return true
    at = (at as Readonly<Record<string, unknown>>)[name]
  }
  return typeof at === 'string' ? /[^\d\s.eE+-]/.test(at) : typeof at === 'object' && at !== null && 'unit' in at
}

/** What is odd about a number; its texts are written when they are asked for, since of a long list one entry is told. */
export interface Finding {
  readonly at: Place
  readonly pointer: string
  /** The number and what is usual. */
  readonly fact: string
  /** The same, with the question whether something else was meant. */
  readonly message: string
  readonly sort: Sort
  readonly impossible: boolean
}
/** Beyond what its kind can be, beyond what is usual, or nearer to 0 than is usual: one entry of a list may be so. */
type Sort = 'impossible' | 'unusual' | 'small'

const findingAt = (at: Place, sort: Sort, fact: () => string, message: () => string): Finding => ({
  at,
  sort,
  impossible: sort === 'impossible',
  get pointer() {
    return pointerTo(at)
  },
  get fact() {
    return fact()
  },
  get message() {
    return message()
  },
})

function findings(schema: TSchema, value: unknown, at: Place): readonly Finding[] {
  if (typeof value === 'number') return finding(annotations(schema), value, at)
  if (typeof value !== 'object' || value === null) return NONE
  const { items } = schema as { items?: TSchema }
  if (Array.isArray(value)) return items === undefined ? NONE : worstOfList(titled(items, schema), value, at)
  return findingsOfRow(schema, value as Readonly<Record<string, unknown>>, at)
}
const NONE: readonly Finding[] = []

function findingsOfRow(schema: TSchema, row: Readonly<Record<string, unknown>>, at: Place): readonly Finding[] {
  const { properties } = schema as { properties?: Readonly<Record<string, TSchema>> }
  const found: Finding[] = []
  for (const name in properties) {
    const spec = properties[name]
    if (spec) found.push(...findings(spec, row[name], { in: at, name }))
  }
  return found
}

/** What is odd about one number of a field, in its unit; undefined where it is usual. */
export const judgeNumber = (schema: TSchema, value: number): Finding | undefined =>
  finding(annotations(schema), value, { name: '' })[0]

/** A number of a list goes by the title of the list: 'Flow rates: 1,000,000 m³/d'. */
function titled(items: TSchema, list: TSchema): TSchema {
  const { title } = list as { readonly title?: string }
  if (annotations(items).title !== '' || title === undefined) return items
  const made = titledItems.get(list) ?? ({ ...items, title: `${title}:` } as TSchema)
  titledItems.set(list, made)
  return made
}
const titledItems = new WeakMap<TSchema, TSchema>()

/** What is odd of one member of a list: at the first entry that is, with how many are. */
interface OfList {
  /** Name of the member of a row; empty of a list of numbers. */
  readonly member: string
  readonly first: Finding
  count: number
}

/** A list says once what is odd in it. Entries near to 0 are so only if all are: a mode shape ends, a survey begins upright. */
function worstOfList(items: TSchema, values: readonly unknown[], at: Place): readonly Finding[] {
  const seen = new Map<string, OfList>()
  const spec = annotations(items)
  values.forEach((value, name) => {
    if (typeof value !== 'number') {
      for (const found of findings(items, value, { in: at, name }))
        met(seen, memberIn(at, found.at), found.sort, () => found)
      return
    }
    const sort = sortOf(spec, value)
    if (sort !== undefined) met(seen, '', sort, () => findingOf(spec, value, { in: at, name }, sort))
  })
  return [...seen.values()].flatMap(({ member, first, count }) => {
    if (first.sort === 'small' && count < numbersIn(values, member)) return []
    return [count === 1 ? first : counted(first, count, values.length)]
  })
}

function met(seen: Map<string, OfList>, member: string, sort: Sort, first: () => Finding): void {
  const key = member === '' ? sort : `${sort} ${member}`
  const before = seen.get(key)
  if (before) before.count++
  else seen.set(key, { member, first: first(), count: 1 })
}

/** Where a place lies in the entry of a list that holds it: 'thickness', or '' for the entry itself. */
function memberIn(list: Place, { in: outer, name }: Place): string {
  if (outer === undefined || outer === list) return ''
  const before = memberIn(list, outer)
  return before === '' ? String(name) : `${before}/${name}`
}

/** How many entries have a number that is not 0, of themselves or of a member. */
const numbersIn = (values: readonly unknown[], member: string): number =>
  values
    .map((value) => (member === '' ? value : (value as Readonly<Record<string, unknown>> | null)?.[member]))
    .filter((value) => typeof value === 'number' && value !== 0).length

function counted(first: Finding, count: number, of: number): Finding {
  const share = ` This applies to ${shownWhole(count)} of ${shownWhole(of)} entries.`
  return findingAt(
    first.at,
    first.sort,
    () => first.fact + share,
    () => first.message + share,
  )
}

const SLACK = 1e-9
const within = (value: number, [low, high]: readonly [number, number]) =>
  value >= low - SLACK * Math.abs(low) && value <= high + SLACK * Math.abs(high)

function sortOf({ usual, possible, smallest = 0, zero }: Annotations, value: number): Sort | undefined {
  if (value === 0 && zero) return undefined
  if (possible !== undefined && !within(value, possible)) return 'impossible'
  if (usual !== undefined && !within(value, usual)) return 'unusual'
  return value !== 0 && Math.abs(value) < smallest ? 'small' : undefined
}

function findingOf(spec: Annotations, value: number, at: Place, sort: Sort): Finding {
  const fact = () => factOf(spec, value, sort)
  return findingAt(at, sort, fact, () => `${fact()}${meant(spec, value, at)}`)
}

const finding = (spec: Annotations, value: number, at: Place): readonly Finding[] => {
  const sort = sortOf(spec, value)
  return sort === undefined ? NONE : [findingOf(spec, value, at, sort)]
}

/** 'Yield strength 358,500,000 MPa is out of range (8 to 3,500 MPa; typically 170 to 1,200 MPa).' */
function factOf(spec: Annotations, value: number, sort: Sort): string {
  const { title, unit = '-', usual, possible, smallest = 0 } = spec
  const own = `${title} ${withUnit(value, unit, digitsFrom(value, [...(usual ?? []), ...(possible ?? [])]))}`
  if (sort === 'small') return `${own} is unusually small (typically ${withUnit(smallest, unit)} or more).`
  const typically = usual && `typically ${range(usual, unit, USUAL_DIGITS)}`
  const bounds = sort === 'impossible' && possible ? range(possible, unit) : undefined
  const ranges = [bounds, typically].filter((s) => s !== undefined).join('; ')
  return `${own} is ${sort === 'impossible' ? 'out of range' : 'unusual'} (${ranges}).`
}

/** Digits with which a number just outside an end of a range is told from it. */
const digitsFrom = (value: number, ends: readonly number[]): number =>
  Math.max(...ends.map((end) => digitsApart(value, end, SHOWN_DIGITS)), SHOWN_DIGITS)
const SHOWN_DIGITS = 5

/** Whole numbers are shown whole and in groups of three, unless zeros are most of them. */
const said = (value: number, digits = SHOWN_DIGITS) =>
  Math.abs(value) >= LONG && value % LONG === 0 ? printPower(value) : withCommas(printNumber(value, digits))
const LONG = 1e10
const withUnit = (value: number, unit: string, digits?: number) => `${said(value, digits)}${unitAfter(unit, value)}`
const range = ([low, high]: readonly [number, number], unit: string, digits?: number) => {
  const end = (value: number) => (digits === undefined ? value : Number(value.toPrecision(digits)))
  return `${said(end(low))} to ${withUnit(end(high), unit)}`
}
/** What is usual is no limit, and a conversion makes it no sharper. */
const USUAL_DIGITS = 3

/** Numbers that records have in place of a reading. */
const MISSING_CODES: ReadonlySet<number> = new Set([99, 99.9, 99.99, 999, 999.25, 999.9, 9999, 9999.25, 99999, 999999])

/** The question whether it is no reading, or was typed in another unit: that in which it lies nearest to the middle of what is usual. */
function meant({ unit = '-', usual, difference }: Annotations, value: number, at: Place): string {
  if (at.in !== undefined && MISSING_CODES.has(Math.abs(value))) return ` Is ${said(value)} a code for a missing value?`
  if (usual === undefined || difference || value === 0 || (BARE.has(unit) && usual[1] > 1)) return ''
  const units = OFTEN_MEANT.filter((name) => name !== unit && isOfTheSameSort(name, unit))
  const readings = new Map<number, string>()
  for (const name of units) {
    const read = Number(convert(value, name, unit).toPrecision(6))
    if (within(read, usual) && !readings.has(read)) readings.set(read, name)
  }
  const nearest = [...readings].sort(([a], [b]) => distance(a, usual) - distance(b, usual)).slice(0, MOST_READINGS)
  if (nearest.length === 0) return ''
  const asked = nearest.map(([read, name]) => `${withUnit(value, name)} (${withUnit(read, unit)})`)
  return ` Did you mean ${asked.join(' or ')}?`
}
const MOST_READINGS = 2

/** How far a number lies from the middle of a range, in powers of ten. */
function distance(value: number, [low, high]: readonly [number, number]): number {
  const [a, b] = [Math.max(low, high / WIDEST), high]
  return Math.abs(Math.log10(Math.abs(value) / Math.sqrt(Math.max(a * b, Number.MIN_VALUE))))
}
/** A range from 0 has the middle of one that begins at this share of its end. */
const WIDEST = 1000

/** Volumes per volume have no dimension, and are no percentages; nobody types a current in millimetres a year. */
function isOfTheSameSort(a: string, b: string): boolean {
  if (!sameDimension(a, b) || BARE.has(a) !== BARE.has(b)) return false
  return Math.abs(Math.log10(unitOf(a).factor / unitOf(b).factor)) <= FARTHEST
}
/** Powers of ten between two units that are taken for one another: pascals for gigapascals. */
const FARTHEST = 9
const BARE: ReadonlySet<string> = new Set(['-', '%'])

/** Units in which field numbers are often typed, tried in this order; then those of the kinds. */
const OFTEN_MEANT: readonly string[] = [
  ...new Set([
    ...['mm', 'in', 'm', 'ft', 'km', 'cm', 'mm2', 'in2', 'm2', 'mm4', 'm4', 'in4', 'kPa', 'MPa', 'psi', 'bar', 'Pa'],
    ...['GPa', 'ksi', 'N', 'kN', 'MN', 'kip', 'lbf', 'tf', 'N*m', 'kN*m', 'MN*m', 'N/m', 'kN/m', 'N/mm', 'lbf/ft'],
    ...['N*m2', 'kN*m2', 'N/m3', 'kN/m3', 'MN/m3', 'kg/m3', 't/m3', 'lb/ft3', 'ppg', 'kg', 't', 'lb', 'kg/m', 'lb/ft'],
    ...['m/s', 'kn', 'ft/s', 'km/h', 'mm/year', 's', 'min', 'h', 'd', 'year', 'Hz', 'rad/s', 'deg', 'rad', '%', '-'],
    ...['A', 'mA', 'A/m2', 'mA/m2', 'ohm*m', 'V', 'mV', 'degC', 'degF', 'K', 'W', 'kW', 'm2/s', 'cSt', 'Pa*s', 'cP'],
    ...Object.values(KINDS).map(({ unit }) => unit),
  ]),
]
