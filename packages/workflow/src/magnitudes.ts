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

export interface Judged {
  readonly problems: readonly Problem[]
  readonly warnings: readonly Warning[]
}

/** Judges every number that was sent, in the units of the fields; of a list, the first that is out of range. */
export function judgeMagnitudes(
  schema: TObject,
  declared: Readonly<Record<string, unknown>>,
  sent: ReadonlySet<string>,
) {
  const found = [...sent].flatMap((name) => {
    const spec = schema.properties[name]
    return spec === undefined ? [] : findings(spec, declared[name], `/${name}`)
  })
  return {
    problems: found.flatMap((f): Problem[] => (f.impossible ? [{ pointer: f.pointer, message: f.message }] : [])),
    warnings: found.flatMap((f): Warning[] =>
      f.impossible ? [] : [{ code: 'outside_usual_range', message: f.message, path: f.pointer }],
    ),
  }
}

export interface Finding {
  readonly pointer: string
  readonly message: string
  readonly impossible: boolean
}

function findings(schema: TSchema, value: unknown, pointer: string): Finding[] {
  const { items, properties } = schema as { items?: TSchema; properties?: Readonly<Record<string, TSchema>> }
  if (Array.isArray(value)) return items === undefined ? [] : worstOfList(titled(items, schema), value, pointer)
  if (typeof value === 'number') return finding(annotations(schema), value, pointer)
  if (properties === undefined || typeof value !== 'object' || value === null) return []
  return Object.entries(properties).flatMap(([name, spec]) =>
    findings(spec, (value as Readonly<Record<string, unknown>>)[name], `${pointer}/${name}`),
  )
}

/** What is odd about one number of a field, in its unit; undefined where it is usual. */
export const judgeNumber = (schema: TSchema, value: number): Finding | undefined =>
  finding(annotations(schema), value, '')[0]

/** A number of a list goes by the title of the list. */
const titled = (items: TSchema, list: TSchema): TSchema => {
  const { title } = list as { readonly title?: string }
  return annotations(items).title === '' && title !== undefined ? ({ ...items, title } as TSchema) : items
}

/** A list that is out of range says so once, at its first number that is. */
function worstOfList(items: TSchema, values: readonly unknown[], pointer: string): Finding[] {
  const seen = new Map<string, Finding>()
  values.forEach((value, i) => {
    for (const found of findings(items, value, `${pointer}/${i}`)) {
      const member = `${found.impossible} ${found.pointer.slice(pointer.length + 1).replace(/^\d+/, '')}`
      if (!seen.has(member)) seen.set(member, found)
    }
  })
  return [...seen.values()]
}

const SLACK = 1e-9
const within = (value: number, [low, high]: readonly [number, number]) =>
  value >= low - SLACK * Math.abs(low) && value <= high + SLACK * Math.abs(high)

function finding(spec: Annotations, value: number, pointer: string): Finding[] {
  const { usual, possible, smallest = 0, zero } = spec
  if (value === 0 && zero) return []
  const impossible = possible !== undefined && !within(value, possible)
  const odd = (usual !== undefined && !within(value, usual)) || (value !== 0 && Math.abs(value) < smallest)
  return impossible || odd ? [{ pointer, impossible, message: message(spec, value, impossible) }] : []
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
