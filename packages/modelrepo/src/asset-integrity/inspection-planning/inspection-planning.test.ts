/** What is special to inspection planning: rates and their floor, limits of the codes, readings of many places, and the risk target. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checked, codes, near, number, type Request, testKit, value } from '@keelson/engine/testing.ts'
import fc from 'fast-check'
import { inspectionPlanning as workflow } from './index.ts'

const { refusedAt, run } = testKit(workflow)
const READINGS = ['previous_thickness', 'years_between_readings']
const VESSEL = {
  code: 'API RP 581',
  thickness: 12.7,
  corrosion_rate: 0.25,
  age: 15,
  pressure: 2,
  diameter: 1524,
  yield_strength: 260,
  tensile_strength: 485,
}
const series = (location: string, thicknesses: readonly number[]) =>
  thicknesses.map((thickness, i) => ({ location, year: 2000 + 5 * i, thickness }))

test('the life falls as the wall thins, and the interval is never more than half of it', () => {
  fc.assert(
    fc.property(fc.double({ min: 6.01, max: 10.3, noNaN: true }), (measured_thickness) => {
      const thick = run({ measured_thickness })
      const life = number(thick, 'remaining_life')
      assert.ok(number(thick, 'inspection_interval') <= life / 2 + 1e-12)
      assert.ok(number(run({ measured_thickness: measured_thickness - 0.005 }), 'remaining_life') < life)
    }),
    { numRuns: 25, seed: 1 },
  )
})

test('nothing left is a life and an interval of 0, and fails', () => {
  for (const code of ['API 510', 'API 570', 'API 653']) {
    for (const measured_thickness of [6, 5]) {
      const spent = run({ code, measured_thickness })
      assert.deepEqual([number(spent, 'remaining_life'), number(spent, 'inspection_interval')], [0, 0])
      assert.equal(spent.status, 'FAIL')
      assert.ok(codes(spent).includes('no_remaining_life'))
    }
  }
})

test('a wall that grew is flagged, and the floor stands in for its rate', () => {
  const grown = run({ previous_thickness: 9.5 })
  assert.deepEqual(codes(grown), ['thickness_gain', 'rate_floor'])
  near(number(grown, 'corrosion_rate'), 0.0254)
  assert.ok(number(grown, 'short_term_corrosion_rate') < 0)
  const known = run({ previous_thickness: 9.5, initial_thickness: 11, age: 14 })
  near(number(known, 'corrosion_rate'), 0.1)
  assert.deepEqual(codes(known), ['thickness_gain'])
})

test("the floor holds for every rate below it, also for one that is entered beside an owner's minimum", () => {
  const rate = (over: Request) => number(run(over), 'corrosion_rate')
  near(rate({ previous_thickness: 9.6005 }), 0.0254)
  near(rate({ previous_thickness: 9.6005, minimum_corrosion_rate: 0.05 }), 0.05)
  near(rate({ corrosion_rate: 0.01 }), 0.01)
  near(rate({ corrosion_rate: 0.01, minimum_corrosion_rate: 0.05 }), 0.05)
  assert.ok(codes(run({ previous_thickness: 9.6005 })).includes('rate_floor'))
})

test('the larger rate governs unless another is chosen, which is said', () => {
  const both = { initial_thickness: 13, age: 20 }
  near(number(run(both), 'corrosion_rate'), 0.17)
  const chosen = run({ ...both, rate_basis: 'short term' })
  near(number(chosen, 'corrosion_rate'), 0.16)
  assert.ok(codes(chosen).includes('smaller_rate'))
  near(number(run(both, READINGS), 'corrosion_rate'), 0.17)
  refusedAt('/rate_basis', { rate_basis: 'trend' })
  refusedAt('/previous_thickness', {}, READINGS)
})

test('an unknown rate is for tanks, which are then measured within five years', () => {
  refusedAt('/rate_basis', { rate_basis: 'unknown' })
  const tank = run({ code: 'API 653', rate_basis: 'unknown' }, READINGS)
  assert.equal(number(tank, 'inspection_interval'), 5)
  assert.equal(value(tank, 'remaining_life'), null)
  assert.equal(checked(tank, 'remaining_life')?.state, 'not_made')
  assert.equal(number(run({ code: 'API 653', rate_basis: 'unknown', measured_thickness: 5 }), 'inspection_interval'), 0)
})

test('an injection point is measured every three years, whatever the class maximum given', () => {
  assert.equal(number(run({ piping_class: 'injection point' }), 'inspection_interval'), 3)
  assert.equal(number(run({ piping_class: 'class 1', code_maximum_interval: 4 }), 'inspection_interval'), 4)
  assert.equal(number(run({ piping_class: 'class 3' }), 'external_inspection_interval'), 10)
  assert.equal(value(run({ piping_class: 'class 4' }), 'external_inspection_interval'), null)
})

test('the alert thickness governs the life, and the retirement is shown beside it', () => {
  const alert = run({ alert_thickness: 8, structural_minimum_thickness: 6.4 })
  near(number(alert, 'remaining_life'), 10)
  near(number(alert, 'life_to_retirement'), 20)
})

test('of many places the shortest life governs, in whatever order they come', () => {
  const rows = [...series('A', [12, 11.8, 11.6]), ...series('B', [12, 11, 9.5]), ...series('C', [8, 7.9, 7.8])]
  const mixed = [rows[3], rows[0], rows[6], rows[4], rows[7], rows[1], rows[5], rows[2], rows[8]]
  for (const thickness_readings of [rows, mixed]) {
    const many = run({ thickness_readings, required_thickness: 7 })
    assert.equal(value(many, 'governing_location'), 'B')
    near(number(many, 'remaining_life'), 2.5 / 0.3)
    near(number(many, 'next_inspection_year'), 2010 + 1.25 / 0.3)
  }
  refusedAt('/thickness_readings', { thickness_readings: series('A', [9]) })
  refusedAt('/thickness_readings', {
    thickness_readings: [...series('A', [9, 8]), { location: 'A', year: 2001, thickness: 8 }],
  })
})

test('the upper bound of the trend is above the trend, and equal to it on a line', () => {
  const on = run({ thickness_readings: series('A', [12, 11, 10]), rate_basis: 'upper bound of trend' })
  near(number(on, 'corrosion_rate'), 0.2, 1e-6)
  const off = run({ thickness_readings: series('A', [12, 11.3, 10]), rate_basis: 'upper bound of trend' })
  assert.ok(number(off, 'corrosion_rate') > number(off, 'trend_corrosion_rate'))
})

test('an inspection lowers the damage factor, a better one more so, and time raises it', () => {
  const factor = (changes: Request) => number(run({ ...VESSEL, ...changes }), 'base_damage_factor')
  const falling = ['d', 'c', 'b', 'a'].map((grade) => factor({ [`number_of_inspections_${grade}`]: 1 }))
  assert.deepEqual(
    [factor({}), ...falling],
    [factor({}), ...falling].sort((x, y) => y - x),
  )
  fc.assert(
    fc.property(fc.double({ min: 1, max: 40, noNaN: true }), (age) => {
      assert.ok(factor({ age: 1.05 * age }) > factor({ age }))
    }),
    { numRuns: 25, seed: 1 },
  )
})

test('at the date of the plan the damage factor is at its target', () => {
  const plan = run({ ...VESSEL, number_of_inspections_b: 2, damage_factor_target: 500 })
  const interval = number(plan, 'inspection_interval')
  const later = run({ ...VESSEL, number_of_inspections_b: 2, age: 15 + interval })
  near(number(later, 'damage_factor'), 500, 1e-8)
})

test('a target that is reached already is due now and fails; one beyond the wall has no date', () => {
  const now = run({ ...VESSEL, damage_factor_target: 100 })
  assert.equal(number(now, 'inspection_interval'), 0)
  assert.equal(now.status, 'FAIL')
  assert.equal(value(run({ ...VESSEL, damage_factor_target: 1e6 }), 'inspection_interval'), null)
})

test('inspections without number are refused, a joint of 0 and cladding as thick as the wall too', () => {
  refusedAt('/number_of_inspections_d', { ...VESSEL, number_of_inspections_d: 5000 })
  refusedAt('/weld_efficiency', { ...VESSEL, weld_efficiency: 0 })
  refusedAt('/cladding_thickness', { ...VESSEL, cladding_thickness: 12.7 })
})

test('a life that rests on a floor which nobody gave is not accepted; on a given one, or too short, it is judged', () => {
  const life = (over: Request) => checked(run({ previous_thickness: 9.5, ...over }), 'remaining_life')?.state
  assert.equal(life({}), 'not_made')
  assert.equal(life({ minimum_corrosion_rate: 0.05 }), 'pass')
  assert.equal(life({ required_remaining_life: 200 }), 'fail')
})

test('a spent wall and one that does not carry its pressure fail, however high the target', () => {
  for (const over of [{ corrosion_rate: 1 }, { pressure: 60 }]) {
    const ran = run({ ...VESSEL, ...over, damage_factor_target: 1e5 })
    assert.deepEqual([checked(ran, 'damage_factor')?.state, checked(ran, 'damage_factor')?.utilisation], ['fail', null])
  }
  assert.match(run({ ...VESSEL, corrosion_rate: 1 }).detail, /the expected loss equals or exceeds the wall thickness/)
})

test('what was left to a default that the plan rests on is named as assumed', () => {
  const names = (over: Request, without: readonly string[] = []) =>
    run(over, without)
      .result.assumed.filter(({ why }) => why !== null)
      .map((a) => a.name)
  assert.deepEqual(names({}), [])
  assert.deepEqual(names({}, ['code', 'code_maximum_interval']), ['code', 'code_maximum_interval'])
  const risk = names(VESSEL)
  for (const name of ['weld_efficiency', 'geometry', 'corrosion_rate_confidence', 'dead_leg_factor'])
    assert.ok(risk.includes(name), name)
  assert.ok(!names({ ...VESSEL, corrosion_rate_confidence: 'high' }).includes('corrosion_rate_confidence'))
})

test('dates that no calendar of a plant holds are warned of, and the next one is said with the interval', () => {
  assert.ok(codes(run({ measurement_year: 202.5 })).includes('outside_usual_range'))
  assert.match(run({ measurement_year: 2024.5 }).detail, /within 10 years, by July 2034 \(API 570\)$/)
})

test('of places whose life is not known, or is the same, the thinnest governs', () => {
  const rows = [...series('A', [12, 11.8]), ...series('B', [11, 9.5]), ...series('C', [12, 10.4])]
  for (const thickness_readings of [rows, rows.toReversed().sort((a, b) => a.year - b.year)]) {
    const tank = run({ code: 'API 653', rate_basis: 'unknown', thickness_readings }, READINGS)
    assert.equal(value(tank, 'governing_location'), 'B')
  }
})

test('the life to the required thickness and that to the retirement thickness are steps of their own', () => {
  const { steps } = run({ alert_thickness: 7.5 }).result
  const taken = (symbol: string) => steps.find((s) => s.symbol === symbol)?.arguments?.find((a) => a.name === 't_req')
  assert.deepEqual(
    ['RL', 'RL_ret'].map((symbol) => [taken(symbol)?.symbol, taken(symbol)?.value]),
    [
      ['t_req', 7.5],
      ['t_ret', 6],
    ],
  )
})

test('the strength ratio takes the minimum and the structural thickness, each under its own symbol', () => {
  const own = { allowable_stress: 138, minimum_thickness: 6, structural_minimum_thickness: 3 }
  const { steps } = testKit(workflow, { ...VESSEL, ...own, corrosion_rate_confidence: 'medium' }).run().result
  const taken = Object.fromEntries(
    (steps.find((s) => s.symbol === 'SR_t')?.arguments ?? []).map((a) => [a.symbol, a.value]),
  )
  assert.deepEqual([taken.t_min, taken.t_c], [6, 3])
})
