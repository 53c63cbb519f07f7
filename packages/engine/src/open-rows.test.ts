/** Claims about tables whose columns the caller names, and about values that are one thing or several by their keys. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  declaredSchema,
  defineContract,
  flagValue,
  mapValue,
  openRows,
  optional,
  params,
  readParams,
  requestSchema,
  rows,
  text,
} from '@keelson/workflow'
import { BARE } from '@keelson/workflow/bare-contract.ts'
import { csvFiles, mapKeysOf } from './csv-files.ts'
import { emittedValues } from './emit-values.ts'
import { problemsOf } from './testing.ts'

const said = { title: 'Said', description: 'Of sources.' }
const inputs = params({
  sources: rows({ label: text(said), records: optional(openRows({ ...said, maxItems: 3 })) }, said),
})
const contract = defineContract({
  ...BARE,
  id: 'open',
  title: 'Open',
  params: inputs,
  values: {
    number: mapValue('-', { ...said, keys: 'label', orNumber: true, gaps: true }),
    flag: flagValue({ ...said, keys: 'label' }),
  },
})
const read = (records: unknown) =>
  readParams(contract, { sources: [{ label: 'a', records }] }).params.sources as readonly {
    readonly records: unknown
  }[]

test('cells arrive as they were sent: numbers, texts and null, under any name', () => {
  const records = [
    { x: 1, 'y (kN)': '2' },
    { x: 'NaN', 'y (kN)': null, other: -0.5 },
  ]
  assert.deepEqual(read(records)[0]?.records, records)
})

test('a cell that is no cell is refused at its place, and so are too many rows', () => {
  const at = (records: unknown) => problemsOf(() => read(records)).map(({ pointer }) => pointer)
  assert.deepEqual(at([{ x: 1 }, { x: true }]), ['/sources/0/records/1/x'])
  assert.deepEqual(at([{ x: { value: 1, unit: 'm' } }]), ['/sources/0/records/0/x'])
  assert.deepEqual(at([[1, 2]]), ['/sources/0/records/0'])
  assert.deepEqual(at([{}, {}, {}, {}]), ['/sources/0/records'])
})

test('what is published of such a table reads back as it was declared', () => {
  const published = JSON.parse(JSON.stringify(requestSchema(contract, {})))
  assert.deepEqual(JSON.parse(JSON.stringify(declaredSchema(published))), JSON.parse(JSON.stringify(inputs)))
})

test('a schema of another repo whose inputs are open has no boxes, and is read all the same', () => {
  assert.deepEqual(declaredSchema({ type: 'object', additionalProperties: { type: 'number' } }).properties, {})
})

test('a value is one number or flag, or one for each key with gaps', () => {
  const answer = (number: unknown, flag: unknown) => {
    const values = emittedValues(contract, readParams(contract, { sources: [] }), { values: { number, flag } })
    return [values.number?.value, values.flag?.value]
  }
  assert.deepEqual(answer(4, true), [4, true])
  assert.deepEqual(answer({ b: 4, c: null }, { b: true, c: false }), [
    { b: 4, c: null },
    { b: true, c: false },
  ])
  const files = (number: unknown) => {
    const values = emittedValues(contract, readParams(contract, { sources: [] }), { values: { number, flag: true } })
    return csvFiles({ values, tables: [] }, mapKeysOf(contract)).map(({ name }) => name)
  }
  assert.deepEqual([files(4), files({ b: 4 })], [[], ['number.csv']])
  assert.throws(() => answer(4, { b: 1 }), /flag.b is not a boolean/)
})
