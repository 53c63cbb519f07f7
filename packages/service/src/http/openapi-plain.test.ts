/** What linters and generators of types hold against an OpenAPI document is not in this one. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type Json, type TestService, testService, withPlanned } from '../testing.ts'
import { plain } from './openapi-plain.ts'

describe('the OpenAPI document, to a linter', () => {
  let service: TestService
  let document: Json
  before(async () => {
    service = await testService({}, withPlanned())
    document = (await service.get('/api/openapi.json')).json
  })
  after(() => service.close())

  it('has for every operation a summary, an id of its own, a tag that is described and an answer of each sort', () => {
    const operations = Object.values<Json>(document.paths).flatMap((path) => Object.values<Json>(path))
    const tags = document.tags.map((tag: Json) => tag.name)
    for (const { summary, operationId, tags: own, responses } of operations) {
      assert.ok(summary, operationId)
      assert.ok(own.length === 1 && tags.includes(own[0]), operationId)
      assert.ok(Object.keys(responses).some((code) => /^2\d\d$/.test(code)) && responses['4XX'], operationId)
    }
    assert.equal(new Set(operations.map(({ operationId }) => operationId)).size, operations.length)
    assert.deepEqual(new Set(operations.flatMap((operation) => operation.tags)), new Set(tags))
  })

  it('states that no operation has a security scheme', () => {
    assert.deepEqual(document.security, [])
  })

  it('has no choice of one or of anything, no two bounds at one end, and no object of which nothing is said', () => {
    const faults = [...schemasIn(document.components.schemas, '')].flatMap(([at, schema]) => {
      const choices = [schema.anyOf, schema.oneOf].filter(Array.isArray)
      const isIdle = choices.some((forms) => forms.length < 2 || forms.some((form) => Object.keys(form).length === 0))
      const isTwice = ['inimum', 'aximum'].some((end) => `m${end}` in schema && `exclusiveM${end}` in schema)
      const isMute = schema.type === 'object' && !('properties' in schema) && !('additionalProperties' in schema)
      return isIdle || isTwice || isMute ? [at] : []
    })
    assert.deepEqual(faults, [])
  })

  it('keeps a default at the form that has it, and so its property optional in types', () => {
    const all = [...schemasIn(document.components.schemas, '')]
    const atProperty = all.flatMap(([at, { properties = {} }]) =>
      Object.keys(properties).flatMap((name) => ('default' in properties[name] ? [`${at}/${name}`] : [])),
    )
    assert.deepEqual(atProperty, [])
    assert.ok(all.filter(([, schema]) => 'default' in schema).length > 500)
    const { anyOf } = document.components.schemas.ModelrepoCatenaryV1Params.properties.solve_mode
    assert.equal(anyOf[0].default, 'fairlead_position')
  })

  it('closes the body of every request of its own', () => {
    const { schemas } = document.components
    const bodies = Object.keys(schemas).filter((name) => /(?:V\d+|Other|Study)Request$/.test(name))
    assert.ok(bodies.length > 100)
    for (const name of [...bodies, ...bodies.map((b) => b.replace(/Request$/, 'Params'))])
      assert.ok(schemas[name] === undefined || schemas[name].additionalProperties === false, name)
  })
})

it('a schema that is made plain says the same of values, and what stands in it as data is left alone', () => {
  assert.deepEqual(plain({ oneOf: [{ const: 'a', title: 'A' }], enum: ['a'] }), { const: 'a', title: 'A', enum: ['a'] })
  assert.deepEqual(plain({ title: 'Cell', anyOf: [{}, { type: 'null' }] }), { title: 'Cell' })
  assert.deepEqual(plain({ minimum: 0, exclusiveMinimum: 0 }), { exclusiveMinimum: 0 })
  assert.deepEqual(plain({ minimum: 1, exclusiveMinimum: 0 }), { minimum: 1 })
  assert.deepEqual(plain({ maximum: 1, exclusiveMaximum: 2 }), { maximum: 1 })
  const examples = [{ type: 'object', anyOf: [{}] }]
  assert.deepEqual(plain({ examples }), { examples })
})

it('a default goes to the option, or to the form of its type', () => {
  const of = (value: unknown, anyOf: readonly object[]) =>
    (plain({ properties: { a: { default: value, anyOf } } }) as Json).properties.a.anyOf
  assert.deepEqual(of('mean', [{ type: 'number' }, { enum: ['mean'] }])[1], { enum: ['mean'], default: 'mean' })
  assert.deepEqual(of(2, [{ type: 'integer' }, { type: 'null' }])[0], { type: 'integer', default: 2 })
  assert.deepEqual(of([0], [{ type: 'array' }, { type: 'number' }])[0], { type: 'array', default: [0] })
})

const DATA = new Set(['examples', 'enum', 'const', 'default'])

/** Every object in the schemas, with its place. */
function* schemasIn(node: Json, at: string): Generator<readonly [string, Json]> {
  if (typeof node !== 'object' || node === null) return
  if (!Array.isArray(node)) yield [at, node]
  for (const [key, member] of Object.entries<Json>(node)) if (!DATA.has(key)) yield* schemasIn(member, `${at}/${key}`)
}
