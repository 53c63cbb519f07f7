/** What tables, charts, figures and warnings of coiled tubing say, held against values, arithmetic and other runs. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ran } from '@keelson/engine'
import { axesOf, near, number, type Request, remarksOf, rowsOf, testKit } from '@keelson/engine/testing.ts'
import {
  DRAWN,
  drawnAs,
  frameOf,
  labelsOf,
  seriesOf as namesOf,
  placesOf,
  short,
  spansOf,
} from '@keelson/engine/testing-pictures.ts'
import { shown } from '@keelson/workflow'
import { marksOf, seriesOf } from '../_shared/testing/charts.ts'
import { ctHydraulics as workflow } from './index.ts'

const WELL: Request = {
  ...{ analysis: 'full', flow_rate: 60, fluid_density: 8.55, viscosity: 1, pipe_roughness: 0.0006 },
  ...{ tubing_fluid_density: 8.4, annulus_fluid_density: 9, coiled_tubing_length_in_hole: 3000 },
  ...{ coiled_tubing_outer_diameter: 1.75, coiled_tubing_wall_thickness: 0.134, coiled_tubing_length_on_reel: 1500 },
  ...{ reel_core_diameter: 1.8, reel_width: 1.8, hole_diameter: 3.958, wellhead_pressure: 500 },
  ...{ bottomhole_assembly_pressure_loss: 300, true_vertical_depth: 2600, maximum_pump_pressure: 4000 },
  ...{ pore_pressure_gradient: 9.9, fracture_gradient: 10.2, minimum_annular_velocity: 0.4 },
}
const { run } = testKit(workflow, WELL)
const { run: mean } = testKit(workflow)
const { run: coil } = testKit(workflow, {
  ...{ analysis: 'coiled_section', flow_rate: 60, fluid_density: 8.5, viscosity: 1 },
  ...{ tubing_inner_diameter: 0.0376, length: 1000, coil_diameter: 2.5 },
})

const digits = (x: number, n: number) => String(Number(x.toPrecision(n)))
const value = (ran: Ran, name: string, n = 5) => digits(number(ran, name), n)
/** The same in a sentence. */
const said = (ran: Ran, name: string, n: number) => shown(number(ran, name), n)
const OD = 1.75 * 0.0254
const RATES = [0, 10, 20].map((i) => [i, 60 * (0.2 + (1.3 * i) / 20)] as const)

test('each layer of the reel is wound on the one before it, with the friction of its own coil', () => {
  const rows = rowsOf(run(), 'layers').map((row) => row.map(Number))
  const d = number(run(), 'tubing_inner_diameter') * 0.0254
  const N = number(run(), 'tubing_reynolds_number')
  for (const [i, [layer, D = 0, length, critical, dean, friction, loss]] of rows.entries()) {
    assert.equal(layer, i + 1)
    near(D, 1.8 + (2 * i + 1) * OD)
    if (i < rows.length - 1) near(length, Math.floor(1.8 / OD) * Math.PI * D)
    near(critical, 2100 * (1 + 12 * Math.sqrt(d / D)))
    near(dean, N * Math.sqrt(d / D))
    const section = coil({
      ...{ flow_rate: 60, fluid_density: 8.4, pipe_roughness: 0.0006 },
      ...{ tubing_inner_diameter: d, length, coil_diameter: D },
    })
    near(friction, number(section, 'friction_factor_fanning'), 1e-9)
    near(loss, number(section, 'pressure_loss'), 1e-9)
  }
})

test('pressure goes down the tubing from the pump less the reel, and up the annulus to the wellhead', () => {
  const ran = run()
  const [pump, bottom] = [number(ran, 'pump_pressure'), number(ran, 'bottomhole_pressure')]
  drawnAs(seriesOf(ran, 'pressure_path', 'in the tubing'), [
    [pump - number(ran, 'reel_pressure_loss'), 0],
    [bottom + 300, 3000],
  ])
  drawnAs(seriesOf(ran, 'pressure_path', 'in the annulus'), [
    [bottom, 3000],
    [500, 0],
  ])
  assert.deepEqual(marksOf(ran, 'pressure_path'), [`pump ${digits(pump, 6)} 0`])
  assert.deepEqual(axesOf(ran, 'pressure_path'), ['Pressure [psi]', 'Measured depth [m]'])
})

