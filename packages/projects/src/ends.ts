/** Both ends of a link, and whether a number may go from the one to the other: compared before anything is run. */
import { isKind, kindOf } from '@keelson/kinds'
import { isUnit, unit as unitOf } from '@keelson/units'
import {
  type AnyContract,
  annotations,
  type ColumnSpec,
  sameDimension,
  shortJson,
  type ValueSpec,
} from '@keelson/workflow'
import type { TObject, TSchema } from 'typebox'
import { type BasisEntry, isDerived, isNumberEntry, isTableEntry, type TableColumn } from './document.ts'
import type { Source } from './links.ts'

/** What stands at one end. */
export interface End {
  readonly title: string
  /** `rows`: a whole table; its columns by name. */
  readonly holds: 'number' | 'numbers' | 'text' | 'texts' | 'rows'
  readonly unit: string
  /** '' where it is of none. */
  readonly kind: string
  readonly isDifference: boolean
  readonly columns?: Readonly<Record<string, End>>
}
export type FoundEnd = End | { readonly fault: string }

export const isFault = (end: FoundEnd): end is { readonly fault: string } => 'fault' in end

const number = (title: string, unit: string, kind = '', isDifference = false): End => ({
  title,
  holds: 'number',
  unit,
  kind,
  isDifference,
})
const text = (title: string): End => ({ title, holds: 'text', unit: '-', kind: '', isDifference: false })
const asList = (end: End): End => ({ ...end, holds: end.holds === 'number' ? 'numbers' : 'texts' })

type Measure = Omit<TableColumn, 'name'>

/** The unit of a column, which is that of its kind unless it says another. */
export const unitOfColumn = ({ kind, unit }: Measure): string =>
  unit ?? (kind !== undefined && isKind(kind) ? kindOf(kind).unit : '-')

const ofMeasure = (title: string, measure: Measure): End => {
  const { kind } = measure
  if (kind === undefined) return text(title)
  const isDifference = isKind(kind) && kindOf(kind).difference === true
  return number(title, unitOfColumn(measure), kind === '-' ? '' : kind, isDifference)
}

/** An entry of the basis that is no result. */
export function endOfEntry(name: string, entry: BasisEntry, column: string | undefined): FoundEnd {
  const title = entry.title ?? name
  if (isDerived(entry)) return { fault: `${title} is the result of a calculation` }
  if (!isTableEntry(entry)) {
    if (column !== undefined) return { fault: `${title} is not a table and has no column ${shortJson(column)}` }
    return isNumberEntry(entry) ? ofMeasure(title, entry) : text(title)
  }
  const columns = Object.fromEntries(
    entry.columns.map((measure) => [measure.name, ofMeasure(`${title}: ${measure.name}`, measure)]),
  )
  if (column === undefined) return { title, holds: 'rows', unit: '-', kind: '', isDifference: false, columns }
  const own = Object.hasOwn(columns, column) ? columns[column] : undefined
  return own ? asList(own) : { fault: `${title} has no column ${shortJson(column)}` }
}

/** A result of a calculation by its contract. */
export function endOfResult(contract: AnyContract, { output, member }: Source): FoundEnd {
  const values = contract.values as Readonly<Record<string, ValueSpec>>
  const tables = contract.tables as Readonly<
    Record<string, { title: string; columns: Readonly<Record<string, ColumnSpec>> }>
  >
  if (Object.hasOwn(values, output)) return endOfValue(values[output] as ValueSpec, member)
  if (!Object.hasOwn(tables, output))
    return { fault: `${shortJson(output)} is not a value or a table of ${contract.id}` }
  const { title, columns } = tables[output] as (typeof tables)[string]
  return endOfColumn(title, columns, member)
}

function endOfValue(spec: ValueSpec, member: string | undefined): FoundEnd {
  const { title } = spec
  const isOfMembers = spec.kind === 'map' || spec.kind === 'text-map'
  if (spec.kind === 'rows') return endOfColumn(title, spec.columns, member)
  if (member !== undefined && !isOfMembers) return { fault: `${title} has no members` }
  switch (spec.kind) {
    case 'number':
      return number(title, spec.unit, spec.quantity, spec.difference)
    case 'list':
      return asList(number(title, spec.unit, spec.quantity, spec.difference))
    case 'map': {
      const one = number(title, spec.unit, spec.quantity, spec.difference)
      return member === undefined ? asList(one) : one
    }
    case 'text':
      return text(title)
    case 'texts':
      return asList(text(title))
    case 'text-map':
      return member === undefined ? asList(text(title)) : text(title)
    default:
      return { fault: `${title} is neither a number nor a text` }
  }
}

function endOfColumn(
  title: string,
  columns: Readonly<Record<string, ColumnSpec>>,
  member: string | undefined,
): FoundEnd {
  const names = Object.keys(columns).join(', ')
  if (member === undefined) return { fault: `${title} is a table and has the columns ${names}; name one of them` }
  const column = Object.hasOwn(columns, member) ? columns[member] : undefined
  if (column === undefined) return { fault: `${title} has no column ${shortJson(member)}; it has ${names}` }
  const called = `${title}: ${column.title}`
  return asList(column.kind === 'text' ? text(called) : number(called, column.unit, column.quantity, column.difference))
}

