/** What the charts, figures and remarks of a mudmat say, against its values, runs at other inputs, and arithmetic. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { axesOf, list, near, number, type Request, rowsOf, testKit } from '@keelson/engine/testing.ts'
import { labelsOf, lineOf, marksOf, seriesOf, short, someOf } from '@keelson/engine/testing-pictures.ts'
import { mudmatBearingCapacity as workflow } from './index.ts'

const LAYERS = [
  {
    thickness_m: 2,
    initial_void_ratio: 1.6,
    initial_effective_stress_kpa: 6,
    preconsolidation_pressure_kpa: 20,
    compression_index: 0.5,
    recompression_index: 0.06,
  },
  { thickness_m: 3, initial_void_ratio: 1.8, initial_effective_stress_kpa: 20, compression_index: 0.6 },
]
const clay = testKit(workflow, {
  ...workflow.example,
  embedment_depth: 1,
  moment_about_length_axis: 800,
  moment_about_width_axis: 1200,
  factor_of_safety_bearing: 1.6,
  factor_of_safety_sliding: 1.4,
  compressible_layers: LAYERS,
})
const sand = testKit(workflow, {
  condition: 'drained',
  width: 5,
  length: 7,
  embedment_depth: 1,
  embedded_section_area: 4,
  depth_factor: true,
  soil_submerged_unit_weight: 9,
  friction_angle: 34,
  vertical_load: 1500,
  horizontal_load: 250,
})
type Kit = typeof clay
const said = (kit: Kit, code: string, over: Request = {}) =>
  kit.run(over).warnings.flatMap((w) => (w.code === code ? [`${w.message} ${w.path}`] : []))[0] ?? ''

test('each pair of loads on the envelope of clay uses all of the bearing capacity, and those allowed leave the factor', () => {
  const ran = clay.run()
  for (const [V, H] of someOf(ran, 'envelope', 'bearing, ultimate')) {
    const at = { vertical_load: V, horizontal_load: H * (1 - 1e-6), factor_of_safety_bearing: 1 }
    const held = { moment_about_length_axis: 0.4 * V, moment_about_width_axis: 0.6 * V }
    near(number(clay.run({ ...at, ...held }), 'bearing_utilisation'), 1, 2e-3)
  }
  const [whole, allowed] = ['bearing, ultimate', 'bearing, allowable'].map(
    (s) => lineOf(ran, 'envelope', s)[20] ?? [0, 0],
  )
  near((whole?.[0] ?? 0) / (allowed?.[0] ?? 0), 1.6, 1e-5)
  assert.equal(whole?.[1], allowed?.[1])
  const most = Math.max(2000, ...lineOf(ran, 'envelope', 'bearing, ultimate').map(([V]) => V))
  for (const [name, H] of [
    ['sliding, ultimate', 720],
    ['sliding, allowable', 720 / 1.4],
  ] as const) {
    const [from, to] = [lineOf(ran, 'envelope', name)[0], lineOf(ran, 'envelope', name).at(-1)]
    assert.deepEqual([from?.[0], to?.[0]], [0, most])
    for (const point of [from, to]) near(point?.[1], H, 1e-5)
  }
  assert.deepEqual(axesOf(ran, 'envelope'), ['Vertical load [kN]', 'Horizontal load [kN]'])
  assert.deepEqual(marksOf(ran, 'envelope'), ['this mat 2000 200'])
})

test('the envelope of sand keeps the inclination of each load, and sliding grows with the vertical load', () => {
  const ran = sand.run()
  for (const [vertical_load, horizontal_load] of someOf(ran, 'envelope', 'bearing, ultimate').slice(0, 2)) {
    const at = sand.run({ vertical_load, horizontal_load, factor_of_safety_bearing: 1 })
    near(number(at, 'bearing_utilisation'), 1, 2e-3)
  }
  const [whole, allowed] = ['bearing, ultimate', 'bearing, allowable'].map(
    (s) => lineOf(ran, 'envelope', s)[20] ?? [0, 0],
  )
  for (const k of [0, 1] as const) near((whole?.[k] ?? 0) / (allowed?.[k] ?? 1), 2, 1e-4)
  const [still, loaded] = [
    lineOf(ran, 'envelope', 'sliding, allowable')[0],
    lineOf(ran, 'envelope', 'sliding, allowable').at(-1),
  ]
  near(still?.[1], number(ran, 'passive_resistance') / 1.5, 1e-5)
  const vertical_load = loaded?.[0] ?? 0
  near(loaded?.[1], number(sand.run({ vertical_load }), 'sliding_capacity') / 1.5, 1e-5)
})

test('the envelope counts the soil above the base as the run without a horizontal load is asked to', () => {
  const first = (over: Request) => Number(rowsOf(sand.run(over), 'envelope')[0]?.[1])
  const bears = (over: Request) => number(sand.run({ ...over, horizontal_load: 0 }), 'ultimate_vertical_capacity')
  near(first({ depth_factor: false }), bears({ depth_factor: false }), 1e-9)
  near(first({ depth_factor: true }), bears({ depth_factor: true }), 1e-9)
})

test('vertical load and moment together use all of the bearing capacity', () => {
  const ran = clay.run()
  for (const [V, M] of someOf(ran, 'moment', 'bearing, ultimate')) {
    const at = clay.run({
      ...{ vertical_load: V, moment_about_length_axis: M, moment_about_width_axis: 0.6 * V },
      factor_of_safety_bearing: 1,
    })
    near(number(at, 'bearing_utilisation'), 1, 1e-4)
  }
  const [whole, allowed] = ['bearing, ultimate', 'bearing, allowable'].map((s) => lineOf(ran, 'moment', s)[5] ?? [0, 0])
  for (const k of [0, 1] as const) near((whole?.[k] ?? 0) / (allowed?.[k] ?? 1), 1.6, 1e-4)
  assert.deepEqual(axesOf(ran, 'moment'), ['Vertical load [kN]', 'Moment about length axis [kN·m]'])
  assert.deepEqual(marksOf(ran, 'moment'), ['this mat 2000 800'])
})

test('the utilisations over strength and width are those of runs at them', () => {
  for (const [kit, chart, input, axis] of [
    [clay, 'strength', 'undrained_shear_strength', 'Undrained shear strength [kPa]'],
    [clay, 'width', 'width', 'Width [m]'],
    [sand, 'strength', 'friction_angle', 'Friction angle [°]'],
    [sand, 'width', 'width', 'Width [m]'],
  ] as const) {
    const ran = kit.run()
    for (const series of ['bearing', 'sliding'])
      for (const [x, use] of someOf(ran, chart, series))
        near(number(kit.run({ [input]: x }), `${series}_utilisation`), use, 1e-4)
    assert.deepEqual(axesOf(ran, chart), [axis, 'Utilisation'])
    const own = Number(kit === clay ? { strength: 15, width: 6 }[chart] : { strength: 34, width: 5 }[chart])
    const uses = ['bearing', 'sliding'].map((name) => short(number(ran, `${name}_utilisation`)))
    assert.deepEqual(
      new Set(marksOf(ran, chart)),
      new Set(['limit at 1', `this mat ${own} ${uses[0]}`, ` ${own} ${uses[1]}`]),
    )
  }
})

test('a utilisation above three is not drawn, nor marked', () => {
  const ran = clay.run({ vertical_load: 12000, moment_about_length_axis: 0, moment_about_width_axis: 0 })
  assert.ok(number(ran, 'bearing_utilisation') > 3)
  assert.ok(lineOf(ran, 'strength', 'bearing').every(([, use]) => use <= 3))
  assert.deepEqual(
    marksOf(ran, 'strength').filter((mark) => mark !== 'limit at 1'),
    [`this mat 15 ${short(number(ran, 'sliding_utilisation'))}`],
  )
})

test('a strength is tried from 0.4 to twice, a width from half to one and a half up to the length', () => {
  const ran = clay.run({
    horizontal_load: 1,
    vertical_load: 200,
    moment_about_length_axis: 0,
    moment_about_width_axis: 0,
  })
  const ends = (chart: string) => [lineOf(ran, chart, 'sliding')[0]?.[0], lineOf(ran, chart, 'sliding').at(-1)?.[0]]
  assert.deepEqual(
    [ends('strength'), ends('width')],
    [
      [6, 30],
      [3, 8],
    ],
  )
  const widths = rowsOf(clay.run(), 'width').map(([width]) => Number(width))
  assert.deepEqual(
    widths,
    widths.toSorted((a, b) => a - b),
  )
  assert.equal(widths.filter((width) => Math.abs(width - 6) < 1e-6).length, 1)
})

test('the pressures carry the load at its eccentricity, and that at failure stands beside them', () => {
  const ran = clay.run()
  const [B, L, e_B, e_L] = [6, 8, 0.4, 0.6]
  const even = 2000 / ((B - 2 * e_B) * (L - 2 * e_L))
  const block = lineOf(ran, 'pressure', 'uniform on effective width')
  assert.deepEqual(
    block.map(([x]) => short(x)),
    [-3, short(e_B - (B / 2 - e_B)), short(e_B - (B / 2 - e_B)), 3],
  )
  assert.deepEqual(
    block.map(([, q]) => short(q)),
    [0, 0, short(even), short(even)],
  )
  const stiff = lineOf(ran, 'pressure', 'rigid mat on elastic ground')
  const mean = 2000 / (B * L)
  near(stiff[0]?.[1], mean * (1 - (6 * e_B) / B), 1e-4)
  near(stiff.at(-1)?.[1], mean * (1 + (6 * e_B) / B), 1e-4)
  assert.deepEqual([stiff[0]?.[0], stiff.at(-1)?.[0]], [-3, 3])
  const failure = number(ran, 'ultimate_vertical_capacity') / ((B - 2 * e_B) * (L - 2 * e_L))
  assert.deepEqual(marksOf(ran, 'pressure'), [`failure at ${short(failure)}`])
  assert.deepEqual(axesOf(ran, 'pressure'), ['Position across width from centre [m]', 'Contact pressure [kPa]'])
})

test('stresses are drawn at the depths of the layers, and what is below each depth settles', () => {
  const ran = clay.run()
  const increases = list(ran, 'stress_increase')
  const dots = (series: string) => [...new Set(lineOf(ran, 'stress', series).map(([s, z]) => `${short(s)} at ${z}`))]
  assert.deepEqual(dots('initial stress'), ['6 at 1', '20 at 3.5'])
  assert.deepEqual(dots('preconsolidation pressure'), ['20 at 1', '20 at 3.5'])
  const loaded = lineOf(ran, 'stress', 'stress under load')
  near(loaded[0]?.[0], 6 + (increases[0] ?? 0), 1e-5)
  near(loaded.at(-1)?.[0], 20 + (increases[1] ?? 0), 1e-5)
  const curve = lineOf(ran, 'stress', 'stress increase')
  near(curve[0]?.[0], 2000 / 48, 1e-5)
  near(curve.at(-1)?.[1], 12, 1e-5)
  const deep = clay.run({ compressible_layers: [{ ...LAYERS[1], thickness_m: 2 * (curve[40]?.[1] ?? 0) }] })
  near(list(deep, 'stress_increase')[0], curve[40]?.[0] ?? 0, 1e-4)
  assert.deepEqual(axesOf(ran, 'stress'), ['Vertical stress [kPa]', 'Depth below base [m]'])
  const settled = lineOf(ran, 'settlement', 'settlement')
  const [whole, second] = [number(ran, 'consolidation_settlement'), Number(rowsOf(ran, 'layers')[1]?.at(-1))]
  for (const [depth, left] of [
    [0, whole],
    [2, second],
    [5, 0],
  ] as const)
    assert.ok(
      settled.some(([s, z]) => z === depth && Math.abs(s - left) <= 1e-4 * whole),
      `${depth} m`,
    )
  assert.deepEqual(axesOf(ran, 'settlement'), ['Settlement [mm]', 'Depth below base [m]'])
  assert.deepEqual(seriesOf(clay.run({}, ['compressible_layers']), 'stress'), ['stress increase'])
})

test('the figures write what was given and what was found', () => {
  const ran = clay.run()
  assert.deepEqual(labelsOf(ran, 'plan'), ['V 2000 kN', 'effective area A_prime 35.36 m2', 'L 8 m', 'B 6 m'])
  const settles = rowsOf(ran, 'layers').map((row, i) => `settlement of layer ${i + 1} ${short(Number(row.at(-1)))} mm`)
  const labels = labelsOf(ran, 'section')
  for (const label of [...settles, 'V 2000 kN', 'H 200 kN', 'B_e 5.2 m', 'B 6 m', 'D 1 m', 'e_B 0.4 m'])
    assert.ok(labels.includes(label), `${label} of ${labels.join('; ')}`)
  assert.ok(labelsOf(sand.run(), 'section').includes('phi 34 deg'))
})

test('remarks carry the numbers of the run', () => {
  assert.match(
    said(clay, 'uplift', { moment_about_length_axis: 2400 }),
    /1\.2 m is 0\.2 times the width, .*length_axis$/,
  )
  assert.match(
    said(clay, 'uplift', { moment_about_width_axis: 3200 }),
    /1\.6 m is 0\.2 times the length, .*width_axis$/,
  )
  assert.match(said(clay, 'large_eccentricity', { moment_about_length_axis: 4200 }), /2\.1 m is 0\.35 times the width/)
  assert.match(clay.run({ embedment_depth: 7 }).detail, /Embedment to width ratio is 1\.167, above 1:/)
  assert.match(
    said(clay, 'no_embedment', { embedded_section_area: 3, embedment_depth: 0 }),
    /is 3 m² but embedment depth is 0/,
  )
  assert.match(said(clay, 'thick_layer'), /^Layer 1 starts .* is 2 m thick.*layers\/0\/thickness_m$/)
  const [first] = LAYERS
  const thin = { compressible_layers: [{ ...first, thickness_m: 1.5 }, LAYERS[1]] }
  assert.match(said(clay, 'thick_layer', thin), /^Layer 2 starts .* is 3 m thick.*layers\/1\/thickness_m$/)
  const foot = list(clay.run({ compressible_layers: [{ ...LAYERS[1], thickness_m: 10 }] }), 'stress_increase')[0] ?? 0
  const left = /at 5 m below the base, .* is still ([\d.]+) times/.exec(said(clay, 'layers_end'))
  near(Number(left?.[1]), foot / (2000 / 48), 2e-3)
})