test('against the flow rate stand what runs at those rates answer', () => {
  const ran = run()
  const parts = {
    pump: 'pump_pressure',
    reel: 'reel_pressure_loss',
    tubing: 'tubing_pressure_loss',
    annulus: 'annular_pressure_loss',
  }
  for (const [i, flow_rate] of RATES) {
    const there = run({ flow_rate })
    for (const [name, of] of Object.entries(parts))
      drawnAs(seriesOf(ran, 'pump_rate', name).slice(i, i + 1), [[flow_rate, number(there, of)]], name)
    const density = seriesOf(ran, 'density_rate', 'circulating').slice(i, i + 1)
    drawnAs(density, [[flow_rate, number(there, 'equivalent_circulating_density')]])
  }
  assert.deepEqual(namesOf(ran, 'pump_rate'), Object.keys(parts))
  assert.deepEqual(marksOf(ran, 'pump_rate').toSorted(), [
    'maximum pump pressure 4000',
    `operating point 60 ${value(ran, 'pump_pressure', 6)}`,
  ])
  assert.deepEqual(marksOf(ran, 'density_rate').toSorted(), [
    'fracture gradient 10.2',
    `operating point 60 ${value(ran, 'equivalent_circulating_density', 6)}`,
    'pore pressure gradient 9.9',
  ])
  assert.deepEqual(axesOf(ran, 'pump_rate'), ['Flow rate [gpm]', 'Pressure [psi]'])
  assert.deepEqual(axesOf(ran, 'density_rate'), ['Flow rate [gpm]', 'Equivalent circulating density [ppg]'])
})

test('running in, what goes into the hole leaves the reel', () => {
  const ran = run()
  for (const i of [0, 7, 20]) {
    const share = 0.05 + (0.95 * i) / 20
    const there = run({
      ...{ coiled_tubing_length_in_hole: share * 3000, true_vertical_depth: share * 2600 },
      coiled_tubing_length_on_reel: 4500 - share * 3000,
    })
    drawnAs(seriesOf(ran, 'pump_depth', 'pump').slice(i, i + 1), [[share * 3000, number(there, 'pump_pressure')]])
  }
  assert.ok(marksOf(ran, 'pump_depth').includes(`operating point 3000 ${value(ran, 'pump_pressure', 6)}`))
  assert.deepEqual(axesOf(ran, 'pump_depth').slice(-2), ['Length in hole [m]', 'Pump pressure [psi]'])
  const empty = run({ coiled_tubing_length_on_reel: 0 })
  const half = run({ coiled_tubing_length_on_reel: 0, coiled_tubing_length_in_hole: 1575, true_vertical_depth: 1365 })
  near(seriesOf(empty, 'pump_depth', 'pump')[10]?.[1], number(half, 'pump_pressure'), DRAWN)
})

test('a section is drawn against the flow rate as it is, and as the same pipe straight', () => {
  const ran = coil()
  for (const [i, flow_rate] of RATES) {
    const there = coil({ flow_rate })
    drawnAs(seriesOf(ran, 'section_rate', 'coiled').slice(i, i + 1), [[flow_rate, number(there, 'pressure_loss')]])
    const straight = seriesOf(ran, 'section_rate', 'straight').slice(i, i + 1)
    drawnAs(straight, [[flow_rate, number(there, 'straight_pressure_loss')]])
  }
  assert.deepEqual(marksOf(ran, 'section_rate'), [`operating point 60 ${value(ran, 'pressure_loss', 6)}`])
  assert.deepEqual(axesOf(ran, 'section_rate'), ['Flow rate [gpm]', 'Pressure loss [psi]'])
  const straight = coil({ analysis: 'straight_section' }, ['coil_diameter'])
  assert.deepEqual(namesOf(straight, 'section_rate'), ['straight'])
  assert.deepEqual(marksOf(straight, 'section_rate'), [`operating point 60 ${value(straight, 'pressure_loss', 6)}`])
})

