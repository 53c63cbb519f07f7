/** The whole form of a workflow: its boxes, which of them have a part in the run, and the request that they make. */
import { type UnitSystem, usualUnit } from '@keelson/units/systems.ts'
import {
  type Applicability,
  annotations,
  applicability,
  type CheckSpec,
  capitalised,
  type Demanded,
  demandedInputs,
  neededAlways,
} from '@keelson/workflow'
import type { TObject, TSchema } from 'typebox'
import { columnsOf, largestIn, withColumnUnit } from './columns.ts'
import { alongOf, sameAlong } from './cube.ts'
import {
  EMPTY,
  type FieldState,
  type FormState,
  inUnit,
  isGrid,
  isTable,
  kindOf,
  numberIn,
  type Params,
  paramOf,
  specOf,
  stateOf,
  tidied,
  unitOfField,
  wordShown,
} from './field.ts'

/** What a form is made from: the schema of a workflow's inputs, and the request that it begins with. */
export interface FormSpec {
  readonly schema: TObject
  readonly example: Params
  /** The inputs without which a check is not made, by the title of the check. */
  readonly decides?: Readonly<Record<string, readonly string[]>>
}

/** The inputs without which a check is not made, by its title. */
export function decidedBy(checks: Readonly<Record<string, CheckSpec>>): Readonly<Record<string, readonly string[]>> {
  const named = Object.values(checks).filter(({ needs = [] }) => needs.length > 0)
  const byTitle = Map.groupBy(named, ({ title }) => title)
  return Object.fromEntries([...byTitle].map(([title, same]) => [title, same.flatMap(({ needs = [] }) => needs)]))
}

export const fieldsOf = ({ schema }: FormSpec): Readonly<Record<string, TSchema>> =>
  schema.properties as Readonly<Record<string, TSchema>>

/** The schema with words to choose from in place of a text. */
export function withChoices(schema: TObject, choices: Readonly<Record<string, readonly string[]>>): TObject {
  const chosen = Object.entries(choices).map(([name, words]) => [name, { ...schema.properties[name], enum: words }])
  return { ...schema, properties: { ...schema.properties, ...Object.fromEntries(chosen) } } as TObject
}

/** The boxes filled with the params of a request. */
export const formOf = (spec: FormSpec, params: Params): FormState =>
  Object.fromEntries(
    Object.entries(fieldsOf(spec)).map(([name, schema]) => [
      name,
      Object.hasOwn(params, name) ? stateOf(schema, params[name]) : EMPTY,
    ]),
  )

/** The form with its tables over two axes in blocks as the boxes of the axes now say; the same where nothing moves. */
export function alongAxes(spec: FormSpec, form: FormState): FormState {
  const moved = Object.entries(fieldsOf(spec)).flatMap(([name, schema]): [string, FieldState][] => {
    const [along, state = EMPTY] = [alongOf(form, schema), form[name]]
    return along?.rows.length && !sameAlong(along, state.along) ? [[name, { ...state, along }]] : []
  })
  return moved.length === 0 ? form : { ...form, ...Object.fromEntries(moved) }
}

/** Every box in the units of a practice. */
export const restatedForm = (spec: FormSpec, form: FormState, system: UnitSystem): FormState =>
  restatedFields(fieldsOf(spec), form, system)

const restatedFields = (fields: Readonly<Record<string, TSchema>>, form: FormState, system: UnitSystem): FormState =>
  Object.fromEntries(
    Object.entries(form).map(([name, state]) => {
      const schema = fields[name]
      if (!schema || state.file) return [name, state]
      if (isTable(schema)) return [name, restatedTable(schema, state, system)]
      const unit = unitOfField(schema)
      if (unit === undefined || unit === '-') return [name, state]
      const tidy = tidied(schema, state)
      const { difference } = annotations(schema)
      const to = usualUnit(system, unit, numberIn(schema, tidy) ?? likely(schema), { difference })
      return [name, inUnit(schema, tidy, to)]
    }),
  )

/** Each column in one unit, by the largest of its numbers; and the tables within its rows. */
function restatedTable(schema: TSchema, state: FieldState, system: UnitSystem): FieldState {
  const { rows = [] } = state
  const columns = columnsOf(schema, state)
  const [first] = columns
  if (isGrid(schema) && first?.own !== undefined) {
    const sizes = columns.flatMap((column) => largestIn(column, rows) ?? [])
    const size = sizes.length > 0 ? Math.max(...sizes) : likely(first.schema)
    return withColumnUnit(schema, state, first.name, usualUnit(system, first.own, size))
  }
  const inner = columns.filter((column) => isTable(column.schema))
  const whole = columns.reduce((table, column) => {
    const { name, own, schema: field } = column
    if (own === undefined || own === '-') return table
    const size = largestIn(column, rows) ?? likely(field)
    return withColumnUnit(schema, table, name, usualUnit(system, own, size))
  }, state)
  if (inner.length === 0 || rows.length === 0) return whole
  const restated = (row: FormState) =>
    Object.fromEntries(inner.map(({ name, schema: field }) => [name, restatedTable(field, row[name] ?? EMPTY, system)]))
  return { ...whole, rows: (whole.rows ?? []).map((row) => ({ ...row, ...restated(row) })) }
}

