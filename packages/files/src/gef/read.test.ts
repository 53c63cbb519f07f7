import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { refusal } from '../rao/reading.fixture.ts'
import type { Answers, FileColumn } from '../table.ts'
import { gefReader } from './read.ts'

const textOf = (name: string) => readFileSync(new URL(`test-data/${name}`, import.meta.url), 'utf8')
function readText(text: string, answers: Answers = {}) {
  const file = gefReader.read(new TextEncoder().encode(text), answers)
  const [table] = file.tables
  assert.ok(table)
  return { ...file, table }
}
const valuesIn = (columns: readonly FileColumn[], name: string) => {
  const values = columns.find((one) => one.name === name)?.values
  return values?.kind === 'numbers' ? [...values.numbers] : assert.fail(name)
}
const NO_VALUE = Number.NaN

test('columns are named by the quantities of the standard, in the units of the file', () => {
  const { table, questions } = readText(textOf('two-depths.gef'))
  assert.deepEqual(
    table.columns.map(({ name, heading, unit }) => `${name} | ${heading} | ${unit}`),
    [
      'Penetration length | Sondeerlengte | m',
      'Measured cone resistance qc | Conusweerstand | MPa',
      'Sleeve friction fs | Plaatselijke wrijving | MPa',
      'Friction ratio Rf | Wrijvingsgetal | %',
      'Pore pressure u2 | Waterspanning u2 | MPa',
      'Corrected depth | Gecorrigeerde diepte | m',
      'Corrected cone resistance qt | Gecorrigeerde conusweerstand | MPa',
    ],
  )
  assert.equal(table.columns[2]?.unitFrom, '#COLUMNINFO, line 12')
  assert.deepEqual(
    questions.map(({ code, column }) => [code, column]),
    [['empty_rows', 'Sleeve friction fs']],
  )
})

test('voids are no values, and records of a dug hole are left out with their lines', () => {
  const { table, left } = readText(textOf('two-depths.gef'))
  assert.deepEqual(valuesIn(table.columns, 'Corrected depth'), [1.999, 2.019, 2.039])
  assert.deepEqual(valuesIn(table.columns, 'Sleeve friction fs'), [0.021, 0.024, NO_VALUE])
  assert.deepEqual([...table.lines], [30, 31, 32])
  assert.deepEqual(left.at(-1), { what: 'records with a depth and no measured value', count: 2, lines: [28, 29] })
  assert.deepEqual(
    left.find(({ what }) => what === "void values of 'Sleeve friction fs'"),
    { what: "void values of 'Sleeve friction fs'", count: 3, lines: [28, 29, 32] },
  )
})

test('rows without a measurement are left out where that is answered', () => {
  const key = 'empty_rows:gef:Sleeve friction fs'
  const { table, left } = readText(textOf('two-depths.gef'), { [key]: 'omit' })
  assert.deepEqual(valuesIn(table.columns, 'Corrected depth'), [1.999, 2.019])
  assert.deepEqual(left.at(-1), { what: "rows of 'gef' without 'Sleeve friction fs'", count: 1, lines: [32] })
  const kept = readText(textOf('two-depths.gef'), { [key]: 'keep' })
  assert.equal(kept.table.rows, 3)
  assert.deepEqual(kept.questions, [])
})

test('level, coordinates and measurement variables are facts', () => {
  const { facts } = readText(textOf('two-depths.gef')).table
  assert.equal(facts.ZID, '31000, -1.250, 0.05')
  assert.equal(facts['MEASUREMENTVAR 13'], '1.50, m, voorgegraven diepte')
  assert.equal(facts.TESTID, 'CPT-07')
})

test('depths with a minus sign are asked about, and turned where they are depths', () => {
  const text = textOf('below-zero.gef')
  const { table, questions } = readText(text)
  assert.deepEqual(
    questions.map(({ code, column, choices }) => [code, column, choices[0]?.means]),
    [['depth_sign', 'Penetration length', '-2 is a depth of 2']],
  )
  assert.deepEqual(valuesIn(table.columns, 'Penetration length'), [0.5, 1, 1.5, 2])
  assert.deepEqual(valuesIn(table.columns, 'Measured cone resistance qc'), [2.1, 2.4, 2.9, 3.3])
  const stated = readText(text, { depth_sign: 'as stated', row_order: 'as in the file' })
  assert.deepEqual(valuesIn(stated.table.columns, 'Penetration length'), [-0.5, -1, -1.5, -2])
  assert.deepEqual(stated.questions, [])
})

