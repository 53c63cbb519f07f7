/**
 * A number that cannot be meant is stopped: outside what its kind can be it is refused, outside what is usual it is
 * warned of, in the same words, with the unit that was probably meant.
 */
import { KINDS } from '@keelson/kinds'
import { convert, printNumber, printPower, printUnit, unit as unitOf } from '@keelson/units'
import type { TObject, TSchema } from 'typebox'
import type { Problem } from './errors.ts'
import { sameDimension } from './measure.ts'
import type { Warning } from './outcome.ts'
import { type Annotations, annotations } from './params.ts'
import { type Place, pointerTo } from './place.ts'

export interface Judged {
  readonly problems: readonly Problem[]
  readonly warnings: readonly Warning[]
}

/** Judges every number that was sent, in the units of the fields; of a list, the first that is out of range. */
export function judgeMagnitudes(
  schema: TObject,
  declared: Readonly<Record<string, unknown>>,
  sent: ReadonlySet<string>,
): Judged {
  const found: Finding[] = []
  for (const name of sent) {
    const spec = schema.properties[name]
    if (spec !== undefined) found.push(...findings(spec, declared[name], { name }))
  }
  if (found.length === 0) return NOTHING
  return {
    problems: found.flatMap((f): Problem[] => (f.impossible ? [{ pointer: f.pointer, message: f.message }] : [])),
    warnings: found.flatMap((f): Warning[] =>
      f.impossible ? [] : [{ code: 'outside_usual_range', message: f.message, path: f.pointer }],
    ),
  }
}

const NOTHING: Judged = { problems: [], warnings: [] }

export interface Finding {
  readonly pointer: string
  readonly message: string
  readonly impossible: boolean
}

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

/** A number of a list goes by the title of the list. */
function titled(items: TSchema, list: TSchema): TSchema {
  const { title } = list as { readonly title?: string }
  if (annotations(items).title !== '' || title === undefined) return items
  const made = titledItems.get(list) ?? ({ ...items, title } as TSchema)
  titledItems.set(list, made)
  return made
}
const titledItems = new WeakMap<TSchema, TSchema>()

/** A list that is out of range says so once, at its first number that is. */
function worstOfList(items: TSchema, values: readonly unknown[], at: Place): readonly Finding[] {
  const seen = new Map<string, Finding>()
  const pointer = pointerTo(at)
  values.forEach((value, name) => {
    for (const found of findings(items, value, { in: at, name })) {
      const member = `${found.impossible} ${found.pointer.slice(pointer.length + 1).replace(/^\d+/, '')}`
      if (!seen.has(member)) seen.set(member, found)
    }
  })
  return [...seen.values()]
}

const SLACK = 1e-9
const within = (value: number, [low, high]: readonly [number, number]) =>
  value >= low - SLACK * Math.abs(low) && value <= high + SLACK * Math.abs(high)

function finding(spec: Annotations, value: number, at: Place): readonly Finding[] {
  const { usual, possible, smallest = 0, zero } = spec
  if (value === 0 && zero) return NONE
  const impossible = possible !== undefined && !within(value, possible)
  const odd = (usual !== undefined && !within(value, usual)) || (value !== 0 && Math.abs(value) < smallest)
  if (!impossible && !odd) return NONE
  return [{ pointer: pointerTo(at), impossible, message: message(spec, value, impossible) }]
}

/** '358500000 MPa cannot be: a yield strength is 8 to 3500 MPa, usually 170 to 1200. As Pa it would be 358.5 MPa.' */
function message(spec: Annotations, value: number, impossible: boolean): string {
  const { unit = '-', usual, possible } = spec
  const own = withUnit(value, unit)
  const usually = usual && `usual is ${range(usual, unit)}`
  const bounds = impossible && possible ? `possible is ${range(possible, unit)}` : undefined
  const ranges = [bounds, usually].filter((s) => s !== undefined).join(', ')
  const verb = impossible ? `cannot be ${own}` : `is read as ${own}`
  return `${spec.title} ${verb}: ${ranges}${meant(spec, value)}`
}

/** Whole numbers are said whole, unless zeros are most of them. */
const said = (value: number) => (Math.abs(value) >= LONG && value % LONG === 0 ? printPower(value) : printNumber(value))
const LONG = 1e7
const withUnit = (value: number, unit: string) => `${said(value)}${unit === '-' ? '' : ` ${printUnit(unit)}`}`
const range = ([low, high]: readonly [number, number], unit: string) => `${said(low)} to ${withUnit(high, unit)}`

/** What the number would be in the unit in which it would be usual. */
function meant({ unit = '-', usual, difference }: Annotations, value: number): string {
  if (usual === undefined || difference || value === 0 || (BARE.has(unit) && usual[1] > 1)) return ''
  const other = OFTEN_MEANT.find((name) => name !== unit && isOfTheSameSort(name, unit) && isUsual(value, name))
  return other === undefined
    ? ''
    : `. As ${printUnit(other)} it would be ${withUnit(read(value, other), unit)}: was that meant?`

  function isUsual(typed: number, name: string): boolean {
    return usual !== undefined && within(read(typed, name), usual)
  }
  function read(typed: number, name: string): number {
    return Number(convert(typed, name, unit).toPrecision(6))
  }
}

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
