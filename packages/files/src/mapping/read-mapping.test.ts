import assert from 'node:assert/strict'
import test from 'node:test'
import { mappingError } from './inputs.fixture.ts'
import { readMapping } from './read-mapping.ts'

const COLUMNS = { measured_depth: { column: 'MD', unit: 'ft', stated: 'FT' }, wells: { column: 'Well' } }
const GOOD = { schema: 'keelson.mapping/1', table: 'survey', answers: { north: 'grid' }, columns: COLUMNS }

test('a mapping that was written as JSON is read as it was', () => {
  assert.deepEqual(readMapping(JSON.parse(JSON.stringify(GOOD))), GOOD)
  const { answers: _, ...unasked } = GOOD
  assert.deepEqual(readMapping(unasked).answers, {})
})

test('what is wrong is told with its place', () => {
  const of = (column: unknown) => ({ ...GOOD, columns: { depth: column } })
  const wrong: readonly [unknown, RegExp][] = [
    [null, /it must be an object/],
    [[GOOD], /it must be an object/],
    [{ ...GOOD, schema: 'keelson.mapping/2' }, /schema must be 'keelson.mapping\/1'/],
    [{ ...GOOD, table: 3 }, /table must be a text/],
    [{ ...GOOD, other: 1 }, /it has a member 'other'; it may have schema, table, answers, columns/],
    [{ ...GOOD, answers: { north: true } }, /answers\/north must be a text/],
    [{ ...GOOD, columns: {} }, /columns must name at least one input/],
    [of('MD'), /columns\/depth must be an object/],
    [of({}), /columns\/depth\/column must be a text/],
    [of({ column: 'MD', unit: 1 }), /columns\/depth\/unit must be a text/],
    [of({ column: 'MD', factor: 2 }), /columns\/depth has a member 'factor'/],
  ]
  for (const [value, says] of wrong) {
    const { code, message } = mappingError(() => readMapping(value))
    assert.equal(code, 'mapping_invalid')
    assert.match(message, says)
  }
})

test('its size is bounded', () => {
  const many = Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`c${at}`, { column: 'MD' }]))
  const long = 'x'.repeat(4_001)
  const wrong: readonly [unknown, RegExp][] = [
    [{ ...GOOD, columns: many }, /columns must have at most 500 members, and has 501/],
    [{ ...GOOD, table: long }, /table is longer than 4000 characters/],
    [{ ...GOOD, answers: { [long]: 'a' } }, /a name in answers is longer/],
    [{ ...GOOD, columns: { [long]: { column: 'MD' } } }, /a name in columns is longer/],
  ]
  for (const [value, says] of wrong) {
    const { message } = mappingError(() => readMapping(value))
    assert.match(message, says)
    assert.ok(message.length < 200)
  }
})

test('names that every object has are names like others', () => {
  const value = JSON.parse(JSON.stringify(GOOD).replace('"measured_depth"', '"__proto__"'))
  assert.deepEqual(Object.keys(readMapping(value).columns), ['__proto__', 'wells'])
})
