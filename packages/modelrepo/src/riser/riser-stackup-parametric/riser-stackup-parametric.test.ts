/** What holds of the sweep, beyond its cases: it is the stack-up, row by row, and a row that fails hides no other. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checked, codes, list, near, number, testKit, value } from '@keelson/workflow/testing.ts'
import { riserStackup } from '../riser-stackup/index.ts'
import { riserStackupParametric as workflow } from './index.ts'

/** Answers have twelve digits: a sum or a multiple of them is no closer. */
const ANSWERED = 1e-11

const { run, refusedAt } = testKit(workflow)

test('each row is the stack-up of its weight and pressure', () => {
  const r = run()
  const weights = [4268.0377, 5279.855586, 7937.524579]
  weights.forEach((submerged_weight, i) => {
    const design_pressure = list(r, 'design_pressures')[i]
    const one = testKit(riserStackup).run({ submerged_weight, design_pressure })
    near(list(r, 'top_tensions')[i], number(one, 'top_tension_required'), ANSWERED)
    near(list(r, 'wall_thicknesses')[i], number(one, 'wall_thickness_required'), ANSWERED)
  })
})

test('the wall grows in proportion to water depth and to the weight of the mud', () => {
  const wall = (mud: number, depth: number) =>
    list(run({ mud_weights_pcf: [64, 120, mud], water_depths_ft: [2500, 5000, depth] }), 'wall_thicknesses')[2] ?? 0
  near(wall(100, 8000), 2 * wall(100, 4000), ANSWERED)
  near(wall(120, 4000), 1.5 * wall(80, 4000), ANSWERED)
})

test('a row without a bore is null with its reason, and the others stand', () => {
  const r = run({ specified_minimum_yield_strength: 100, water_depths_ft: [2500, 5000, 13000] })
  assert.equal(list<number | null>(r, 'wall_thicknesses')[2], null)
  assert.ok((list(r, 'wall_thicknesses')[1] ?? 0) > 0)
  assert.match(JSON.stringify(value(r, 'summary_table')), /leaves no bore/)
  assert.equal(checked(r, 'all_cases_succeed')?.state, 'fail')
  assert.ok(codes(r).includes('case_failed'))
})

test('the checks are those of the case that asks for most', () => {
  assert.equal(checked(run(), 'wall')?.state, 'pass')
  assert.equal(checked(run({ wall_thickness: 41.6 }), 'wall')?.state, 'fail')
  assert.equal(checked(run({ tensioner_setting: 9900 }), 'tension')?.state, 'fail')
  near(checked(run(), 'tension')?.demand.value, 9921.90572375, 1e-9)
})

test('lists of unequal length, names given twice and no case at all are refused', () => {
  refusedAt('/mud_weights_pcf', { mud_weights_pcf: [64, 120] })
  refusedAt('/case_ids', { case_ids: ['a', 'b'] })
  refusedAt('/case_ids', { case_ids: ['a', 'b', 'a'] })
  refusedAt('/case_ids', { case_ids: [], submerged_weights: [], mud_weights_pcf: [], water_depths_ft: [] })
})
