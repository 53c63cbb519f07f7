/** What is special to the diagnosis of cards: both solvers, units of cards, cards that are made or poor, and what each part needs. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checked, codes, list, near, number, reason, rowsOf, testKit, value } from '@keelson/engine/testing.ts'
import { dynacardDiagnostics as workflow } from './index.ts'

const { run, refusedAt, problems, pointers } = testKit(workflow)
const example = workflow.example as {
  readonly surface_position: readonly number[]
  readonly surface_load: readonly number[]
}
const CARD = ['surface_position', 'surface_load'] as const
const made = (mode: string, over: Readonly<Record<string, unknown>> = {}, seed = 1) =>
  run({ synthetic_card: [{ mode, seed }], stroke_length: 120, ...over }, CARD)

test('both solvers find the same pump', () => {
  const [gibbs, differences] = [run(), run({ solver: 'everitt_jennings' })]
  near(number(gibbs, 'gross_pump_stroke'), number(differences, 'gross_pump_stroke'), 0.01)
  near(number(gibbs, 'fluid_load'), number(differences, 'fluid_load'), 0.02)
  near(number(gibbs, 'pump_fillage'), number(differences, 'pump_fillage'), 0.02)
  assert.equal(value(gibbs, 'diagnosis'), value(differences, 'diagnosis'))
  assert.equal(number(gibbs, 'mean_rod_stretch'), number(differences, 'mean_rod_stretch'))
  assert.equal(list(gibbs, 'downhole_load').length, example.surface_load.length)
})

test('the damping of equal powers is found beside the results, which stand at the damping given', () => {
  const at = run({ solver: 'everitt_jennings' })
  const balanced = number(at, 'balanced_damping_factor')
  assert.ok(balanced > 0.1 && balanced < 2)
  const there = run({ solver: 'everitt_jennings', damping_factor: balanced })
  const hydraulic = (number(there, 'fluid_load') * number(there, 'net_pump_stroke') * 8) / 12 / 33000
  near(number(there, 'pump_horsepower'), hydraulic, 1e-6)
  near(number(there, 'balanced_damping_factor'), balanced, 1e-9)
  assert.match(reason(run(), 'balanced_damping_factor'), /solver/)
})

test('the pump takes less power with more damping', () => {
  const at = (damping_factor: number) => number(run({ damping_factor }), 'pump_horsepower')
  assert.ok(at(0.2) > at(0.5) && at(0.5) > at(1))
  near(number(run({ damping_factor: 0 }), 'pump_horsepower'), number(run(), 'polished_rod_horsepower'), 0.01)
})

test('a card of any start and unit is the same card', () => {
  const turned = (of: readonly number[]) => [...of.slice(50), ...of.slice(0, 50)]
  const metres = example.surface_position.map((x) => x * 0.0254)
  const other = run({
    surface_position: { value: turned(metres), unit: 'm' },
    surface_load: { value: turned(example.surface_load), unit: 'lbf' },
  })
  for (const name of ['gross_pump_stroke', 'fluid_load', 'pump_fillage', 'peak_net_torque', 'pump_horsepower'])
    near(number(other, name), number(run(), name), 1e-9)
})

test('a well of the field is diagnosed with the condition that its test card was made of', () => {
  const parted = made('rod_parting')
  assert.equal(value(parted, 'diagnosis'), 'rod_parting')
  assert.match(reason(parted, 'pump_displacement'), /parted/)
  assert.ok(number(parted, 'estimated_parting_depth') < 5000)
  for (const mode of ['normal', 'fluid_pound', 'gas_lock', 'pump_tagging_down', 'standing_valve_leak'])
    assert.equal(value(made(mode), 'diagnosis'), mode)
  assert.equal(value(made('FLUID_POUND'), 'diagnosis'), 'fluid_pound')
  assert.equal(value(made('pump_tagging'), 'diagnosis'), 'pump_tagging_down')
  assert.ok(codes(made('normal')).includes('synthetic'))
  assert.ok(codes(made('tubing_movement')).includes('slanted_sides'))
  assert.ok(codes(made('gas_lock')).includes('no_fluid_load'))
  near(number(made('normal'), 'fluid_load'), number(made('normal'), 'expected_fluid_load'), 0.02)
})

test('a card by position is put at equal times, and says by what crank', () => {
  const s = Array.from({ length: 120 }, (_, j) => 60 - 60 * Math.cos((Math.PI * j) / 60))
  const surface_load = s.map((x, j) => 12000 + 30 * x + (j < 60 ? 2000 : -2000))
  const [even, by] = ['equal_time', 'position'].map((sample_spacing) =>
    run({ surface_position: s, surface_load, sample_spacing }),
  )
  assert.ok(even && by)
  near(number(even, 'gross_pump_stroke'), number(by, 'gross_pump_stroke'), 1e-6)
  assert.ok(codes(by).includes('retimed') && !codes(even).includes('retimed'))
  refusedAt('/surface_position', {
    sample_spacing: 'position',
    surface_load,
    surface_position: [...s.slice(0, 20), 1, ...s.slice(21)],
  })
})

test('a constant load has a stretch and no diagnosis', () => {
  const at = run({ surface_load: example.surface_load.map(() => 9000) })
  assert.match(reason(at, 'diagnosis'), /does not change/)
  assert.ok(codes(at).includes('constant_load'))
  assert.ok(number(at, 'mean_rod_stretch') > 0)
  assert.equal(checked(at, 'energy')?.state, 'not_made')
  for (const id of ['energy', 'rod_loading']) assert.equal(checked(at, id)?.reason_kind, 'unread')
})

test('loads that are not of these rods diagnose nothing and pass nothing', () => {
  const shifted = (by: number) => run({ surface_load: example.surface_load.map((F) => F + by) })
  for (const by of [20000, 1500, -9000]) {
    const at = shifted(by)
    assert.match(reason(at, 'diagnosis'), /^the pump card .* is inconsistent with the entered rod and fluid data$/)
    assert.ok(['rod_loading', 'gearbox', 'energy'].every((id) => checked(at, id)?.state !== 'pass'))
    assert.equal(checked(at, 'energy')?.reason_kind, 'contradiction')
  }
  assert.equal(value(shifted(1000), 'diagnosis'), 'normal')
  const thin = run({ pump_diameter: 1.1, wellhead_pressure: 0 })
  assert.match(reason(thin, 'diagnosis'), /the maximum fluid load of/)
})

test('an open card is an error, and one that runs backwards fails', () => {
  const half = {
    surface_position: example.surface_position.slice(0, 72),
    surface_load: example.surface_load.slice(0, 72),
  }
  assert.throws(() => run(half), /Card closure in position/)
  const backwards = run({
    surface_position: [...example.surface_position].reverse(),
    surface_load: [...example.surface_load].reverse(),
  })
  assert.equal(checked(backwards, 'energy')?.state, 'fail')
  assert.ok(codes(backwards).includes('runs_backwards'))
})

test('the gearbox holds only by its own counterbalance: by that of a balanced unit it is not shown to', () => {
  assert.equal(checked(run(), 'gearbox')?.state, 'pass')
  const supposed = run({}, ['counterbalance_effect'])
  assert.equal(checked(supposed, 'gearbox')?.state, 'not_made')
  assert.ok(codes(supposed).includes('balance_supposed'))
  near(
    number(supposed, 'counterbalance_effect'),
    1.06 * (number(supposed, 'buoyant_rod_weight') + number(supposed, 'fluid_load') / 2),
    1e-9,
  )
  assert.equal(checked(run({ gearbox_rating: 50000 }, ['counterbalance_effect']), 'gearbox')?.state, 'fail')
  assert.equal(checked(run({}, ['gearbox_rating']), 'gearbox')?.state, 'not_made')
})

test('the loading of the rods is at its limit at the strength that makes it so, and fails below', () => {
  const loading = number(run(), 'goodman_rod_loading')
  const [sMax, sMin] = ['peak_polished_rod_load', 'minimum_polished_rod_load'].map(
    (name) => number(run(), name) / ((Math.PI / 4) * 0.875 ** 2),
  ) as [number, number]
  near(loading, (100 * (sMax - sMin)) / ((115000 / 4 + 0.5625 * sMin) * 0.9 - sMin), 1e-9)
  const needed = 4 * (sMax / 0.9 - 0.5625 * sMin)
  near(number(run({ rod_minimum_tensile_strength: needed }), 'goodman_rod_loading'), 100, 1e-9)
  assert.equal(checked(run({ rod_minimum_tensile_strength: needed }), 'rod_loading')?.state, 'pass')
  assert.equal(checked(run({ rod_minimum_tensile_strength: 0.99 * needed }), 'rod_loading')?.state, 'fail')
  assert.match(reason(run({ rod_minimum_tensile_strength: 4000 }), 'goodman_rod_loading'), /no stress range/)
})

/** Column of the largest load in the table of the sections. */
const LARGEST = 2