interface Spec {
  readonly type?: string
  readonly items?: TSchema
  readonly properties?: Readonly<Record<string, TSchema>>
  readonly anyOf?: readonly unknown[]
}

/** An input, or a cell of one: `layers/0/thickness`. */
export function endOfInput(contract: AnyContract, path: string): FoundEnd {
  const [name = '', ...rest] = path.split('/')
  const { properties } = contract.params as TObject
  const field = Object.hasOwn(properties, name) ? properties[name] : undefined
  if (field === undefined) return { fault: `${shortJson(name)} is not an input of ${contract.id}` }
  let schema: TSchema = field
  for (const part of rest) {
    const { items, properties: own } = schema as unknown as Spec
    const isRow = items !== undefined && /^\d{1,6}$/.test(part)
    const inner = isRow ? items : own && Object.hasOwn(own, part) ? own[part] : undefined
    if (inner === undefined) return { fault: `${annotations(field).title} has no cell ${shortJson(part)}` }
    schema = inner
  }
  return endOfSchema(schema, annotations(field).title)
}

function endOfSchema(schema: TSchema, outer: string): FoundEnd {
  const { title, unit, kind, difference } = annotations(schema)
  const { type, items, properties } = schema as unknown as Spec
  const called = title || outer
  if (type === 'array' && items !== undefined) {
    const inner = endOfSchema(items, called)
    if (isFault(inner)) return inner
    if (inner.holds === 'number' || inner.holds === 'text') return { ...asList(inner), title: called }
    return inner.holds === 'rows' ? inner : { fault: `${called} is a table of numbers and cannot be linked` }
  }
  if (properties !== undefined) {
    const columns = Object.entries(properties).map(([name, one]) => [name, endOfSchema(one, name)] as const)
    const known = Object.fromEntries(columns.flatMap(([name, end]) => (isFault(end) ? [] : [[name, end]])))
    return { title: called, holds: 'rows', unit: '-', kind: '', isDifference: false, columns: known }
  }
  if (unit !== undefined) return number(called, unit, kind, difference)
  return type === 'string' ? text(called) : { fault: `${called} cannot be linked` }
}

/** Why a link may not be, in words; undefined where it may. */
export function unfit(
  source: End,
  target: End,
  link: { readonly because?: string; readonly isFed?: boolean },
): string | undefined {
  if (target.holds === 'rows') return unfitRows(source, target, link)
  if (source.holds === 'rows') return `${source.title} is a table; name one of its columns`
  const [isNumber, takesNumber] = [source.holds.startsWith('number'), target.holds.startsWith('number')]
  if (isNumber !== takesNumber)
    return `${source.title} is ${wordOf(source)}, and ${target.title} requires ${wordOf(target)}`
  return isNumber ? unlike(source, target, link) : undefined
}

const WORDS = { number: 'a number', numbers: 'numbers', text: 'a text', texts: 'texts', rows: 'a table' } as const
const wordOf = ({ holds }: End): string => WORDS[holds]

function unlike(source: End, target: End, { because, isFed = false }: Parameters<typeof unfit>[2]): string | undefined {
  const pair = `${source.title} (${source.unit}) and ${target.title} (${target.unit})`
  const [from, to] = [referenceOf(source.unit), referenceOf(target.unit)]
  if (from !== to && from !== undefined && to !== undefined) return `${pair} are ${from} and ${to} pressures`
  if (!sameDimension(source.unit, target.unit)) return `${pair} are not of the same dimension`
  if (source.isDifference !== target.isDifference) return `${pair} are a temperature difference and a temperature`
  if (senseOf(source) === 'load' && senseOf(target) === 'strength')
    return `${source.title} is a demand and ${target.title} is a capacity`
  if (source.kind === target.kind || isFed || because !== undefined) return undefined
  const kinds = `${source.kind || 'no kind'} and ${target.kind || 'no kind'}`
  return `${source.title} and ${target.title} are of different kinds (${kinds}); state the reason in "because"`
}

/** A pressure above vacuum is never taken for one above the atmosphere. */
function referenceOf(unit: string): string | undefined {
  const dimension = isUnit(unit) ? unitOf(unit).dimension : ''
  return /^pressure:(absolute|gauge)$/.exec(dimension)?.[1]
}

const senseOf = ({ kind }: End) => (isKind(kind) ? kindOf(kind).sense : undefined)

/** Each column of the table goes to the field of its name. */
function unfitRows(source: End, target: End, link: Parameters<typeof unfit>[2]): string | undefined {
  if (source.holds !== 'rows') return `${source.title} is ${wordOf(source)}, and ${target.title} requires a table`
  for (const [name, column] of Object.entries(source.columns ?? {})) {
    const own = target.columns?.[name]
    if (own === undefined) return `${target.title} has no column ${shortJson(name)}`
    const why = unfit(column, own, link)
    if (why !== undefined) return why
  }
  return undefined
}
