/**
 * Published request schemas read back: every input in the unit of its field, as a contract declares it, so that a form can
 * be made from what a service publishes. What the schema as a whole says (title, description, example) is left behind. The
 * plain JSON Schema of another repo is read too: its numbers are bare, and what no form has boxes for is left out.
 */
import type { TObject, TSchema } from 'typebox'
import { isOpenRow } from './params.ts'
import { capitalised } from './shown.ts'

type Json = Readonly<Record<string, unknown>>

export function declaredSchema(published: Json): TObject {
  return declaredObject(published) as unknown as TObject
}

function declaredObject(object: Json): Json {
  const fields = Object.entries(isJson(object.properties) ? object.properties : {})
    .map(([name, schema]) => [name, isJson(schema) ? declaredField(name, schema) : undefined] as const)
    .filter((field): field is readonly [string, Json] => field[1] !== undefined)
  const named = Array.isArray(object.required) ? object.required : []
  const required = fields.filter(([name, schema]) => named.includes(name) || 'default' in schema).map(([name]) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(fields),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
    ...('x-groups' in object && { 'x-groups': object['x-groups'] }),
  }
}

/** An input with every form in which it may be sent becomes that in the unit of its field; undefined: it has no box. */
function declaredField(name: string, published: Json): Json | undefined {
  const schema = withoutDerived(published)
  const { anyOf, ...notes } = schema
  const forms = Array.isArray(anyOf) ? anyOf.filter(isJson) : []
  const [first] = forms
  if (first === undefined || !forms.some(isWrapped)) return plainField(name, schema)
  const words = schema['x-words']
  if (Array.isArray(words)) return { ...notes, anyOf: [first, { enum: words }] }
  if (schema['x-gaps'] === true) return { ...notes, anyOf: [first, { type: 'null' }] }
  if (isJson(first.items)) return { ...notes, ...first, items: declaredItem(name, first.items) }
  const { oneOf: _named, ...own } = first
  return { ...notes, ...own, ...withoutAliases(schema['x-aliases'], first.enum) }
}

/** What is published of an input that is superseded, and follows from that. */
function withoutDerived(published: Json): Json {
  if (!('x-superseded' in published)) return published
  const { deprecated: _, ...schema } = published
  return schema
}

function declaredItem(name: string, items: Json): Json | undefined {
  if (isOpenRow(items as TSchema)) return items
  return items.type === 'object' ? declaredObject(items) : declaredField(name, items)
}

const isWrapped = ({ properties }: Json): boolean => isJson(properties) && 'value' in properties && 'unit' in properties

function withoutAliases(aliases: unknown, words: unknown): Json {
  const others = isJson(aliases) ? Object.keys(aliases) : []
  return others.length > 0 && Array.isArray(words) ? { enum: words.filter((word) => !others.includes(word)) } : {}
}

/** An input of another repo: a number, a text, a choice, a flag, a list or a table. */
function plainField(name: string, schema: Json): Json | undefined {
  const { type: types, anyOf, oneOf, ...rest } = schema
  const branches = [anyOf, oneOf].find(Array.isArray)
  if (branches) return firstOf(branches.filter(isJson).map((branch) => plainField(name, { ...rest, ...branch })))
  const titled = { title: inWords(name), description: '', ...rest }
  const words = 'const' in schema ? [schema.const] : schema.enum
  if (Array.isArray(words) && words.every((word) => typeof word === 'string'))
    return { ...titled, type: 'string', enum: words }
  const type = [types].flat().find((one) => one !== 'null') ?? (Array.isArray(words) ? typeof words[0] : undefined)
  if (type === 'number' || type === 'integer') return { 'x-ogc-unit': '-', ...titled, type }
  if (type === 'string' || type === 'boolean') return { ...titled, type }
  if (type !== 'array' || !isJson(schema.items)) return undefined
  const items = declaredItem(name, schema.items)
  return items && { ...titled, type, items }
}

const firstOf = <T>(found: readonly (T | undefined)[]): T | undefined => found.find((one) => one !== undefined)

/** `annual_maxima`: Annual maxima. */
function inWords(name: string): string {
  const words = name.replaceAll(/[_-]+/g, ' ').trim()
  return capitalised(words)
}

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
