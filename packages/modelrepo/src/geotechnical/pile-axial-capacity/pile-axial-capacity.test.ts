/** What is special to the response of piles: what pile-capacity shares, settlement at its limit, curves in the right order, bending. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checked, codes, list, near, number, reason, testKit, value } from '@keelson/engine/testing.ts'
import fc from 'fast-check'
import { pileCapacity } from '../pile-capacity/index.ts'
import { pileAxialCapacity as workflow } from './index.ts'

const clay = (thickness_m: number, su_top_kpa: number, su_bottom_kpa = su_top_kpa) => ({
  thickness_m,
  soil_type: 'clay',
  effective_unit_weight_kn_m3: 8,
  su_top_kpa,
  su_bottom_kpa,
})
const sand = (thickness_m: number) => ({
  thickness_m,
  soil_type: 'sand',
  effective_unit_weight_kn_m3: 10,
  soil_description: 'Sand',
  relative_density: 'Dense',
  friction_angle_deg: 35,
  initial_modulus_kn_m3: 20000,
})
const pile = { outer_diameter: 1200, wall_thickness: 40 }
const soil_layers = [clay(15, 20, 50), sand(10)]
const transfer = testKit(workflow, { analysis: 'load_transfer', ...pile, soil_layers, head_load: 2000 })
const bent = testKit(workflow, { analysis: 'lateral_py', ...pile, soil_layers, head_shear: 400 })
const py = testKit(workflow, {
  analysis: 'py_curve',
  outer_diameter: 1000,
  undrained_shear_strength: 50,
  soil_submerged_unit_weight: 8,
  depth: 6,
})
const subgrade = testKit(workflow, {
  analysis: 'lateral_response',
  embedded_length: 40,
  flexural_rigidity: 1e6,
  subgrade_reaction: 10,
  head_shear: 500,
})
const elastic = testKit(workflow, {
  analysis: 'axial_response',
  ...pile,
  embedded_length: 30,
  shaft_spring_stiffness: 20,
  head_load: 2000,
})

test('the capacity in layers is that of pile-capacity', () => {
  const { friction_angle_deg: _phi, initial_modulus_kn_m3: _k, ...axial } = sand(10)
  const asked = { analysis: 'layered', ...pile, soil_layers: [clay(15, 20, 50), axial], applied_load: 1500 }
  const [here, there] = [testKit(workflow, asked).run(), testKit(pileCapacity, asked).run()]
  for (const name of ['total_compression_capacity', 'tension_capacity', 'required_penetration', 'utilisation']) {
    assert.equal(number(here, name), number(there, name), name)
  }
})

test('shaft and tip together bear the load, and more load settles more', () => {
  fc.assert(
    fc.property(fc.double({ min: 100, max: 3500, noNaN: true }), (head_load) => {
      const ran = transfer.run({ head_load })
      near(number(ran, 'shaft_resistance_mobilised') + number(ran, 'base_resistance_mobilised'), head_load, 1e-9)
      assert.ok(number(ran, 'head_settlement') > number(ran, 'tip_settlement'))
      const more = transfer.run({ head_load: 1.05 * head_load })
      assert.ok(number(more, 'head_settlement') > number(ran, 'head_settlement'))
    }),
    { numRuns: 10, seed: 1 },
  )
})

test('a load above all that any settlement brings up fails and has no settlement', () => {
  const ran = transfer.run({ head_load: 40000 })
  assert.equal(ran.status, 'FAIL')
  assert.equal(checked(ran, 'head_load')?.state, 'fail')
  assert.equal(value(ran, 'head_settlement'), null)
  assert.match(reason(ran, 'head_settlement'), /this load exceeds the maximum mobilised resistance/)
})

test('a pile that is pulled is refused by load transfer, and one without a load is not checked', () => {
  transfer.refusedAt('/head_load', { head_load: -10 })
  const ran = transfer.run({ head_load: 0 })
  assert.equal(checked(ran, 'head_load')?.state, 'not_made')
  assert.equal(number(ran, 'head_settlement'), 0)
})

test('clay that does not soften bears at least as much', () => {
  const most = (residual_adhesion_ratio: number) =>
    checked(transfer.run({ residual_adhesion_ratio }), 'head_load')?.capacity.value ?? 0
  assert.ok(most(1) > most(0.7))
  assert.ok(codes(transfer.run({ residual_adhesion_ratio: 0.6 })).includes('unusual_residual'))
})

test('a stiffer spring settles less, and the load settles in proportion', () => {
  const at = (changes = {}) => number(elastic.run(changes), 'head_settlement')
  near(at({ head_load: 4000 }), 2 * at(), 1e-9)
  assert.ok(at({ shaft_spring_stiffness: 40 }) < at())
})

test('cycles never leave clay more than a single push does', () => {
  const y = Array.from({ length: 30 }, (_, i) => 10 * (i + 1))
  for (const depth of [2, 6, 20]) {
    const p = (loading: string) => list(py.run({ loading, depth, displacement: y }), 'lateral_resistance')
    const [cyclic, once] = [p('cyclic'), p('static')]
    for (const [i, value_] of cyclic.entries()) assert.ok(value_ <= (once[i] ?? 0) * (1 + 1e-12))
  }
})

test('deep clay flows around the pile, and that is said', () => {
  assert.ok(codes(py.run({ depth: 30 })).includes('flow_around'))
  assert.ok(!codes(py.run()).includes('flow_around'))
})

test('a long pile is not warned of, and a short one is', () => {
  assert.ok(!codes(subgrade.run()).includes('short_pile'))
  assert.ok(codes(subgrade.run({ embedded_length: 6 })).includes('short_pile'))
})

test('a moment the way of the shear moves the head further, one against it less, and a held head least', () => {
  const at = (changes = {}) => number(bent.run(changes), 'head_deflection')
  const [alone, pushed, opposed, held] = [
    at(),
    at({ head_moment: 500 }),
    at({ head_moment: -500 }),
    at({ head_fixity: 'fixed_rotation' }),
  ]
  assert.ok(pushed > alone && alone > opposed && opposed > 0)
  assert.ok(held < alone)
  assert.ok(Math.abs(number(bent.run({ head_fixity: 'fixed_rotation' }), 'head_rotation')) < 1e-5)
})

test('twice the shear moves the head more than twice as far, since soil softens', () => {
  const at = (head_shear: number) => number(bent.run({ head_shear }), 'head_deflection')
  assert.ok(at(800) > 2 * at(400))
})

test('cyclic loading moves the head further than static', () => {
  const at = (loading: string) => number(bent.run({ loading, head_shear: 800 }), 'head_deflection')
  assert.ok(at('cyclic') >= at('static'))
})

test('sand below clay leaves the check open, and what a row lacks is asked for', () => {
  assert.equal(checked(bent.run(), 'lateral_load')?.reason_kind, 'out_of_reach')
  assert.equal(checked(bent.run({ soil_layers: [sand(25)] }), 'lateral_load')?.reason, null)
  bent.refusedAt('/soil_layers/0/friction_angle_deg', { soil_layers: [{ ...sand(25), friction_angle_deg: undefined }] })
  bent.refusedAt('/soil_layers/0/friction_angle_deg', { soil_layers: [{ ...sand(25), friction_angle_deg: 50 }] })
  transfer.refusedAt('/residual_adhesion_ratio', { residual_adhesion_ratio: 1.1 })
})

test('soil that gives way has no deflection, and says so', () => {
  const ran = bent.run({ head_shear: 60000 })
  assert.equal(ran.status, 'FAIL')
  assert.equal(checked(ran, 'lateral_load')?.state, 'fail')
  for (const name of ['head_deflection', 'maximum_moment', 'pile_profile']) {
    assert.equal(value(ran, name), null)
    assert.match(reason(ran, name), /no equilibrium deflection exists under this load/)
  }
})
