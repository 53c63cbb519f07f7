/** What is special to drilling hydraulics: rest, limits of the models, sections that change nothing, trips, cuttings, best rates and refusals. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checked, codes, near, number, reason, rowsOf, testKit, value } from '@keelson/engine/testing.ts'
import fc from 'fast-check'
import { wellHydraulics as workflow } from './index.ts'

const { run, refusedAt } = testKit(workflow)
const BINGHAM = { rheology_model: 'bingham', plastic_viscosity: 18, yield_point: 12 }
const POWER = { rheology_model: 'power_law', flow_behaviour_index: 0.7, consistency_index: 0.4 }
const MODELS = [{}, BINGHAM, POWER, { rheology_model: 'newtonian', plastic_viscosity: 20 }]
const { run: pipe, refusedAt: pipeRefusedAt } = testKit(workflow, {
  analysis: 'pipe',
  mud_weight: 10,
  pipe_inner_diameter: 4,
  pipe_length: 5000,
  flow_rate: 400,
})
const { run: bit } = testKit(workflow, {
  analysis: 'bit',
  mud_weight: 9.6,
  flow_rate: 485,
  bit_diameter: 9.875,
  nozzle_sizes: [12, 12, 12],
})
const SEARCH = { maximum_pump_pressure: 3000, parasitic_pressure_loss: 906, parasitic_exponent: 1.2 }

test('at rest the well weighs what the mud weighs, with every rheology, and loses nothing', () => {
  for (const model of MODELS) {
    const r = run({ ...model, flow_rate: 0, tripping_speed: 0 })
    assert.equal(number(r, 'equivalent_circulating_density'), 10.5)
    for (const name of ['standpipe_pressure', 'annular_pressure_loss', 'pipe_pressure_loss', 'surge_pressure'])
      assert.equal(number(r, name), 0, name)
    assert.match(reason(r, 'pipe_friction_factor'), /static/)
    assert.match(reason(r, 'cuttings_transport_ratio'), /static/)
    assert.equal(checked(r, 'hole_cleaning')?.state, 'fail')
    assert.ok(codes(r).includes('hole_not_cleaned'))
  }
})

test('more flow costs more at the standpipe, and the ECD is never below the mud weight', () => {
  fc.assert(
    fc.property(
      fc.constantFrom({}, POWER),
      fc.double({ min: 20, max: 1000, noNaN: true }),
      fc.double({ min: 1.02, max: 1.5, noNaN: true }),
      (model, flow_rate, more) => {
        const [a, b] = [run({ ...model, flow_rate }), run({ ...model, flow_rate: flow_rate * more })]
        assert.ok(number(b, 'standpipe_pressure') > number(a, 'standpipe_pressure'))
        assert.ok(number(a, 'equivalent_circulating_density') >= 10.5)
      },
    ),
    { numRuns: 25, seed: 3 },
  )
})

test('every model of a Newtonian fluid loses what Poiseuille says in a laminar pipe', () => {
  const slow = { flow_rate: 58.752, mud_weight: 9 }
  const exact = 9.398446
  const loss = (over: Readonly<Record<string, unknown>>) => number(pipe({ ...slow, ...over }), 'pipe_pressure_loss')
  near(loss({ rheology_model: 'newtonian', plastic_viscosity: 30 }), exact, 0.005)
  near(loss({ rheology_model: 'bingham', plastic_viscosity: 30, yield_point: 0 }), exact, 0.005)
  near(loss({ rheology_model: 'power_law', flow_behaviour_index: 1, consistency_index: 0.03 }), exact, 1e-4)
  const readings = { dial_reading_600: 60, dial_reading_300: 30, dial_reading_6: 0.6, dial_reading_3: 0.3 }
  near(loss({ rheology_model: 'herschel_bulkley', ...readings }), exact, 0.01)
})

test('constants that are given are those of the readings', () => {
  const readings = { dial_reading_600: 60, dial_reading_300: 38 }
  const read = run({ ...readings, rheology_model: 'bingham' })
  const said = run({ rheology_model: 'bingham', plastic_viscosity: 22, yield_point: 16 }, Object.keys(readings))
  near(number(read, 'standpipe_pressure'), number(said, 'standpipe_pressure'), 1e-12)
  const power = run({ ...readings, rheology_model: 'power_law' })
  const n = number(power, 'flow_behaviour_index')
  const same = run({
    rheology_model: 'power_law',
    flow_behaviour_index: n,
    consistency_index: number(power, 'consistency_index'),
  })
  near(number(power, 'standpipe_pressure'), number(same, 'standpipe_pressure'), 1e-9)
  near(n, 3.32 * Math.log10(60 / 38), 1e-12)
})

test('a power law through viscosity and yield point reads what the Bingham plastic reads', () => {
  const r = run({ ...BINGHAM, rheology_model: 'power_law' })
  near(number(r, 'flow_behaviour_index'), 3.32 * Math.log10(48 / 30), 1e-12)
  near(number(r, 'consistency_index'), 0.001 * 511 ** (1 - number(r, 'flow_behaviour_index')) * 30, 1e-9)
})

test('one well cut into sections of one diameter is the same well', () => {
  const row = (kind: string, outer_diameter: number, inner_diameter: number, length: number) => ({
    ...{ kind, outer_diameter, inner_diameter, length },
  })
  const sections = [
    ...[1000, 3000, 4000].map((length) => row('pipe', 4.5, 3.826, length)),
    ...[2500, 5500].map((length) => row('annulus', 8.5, 4.5, length)),
  ]
  for (const model of MODELS) {
    const over = { ...model, tripping_speed: 80, gel_strength: 10 }
    const [whole, cut] = [run(over), run({ ...over, sections })]
    for (const name of [
      'standpipe_pressure',
      'equivalent_circulating_density',
      'surge_pressure',
      'gel_breaking_pressure',
      'cuttings_transport_ratio',
      'annular_reynolds_number',
    ])
      near(number(cut, name), number(whole, name), 1e-12)
    assert.equal((value(cut, 'section_losses') as unknown[]).length, 5)
    assert.equal(rowsOf(cut, 'trip').length, 2)
  }
})

test('what is answered of the annulus is the section at the bit; cuttings go by the slowest', () => {
  const sections = [
    { kind: 'pipe', outer_diameter: 5, inner_diameter: 4.276, length: 8000 },
    { kind: 'annulus', outer_diameter: 12.415, inner_diameter: 5, length: 5000 },
    { kind: 'annulus', outer_diameter: 8.5, inner_diameter: 5, length: 3000 },
  ]
  const r = run({ sections })
  near(number(r, 'annular_velocity'), (24.51 * 450) / (8.5 ** 2 - 25), 1e-9)
  const slip = number(r, 'cuttings_slip_velocity')
  near(number(r, 'cuttings_transport_ratio'), 1 - slip / ((24.51 * 450) / (12.415 ** 2 - 25)), 1e-9)
})

test('an odd pipe in the annulus is remarked', () => {
  const sections = [
    { kind: 'pipe', outer_diameter: 5, inner_diameter: 4.276, length: 8000 },
    { kind: 'annulus', outer_diameter: 8.5, inner_diameter: 6.5, length: 8000 },
  ]
  assert.ok(codes(run({ sections })).includes('sections_differ'))
  const [string, annulus] = sections
  const fitting = [string, { ...annulus, inner_diameter: 5 }]
  assert.ok(!codes(run({ sections: fitting })).includes('sections_differ'))
})

test('an eccentric pipe lowers the ECD, and outside its fit it is remarked', () => {
  const ecd = (eccentricity: number) => number(run({ eccentricity }), 'equivalent_circulating_density')
  assert.ok(ecd(0.5) < ecd(0.1) && ecd(0.1) < ecd(0))
  assert.ok(codes(run({ eccentricity: 0.97 })).includes('eccentricity_outside'))
  assert.ok(!codes(run({ eccentricity: 0.5 })).includes('eccentricity_outside'))
  const centred = { ...BINGHAM, eccentricity: 0.5 }
  near(number(run(centred), 'standpipe_pressure'), number(run(BINGHAM), 'standpipe_pressure'), 1e-12)
  assert.ok(codes(run(centred)).includes('unused'))
})

test('tripping: an average is a peak of 1.5, faster is more, and an open end gives less', () => {
  const surge = (over: Readonly<Record<string, unknown>>) =>
    number(run({ tripping_speed: 100, ...over }), 'surge_pressure')
  near(surge({ tripping_speed_basis: 'average' }), surge({ tripping_speed: 150, tripping_speed_basis: 'peak' }), 1e-12)
  assert.ok(codes(run({ tripping_speed: 100 })).includes('speed_taken_as_peak'))
  assert.ok(!codes(run({ tripping_speed: 100, tripping_speed_basis: 'peak' })).includes('speed_taken_as_peak'))
  assert.ok(surge({ tripping_speed: 120 }) > surge({}))
  for (const open_pipe_split of ['equal_pressure', 'equal_velocity'])
    assert.ok(surge({ pipe_end: 'open', open_pipe_split }) < surge({ pipe_end: 'closed' }))
  near(surge({ pipe_end: 'closed' }), surge({}), 1e-12)
})

test('an open pipe by equal loss lets part of the swept mud up the annulus, and adds what clings to it', () => {
  for (const model of MODELS) {
    const r = run({ ...model, tripping_speed: 150, pipe_end: 'open', clinging_constant: 0.3 })
    const [row] = rowsOf(r, 'trip')
    const share = Number(row?.[5])
    assert.ok(share > 0 && share < 1)
    const v_a = (share * 2.5 * 4.5 ** 2) / (8.5 ** 2 - 4.5 ** 2)
    near(number(r, 'equivalent_annular_velocity'), v_a + 0.3 * 2.5, 1e-9)
  }
})

test('where clinging alone costs more than the flow inside the pipe, all swept mud goes inside', () => {
  const tight = { hole_diameter: 4.6, drill_pipe_outer_diameter: 4.5, drill_pipe_inner_diameter: 4.2 }
  const r = run({ ...tight, bit_diameter: 4.6, tripping_speed: 60, pipe_end: 'open', clinging_constant: 1 })
  assert.equal(Number(rowsOf(r, 'trip')[0]?.[5]), 0)
  near(number(r, 'equivalent_annular_velocity'), 1, 1e-12)
})

test('the clinging constant of Burkhardt is that of the regime', () => {
  const at = (tripping_speed: number) =>
    Number(rowsOf(run({ ...BINGHAM, clinging_model: 'burkhardt', tripping_speed }), 'trip')[0]?.[4])
  near(at(60), (0.275 * 4.5) / 8.5 + 0.25, 1e-12)
  near(at(600), (0.1 * 4.5) / 8.5 + 0.41, 1e-12)
})

test('the window is held at rest, circulating and tripping, and an ECD above it fails without an exception', () => {
  const r = run({ tripping_speed: 60 })
  for (const id of ['equivalent_circulating_density', 'surge', 'swab', 'mud_at_rest'])
    assert.equal(checked(r, id)?.state, 'pass', id)
  assert.equal(checked(run({ fracture_gradient: 10.6 }), 'equivalent_circulating_density')?.state, 'fail')
  assert.equal(checked(run({ tripping_speed: 900 }), 'swab')?.state, 'fail')
  assert.equal(checked(run({ pore_pressure_gradient: 10.7 }), 'mud_at_rest')?.state, 'fail')
  const none = run({}, ['pore_pressure_gradient', 'fracture_gradient', 'maximum_pump_pressure'])
  for (const id of ['equivalent_circulating_density', 'swab', 'mud_at_rest', 'pump_pressure'])
    assert.equal(checked(none, id)?.state, 'not_made', id)
})

test('a pump that holds the losses without the bit is not called good, and one that does not fails', () => {
  assert.equal(checked(run({}, ['nozzle_sizes']), 'pump_pressure')?.state, 'not_made')
  assert.ok(codes(run({}, ['nozzle_sizes'])).includes('no_nozzles'))
  assert.equal(checked(run({ maximum_pump_pressure: 300 }, ['nozzle_sizes']), 'pump_pressure')?.state, 'fail')
  assert.equal(checked(bit({ maximum_pump_pressure: 3000 }), 'pump_pressure')?.state, 'not_made')
  assert.equal(checked(bit({ maximum_pump_pressure: 1500 }), 'pump_pressure')?.state, 'fail')
})

test('surface equipment: the larger types lose less, and a given loss stands in place of the type', () => {
  const loss = (over: Readonly<Record<string, unknown>>) => number(run(over), 'surface_equipment_pressure_loss')
  const types = [1, 2, 3, 4].map((surface_equipment_case) => loss({ surface_equipment_case }))
  assert.deepEqual(
    types,
    [...types].sort((a, b) => b - a),
  )
  near(loss({ surface_equipment_case: 3 }), 5.3e-5 * 10.5 ** 0.8 * 450 ** 1.8 * 19 ** 0.2, 1e-9)
  const own = run({ surface_equipment_case: 3, surface_equipment_pressure_loss: 75 })
  near(number(own, 'surface_equipment_pressure_loss'), 75, 1e-12)
  assert.ok(codes(own).includes('overridden'))
  const PV = (400 * (1022 ** 0.7 - 511 ** 0.7)) / 511
  near(loss({ ...POWER, surface_equipment_case: 2 }), 9.6e-5 * 10.5 ** 0.8 * 450 ** 1.8 * PV ** 0.2, 1e-9)
})

test('cuttings weigh on the standpipe and the ECD; in a hole that is not cleaned the ECD is only a lower bound, and fails', () => {
  const [clean, drilling] = [run(), run({ rate_of_penetration: 100 })]
  assert.ok(number(drilling, 'equivalent_circulating_density') > number(clean, 'equivalent_circulating_density'))
  const weight = 0.052 * 8000 * number(drilling, 'cuttings_concentration') * (21.7 - 10.5)
  near(number(drilling, 'standpipe_pressure') - number(clean, 'standpipe_pressure'), weight, 1e-9)
  const sinking = run({ rate_of_penetration: 50, flow_rate: 30, cuttings_diameter: 1 })
  assert.ok(number(sinking, 'cuttings_transport_ratio') < 0)
  assert.equal(value(sinking, 'cuttings_concentration'), null)
  for (const id of ['equivalent_circulating_density', 'hole_cleaning'])
    assert.equal(checked(sinking, id)?.state, 'fail', id)
  assert.ok(codes(sinking).includes('hole_not_cleaned'))
  assert.ok(codes(run({ rate_of_penetration: 700 })).includes('much_cuttings'))
  const unloaded = run({ rate_of_penetration: 0 })
  assert.equal(number(unloaded, 'cuttings_concentration'), 0)
  near(number(unloaded, 'equivalent_circulating_density'), number(clean, 'equivalent_circulating_density'), 1e-12)
})

test('a well far off the vertical is not called clean', () => {
  const r = run({ true_vertical_depth: 6000 })
  assert.equal(checked(r, 'hole_cleaning')?.state, 'not_made')
  assert.equal(checked(r, 'hole_cleaning')?.left?.limit, 'Average well inclination')
})

test('the slip of Moore has its three regimes, and falls with viscosity', () => {
  const slip = (plastic_viscosity: number) => {
    const r = run({ rheology_model: 'newtonian', plastic_viscosity })
    return [number(r, 'cuttings_slip_velocity'), number(r, 'particle_reynolds_number')] as const
  }
  const [thin, middle, thick] = [slip(1), slip(30), slip(2000)]
  assert.ok(thin[1] > 300 && middle[1] > 3 && middle[1] < 300 && thick[1] < 3)
  assert.ok(thin[0] > middle[0] && middle[0] > thick[0])
})

test('the slip of Guo and Fang is answered or said to have no value', () => {
  const guo = { slip_velocity_model: 'guo_fang' }
  assert.ok(number(run(guo), 'cuttings_slip_velocity') > 0)
  const none = run({ ...guo, cuttings_diameter: 0.002, rheology_model: 'newtonian', plastic_viscosity: 4000 })
  assert.match(reason(none, 'cuttings_slip_velocity'), /no slip velocity/)
  assert.ok(codes(none).includes('slip_outside'))
})

test('hole cleaning alone is that of the circulation', () => {
  const { run: clean } = testKit(workflow, {
    ...{ analysis: 'hole_cleaning', ...BINGHAM, mud_weight: 10.5, flow_rate: 450 },
    ...{ hole_diameter: 8.5, drill_pipe_outer_diameter: 4.5, rate_of_penetration: 60 },
  })
  const [alone, whole] = [clean(), run({ ...BINGHAM, rate_of_penetration: 60 })]
  for (const name of ['carrying_capacity_index', 'cuttings_transport_ratio', 'cuttings_concentration'])
    near(number(alone, name), number(whole, name), 1e-12)
})

test('the best rate spends the wanted share of the pump, and its nozzles spend the rest', () => {
  const power = bit({ ...SEARCH, optimisation_criterion: 'hydraulic_power' })
  near(number(power, 'optimum_bit_pressure_loss'), 3000 * (1 - 1 / 2.2), 1e-9)
  const impact = bit({ ...SEARCH, optimisation_criterion: 'jet_impact' })
  near(number(impact, 'optimum_bit_pressure_loss'), 3000 * (1 - 2 / 3.2), 1e-9)
  assert.ok(number(impact, 'optimum_flow_rate') > number(power, 'optimum_flow_rate'))
  const held = bit({ ...SEARCH, optimisation_criterion: 'jet_impact', maximum_flow_rate: 600, minimum_flow_rate: 200 })
  near(number(held, 'optimum_flow_rate'), 600, 1e-12)
  assert.deepEqual(
    codes(held).filter((c) => c === 'rate_held' || c === 'bound_idle'),
    ['bound_idle', 'rate_held'],
  )
})

test('a least rate that takes all of the pump leaves no bit, and fails', () => {
  const r = bit({ ...SEARCH, optimisation_criterion: 'hydraulic_power', minimum_flow_rate: 1500 })
  for (const name of ['optimum_bit_pressure_loss', 'optimum_total_flow_area']) {
    assert.equal(value(r, name), null)
    assert.match(reason(r, name), /the full pump pressure/)
  }
  assert.equal(checked(r, 'best_rate')?.state, 'fail')
  const still = run({ optimisation_criterion: 'hydraulic_power', flow_rate: 0 })
  assert.equal(value(still, 'optimum_flow_rate'), null)
  assert.equal(checked(still, 'best_rate')?.state, 'not_made')
})

test('the mud is remarked where it leaves its model', () => {
  const low = run({ dial_reading_6: 6, dial_reading_3: 2 })
  assert.equal(number(low, 'yield_stress'), 0)
  assert.ok(codes(low).includes('no_yield_stress'))
  assert.ok(codes(run({ ...POWER, flow_behaviour_index: 0.15 })).includes('index_outside'))
  assert.ok(codes(run({ ...POWER, flow_behaviour_index: 1.1 })).includes('index_outside'))
  assert.ok(!codes(run({ ...POWER, flow_behaviour_index: 1 })).includes('index_outside'))
  assert.ok(codes(run({ rheology_model: 'newtonian' })).includes('readings_bend'))
  assert.ok(codes(bit()).includes('power_outside'))
  assert.ok(codes(run({ ...BINGHAM, flow_rate: 1200 })).includes('not_laminar'))
})

test('diameters and depths that do not fit are refused at their own input', () => {
  refusedAt('/drill_pipe_outer_diameter', { drill_pipe_outer_diameter: 8.5 })
  refusedAt('/drill_pipe_inner_diameter', { drill_pipe_inner_diameter: 4.5 })
  refusedAt('/true_vertical_depth', { true_vertical_depth: 8001 })
  refusedAt('/mud_weight', { mud_weight: 3.9 })
  refusedAt('/mud_weight', { mud_weight: 26 })
  refusedAt('/fracture_gradient', { fracture_gradient: 9.5 })
  refusedAt('/cuttings_density', { cuttings_density: 10.5 })
  refusedAt('/nozzle_sizes/1', { nozzle_sizes: [12, 3] })
})

test('sections that do not make the well are refused', () => {
  const row = { kind: 'annulus', outer_diameter: 8.5, inner_diameter: 5, length: 8000 }
  const string = { kind: 'pipe', outer_diameter: 5, inner_diameter: 4.276, length: 8000 }
  refusedAt('/sections', { sections: [row] })
  refusedAt('/sections', { sections: [string] })
  refusedAt('/sections', { sections: [row, { ...string, length: 7998 }] })
  refusedAt('/sections/0/inner_diameter', { sections: [{ ...row, inner_diameter: 8.5 }, string] })
  assert.equal(run({ sections: [row, { ...string, length: 7999.5 }] }).status, 'PASS')
  const trip = { analysis: 'surge_swab', tripping_speed: 60, sections: [row] }
  assert.ok(number(run(trip), 'surge_pressure') > 0)
  refusedAt('/sections', { ...trip, pipe_end: 'open' })
})

test('readings and constants that do not make a mud are refused', () => {
  refusedAt('/dial_reading_600', { dial_reading_600: 31 })
  refusedAt('/dial_reading_3', { dial_reading_3: 7 })
  refusedAt('/dial_reading_3', { dial_reading_3: 40, dial_reading_6: 42 })
  refusedAt('/dial_reading_6', { dial_reading_6: 32, dial_reading_3: 20 })
  refusedAt('/dial_reading_600', { rheology_model: 'bingham', dial_reading_600: 63 })
  const bare = ['dial_reading_600', 'dial_reading_300']
  refusedAt('/plastic_viscosity', { rheology_model: 'bingham' }, bare)
  refusedAt('/plastic_viscosity', { rheology_model: 'newtonian' }, bare)
  refusedAt('/flow_behaviour_index', { rheology_model: 'power_law' }, bare)
  refusedAt('/plastic_viscosity', { rheology_model: 'power_law', analysis: 'hole_cleaning' }, bare)
  refusedAt('/yield_point', { rheology_model: 'bingham', plastic_viscosity: 18 }, bare)
  refusedAt('/consistency_index', { rheology_model: 'power_law', flow_behaviour_index: 0.7 })
  refusedAt('/flow_behaviour_index', { rheology_model: 'power_law', consistency_index: 0.4 })
  refusedAt('/dial_reading_300', { rheology_model: 'bingham' }, ['dial_reading_300'])
  refusedAt('/dial_reading_600', { rheology_model: 'power_law', dial_reading_600: 32 })
  pipeRefusedAt('/rheology_model', {})
})

test('one annulus needs both of its inputs, and rates their order', () => {
  const annulus = { analysis: 'annulus', drill_pipe_annulus_length: 3000 }
  refusedAt('/drill_collar_annulus_length', { ...annulus, drill_collar_outer_diameter: 6.75 })
  refusedAt('/drill_collar_outer_diameter', { ...annulus, drill_collar_annulus_length: 400 })
  refusedAt('/drill_collar_outer_diameter', {
    ...{ ...annulus, drill_collar_outer_diameter: 9, drill_collar_annulus_length: 400 },
  })
  const search = { optimisation_criterion: 'jet_impact', maximum_flow_rate: 300, minimum_flow_rate: 300 }
  refusedAt('/maximum_flow_rate', search)
  refusedAt('/maximum_pump_pressure', { optimisation_criterion: 'jet_impact' }, ['maximum_pump_pressure'])
  const alone = number(run(annulus), 'annular_pressure_loss')
  near(alone, (number(run(), 'annular_pressure_loss') * 3000) / 8000, 1e-4)
})
