import assert from 'node:assert/strict'
import test from 'node:test'
import { count, params, quantity, quantityList, rows, text } from '@keelson/workflow'
import { tableOf } from '../headings/tables.fixture.ts'
import { bytesOf } from '../rao/reading.fixture.ts'
import { readFile } from '../read-file.ts'
import { NO_COLUMN } from './fit.ts'
import { mapped, mappingError, STATIONS, SURVEY, said } from './inputs.fixture.ts'
import { mappingOf } from './mapping.ts'
import { openQuestions, propose } from './propose.ts'
import { taken } from './taken.ts'
import { targetsOf } from './targets.ts'

test('a column is proposed with its unit and the reason in words', () => {
  const table = tableOf(
    [
      ['TVDSS [ft]', ['1', '2']],
      ['Name', ['a', 'b']],
    ],
    2,
  )
  const [depth, name] = propose(table, STATIONS).columns
  assert.equal(depth?.fits[0]?.reason, "'TVDSS [ft]': true vertical depth below sea level, feet")
  assert.equal(depth?.fits[0]?.unit, 'ft')
  assert.equal(name?.fits[0]?.reason, "'Name': name")
})

test('nothing is mapped while a question is open', () => {
  const table = tableOf(
    [
      ['MD', ['0', '10']],
      ['Inclination [deg]', ['0', '1']],
    ],
    2,
  )
  const { code, message, questions } = mappingError(() => mapped(table, SURVEY))
  assert.equal(code, 'file_mapping_needed')
  assert.match(message, /What is the unit of 'MD'\? .* the file does not state its unit/)
  assert.deepEqual(questions[0]?.choices[0], { answer: 'm', means: '10 is 10 m' })
  assert.equal(questions[0]?.choices[1]?.answer, 'ft')
  assert.equal(mapped(table, SURVEY, { 'target_unit:list:measured_depth': 'ft' }).columns.measured_depth?.unit, 'ft')
  assert.equal(mapped(table, SURVEY, { 'target_unit:list:measured_depth': 'yd' }).columns.measured_depth?.unit, 'yd')
  const wrong = mappingError(() => mapped(table, SURVEY, { 'target_unit:list:measured_depth': 'psi' }))
  assert.match(wrong.message, /'psi' is not an answer here/)
})

test('a unit that is not valid for its target is asked about, one of a like spelling first', () => {
  const upper = tableOf(
    [
      ['MD [M]', ['5']],
      ['Inclination [psi]', ['1']],
    ],
    1,
  )
  const [length, angle] = openQuestions(propose(upper, SURVEY))
  assert.equal(length?.choices[0]?.answer, 'm')
  assert.match(length?.text ?? '', /its unit 'M' is not valid there/)
  assert.equal(angle?.choices[0]?.answer, 'deg')
  const answers = { 'target_unit:list:measured_depth': 'm', 'target_unit:list:inclination': 'deg' }
  assert.deepEqual(mapped(upper, SURVEY, answers).columns.measured_depth, { column: 'MD', unit: 'm', stated: 'M' })
})

const PRESSURES = targetsOf(params({ pressures: quantityList('soil_stress', said('Pressures')) }))

test('a pressure in letters of another size is asked about, the usual spelling first', () => {
  for (const [unit, first] of [
    ['Mpa', 'MPa'],
    ['KPA', 'kPa'],
  ] as const) {
    const [question] = openQuestions(propose(tableOf([[`Pressures [${unit}]`, ['5']]], 1), PRESSURES))
    assert.equal(question?.choices[0]?.answer, first)
  }
})

test('of two columns that fit it is asked which, then its unit', () => {
  const table = tableOf(
    [
      ['MD', ['1']],
      ['MD', ['2']],
      ['Inclination [deg]', ['3']],
    ],
    1,
  )
  const proposal = propose(table, SURVEY)
  const [which, ...others] = openQuestions(proposal)
  assert.deepEqual(others, [])
  assert.deepEqual(
    which?.choices.map(({ answer }) => answer),
    ['MD', 'MD (2)', NO_COLUMN],
  )
  const chosen = { 'target:list:measured_depth': 'MD (2)' }
  assert.deepEqual(
    openQuestions(proposal, chosen).map(({ code }) => code),
    ['target_unit'],
  )
  const { columns } = mappingOf(proposal, { ...chosen, 'target_unit:list:measured_depth': 'm' })
  assert.deepEqual(columns.measured_depth, { column: 'MD (2)', unit: 'm' })
  const none = mappingOf(proposal, { 'target:list:measured_depth': NO_COLUMN })
  assert.deepEqual(Object.keys(none.columns), ['inclination'])
})

test('a column that fits two targets alike is asked about at both', () => {
  const two = targetsOf(
    params({
      first: rows({ depth: quantity('survey_depth', said('Depth')) }, said('First')),
      second: rows({ depth: quantity('survey_depth', said('Depth')) }, said('Second')),
    }),
  )
  const questions = openQuestions(propose(tableOf([['Depth [m]', ['1']]], 1), two))
  assert.deepEqual(
    questions.map(({ code, column }) => [code, column]),
    [
      ['target', 'first.depth'],
      ['target', 'second.depth'],
    ],
  )
})

test('of tables that have one heading, the one with more columns in the file takes it', () => {
  const node = () => count(said('Node'))
  const load = quantity('survey_depth', said('Load'))
  const two = targetsOf(
    params({
      supports: rows({ node: node(), kind: text(said('Kind')) }, said('Supports')),
      loads: rows({ node: node(), load }, said('Loads')),
    }),
  )
  const table = tableOf(
    [
      ['Node', ['1']],
      ['Load [m]', ['2']],
    ],
    1,
  )
  assert.deepEqual(Object.keys(mapped(table, two).columns), ['loads.node', 'loads.load'])
})

test('a required column that no heading says is asked for among the others', () => {
  const table = tableOf(
    [
      ['TVDSS [m]', ['1']],
      ['Label', ['x']],
    ],
    1,
  )
  const [question] = openQuestions(propose(table, STATIONS))
  assert.deepEqual(
    question?.choices.map(({ answer }) => answer),
    ['Label', NO_COLUMN],
  )
  const mapping = mapped(table, STATIONS, { 'target:list:stations.name': 'Label' })
  assert.deepEqual(taken(table, mapping, STATIONS)['stations.name'], { kind: 'texts', texts: ['x'] })
})

test('a question of the reading stays open until the file is read again with its answer', () => {
  const text = 'MD [m],Inclination\n0,0.5\n10,1.25\n'
  const [first, again] = [{}, { 'angle_unit:delimited:Inclination': 'deg' }].map((answers) => {
    const { tables, questions } = readFile(bytesOf(text), 'a.csv', answers)
    assert.ok(tables[0])
    return { table: tables[0], questions, answers }
  })
  assert.ok(first && again)
  const open = openQuestions(propose(first.table, SURVEY, first.questions), again.answers)
  assert.deepEqual(
    open.map(({ code }) => code),
    ['angle_unit'],
  )
  const { columns } = mappingOf(propose(again.table, SURVEY, again.questions), again.answers)
  assert.equal(columns.inclination?.unit, 'deg')
})

test('a table of which nothing goes anywhere is not mapped', () => {
  assert.equal(mappingError(() => mapped(tableOf([['x', ['1']]], 1), SURVEY)).code, 'mapping_invalid')
})
