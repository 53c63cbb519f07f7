/** The motions in six degrees of freedom: what the traced chain, symmetry and long waves say of them, and what they need. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { list, near, number, reason, rowsOf, testKit, within } from '@keelson/engine/testing.ts'
import { hullSeakeeping as workflow } from './index.ts'

const MODEL = {
  hull: 'wigley_iii',
  method: 'strip_theory',
  hull_length: 3,
  hull_breadth: 0.3,
  draft: 0.1875,
  water_density: 1000,
  gravity: 9.81,
  kg: 0.15,
  roll_gyradius: 0.1,
  yaw_gyradius: 0.75,
}
const { run } = testKit(workflow, MODEL)
type Ran = ReturnType<typeof run>

const COLUMNS = ['surge', 'sway', 'heave', 'roll', 'pitch', 'yaw'] as const
type Name = (typeof COLUMNS)[number]
type Six = Readonly<Record<Name, { readonly R: number; readonly phase: number | null }>>

/** Rows of the table by name: after frequency and heading each motion has an amplitude and a phase in degrees. */
const sixOf = (ran: Ran): readonly Six[] =>
  rowsOf(ran, 'motions').map((row) => {
    const of = (i: number) => ({ R: row[2 + 2 * i] as number, phase: row[3 + 2 * i] as number | null })
    return Object.fromEntries(COLUMNS.map((name, i) => [name, of(i)])) as Six
  })
const first = (ran: Ran): Six => sixOf(ran)[0] as Six
const turnedBy = (a: number | null, b: number | null) => (((((a as number) - (b as number)) % 360) + 540) % 360) - 180

const SKEWED = [-50, -30, -10, 10, 30, 45, 50].map((x) => {
  const y = 10 * (1 - (Math.abs(x - 10) / 65) ** 2)
  return { x, half_breadths: [y, y, 0.5 * y, 0], depths: [-2, 2, 5, 5] }
})
const SHIP = {
  hull: 'offsets',
  offsets: SKEWED,
  hull_length: 100,
  hull_breadth: 20,
  draft: 5,
  kg: 6,
  roll_gyradius: 7,
  yaw_gyradius: 25,
  water_density: 1025,
  gravity: 9.80665,
}

test('heave and pitch of the six are those of the traced chain, also off amidships, at speed and outrunning the waves', () => {
  for (const of of [
    run({ wave_length_over_ship_length: [0.8, 1.4, 6], heading: [180, 130, 60, 0], froude_number: 0.25 }),
    run({ ...SHIP, wave_frequency: [0.4, 0.7, 1.1], heading: [180, 100, 20], speed: '9 m/s', damping_ratio: 0.1 }),
    run({ hull: 'box', kg: 0.08, wave_length_over_ship_length: 0.9, heading: [0, 30], froude_number: 0.6 }),
  ]) {
    const [heave, pitch] = [list(of, 'heave_rao'), list(of, 'pitch_rao')]
    assert.ok(heave.length > 0)
    for (const [i, six] of sixOf(of).entries()) {
      near(six.heave.R, heave[i] as number, 1e-6)
      near(six.pitch.R, pitch[i] as number, 1e-6)
    }
  }
})

test('the table goes through each heading wave by wave, and its amplitudes are the values', () => {
  const of = run({ wave_frequency: [3, 4], heading: [90, 135] })
  assert.deepEqual(
    rowsOf(of, 'motions').map(([omega, beta]) => [omega, beta]),
    [
      [3, 90],
      [4, 90],
      [3, 135],
      [4, 135],
    ],
  )
  for (const name of ['surge', 'sway', 'roll', 'yaw'] as const)
    assert.deepEqual(
      sixOf(of).map((six) => six[name].R),
      list(of, `${name}_rao`),
    )
})

test('beam seas neither pitch, surge nor turn a hull that is alike fore and aft', () => {
  const { pitch, surge, yaw, roll, sway } = first(run({ heading: 90, wave_length_over_ship_length: 0.6 }))
  for (const still of [pitch, surge, yaw]) assert.deepEqual(still, { R: 0, phase: null })
  assert.ok(roll.R > 0 && sway.R > 0)
})

test('head and following seas neither sway, roll nor turn a hull', () => {
  for (const heading of [0, 180]) {
    const { sway, roll, yaw } = first(run({ heading, wave_length_over_ship_length: 1.2, froude_number: 0.1 }))
    for (const still of [sway, roll, yaw]) assert.deepEqual(still, { R: 0, phase: null })
  }
})

