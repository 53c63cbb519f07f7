/** What is special to ovality: three definitions, the cells of API 5L, the floor of collapse, and caliper traces. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ran } from '@keelson/engine'
import { checked, codes, near, number, rowsOf, testKit, value } from '@keelson/engine/testing.ts'
import fc from 'fast-check'
import { pipeOvality as workflow } from './index.ts'

const { refusedAt, run } = testKit(workflow)
const pressures = (r: Ran) => r.result.values.collapse_pressure?.value as readonly number[]
const DIAMETERS = ['maximum_outer_diameter', 'minimum_outer_diameter']
const steel = { specified_minimum_yield_strength: 450 }
const radii = (a_2: number, offset = 0, count = 36) =>
  Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count
    return 162 + a_2 * Math.cos(2 * angle) + offset * Math.cos(angle)
  })

test('the ovality of DNV-ST-F101 is about twice that of API RP 1111, exactly so about the nominal diameter', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 15, noNaN: true }), (half) => {
      const r = run({
        nominal_outer_diameter: 320,
        maximum_outer_diameter: 320 + half,
        minimum_outer_diameter: 320 - half,
      })
      near(number(r, 'ovality'), 2 * number(r, 'ovality_rp1111'), 1e-10)
    }),
    { numRuns: 30, seed: 1 },
  )
})

test('body and end, small and large pipe, each have their limit', () => {
  const limit = (D: number, t: number, location: string) =>
    run({
      nominal_outer_diameter: D,
      maximum_outer_diameter: D,
      minimum_outer_diameter: D,
      wall_thickness: t,
      location,
    }).result.values.api5l_out_of_roundness_limit
  near(limit(323.9, 12.7, 'end')?.value as number, 4.8585, 1e-10)
  near(limit(914, 20, 'body')?.value as number, 13.71, 1e-10)
  assert.equal(limit(1219, 20, 'body')?.value, 15)
  assert.equal(limit(1422, 20, 'end')?.value, 13)
  for (const [D, t] of [
    [50, 5],
    [914, 12],
    [1500, 25],
  ] as const) {
    assert.equal(limit(D, t, 'body')?.value, null)
    assert.match(limit(D, t, 'body')?.reason ?? '', /diameter tolerance|agreement/)
  }
})

test('without a wall neither the limit of API 5L nor collapse nor bending is formed', () => {
  const none = run({ ...steel, initial_ovality: 0.005 }, ['wall_thickness'])
  for (const name of [
    'api5l_out_of_roundness_limit',
    'api5l_utilisation',
    'collapse_pressure',
    'ovality_under_bending',
  ])
    assert.equal(none.result.values[name], undefined)
  assert.equal(checked(none, 'api5l_out_of_roundness')?.state, 'not_made')
  assert.equal(value(none, 'verdict'), 'pass')
})

test('the verdict fails with any check that was made', () => {
  const oval = { maximum_outer_diameter: 328, minimum_outer_diameter: 321 }
  assert.equal(value(run(oval), 'verdict'), 'fail')
  assert.equal(value(run(oval, ['wall_thickness']), 'verdict'), 'pass')
  assert.equal(value(run({ allowable_ovality: 0.005 }), 'verdict'), 'fail')
  assert.equal(value(run({ local_out_of_roundness: 1.7 }), 'verdict'), 'fail')
  assert.equal(value(run({ local_out_of_roundness: 1.6 }), 'verdict'), 'pass')
  const reeled = run({ initial_ovality: 0.01, bending_strain: 0.02 })
  assert.equal(value(reeled, 'verdict'), 'fail')
  assert.equal(reeled.status, 'FAIL')
})

test('more ovality collapses earlier, and below 0.005 nothing is gained', () => {
  const list = run({ ...steel, ovality_list: [0, 0.001, 0.005, 0.006, 0.02, 0.1] })
  const [first, second, third, ...more] = pressures(list)
  assert.ok(first === second && second === third)
  for (const [i, p] of more.entries()) assert.ok(p < ([third, ...more][i] ?? 0))
  assert.ok(codes(list).includes('ovality_raised'))
  assert.equal(value(list, 'ovality_for_collapse'), null)
})

test('collapse pressures too far apart for the closed root are an error, not a number', () => {
  const foil = {
    ...{ nominal_outer_diameter: 3000, maximum_outer_diameter: 3000, minimum_outer_diameter: 3000 },
    ...{ ...steel, wall_thickness: 0.3, youngs_modulus: 0.25, material_strength_factor: 10, fabrication_factor: 10 },
  }
  assert.throws(() => run(foil), /differ too much/)
  assert.ok((pressures(run({ ...steel, fabrication_factor: 10 }))[0] ?? 0) > 0)
})

test('a list of one, or the number itself, is the run of that ovality', () => {
  const measured = run(steel)
  const listed = run({ ...steel, ovality_list: [2.3 / 323.85] })
  near(pressures(measured)[0], pressures(listed)[0], 1e-10)
  assert.deepEqual(pressures(run({ ...steel, ovality_list: 2.3 / 323.85 })), pressures(listed))
  assert.equal(pressures(measured).length, 1)
})

test('no bending and no pressure leave the ovality as it was; pressure multiplies it', () => {
  assert.equal(number(run({ initial_ovality: 0.01 }), 'ovality_under_bending'), 0.01)
  near(
    number(run({ initial_ovality: 0.01, external_pressure_to_collapse_ratio: 0.5 }), 'ovality_under_bending'),
    0.02,
    1e-10,
  )
})

test('a caliper trace gives the diameters, wherever the caliper sat', () => {
  for (const offset of [0, 2]) {
    const r = run({ caliper_radii: radii(0.575, offset) }, DIAMETERS)
    near(number(r, 'out_of_roundness'), 2.3, 1e-9)
    const rows = rowsOf(r, 'harmonics')
    near(rows[1]?.[1] as number, 0.575, 1e-9)
    assert.ok(Math.abs((rows[0]?.[1] as number) - offset) < 1e-9)
  }
  const both = run({ caliper_radii: radii(0.575) })
  assert.deepEqual(
    both.warnings.filter((w) => w.code === 'overridden').map((w) => w.path),
    DIAMETERS.map((d) => `/${d}`),
  )
})

test('a mean diameter off the nominal by more than 2 % is doubted', () => {
  assert.ok(codes(run({ nominal_outer_diameter: 335 })).includes('mean_off_nominal'))
  assert.ok(!codes(run({ nominal_outer_diameter: 328 })).includes('mean_off_nominal'))
})

test('no ovality allowed: a round pipe passes, any other fails, and neither has a utilisation', () => {
  const round = { maximum_outer_diameter: 323.85, minimum_outer_diameter: 323.85 }
  assert.equal(value(run({ allowable_ovality: 0, ...round }), 'verdict'), 'pass')
  assert.equal(value(run({ allowable_ovality: 0 }), 'verdict'), 'fail')
  assert.equal(value(run({ allowable_ovality: 0 }), 'utilisation'), null)
})

test('inputs that have no effect are named, and only those that were changed', () => {
  assert.ok(!codes(run()).includes('no_effect'))
  assert.ok(run({ fabrication_factor: 0.93 }).warnings.some((w) => w.path === '/fabrication_factor'))
  assert.ok(run({ bending_strain: 0.01 }).warnings.some((w) => w.path === '/bending_strain'))
  assert.ok(!codes(run({ ...steel, fabrication_factor: 0.85 })).includes('no_effect'))
})

test('the end of a thick seamless pipe is by agreement', () => {
  assert.ok(codes(run({ location: 'end', wall_thickness: 25.4 })).includes('seamless_by_agreement'))
  assert.ok(!codes(run({ location: 'body', wall_thickness: 25.4 })).includes('seamless_by_agreement'))
})

test('12.75 in and 323.85 mm are one pipe', () => {
  assert.deepEqual(
    run({ nominal_outer_diameter: '12.75 in' }).hashed,
    run({ nominal_outer_diameter: '0.32385 m' }).hashed,
  )
})

test('collapse is for the lowest fabrication factor where none is given, and says so', () => {
  const assumed = (r: Ran) => r.result.assumed.map((a) => a.name)
  assert.deepEqual(pressures(run(steel)), pressures(run({ ...steel, fabrication_factor: 0.85 })))
  assert.ok((pressures(run(steel))[0] ?? 0) < (pressures(run({ ...steel, fabrication_factor: 1 }))[0] ?? 0))
  assert.ok(assumed(run(steel)).includes('fabrication_factor'))
  assert.ok(!assumed(run({ ...steel, fabrication_factor: 1 })).includes('fabrication_factor'))
})

test('the body is assumed where the place is not said: the end allows less', () => {
  assert.ok(run().result.assumed.some((a) => a.name === 'location'))
  assert.ok(!run({ location: 'end' }).result.assumed.some((a) => a.name === 'location'))
  const limit = (location: string) => number(run({ location }), 'api5l_out_of_roundness_limit')
  assert.ok(limit('end') < limit('body'))
})

test('the sentence names the check that fails, also one without a utilisation', () => {
  assert.match(run({ allowable_ovality: 0 }).detail, /^Ovality fails: ovality 0\.007102 against allowable ovality 0 /)
  assert.match(run().detail, /governs: utilisation 0\.\d+/)
})

test('radii of a small pipe are usual numbers', () => {
  const small = { nominal_outer_diameter: 60.3, wall_thickness: 3.9 }
  const traced = run({ ...small, caliper_radii: radii(0.1).map((r) => (r * 30.15) / 162) }, DIAMETERS)
  assert.ok(!codes(traced).includes('outside_usual_range'))
})

test('what cannot be is refused at its own input', () => {
  refusedAt('/maximum_outer_diameter', { maximum_outer_diameter: 360 })
  refusedAt('/maximum_outer_diameter', { maximum_outer_diameter: 322 })
  refusedAt('/maximum_outer_diameter', {}, ['maximum_outer_diameter'])
  refusedAt('/minimum_outer_diameter', { minimum_outer_diameter: 0 })
  refusedAt('/nominal_outer_diameter', { nominal_outer_diameter: -1 })
  refusedAt('/wall_thickness', { wall_thickness: 162 })
  refusedAt('/ovality_list/1', { ovality_list: [0.01, 0.11] })
  refusedAt('/external_pressure_to_collapse_ratio', { external_pressure_to_collapse_ratio: 1 })
  refusedAt('/caliper_radii', { caliper_radii: radii(0.575, 0, 37) })
  refusedAt('/caliper_radii', { caliper_radii: radii(15) })
})
