/** What is special to coiled tubing: the curvature of the reel, its layers, reducers, rest, hydrostatics, and what is refused. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checked, codes, near, number, reason, rowsOf, testKit, value, within } from '@keelson/engine/testing.ts'
import fc from 'fast-check'
import { ctHydraulics as workflow } from './index.ts'

const { run, refusedAt, pointers } = testKit(workflow)
const GEL = { rheology_model: 'power_law', flow_behaviour_index: 0.55, consistency_index: 0.25 }
const SECTION = {
  ...{ analysis: 'coiled_section', flow_rate: '4 L/s', fluid_density: '1000 kg/m3', viscosity: 1 },
  ...{ tubing_inner_diameter: 0.0376, length: 1000, coil_diameter: 2.5 },
}
const { run: coil, refusedAt: coilRefusedAt } = testKit(workflow, SECTION)
type Over = Readonly<Record<string, unknown>>

test('the curvature of the reel costs: 1.05 to 1.4 times the straight pipe in turbulence, the more the tighter', () => {
  for (const over of [{}, GEL] as Over[]) {
    let before = Number.POSITIVE_INFINITY
    for (const coil_diameter of [1.5, 2, 2.5, 3.5, 5]) {
      const r = coil({ ...over, coil_diameter })
      const ratio = number(r, 'pressure_loss') / number(r, 'straight_pressure_loss')
      within(ratio, 1.05, 1.4)
      assert.ok(ratio < before)
      before = ratio
    }
  }
})

test('a smaller core costs more on the reel and nothing in the hole', () => {
  const [wide, tight] = [run({ reel_core_diameter: 3 }), run({ reel_core_diameter: 1.5 })]
  assert.ok(number(tight, 'reel_pressure_loss') > number(wide, 'reel_pressure_loss'))
  for (const name of ['tubing_pressure_loss', 'annular_pressure_loss', 'bottomhole_pressure'])
    near(number(tight, name), number(wide, name), 1e-12)
  const longer = number(tight, 'pump_pressure') - number(wide, 'pump_pressure')
  near(longer, number(tight, 'reel_pressure_loss') - number(wide, 'reel_pressure_loss'), 1e-9)
})

test('per metre the reel loses more than the same tubing in the hole', () => {
  for (const over of [{}, GEL] as Over[]) {
    const r = run(over)
    assert.ok(number(r, 'reel_pressure_loss') / 1500 > 1.05 * (number(r, 'tubing_pressure_loss') / 3000))
  }
})

test('layers hold all of the pipe, each further one looser, and their losses are that of the reel', () => {
  const r = run({ reel_width: 1.8, reel_core_diameter: 1.8 })
  const rows = rowsOf(r, 'layers').map((row) => row.map(Number))
  const column = (i: number) => rows.map((row) => row[i] ?? 0)
  const total = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)
  near(total(column(2)), 1500, 1e-9)
  near(total(column(6)), number(r, 'reel_pressure_loss'), 1e-9)
  assert.equal(number(r, 'reel_layers'), rows.length)
  const od = 1.75 * 0.0254
  near(number(r, 'reel_outer_diameter'), 1.8 + 2 * rows.length * od, 1e-9)
  const wraps = Math.floor(1.8 / od)
  near(column(2)[0] ?? 0, wraps * Math.PI * (1.8 + od), 1e-9)
  const friction = column(5)
  assert.deepEqual(
    friction,
    [...friction].sort((a, b) => b - a),
  )
})

test('one layer that all fits in is a mean coil of its own diameter', () => {
  const few = { coiled_tubing_length_on_reel: 200 }
  const layered = run({ ...few, reel_width: 1.9, reel_core_diameter: 2.5 })
  assert.equal(number(layered, 'reel_layers'), 1)
  const mean = run({ ...few, reel_core_diameter: 2.5 + 1.75 * 0.0254 })
  near(number(layered, 'reel_pressure_loss'), number(mean, 'reel_pressure_loss'), 1e-9)
})

test('layers lie between the mean coils of the innermost and the outermost', () => {
  const r = run({ reel_width: 1.8, reel_core_diameter: 1.8 })
  const outermost = number(r, 'reel_outer_diameter')
  const at = (reel_core_diameter: number) => number(run({ reel_core_diameter }), 'reel_pressure_loss')
  within(number(r, 'reel_pressure_loss'), at(outermost), at(1.8))
})

test('an empty reel loses nothing, and says so', () => {
  const r = run({ coiled_tubing_length_on_reel: 0 })
  assert.equal(number(r, 'reel_pressure_loss'), 0)
  assert.ok(codes(r).includes('no_reel'))
  const wound = run({ coiled_tubing_length_on_reel: 0, reel_width: 1.8 })
  assert.equal(number(wound, 'reel_layers'), 0)
  assert.equal(number(wound, 'reel_outer_diameter'), 2.5)
})

test('a loss of the reel that is given stands in place of the calculated one, and is not counted twice', () => {
  const plain = run()
  const fixed = run({ reel_pressure_loss: 150 })
  near(number(fixed, 'reel_pressure_loss'), 150, 1e-12)
  const less = number(plain, 'pump_pressure') - number(fixed, 'pump_pressure')
  near(less, number(plain, 'reel_pressure_loss') - 150, 1e-9)
  assert.ok(codes(fixed).includes('overridden'))
})

test('at rest nothing is lost: the pump holds wellhead, tools and the difference of the columns', () => {
  for (const over of [{}, GEL] as Over[]) {
    const r = run({ ...over, flow_rate: 0, tubing_fluid_density: 8.4, annulus_fluid_density: 9 })
    for (const name of ['reel_pressure_loss', 'tubing_pressure_loss', 'annular_pressure_loss', 'pump_power'])
      assert.equal(number(r, name), 0, name)
    const psi = (0.6 * 119.826427 * 9.80665 * 3000) / 6894.757
    near(number(r, 'pump_pressure'), 500 + 300 + psi, 1e-6)
    assert.match(reason(r, 'tubing_friction_factor_fanning'), /there is no flow/)
  }
  assert.equal(number(coil({ flow_rate: 0 }), 'pressure_loss'), 0)
})

test('more rate costs more pump pressure, within each regime of the coil', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<Over>({}, { viscosity: 200 }, { reel_width: 1.8 }),
      fc.double({ min: 20, max: 200, noNaN: true }),
      fc.double({ min: 1.05, max: 2, noNaN: true }),
      (over, flow_rate, more) => {
        const at = (q: number) => number(run({ ...over, flow_rate: q }), 'pump_pressure')
        assert.ok(at(flow_rate * more) > at(flow_rate))
      },
    ),
    { numRuns: 25, seed: 5 },
  )
})

test('a friction reducer takes its share off turbulent tubing and reel, and nothing off the annulus or laminar flow', () => {
  const [plain, slick] = [run(), run({ friction_reduction: 0.4 })]
  for (const name of ['tubing_pressure_loss', 'reel_pressure_loss'])
    near(number(slick, name), 0.6 * number(plain, name), 1e-9)
  near(number(slick, 'annular_pressure_loss'), number(plain, 'annular_pressure_loss'), 1e-12)
  near(number(slick, 'tubing_friction_factor_fanning'), number(plain, 'tubing_friction_factor_fanning'), 1e-12)
  const thick = { viscosity: 90 }
  const [slow, same] = [run(thick), run({ ...thick, friction_reduction: 0.4 })]
  assert.equal(value(slow, 'flow_regime'), 'laminar')
  near(number(same, 'pump_pressure'), number(slow, 'pump_pressure'), 1e-12)
})

test('a reducer that does more than any can is warned of', () => {
  assert.ok(codes(run({ flow_rate: 15, friction_reduction: 0.85 })).includes('reduction_beyond_virk'))
  assert.ok(!codes(run({ flow_rate: 15, friction_reduction: 0.5 })).includes('reduction_beyond_virk'))
  assert.ok(!codes(run()).includes('reduction_beyond_virk'))
})

test('between the limits the coil is laminar where the straight pipe is turbulent', () => {
  const at = { viscosity: 30, flow_rate: '4 L/s' }
  const [wound, straight] = [coil(at), coil({ ...at, analysis: 'straight_section' })]
  within(number(wound, 'reynolds_number'), 4000, number(wound, 'critical_reynolds_number'))
  assert.equal(value(wound, 'flow_regime'), 'laminar')
  assert.equal(value(straight, 'flow_regime'), 'turbulent')
  near(number(wound, 'straight_pressure_loss'), number(straight, 'pressure_loss'), 1e-9)
})

test('the wellhead pressure stands in bottom-hole pressure, ECD and pump pressure alike', () => {
  const [open, choked] = [run({ wellhead_pressure: 0 }), run({ wellhead_pressure: 1000 })]
  for (const name of ['bottomhole_pressure', 'pump_pressure'])
    near(number(choked, name) - number(open, name), 1000, 1e-9)
  const ppg = (1000 * 6894.757293) / (9.80665 * 3000 * 119.826427)
  near(number(choked, 'equivalent_circulating_density') - number(open, 'equivalent_circulating_density'), ppg, 1e-6)
})

test('an eccentric tubing lowers the loss of the annulus, and outside its fit it is remarked', () => {
  const loss = (eccentricity: number) => number(run({ eccentricity }), 'annular_pressure_loss')
  assert.ok(loss(0.9) < loss(0.5) && loss(0.5) < loss(0))
  assert.ok(codes(run({ eccentricity: 0.98 })).includes('eccentricity_outside'))
  assert.ok(codes(run({ eccentricity: 0.5, hole_diameter: 8.5 })).includes('eccentricity_outside'))
  assert.ok(!codes(run({ eccentricity: 0.5 })).includes('eccentricity_outside'))
})

test('the window, the pump and the cleanout are held; what is not given is not', () => {
  const window = { pore_pressure_gradient: 8.4, fracture_gradient: 12, minimum_annular_velocity: 0.5 }
  const r = run(window)
  for (const id of ['pump_pressure', 'above_pore_pressure', 'below_fracture_pressure', 'cleanout'])
    assert.equal(checked(r, id)?.state, 'pass', id)
  assert.equal(checked(run({ ...window, fracture_gradient: 9 }), 'below_fracture_pressure')?.state, 'fail')
  assert.equal(checked(run({ ...window, pore_pressure_gradient: 11 }), 'above_pore_pressure')?.state, 'fail')
  assert.equal(checked(run({ maximum_pump_pressure: 1500 }), 'pump_pressure')?.state, 'fail')
  assert.equal(checked(run({ minimum_annular_velocity: 1 }), 'cleanout')?.state, 'fail')
  const bare = run({ flow_rate: 40 }, ['maximum_pump_pressure'])
  assert.ok(codes(bare).includes('no_check') && codes(bare).includes('slow_annulus'))
})

test('what is uncertain is said', () => {
  const slow = { flow_rate: 12, viscosity: 9 }
  assert.ok(codes(run(slow)).includes('transitional'))
  assert.ok(codes(run({ viscosity: 60 })).includes('laminar_annulus'))
  assert.ok(codes(run({ tubing_fluid_density: 14, flow_rate: 5 })).includes('flows_by_itself'))
  assert.ok(codes(run({ reel_core_diameter: 9 })).includes('curvature_outside'))
  assert.ok(codes(coil({ coil_diameter: 0.3 })).includes('curvature_outside'))
  assert.ok(codes(coil({ viscosity: 26 })).includes('coil_near_critical'))
  for (const code of ['curvature_outside', 'coil_near_critical']) assert.ok(!codes(coil()).includes(code))
  const transitional = coil({ analysis: 'straight_section', viscosity: 45 })
  assert.equal(value(transitional, 'flow_regime'), 'transitional')
  assert.ok(codes(transitional).includes('transitional'))
})

test('what does not fit is refused at its own input', () => {
  assert.deepEqual(pointers({ hole_diameter: 1.75 }), ['/coiled_tubing_outer_diameter', '/hole_diameter'])
  refusedAt('/coiled_tubing_wall_thickness', { coiled_tubing_wall_thickness: 0.875 })
  refusedAt('/true_vertical_depth', { true_vertical_depth: 3001 })
  refusedAt('/reel_core_diameter', {}, ['reel_core_diameter'])
  refusedAt('/reel_core_diameter', { reel_core_diameter: 0.03 })
  refusedAt('/reel_core_diameter', { reel_width: 1.8, coiled_tubing_length_on_reel: 0 }, ['reel_core_diameter'])
  refusedAt('/reel_width', { reel_width: 0.04 })
  refusedAt('/fracture_gradient', { fracture_gradient: 9, pore_pressure_gradient: 9 })
  refusedAt('/pipe_roughness', { pipe_roughness: 0.75 })
  refusedAt('/pipe_roughness', { pipe_roughness: 0.06, hole_diameter: 1.85 })
  refusedAt('/viscosity', {}, ['viscosity'])
  refusedAt('/friction_reduction', { friction_reduction: 0.9 })
  coilRefusedAt('/coil_diameter', { coil_diameter: 0.0376 })
  coilRefusedAt('/coil_diameter', { coil_diameter: undefined })
  assert.deepEqual(pointers({ reel_pressure_loss: 100 }, ['reel_core_diameter']), [])
})
