/** What the charts, figures, sentences and remarks of scour say, against runs at other inputs and the formulas of the sources. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  axesOf,
  codes,
  near,
  number,
  type Request,
  reason,
  spokenNumber,
  testKit,
  value,
} from '@keelson/engine/testing.ts'
import { labelsOf, lineOf, marksOf, seriesOf, short, someOf } from '@keelson/engine/testing-pictures.ts'
import { scourAssessment } from './index.ts'

const pile = testKit(scourAssessment)
const waves = testKit(scourAssessment, {
  ...scourAssessment.example,
  ...{ loading: 'waves', velocity_amplitude: 2, wave_period: 12, pile_outer_diameter: 1.5, water_depth: 15 },
})
const pipe = testKit(scourAssessment, {
  ...{ structure: 'pipeline', hydrodynamic_diameter: 500, current_velocity: 0.8, water_depth: 30, sediment_d50: 0.3 },
  duration: 5,
})
const rock = testKit(scourAssessment, { structure: 'rock_armour', current_velocity: 1, rock_d50: 180 })
type Kit = typeof pile
const drawnAs = (x: number) => short(Number(x.toPrecision(6)))
const said = (kit: Kit, code: string, over: Request = {}) =>
  kit.run(over).warnings.flatMap((w) => (w.code === code ? [w.message] : []))[0] ?? ''
const numbersIn = (text: string) => [...text.matchAll(/\d+(?:,\d{3})*(?:\.\d+)?/g)].map(([said]) => spokenNumber(said))

test('the hole grows over time as runs of those durations have it, with its equilibrium and its time scale', () => {
  for (const [kit, depth] of [
    [pile, 'equilibrium_scour_depth'],
    [waves, 'equilibrium_scour_depth'],
    [pipe, 'pipeline_current_scour_depth'],
  ] as const) {
    const ran = kit.run({ duration: 5 })
    for (const [duration, S] of someOf(ran, 'growth', 'depth').slice(1))
      near(number(kit.run({ duration }), 'scour_at_duration'), S, 1e-4)
    const [S, T] = [number(ran, depth), number(ran, 'time_scale')]
    assert.deepEqual(marksOf(ran, 'growth'), [
      `equilibrium at ${drawnAs(S)}`,
      `time scale ${drawnAs(T)} ${drawnAs(S * (1 - Math.exp(-1)))}`,
      `duration 5 ${drawnAs(number(ran, 'scour_at_duration'))}`,
    ])
    assert.deepEqual(axesOf(ran, 'growth'), ['Time from flat bed [h]', 'Scour depth [m]'])
  }
  const T = number(pile.run(), 'time_scale')
  near(lineOf(pile.run(), 'growth', 'depth').at(-1)?.[0], 4 * T, 1e-5)
  near(lineOf(pile.run({ duration: 10 * T }), 'growth', 'depth').at(-1)?.[0], 11.5 * T, 1e-4)
  assert.equal(marksOf(pile.run(), 'growth').length, 2)
})

test('without growth there is nothing after a duration, and its reason stands only where one was given', () => {
  const still = { current_velocity: 0 }
  assert.match(reason(pile.run({ ...still, duration: 5 }), 'scour_at_duration'), /does not move/)
  assert.equal(value(pile.run(still), 'scour_at_duration'), undefined)
})

test('depth over KC is that of runs at those numbers, alone and with each current ratio', () => {
  const several = waves.run({ keulegan_carpenter_number: [10, 40, 20] })
  const names = ['waves only', ...[0.2, 0.4, 0.6, 0.8].map((share) => `current ratio ${share}`)]
  assert.deepEqual(seriesOf(several, 'depth_over_kc'), names)
  for (const [i, share] of [0, 0.2, 0.4, 0.6, 0.8].entries())
    for (const [KC, ratio] of someOf(several, 'depth_over_kc', names[i] ?? '').slice(1)) {
      const over = { loading: 'combined', keulegan_carpenter_number: KC, velocity_ratio_alpha: share }
      near(number(waves.run(over), 'scour_depth_ratio'), ratio, 1e-4)
    }
  const depths = value(several, 'scour_depth_ratio') as number[]
  assert.deepEqual(
    marksOf(several, 'depth_over_kc'),
    [10, 40, 20].map((KC, i) => ` ${KC} ${drawnAs(depths[i] ?? 0)}`),
  )
  assert.equal(lineOf(several, 'depth_over_kc', 'waves only').at(-1)?.[0], 48)
  assert.equal(lineOf(waves.run(), 'depth_over_kc', 'waves only').at(-1)?.[0], 40)
  const own = `this pile 16 ${drawnAs(number(waves.run(), 'scour_depth_ratio'))}`
  assert.deepEqual(marksOf(waves.run(), 'depth_over_kc'), [own])
  assert.deepEqual(axesOf(waves.run(), 'depth_over_kc'), ['Keulegan-Carpenter number', 'Scour depth to diameter ratio'])
})

test('the Shields diagram has the threshold of Soulsby over the range of sand, and the bed of the run', () => {
  const ran = pile.run()
  const [x, theta] = [number(ran, 'dimensionless_grain_size'), number(ran, 'shields')]
  assert.deepEqual(marksOf(ran, 'shields_diagram'), [`live bed ${drawnAs(x)} ${drawnAs(theta)}`])
  assert.match(marksOf(pile.run({ current_velocity: 0.3 }), 'shields_diagram').join(), /^clear water/)
  const threshold = lineOf(ran, 'shields_diagram', 'threshold of motion')
  for (const [D, critical] of threshold) near(critical, 0.3 / (1 + 1.2 * D) + 0.055 * (1 - Math.exp(-0.02 * D)), 1e-4)
  assert.deepEqual([threshold[0]?.[0], threshold.at(-1)?.[0]], [1, 200])
  const gravel = pile.run({ sediment_d50: 15 })
  near(
    lineOf(gravel, 'shields_diagram', 'threshold of motion').at(-1)?.[0],
    2 * number(gravel, 'dimensionless_grain_size'),
    1e-5,
  )
  assert.deepEqual(axesOf(ran, 'shields_diagram'), ['Dimensionless grain size', 'Shields parameter'])
})

test('the stones of other currents are those of runs at them', () => {
  const ran = rock.run()
  for (const series of ['exposed', 'embedded'])
    for (const [U, d] of someOf(ran, 'rock_size', series).slice(1))
      near(number(rock.run({ current_velocity: U / 2 }), `required_d50_${series}`), d, 1e-4)
  assert.equal(lineOf(ran, 'rock_size', 'exposed').at(-1)?.[0], 3.2)
  assert.equal(lineOf(rock.run({ current_velocity: 0.3 }), 'rock_size', 'exposed').at(-1)?.[0], 1)
  const needed = drawnAs(number(ran, 'required_d50_exposed'))
  assert.deepEqual(marksOf(ran, 'rock_size'), ['proposed at 180', `required 2 ${needed}`])
  assert.deepEqual(marksOf(rock.run({}, ['rock_d50']), 'rock_size'), [`required 2 ${needed}`])
  assert.deepEqual(axesOf(ran, 'rock_size'), ['Velocity at rock [m/s]', 'Median rock size [mm]'])
})

test('the sentence of a pile has depth, diameters, reach and time scale', () => {
  const ran = pile.run()
  const found = numbersIn(ran.detail.replace(/, allowable depth [\d.]+ m/, ''))
  const names = ['equilibrium_scour_depth', 'scour_depth_ratio', 'scour_extent']
  for (const [i, name] of names.entries()) near(found[i], number(ran, name), 1e-3)
  near(found.at(-1), number(ran, 'time_scale'), 1e-3)
  assert.match(ran.detail, /; 63 % of the depth develops in [\d.]+ h\.$/)
  const several = waves.run({ keulegan_carpenter_number: [10, 40, 20] }).detail
  assert.match(several, /deepest of 3 flows\)/)
  near(numbersIn(several)[0], 1.5 * 1.3 * (1 - Math.exp(-0.03 * 34)), 1e-3)
  assert.doesNotMatch(waves.run().detail, /deepest of/)
  assert.equal(
    waves.run({ keulegan_carpenter_number: 5 }).detail,
    'No scour hole forms at the pile in this flow. The scour depth is 0 m.',
  )
})

test('the sentence of a pipe says whether a tunnel forms, from which current on, and how deep', () => {
  const [fast, slow] = [pipe.run(), pipe.run({ burial_ratio: 0.1 })]
  assert.match(
    fast.detail,
    /^Onset .* fails.*\. Tunnel scour occurs because the current velocity, 0\.8 m\/s, exceeds the/,
  )
  assert.match(slow.detail, /^The current velocity, 0\.8 m\/s, does not exceed the onset velocity of tunnel scour/)
  const open = pipe.run({}, ['current_velocity', 'duration'])
  assert.match(open.detail, /Tunnel scour starts at/)
  for (const ran of [fast, slow, open]) {
    const [U, S] = numbersIn(ran.detail.slice(ran.detail.search(/onset velocity|starts at/)))
    near(U, number(ran, 'onset_velocity'), 1e-3)
    near(S, number(ran, 'pipeline_current_scour_depth'), 1e-3)
  }
  const inWaves = pipe.run({ keulegan_carpenter_number: [4, 25, 9] })
  near(numbersIn(inWaves.detail).at(-1), 0.1 * 5 * 0.5, 1e-3)
  assert.match(inWaves.detail, /m in waves\.$/)
  assert.doesNotMatch(fast.detail, /in waves/)
})

test('the sentence of rock has both sizes, the current at the stones, and what is proposed where it is known', () => {
  const ran = rock.run()
  const [exposed, embedded, U, placed] = numbersIn(ran.detail)
  near(exposed, number(ran, 'required_d50_exposed'), 1e-3)
  near(embedded, number(ran, 'required_d50_embedded'), 1e-3)
  assert.deepEqual([U, placed], [2, 180])
  assert.match(ran.detail, /; proposed size 180 mm \(checked as exposed\)$/)
  assert.match(rock.run({}, ['rock_d50']).detail, /at a velocity of 2 m\/s\.$/)
})

test('remarks carry the numbers of the run', () => {
  assert.match(said(pile, 'mean_depth'), /1\.3 does not exceed .* deviation 0\.7\)/)
  assert.match(said(pile, 'mean_depth', { scour_coefficient: 1.1 }), /1\.1 does not exceed/)
  const clear = pile.run({ current_velocity: 0.4 })
  near(numbersIn(said(pile, 'clear_water', { current_velocity: 0.4 }))[0], number(clear, 'shields_over_critical'), 2e-3)
  assert.match(said(pile, 'clear_water', { current_velocity: 0.15 }), /Below a mobility of 0\.25 no scour/)
  assert.match(said(pile, 'shallow_water', { water_depth: 9 }), /is 1\.5 diameters, below 2/)
  assert.match(said(pile, 'cohesive', { sediment_d50: 0.05 }), /size 0\.05 mm is below 0\.063 mm, in the silt range/)
  assert.match(said(pile, 'gravel', { sediment_d50: 3 }), /size 3 mm is above 2 mm, in the gravel range/)
  assert.equal(said(pile, 'gravel', { sediment_d50: 2 }), '')
})

test('a duration of twenty time scales has the whole depth, and says so', () => {
  for (const kit of [pile, pipe]) {
    const T = number(kit.run(), 'time_scale')
    near(numbersIn(said(kit, 'full_depth', { duration: 21 * T }))[0], 21, 2e-3)
    assert.equal(said(kit, 'full_depth', { duration: 19 * T }), '')
  }
})

test('waves with a current are taken along it, and said to be, where their velocity was given', () => {
  const both = { loading: 'combined', velocity_amplitude: 1.4, wave_period: 11 }
  assert.ok(codes(pile.run(both)).includes('heading_of_waves'))
  assert.ok(!codes(waves.run()).includes('heading_of_waves'))
  const shares = { loading: 'combined', keulegan_carpenter_number: 10, velocity_ratio_alpha: 0.5 }
  assert.ok(!codes(pile.run(shares)).includes('heading_of_waves'))
})

test('the figures write what was given and what was found', () => {
  const hole = (kit: Kit, over: Request = {}) => {
    const ran = kit.run(over)
    return [
      short(number(ran, 'equilibrium_scour_depth')),
      short(number(ran, 'scour_extent')),
      labelsOf(ran, 'hole'),
    ] as const
  }
  const [S, reach, labels] = hole(pile)
  assert.deepEqual(labels, ['D 6 m', 'h 30 m', `S ${S} m`, `L_S ${reach} m`, 'U 1 m/s'])
  assert.ok(hole(waves)[2].includes('U_m 2 m/s'))
  assert.deepEqual(labelsOf(pipe.run(), 'tunnel'), ['D 500 mm', 'S_c 0.3 m', 'U 0.8 m/s'])
  const needed = short(number(rock.run(), 'required_d50_exposed'))
  assert.deepEqual(labelsOf(rock.run(), 'blanket'), [`d_e ${needed} mm`, 'proposed d_50 180 mm', 'U_l 2 m/s'])
})