test('the well says its pressures from the pump to the bottom and back, its lengths and its diameters', () => {
  const ran = run()
  const [pump, bottom] = [number(ran, 'pump_pressure'), number(ran, 'bottomhole_pressure')]
  assert.deepEqual(labelsOf(ran, 'well'), [
    'in the hole L_h 3000 m',
    'gooseneck',
    'reel',
    'd_o 1.75 in',
    'd_h 3.958 in',
    'vertical depth D_v 2600 m',
    `pump ${short(pump)} psi`,
    `in the tubing ${short(pump - number(ran, 'reel_pressure_loss'))} psi`,
    `above the tools ${short(bottom + 300)} psi`,
    'wellhead p_wh 500 psi',
    `bottomhole p_bh ${short(bottom)} psi`,
  ])
  const beside = short(((3.958 + 1.75) * 0.0254) / 4)
  const places: readonly [text: string, at: readonly (readonly number[])[]][] = [
    ['p_wh', [[beside, 0]]],
    ['p_bh', [[beside, -3000]]],
    ['above the tools', [[0, -2850]]],
    ['in the tubing', [[0, 0]]],
    ['D_v', [[short((3.958 * 0.0254) / 2), -2160]]],
  ]
  for (const [text, at] of places) assert.deepEqual(placesOf(ran, 'well', text), [at], text)
  const across = (d: number) => [-1, 1].map((side) => [short((side * d * 0.0254) / 2), -3000])
  assert.deepEqual(placesOf(ran, 'well', 'd_o'), [across(1.75)])
  assert.deepEqual(placesOf(ran, 'well', 'd_h'), [across(3.958)])
  assert.deepEqual(
    placesOf(ran, 'well', 'L_h')[0]?.map(([, y]) => y),
    [0, -3000],
  )
  assert.deepEqual(frameOf(ran, 'well').slice(2), [-3150, 960])
  const [tools = []] = spansOf(ran, 'well', 'metal')
  for (const [i, end] of [-0.65 * OD, -3000, 0.65 * OD, -2865].entries()) near(tools[i], end, 1e-4)
})

const rings = (ran: Ran, id: string, role: string) =>
  (ran.result.figures?.find((f) => f.id === id)?.drawing.shapes ?? []).flatMap((s) =>
    s.kind === 'circle' && s.role === role
      ? [[short(s.radius), ...(s.inner === undefined ? [] : [short(s.inner)])]]
      : [],
  )

test('the reel is drawn with its core and its layers to scale', () => {
  const ran = run()
  const layers = number(ran, 'reel_layers')
  const outer = number(ran, 'reel_outer_diameter')
  assert.deepEqual(labelsOf(ran, 'reel'), ['core D_c 1.8 m', `D_r ${short(outer)} m`, `${layers} layers of 1.75 in`])
  const drawn = rings(ran, 'reel', 'steel')
  assert.equal(drawn.length, layers)
  assert.deepEqual(drawn[1], [short(0.9 + 2 * OD), short(0.9 + OD)])
  assert.deepEqual(rings(ran, 'reel', 'metal'), [[0.9]])
  assert.deepEqual(placesOf(ran, 'reel', 'D_r'), [[-1, 1].map((side) => [short((side * outer) / 2), 0])])
  assert.deepEqual(labelsOf(mean(), 'reel'), ['mean coil D_c 2.5 m'])
  assert.deepEqual(placesOf(mean(), 'reel', 'D_c'), [
    [
      [-1.25, 0],
      [1.25, 0],
    ],
  ])
  assert.deepEqual(rings(mean(), 'reel', 'steel'), [[short(1.25 + OD / 2), short(1.25 - OD / 2)]])
  assert.match(labelsOf(run({ coiled_tubing_length_on_reel: 100 }), 'reel')[2] ?? '', /^1 layer of/)
  const many = run({ reel_width: 0.3, coiled_tubing_length_on_reel: 4000 })
  assert.equal(rings(many, 'reel', 'steel').length, 1)
  near(rings(many, 'reel', 'steel')[0]?.[0], number(many, 'reel_outer_diameter') / 2, 1e-4)
})

