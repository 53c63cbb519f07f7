/** What is read of a Parquet file: values by their declared types, and units by what the file states. */
import assert from 'node:assert/strict'
import test from 'node:test'
import type { SchemaElement } from 'hyparquet'
import { readFile } from '../read-file.ts'
import type { Answers, FileColumn } from '../table.ts'
import { parquetOf } from './made.fixture.ts'
import { writeParquet } from './write.ts'

type Written = Parameters<typeof parquetOf>[0]
const read = (columns: Written, more: Parameters<typeof parquetOf>[1] = {}, answers: Answers = {}) => {
  const { tables, ...rest } = readFile(parquetOf(columns, more), 'a.parquet', answers)
  return { columns: tables[0]?.columns ?? [], table: tables[0], ...rest }
}
const cellsOf = ({ values }: FileColumn) => (values.kind === 'numbers' ? [...values.numbers] : values.texts)
const cells = (columns: Written, more = {}) => read(columns, more).columns.map(cellsOf)
/** One column of a declared type. */
const typed = (element: Omit<SchemaElement, 'name'>, data: unknown[]) =>
  cells([{ name: 'x', data }], {
    schema: [
      { name: 'root', num_children: 1 },
      { name: 'x', ...element },
    ],
  })[0]

test('numbers, texts and flags are read as they are stored, and null is no value', () => {
  const [depth, tag, ok, count] = cells([
    { name: 'depth', data: [0.1, null, 12_500.25], type: 'DOUBLE' },
    { name: 'tag', data: ['Ø 12″', null, ''], type: 'STRING' },
    { name: 'ok', data: [true, false, null], type: 'BOOLEAN' },
    { name: 'count', data: [1, -2, 3], type: 'INT32' },
  ])
  assert.deepEqual(depth, [0.1, Number.NaN, 12_500.25])
  assert.deepEqual(tag, ['Ø 12″', null, null])
  assert.deepEqual(ok, ['true', 'false', null])
  assert.deepEqual(count, [1, -2, 3])
})

test('integers that a number cannot hold are texts, and smaller ones of the same type are numbers', () => {
  const [id, n] = cells([
    { name: 'id', data: [9_007_199_254_740_993n, 7n, null], type: 'INT64' },
    { name: 'n', data: [9_007_199_254_740_991n, -7n, null], type: 'INT64' },
  ])
  assert.deepEqual(id, ['9007199254740993', '7', null])
  assert.deepEqual(n, [9_007_199_254_740_991, -7, Number.NaN])
})

test('dates and moments are ISO texts, with Z where the file counts in UTC', () => {
  const day = new Date('1969-02-28T00:00:00Z')
  assert.deepEqual(typed({ type: 'INT32', converted_type: 'DATE' }, [day]), ['1969-02-28'])
  const moment = new Date('2024-02-29T13:30:00.250Z')
  const local = { type: 'TIMESTAMP', isAdjustedToUTC: false, unit: 'MILLIS' } as const
  assert.deepEqual(typed({ type: 'INT64', logical_type: local }, [moment]), ['2024-02-29T13:30:00.250'])
  const utc = { ...local, isAdjustedToUTC: true }
  assert.deepEqual(typed({ type: 'INT64', logical_type: utc }, [moment]), ['2024-02-29T13:30:00.250Z'])
  assert.deepEqual(typed({ type: 'INT64', converted_type: 'TIMESTAMP_MILLIS' }, [moment]), ['2024-02-29T13:30:00.250Z'])
})

test('decimals are the nearest numbers to what is written', () => {
  const decimal = { type: 'INT32', converted_type: 'DECIMAL', scale: 1, precision: 9 } as const
  assert.deepEqual(typed(decimal, [0.3, -1.1, 250]), [0.3, -1.1, 250])
})

test('infinite numbers are no value, and counted', () => {
  const { columns, left } = read([{ name: 'x', data: [1, Number.POSITIVE_INFINITY], type: 'DOUBLE' }])
  assert.deepEqual(columns.map(cellsOf), [[1, Number.NaN]])
  assert.deepEqual(left, [{ what: 'infinite numbers, read as no value', count: 1, lines: [2] }])
})

test('columns of lists are named and not read', () => {
  const schema: SchemaElement[] = [
    { name: 'root', num_children: 2 },
    { name: 'depth', type: 'DOUBLE', repetition_type: 'REQUIRED' },
    { name: 'curves', num_children: 1, converted_type: 'LIST', repetition_type: 'OPTIONAL' },
    { name: 'list', num_children: 1, repetition_type: 'REPEATED' },
    { name: 'element', type: 'DOUBLE', repetition_type: 'OPTIONAL' },
  ]
  const data = [
    { name: 'depth', data: [1, 2] },
    { name: 'curves', data: [[1], [2, 3]] },
  ]
  const { columns, left } = read(data, { schema })
  assert.deepEqual(
    columns.map(({ name }) => name),
    ['depth'],
  )
  assert.deepEqual(left, [{ what: "column 'curves', which contains lists or records", count: 1, lines: [] }])
})