/** A value of the size that an empty box usually has. */
const likely = (schema: TSchema): number => {
  const { default: otherwise, examples } = specOf(schema)
  return [otherwise, examples?.[0], annotations(schema).usual?.[0]].find((x) => typeof x === 'number') ?? 1
}

/** The form with a number in an input, or in a cell of its table; without a unit it is in that of the input. */
export function withNumber(spec: FormSpec, form: FormState, param: string, value: number, unit?: string): FormState {
  const [name = '', row, column = ''] = param.split('/')
  const schema = fieldsOf(spec)[name]
  if (!schema) return form
  const own = unit ?? unitOfField(schema)
  if (row === undefined) return { ...form, [name]: { text: String(value), ...(own !== undefined && { unit: own }) } }
  const { rows = [], ...state } = form[name] ?? EMPTY
  const stands = columnsOf(schema, state).find((one) => one.name === column)?.unit
  const text = unit === undefined || unit === stands ? String(value) : `${value} ${unit}`
  const put = rows.map((cells, i) => (i === Number(row) ? { ...cells, [column]: { text } } : cells))
  return { ...form, [name]: { ...state, rows: put } }
}

/** The params that the form sends: what is filled in, but nothing that has no part in the modes that it selects. */
export function paramsOf(spec: FormSpec, boxes: FormState): Params {
  const form = alongAxes(spec, boxes)
  const use = useOf(spec, form).use
  const always = new Set(neededAlways(spec.schema))
  return Object.fromEntries(
    Object.entries(fieldsOf(spec)).flatMap(([name, schema]) => {
      const sent = paramOf(schema, form[name] ?? EMPTY)
      const idle = use[name] === 'unused' && !always.has(name)
      return sent === undefined || idle ? [] : [[name, sent]]
    }),
  )
}

/** Which inputs the form as it stands uses and asks for; decided even where the request would be refused. */
export interface Standing extends Applicability {
  readonly demanded: ReadonlyMap<string, Demanded>
}
export function useOf(spec: FormSpec, form: FormState): Standing {
  const fields = Object.entries(fieldsOf(spec))
  const sent = fields.map(([name, schema]) => [name, schema, paramOf(schema, form[name] ?? EMPTY)] as const)
  const given = new Set(sent.filter(([, , value]) => value !== undefined).map(([name]) => name))
  const selected = Object.fromEntries(
    sent.flatMap(([name, schema, value]) => {
      const stands = value ?? specOf(schema).default
      return stands === undefined ? [] : [[name, stands]]
    }),
  )
  return {
    ...applicability(spec.schema, selected, given),
    demanded: demandedInputs(spec.schema, selected, given),
  }
}

/** Bounds, default and usual range of an input, in words. */
export function limitsOf(schema: TSchema): string {
  const s = schema as TSchema & Readonly<Record<string, unknown>>
  const bounds = (kindOf(schema) === 'quantity' && Array.isArray(s.anyOf) ? s.anyOf[0] : s) as Readonly<
    Record<string, unknown>
  >
  const { unit, usual } = annotations(schema)
  const inUnit = unit === undefined || unit === '-' ? '' : ` ${unit}`
  const parts = [
    bounds.exclusiveMinimum !== undefined && `above ${bounds.exclusiveMinimum}${inUnit}`,
    bounds.minimum !== undefined && `at least ${bounds.minimum}${inUnit}`,
    bounds.exclusiveMaximum !== undefined && `below ${bounds.exclusiveMaximum}${inUnit}`,
    bounds.maximum !== undefined && `at most ${bounds.maximum}${inUnit}`,
    usual && `usually ${usual[0]} to ${usual[1]}${inUnit}`,
  ].filter((part) => part)
  const limits = parts.length === 0 ? [] : [`${capitalised(parts.join('; '))}.`]
  const isWord = ['choice', 'flag'].includes(kindOf(schema))
  const word = isWord ? wordShown(schema, s.default) : s.default
  const otherwise = s.default === undefined ? [] : [`Default: ${word}${inUnit}.`]
  return [...limits, ...otherwise].join(' ').replaceAll(/(?<![\w-])-(?=\d)/g, '−')
}