test('the loads of a lower section are those that reach it: a thin one is loaded most', () => {
  const taper = (lower: number) =>
    run({
      rod_sections: [
        { length_ft: 2500, diameter_in: 1 },
        { length_ft: 2500, diameter_in: lower },
      ],
    })
  assert.ok(codes(taper(0.625)).includes('section_loaded_most'))
  assert.ok((checked(taper(0.625), 'rod_loading_below')?.utilisation ?? 0) > 0.5)
  const [top, below] = rowsOf(taper(0.875), 'rod_sections')
  assert.equal(top?.[LARGEST], number(taper(0.875), 'peak_polished_rod_load'))
  assert.ok(Number(below?.[LARGEST]) < Number(top?.[LARGEST]))
})

test('the intake pressure is that of the fluid less what the plunger lifts, and one below zero is said', () => {
  const at = run()
  const A_p = (Math.PI / 4) * 1.5 ** 2
  near(number(at, 'pump_intake_pressure'), 100 + 0.433 * 0.9 * 5000 - number(at, 'fluid_load') / A_p, 1e-9)
  assert.ok(codes(run({ fluid_specific_gravity: 0.7 })).includes('intake_below_zero'))
  assert.ok(codes(run({ fluid_specific_gravity: 0.7 })).includes('fluid_load_high'))
  assert.equal(value(run({}, ['wellhead_pressure']), 'pump_intake_pressure'), undefined)
})

