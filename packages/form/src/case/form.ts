/** The whole form of a workflow: its boxes, which of them have a part in the run, and the request that they make. */
import { type UnitSystem, usualUnit } from '@keelson/units/systems.ts'
import { type Applicability, annotations, applicability } from '@keelson/workflow'
import type { TObject, TSchema } from 'typebox'
import {
  EMPTY,
  type FormState,
  inUnit,
  kindOf,
  numberIn,
  type Params,
  paramOf,
  rowFields,
  specOf,
  stateOf,
  tidied,
  unitOfField,
} from './field.ts'

/** Inputs that stand together in the form. */
export interface InputGroup {
  readonly title: string
  readonly inputs: readonly string[]
}
/** What a form is made from: the schema of a workflow's inputs, and the request that it begins with. */
export interface FormSpec {
  readonly schema: TObject
  readonly example: Params
  /** Inputs that are in none stand first, under a heading of their own. */
  readonly groups: readonly InputGroup[]
}

export const fieldsOf = ({ schema }: FormSpec): Readonly<Record<string, TSchema>> =>
  schema.properties as Readonly<Record<string, TSchema>>

/** The boxes filled with the params of a request. */
export const formOf = (spec: FormSpec, params: Params): FormState =>
  Object.fromEntries(
    Object.entries(fieldsOf(spec)).map(([name, schema]) => [
      name,
      Object.hasOwn(params, name) ? stateOf(schema, params[name]) : EMPTY,
    ]),
  )

/** The boxes filled with the example, in the units of a practice. */
export const exampleOf = (spec: FormSpec, system: UnitSystem): FormState =>
  restatedForm(spec, formOf(spec, spec.example), system)

/** Every box in the units of a practice. */
export const restatedForm = (spec: FormSpec, form: FormState, system: UnitSystem): FormState =>
  restatedFields(fieldsOf(spec), form, system)

const restatedFields = (fields: Readonly<Record<string, TSchema>>, form: FormState, system: UnitSystem): FormState =>
  Object.fromEntries(
    Object.entries(form).map(([name, state]) => {
      const schema = fields[name]
      if (!schema) return [name, state]
      if (state.rows)
        return [name, { ...state, rows: state.rows.map((row) => restatedFields(rowFields(schema), row, system)) }]
      const unit = unitOfField(schema)
      if (unit === undefined || unit === '-') return [name, state]
      const tidy = tidied(schema, state)
      const { difference } = annotations(schema)
      const to = usualUnit(system, unit, numberIn(schema, tidy) ?? likely(schema), { difference })
      return [name, inUnit(schema, tidy, to)]
    }),
  )

/** A value of the size that an empty box usually has. */
const likely = (schema: TSchema): number => {
  const { default: otherwise, examples } = specOf(schema)
  return [otherwise, examples?.[0], annotations(schema).usual?.[0]].find((x) => typeof x === 'number') ?? 1
}

/** The params that the form sends: what is filled in, but nothing that has no part in the modes that it selects. */
export function paramsOf(spec: FormSpec, form: FormState): Params {
  const use = useOf(spec, form).use
  const required = new Set(spec.schema.required ?? [])
  return Object.fromEntries(
    Object.entries(fieldsOf(spec)).flatMap(([name, schema]) => {
      const sent = paramOf(schema, form[name] ?? EMPTY)
      const idle = use[name] === 'unused' && !(required.has(name) && !('default' in schema))
      return sent === undefined || idle ? [] : [[name, sent]]
    }),
  )
}

/** Which inputs the form as it stands uses; decided even where the request would be refused. */
export function useOf(spec: FormSpec, form: FormState): Applicability {
  const fields = Object.entries(fieldsOf(spec))
  const sent = fields.map(([name, schema]) => [name, schema, paramOf(schema, form[name] ?? EMPTY)] as const)
  const given = new Set(sent.filter(([, , value]) => value !== undefined).map(([name]) => name))
  const selected = Object.fromEntries(
    sent.flatMap(([name, schema, value]) => {
      const stands = value ?? specOf(schema).default
      return stands === undefined ? [] : [[name, stands]]
    }),
  )
  return applicability(spec.schema, selected, given)
}

export interface FormGroup {
  readonly title: string
  /** Those that the example gives. */
  readonly fields: readonly NamedField[]
  /** Those that it leaves to their defaults, or out. */
  readonly more: readonly NamedField[]
}
interface NamedField {
  readonly name: string
  readonly schema: TSchema
}

/** The inputs in their groups; those of none stand first, under a heading of their own. */
export function groupsOf(spec: FormSpec): readonly FormGroup[] {
  const fields = fieldsOf(spec)
  const grouped = new Set(spec.groups.flatMap((g) => g.inputs))
  const rest = Object.keys(fields).filter((name) => !grouped.has(name))
  const all = [{ title: spec.groups.length === 0 ? 'Inputs' : 'General', inputs: rest }, ...spec.groups]
  const named = (inputs: readonly string[], given: boolean): NamedField[] =>
    inputs.flatMap((name) => {
      const schema = fields[name]
      return schema && Object.hasOwn(spec.example, name) === given ? [{ name, schema }] : []
    })
  return all
    .map(({ title, inputs }) => ({ title, fields: named(inputs, true), more: named(inputs, false) }))
    .filter((group) => group.fields.length + group.more.length > 0)
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
    s.default !== undefined && `${s.default}${inUnit} if left empty`,
  ].filter((part) => part)
  const text = parts.join('; ')
  return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