test('a section is drawn to scale, coiled or straight, with its velocity', () => {
  const v = `v ${value(coil(), 'tubing_velocity')} m/s`
  assert.deepEqual(labelsOf(coil(), 'section'), ['D 2.5 m', 'bore d 0.0376 m', v])
  assert.deepEqual(rings(coil(), 'section', 'fluid'), [[1.2688, 1.2312]])
  const straight = coil({ analysis: 'straight_section' }, ['coil_diameter'])
  assert.deepEqual(labelsOf(straight, 'section'), ['d 0.0376 m', v])
  assert.deepEqual(rings(straight, 'section', 'steel'), [[0.02068, 0.0188]])
})

test('warnings say their numbers', () => {
  const slow = run({ flow_rate: 12, viscosity: 9 })
  assert.deepEqual(remarksOf(slow, 'transitional'), [
    `/flow_rate Reynolds number in the tubing is ${said(slow, 'tubing_reynolds_number', 4)}, above the laminar limit of 2,100 but below the turbulent limit. Friction is interpolated linearly.`,
  ])
  const thick = run({ viscosity: 12 })
  assert.deepEqual(remarksOf(thick, 'transitional'), [
    `/flow_rate Reynolds number in the annulus is ${said(thick, 'annular_reynolds_number', 4)}, above the laminar limit of 2,100 but below the turbulent limit. Friction is interpolated linearly.`,
  ])
  const laminar = run({ viscosity: 60 })
  const N = said(laminar, 'annular_reynolds_number', 4)
  assert.match(
    remarksOf(laminar, 'laminar_annulus')[0] ?? '',
    new RegExp(`Flow in the annulus is laminar at a Reynolds number of ${N}\\. The`),
  )
  const open = run({ flow_rate: 30 }, ['minimum_annular_velocity'])
  assert.match(
    remarksOf(open, 'slow_annulus')[0] ?? '',
    new RegExp(` is ${said(open, 'annular_velocity', 3)} m/s; the usual cleanout minimum is 0.5 m/s`),
  )
  const falling = run({ tubing_fluid_density: 14, flow_rate: 5 })
  const pump = said(falling, 'pump_pressure', 4)
  assert.deepEqual(remarksOf(falling, 'flows_by_itself'), [
    `/tubing_fluid_density Pump pressure is ${pump} psi. The liquid in the tubing falls freely and the tubing does not remain full.`,
  ])
  assert.deepEqual(remarksOf(run({ coiled_tubing_length_on_reel: 0 }), 'no_reel'), [
    '/coiled_tubing_length_on_reel There is no tubing on the reel, so the reel pressure loss is 0.',
  ])
  assert.deepEqual(remarksOf(coil({ coil_diameter: 0.3 }), 'curvature_outside'), [
    `/coil_diameter Ratio of inside diameter to coil diameter is ${digits(0.0376 / 0.3, 3)}, outside the tested range of 0.005 to 0.08.`,
  ])
  assert.deepEqual(remarksOf(run({ reel_core_diameter: 9 }), 'curvature_outside'), [
    `/reel_core_diameter Ratio of inside diameter to coil diameter is ${digits((1.482 * 0.0254) / (9 + OD), 3)}, outside the tested range of 0.005 to 0.08.`,
  ])
  const critical = coil({ viscosity: 25 })
  assert.match(
    remarksOf(critical, 'coil_near_critical')[0] ?? '',
    new RegExp(
      `in the coil is ${said(critical, 'reynolds_number', 4)}, near the critical value of ${said(critical, 'critical_reynolds_number', 4)}\\.`,
    ),
  )
  const slick = run({ flow_rate: 15, friction_reduction: 0.85 })
  const f = 0.15 * number(slick, 'tubing_friction_factor_fanning')
  assert.match(
    remarksOf(slick, 'reduction_beyond_virk')[0] ?? '',
    new RegExp(
      `Friction reduction gives a friction factor of ${digits(f, 3)}, which is below the Virk asymptote of [0-9.]+ at a Reynolds number of ${said(slick, 'tubing_reynolds_number', 4)}\\. No friction reducer can achieve this\\.$`,
    ),
  )
  assert.match(
    remarksOf(run({ eccentricity: 0.97, hole_diameter: 8.5 }), 'eccentricity_outside')[0] ?? '',
    / 0\.97 is above 0\.95, and diameter ratio 0\.206 is outside the range 0\.3 to 0\.9\. The/,
  )
})
