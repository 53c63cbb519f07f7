/**
 * The schemas that the service publishes: requests as callers may write them, results as they come back. The forms that
 * every schema repeats are one object each, so that a document over many workflows can name them once.
 */
import type { TObject, TSchema } from 'typebox'
import { annotations } from './annotations.ts'
import { type AnyContract, type CheckSpec, engineeringChecks, type TableSpec } from './contract.ts'
import { REASON_KINDS } from './open-checks.ts'
import { groupsIn, isOpenRow } from './params.ts'
import type { ColumnSpec, UnitChoice, ValueSpec } from './values.ts'

type Json = Readonly<Record<string, unknown>>
const DIALECT = 'https://json-schema.org/draft/2020-12/schema'
const BOUNDS = ['type', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'] as const

const wrapped = (value: Json, unit: Json): Json => ({
  type: 'object',
  properties: { value, unit },
  required: ['value'],
  additionalProperties: false,
})

/** The forms in which any quantity may be sent beside a number in the unit of its field. */
export const quantityText: Json = {
  type: 'string',
  maxLength: 100,
  description: 'A number with its unit, such as "12.75 in". A number without a unit is in the unit of the input.',
}
export const quantityObject: Json = wrapped({ type: ['number', 'string'], maxLength: 100 }, { type: 'string' })

/** JSON Schema of `params` in a request: a quantity is a number in its unit, a text with a unit, or {value, unit}. */
export function requestSchema(contract: AnyContract, example: Json): Json {
  return {
    $schema: DIALECT,
    title: `${contract.title}: inputs`,
    description: contract.question,
    ...objectForms(contract.params as TObject),
    examples: [example],
  }
}

function objectForms(schema: TObject): Json {
  if (isOpenRow(schema)) return { ...schema }
  const properties = Object.entries(schema.properties)
  const required = properties
    .filter(([name, s]) => (schema.required ?? []).includes(name) && !('default' in s))
    .map(([name]) => name)
  const groups = groupsIn(schema)
  return {
    type: 'object',
    properties: Object.fromEntries(properties.map(([name, s]) => [name, forms(s)])),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
    ...(groups.length > 0 && { 'x-groups': groups }),
  }
}

/** One input with every form in which it may be sent. */
function forms(schema: TSchema): Json {
  const s = schema as TSchema & Record<string, unknown>
  const { unit, words, gaps, absent } = annotations(schema)
  if (s.type === 'array') return arrayForms(s as never)
  if (s.type === 'object') return objectForms(schema as TObject)
  if (unit === undefined) return annotated(s, [bare(s), wrapped(bare(s), { const: '-' }), ...(absent ? nulls : [])])
  const numbers = s.anyOf ? ((s.anyOf as Json[])[0] ?? {}) : bare(s)
  const wordForms = words.length > 0 ? [{ enum: words }, wrapped({ enum: words }, { const: '-' })] : []
  const none = absent
    ? [{ type: 'null' }, wrapped({ type: 'null' }, { type: 'string' })]
    : gaps
      ? [{ type: 'null' }]
      : []
  return annotated(s, [numbers, quantityText, quantityObject, ...wordForms, ...none])
}

const nulls: readonly Json[] = [{ type: 'null' }, wrapped({ type: 'null' }, { const: '-' })]

function arrayForms(s: TSchema & { items: TSchema } & Record<string, unknown>): Json {
  const { unit } = annotations(s.items)
  const { single } = annotations(s)
  const limits = Object.fromEntries(['minItems', 'maxItems', 'uniqueItems'].filter((k) => k in s).map((k) => [k, s[k]]))
  const item = forms(s.items)
  const list = { type: 'array', items: item, ...limits }
  const inUnit = unit === undefined ? { const: '-' } : { type: 'string' }
  const one = single ? ((item.anyOf as readonly Json[] | undefined) ?? [item, wrapped(item, inUnit)]) : []
  return annotated(s, [list, wrapped(list, inUnit), ...one])
}

function bare(s: Readonly<Record<string, unknown>>): Json {
  const kept = [...BOUNDS, 'enum', 'pattern', 'minLength', 'maxLength'].filter((k) => k in s)
  const own = Object.fromEntries(kept.map((k) => [k, s[k]]))
  const aliases = (s['x-aliases'] ?? {}) as Readonly<Record<string, string>>
  const labels = s['x-labels'] as Readonly<Record<string, string>> | undefined
  const options = [...((own.enum as readonly string[] | undefined) ?? []), ...Object.keys(aliases)]
  if (options.length === 0) return own
  const named = labels && { oneOf: options.map((id) => ({ const: id, title: labels[aliases[id] ?? id] ?? id })) }
  return { ...own, enum: options, ...named }
}
function annotated(s: Readonly<Record<string, unknown>>, anyOf: readonly Json[]): Json {
  const notes = Object.entries(s).filter(
    ([k]) => k.startsWith('x-') || ['title', 'description', 'default', 'examples'].includes(k),
  )
  const { superseded } = annotations(s as unknown as TSchema)
  return { ...Object.fromEntries(notes), ...(superseded !== undefined && { deprecated: true }), anyOf }
}

/** JSON Schema of `result.values`. */
export function valuesSchema(contract: AnyContract): Json {
  const specs = Object.entries(contract.values as Readonly<Record<string, ValueSpec>>)
  return {
    $schema: DIALECT,
    title: `${contract.title}: values`,
    type: 'object',
    properties: Object.fromEntries(specs.map(([name, spec]) => [name, valueForm(spec)])),
    additionalProperties: false,
  }
}

function valueForm(spec: ValueSpec): Json {
  return {
    title: spec.title,
    description: spec.description,
    ...(spec.symbol !== undefined && { 'x-symbol': spec.symbol }),
    ...('unit' in spec && ofKind(spec)),
    ...('unit' in spec && spec.unitBy && { 'x-unit-by': spec.unitBy }),
    type: 'object',
    properties: {
      value: { anyOf: [valueType(spec), { type: 'null' }] },
      ...('unit' in spec && { unit: unitForm(spec) }),
      label: { type: 'string' },
      symbol: { type: 'string' },
      ...('worded' in spec && { worded: WORDED }),
      reason: { type: 'string' },
      count: { type: 'integer' },
      ...(spec.kind === 'rows' && { columns: columnsForm }),
    },
    required: ['value', 'label'],
    additionalProperties: false,
  }
}

/** As the inputs state them. */
const ofKind = ({ unit, quantity }: { readonly unit: string; readonly quantity?: string }): Json => ({
  'x-ogc-unit': unit,
  ...(quantity && { 'x-kind': quantity }),
})

const unitForm = ({ unit, unitBy }: { readonly unit: string; readonly unitBy?: UnitChoice }): Json =>
  unitBy === undefined ? { const: unit } : { enum: [...new Set([unit, ...Object.values(unitBy.units)])] }

const WORDED: Json = {
  const: true,
  description: 'Text worded by the method. Another version of the service may word the same result differently.',
}

/** What the members of rows are. */
export const columnsForm: Json = {
  type: 'array',
  items: {
    type: 'object',
    properties: {
      ...Object.fromEntries(['name', 'title', 'unit', 'symbol'].map((name) => [name, { type: 'string' }])),
      worded: WORDED,
      labels: { type: 'object', additionalProperties: { type: 'string' }, description: 'Label of each option.' },
      columns: {
        type: 'array',
        items: { type: 'object' },
        description: 'Columns of a column that contains rows, in the same form.',
      },
    },
    required: ['name', 'title'],
    additionalProperties: false,
  },
}

function valueType(spec: ValueSpec): Json {
  const number = { type: 'number' }
  switch (spec.kind) {
    case 'number':
      return {
        ...number,
        ...(spec.minimum !== undefined && { minimum: spec.minimum }),
        ...(spec.maximum !== undefined && { maximum: spec.maximum }),
      }
    case 'list': {
      const list = { type: 'array', items: spec.gaps ? { type: ['number', 'null'] } : number }
      return spec.single || spec.orNumber ? { anyOf: [number, list] } : list
    }
    case 'matrix':
      return { type: 'array', items: { type: 'array', items: number } }
    case 'map': {
      const member = spec.gaps ? { type: ['number', 'null'] } : number
      const map = { type: 'object', additionalProperties: member, description: `keys: ${spec.keys}` }
      return spec.orNumber ? { anyOf: [number, map] } : map
    }
    case 'text-map':
      return {
        type: 'object',
        additionalProperties: { type: ['string', 'null'] },
        description: `keys: ${spec.keys}`,
      }
    case 'rows':
      return {
        type: 'array',
        items: {
          type: 'object',
          properties: Object.fromEntries(
            Object.entries(spec.columns).map(([name, column]) => [name, cellForm(column)]),
          ),
          required: Object.keys(spec.columns),
          additionalProperties: false,
        },
      }
    case 'text':
      return { type: 'string' }
    case 'texts': {
      const list = { type: 'array', items: { type: spec.gaps ? ['string', 'null'] : 'string' } }
      return spec.single ? { anyOf: [{ type: 'string' }, list] } : list
    }
    case 'flag': {
      const flag = { type: 'boolean' }
      if (spec.keys === undefined) return flag
      return { anyOf: [flag, { type: 'object', additionalProperties: flag, description: `keys: ${spec.keys}` }] }
    }
    case 'flags':
      return { type: 'array', items: { type: 'boolean' } }
  }
}

/** JSON Schema of `result.checks`: each by its id, with the same members whether it was made or not. */
export const checksSchema = (contract: AnyContract): Json =>
  listOf(Object.entries(engineeringChecks(contract)).map(([id, spec]) => checkForm(id, spec)))

function checkForm(id: string, { title, source, clause, demand, capacity, unit }: CheckSpec): Json {
  const text = { type: ['string', 'null'] }
  const number = { type: ['number', 'null'] }
  const members = closed({
    id: { const: id },
    title: { const: title },
    standard: { const: source.id },
    clause: { const: clause },
    state: { enum: ['pass', 'fail', 'not_made'] },
    open: { type: 'boolean' },
    governing: { type: 'boolean' },
    demand: closed({ value: number, unit: { const: unit }, label: { const: demand } }),
    capacity: closed({ value: number, unit: { const: unit }, label: { const: capacity } }),
    utilisation: number,
    limit: number,
    reason: text,
    reason_kind: { enum: [...REASON_KINDS, null] },
    left: { type: ['object', 'null'] },
    note: text,
    accepted: { type: ['object', 'null'] },
  })
  const template = { type: 'string' }
  const said = { type: 'object', properties: { reason: template, note: template, outside: template } }
  return { ...members, properties: { ...members.properties, said: { ...said, additionalProperties: false } } }
}

/** JSON Schema of `result.tables`: each by its id, its rows with a member for each column. */
export const tablesSchema = (contract: AnyContract): Json =>
  listOf(
    Object.entries(contract.tables as Readonly<Record<string, TableSpec>>).map(([id, spec]) => tableForm(id, spec)),
  )

function tableForm(id: string, { title, columns }: TableSpec): Json {
  const cells = Object.values(columns).map(cellForm)
  const row = { type: 'array', prefixItems: cells, minItems: cells.length, maxItems: cells.length }
  return closed({
    id: { const: id },
    title: { const: title },
    description: { type: 'string' },
    columns: columnsForm,
    rows: { type: 'array', items: row },
    count: { type: 'integer' },
  })
}

const cellForm = (column: ColumnSpec): Json =>
  column.kind === 'number'
    ? { type: ['number', 'null'], title: column.title, ...ofKind(column), ...unitOfCell(column) }
    : { type: ['string', 'null'], title: column.title }

const unitOfCell = ({ unitBy }: { readonly unitBy?: UnitChoice }) => unitBy && { 'x-unit-by': unitBy }

/** An object with all of these members and no other. */
const closed = (properties: Json) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})

/** A list whose entries are each of one of these forms. */
const listOf = (forms: readonly Json[]): Json =>
  forms.length === 0 ? { type: 'array', maxItems: 0 } : { type: 'array', items: { oneOf: forms } }