test('without a report code the numbers of quantities say nothing: columns are named in the words of the file', () => {
  const { table, left, questions } = readText(textOf('no-report.gef'))
  assert.deepEqual(
    table.columns.map(({ name, unit }) => [name, unit]),
    [
      ['Penetration length', 'm'],
      ['Tip stress, uncorrected', 'MPa'],
      ['Inclination', 'degrees'],
    ],
  )
  assert.deepEqual(
    questions.map(({ code, column }) => [code, column]),
    [
      ['null_code', 'Inclination'],
      ['empty_rows', 'Inclination'],
    ],
  )
  assert.deepEqual(
    left.map(({ what, count }) => [what, count]),
    [
      ['lines of the header without a keyword', 1],
      ['rows that do not have 4 values, one for each name in the heading', 1],
      ['values of columns that no #COLUMNINFO describes', 3],
      ['cells with -9999, read as no value', 1],
    ],
  )
})

test('records may stand on one line, and a record separator that is stated may be missing', () => {
  const text = textOf('two-depths.gef')
  const lengths = (changed: string) => valuesIn(readText(changed).table.columns, 'Penetration length')
  const joined = text.replace(/!\n 2\.0/g, '! 2.0')
  assert.notEqual(joined, text)
  assert.deepEqual(lengths(joined), [2, 2.02, 2.04])
  assert.deepEqual(lengths(text.replaceAll(';!\n', '\n')), [2, 2.02, 2.04])
})

test('of records that go upwards the order is asked', () => {
  const text = textOf('below-zero.gef').replaceAll(' -', '  ').replace('1.0000E+00', '9.0000E+00')
  const { questions, table } = readText(text)
  assert.match(questions[0]?.text ?? '', /does not ascend: it is 9, then 1\.5 on line 13\./)
  assert.deepEqual(valuesIn(table.columns, 'Penetration length'), [0.5, 1.5, 2, 9])
  assert.deepEqual([...table.lines], [11, 13, 14, 12])
  const kept = readText(text, { row_order: 'as in the file' })
  assert.deepEqual(valuesIn(kept.table.columns, 'Penetration length'), [0.5, 9, 1.5, 2])
})

test('what is no one cone penetration test, or cannot be told apart, is refused with its line', () => {
  const text = textOf('two-depths.gef')
  const refusals: readonly [string, string, number, RegExp][] = [
    [text.replace('GEF-CPT-Report', 'GEF-BORE-Report'), 'not_this_format', 6, /'GEF-BORE-Report'/],
    [`${text}${text}`, 'file_malformed', 33, /below #EOH, states #GEFID/],
    [text.replace('#EOH=', ''), 'file_malformed', 32, /no line #EOH=/],
    [text.replace('#COLUMNINFO= 3', '#COLUMNINFO= 2'), 'file_malformed', 12, /describes column 2, as line 11 does/],
    [text.replace('#COLUMNINFO= 3', '#COLUMNINFO= x'), 'file_malformed', 12, /a whole number of at least 1/],
    [text.replace('#COLUMNVOID= 3, -999999', '#COLUMNVOID= 3, none'), 'file_malformed', 18, /no number as the void/],
    [text.replace('#COLUMNSEPARATOR= ;', '#COLUMNSEPARATOR= |'), 'file_malformed', 28, /has 1 values/],
    [text.replace('#COLUMN= 7', '#COLUMN= 900000'), 'file_too_large', 9, /more than 50,000 columns/],
    [text.replace('#TESTID= CPT-07', '#DATAFORMAT= BINARY'), 'not_this_format', 5, /'BINARY'/],
  ]
  for (const [changed, code, line, says] of refusals) {
    const refused = refusal(() => readText(changed))
    assert.deepEqual([refused.code, refused.line], [code, line], refused.message)
    assert.match(refused.message, says)
  }
})
