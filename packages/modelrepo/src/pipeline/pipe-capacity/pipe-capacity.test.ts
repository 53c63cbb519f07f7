/** What is special to the pipe capacity: walls that just hold, replaced pressures, arrestors, and the edges of the forms. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ran } from '@keelson/engine'
import { checked, codes, near, number, testKit, value } from '@keelson/engine/testing.ts'
import fc from 'fast-check'
import { pipeCapacity as workflow } from './index.ts'

const { refusedAt, run } = testKit(workflow)
const STD2RD = 'API STD 2RD 2013'
const walls = (r: Ran) => r.result.values.minimum_wall_thickness?.value as Readonly<Record<string, number>>
const PRESSURES = ['internal_pressure', 'external_pressure']

test('a pipe of the required nominal wall is used to 1 in that limit state, in both codes', () => {
  for (const code of ['API RP 1111', STD2RD]) {
    const pressures = { code, net_internal_pressure: 18, net_external_pressure: 9 }
    const required = walls(run(pressures, PRESSURES))
    const at = (state: string) => run({ ...pressures, wall_thickness: required[state] }, PRESSURES)
    near(number(at('burst'), 'internal_pressure_utilisation'), 1, 1e-9)
    near(number(at('collapse'), 'external_pressure_utilisation'), 1, 1e-9)
    near(number(at('propagation'), 'allowable_propagation_pressure'), 9, 1e-9)
  }
})

test('more wall holds more of everything', () => {
  const names = ['burst_pressure', 'collapse_pressure', 'propagation_pressure', 'yield_tension'] as const
  fc.assert(
    fc.property(fc.double({ min: 6, max: 120, noNaN: true }), (wall_thickness) => {
      const [less, more] = [run({ wall_thickness }), run({ wall_thickness: 1.01 * wall_thickness })]
      for (const name of names) assert.ok(number(more, name) > number(less, name))
    }),
    { numRuns: 15, seed: 1 },
  )
})

test('collapse stays below both of its parts', () => {
  for (const wall_thickness of [4, 12.7, 50, 150]) {
    const r = run({ wall_thickness })
    assert.ok(number(r, 'collapse_pressure') < number(r, 'yield_collapse_pressure'))
    assert.ok(number(r, 'collapse_pressure') < number(r, 'elastic_collapse_pressure'))
  }
})

test('API RP 1111 takes the logarithmic form up to D/t 15, API STD 2RD for every D/t', () => {
  const at = (ratio: number, code: string) =>
    run({ outer_diameter: 300, wall_thickness: 300 / ratio, corrosion_allowance: 0, code })
  const logarithmic = (ratio: number) => 0.45 * 985 * Math.log(ratio / (ratio - 2))
  near(number(at(14.99, 'API RP 1111'), 'burst_pressure'), logarithmic(14.99), 1e-11)
  const thin = at(15.01, 'API RP 1111')
  assert.equal(number(thin, 'burst_pressure'), number(thin, 'burst_pressure_thin_form'))
  near(number(at(15.01, STD2RD), 'burst_pressure'), logarithmic(15.01), 1e-11)
})

test('a net external pressure that reaches f_p P_p fails a pipe without arrestors, at the limit too', () => {
  const deep = run({ external_pressure: 3, buckle_arrestors: true })
  assert.equal(run({ external_pressure: 3 }).status, 'FAIL')
  assert.equal(value(deep, 'buckle_arrestors_required'), true)
  assert.equal(deep.status, 'PASS')
  assert.match(checked(deep, 'propagation')?.reason ?? '', /buckle arrestors are fitted/)
  assert.equal(value(deep, 'governing_limit_state'), 'propagation')
  const exactly = run({ net_external_pressure: number(run(), 'allowable_propagation_pressure') })
  assert.deepEqual([value(exactly, 'buckle_arrestors_required'), exactly.status], [true, 'FAIL'])
})

test('the water depth gives the external pressure, and is reported beside one that was given', () => {
  const depth = run({ water_depth: 457.2 }, ['external_pressure'])
  near(number(depth, 'external_hydrostatic_pressure'), 4.5956903895, 1e-11)
  near(
    number(depth, 'internal_pressure_utilisation') * number(depth, 'allowable_net_internal_pressure'),
    15 - 4.5956903895,
    1e-9,
  )
  const both = run({ water_depth: 457.2 })
  assert.equal(number(both, 'external_hydrostatic_pressure'), number(depth, 'external_hydrostatic_pressure'))
  assert.equal(number(both, 'external_pressure_utilisation'), number(run(), 'external_pressure_utilisation'))
  assert.equal(run().result.values.external_hydrostatic_pressure, undefined)
})

test('net pressures replace the ones they are made of, and say so', () => {
  const net = run({ net_internal_pressure: 13.5, net_external_pressure: 1.5 }, PRESSURES)
  assert.equal(number(net, 'internal_pressure_utilisation'), number(run(), 'internal_pressure_utilisation'))
  const external = run({ net_external_pressure: 4 })
  assert.equal(number(external, 'internal_pressure_utilisation'), number(run(), 'internal_pressure_utilisation'))
  assert.ok(codes(external).includes('overridden'))
  const alone = run({ net_external_pressure: 4 }, ['external_pressure'])
  near(number(alone, 'internal_pressure_utilisation'), 15 / number(alone, 'allowable_net_internal_pressure'), 1e-9)
  assert.ok(codes(alone).includes('external_pressure_not_known'))
  const twice = run({ net_internal_pressure: 1, net_external_pressure: 4, minimum_internal_pressure: 1 })
  for (const name of [...PRESSURES, 'minimum_internal_pressure'])
    assert.ok(twice.warnings.some((w) => w.code === 'overridden' && w.path === `/${name}`))
})

test('an internal pressure that is always there relieves collapse but not burst', () => {
  const full = run({ external_pressure: 6, minimum_internal_pressure: 2 })
  const empty = run({ external_pressure: 6 })
  assert.ok(number(full, 'external_pressure_utilisation') < number(empty, 'external_pressure_utilisation'))
  assert.equal(number(full, 'internal_pressure_utilisation'), number(empty, 'internal_pressure_utilisation'))
})

test('the factors of each code stand in where none are given', () => {
  const rp1111 = run()
  near(number(rp1111, 'design_pressure_limit'), 0.72 * number(rp1111, 'burst_pressure'), 1e-11)
  const riser = run({ internal_pressure_design_factor: 0.75 })
  near(number(riser, 'design_pressure_limit'), 0.6 * number(riser, 'burst_pressure'), 1e-11)
  const std2rd = run({ code: STD2RD })
  near(number(std2rd, 'allowable_net_internal_pressure'), 0.6 * number(std2rd, 'burst_pressure'), 1e-11)
  assert.equal(number(std2rd, 'combined_load_limit_operational'), 0.8)
  assert.equal(value(std2rd, 'design_pressure_limit'), null)
})

test('Method 1: a strain and its elastic moment are one load, and a moment at yield uses all', () => {
  const strain = run({ code: STD2RD })
  const [D, t] = [0.3239, 0.0097]
  /** In units in which MPa give kN m. */
  const W = 1e3 * (Math.PI / 4) * (D - t) ** 2 * t
  const moment = run({ code: STD2RD, bending_moment: 207e3 * 0.0008 * W })
  near(checked(moment, 'std2rd_combined')?.utilisation, checked(strain, 'std2rd_combined')?.utilisation, 1e-9)
  near(
    checked(strain, 'std2rd_combined')?.demand?.value as number,
    Math.hypot((207e3 * 0.0008) / 450 + 500 / number(strain, 'yield_tension'), 13.5 / number(strain, 'burst_pressure')),
    1e-9,
  )
  const reversed = run({ code: STD2RD, bending_moment: -207e3 * 0.0008 * W })
  assert.equal(checked(reversed, 'std2rd_combined')?.utilisation, checked(moment, 'std2rd_combined')?.utilisation)
  const pure = { code: STD2RD, net_internal_pressure: 0, effective_tension: 0, combined_load_factor: 1 }
  near(checked(run({ ...pure, bending_moment: 450 * W }), 'std2rd_combined')?.utilisation, 1, 1e-9)
  assert.ok(codes(run({ ...pure, bending_moment: 460 * W })).includes('beyond_elastic'))
  assert.ok(codes(run({ ...pure, bending_moment: 100 * W, bending_strain: 0 })).includes('strain_not_given'))
})

