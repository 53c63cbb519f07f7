/**
 * The builders of TypeBox that are used here, under its types. What they make is plain JSON Schema, and all of TypeBox is
 * 370 modules: 0.15 s of processor time at the start of every process.
 */
import type TypeBox from 'typebox'

type Used =
  | ('Array' | 'Boolean' | 'Enum' | 'Integer' | 'Literal' | 'Number')
  | ('Object' | 'Optional' | 'Record' | 'String' | 'Unknown' | 'Unsafe')
type Schema = Readonly<Record<string, unknown>>

const optional = new WeakSet<Schema>()

const builders = {
  Array: (items: Schema, options?: Schema) => ({ type: 'array', items, ...options }),
  Boolean: (options?: Schema) => ({ type: 'boolean', ...options }),
  Enum: (values: readonly string[]) => ({ enum: values }),
  Integer: (options?: Schema) => ({ type: 'integer', ...options }),
  Literal: (value: string) => ({ type: 'string', const: value }),
  Number: (options?: Schema) => ({ type: 'number', ...options }),
  Object: (properties: Readonly<Record<string, Schema>>, options?: Schema) => {
    const required = Object.keys(properties).filter((name) => !optional.has(properties[name] ?? {}))
    return { type: 'object', ...(required.length > 0 && { required }), properties, ...options }
  },
  Optional: (schema: Schema) => {
    const copy = { ...schema }
    optional.add(copy)
    return copy
  },
  Record: (_: Schema, value: Schema) => ({ type: 'object', patternProperties: { '^.*$': value } }),
  String: (options?: Schema) => ({ type: 'string', ...options }),
  Unknown: () => ({}),
  Unsafe: (schema: Schema) => ({ ...schema }),
} satisfies Record<Used, unknown>

export const Type = builders as unknown as Pick<typeof TypeBox, Used>
