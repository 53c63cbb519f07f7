import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { refusal } from '../rao/reading.fixture.ts'
import type { Answers, FileTable } from '../table.ts'
import { agsReader } from './read.ts'

const textOf = (name: string) => readFileSync(new URL(`test-data/${name}`, import.meta.url), 'utf8')
function readText(text: string, answers: Answers = {}) {
  const file = agsReader.read(new TextEncoder().encode(text), answers)
  const table = (name: string): FileTable => file.tables.find((one) => one.name === name) ?? assert.fail(name)
  return { ...file, table }
}
const valuesIn = ({ columns }: FileTable, name: string) => {
  const values = columns.find((one) => one.name === name)?.values
  return values?.kind === 'numbers' ? [...values.numbers] : (values?.texts ?? assert.fail(name))
}

test('each group is a table, and a sounding one for each location and test', () => {
  const { tables } = readText(textOf('cone-tests.ags'))
  assert.deepEqual(
    tables.map(({ name, rows }) => [name, rows]),
    [
      ['PROJ', 1],
      ['TRAN', 1],
      ['LOCA', 2],
      ['GEOL', 3],
      ['SCPG', 3],
      ['SCPT CPT-01', 3],
      ['SCPT CPT-02 1', 2],
      ['SCPT CPT-02 2', 2],
    ],
  )
})

test('headings and units stay as they stand, and TYPE says what is a number', () => {
  const { table } = readText(textOf('cone-tests.ags'))
  const own = table('SCPT CPT-01')
  assert.deepEqual(
    own.columns.slice(1, 5).map(({ name, unit, values }) => [name, unit, values.kind]),
    [
      ['SCPG_TESN', undefined, 'texts'],
      ['SCPT_DPTH', 'm', 'numbers'],
      ['SCPT_RES', 'MN/m2', 'numbers'],
      ['SCPT_FRES', 'kN/m2', 'numbers'],
    ],
  )
  assert.equal(own.columns[2]?.unitFrom, 'UNIT, line 38')
  assert.deepEqual(valuesIn(own, 'SCPT_RES'), [2.11, 2.48, 3.055])
  assert.deepEqual(valuesIn(own, 'SCPT_REM'), [null, null, 'zero checked'])
  assert.deepEqual([...own.lines], [40, 41, 42])
  assert.deepEqual(valuesIn(table('PROJ'), 'PROJ_NAME'), ['Shoal "North", phase 2'])
})

test('what other groups state of a location and a test are facts of its table', () => {
  const { facts } = readText(textOf('cone-tests.ags')).table('SCPT CPT-02 2')
  assert.deepEqual([facts.LOCA_GL, facts.SCPG_TESN, facts.SCPG_CSA], ['-23.65 m', '2', '15 cm2'])
})

test('of a test that goes upwards the order is asked, of no other one', () => {
  const { questions, table } = readText(textOf('cone-tests.ags'))
  assert.deepEqual(
    questions.map(({ code, table: of }) => [code, of]),
    [
      ['empty_rows', 'SCPT CPT-02 2'],
      ['row_order', 'SCPT CPT-02 2'],
    ],
  )
  assert.deepEqual(valuesIn(table('SCPT CPT-02 2'), 'SCPT_DPTH'), [3.5, 4])
  const kept = readText(textOf('cone-tests.ags'), { row_order: 'as in the file', empty_rows: 'keep' })
  assert.deepEqual(kept.questions, [])
  assert.deepEqual(valuesIn(kept.table('SCPT CPT-02 2'), 'SCPT_DPTH'), [4, 3.5])
})

test('a text in a column of numbers is no value and is counted; a column of either is of numbers where all are', () => {
  const { table, left } = readText(textOf('blow-counts.ags'))
  assert.deepEqual(valuesIn(table('ISPT BH 4'), 'ISPT_NVAL'), [17, Number.NaN])
  assert.deepEqual(valuesIn(table('ISPT BH 3'), 'ISPT_WAT'), ['Dry', '2.30'])
  assert.deepEqual(valuesIn(table('ISPT BH 3'), 'ISPT_N60'), [9, 13])
  assert.deepEqual(left, [
    { what: "values of 'ISPT_NVAL' that are not numbers, such as '50+'", count: 1, lines: [19] },
    { what: "rows of 'ISPT' that do not have the 6 cells of its HEADING", count: 1, lines: [20] },
  ])
})

test('a test without a blow count is asked about by it alone', () => {
  const { questions } = readText(textOf('blow-counts.ags'))
  assert.deepEqual(
    questions.map(({ code, table, column }) => [code, table, column]),
    [['empty_rows', 'ISPT BH 4', 'ISPT_NVAL']],
  )
  const { table } = readText(textOf('blow-counts.ags'), { empty_rows: 'omit' })
  assert.deepEqual(valuesIn(table('ISPT BH 4'), 'ISPT_TOP'), [1.5])
})

test('decimal commas are asked about, and a number that may stand for nothing', () => {
  const { questions } = readText(textOf('blow-counts.ags').replace('"2.70"', '"2,70"'))
  assert.ok(questions.some(({ code }) => code === 'decimal_comma'))
  const [first] = readText(textOf('cone-tests.ags').replace('"16.0"', '"-9999"')).questions
  assert.deepEqual([first?.code, first?.table, first?.column], ['null_code', 'SCPT CPT-01', 'SCPT_FRES'])
})

test('a group without UNIT has no units, and one without TYPE the numbers that all its cells are', () => {
  const text = textOf('blow-counts.ags').replace('"UNIT","","m"\n', '').replace('"TYPE","ID","2DP"\n', '')
  const [, height] = readText(text).table('LOCA').columns
  assert.equal(height?.unit, undefined)
  assert.deepEqual(height?.values, { kind: 'numbers', numbers: Float64Array.of(21.4, 20.95) })
})

test('an AGS file is known by its first group, and its name decides nothing', () => {
  const isAgs = (text: string) => agsReader.recognises(new TextEncoder().encode(text), 'x.ags')
  assert.equal(isAgs('\n"GROUP","PROJ"\n"HEADING","PROJ_ID"\n'), true)
  assert.equal(isAgs('GROUP,HEADING\n1,2\n'), false)
  assert.equal(isAgs('"**PROJ"\n"*PROJ_ID"\n'), false)
})

test('a group that is not whole is refused with its line', () => {
  const text = textOf('blow-counts.ags')
  const refusals: readonly [string, number, RegExp][] = [
    [`${text}${text}`, 21, /begins the group 'TRAN' again/],
    [text.replace('"HEADING","LOCA_ID","LOCA_GL"\n', ''), 7, /has 2 cells where the group 'LOCA' has 0 headings/],
    [text.replace('"GROUP","LOCA"\n', ''), 6, /has HEADING below the first row of the group 'TRAN'/],
    [text.replace('"GROUP","LOCA"', '"GROUP",""'), 6, /a group without a name/],
  ]
  for (const [changed, line, says] of refusals) {
    const refused = refusal(() => readText(changed))
    assert.deepEqual([refused.code, refused.line], ['file_malformed', line], refused.message)
    assert.match(refused.message, says)
  }
})

test('more tests in one group than a campaign has are refused', () => {
  const rows = Array.from({ length: 2_001 }, (_, at) => `"DATA","P${at}","1.0"`).join('\n')
  const text = `"GROUP","ISPT"\n"HEADING","LOCA_ID","ISPT_TOP"\n"UNIT","","m"\n"TYPE","ID","2DP"\n${rows}\n`
  const { code, line } = refusal(() => readText(text))
  assert.deepEqual([code, line], ['file_too_large', 2_005])
})
