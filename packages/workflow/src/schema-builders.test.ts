/** The builders are TypeBox's in small: each makes the JSON Schema that TypeBox makes. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import TypeBox from 'typebox'
import { Type } from './schema-builders.ts'

type Builders = typeof Type
const FORMS: Readonly<Record<keyof Builders, (T: Builders) => unknown>> = {
  Array: (T) => T.Array(T.Number({ minimum: 0 }), { maxItems: 5, title: 'Depths' }),
  Boolean: (T) => T.Boolean({ default: false }),
  Enum: (T) => T.Enum(['sand', 'clay']),
  Integer: (T) => T.Integer({ minimum: 1 }),
  Literal: (T) => T.Literal('sand'),
  Number: (T) => T.Number({ exclusiveMinimum: 0, 'x-unit': 'm' }),
  Object: (T) =>
    T.Object({ a: T.Number(), b: T.Optional(T.String()), c: T.Boolean() }, { additionalProperties: false }),
  Optional: (T) => T.Object({ a: T.Optional(T.Number({ title: 'A' })) }),
  Record: (T) => T.Record(T.String(), T.Number()),
  String: (T) => T.String({ maxLength: 20 }),
  Unknown: (T) => T.Unknown(),
  Unsafe: (T) => T.Unsafe({ type: 'object', 'x-unit': 'm' }),
}

for (const [name, form] of Object.entries(FORMS))
  test(`${name} makes what TypeBox makes, member by member in its order`, () => {
    assert.equal(JSON.stringify(form(Type)), JSON.stringify(form(TypeBox as unknown as Builders)))
  })