test('Method 1 takes a pressure from outside over the collapse pressure, and passes none beyond thin walls', () => {
  const outside = (P: number, changes: object = {}) =>
    run({ code: STD2RD, net_internal_pressure: -P, bending_strain: 0, ...changes }, ['internal_pressure'])
  const pushed = outside(6)
  const [T_y, P_c] = [number(pushed, 'yield_tension'), number(pushed, 'collapse_pressure')]
  near(checked(pushed, 'std2rd_combined')?.demand?.value as number, Math.hypot(500 / T_y, 6 / P_c), 1e-9)
  assert.match(String(pushed.result.values.combined_load_ratio?.reason), /collapse pressure in the check/)
  assert.equal(checked(outside(6, { wall_thickness: 40 }), 'std2rd_combined')?.state, 'not_made')
  assert.equal(checked(outside(-6, { wall_thickness: 40 }), 'std2rd_combined')?.state, 'pass')
})

test('extreme loads may use 0.96 where operation may use 0.90', () => {
  const tension = 0.55 * number(run(), 'yield_tension')
  const loads = { net_internal_pressure: 0.75 * number(run(), 'burst_pressure'), effective_tension: tension }
  assert.equal(checked(run(loads), 'rp1111_combined')?.state, 'fail')
  assert.equal(checked(run({ ...loads, combined_load_factor: 0.96 }), 'rp1111_combined')?.state, 'pass')
})

