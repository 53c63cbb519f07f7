/** What is special to scour: branch edges, what depends on what, what is left open, and what is refused. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checked, codes, list, near, number, type Request, reason, testKit, value } from '@keelson/engine/testing.ts'
import fc from 'fast-check'
import { scourAssessment } from './index.ts'

const { run, refusedAt } = testKit(scourAssessment)
const waves = { loading: 'waves', velocity_amplitude: 2, wave_period: 12, pile_outer_diameter: 1.5, water_depth: 15 }
const PIPE = {
  structure: 'pipeline',
  hydrodynamic_diameter: 500,
  current_velocity: 0.8,
  water_depth: 30,
  sediment_d50: 0.3,
}
const { run: piped, refusedAt: pipeRefusedAt } = testKit(scourAssessment, PIPE)
const { run: rocked, refusedAt: rockRefusedAt } = testKit(scourAssessment, {
  structure: 'rock_armour',
  current_velocity: 1,
})
const depth = (more: Request = {}) => number(run(more), 'equilibrium_scour_depth')

test('the depth is in proportion to the diameter and the coefficient, and knows no current', () => {
  near(depth({ pile_outer_diameter: 3 }), depth() / 2)
  near(depth({ scour_coefficient: 2.6 }), 2 * depth())
  near(depth({ current_velocity: 2 }), depth())
})

test('a faster current digs faster, and coarser sand slower', () => {
  const scale = (more: Request) => number(run(more), 'time_scale')
  assert.ok(scale({ current_velocity: 1.5 }) < scale({}))
  assert.ok(scale({ sediment_d50: 0.6 }) > scale({}))
})

test('the hole grows from nothing to its equilibrium, and has 63 % of it after the time scale', () => {
  const T = number(run(), 'time_scale')
  assert.equal(number(run({ duration: 0 }), 'scour_at_duration'), 0)
  near(number(run({ duration: T }), 'scour_at_duration'), depth() * (1 - Math.exp(-1)), 1e-9)
  near(number(run({ duration: '1 d' }), 'scour_at_duration'), number(run(), 'scour_at_1_day'), 1e-9)
})

test('still water moves nothing: no time scale, and the reason', () => {
  const still = run({ current_velocity: 0 })
  assert.equal(number(still, 'shields'), 0)
  assert.match(reason(still, 'time_scale'), /does not move/)
  assert.match(reason(still, 'scour_at_1_day'), /does not move/)
  assert.equal(value(still, 'live_bed'), false)
})

test('in clear water the depth of a live bed stays, with a warning; far below the threshold it says that none is expected', () => {
  const message = (U: number) => run({ current_velocity: U }).warnings.find((w) => w.code === 'clear_water')?.message
  assert.equal(message(1), undefined)
  assert.match(message(0.4) ?? '', /upper bound\.$/)
  assert.match(message(0.15) ?? '', /no scour is expected/)
  near(depth({ current_velocity: 0.15 }), depth())
})

test('waves make no hole below KC 6, and from there on deeper ones with KC', () => {
  const S = (KC: number) => number(run({ loading: 'waves', keulegan_carpenter_number: KC }), 'scour_depth_ratio')
  assert.equal(S(0), 0)
  assert.equal(S(6), 0)
  fc.assert(
    fc.property(fc.double({ min: 6.1, max: 90, noNaN: true }), (KC) => assert.ok(S(KC) < S(KC * 1.05))),
    { numRuns: 20 },
  )
  assert.ok(codes(run({ loading: 'waves', keulegan_carpenter_number: 5 })).includes('no_scour'))
})

test('the KC of orbital velocity and period gives what the same KC given gives', () => {
  const given = run({ ...waves, keulegan_carpenter_number: 16 })
  near(number(run(waves), 'equilibrium_scour_depth'), number(given, 'equilibrium_scour_depth'), 1e-11)
  assert.ok(codes(given).includes('overridden'))
})

test('several KC give several depths, of which the check takes the deepest', () => {
  const r = run({ loading: 'waves', keulegan_carpenter_number: [10, 40, 20], allowable_scour_depth: 6 })
  const depths = list(r, 'equilibrium_scour_depth')
  assert.equal(depths.length, 3)
  near(checked(r, 'embedment')?.demand.value, Math.max(...depths.map((S) => S ?? 0)))
})

test('waves with a current: without the share of the current it is needed with KC, and has one value for each or one for all', () => {
  const both = { loading: 'combined', keulegan_carpenter_number: [10, 20] }
  refusedAt('/velocity_ratio_alpha', both)
  refusedAt('/velocity_ratio_alpha', { ...both, velocity_ratio_alpha: [0.1, 0.2, 0.3] })
  assert.equal(list(run({ ...both, velocity_ratio_alpha: 0.5 }), 'scour_depth_ratio').length, 2)
  assert.match(reason(run({ ...both, velocity_ratio_alpha: 0.5 }), 'time_scale'), /waves with a current/)
  refusedAt('/current_velocity', { loading: 'combined', current_velocity: 0, velocity_amplitude: 0, wave_period: 10 })
})

test('Breusers in deep water is 1.5 diameters, and less in shallow', () => {
  const by = (h: number) => depth({ method: 'breusers', water_depth: h })
  near(by(600), 9, 1e-9)
  near(by(6), 9 * Math.tanh(1), 1e-9)
})

test('HEC-18 limits a round pile in line with the flow to 2.4 diameters, 3 in fast shallow water, and no other', () => {
  const hec = (more: Request) => depth({ method: 'hec18', pile_outer_diameter: 1, ...more })
  near(hec({ water_depth: 50, current_velocity: 9 }), 2.4, 1e-9)
  near(hec({ water_depth: 8, current_velocity: 8.86 }), 3, 1e-9)
  assert.ok(hec({ water_depth: 50, current_velocity: 9, k2: 1.2 }) > 2.4)
})

test('a coefficient left at the mean never lets the embedment pass, and may let it fail', () => {
  const { run: left } = testKit(scourAssessment, {
    structure: 'monopile',
    pile_outer_diameter: 6,
    current_velocity: 1,
    water_depth: 30,
    sediment_d50: 0.3,
  })
  assert.equal(checked(left({ allowable_scour_depth: 9 }), 'embedment')?.state, 'not_made')
  assert.equal(checked(left({ allowable_scour_depth: 7 }), 'embedment')?.state, 'fail')
  assert.equal(checked(left({ allowable_scour_depth: 9, scour_coefficient: 1.3 }), 'embedment')?.state, 'pass')
  assert.ok(codes(left()).includes('mean_depth'))
  assert.ok(!codes(left({ scour_coefficient: 2 })).includes('mean_depth'))
})

test('at the velocity of the onset the check is at its limit, and a deeper pipe bears more', () => {
  const U_cr = number(piped(), 'onset_velocity')
  near(number(piped({ current_velocity: U_cr }), 'onset_utilisation'), 1, 1e-9)
  assert.ok(number(piped({ burial_ratio: 0.1 }), 'onset_velocity') > U_cr)
  assert.equal(checked(piped({ current_velocity: 1.01 * U_cr }), 'onset')?.state, 'fail')
})

test('below a pipe the depth in a current has its limit where the gap begins to count', () => {
  const ratio = (gap_ratio: number) => number(piped({ gap_ratio }), 'current_scour_ratio')
  assert.equal(ratio(0), 0.6)
  assert.equal(ratio(0.068), 0.6)
  assert.ok(ratio(0.07) < 0.6)
})

test('a Shields parameter that is given replaces that of the current below a pipe', () => {
  const own = piped()
  const given = piped({ shields: number(own, 'shields') })
  near(number(given, 'time_scale'), number(own, 'time_scale'), 1e-9)
  assert.match(reason(given, 'bed_shear_stress'), /entered/)
})

test('stones grow with the square of the current, and are checked as exposed ones', () => {
  near(
    number(rocked({ current_velocity: 2 }), 'required_d50_exposed'),
    4 * number(rocked(), 'required_d50_exposed'),
    1e-9,
  )
  assert.equal(checked(rocked({ rock_d50: 170 }), 'rock')?.state, 'fail')
  assert.equal(checked(rocked({ rock_d50: 180 }), 'rock')?.state, 'pass')
})

test('silt and gravel, and shallow water, are remarked on', () => {
  assert.ok(codes(run({ sediment_d50: 0.04 })).includes('cohesive'))
  assert.ok(codes(run({ sediment_d50: 5 })).includes('gravel'))
  assert.ok(codes(run({ water_depth: 10 })).includes('shallow_water'))
  assert.ok(codes(piped({ burial_ratio: 0.1, gap_ratio: 0.1 })).includes('gap_and_embedment'))
})

test('what the methods do not cover is refused', () => {
  for (const method of ['breusers', 'hec18']) refusedAt('/method', { ...waves, method })
  refusedAt('/water_depth', { water_depth: 0.05, sediment_d50: 300 })
  pipeRefusedAt('/hydrodynamic_diameter', { hydrodynamic_diameter: 0 })
  pipeRefusedAt('/burial_ratio', { burial_ratio: 1.2 })
  rockRefusedAt('/rock_density', { rock_density: 1020 })
  refusedAt('/velocity_amplitude', { loading: 'waves' })
})
