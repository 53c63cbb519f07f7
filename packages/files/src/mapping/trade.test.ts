/** What the trade leaves open of its columns is asked, one way, before a file is taken. */
import assert from 'node:assert/strict'
import test from 'node:test'
import { choice, optional, params, quantity, quantityList, rows } from '@keelson/workflow'
import { tableOf } from '../headings/tables.fixture.ts'
import { refusal } from '../rao/reading.fixture.ts'
import { NO_COLUMN } from './fit.ts'
import { mapped, mappingError, said } from './inputs.fixture.ts'
import { openQuestions, propose } from './propose.ts'
import { settledBy } from './settled.ts'
import { taken } from './taken.ts'
import { targetsOf } from './targets.ts'

const along = { along: 'measured_depth' }
const LISTS = {
  measured_depth: optional(quantityList('survey_depth', said('Measured depths', 'MD'))),
  inclination: optional(quantityList('inclination', { ...said('Inclinations'), ...along })),
  azimuth: optional(quantityList('heading', { ...said('Azimuths'), ...along })),
}
const WITHOUT_NORTH = targetsOf(params(LISTS))
const PATH = targetsOf(
  params({
    ...LISTS,
    reference: choice(
      { grid: 'Grid north', true: 'True north', magnetic: 'Magnetic north' },
      { ...said('North'), default: 'grid' },
    ),
  }),
)
const FEATURES = targetsOf(
  params({
    features: rows(
      {
        depth: optional(quantity('metal_loss_depth', said('Depth'))),
        length: optional(quantity('defect_length', said('Length'))),
        clock: optional(quantity('heading', said('Clock position'))),
      },
      said('Features'),
    ),
  }),
)
type Columns = Parameters<typeof tableOf>[0]
const MD: Columns[number] = ['MD [m]', ['0', '100']]
const INC: Columns[number] = ['Inc [deg]', ['0', '2']]
const surveyOf = (...columns: Columns) => tableOf([MD, ...columns], 2)
const askedOf = (...[table, targets]: Parameters<typeof propose>) =>
  openQuestions(propose(table, targets)).map(({ code, column, choices }) => [code, column, choices[0]?.answer])

test('an azimuth is asked for its north where an input takes that, and the answer settles it', () => {
  const table = surveyOf(INC, ['Azi [deg]', ['10', '20']])
  assert.deepEqual(askedOf(table, PATH), [['north', 'Azi', 'grid']])
  assert.deepEqual(askedOf(table, WITHOUT_NORTH), [])
  const mapping = mapped(table, PATH, { 'north:list:Azi': 'magnetic' })
  assert.deepEqual(settledBy(table, mapping, PATH), { reference: 'magnetic' })
  assert.match(mappingError(() => mapped(table, PATH, { north: 'plant' })).message, /'plant' is not an answer here/)
})

test('a north in the heading is not asked, and settles the input as well', () => {
  const table = surveyOf(INC, ['Azimuth (true) [deg]', ['10', '20']])
  assert.deepEqual(askedOf(table, PATH), [])
  assert.deepEqual(settledBy(table, mapped(table, PATH), PATH), { reference: 'true' })
})

test('angles without a unit are asked about by their range, the likelier first', () => {
  const small = surveyOf(['Inc', ['0.1', '1.2']], ['Azi', ['0.5', '3.1']])
  assert.deepEqual(askedOf(small, WITHOUT_NORTH), [
    ['angle_unit', 'Inc', 'rad'],
    ['angle_unit', 'Azi', 'rad'],
  ])
  const { columns } = mapped(small, WITHOUT_NORTH, { angle_unit: 'rad' })
  assert.deepEqual(columns.azimuth, { column: 'Azi', unit: 'rad' })
  assert.equal(askedOf(surveyOf(['Inc', ['1', '2']], ['Azi', ['5', '310']]), WITHOUT_NORTH)[0]?.[2], 'deg')
})

