/** What is published reads back as it was declared, and the plain schema of another repo becomes something to fill in. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { choice } from './choices.ts'
import { declaredSchema } from './declared-schema.ts'
import {
  count,
  flag,
  grouped,
  optional,
  quantity,
  quantityGrid,
  quantityList,
  quantityOr,
  rows,
  text,
  textList,
} from './params.ts'
import { requestSchema } from './published-schema.ts'

const said = { title: 'Input', description: 'An input.' }
const params = grouped({
  Numbers: {
    depth: quantity('water_depth', { ...said, symbol: 'd', above: 0, maximum: 4000, example: 10 }),
    shape: quantityOr(['auto'], '-', { ...said, minimum: 1, default: 'auto' }),
    points: count({ ...said, minimum: 2, default: 10 }),
  },
  Words: {
    ends: choice({ pinned: 'pinned', fixed: 'fixed' }, { ...said, aliases: { hinged: 'pinned' }, default: 'pinned' }),
    contact: flag({ ...said, default: true }),
    note: optional(text({ ...said, minLength: 1, pattern: '^[a-z]+$' })),
  },
  Lists: {
    depths: quantityList('survey_depth', { ...said, minItems: 2, uniqueItems: true, single: true }),
    grid: optional(quantityGrid('wall_thickness_pipe', { ...said, above: 0, minItems: 2 })),
    names: optional(textList({ ...said, maxItems: 3 })),
    layers: rows(
      { thickness: quantity('wall_thickness_pipe', said), name: optional(text(said)) },
      { ...said, minItems: 1, usedWhen: { ends: ['fixed'] } },
    ),
  },
})
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

test('a published request schema reads back as the declared inputs', () => {
  const contract = { title: 'A thing', question: 'What of it?', params } as never
  const published = plain(requestSchema(contract, { depth: 10 })) as Record<string, unknown>
  assert.deepEqual(plain(declaredSchema(published)), plain(params))
})

test('plain numbers are bare, texts, choices, flags and lists are what they are, and names serve as titles', () => {
  const { properties, required } = declaredSchema({
    type: 'object',
    required: ['annual_maxima'],
    properties: {
      annual_maxima: { type: 'array', minItems: 5, items: { type: 'number', exclusiveMinimum: 0 } },
      return_period: { type: ['number', 'null'], maximum: 1e4, description: 'years' },
      order: { enum: [1, 2] },
      method: { enum: ['moments', 'likelihood'], default: 'moments' },
      kind: { const: 'gumbel' },
      verbose: { type: 'boolean', title: 'Say more' },
      either: { oneOf: [{ type: 'object' }, { type: 'string', maxLength: 5 }] },
    },
  })
  assert.deepEqual(required, ['annual_maxima', 'method'])
  const { annual_maxima, return_period, order, method, kind, verbose, either } = properties as Record<string, object>
  const bare = { description: '', 'x-ogc-unit': '-' }
  assert.deepEqual(annual_maxima, {
    title: 'Annual maxima',
    description: '',
    type: 'array',
    minItems: 5,
    items: { ...bare, title: 'Annual maxima', type: 'number', exclusiveMinimum: 0 },
  })
  assert.deepEqual(return_period, {
    ...bare,
    title: 'Return period',
    description: 'years',
    type: 'number',
    maximum: 1e4,
  })
  assert.deepEqual(order, { ...bare, title: 'Order', type: 'number', enum: [1, 2] })
  const words = { description: '', type: 'string' }
  assert.deepEqual(method, { ...words, title: 'Method', enum: ['moments', 'likelihood'], default: 'moments' })
  assert.deepEqual(kind, { ...words, title: 'Kind', const: 'gumbel', enum: ['gumbel'] })
  assert.deepEqual(verbose, { description: '', title: 'Say more', type: 'boolean' })
  assert.deepEqual(either, { ...words, title: 'Either', maxLength: 5 })
})

test('a table is one of named columns; what has no box is left out', () => {
  const { properties } = declaredSchema({
    properties: {
      stations: { type: 'array', items: { type: 'object', required: ['x'], properties: { x: { type: 'number' } } } },
      nested: { type: 'object', properties: { x: { type: 'number' } } },
      anything: {},
      referred: { $ref: '#/$defs/x' },
      untyped: { type: 'array' },
    },
  })
  assert.deepEqual(Object.keys(properties), ['stations'])
  assert.deepEqual((properties.stations as unknown as { items: object }).items, {
    type: 'object',
    properties: { x: { title: 'X', description: '', 'x-ogc-unit': '-', type: 'number' } },
    required: ['x'],
    additionalProperties: false,
  })
  assert.deepEqual(declaredSchema({}).properties, {})
})