test('a slip of unit or of material is said', () => {
  const loads = (by: number) => ({ surface_load: example.surface_load.map((F) => by * F) })
  assert.ok(codes(run(loads(1 / 224.8))).includes('loads_small'))
  assert.ok(codes(run({ surface_load: example.surface_load.map((F) => F - 9000) })).includes('loads_below_zero'))
  assert.ok(codes(run({ surface_position: example.surface_position.map((s) => s / 12) })).includes('stroke_unusual'))
  assert.ok(codes(run({ rod_density: 130 })).includes('material_mismatch'))
  assert.ok(codes(run({ rod_elastic_modulus: 7.2e6 })).includes('material_mismatch'))
  assert.ok(codes(run({ rod_elastic_modulus: 7.2e6, rod_density: 130 })).includes('rods_not_steel'))
  assert.ok(codes(run({ damping_factor: 3 })).includes('damping_outside'))
  assert.ok(codes(run({ stroke_length: 144 })).includes('stroke_differs'))
  assert.ok(codes(run({}, ['fluid_specific_gravity'])).includes('gravity_supposed'))
  const again = (of: readonly number[]) => [...of, of[0] as number]
  const twice = { surface_position: again(example.surface_position), surface_load: again(example.surface_load) }
  assert.ok(codes(run(twice)).includes('sample_repeated'))
})

test('what cannot be is refused at its own input', () => {
  refusedAt('/surface_load', { surface_load: example.surface_load.slice(5) })
  refusedAt('/surface_position', { surface_position: example.surface_position.map(() => 3) })
  refusedAt('/surface_position', { surface_position: example.surface_position.slice(0, 19) })
  refusedAt('/surface_load/3', { surface_load: example.surface_load.map((F, j) => (j === 3 ? Number.NaN : F)) })
  refusedAt('/pump_depth', { pump_depth: 5110 })
  assert.deepEqual(pointers({ pump_depth: 5090 }), [])
  refusedAt('/strokes_per_minute', { strokes_per_minute: 0 })
  refusedAt('/fluid_density', { rod_density: 50, fluid_density: '62.4 lb/ft3' })
  refusedAt('/damping_factor', { damping_factor: 90 })
  refusedAt('/solver', { solver: 'wave' })
  refusedAt('/stroke_length', { synthetic_card: [{ mode: 'normal', seed: 1 }] })
  refusedAt('/damping_factor', { synthetic_card: [{ mode: 'normal', seed: 1 }], stroke_length: 100, damping_factor: 0 })
  assert.match(
    problems({ synthetic_card: [{ mode: 'stuck_pump', seed: 1 }] }).join(),
    /\/synthetic_card\/0\/mode .*rod_parting/,
  )
  refusedAt('/surface_position', {}, ['surface_position'])
})

test('the groups need no card, and say where their charts end', () => {
  const groups = {
    analysis: 'api_11l_groups',
    stroke_length: 120,
    fluid_specific_gravity: 0.9,
    rod_elastic_constant: 8.04e-7,
  }
  const { run: sent } = testKit(workflow, { ...groups, strokes_per_minute: 12, pump_depth: 6000, pump_diameter: 1.75 })
  near(number(sent(), 'dimensionless_pumping_speed'), (12 * 6000) / 245000, 1e-11)
  assert.equal(sent().result.checks.filter((c) => c.state !== 'not_made').length, 0)
  assert.ok(codes(sent({ strokes_per_minute: 30 })).includes('groups_outside'))
  assert.match(reason(sent(), 'pump_fillage'), /Applies to 'Surface card' only/)
})
