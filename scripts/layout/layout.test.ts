/** Claims about the layout of cases: a quantity has one line, and no number or text is touched. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { laidOut } from './layout.ts'

const lines = (json: string) => laidOut(json).trimEnd().split('\n')

test('a quantity stands on one line, whatever is said of it', () => {
  const source = 'a source that says at length where the number was found, on which page and in which edition '.repeat(
    2,
  )
  const json = `{"expected":{"a":{"value":1.50,"unit":"m",\n"by":"3 / 2","source":"${source}"},"b":{"value":2}}}`
  assert.deepEqual(lines(json), [
    '{',
    '  "expected": {',
    `    "a": { "value": 1.50, "unit": "m", "by": "3 / 2", "source": "${source}" },`,
    '    "b": { "value": 2 }',
    '  }',
    '}',
  ])
})

test('short inputs share a line; many have one each', () => {
  assert.deepEqual(lines('{"inputs":{"load":40,"span":6}}'), ['{', '  "inputs": { "load": 40, "span": 6 }', '}'])
  const many = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`input_number_${i}`, i]))
  assert.equal(lines(JSON.stringify({ inputs: many })).length, 12 + 4)
})

test('a row of a table stands on one line, unless quantities are in it', () => {
  const row = { depth: 1, args: { a: 1, b: [1, 2, 3] } }
  assert.deepEqual(lines(JSON.stringify({ rows: [row, { depth: 2 }] })), [
    '{',
    '  "rows": [',
    '    { "depth": 1, "args": { "a": 1, "b": [1, 2, 3] } },',
    '    { "depth": 2 }',
    '  ]',
    '}',
  ])
  const quantities = '{"rows":[{"depth":{"value":1,"unit":"m"},"width":{"value":2,"unit":"m"}}]}'
  assert.ok(lines(quantities).includes('      "depth": { "value": 1, "unit": "m" },'))
})

test('a case has a line for each of its members', () => {
  const refusal = { id: 'no-wall', base: 'example', inputs: { wall_thickness: 0 }, expect_refusal: true }
  assert.equal(lines(JSON.stringify({ cases: [refusal] })).length, 4 + 6)
})

test('numbers that do not fit fill lines of 120, texts have one each', () => {
  const [, first = '', second = ''] = lines(JSON.stringify(Array.from({ length: 60 }, (_, i) => i + 100)))
  assert.match(first, /^ {2}100, 101, .*,$/)
  assert.ok(first.length <= 120 && first.length > 112)
  assert.match(second, /^ {2}\d+/)
  assert.equal(lines(JSON.stringify(Array.from({ length: 30 }, (_, i) => `text ${i}`))).length, 32)
})

test('what is spelled stays so, and what is laid out is laid out', () => {
  const json = '{"a": [1e-05, 34.0, -0.0, "a \\u00e9 \\"b\\", [1]", null, true], "b": {}, "c": []}'
  const text = laidOut(json)
  assert.equal(
    text,
    `${['{', '  "a": [1e-05, 34.0, -0.0, "a \\u00e9 \\"b\\", [1]", null, true],', '  "b": {},', '  "c": []', '}'].join('\n')}\n`,
  )
  assert.equal(laidOut(text), text)
  assert.throws(() => laidOut('{"a": 1,}'), SyntaxError)
})
