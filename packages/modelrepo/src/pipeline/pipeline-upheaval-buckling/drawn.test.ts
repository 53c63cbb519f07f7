/** What upheaval buckling draws and says: charts by other runs, figures by their measures, words by the values. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ran } from '@keelson/engine'
import {
  axesOf,
  checked,
  near,
  number,
  pointsOf,
  type Request,
  remarksOf,
  rowsOf,
  testKit,
} from '@keelson/engine/testing.ts'
import { drawnOf, lineOf, marksOf, seriesOf, someOf } from '@keelson/engine/testing-pictures.ts'
import { shown, shownUtilisation } from '@keelson/workflow'
import { pipelineUpheavalBuckling as workflow } from './index.ts'

const SURVEY = [
  { position: 100, imperfection_height: 0.3, imperfection_length: 25 },
  { position: 900, imperfection_height: 0.5, imperfection_length: 40, cover_height_top: 0.6 },
  { position: 1500, imperfection_height: 0.2, imperfection_length: 35, temperature_change: 30 },
]
const BERM = { rock_berm_crest_width: 2, rock_berm_side_slope: 3 }
const { run } = testKit(workflow, {
  ...workflow.example,
  outer_diameter: 500,
  wall_thickness: 20,
  submerged_weight: 1500,
  imperfection_height: 0.4,
  imperfection_length: 30,
  temperature_change: 60,
  uplift_coefficient: 0.4,
})
const surveyed = { imperfections: SURVEY, ...BERM }
const TENSION = { temperature_change: 0, internal_pressure_change: 0, residual_lay_tension: 50 }
const EI = 207e9 * (Math.PI / 64) * (0.5 ** 4 - 0.46 ** 4)
const five = (x: number) => Number(x.toPrecision(5))
const four = (x: number) => shown(x, 4)
const three = (x: number) => shown(x, 3)
const chartsOf = (r: Ran) => r.result.charts.map((c) => c.id)
const figuresOf = (r: Ran) => r.result.figures?.map((f) => f.id) ?? []
const P = number(run(), 'effective_axial_compression')
const critical = number(run(), 'critical_imperfection_length')

test('download along the route is that of the table; of a long survey the worst is always drawn', () => {
  const ran = run(surveyed)
  assert.deepEqual(axesOf(ran, 'route'), ['Position along the route [m]', 'Download [kN/m]'])
  const rows = rowsOf(ran, 'survey') as number[][]
  assert.deepEqual(
    ['required', 'available'].map((s) => lineOf(ran, 'route', s).map(([, y]) => five(y))),
    [5, 6].map((column) => rows.map((row) => five((row[column] ?? 0) / 1e3))),
  )
  assert.deepEqual(marksOf(ran, 'route'), [`governing 900 ${five((rows[1]?.[5] ?? 0) / 1e3)}`])
  const long = run({
    imperfections: Array.from({ length: 450 }, (_, i) => ({
      position: i,
      imperfection_height: i === 100 ? 0.9 : 0.3,
      imperfection_length: 25,
    })),
  })
  const drawn = lineOf(long, 'route', 'required').map(([x]) => x)
  assert.deepEqual([drawn.length, drawn[1], drawn.includes(100)], [151, 3, true])
  assert.equal(marksOf(long, 'route')[0]?.startsWith('governing 100 '), true)
  assert.ok(!chartsOf(run()).includes('route'))
})

test('required download and cover over the height: a run of that height and length asks for them', () => {
  const ran = run()
  assert.deepEqual(axesOf(ran, 'download_height'), ['Imperfection height [m]', 'Required download [kN/m]'])
  assert.deepEqual(axesOf(ran, 'cover_height'), ['Imperfection height [m]', 'Cover to top of pipe [m]'])
  const lengths = [15, 30, critical, 60]
  const names = ['15 m', '30 m, this one', `${three(critical)} m, critical`, '60 m']
  for (const chart of ['download_height', 'cover_height']) assert.deepEqual(seriesOf(ran, chart), names)
  for (const [i, name] of names.entries())
    for (const [chart, of] of [
      ['download_height', (r: Ran) => (1.1 * number(r, 'required_download')) / 1e3],
      ['cover_height', (r: Ran) => number(r, 'required_cover_height')],
    ] as const)
      for (const [imperfection_height, y] of someOf(ran, chart, name))
        near(of(run({ imperfection_height, imperfection_length: lengths[i] ?? 0 })), y, 1e-3)
  const [w_d, w_av] = [1.1 * number(ran, 'required_download'), number(ran, 'available_download')]
  assert.deepEqual(marksOf(ran, 'download_height'), [
    `available at ${five(w_av / 1e3)}`,
    `this imperfection 0.4 ${five(w_d / 1e3)}`,
  ])
  assert.deepEqual(marksOf(ran, 'cover_height'), [
    'cover at 1.4',
    `this imperfection 0.4 ${five(number(ran, 'required_cover_height'))}`,
  ])
  assert.deepEqual(
    [0.4, 1.6].map((imperfection_height) => {
      const line = lineOf(run({ imperfection_height }), 'download_height', '60 m')
      return [line.length, line[0]?.[0], line.at(-1)?.[0]]
    }),
    [
      [40, 0.025, 1],
      [40, 0.05, 2],
    ],
  )
})

test('a download given: lines about the critical length, and no imperfection; in tension no line', () => {
  const given = run({ required_download: 4000 }, ['imperfection_height', 'imperfection_length'])
  const [half, own, double] = [0.5, 1, 2].map((share) => `${three(share * critical)} m`)
  assert.deepEqual(seriesOf(given, 'download_height'), [half, `${own}, critical`, double])
  assert.equal(marksOf(given, 'download_height').length, 1)
  assert.equal(rowsOf(given, 'design_chart').length, 15)
  const lengths = new Set(rowsOf(given, 'design_chart').map((row) => three(Number(row[1]))))
  assert.deepEqual(
    [...lengths],
    [0.5, 1, 2].map((share) => three(share * critical)),
  )
  const pulled = run(TENSION)
  assert.deepEqual(rowsOf(pulled, 'design_chart'), [])
  for (const chart of ['download_height', 'cover_height']) assert.ok(!chartsOf(pulled).includes(chart))
})

test('the design chart is that of runs of its heights and lengths', () => {
  const rows = rowsOf(run(), 'design_chart')
  assert.deepEqual(
    rows.slice(0, 5).map((row) => row.slice(0, 3)),
    [
      [0.2, 15, ''],
      [0.2, 30, 'this one'],
      [0.2, 60, ''],
      [0.2, critical, 'critical'],
      [0.4, 15, ''],
    ],
  )
  assert.equal(rows.length, 20)
  for (const i of [1, 9, 15, 18]) {
    const [imperfection_height = 0, imperfection_length = 0, , required, cover] = rows[i] as number[]
    const own = run({ imperfection_height, imperfection_length })
    near(number(own, 'required_download'), required ?? 0, 1e-9)
    near(number(own, 'required_cover_height'), cover ?? 0, 1e-9)
  }
  const clay = { undrained_shear_strength: 3 }
  for (const [height, , which, , cover] of rowsOf(run(clay), 'design_chart'))
    if (which === 'this one')
      assert.equal(
        cover === null,
        run({ ...clay, imperfection_height: Number(height) }).result.values.required_cover_height?.value === null,
      )
  const drawn = pointsOf(run(clay), 'cover_height').filter((row) => row.s === '30 m, this one')
  assert.ok(drawn.length > 0 && drawn.every(({ y }) => y === undefined || y === null || Number(y) < 3 * 0.5))
})

test('the universal curve in its three branches, with the features of the run', () => {
  const ran = run(surveyed)
  assert.deepEqual(axesOf(ran, 'universal_curve'), ['Dimensionless imperfection length', 'Dimensionless download'])
  const byHand = (phi: number) =>
    phi < 4.49 ? 0.0646 : phi < 8.06 ? 5.68 / phi ** 2 - 88.35 / phi ** 4 : 9.6 / phi ** 2 - 343 / phi ** 4
  const line = lineOf(ran, 'universal_curve', 'universal curve')
  assert.deepEqual([line.length, line[0]?.[0], line.at(-1)?.[0]], [161, 0, 20.15])
  for (const [phi, w] of line.filter(([phi]) => Math.abs(phi - 4.49) > 1e-3 && Math.abs(phi - 8.06) > 1e-3))
    near(w, byHand(phi), 1e-4)
  const rows = rowsOf(ran, 'survey') as number[][]
  const features = rows.map(([, , L = 0, kN = 0]) => L * Math.sqrt((1e3 * kN) / EI))
  assert.deepEqual(marksOf(ran, 'universal_curve'), [
    ...features.map((phi) => ` ${five(phi)} ${five(byHand(phi))}`),
    `this imperfection ${five(30 * Math.sqrt((1e3 * P) / EI))} ${five(number(ran, 'dimensionless_download'))}`,
  ])
  const long = run({ imperfection_length: 200 })
  near(lineOf(long, 'universal_curve', 'universal curve').at(-1)?.[0], 1.1 * 200 * Math.sqrt((1e3 * P) / EI), 1e-4)
  const endless = run({ imperfection_length: 2990, bending_stiffness: 30000 })
  near(lineOf(endless, 'universal_curve', 'universal curve').at(-1)?.[0], 1000, 1e-4)
  const pulled = run({ ...TENSION, imperfections: [{ ...SURVEY[0], temperature_change: 30 }, SURVEY[1]] as Request[] })
  assert.equal(marksOf(pulled, 'universal_curve').length, 1)
})

test('in elevation: the hump, its measures, compression, cover and the cover that would do', () => {
  const ran = run()
  const lines = drawnOf(ran, 'elevation')
  const H = number(ran, 'required_cover_height')
  assert.deepEqual(lines.slice(0, 2), ['layer top 2.99 bottom 2.3 role water', 'layer top 2.3 role ground'])
  assert.deepEqual(lines.slice(3), [
    'dimension from 0 0 to 30 0 edge below: L 30 m',
    'polyline points -30 0 3 0 role ghost',
    'dimension from 0 0 to 0 0.4: delta 0.4 m',
    'dimension from 0 0.9 to 0 2.3: H 1.4 m',
    `load at -37.5 0.25 towards 0: P ${five(P)} kN`,
    'load at 37.5 0.25 towards 180: P',
    `polyline points 9 ${five(0.9 + H)} 33 ${five(0.9 + H)} role limit`,
    `dimension from 21 0.9 to 21 ${five(0.9 + H)}: required H_req ${five(H)} m`,
  ])
  const natural = run({ installation_submerged_weight: 1500 }, ['imperfection_length'])
  const L_0 = number(natural, 'natural_imperfection_length')
  assert.ok(drawnOf(natural, 'elevation').some((line) => line.endsWith(`edge below: L_0 ${five(L_0)} m`)))
  assert.equal(drawnOf(run(TENSION), 'elevation').length, 7)
  assert.equal(drawnOf(run({ imperfection_height: 0.05 }), 'elevation').length, 9)
})

test('in elevation: water over a required cover above the ground, and words for one far above it', () => {
  const over = run({ cover_height_top: 0.3 })
  const H = number(over, 'required_cover_height')
  assert.equal(
    drawnOf(over, 'elevation')[0],
    `layer top ${five(Math.max(1.3 * 1.2, 0.9 + H + 0.12))} bottom 1.2 role water`,
  )
  assert.ok(0.9 + H > 1.3 * 1.2)
  const far = run({ cover_height_top: 0, imperfection_height: 1 })
  const far_H = number(far, 'required_cover_height')
  assert.equal(drawnOf(far, 'elevation').at(-1), `text at 21 1.5 towards n: required H_req ${five(far_H)} m`)
  assert.equal(drawnOf(far, 'elevation')[0], 'layer top 1.95 bottom 1.5 role water')
  const given = run({ required_download: 4000 }, ['imperfection_height', 'imperfection_length'])
  assert.ok(!figuresOf(given).includes('elevation'))
})

test('in section: forces to scale with the largest of them, the soil that goes up, and the cover that would do', () => {
  const ran = run()
  const [R, w_d, H] = [
    number(ran, 'uplift_resistance_f110'),
    1.1 * number(ran, 'required_download'),
    number(ran, 'required_cover_height'),
  ]
  assert.deepEqual(drawnOf(ran, 'section'), [
    'layer top 1.935 bottom 1.65 role water',
    'layer top 1.65 role ground',
    'circle at 0 0 radius 0.25 inner 0.23 role steel',
    'polyline points -0.25 0 -0.25 1.65 role ghost',
    'polyline points 0.25 0 0.25 1.65 role ghost',
    'dimension from -0.25 0 to 0.25 0 edge below: D 500 mm',
    'note at 0.1966 0.13766 side right: steel wall t 20 mm',
    'dimension from 0 0.25 to 0 1.65 edge left: H 1.4 m',
    `load at 0 0.25 towards 270 share 1 role resistance: uplift resistance R ${five(R)} N/m`,
    `load at 0 -0.25 towards 90 share ${five(w_d / R)}: required w_d ${five(w_d)} N/m`,
    `load at 0 0 towards 270 share ${five(1500 / R)} away true: w 1500 N/m`,
    `polyline points -1.14 ${five(0.25 + H)} 1.14 ${five(0.25 + H)} role limit`,
    `note at 0.912 ${five(0.25 + H)} side right: required cover H_req ${five(H)} m`,
    'note at 0.912 0 side right: cover gamma_s 9 kN/m3',
  ])
  const clay = run({ undrained_shear_strength: 3, imperfection_height: 0.2, submerged_weight: 200 })
  const lines = drawnOf(clay, 'section')
  const R_u = number(clay, 'uplift_resistance_clay')
  const lift = 1.1 * number(clay, 'required_download')
  assert.ok(!lines.some((line) => line.includes('ghost')))
  const most = Math.max(R_u, lift)
  assert.ok(
    lines.includes(
      `load at 0 0.25 towards 270 share ${five(R_u / most)} role resistance: uplift resistance R_u ${five(R_u)} N/m`,
    ),
  )
  assert.ok(lines.includes(`load at 0 0 towards 270 share ${five(200 / most)} away true: w 200 N/m`))
  assert.equal(lines.at(-1), 'note at 0.912 0 side right: clay cover s_u 3 kPa')
})

test('in section: bare, of mud that holds nothing, and with a cover that lies over the ground or far above it', () => {
  const bare = drawnOf(run({ ...TENSION, cover_height_top: 0, undrained_shear_strength: 0 }), 'section')
  assert.deepEqual(bare, [
    'layer top 0.325 bottom 0.25 role water',
    'layer top 0.25 role ground',
    'circle at 0 0 radius 0.25 inner 0.23 role steel',
    'dimension from -0.25 0 to 0.25 0 edge below: D 500 mm',
    'note at 0.1966 0.13766 side right: steel wall t 20 mm',
    'load at 0 0 towards 270 share 1 away true: w 1500 N/m',
    'note at 0.6 0 side right: clay cover s_u 0 kPa',
  ])
  const shallow = run({ cover_height_top: 0.3 })
  const H = number(shallow, 'required_cover_height')
  assert.equal(drawnOf(shallow, 'section')[0], `layer top ${five(0.25 + H + 0.12)} bottom 0.55 role water`)
  const far = drawnOf(run({ cover_height_top: 0, imperfection_height: 1 }), 'section')
  assert.ok(!far.some((line) => /H_req|ghost|edge left/.test(line)))
  assert.equal(far[0], 'layer top 0.325 bottom 0.25 role water')
})

test('the berm over the feature that lacks most cover, though another is used more', () => {
  const ran = run(surveyed)
  const h = Number(rowsOf(ran, 'survey')[1]?.[8]) - 0.6
  const [foot, top] = [five(1 + 3 * h), five(h)]
  assert.deepEqual(drawnOf(ran, 'berm'), [
    'layer top 0 role ground',
    `polygon role concrete points ${-foot} 0 -1 ${top} 1 ${top} ${foot} 0`,
    'circle at 0 -0.85 radius 0.25 inner 0.23 role steel',
    `dimension from -1 ${top} to 1 ${top} edge above: b 2 m`,
    `dimension from ${-foot} 0 to -1 ${top} edge left: h ${top} m`,
    `dimension from ${foot} -0.6 to ${foot} 0 edge right: H_x 0.6 m`,
    `text at ${five(-(1 + (1 + 3 * h)) / 2)} ${five(h / 2)} towards nw: slope s 3 -`,
    'text at 0.25 -0.85: at x 900 m',
  ])
  const bare = { ...SURVEY[1], position: 1550, cover_height_top: 0 }
  const lines = drawnOf(
    run({ ...surveyed, rock_berm_crest_width: 0, imperfections: [...SURVEY, bare] as Request[] }),
    'berm',
  )
  assert.ok(lines.includes('text at 0.25 -0.25: at x 1550 m'))
  assert.ok(!lines.some((line) => /: (b|H_x) /.test(line)))
  assert.ok(!figuresOf(run({ imperfections: SURVEY })).includes('berm'))
  assert.ok(!figuresOf(run({ ...surveyed, imperfections: SURVEY.slice(0, 1) })).includes('berm'))
})

test('the sentence: the cover that is required, what it gives, and the worst of the route', () => {
  const said = (r: Ran, cover: string) => {
    const [w_d, w_av] = [1.1 * number(r, 'required_download'), number(r, 'available_download')]
    const head = `Required cover to top of pipe for uplift resistance ${three(number(r, 'required_cover_height'))} m (provided ${cover} m)`
    return `${head}; factored required download ${three(w_d)} N/m (available ${three(w_av)} N/m), utilisation ${shownUtilisation(number(r, 'utilisation'))}`
  }
  const calm = { imperfection_length: 45, imperfection_height: 0.3, operating_temperature: 50 }
  const crest = shownUtilisation(checked(run(calm), 'local_buckling')?.utilisation ?? 0)
  const first = `Crest local buckling (load-controlled) governs: utilisation ${crest}. `
  assert.equal(run(calm).detail, `${first}${said(run(calm), '1.4')}.`)
  const route = run({ ...calm, imperfections: SURVEY })
  const use = shownUtilisation(number(route, 'route_utilisation'))
  assert.ok(route.detail.includes(said(route, '1.4')))
  assert.match(route.detail, new RegExp(`Governing surveyed imperfection at 900 m: .* utilisation ${use}`))
  const thin = run({ ...calm, minimum_protective_cover: 1.5 })
  assert.match(thin.detail, /^Protective cover fails: /)
  const bare = run({ ...calm, cover_height_top: 0 })
  assert.ok(bare.detail.endsWith(`${said(bare, '0')}.`))
  assert.match(run(TENSION).detail, /the pipe is in tension and does not lift, utilisation 0\.000\.?$/)
})

test('warnings on the load, the factors and the survey say what they are about', () => {
  const pulled = run(TENSION)
  assert.match(remarksOf(pulled, 'no_compression')[0] ?? '', /is −50 kN, which is not positive/)
  assert.equal(remarksOf(run(), 'no_compression').length, 0)
  const one = (over: Request) => remarksOf(run(over), 'factors_at_one')[0] ?? ''
  assert.match(one({ load_factor: 1 }), /^\/load_factor Required download factor is 1, /)
  assert.match(one({ uplift_resistance_factor: 1 }), /^\/uplift_resistance_factor .* is 1, /)
  assert.match(one({ load_factor: 1, uplift_resistance_factor: 1 }), /^\/uplift_resistance_factor .* and .* are 1, /)
  assert.equal(one({}), '')
  const given = run({ effective_axial_compression: 4000, imperfections: SURVEY }, ['temperature_change'])
  assert.match(remarksOf(given, 'row_temperature_unused')[0] ?? '', /^\/imperfections 1 surveyed imperfection has/)
  assert.equal(remarksOf(run({ imperfections: SURVEY }), 'row_temperature_unused').length, 0)
  assert.match(remarksOf(run({ cover_height_top: 0 }), 'no_cover')[0] ?? '', /Only soil at the sides/)
  const clay = run({ undrained_shear_strength: 3 })
  const [R, R_u] = ['uplift_resistance_f110', 'uplift_resistance_clay'].map((name) => four(number(clay, name)))
  assert.match(
    remarksOf(clay, 'drained_and_undrained')[0] ?? '',
    new RegExp(`is ${R} N/m drained and ${R_u} N/m undrained. The lower .undrained. is used`),
  )
  assert.match(
    remarksOf(run({ undrained_shear_strength: 50 }), 'drained_and_undrained')[0] ?? '',
    /The lower \(drained\) is/,
  )
})

test('warnings on the shape say the lengths that they compare', () => {
  const shaped = run({ installation_submerged_weight: 1500 })
  const L_0 = number(shaped, 'natural_imperfection_length')
  assert.ok(L_0 > 30)
  assert.match(
    remarksOf(shaped, 'does_not_conform')[0] ?? '',
    new RegExp(`^/imperfection_length .*, 30 m, is less than the natural length, ${four(L_0)} m`),
  )
  const long = run({ installation_submerged_weight: 1500, imperfection_length: 1.01 * L_0 })
  assert.equal(remarksOf(long, 'does_not_conform').length, 0)
  const short = run({ imperfection_length: 8 })
  const phi = three(number(short, 'dimensionless_imperfection_length'))
  assert.match(
    checked(short, 'download')?.reason ?? '',
    new RegExp(`^dimensionless imperfection length is ${phi}\\d*, below 2: `),
  )
  assert.equal(remarksOf(run(), 'outside_validity').length, 0)
  const natural = run({ installation_submerged_weight: 1500, temperature_change: 10 }, ['imperfection_length'])
  const found = remarksOf(natural, 'outside_validity').join()
  const w_req = four(number(natural, 'required_download'))
  assert.match(
    found,
    new RegExp(
      `^/installation_submerged_weight At the natural length of ${four(L_0)} m .*The universal curve governs: ${w_req} N/m`,
    ),
  )
  const rough = run({
    axial_friction_coefficient: 5,
    bending_stiffness: 1e9,
    submerged_weight: 700,
    outer_diameter: 219.1,
    wall_thickness: 14.3,
  })
  const L_v = four(number(rough, 'buckle_length_at_minimum'))
  assert.match(
    remarksOf(rough, 'outside_validity').join(),
    new RegExp(`/axial_friction_coefficient The minimum of the vertical mode is at ${L_v} m`),
  )
  assert.equal(remarksOf(run({ axial_friction_coefficient: 0.5 }), 'outside_validity').length, 0)
})

test('warnings on the steel: girth welds of a thin wall, heat, the plastic moment', () => {
  assert.match(remarksOf(run(), 'girth_weld_factor')[0] ?? '', /D\/t = 25 exceeds 20/)
  assert.equal(remarksOf(run({ girth_weld_factor: 0.9 }), 'girth_weld_factor').length, 0)
  assert.equal(remarksOf(run({ wall_thickness: 25 }), 'girth_weld_factor').length, 0)
  assert.match(remarksOf(run(), 'not_derated')[0] ?? '', /temperature rise is 60 K, which exceeds 50 K/)
  assert.equal(remarksOf(run({ temperature_change: 50 }), 'not_derated').length, 0)
  assert.equal(remarksOf(run({ operating_temperature: 80 }), 'not_derated').length, 0)
  const given = run({ effective_axial_compression: 5000 })
  assert.equal(remarksOf(given, 'not_derated').length, 0)
  const bent = run({ imperfection_height: 2, imperfection_length: 30 })
  const [M, M_p] = ['crest_bending_moment', 'plastic_moment'].map((name) => four(number(bent, name)))
  assert.match(
    remarksOf(bent, 'plastic_moment')[0] ?? '',
    new RegExp(`at the crest is ${M} kN·m, which exceeds the plastic moment of ${M_p} kN·m`),
  )
})

test('the vertical mode has a moment of its own, and rock is asked for by the shape of the berm alone', () => {
  const rough = run({ axial_friction_coefficient: 0.5 })
  const L_v = number(rough, 'buckle_length_at_minimum')
  near(number(rough, 'vertical_mode_moment'), (0.06938 * 1500 * L_v ** 2) / 1e3, 1e-6)
  near(number(rough, 'crest_bending_moment'), number(run(), 'crest_bending_moment'), 1e-9)
  assert.equal(rough.result.values.rock_volume, undefined)
  assert.ok(!JSON.stringify(run({ imperfections: SURVEY }).result.steps).includes('V_rock'))
  assert.ok(JSON.stringify(run(surveyed).result.steps).includes('V_rock'))
})
