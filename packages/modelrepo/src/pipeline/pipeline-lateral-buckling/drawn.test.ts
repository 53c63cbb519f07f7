/** What lateral buckling draws and says: charts by other runs, figures by their measures, words by the values. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ran } from '@keelson/engine'
import { axesOf, list, near, number, remarksOf, rowsOf, testKit } from '@keelson/engine/testing.ts'
import { drawnOf, lineOf, marksOf, seriesOf, someOf } from '@keelson/engine/testing-pictures.ts'
import { shown, shownRatio } from '@keelson/workflow'
import { pipelineLateralBuckling as workflow } from './index.ts'

const BIG = {
  outer_diameter: 650,
  wall_thickness: 15,
  submerged_weight: 3800,
  youngs_modulus: 206,
  thermal_expansion_coefficient: 1.1e-5,
  lateral_friction_coefficient: 0.5,
  axial_friction_coefficient: 0.4,
  pipeline_length: 60000,
  modes: ['3', '1'],
  fully_restrained_force: 4000,
}
const { run } = testKit(workflow, { ...workflow.example, ...BIG })
const cold = testKit(workflow)
const PROFILE = [
  { position: 0, temperature_change: 40 },
  { position: 1000, temperature_change: 20 },
  { position: 2500, temperature_change: 10 },
]
const five = (x: number) => Number(x.toPrecision(5))
const four = (x: number) => shown(x, 4)
const three = (x: number) => shown(x, 3)
const force = (newton: number) => `${three(newton / 1e3)} kN`
const infinite = (r: Ran) => number(r, 'critical_buckling_force_infinite')
const localised = (r: Ran) => number(r, 'critical_buckling_force_localised')

test('the force along the line is that of the table, with the critical forces and the anchors', () => {
  const ran = run()
  assert.deepEqual(axesOf(ran, 'force_profile'), ['Position along the line [m]', 'Effective axial force [kN]'])
  const rows = rowsOf(ran, 'force_profile') as number[][]
  for (const [series, column] of [
    ['fully restrained', 3],
    ['developed', 4],
  ] as const)
    for (const [x, S] of someOf(ran, 'force_profile', series)) {
      const row = rows.find((r) => Math.abs((r[0] ?? 0) - x) < 0.1) ?? []
      assert.ok(Math.abs((row[column] ?? Number.NaN) - S) < 1e-4 * 4000)
    }
  const L_a = number(ran, 'virtual_anchor_length')
  near(L_a, 4e6 / (0.4 * 3800), 1e-9)
  const [inf, loc] = [infinite(ran), localised(ran)].map((kN) => five(-kN))
  assert.deepEqual(marksOf(ran, 'force_profile'), [
    `critical force, infinite mode at ${inf}`,
    `critical force, mode 4 at ${loc}`,
    `virtual anchor ${five(L_a)} -4000`,
    `virtual anchor ${five(60000 - L_a)} -4000`,
  ])
  const short = cold.run({ temperature_change: 25 })
  const reached = five(number(short, 'maximum_effective_force'))
  assert.equal(marksOf(short, 'force_profile').at(-1), `maximum 1368.5 ${reached}`)
})

test('each row along the line: distance to the free end, temperature between its nodes, and what friction holds', () => {
  const ran = cold.run({ temperature_profile: PROFILE }, ['temperature_change'])
  const A = (Math.PI / 4) * (0.32385 ** 2 - 0.29845 ** 2)
  for (const [x = 0, free, dT, S_0, S] of (rowsOf(ran, 'force_profile') as number[][]).slice(2, -2)) {
    near(free, Math.min(x, 2737 - x), 1e-9)
    const heat = x <= 1000 ? 40 - x / 50 : x <= 2500 ? 20 - (x - 1000) / 150 : 10
    near(dT, heat, 1e-9)
    const restrained = 30 - (2e3 * Math.PI * 0.29845 ** 2 * 0.4) / 4 - 207e6 * A * 1.17e-5 * heat
    near(S_0, restrained, 1e-6)
    near(S, Math.max(restrained, -0.4 * 0.9 * (free ?? 0)), 1e-6)
  }
  assert.match(remarksOf(ran, 'profile_held')[0] ?? '', /covers 0 m to 2,500 m, but the line extends from 0 to 2,737 m/)
})

test('each mode over its length: a run of that length has the force', () => {
  const ran = run()
  assert.deepEqual(axesOf(ran, 'restrained_force'), ['Buckle length [m]', 'Restrained force [kN]'])
  assert.deepEqual(seriesOf(ran, 'restrained_force'), ['mode 3', 'mode 1'])
  for (const mode of ['3', '1'])
    for (const [buckle_length, P_0] of someOf(ran, 'restrained_force', `mode ${mode}`)) {
      const at = run({ buckle_length, modes: [mode] })
      near(number(at, 'fully_restrained_force'), P_0, 1e-3)
    }
  const [least = [], other = []] = rowsOf(ran, 'modes') as number[][]
  assert.deepEqual(marksOf(ran, 'restrained_force'), [
    `minimum, mode 3 at ${five(least[3] ?? 0)}`,
    'restrained force at 4000',
    ` ${five(least[1] ?? 0)} ${five(least[3] ?? 0)}`,
    ` ${five(other[1] ?? 0)} ${five(other[3] ?? 0)}`,
  ])
  const most = Math.max(...lineOf(ran, 'restrained_force', 'mode 3').map(([, P]) => P))
  assert.ok(most <= 3 * (other[3] ?? 0) && most > 2 * (other[3] ?? 0))
})

test('the map over the radius: what a curve holds, up to the straight line, and this route', () => {
  const ran = run({ route_curve_radius: 1500 })
  assert.deepEqual(axesOf(ran, 'screening_map'), ['Route curve radius [m]', 'Compression [kN]'])
  const line = lineOf(ran, 'screening_map', 'route curve resistance')
  for (const [R, kN] of someOf(ran, 'screening_map', 'route curve resistance'))
    near(kN, Math.min(0.5 * 3.8 * R, infinite(ran)), 1e-4)
  near(line[0]?.[0], 4000 / 1.9 / 10, 1e-4)
  near(line.at(-1)?.[0], (4000 / 1.9) * 4, 1e-4)
  assert.deepEqual(marksOf(ran, 'screening_map'), [
    'developed force at 4000',
    `straight, mode 4 at ${five(localised(ran))}`,
    'this route 1500 4000',
  ])
  assert.equal(marksOf(run(), 'screening_map').length, 2)
  near(
    lineOf(cold.run(), 'screening_map', 'route curve resistance').at(-1)?.[0],
    (infinite(cold.run()) / 0.54) * 4,
    1e-4,
  )
})

test('moment and strain over the amplitude go by the length of the buckle, with the one that stands', () => {
  const ran = run()
  assert.deepEqual(axesOf(ran, 'moment_amplitude'), ['Buckle amplitude [m]', 'Bending moment [kN·m]'])
  assert.deepEqual(axesOf(ran, 'strain_amplitude'), ['Buckle amplitude [m]', 'Bending strain [%]'])
  const [y, M] = ['lateral_amplitude', 'maximum_bending_moment'].map((name) => number(ran, name))
  const strain = 100 * number(ran, 'bending_strain')
  const [plastic, tolerable] = [number(ran, 'plastic_moment'), (100 * number(ran, 'strain_resistance')) / 1.1]
  assert.deepEqual(marksOf(ran, 'moment_amplitude'), [
    `plastic moment at ${five(plastic)}`,
    `this buckle ${five(y ?? 0)} ${five(M ?? 0)}`,
  ])
  assert.deepEqual(marksOf(ran, 'strain_amplitude'), [
    `tolerable strain at ${five(tolerable)}`,
    `this buckle ${five(y ?? 0)} ${five(strain)}`,
  ])
  for (const [at, m] of someOf(ran, 'moment_amplitude', 'stable buckles'))
    near(m, (M ?? 0) * Math.sqrt(at / (y ?? 1)), 1e-4)
  for (const [at, e] of someOf(ran, 'strain_amplitude', 'stable buckles'))
    near(e, strain * Math.sqrt(at / (y ?? 1)), 1e-4)
  const first = lineOf(ran, 'moment_amplitude', 'stable buckles')[0]?.[0] ?? 0
  const shortest = Number((rowsOf(ran, 'modes')[0] ?? [])[1])
  near(first, (y ?? 0) * (shortest / number(ran, 'stable_buckle_length')) ** 4, 1e-4)
  assert.deepEqual(marksOf(cold.run(), 'moment_amplitude').length, 1)
})

test('the plan: shape, half wave, amplitude, forces at both ends and in the buckle, and what slips in', () => {
  const ran = run({ modes: ['3'] })
  const lines = drawnOf(ran, 'plan')
  const [L, P, y, fed] = ['stable_buckle_length', 'post_buckle_force', 'lateral_amplitude', 'feed_in'].map((name) =>
    number(ran, name),
  )
  const reach = five((1.294 + 0.35) * (L ?? 0))
  assert.equal(lines[0], `polyline points ${-reach} 0 ${reach} 0 role axis`)
  const half = five((L ?? 0) / 2)
  assert.equal(lines[2], `dimension from ${-half} 0 to ${half} 0 edge below: mode 3, standing L_s ${five(L ?? 0)} m`)
  assert.match(lines[3] ?? '', new RegExp(`^dimension from 0 0 to 0 ${five(y ?? 0)}: y ${five(y ?? 0)} m`))
  assert.deepEqual(lines.slice(4, 6), [
    `load at ${-reach} 0 towards 0: S_0 -4000 kN`,
    `load at ${reach} 0 towards 180: S_0`,
  ])
  assert.match(lines[6] ?? '', new RegExp(`towards n: in the buckle P_s ${five(P ?? 0)} kN$`))
  assert.equal(lines.length, 9)
  const level = five(-(y ?? 0) - 0.65 - 0.15 * (2 * (y ?? 0) + 0.65))
  const quarter = five(0.75 * (1.294 + 0.35) * (L ?? 0))
  assert.deepEqual(lines.slice(7), [
    `arrow from ${-reach} ${level} to ${-quarter} ${level} role flow`,
    `arrow from ${reach} ${level} to ${quarter} ${level} role flow: feed-in delta ${five(fed ?? 0)} mm`,
  ])
})

test('the plan of the length asked for, of the least that could stand, and of a line in tension', () => {
  const labels = (r: Ran) => drawnOf(r, 'plan').flatMap((line) => /: (.*)$/.exec(line)?.[1] ?? [])
  const asked = labels(run({ buckle_length: 120 }))
  assert.equal(asked[0], 'mode 3, entered length L_b 120 m')
  assert.ok(asked.includes(`in the buckle P_b ${five(number(run({ buckle_length: 120 }), 'buckle_force'))} kN`))
  const least = cold.run({ modes: ['2', '3'] })
  const rows = rowsOf(least, 'modes') as number[][]
  const lowest = rows.reduce((a, b) => ((b[3] ?? 0) < (a[3] ?? 0) ? b : a))
  assert.equal(labels(least)[0], `least, mode ${lowest[0]} L_min ${five(lowest[1] ?? 0)} m`)
  assert.ok(labels(least).includes(`in the buckle P ${five(lowest[2] ?? 0)} kN`))
  assert.ok(!labels(least).some((label) => /^y /.test(label)))
  const pulled = drawnOf(cold.run({ residual_lay_tension: 900 }), 'plan').filter((line) => line.startsWith('load'))
  assert.match(pulled[0] ?? '', /towards 180 away true: S_0 /)
  assert.match(pulled[1] ?? '', /towards 0 away true: S_0$/)
  const endless = drawnOf(run({ modes: ['infinite'], fully_restrained_force: 4500 }), 'plan')
  const L = number(run({ modes: ['infinite'], fully_restrained_force: 4500 }), 'stable_buckle_length')
  assert.equal(endless[0], `polyline points ${five(-1.5 * L)} 0 ${five(1.5 * L)} 0 role axis`)
})

test('the pipe on its bed: weight, friction to scale with it, and the moment of a buckle', () => {
  const lines = drawnOf(run({ outer_diameter: 1000, wall_thickness: 25, lateral_friction_coefficient: 1.25 }), 'on_bed')
  assert.equal(lines[0], 'ground points -2 0 2 0')
  assert.equal(lines[1], 'circle at 0 0.5 radius 0.5 inner 0.475 role steel')
  assert.ok(lines.includes('load at 0 0.5 towards 270 share 0.8 away true: w 3800 N/m'))
  assert.ok(lines.includes('load at 0.08 0.01 towards 180 share 1 role resistance: lateral friction mu_l 1.25 -'))
  assert.ok(lines.includes('arrow from 0.7 0.55 to 1.9 0.55 role flow: lateral movement'))
  const M = five(number(run(), 'maximum_bending_moment'))
  assert.ok(drawnOf(run(), 'on_bed').some((line) => line.endsWith(`buckle moment M ${M} kN*m`)))
  const calm = drawnOf(cold.run(), 'on_bed')
  assert.ok(!calm.some((line) => /moment/.test(line)))
  assert.ok(calm.some((line) => line.includes('share 0.6 role resistance')))
})

test('the friction matrix pairs every bound, and the modes stand in the order of the request', () => {
  const bounds = {
    lateral_friction_lower_bound: 0.4,
    lateral_friction_upper_bound: 0.7,
    axial_friction_upper_bound: 0.5,
  }
  const rows = rowsOf(run(bounds), 'friction_matrix')
  const [low, best, high] = ['lower bound', 'best estimate', 'upper bound']
  assert.deepEqual(
    rows.map((row) => row.slice(0, 4)),
    [
      [low, best, 0.4, 0.4],
      [best, best, 0.5, 0.4],
      [high, best, 0.7, 0.4],
      [low, high, 0.4, 0.5],
      [best, high, 0.5, 0.5],
      [high, high, 0.7, 0.5],
    ],
  )
  for (const [i, mu_l] of [0.4, 0.5, 0.7].entries()) {
    const own = run({ lateral_friction_coefficient: mu_l })
    near(Number(rows[i]?.[5]), infinite(own), 1e-9)
    near(Number(rows[i]?.[6]), localised(own), 1e-9)
  }
  assert.deepEqual(
    rowsOf(run(), 'modes').map((row) => row[0]),
    ['3', '1'],
  )
  const slope = Number(rowsOf(run({ modes: ['3'] }), 'modes')[0]?.[10])
  assert.match(
    remarksOf(run({ modes: ['3'] }), 'outside_validity')[0] ?? '',
    new RegExp(`is ${three(slope)}, which exceeds 0.1`),
  )
  assert.equal(rowsOf(cold.run(), 'modes')[0]?.[5], null)
})

test('the sentence: what is reached of what is critical, where, and what the pipe takes', () => {
  const ran = run({ axial_friction_coefficient: 0.5, girth_weld_factor: 1, modes: ['3'] })
  const ratio = three(number(ran, 'worst_screening_ratio'))
  const critical = `${ratio} times the infinite mode critical force of ${force(1e3 * infinite(ran))} (minimum for modes 1 to 4: ${force(1e3 * localised(ran))}, mode 4)`
  assert.match(ran.detail, /^Not assessed: .*\. Buckle slope is 0.1546, above 0.1: /)
  assert.ok(
    ran.detail.includes(
      `For information only: the line is susceptible to lateral buckling. Compression ${force(4e6)} at `,
    ),
  )
  assert.ok(ran.detail.endsWith(`is ${critical}. The buckle is not shown to be acceptable.`))
  const thin = run({ safety_class: 'high', girth_weld_factor: 0.4 })
  assert.ok(thin.detail.endsWith('. The buckle is not shown to be acceptable.'))
  const short = cold.run()
  const largest = -1e3 * number(short, 'maximum_effective_force')
  assert.ok(
    short.detail.startsWith(
      `The straight line is not susceptible to lateral buckling: compression ${force(largest)} at `,
    ),
  )
  const [least, share] = [1e3 * localised(short), largest / (1e3 * localised(short))]
  const other = `From an imperfection, the critical force is ${force(least)} (mode 3, ratio ${shownRatio(share)}), which is not exceeded.`
  assert.ok(short.detail.endsWith(other), short.detail)
  assert.match(
    cold.run({ residual_lay_tension: 900 }).detail,
    /The line does not buckle laterally because it is not in compression/,
  )
  assert.match(
    cold.run({ route_curve_radius: 600 }).detail,
    /^Route curve .* fails: .*\. The straight line is not susceptible to lateral buckling: /,
  )
})

test('warnings say the numbers that they are about', () => {
  const brief = remarksOf(run({ buckle_length: 50, modes: ['3'] }), 'unstable_branch')[0] ?? ''
  const L = list(run({ modes: ['3'] }), 'buckle_length_at_minimum')[0] ?? 0
  assert.match(
    brief,
    new RegExp(
      `^/buckle_length .*, 50 m, is less than ${four(L)} m, at which the restrained force is minimum for mode 3`,
    ),
  )
  assert.equal(remarksOf(run({ buckle_length: 90, modes: ['3'] }), 'unstable_branch').length, 0)
  const pulled = cold.run({ residual_lay_tension: 900 })
  const S_0 = four(number(pulled, 'fully_restrained_effective_force'))
  assert.match(remarksOf(pulled, 'no_compression')[0] ?? '', new RegExp(`is ${S_0} kN, tension positive`))
  assert.match(
    remarksOf(run(), 'friction_bounds')[0] ?? '',
    /lateral friction lower bound, axial friction upper bound/i,
  )
  const one = remarksOf(run({ lateral_friction_lower_bound: 0.4 }), 'friction_bounds')[0] ?? ''
  assert.match(one, /not entered: axial friction upper bound/i)
  const near1 = run({ fully_restrained_force: 3300, modes: ['3'] })
  const ratios = ['screening_ratio', 'screening_ratio_localised'].map((name) => three(number(near1, name)))
  const lower = new RegExp(`\\(ratio ${ratios[0]}\\), but the mode 4 critical force is \\(ratio ${ratios[1]}\\)`)
  assert.match(remarksOf(near1, 'localised_mode_lower')[0] ?? '', lower)
  assert.equal(remarksOf(run(), 'localised_mode_lower').length, 0)
  const steep = cold.run(
    { temperature_profile: [0, 100, 2700].map((position, i) => ({ position, temperature_change: [60, 10, 8][i] })) },
    ['temperature_change'],
  )
  assert.match(
    remarksOf(steep, 'slides_within')[0] ?? '',
    /^\/temperature_profile .* 0.36 kN\/m permits over \d+ intervals/,
  )
  const bent = run({ fully_restrained_force: 5500, modes: ['3'] })
    .warnings.map((w) => w.message)
    .join()
  const [M, M_p] = ['maximum_bending_moment', 'plastic_moment'].map((name) =>
    four(number(run({ fully_restrained_force: 5500, modes: ['3'] }), name)),
  )
  assert.ok(bent.includes(`${M} kN·m`) && bent.includes(`${M_p} kN·m`), bent)
})

test('warnings on the steel: girth welds of a thin wall, and heat', () => {
  const bent = { modes: ['3'], girth_weld_factor: 1 }
  assert.match(remarksOf(run(bent), 'girth_weld_factor')[0] ?? '', /D\/t = 43.3 exceeds 20/)
  assert.equal(remarksOf(run({ ...bent, girth_weld_factor: 0.9 }), 'girth_weld_factor').length, 0)
  const hot = run({ ...bent, temperature_change: 80 }, ['fully_restrained_force'])
  assert.match(remarksOf(hot, 'not_derated')[0] ?? '', /temperature rise is 80 K, which exceeds 50 K/)
  const known = run({ ...bent, temperature_change: 80, operating_temperature: 90 }, ['fully_restrained_force'])
  assert.equal(remarksOf(known, 'not_derated').length, 0)
})
