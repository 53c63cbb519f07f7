/** Columns of sea states, soundings, cards and cycles go to the inputs that take them, whatever either is called. */
import assert from 'node:assert/strict'
import test from 'node:test'
import { optional, params, quantity, quantityList, rows } from '@keelson/workflow'
import { tableOf } from '../headings/tables.fixture.ts'
import { bytesOf } from '../rao/reading.fixture.ts'
import { readFile } from '../read-file.ts'
import { said } from './inputs.fixture.ts'
import { openQuestions, propose } from './propose.ts'
import { targetsOf } from './targets.ts'

const SEA_STATES = targetsOf(
  params({
    sea_states: rows(
      {
        significant_wave_height: quantity('significant_wave_height', said('Significant wave height', 'H_s')),
        peak_period: quantity('wave_period', said('Peak period', 'T_p')),
        probability: quantity('-', said('Probability', 'p_i')),
      },
      said('Sea states'),
    ),
  }),
)
const RECORDS = targetsOf(
  params({
    hs_time_series: optional(quantityList('significant_wave_height', said('Wave heights', 'H_i'))),
    peak_period_time_series: optional(quantityList('wave_period', said('Peak periods', 'T_i'))),
  }),
)
const CYCLES = targetsOf(
  params({
    stress_ranges: quantityList('stress', said('Stress ranges', 'S_n')),
    cycles: quantityList('-', { ...said('Cycles', 'n'), along: 'stress_ranges' }),
  }),
)
const SOUNDING = targetsOf(
  params({
    depth: quantityList('survey_depth', said('Depths', 'z')),
    cone_resistance: quantityList('cone_resistance', { ...said('Field cone resistance', 'q_t'), along: 'depth' }),
  }),
)
const goesTo = (...[table, targets]: Parameters<typeof propose>) =>
  propose(table, targets).columns.map(({ target, fits }) => `${target} ${fits.map(({ column }) => column)}`)
const headed = (...headings: readonly string[]) =>
  tableOf(
    headings.map((heading) => [heading, ['1', '2']]),
    2,
  )

test('a scatter diagram gives sea states with the fraction of each', () => {
  const [table] = readFile(bytesOf('Hs [m] / Tp [s],4.5,5.5,6.5\n0.5,10,20,0\n1.5,,3,4\n'), 'a.csv').tables
  assert.ok(table)
  assert.deepEqual(goesTo(table, SEA_STATES), [
    'sea_states.significant_wave_height Hs',
    'sea_states.peak_period Tp',
    'sea_states.probability fraction',
  ])
  assert.deepEqual(openQuestions(propose(table, SEA_STATES)), [])
})

test("'time series' at the end of an input is no part of what it takes", () => {
  assert.deepEqual(goesTo(headed('WVHT [m]', 'DPD [sec]'), RECORDS), [
    'hs_time_series WVHT',
    'peak_period_time_series DPD',
  ])
})

test('the symbol of an input says nothing where its name does: n of cycles is no north of a survey', () => {
  assert.deepEqual(goesTo(headed('Stress range [MPa]', 'Count'), CYCLES), [
    'stress_ranges Stress range',
    'cycles Count',
  ])
  assert.deepEqual(goesTo(headed('MD [m]', 'Inc [deg]', 'Azi [deg]', 'Northing [m]'), CYCLES), [])
})

test('a cone resistance as measured is asked about; a corrected one is taken', () => {
  const [question] = openQuestions(propose(headed('Depth [m]', 'qc [MPa]'), SOUNDING))
  assert.match(question?.text ?? '', /'qc' may be as measured, without correction for pore pressure/)
  const both = headed('Penetration [m]', 'qc [MPa]', 'qt [MPa]')
  assert.deepEqual(goesTo(both, SOUNDING), ['depth Penetration', 'cone_resistance qt'])
  assert.deepEqual(openQuestions(propose(both, SOUNDING)), [])
})
