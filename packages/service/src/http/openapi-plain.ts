/**
 * The document as linters and generators of types read it. To a validator each schema says the same as before: TypeScript
 * reads a property with a default as required, and an object without properties as one that can have none.
 */
import type { Json } from './openapi-workflows.ts'

export function plain(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(plain)
  if (!isJson(node)) return node
  const inner = Object.fromEntries(
    Object.entries(node).map(([key, member]) => [key, DATA.has(key) ? member : plain(member)]),
  )
  return [defaultsInForms, oneChoice, oneBound, openObject].reduce((schema: Json, rule) => rule(schema), inner)
}

/** Members of a schema that are values, not schemas. */
const DATA: ReadonlySet<string> = new Set(['examples', 'enum', 'const', 'default'])

const isJson = (node: unknown): node is Json => typeof node === 'object' && node !== null && !Array.isArray(node)

/** A default stands at the form that it has, so that the property stays optional. */
function defaultsInForms(schema: Json): Json {
  const { properties } = schema
  if (!isJson(properties)) return schema
  const moved = Object.entries(properties).map(([name, one]) => [name, isJson(one) ? defaultInForm(one) : one])
  return { ...schema, properties: Object.fromEntries(moved) }
}

function defaultInForm(schema: Json): Json {
  if (!('default' in schema) || !Array.isArray(schema.anyOf)) return schema
  const { default: value, anyOf, ...rest } = schema
  const fitting = anyOf.findIndex((form: Json) => canBe(form, value))
  return {
    ...rest,
    anyOf: anyOf.map((form: Json, i) => (i === Math.max(fitting, 0) ? { ...form, default: value } : form)),
  }
}

/** Whether a value is among the options of a form, or of its type. */
function canBe({ type, enum: options }: Json, value: unknown): boolean {
  if (Array.isArray(options)) return options.includes(value)
  const own = Array.isArray(value) ? 'array' : typeof value
  return [type].flat().some((name) => name === own || (name === 'integer' && Number.isInteger(value)))
}

/** A choice of one is that one, and a choice that has a form for everything is none. */
function oneChoice(schema: Json): Json {
  return ['anyOf', 'oneOf'].reduce((whole: Json, word) => {
    const { [word]: forms, ...rest } = whole
    if (!Array.isArray(forms)) return whole
    if (word === 'anyOf' && forms.some((form) => Object.keys(form).length === 0)) return rest
    return forms.length === 1 ? { ...forms[0], ...rest } : whole
  }, schema)
}

/** Of two bounds at one end, the narrower. */
function oneBound(schema: Json): Json {
  const { minimum, exclusiveMinimum, maximum, exclusiveMaximum } = schema as Readonly<Record<string, number>>
  const dropped = new Set<string>()
  if (minimum !== undefined && exclusiveMinimum !== undefined)
    dropped.add(minimum > exclusiveMinimum ? 'exclusiveMinimum' : 'minimum')
  if (maximum !== undefined && exclusiveMaximum !== undefined)
    dropped.add(maximum < exclusiveMaximum ? 'exclusiveMaximum' : 'maximum')
  return dropped.size === 0 ? schema : Object.fromEntries(Object.entries(schema).filter(([key]) => !dropped.has(key)))
}

const openObject = (schema: Json): Json =>
  schema.type === 'object' && !('properties' in schema) && !('additionalProperties' in schema)
    ? { ...schema, additionalProperties: true }
    : schema
