/** What is special to the mudmat: loads at their capacity, what leaves none, boundaries of the formulas, and refusals. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checked, codes, near, number, reason, rowsOf, testKit, value } from '@keelson/engine/testing.ts'
import fc from 'fast-check'
import { mudmatBearingCapacity as workflow } from './index.ts'

const { refusedAt, run } = testKit(workflow)
const SAND = { condition: 'drained', friction_angle: 34, soil_submerged_unit_weight: 9, embedment_depth: 0 }
const CLAY = ['undrained_shear_strength']
const sand = (over = {}) => run({ ...SAND, ...over }, CLAY)

test('a vertical load at its capacity over the factor of safety passes, and a little more fails', () => {
  const full = number(run(), 'ultimate_vertical_capacity') / 2
  near(number(run({ vertical_load: full }), 'bearing_utilisation'), 1, 1e-9)
  assert.equal(checked(run({ vertical_load: full }), 'bearing')?.state, 'pass')
  assert.equal(checked(run({ vertical_load: 1.001 * full }), 'bearing')?.state, 'fail')
})

test('the capacity of clay in proportion to its strength and to its area, and none of it to the vertical load', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.5, max: 4, noNaN: true }), (by) => {
      const plain = { embedment_depth: 0, horizontal_load: 0 }
      const one = number(run(plain), 'ultimate_vertical_capacity')
      near(number(run({ ...plain, undrained_shear_strength: 15 * by }), 'ultimate_vertical_capacity'), by * one, 1e-9)
      near(number(run({ ...plain, width: 6 * by, length: 8 * by }), 'ultimate_vertical_capacity'), by ** 2 * one, 1e-9)
      near(number(run({ ...plain, vertical_load: 500 * by }), 'ultimate_vertical_capacity'), one, 1e-12)
    }),
    { numRuns: 20, seed: 1 },
  )
})

test('horizontal load and eccentricity take capacity, never add any', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 0, max: 40 }), fc.boolean(), (h, e, drained) => {
      const of = (H: number, e_B: number) => {
        const loads = { vertical_load: 800, horizontal_load: H, moment_about_length_axis: e_B * 800 }
        const r = drained ? sand(loads) : run(loads)
        return (value(r, 'ultimate_vertical_capacity') as number | null) ?? 0
      }
      const [H, e_B] = [h * 5, e * 0.06]
      assert.ok(of(1.05 * H, e_B) <= of(H, e_B) * (1 + 1e-12))
      assert.ok(of(H, 1.05 * e_B) <= of(H, e_B) * (1 + 1e-12))
    }),
    { numRuns: 40, seed: 1 },
  )
})

test('a horizontal load that shears the effective area leaves half the pressure, and a little more nothing', () => {
  const bare = { embedment_depth: 0, undrained_shear_strength: 5, vertical_load: 300 }
  const at = run({ ...bare, horizontal_load: 240 })
  near(number(at, 'ultimate_net_pressure'), (5.14 * 5) / 2, 1e-9)
  assert.equal(checked(at, 'inclined_load')?.state, 'pass')
  const beyond = run({ ...bare, horizontal_load: 240.1 })
  assert.equal(value(beyond, 'ultimate_vertical_capacity'), null)
  assert.match(reason(beyond, 'ultimate_vertical_capacity'), /no bearing capacity/)
  assert.equal(checked(beyond, 'inclined_load')?.state, 'fail')
  assert.equal(checked(beyond, 'bearing')?.state, 'not_made')
  assert.equal(beyond.status, 'FAIL')
})

test('in sand a horizontal load of the vertical one over 0.7 leaves nothing, and a little less something', () => {
  const less = sand({ vertical_load: 700, horizontal_load: 999 })
  assert.ok(number(less, 'ultimate_vertical_capacity') > 0)
  for (const horizontal_load of [1000, 1001]) {
    const none = sand({ vertical_load: 700, horizontal_load })
    assert.equal(value(none, 'ultimate_vertical_capacity'), null)
    assert.equal(checked(none, 'inclined_load')?.state, 'fail')
    assert.equal(none.status, 'FAIL')
  }
})

test('a strength gradient that hardly is one changes the pressure by less than one per cent', () => {
  const plain = { horizontal_load: 0, embedment_depth: 0 }
  const even = number(run(plain), 'ultimate_net_pressure')
  for (const roughness of [0, 1]) {
    const tiny = number(run({ ...plain, undrained_strength_gradient: 1e-9, roughness }), 'ultimate_net_pressure')
    assert.ok(Math.abs(tiny / even - 1) < 0.01)
  }
})

test('a rough base bears more than a smooth one where the strength increases', () => {
  const at = (roughness: number) =>
    number(run({ undrained_strength_gradient: 2, roughness }), 'ultimate_vertical_capacity')
  assert.ok(at(0) < at(0.5) && at(0.5) < at(1))
})

test('the factors of depth go out where passive resistance is counted on, unless they are asked for', () => {
  const skirt = { embedded_section_area: 4, strength_above_base: 10 }
  assert.equal(number(run(skirt), 'depth_factor_dc'), 0)
  assert.ok(codes(run(skirt)).includes('depth_factors_left_out'))
  assert.ok(number(run({ ...skirt, depth_factor: true }), 'depth_factor_dc') > 0)
  assert.match(checked(run({ ...skirt, depth_factor: true }), 'bearing')?.reason ?? '', /both rely on the soil above/)
  assert.ok(number(run({ ...skirt, horizontal_load: 0 }), 'depth_factor_dc') > 0)
  assert.equal(number(run({ depth_factor: false }), 'depth_factor_dc'), 0)
  near(number(run(skirt), 'passive_resistance'), 2 * 10 * 4, 1e-12)
})

test('skirts leave the overburden out of the capacity', () => {
  const [bare, skirted] = [false, true].map((s) => number(run({ skirted: s }), 'ultimate_vertical_capacity'))
  near((bare ?? 0) - (skirted ?? 0), 0.5 * 6 * 48, 1e-9)
})

test('steel slides on sand at five degrees less, sand on sand at its own angle, and a given angle wins', () => {
  const at = (over: object) => number(sand(over), 'sliding_capacity') / 2000
  near(at({}), Math.tan((29 * Math.PI) / 180), 1e-9)
  near(at({ skirted: true }), Math.tan((34 * Math.PI) / 180), 1e-9)
  near(at({ interface_friction_angle: 22 }), Math.tan((22 * Math.PI) / 180), 1e-9)
})

test('moments are held to a third of the side, and said beyond a sixth and a third', () => {
  const of = (e: number) => run({ moment_about_length_axis: e * 2000, moment_about_width_axis: 100 })
  near(checked(of(1), 'overturning_width')?.utilisation, 1 / 2, 1e-9)
  near(checked(of(1), 'overturning_length')?.utilisation, 0.05 / (8 / 3), 1e-9)
  assert.equal(checked(of(2), 'overturning_width')?.state, 'pass')
  assert.equal(checked(of(2.01), 'overturning_width')?.state, 'fail')
  assert.ok(!codes(of(1)).includes('uplift'))
  assert.ok(codes(of(1.01)).includes('uplift'))
  assert.ok(!codes(of(2)).includes('large_eccentricity'))
  assert.ok(codes(of(2.01)).includes('large_eccentricity'))
})

test('the envelope holds the capacity of the run, and its end', () => {
  const rows = rowsOf(run({ horizontal_load: 0 }), 'envelope')
  near(rows[0]?.[1] as number, number(run({ horizontal_load: 0 }), 'ultimate_vertical_capacity'), 1e-12)
  near(rows.at(-1)?.[0] as number, 720, 1e-9)
  const sanded = rowsOf(sand({ horizontal_load: 0 }), 'envelope')
  near(sanded[0]?.[1] as number, number(sand({ horizontal_load: 0 }), 'ultimate_vertical_capacity'), 1e-12)
})

test('a layer settles by recompression up to its preconsolidation pressure, and by both indices beyond', () => {
  const layer = { thickness_m: 1, initial_void_ratio: 1, initial_effective_stress_kpa: 10, compression_index: 0.4 }
  const settled = (over: object) =>
    number(run({ compressible_layers: [{ ...layer, ...over }] }), 'consolidation_settlement')
  const increase = (value(run({ compressible_layers: [layer] }), 'stress_increase') as number[])[0] ?? 0
  const stiff = settled({ preconsolidation_pressure_kpa: 10 + increase, recompression_index: 0.05 })
  near(stiff, (1000 / 2) * 0.05 * Math.log10(1 + increase / 10), 1e-9)
  near(settled({}), (1000 / 2) * 0.4 * Math.log10(1 + increase / 10), 1e-9)
  assert.equal(settled({ compression_index: 0 }), 0)
})

test('what a specialist would remark is said', () => {
  const layers = (thickness_m: number) => [
    { thickness_m, initial_void_ratio: 1, initial_effective_stress_kpa: 10, compression_index: 0.4 },
  ]
  assert.ok(codes(run({ compressible_layers: layers(1.51) })).includes('thick_layer'))
  assert.ok(!codes(run({ compressible_layers: layers(1.5) })).includes('thick_layer'))
  assert.ok(codes(run({ compressible_layers: layers(1.5) })).includes('layers_end'))
  assert.ok(!codes(run({ compressible_layers: layers(30) })).includes('layers_end'))
  assert.ok(codes(run({ undrained_strength_gradient: 1 })).includes('strength_above_base_taken'))
  assert.ok(codes(run({ embedded_section_area: 2, embedment_depth: 0 })).includes('no_embedment'))
  assert.equal(checked(run({ embedment_depth: 6.1 }), 'bearing')?.left?.to, 1)
  assert.deepEqual(codes(run()), [])
})

test('what cannot be is refused at its own input', () => {
  refusedAt('/width', { width: 8.01 })
  refusedAt('/undrained_strength_gradient', { undrained_strength_gradient: 26, horizontal_load: 0 })
  refusedAt('/interface_friction_angle', { ...SAND, interface_friction_angle: 34.1 }, CLAY)
  refusedAt('/friction_angle', { ...SAND, friction_angle: 50.1 }, CLAY)
  refusedAt('/friction_angle', { condition: 'drained' }, CLAY)
  refusedAt('/undrained_shear_strength', {}, CLAY)
  refusedAt('/compressible_layers/0/preconsolidation_pressure_kpa', {
    compressible_layers: [
      {
        thickness_m: 1,
        initial_void_ratio: 1,
        initial_effective_stress_kpa: 10,
        compression_index: 0.4,
        preconsolidation_pressure_kpa: 9,
      },
    ],
  })
  for (const name of ['width', 'length', 'vertical_load', 'soil_submerged_unit_weight', 'undrained_shear_strength'])
    refusedAt(`/${name}`, { [name]: 0 })
})
