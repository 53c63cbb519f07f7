/** What is special to naval-arch-yaw-moment: signs, what the hull adds, a force that is given, and turns that there are not. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { axesOf, codes, messageOf, near, number, reason, testKit, value } from '@keelson/engine/testing.ts'
import { lineOf, markOf, someOf } from '@keelson/engine/testing-pictures.ts'
import { navalArchYawMoment as workflow } from './index.ts'

const { refusedAt, run } = testKit(workflow)
const FINE = {
  method: 'fujii',
  ...{ rudder_area: 11, rudder_aspect_ratio: 1.6, rudder_x_from_cg: -57.6, rudder_angle: -4 },
  ...{ hull_length: 120, hull_breadth: 15, draft: 4.5, block_coefficient: 0.48 },
}
const BLADE = ['rudder_area', 'rudder_span', 'speed']

test('a rudder put over to the other side turns everything round, by either method', () => {
  for (const method of ['whicker_fehlner', 'fujii']) {
    const [one, other] = [run({ method, rudder_angle: 12 }), run({ method, rudder_angle: -12 })]
    for (const name of ['side_force', 'yaw_moment', 'normal_force'])
      near(number(one, name), -number(other, name), 1e-12)
    for (const name of ['side_force_magnitude', 'yaw_moment_magnitude'])
      near(number(one, name), number(other, name), 1e-12)
    assert.ok(number(one, 'side_force') < 0 && number(one, 'yaw_moment') > 0)
  }
})

test('without what the hull adds, signed and unsigned are one number', () => {
  for (const method of ['whicker_fehlner', 'fujii']) {
    const r = run({ method })
    near(Math.abs(number(r, 'side_force')), number(r, 'side_force_magnitude'), 1e-12)
    near(Math.abs(number(r, 'yaw_moment')), number(r, 'yaw_moment_magnitude'), 1e-12)
  }
})

test('the hull adds to the signed force and moment, and not to the magnitudes', () => {
  for (const method of ['whicker_fehlner', 'fujii']) {
    const [bare, hull] = [run({ method }), run({ method, a_h: 0.3, hull_interaction_x: -30 })]
    near(number(hull, 'side_force'), 1.3 * number(bare, 'side_force'), 1e-12)
    near(number(hull, 'yaw_moment') / number(bare, 'yaw_moment'), (45 + 0.3 * 30) / 45, 1e-12)
    near(number(hull, 'yaw_moment_magnitude'), number(bare, 'yaw_moment_magnitude'), 1e-12)
  }
})

test('a normal force that is given needs no rudder, and nothing of a method is answered', () => {
  const given = run({ normal_force: 100, rudder_angle: 20 }, BLADE)
  near(number(given, 'side_force'), -100 * Math.cos(Math.PI / 9), 1e-12)
  near(number(given, 'yaw_moment'), 4500 * Math.cos(Math.PI / 9), 1e-12)
  assert.match(reason(given, 'lift'), /normal force is entered/)
  assert.equal(value(given, 'aspect_ratio'), null)
  assert.equal(value(run({ normal_force: 100, method: 'fujii' }, BLADE), 'effective_angle'), null)
})

test('drift that reaches the rudder is taken off its angle', () => {
  const fujii = { method: 'fujii', rudder_angle: 10 }
  near(number(run({ ...fujii, drift_angle: 8, flow_straightening: 0.5 }), 'effective_angle'), 6, 1e-9)
  const none = run({ ...fujii, drift_angle: 10 })
  assert.equal(number(none, 'normal_force'), 0)
})

test('stall is nearer in open water than behind a hull', () => {
  const at = (rudder_angle: number, behind_hull = false) => codes(run({ rudder_angle, behind_hull })).includes('stall')
  assert.deepEqual([at(25), at(-26), at(30, true), at(36, true)], [false, true, false, true])
  assert.match(run({ behind_hull: true }).detail, /behind the hull/)
})

test('a high aspect ratio and a rudder ahead of the centre of gravity are remarked', () => {
  assert.ok(codes(run({ rudder_aspect_ratio: 3.1 })).includes('high_aspect'))
  assert.ok(!codes(run({ rudder_aspect_ratio: 3.1, method: 'fujii' })).includes('high_aspect'))
  assert.ok(codes(run({ rudder_x_from_cg: 45 })).includes('rudder_forward'))
})

test('the ship turns the way that her rudder is over, at its speed where none other is given', () => {
  const to = (rudder_angle: number) => run({ ...FINE, rudder_angle })
  assert.ok(number(to(-4), 'steady_yaw_rate') < 0 && number(to(4), 'steady_yaw_rate') > 0)
  const own = run({ ...FINE, ship_speed_turn: 9.7192224622 })
  near(
    number(own, 'steady_turning_diameter'),
    number(run({ ...FINE, speed: 9.7192224622 }), 'steady_turning_diameter'),
    1e-9,
  )
})

test('rate, speed and diameter of a turn are of one circle', () => {
  const r = run({ ...FINE, ship_speed_turn: 15 })
  const speed = (15 * 1852) / 3600
  const rate = (Math.abs(number(r, 'steady_yaw_rate')) * Math.PI) / 180
  near(number(r, 'steady_turning_diameter'), (2 * speed) / rate, 1e-9)
})

test('there is no steady turn without stability, helm or way', () => {
  const why = (over: object, without: readonly string[] = []) =>
    reason(run({ ...FINE, ...over }, without), 'steady_turning_diameter')
  assert.match(why({ block_coefficient: 0.85, draft: 8 }), /not stable/)
  assert.match(why({ rudder_angle: 0 }), /is 0/)
  assert.match(why({ speed: 0 }), /speed is 0/)
  assert.match(why({ normal_force: 50 }, ['rudder_area', 'rudder_span', 'speed']), /not provided/)
  assert.match(why({ drift_angle: -4, flow_straightening: 1 }), /does not turn/)
  assert.ok(codes(run({ ...FINE, block_coefficient: 0.85, draft: 8 })).includes('course_unstable'))
})

test('a tight turn is remarked, and a hull without one of its numbers has none', () => {
  assert.ok(codes(run({ ...FINE, rudder_angle: -20 })).includes('tight_turn'))
  assert.ok(!codes(run(FINE)).includes('tight_turn'))
  const partly = run({ ...FINE }, ['draft'])
  assert.ok(codes(partly).includes('hull_incomplete'))
  assert.equal(partly.result.values.steady_yaw_rate, undefined)
})

test('what has no effect is said to have none', () => {
  assert.ok(codes(run({ method: 'fujii', flow_straightening: 0.4 })).includes('no_effect'))
  assert.ok(codes(run({ hull_interaction_x: -30 })).includes('no_effect'))
  assert.deepEqual(codes(run({ a_h: 0.2, hull_interaction_x: -30 })), ['no_check'])
})

test('a default is never said to have no effect, nor a rudder that stands where it must', () => {
  const idle = (over: Readonly<Record<string, unknown>>) => codes(run(over)).includes('no_effect')
  assert.deepEqual([{}, { method: 'fujii' }, { method: 'fujii', drift_angle: 3, flow_straightening: 0.4 }].map(idle), [
    false,
    false,
    false,
  ])
})

test('a hull that is given in part is told what it lacks', () => {
  const said = (...without: string[]) => messageOf(run(FINE, without), 'hull_incomplete')
  assert.match(said('draft'), /not estimated because the draught is not provided\.$/)
  assert.match(said('draft', 'block_coefficient'), /because the draught and block coefficient are not provided\.$/)
  assert.doesNotMatch(said('draft'), /length|breadth|block/i)
})

test('the moment is drawn from hard over to hard over at half the speed, at it and at half more, with this run upon it', () => {
  const ran = run({ speed: 10, rudder_angle: 20 })
  assert.deepEqual(axesOf(ran, 'yaw_moment').slice(0, 2), ['Rudder angle [°]', 'Yaw moment [kN·m]'])
  for (const speed of [5, 10, 15]) {
    const all = lineOf(ran, 'yaw_moment', `at ${speed} kn`)
    near(all[0]?.[0], -35, 1e-5)
    near(all.at(-1)?.[0], 35, 1e-5)
    for (const [rudder_angle, N] of someOf(ran, 'yaw_moment', `at ${speed} kn`))
      near(N, number(run({ speed, rudder_angle }), 'yaw_moment'), 1e-4)
  }
  const [angle, N] = markOf(ran, 'yaw_moment', 'this case')
  near(angle, 20, 1e-5)
  near(N, number(ran, 'yaw_moment'), 1e-5)
  near(lineOf(run({ speed: 10, rudder_angle: -40 }), 'yaw_moment', 'at 10 kn').at(-1)?.[0], 40, 1e-5)
})

test('what cannot be is refused where it is', () => {
  refusedAt('/rudder_area', { rudder_area: 0 })
  refusedAt('/rudder_span', { rudder_span: 0 })
  refusedAt('/rudder_span', {}, ['rudder_span'])
  refusedAt('/speed', {}, ['speed'])
  refusedAt('/rudder_angle', { rudder_angle: 61 })
  refusedAt('/rudder_x_from_cg', {}, ['rudder_x_from_cg'])
})