test('a depth beside an angle may be vertical: asked', () => {
  const table = tableOf([['Depth [m]', ['0', '100']], INC], 2)
  const [question] = openQuestions(propose(table, WITHOUT_NORTH))
  assert.match(question?.text ?? '', /'Depth' may be measured along the hole, or vertical/)
  assert.deepEqual(
    question?.choices.map(({ answer }) => answer),
    ['Depth', NO_COLUMN],
  )
})

test('of optional lists along one another the one that has no column is asked for among those that it could take', () => {
  const other: Columns = [INC, ['Direction of hole [deg]', ['1', '2']], ['Time [h]', ['1', '2']], ['Note', ['a', 'b']]]
  const [question] = openQuestions(propose(surveyOf(...other), WITHOUT_NORTH))
  assert.equal(question?.column, 'azimuth')
  assert.deepEqual(
    question?.choices.map(({ answer }) => answer),
    ['Direction of hole', NO_COLUMN],
  )
  assert.deepEqual(askedOf(surveyOf(INC, ['Time [h]', ['1', '2']]), WITHOUT_NORTH), [])
})

const LENGTH: Columns[number] = ['Length [mm]', ['20', '30']]
const WALL: Columns[number] = ['WT [mm]', ['12.7', '12.7']]

test('a depth without a unit in a feature list may be in % of the wall, which a length is not', () => {
  const table = tableOf([['Depth', ['12', '41']], LENGTH, WALL], 2)
  const [question] = openQuestions(propose(table, FEATURES))
  assert.deepEqual(question?.choices.slice(0, 2), [
    { answer: NO_COLUMN, means: 'the largest, 41, is 41 % of the wall, which depth is not. The column is not used' },
    { answer: 'mm', means: 'the largest, 41, is 41 mm' },
  ])
  const key = 'target_unit:list:features.depth'
  assert.deepEqual(Object.keys(mapped(table, FEATURES, { [key]: NO_COLUMN }).columns), ['features.length'])
  assert.equal(mapped(table, FEATURES, { [key]: 'in' }).columns['features.depth']?.unit, 'in')
  assert.equal(askedOf(tableOf([['Depth [%]', ['12', '41']], LENGTH, WALL], 2), FEATURES)[0]?.[2], NO_COLUMN)
})

test('a depth in a table that is no feature list is asked for its unit alone', () => {
  const [question] = openQuestions(propose(tableOf([['Depth', ['1', '2']], LENGTH], 2), FEATURES))
  assert.ok(!question?.choices.some(({ answer }) => answer === NO_COLUMN))
})

test('clock positions are taken as degrees from the top, once their form is known', () => {
  const texts = tableOf([["O'clock", ['03:30', '12:00']], LENGTH], 2)
  const mapping = mapped(texts, FEATURES)
  assert.deepEqual(mapping.columns['features.clock'], { column: "O'clock", unit: 'clock' })
  const degrees = { kind: 'numbers', numbers: Float64Array.of(105, 0), unit: 'deg' }
  assert.deepEqual(taken(texts, mapping, FEATURES)['features.clock'], degrees)
  const numbers = tableOf([['Clock', ['3.30', '12.00']], LENGTH], 2)
  assert.deepEqual(askedOf(numbers, FEATURES), [['angle_unit', 'Clock', 'hours']])
  const answered = mapped(numbers, FEATURES, { angle_unit: 'hours.minutes' })
  assert.deepEqual(taken(numbers, answered, FEATURES)['features.clock'], degrees)
  assert.equal(mapped(numbers, FEATURES, { angle_unit: 'deg' }).columns['features.clock']?.unit, 'deg')
  const odd = tableOf([["O'clock", ['03:30', '13:30']], LENGTH], 2)
  const { line, message } = refusal(() => taken(odd, mapped(odd, FEATURES), FEATURES))
  assert.equal(line, 3)
  assert.match(message, /column 'O'clock': '13:30' is not a clock position/)
})
