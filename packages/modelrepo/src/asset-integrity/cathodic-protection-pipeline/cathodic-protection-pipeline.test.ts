/** What is special to pipeline cathodic protection: editions, anode tables, limits of spacing and of attenuation. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checked, codes, near, number, testKit, value } from '@keelson/engine/testing.ts'
import fc from 'fast-check'
import { cathodicProtectionPipeline as workflow } from './index.ts'

const { run, refusedAt } = testKit(workflow)
const OWN_ANODE = ['anode_capacity', 'closed_circuit_anode_potential']

test('anodes set at twice the half spacing use up the driving voltage exactly', () => {
  const bare = { final_coating_breakdown_factor: 0.019, bracelet_net_mass: 500, length: 100000 }
  const L_h = number(run(bare), 'half_anode_spacing')
  const at = run({ ...bare, length: 10 * 2 * L_h, number_of_anodes: 10 })
  near(checked(at, 'mid_span_potential')?.utilisation, 1, 1e-9)
  near(number(at, 'mid_span_potential'), -0.8, 1e-9)
  assert.equal(checked(at, 'mid_span_potential')?.state, 'pass')
})

test('one anode less than required fails the mass or the output', () => {
  fc.assert(
    fc.property(fc.double({ min: 500, max: 200000, noNaN: true }), (length) => {
      const needed = number(run({ length }, ['number_of_anodes']), 'anodes_required')
      assert.equal(run({ length, number_of_anodes: needed }).status, 'PASS')
      if (needed > 1) assert.equal(run({ length, number_of_anodes: needed - 1 }).status, 'FAIL')
    }),
    { numRuns: 20, seed: 1 },
  )
})

test('demand and mass grow with the length, the number of anodes does not fall', () => {
  fc.assert(
    fc.property(fc.double({ min: 100, max: 1e5, noNaN: true }), (length) => {
      const [one, two] = [run({ length }), run({ length: 2 * length })]
      near(number(two, 'mean_current_demand'), 2 * number(one, 'mean_current_demand'), 1e-10)
      assert.ok(number(two, 'anodes_required') >= number(one, 'anodes_required'))
    }),
    { numRuns: 20, seed: 1 },
  )
})

test('an edition reads its own tables and refuses the coatings of the other', () => {
  const old = { edition: '2010', field_joint_coating: '3D' }
  assert.equal(number(run(old), 'mean_current_density'), 60)
  assert.equal(value(run(old), 'standard_edition'), 'DNV-RP-F103:2010 (October 2010)')
  refusedAt('/linepipe_coating', { linepipe_coating: 'FBE' })
  refusedAt('/linepipe_coating', { ...old, linepipe_coating: 'FBE + CWC' })
  refusedAt('/field_joint_coating', { field_joint_coating: 'none' })
  refusedAt('/field_joint_coating', { edition: '2010' })
})

test('without field joints their coating is not asked for', () => {
  const bare = run({ field_joint_area_fraction: 0 }, ['field_joint_coating'])
  near(number(bare, 'mean_coating_breakdown_factor'), 0.00145, 1e-12)
  refusedAt('/field_joint_coating', {}, ['field_joint_coating'])
})

test('a buried anode is as warm as the fluid, one in open seawater is not', () => {
  const buried = { exposure: 'buried', seawater_resistivity: 1 }
  near(number(run({}, OWN_ANODE), 'required_net_anode_mass'), 247.192, 1e-5)
  const hot = run(buried, OWN_ANODE)
  near(number(hot, 'required_net_anode_mass') / number(run(buried), 'required_net_anode_mass'), 2000 / 680, 1e-9)
  refusedAt('/internal_fluid_temperature', { ...buried, internal_fluid_temperature: 81 }, OWN_ANODE)
  refusedAt(
    '/internal_fluid_temperature',
    { ...buried, internal_fluid_temperature: 40, edition: '2010', field_joint_coating: '3D' },
    OWN_ANODE,
  )
  assert.equal(run({ ...buried, internal_fluid_temperature: 81 }).status, 'PASS')
})

test('the upper limit of a band belongs to it, whatever the unit', () => {
  for (const internal_fluid_temperature of [50, '122 degF', '323.15 K']) {
    assert.equal(number(run({ internal_fluid_temperature }), 'mean_current_density'), 60)
  }
})

test('a coating above its maximum temperature is warned of, with its table', () => {
  const hot = run({ internal_fluid_temperature: 115 })
  const warning = hot.warnings.find((w) => w.code === 'coating_too_hot')
  assert.match(warning?.message ?? '', /115 °C exceeds 110 °C.*\(Table A-1, 2019 edition\)/)
  assert.ok(!codes(run()).includes('coating_too_hot'))
})

test('an anode that is not more negative than the pipe is to be is refused', () => {
  refusedAt('/closed_circuit_anode_potential', { closed_circuit_anode_potential: -0.8 })
  refusedAt('/design_protective_potential', { design_protective_potential: -1.06 }, OWN_ANODE)
})

test('a wall of half the diameter and alloy of which nothing can be used are refused', () => {
  refusedAt('/wall_thickness', { wall_thickness: 0.16195 })
  refusedAt('/anode_utilisation_factor', { anode_utilisation_factor: 0 })
})

test('a pipe that takes no current needs no spacing', () => {
  const none = run({ final_coating_breakdown_factor: 0 })
  assert.equal(value(none, 'protected_length'), null)
  assert.equal(checked(none, 'spacing')?.state, 'not_made')
  assert.equal(number(none, 'anodes_required_final'), 0)
  assert.equal(none.status, 'PASS')
})

test('bare joints may break down beyond bare steel, which is said', () => {
  assert.ok(codes(run({ field_joint_coating: 'none + PU infill' })).includes('coating_gone'))
})

test('a resistance and a driving voltage given directly stand for what they replace', () => {
  const direct = run({ anode_final_resistance: 0.117213, driving_voltage: 0.25 }, [
    'bracelet_exposed_area',
    'seawater_resistivity',
    'closed_circuit_anode_potential',
    'design_protective_potential',
  ])
  near(number(direct, 'anode_current_output'), number(run(), 'anode_current_output'), 1e-5)
  assert.equal(value(direct, 'mid_span_potential'), null)
})

test('a short line hardly attenuates, a very long one leaves nothing at its end', () => {
  const line = { coating_leakage_conductance: 0.001, drain_point_potential_shift: -0.4 }
  near(number(run({ ...line, half_length: 10 }), 'midpoint_potential_shift'), -0.4, 1e-5)
  const long = run({ ...line, coating_leakage_conductance: 1, half_length: 3e6 })
  assert.equal(number(long, 'midpoint_potential_shift'), 0)
  near(number(long, 'drain_point_current') * number(long, 'characteristic_resistance'), -0.4, 1e-11)
})

test('the attenuation is worked with all of its inputs or not at all', () => {
  const alone = run({ half_length: 1000 })
  assert.equal(alone.result.values.attenuation_constant, undefined)
  assert.ok(codes(alone).includes('attenuation_incomplete'))
})

test('12.75 in and 323.85 mm are one pipe', () => {
  assert.deepEqual(run({ outer_diameter: '12.75 in' }).hashed, run({ outer_diameter: 323.85 }).hashed)
})

test('where the line lies and what its field joints share are asked for', () => {
  for (const name of ['exposure', 'field_joint_area_fraction', 'linepipe_coating']) refusedAt(`/${name}`, {}, [name])
})

test('the edition and the voltage drop left to their defaults stand under Assumed', () => {
  const assumed = (r: ReturnType<typeof run>) =>
    r.result.assumed.filter(({ why }) => why !== null).map(({ name }) => name)
  assert.deepEqual(assumed(run()), ['design_factor_k'])
  assert.deepEqual(assumed(run({}, ['edition', 'metallic_voltage_drop_allowed', 'design_protective_potential'])), [
    'edition',
    'design_factor_k',
    'design_protective_potential',
    'metallic_voltage_drop_allowed',
  ])
})

test('twice the bracelets are drawn at half the distance, and very many as the first of them with the line broken off', () => {
  const shapes = (number_of_anodes: number) =>
    run({ number_of_anodes }).result.figures?.find((f) => f.id === 'line')?.drawing.shapes ?? []
  const bracelets = (count: number) =>
    shapes(count).flatMap((s) => (s.kind === 'polygon' && s.role === 'metal' ? [s.points[0]?.[0] ?? 0] : []))
  const apart = (count: number) => (bracelets(count)[1] ?? 0) - (bracelets(count)[0] ?? 0)
  near(apart(10), 2 * apart(20), 1e-6)
  assert.equal(bracelets(40).length, 40)
  assert.ok(bracelets(400).length < 40)
  assert.ok(shapes(400).some((s) => s.kind === 'break'))
  assert.ok(!shapes(40).some((s) => s.kind === 'break'))
})

test('the band of a bracelet has its final exposed area around the pipe', () => {
  const drawing = run().result.figures?.find((f) => f.id === 'bracelet')?.drawing
  const [band] = drawing?.shapes.flatMap((s) => (s.kind === 'polygon' && s.role === 'metal' ? [s.points] : [])) ?? []
  near(Math.PI * 0.3239 * ((band?.[1]?.[0] ?? 0) - (band?.[0]?.[0] ?? 0)), 0.65, 1e-6)
  const without = run({ anode_final_resistance: 0.12 }, ['bracelet_exposed_area', 'seawater_resistivity'])
  const shapes = without.result.figures?.find((f) => f.id === 'bracelet')?.drawing.shapes
  assert.ok(!shapes?.some((s) => s.kind === 'polygon' && s.role === 'metal'))
})

test('the length of the line is held against what one anode and what both ends protect', () => {
  const { steps } = run().result
  const held = (title: string) => steps.find((s) => s.title === title)
  const [one, both] = ['Protection from one end', 'Protection from both ends'].map(held)
  const length = run().result.inputs.find(({ name }) => name === 'length')?.value
  for (const step of [one, both]) {
    assert.equal(step?.arguments?.find((a) => a.name === 'L')?.value, step?.left?.value)
    near(step?.left?.value, Number(length), 1e-12)
  }
  near(Number(both?.value), 2 * Number(one?.value), 1e-9)
})
