/** What is special to the pipe capacity: walls that just hold, replaced pressures, arrestors, and the edges of the forms. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Refusal, readParams, runNow } from '@keelson/workflow'
import fc from 'fast-check'
import { pipeCapacity as workflow } from './index.ts'

const STD2RD = 'API STD 2RD 2013'
const run = (changes: Readonly<Record<string, unknown>> = {}, without: readonly string[] = []) => {
  const params = Object.fromEntries(
    Object.entries({ ...workflow.example, ...changes }).filter(([name]) => !without.includes(name)),
  )
  return runNow(workflow, readParams(workflow.contract, params))
}
type Run = ReturnType<typeof run>
const value = (r: Run, name: string) => r.result.values[name]?.value as number
const text = (r: Run, name: string) => r.result.values[name]?.value as string | null
const walls = (r: Run) => r.result.values.minimum_wall_thickness?.value as Readonly<Record<string, number>>
const check = (r: Run, id: string) => r.result.checks.find((c) => c.id === id)
const codes = (r: Run) => r.warnings.map((w) => w.code)
const near = (a: number, b: number, relative: number) =>
  assert.ok(Math.abs(a - b) <= relative * Math.abs(b), `${a} is not ${b}`)
const refusedAt = (pointer: string, changes: Readonly<Record<string, unknown>>, without: readonly string[] = []) =>
  assert.throws(
    () => run(changes, without),
    (e) => e instanceof Refusal && e.problems.some((p) => p.pointer === pointer),
  )
const PRESSURES = ['internal_pressure', 'external_pressure']

test('a pipe of the required nominal wall is used to 1 in that limit state, in both codes', () => {
  for (const code of ['API RP 1111', STD2RD]) {
    const pressures = { code, net_internal_pressure: 18e6, net_external_pressure: 9e6 }
    const required = walls(run(pressures, PRESSURES))
    const at = (state: string) => run({ ...pressures, wall_thickness: required[state] }, PRESSURES)
    near(value(at('burst'), 'internal_pressure_utilisation'), 1, 1e-9)
    near(value(at('collapse'), 'external_pressure_utilisation'), 1, 1e-9)
    near(value(at('propagation'), 'allowable_propagation_pressure'), 9e6, 1e-9)
  }
})

test('more wall holds more of everything', () => {
  const names = ['burst_pressure', 'collapse_pressure', 'propagation_pressure', 'yield_tension'] as const
  fc.assert(
    fc.property(fc.double({ min: 0.006, max: 0.12, noNaN: true }), (wall_thickness) => {
      const [less, more] = [run({ wall_thickness }), run({ wall_thickness: 1.01 * wall_thickness })]
      for (const name of names) assert.ok(value(more, name) > value(less, name))
    }),
    { numRuns: 15, seed: 1 },
  )
})

test('collapse stays below both of its parts', () => {
  for (const wall_thickness of [0.004, 0.0127, 0.05, 0.15]) {
    const r = run({ wall_thickness })
    assert.ok(value(r, 'collapse_pressure') < value(r, 'yield_collapse_pressure'))
    assert.ok(value(r, 'collapse_pressure') < value(r, 'elastic_collapse_pressure'))
  }
})

test('API RP 1111 takes the logarithmic form up to D/t 15, API STD 2RD for every D/t', () => {
  const at = (ratio: number, code: string) =>
    run({ outer_diameter: 0.3, wall_thickness: 0.3 / ratio, corrosion_allowance: 0, code })
  const logarithmic = (ratio: number) => 0.45 * 985e6 * Math.log(ratio / (ratio - 2))
  near(value(at(14.99, 'API RP 1111'), 'burst_pressure'), logarithmic(14.99), 1e-11)
  const thin = at(15.01, 'API RP 1111')
  assert.equal(value(thin, 'burst_pressure'), value(thin, 'burst_pressure_thin_form'))
  near(value(at(15.01, STD2RD), 'burst_pressure'), logarithmic(15.01), 1e-11)
})

test('a net external pressure that reaches f_p P_p asks for arrestors and fails nothing', () => {
  const deep = run({ external_pressure: 3e6 })
  assert.equal(deep.result.values.buckle_arrestors_required?.value, true)
  assert.equal(deep.status, 'PASS')
  assert.match(check(deep, 'propagation')?.note ?? '', /buckle arrestors are required/)
  assert.equal(text(deep, 'governing_limit_state'), 'propagation')
  const exactly = run({ net_external_pressure: value(run(), 'allowable_propagation_pressure') })
  assert.equal(exactly.result.values.buckle_arrestors_required?.value, true)
})

test('the water depth gives the external pressure, and is reported beside one that was given', () => {
  const depth = run({ water_depth: 457.2 }, ['external_pressure'])
  near(value(depth, 'external_hydrostatic_pressure'), 4595690.3895, 1e-11)
  near(
    value(depth, 'internal_pressure_utilisation') * value(depth, 'allowable_net_internal_pressure'),
    15e6 - 4595690.3895,
    1e-9,
  )
  const both = run({ water_depth: 457.2 })
  assert.equal(value(both, 'external_hydrostatic_pressure'), value(depth, 'external_hydrostatic_pressure'))
  assert.equal(value(both, 'external_pressure_utilisation'), value(run(), 'external_pressure_utilisation'))
  assert.equal(run().result.values.external_hydrostatic_pressure, undefined)
})

test('net pressures replace the ones they are made of, and say so', () => {
  const net = run({ net_internal_pressure: 13.5e6, net_external_pressure: 1.5e6 }, PRESSURES)
  assert.equal(value(net, 'internal_pressure_utilisation'), value(run(), 'internal_pressure_utilisation'))
  const external = run({ net_external_pressure: 4e6 })
  assert.equal(value(external, 'internal_pressure_utilisation'), value(run(), 'internal_pressure_utilisation'))
  assert.ok(codes(external).includes('overridden'))
  const alone = run({ net_external_pressure: 4e6 }, ['external_pressure'])
  near(value(alone, 'internal_pressure_utilisation'), 15e6 / value(alone, 'allowable_net_internal_pressure'), 1e-9)
  assert.ok(codes(alone).includes('external_pressure_not_known'))
  const twice = run({ net_internal_pressure: 1e6, net_external_pressure: 4e6, minimum_internal_pressure: 1e6 })
  for (const name of [...PRESSURES, 'minimum_internal_pressure'])
    assert.ok(twice.warnings.some((w) => w.code === 'overridden' && w.path === `/${name}`))
})

test('an internal pressure that is always there relieves collapse but not burst', () => {
  const full = run({ external_pressure: 6e6, minimum_internal_pressure: 2e6 })
  const empty = run({ external_pressure: 6e6 })
  assert.ok(value(full, 'external_pressure_utilisation') < value(empty, 'external_pressure_utilisation'))
  assert.equal(value(full, 'internal_pressure_utilisation'), value(empty, 'internal_pressure_utilisation'))
})

test('the factors of each code stand in where none are given', () => {
  const rp1111 = run()
  near(value(rp1111, 'design_pressure_limit'), 0.72 * value(rp1111, 'burst_pressure'), 1e-11)
  const riser = run({ internal_pressure_design_factor: 0.75 })
  near(value(riser, 'design_pressure_limit'), 0.6 * value(riser, 'burst_pressure'), 1e-11)
  const std2rd = run({ code: STD2RD })
  near(value(std2rd, 'allowable_net_internal_pressure'), 0.6 * value(std2rd, 'burst_pressure'), 1e-11)
  assert.equal(value(std2rd, 'combined_load_limit_operational'), 0.8)
  assert.equal(text(std2rd, 'design_pressure_limit'), null)
})

test('Method 1: a strain and its elastic moment are one load, and a moment at yield uses all', () => {
  const strain = run({ code: STD2RD })
  const [D, t] = [0.3239, 0.0097]
  const W = (Math.PI / 4) * (D - t) ** 2 * t
  const moment = run({ code: STD2RD, bending_moment: 207e9 * 0.0008 * W })
  near(check(moment, 'std2rd_combined')?.utilisation ?? 0, check(strain, 'std2rd_combined')?.utilisation ?? 1, 1e-9)
  near(
    check(strain, 'std2rd_combined')?.demand?.value as number,
    (207e9 * 0.0008) / 450e6 + value(strain, 'combined_load_ratio'),
    1e-9,
  )
  const reversed = run({ code: STD2RD, bending_moment: -207e9 * 0.0008 * W })
  assert.equal(check(reversed, 'std2rd_combined')?.utilisation, check(moment, 'std2rd_combined')?.utilisation)
  const pure = { code: STD2RD, net_internal_pressure: 0, effective_tension: 0, combined_load_factor: 1 }
  near(check(run({ ...pure, bending_moment: 450e6 * W }), 'std2rd_combined')?.utilisation ?? 0, 1, 1e-9)
  assert.ok(codes(run({ ...pure, bending_moment: 460e6 * W })).includes('beyond_elastic'))
  assert.ok(codes(run({ ...pure, bending_moment: 100e6 * W, bending_strain: 0 })).includes('strain_not_given'))
})

test('extreme loads may use 0.96 where operation may use 0.90', () => {
  const tension = 0.55 * value(run(), 'yield_tension')
  const loads = { net_internal_pressure: 0.75 * value(run(), 'burst_pressure'), effective_tension: tension }
  assert.equal(check(run(loads), 'rp1111_combined')?.state, 'fail')
  assert.equal(check(run({ ...loads, combined_load_factor: 0.96 }), 'rp1111_combined')?.state, 'pass')
})

test('tension up to 0.60 of yield passes, compression passes with a warning', () => {
  const T_y = value(run(), 'yield_tension')
  assert.equal(check(run({ effective_tension: 0.6 * T_y }), 'rp1111_longitudinal')?.state, 'pass')
  assert.equal(check(run({ effective_tension: 0.61 * T_y }), 'rp1111_longitudinal')?.state, 'fail')
  const pushed = run({ effective_tension: -1e6 })
  assert.equal(check(pushed, 'rp1111_longitudinal')?.state, 'pass')
  assert.ok(codes(pushed).includes('effective_compression'))
})

test('ovality and f_c lower what bending with external pressure may use', () => {
  const used = (changes: object) => value(run({ ...changes }), 'bending_collapse_utilisation')
  assert.ok(used({ ovality_rp1111: 0.01 }) > used({}))
  assert.ok(used({ combined_collapse_factor: 0.6 }) > used({}))
  assert.equal(value(run({ ovality_rp1111: 0 }), 'collapse_reduction_g'), 1)
})

test('heat without de-rating is warned of', () => {
  const hot = (changes: object) => codes(run({ design_temperature: 149, ...changes })).includes('derating_missing')
  assert.ok(hot({}))
  assert.ok(!hot({ temperature_derating_factor: 0.967 }))
  assert.ok(!hot({ design_temperature: 121 }))
  assert.ok(hot({ design_temperature: 300, temperature_derating_factor: 0.8 }))
  assert.ok(hot({ code: STD2RD }))
})

test('slender and thick walls are answered with a warning', () => {
  for (const wall_thickness of [0.009, 0.04]) assert.ok(codes(run({ wall_thickness })).includes('outside_validity'))
  assert.ok(!codes(run()).includes('outside_validity'))
})

test('no net pressure asks for the corrosion allowance alone', () => {
  const none = run({ net_internal_pressure: -2e6, net_external_pressure: 0 }, PRESSURES)
  assert.deepEqual(Object.values(walls(none)), [0.003, 0.003, 0.003])
  assert.equal(none.status, 'PASS')
})

test('a pressure that no pipe of this diameter holds is said', () => {
  assert.ok(codes(run({ external_pressure: 2e9 })).includes('wall_exceeds_radius'))
})

test('12.75 in and 0.32385 m are one pipe', () => {
  assert.deepEqual(run({ outer_diameter: '12.75 in' }).hashed, run({ outer_diameter: 0.32385 }).hashed)
})

test('what cannot be is refused at its own input', () => {
  refusedAt('/wall_thickness', { wall_thickness: 0.162 })
  refusedAt('/corrosion_allowance', { corrosion_allowance: 0.0127 })
  refusedAt('/specified_minimum_tensile_strength', { specified_minimum_tensile_strength: 449e6 })
  refusedAt('/external_pressure', {}, ['external_pressure'])
  refusedAt('/internal_pressure', {}, ['internal_pressure'])
  refusedAt('/minimum_internal_pressure', { minimum_internal_pressure: -1 })
  refusedAt('/external_pressure', { external_pressure: -1 })
})