test('in long waves she follows the orbit of the water and the slope of its surface, whatever her damping', () => {
  const [ratio, L] = [400, 3]
  const k = (2 * Math.PI) / (ratio * L)
  for (const damping_ratio of [0, 0.3])
    for (const heading of [90, 45, 150, 270]) {
      const of = run({ heading, wave_length_over_ship_length: ratio, damping_ratio })
      const [along, across] = [Math.cos((heading * Math.PI) / 180), Math.sin((heading * Math.PI) / 180)]
      const { surge, sway, heave, roll, pitch } = first(of)
      near(heave.R, 1, 0.01)
      within(heave.phase as number, 0, 1)
      within(surge.R, Math.abs(along), 0.02)
      within(sway.R, Math.abs(across), 0.02)
      const slope = (k * 180) / Math.PI
      within(roll.R / slope, Math.abs(across), 0.03)
      within(pitch.R / slope, Math.abs(along), 0.02)
      // damping against still water lags by twice its share times omega over the natural frequency of roll, here 1/13
      within(turnedBy(sway.phase, -90 * Math.sign(across)), 0, 2)
      within(turnedBy(roll.phase, -90 * Math.sign(across)), 0, 4)
    }
})

test('in beam seas from starboard the ship leans to port before the crest and lies to port after it', () => {
  // a quarter of a period before it is amidships the crest is on starboard: that side is up, and roll lifts port
  const { sway, roll } = first(run({ heading: 90, wave_length_over_ship_length: 400 }))
  const at = (of: { R: number; phase: number | null }, turns: number) =>
    of.R * Math.cos(2 * Math.PI * turns + ((of.phase as number) * Math.PI) / 180)
  assert.ok(at(roll, -0.25) < 0 && at(roll, 0.25) > 0)
  assert.ok(at(sway, -0.25) < 0 && at(sway, 0.25) > 0)
})

test('waves from the other side reverse sway, roll and yaw, and nothing else', () => {
  const of = run({ ...SHIP, wave_frequency: 0.8, heading: [50, 310], speed: '6 m/s' })
  const [a, b] = sixOf(of) as readonly [Six, Six]
  for (const name of COLUMNS) {
    near(b[name].R, a[name].R, 1e-9)
    const reversed = ['sway', 'roll', 'yaw'].includes(name)
    within(Math.abs(turnedBy(b[name].phase, a[name].phase)), reversed ? 180 : 0, 1e-6)
  }
})

test('a phase leads in time: a ship that outruns long waves in following seas surges as one that lies still in head seas', () => {
  const surge = (over: Record<string, unknown>) => first(run({ wave_length_over_ship_length: 10, ...over })).surge.phase
  const atRest = surge({ heading: 0 })
  within(turnedBy(surge({ heading: 0, froude_number: 1.9 }), atRest), 180, 2)
  within(Math.abs(turnedBy(surge({ heading: 180 }), atRest)), 180, 2)
})

test('damping calms roll where the waves meet its period, by as much as it is a share of critical', () => {
  // a wave of nearly the natural period of the barge, which sways little beside
  const at = (damping_ratio: number) =>
    Math.max(
      ...list(
        run({
          ...SHIP,
          heading: 90,
          damping_ratio,
          wave_frequency: Array.from({ length: 25 }, (_, i) => 0.3 + 0.025 * i),
        }),
        'roll_rao',
      ),
    )
  const [light, some, heavy] = [at(0.02), at(0.1), at(0.2)]
  assert.ok(light > 1.5 * some && some > 1.5 * heavy)
})

test('a metacentric height that is given stands for the centre of gravity that gives it', () => {
  const beam = { ...SHIP, heading: [90, 60], wave_frequency: 0.7 }
  const by = run(beam)
  const GM = number(by, 'kb') + number(by, 'transverse_bm') - 6
  const kit = testKit(workflow, { ...MODEL, ...beam, transverse_gm: GM, longitudinal_gm: 100 })
  const given = kit.run({}, ['kg'])
  for (const name of ['sway_rao', 'roll_rao', 'yaw_rao', 'surge_rao'])
    for (const [i, one] of list(by, name).entries()) near(list(given, name)[i], one, 1e-9)
})

test('without masses of roll and yaw, or with a form that is not known, there are four motions less, and it says why', () => {
  for (const without of [['kg'], ['roll_gyradius'], ['yaw_gyradius']]) {
    const of = testKit(workflow, MODEL).run({ wave_frequency: 4 }, without)
    for (const name of ['surge_rao', 'sway_rao', 'roll_rao', 'yaw_rao'])
      assert.match(reason(of, name), /yaw .* required/)
    assert.equal(rowsOf(of, 'motions').length, 0)
    assert.ok(number(of, 'heave_rao') > 0)
  }
  const box = run({ hull: 'box', displacement: '0.15 t', wave_frequency: 4 })
  assert.match(reason(box, 'roll_rao'), /form of a box/)
  assert.equal(
    box.result.charts.some(({ id }) => id === 'motions'),
    false,
  )
})