test('tension up to 0.60 of yield passes, compression passes with a warning', () => {
  const T_y = number(run(), 'yield_tension')
  assert.equal(checked(run({ effective_tension: 0.6 * T_y }), 'rp1111_longitudinal')?.state, 'pass')
  assert.equal(checked(run({ effective_tension: 0.61 * T_y }), 'rp1111_longitudinal')?.state, 'fail')
  const pushed = run({ effective_tension: -1000 })
  assert.equal(checked(pushed, 'rp1111_longitudinal')?.state, 'pass')
  assert.ok(codes(pushed).includes('effective_compression'))
})

test('ovality and f_c lower what bending with external pressure may use', () => {
  const used = (changes: object) => number(run({ ...changes }), 'bending_collapse_utilisation')
  assert.ok(used({ ovality_rp1111: 0.01 }) > used({}))
  assert.ok(used({ combined_collapse_factor: 0.6 }) > used({}))
  assert.equal(number(run({ ovality_rp1111: 0 }), 'collapse_reduction_g'), 1)
})

test('heat without de-rating is warned of', () => {
  const hot = (changes: object) => codes(run({ design_temperature: 149, ...changes })).includes('derating_missing')
  assert.ok(hot({}))
  assert.ok(!hot({ temperature_derating_factor: 0.967 }))
  assert.ok(!hot({ design_temperature: 121 }))
  assert.ok(hot({ design_temperature: 300, temperature_derating_factor: 0.8 }))
  assert.ok(hot({ code: STD2RD }))
})

test('no net pressure asks for the corrosion allowance alone', () => {
  const none = run({ net_internal_pressure: -2, net_external_pressure: 0 }, PRESSURES)
  assert.deepEqual(Object.values(walls(none)), [3, 3, 3])
  assert.equal(none.status, 'PASS')
})

test('a pressure that no pipe of this diameter holds is said', () => {
  assert.ok(
    codes(run({ external_pressure: 300, specified_minimum_yield_strength: 80 })).includes('wall_exceeds_radius'),
  )
})

test('12.75 in and 323.85 mm are one pipe', () => {
  assert.deepEqual(run({ outer_diameter: '12.75 in' }).hashed, run({ outer_diameter: 323.85 }).hashed)
})

test('the walls of another range may fail a check and not pass it, and leave the need of arrestors open', () => {
  const thin = run({ wall_thickness: 9, external_pressure: 0.1 })
  for (const id of ['propagation', 'bending_external']) assert.equal(checked(thin, id)?.state, 'not_made')
  assert.equal(checked(thin, 'rp1111_external_pressure')?.state, 'pass')
  assert.match(thin.detail, /The need for buckle arrestors is not determined/)
  const thick = run({ wall_thickness: 40 })
  for (const id of ['rp1111_external_pressure', 'propagation', 'bending_external'])
    assert.equal(checked(thick, id)?.state, 'not_made')
  assert.equal(checked(run({ wall_thickness: 9, bending_strain: 0.02 }), 'bending_external')?.state, 'fail')
  assert.match(run().detail, /Propagating buckle .* governs: .* Buckle arrestors are not required/)
})

test('burst does not pass on steel that is hot or welded beyond the code', () => {
  const burst = (changes: object) => checked(run({ ...changes }), 'rp1111_internal_pressure')?.state
  assert.equal(burst({ design_temperature: 149 }), 'not_made')
  assert.equal(burst({ design_temperature: 149, temperature_derating_factor: 0.967 }), 'pass')
  assert.equal(burst({ weld_joint_factor: 0.95 }), 'not_made')
  assert.equal(burst({ weld_joint_factor: 0.95, internal_pressure: 40 }), 'fail')
})

test('bending by a moment alone does not pass the check that sees only strain', () => {
  const moment = run({ code: STD2RD, bending_moment: 50, bending_strain: 0 })
  assert.equal(checked(moment, 'bending_external')?.state, 'not_made')
  assert.equal(checked(moment, 'std2rd_combined')?.state, 'pass')
})

test('code, collapse factor and loads that were left out stand as assumed; a factor beside its print is said', () => {
  const names = ['code', 'effective_tension', 'bending_strain', 'collapse_factor', 'combined_collapse_factor']
  const assumed = (r: Ran) => r.result.assumed.filter(({ why }) => why !== null).map((a) => a.name)
  assert.deepEqual(assumed(run({}, names)), names)
  assert.deepEqual(assumed(run({ combined_collapse_factor: 1 })), [])
  const riser = run({ internal_pressure_design_factor: 0.75, combined_load_factor: 0.9 })
  assert.deepEqual(
    riser.warnings.filter((w) => w.code === 'overridden').map((w) => w.path),
    ['/internal_pressure_design_factor'],
  )
})

test('what cannot be is refused at its own input', () => {
  refusedAt('/wall_thickness', { wall_thickness: 162 })
  refusedAt('/corrosion_allowance', { corrosion_allowance: 12.7 })
  refusedAt('/specified_minimum_tensile_strength', { specified_minimum_tensile_strength: 449 })
  refusedAt('/external_pressure', {}, ['external_pressure'])
  refusedAt('/internal_pressure', {}, ['internal_pressure'])
  refusedAt('/minimum_internal_pressure', { minimum_internal_pressure: -1 })
  refusedAt('/external_pressure', { external_pressure: -1 })
})
