import assert from 'node:assert/strict'
import test from 'node:test'
import { tableOf, tableOfCsv } from '../headings/tables.fixture.ts'
import { lasReader } from '../las/read.ts'
import { wellPathLog } from '../las/well-path.ts'
import { lasText } from '../las/write.ts'
import { type SurveyProposal, surveyProposals } from './proposals.ts'

const surveyOf = (...heads: readonly (readonly [string, readonly string[]])[]) => surveyProposals(tableOf(heads, 2))
const meansOf = (proposals: readonly SurveyProposal[]) =>
  Object.fromEntries(proposals.map(({ column, means }) => [column, means]))
const questionsOf = ({ question }: SurveyProposal) => (question === undefined ? [] : [question])

test('a survey of three columns: the units of its angles are asked', () => {
  const proposals = surveyProposals(tableOfCsv(new URL('test-data/three-columns.csv', import.meta.url)))
  assert.deepEqual(meansOf(proposals), { md: 'measured_depth', inc: 'inclination', azim: 'azimuth' })
  assert.deepEqual(
    proposals.map((proposal) => questionsOf(proposal).map(({ code, choices }) => `${code} ${choices[0]?.answer}`)),
    [[], ['angle_unit deg'], ['angle_unit deg']],
  )
})

test('of what was calculated beside it the position and the dogleg are known, rates and ellipses are not', () => {
  const proposals = surveyProposals(tableOfCsv(new URL('test-data/calculated.csv', import.meta.url)))
  assert.deepEqual(meansOf(proposals), {
    md: 'measured_depth',
    inc: 'inclination',
    azim: 'azimuth',
    tvd: 'true_vertical_depth',
    n_s_deviation: 'north',
    e_w_deviation: 'east',
    DLS: 'dogleg_severity',
  })
})

test('a north in the heading is told', () => {
  const proposals = surveyOf(['Azimuth (grid) [deg]', ['10', '20']], ['Azimuth (true) [deg]', ['11', '21']])
  assert.deepEqual(
    proposals.map(({ inWords }) => inWords),
    ['azimuth of the hole, from grid north', 'azimuth of the hole, from true north'],
  )
})

test('small angles without a unit are likelier radians, unless another angle is beyond a circle of them', () => {
  const first = (proposals: readonly SurveyProposal[]) => proposals.map(({ question }) => question?.choices[0]?.answer)
  assert.deepEqual(first(surveyOf(['Inc', ['0.1', '1.2']], ['Azi', ['0.5', '3.1']])), ['rad', 'rad'])
  assert.deepEqual(first(surveyOf(['Inc', ['0.1', '1.2']], ['Azi', ['0.5', '310']])), ['deg', 'deg'])
})

test('a depth alone is doubted, and only beside an angle', () => {
  const depth: [string, string[]] = ['Depth [m]', ['0', '100']]
  assert.deepEqual(surveyOf(depth), [])
  const [proposal] = surveyOf(depth, ['Incl [deg]', ['0', '1']])
  assert.equal(proposal?.means, 'measured_depth')
  assert.equal(proposal?.doubt, 'may be measured along the hole, or vertical')
  assert.deepEqual(meansOf(surveyOf(depth, ['MD [m]', ['0', '1']], ['Incl [deg]', ['0', '1']])), {
    MD: 'measured_depth',
    Incl: 'inclination',
  })
})

test('a well path that was written as LAS is known without a question', () => {
  const path = wellPathLog({
    well: [],
    depthUnit: 'm',
    measuredDepth: [0, 30],
    inclination: [0, 1.5],
    azimuth: [10, 20],
    north: 'grid',
    verticalDepth: [0, 29.9],
  })
  const [table] = lasReader.read(new TextEncoder().encode(lasText(path)), {}).tables
  assert.ok(table)
  const proposals = surveyProposals(table)
  assert.deepEqual(meansOf(proposals), {
    DEPT: 'measured_depth',
    INCL: 'inclination',
    AZIM: 'azimuth',
    TVD: 'true_vertical_depth',
  })
  assert.deepEqual(proposals.flatMap(questionsOf), [])
})

test('usual headings are known', () => {
  const known: readonly [string, string][] = [
    ['MD', 'measured_depth'],
    ['Measured Depth', 'measured_depth'],
    ['MD RKB', 'measured_depth'],
    ['MeasDepth', 'measured_depth'],
    ['Incl', 'inclination'],
    ['INC', 'inclination'],
    ['Hole Deviation', 'inclination'],
    ['Azi', 'azimuth'],
    ['AZIM', 'azimuth'],
    ['HAZI', 'azimuth'],
    ['Azimuth (grid)', 'azimuth'],
    ['TVDSS', 'true_vertical_depth_subsea'],
    ['True Vertical Depth', 'true_vertical_depth'],
    ['N/S', 'north'],
    ['Dogleg Severity', 'dogleg_severity'],
  ]
  for (const [heading, means] of known)
    assert.deepEqual(
      surveyOf([heading, ['0', '1']]).map((one) => one.means),
      [means],
      heading,
    )
  for (const heading of ['Magnetic Dip', 'Build Rate', 'Minor Azim', 'Toolface', 'Latitude'])
    assert.deepEqual(surveyOf([heading, ['0', '1']]), [], heading)
})