test('the unit is read from the brackets of the name, or from what pandas writes', () => {
  const pandas = JSON.stringify({
    columns: [{ name: 'tvd', field_name: 'tvd', metadata: { unit: 'ft' } }],
    attributes: { units: { hs: 'm', tp: 'no unit' } },
  })
  const columns = ['md [m]', 'tvd', 'hs', 'tp'].map((name) => ({ name, data: [1, 2], type: 'DOUBLE' as const }))
  const found = read(columns, { kvMetadata: [{ key: 'pandas', value: pandas }] })
  assert.deepEqual(
    found.columns.map(({ name, unit, unitFrom }) => [name, unit, unitFrom]),
    [
      ['md', 'm', 'brackets of the heading'],
      ['tvd', 'ft', 'metadata of the column'],
      ['hs', 'm', 'metadata of the column'],
      ['tp', undefined, undefined],
    ],
  )
  assert.deepEqual(found.questions, [])
})

test('two units of one column are asked about, and the answer is the unit', () => {
  const pandas = JSON.stringify({ attributes: { units: { 'md [m]': 'ft' } } })
  const more = { kvMetadata: [{ key: 'pandas', value: pandas }] }
  const columns = [{ name: 'md [m]', data: [1, 2], type: 'DOUBLE' as const }]
  const open = read(columns, more)
  assert.deepEqual(open.columns[0]?.unit, undefined)
  assert.match(open.questions[0]?.text ?? '', /'md' states m, and the metadata of the column ft/)
  assert.deepEqual(read(columns, more, { 'unit:parquet:md': 'ft' }).columns[0]?.unit, 'ft')
  assert.deepEqual(read(columns, more, { 'unit:parquet:md': 'm' }).columns[0]?.unit, 'm')
})

test('−999.25, an angle without a unit and a doubtful heading are asked about as in delimited text', () => {
  const { questions } = read([
    { name: 'gr [gAPI]', data: [10, -999.25], type: 'DOUBLE' },
    { name: 'inclination', data: [10, 20], type: 'DOUBLE' },
    { name: 'length (L)', data: [10, 20], type: 'DOUBLE' },
  ])
  assert.deepEqual(
    questions.map(({ code, column }) => [code, column]),
    [
      ['null_code', 'gr'],
      ['angle_unit', 'inclination'],
      ['unit', 'length (L)'],
    ],
  )
})

test('what the file states in short is a fact, and the schema of a program is none', () => {
  const kvMetadata = [
    { key: 'well', value: 'A-1' },
    { key: 'ARROW:schema', value: 'x'.repeat(500) },
  ]
  assert.deepEqual(read([{ name: 'x', data: [1], type: 'DOUBLE' }], { kvMetadata }).table?.facts, { well: 'A-1' })
})

test('pages of both versions and groups of rows are read one after the other', () => {
  const data = Array.from({ length: 2500 }, (_, i) => (i % 7 === 0 ? null : i / 10))
  const [column] = cells([{ name: 'x', data, type: 'DOUBLE' }], { rowGroupSize: 1000, pageSize: 800 })
  assert.deepEqual(
    column,
    data.map((x) => x ?? Number.NaN),
  )
})

test('a written table is read back as it was, without a question, whatever numbers it has', () => {
  const numbers = Float64Array.of(-999.25, 9999, Number.NaN, 0.1 + 0.2, 1e-300, -0)
  const texts = ['a', null, '"b";', '2024-01-02', '7', 'Ø']
  const bytes = writeParquet({
    columns: [
      { name: 'inclination', heading: '', values: { kind: 'numbers', numbers } },
      { name: 'load', heading: '', unit: 'kN·m', values: { kind: 'numbers', numbers } },
      { name: 'note', heading: '', values: { kind: 'texts', texts } },
    ],
  })
  const { tables, questions, left } = readFile(bytes, 'a.parquet')
  assert.deepEqual([questions, left], [[], []])
  assert.deepEqual(
    tables[0]?.columns.map((column) => [column.name, column.unit, cellsOf(column)]),
    [
      ['inclination', '-', [...numbers]],
      ['load', 'kN·m', [...numbers]],
      ['note', undefined, texts],
    ],
  )
})
