/** What is special to general cathodic protection: its overrides, its two variants, its anode shapes and their edges. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checked, codes, near, number, type Request, reason, testKit, value } from '@keelson/engine/testing.ts'
import fc from 'fast-check'
import { cathodicProtection as workflow } from './index.ts'

const { run, refusedAt } = testKit(workflow)
const hull = {
  total_area: 10000,
  coated_fraction: 1,
  dynamic_time_fraction: 0.5,
  initial_coating_breakdown_factor: 0.02,
  final_coating_breakdown_factor: 0.12,
}
const bracelet = { anode_type: 'bracelet', anode_exposed_area: 0.5 }

test('one anode less than required fails a criterion', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 100, max: 20000, noNaN: true }),
      fc.constantFrom('I', 'II', 'III', 'IV'),
      (coated_area, coating_category) => {
        const area = { coated_area, coating_category }
        const needed = number(run(area, ['number_of_anodes']), 'anodes_required')
        assert.equal(run({ ...area, number_of_anodes: needed }).status, 'PASS')
        if (needed > 1) assert.equal(run({ ...area, number_of_anodes: needed - 1 }).status, 'FAIL')
      },
    ),
    { numRuns: 25, seed: 1 },
  )
})

test('demand grows in proportion to the areas, and the drain comes on top in every phase', () => {
  const one = run()
  const two = run({ coated_area: 4000, bare_area: 100, current_drain: 7 })
  for (const phase of ['initial', 'mean', 'final']) {
    near(number(two, `${phase}_current_demand`), 2 * number(one, `${phase}_current_demand`) + 7, 1e-12)
  }
})

test('a coating that lasts is continuous with one that is gone at the end', () => {
  const at = (design_life: number) => run({ coating_category: 'I', bare_area: 0, design_life })
  const [before, after] = [at(9 - 1e-9), at(9 + 1e-9)]
  near(number(before, 'mean_current_demand'), number(after, 'mean_current_demand'), 1e-8)
  assert.equal(number(after, 'final_coating_breakdown_factor'), 1)
  assert.ok(codes(at(12)).includes('coating_gone'))
  assert.ok(!codes(at(8)).includes('coating_gone'))
})

test('a depth on a limit belongs to the shallower band', () => {
  const mean = (depth: unknown) => number(run({ depth, coated_area: 0 }), 'mean_current_demand') / 50
  assert.deepEqual(
    [30, 30.01, 100, '1000 ft'].map((d) => Number(mean(d).toFixed(6))),
    [0.1, 0.08, 0.08, 0.11],
  )
})

test('below four radii the short formula and its utilisation are taken, whatever was chosen', () => {
  const short = run({ anode_length: 439 })
  assert.ok(codes(short).includes('short_anode'))
  near(number(short, 'required_net_anode_mass') / number(run(), 'required_net_anode_mass'), 0.9 / 0.85, 1e-12)
  assert.ok(!codes(run({ anode_length: 440 })).includes('short_anode'))
})

test('the stand-off corrects the resistance, and a near anode counts as flush', () => {
  const R = (s: number) => number(run({ anode_stand_off: s }), 'initial_anode_resistance')
  near(R(300), number(run(), 'initial_anode_resistance'), 1e-15)
  near(R(299), 1.3 * R(300), 1e-11)
  near(R(150), 1.3 * R(300), 1e-11)
  near(R(149), 0.28 / (1.8 + 0.22), 1e-11)
  assert.ok(codes(run({ anode_stand_off: 100 })).includes('taken_as_flush'))
  refusedAt('/anode_stand_off', { anode_stand_off: 100, anode_length: 400 })
})

test('anodes among others give less by the factor', () => {
  near(number(run({ anode_interaction_factor: 1.5 }), 'final_anode_current_output') * 1.5, 2.37442349, 1e-8)
})

test('without the final exposed area the end of life is absent, and that is said', () => {
  const blind = run(bracelet)
  for (const name of ['final_anode_resistance', 'anodes_required_final', 'final_potential_margin']) {
    assert.equal(blind.result.values[name], undefined, name)
  }
  assert.equal(checked(blind, 'final_current')?.state, 'not_made')
  assert.ok(codes(blind).includes('final_not_checked'))
  const seen = run({ ...bracelet, anode_final_exposed_area: 0.5 })
  assert.equal(number(seen, 'final_anode_resistance'), number(seen, 'initial_anode_resistance'))
})

test('a mass that the geometry cannot hold fails, one of a bar that is not round is only remarked on', () => {
  const heavy = run({ anode_net_mass: 177 })
  assert.equal(checked(heavy, 'anode_geometry')?.state, 'fail')
  assert.equal(checked(run({ anode_net_mass: 176 }), 'anode_geometry')?.state, 'pass')
  const light = run({ anode_net_mass: 125 })
  assert.equal(checked(light, 'anode_geometry')?.state, 'pass')
  assert.ok(codes(light).includes('anode_mass_and_geometry'))
})

test('an anode spent to nothing but a needle still has a resistance, one of impossible mass is refused', () => {
  assert.ok(number(run({ anode_utilisation_factor: 0.999999, anode_insert_radius: 0 }), 'final_anode_resistance') > 0.1)
  refusedAt('/anode_net_mass', { anode_net_mass: 1e6 })
})

test('the alloy is read at its temperature, and above its table refused unless given', () => {
  near(number(run({ anode_surface_temperature: 50 }), 'required_net_anode_mass'), (1971 * 2000) / 1500, 1e-12)
  refusedAt('/anode_surface_temperature', { anode_surface_temperature: 80.1 })
  refusedAt('/anode_surface_temperature', { anode_surface_temperature: 31, edition: '2017' })
  refusedAt('/anode_surface_temperature', { anode_surface_temperature: 51, anode_material: 'Zn' })
  const own = { anode_capacity: 500, closed_circuit_anode_potential: -0.95 }
  assert.ok(number(run({ ...own, anode_surface_temperature: 95 }), 'anodes_required') > 0)
})

test('zinc has potentials of its own in each edition', () => {
  const E = (edition: string) =>
    run({ anode_material: 'Zn', edition }).result.steps.find((s) => s.symbol === 'E_a')?.value
  assert.deepEqual([E('2021'), E('2017'), E('2005')], [-1.03, -1, -1])
})

test('an anode that is not more negative than the steel is to be is refused', () => {
  refusedAt('/closed_circuit_anode_potential', { closed_circuit_anode_potential: -0.8 })
  refusedAt('/design_protective_potential', { design_protective_potential: -1.06 })
})

test('own coating constants come in pairs, and a hull with both its factors', () => {
  refusedAt('/coating_b', { coating_a: 0.1 })
  refusedAt('/coating_a', { coating_b: 0.1 })
  refusedAt('/initial_coating_breakdown_factor', { total_area: 10000 })
  refusedAt('/final_coating_breakdown_factor', { total_area: 10000, initial_coating_breakdown_factor: 0.02 })
  refusedAt('/coated_area', { coated_area: 0, bare_area: 0 })
  refusedAt('/coating_category', { coating_category: 'IV', edition: '2010' })
})

test('a hull takes neither region nor edition from the inputs that it idles', () => {
  const old = run({ ...hull, edition: '2005', climatic_region: 'arctic' })
  assert.deepEqual(run(hull, ['climatic_region']).hashed, old.hashed)
  near(number(old, 'mean_current_demand'), 10000 * 0.07 * 0.175, 1e-12)
})

test('the bare share of a hull has the factor 1', () => {
  near(number(run({ ...hull, coated_fraction: 0.9 }), 'initial_current_demand'), 200 + 0.02 * 1800, 1e-12)
  near(number(run({ ...hull, coated_fraction: 0 }), 'final_current_demand'), 2000, 1e-12)
})

test('a spent flush anode of a hull is shorter by a tenth of what is used, unless its length is given', () => {
  const flush = { ...hull, anode_type: 'long flush', anode_width: 200 }
  const L_f = (changes: Request) => run({ ...flush, ...changes }).result.steps.find((s) => s.symbol === 'L_f')?.value
  near(L_f({}), 1.8 * (1 - 0.085), 1e-12)
  near(L_f({ anode_final_length_factor: 0.9 }), 1.62, 1e-12)
})

test('inputs of a hull without its area are named as idle', () => {
  assert.ok(codes(run({ dynamic_time_fraction: 0.3 })).includes('unused'))
  assert.ok(!codes(run()).includes('unused'))
})

test('temperature and salinity stand for the resistivity, one of them alone does not', () => {
  const sea = run({ seawater_temperature: 5, seawater_salinity: 35 }, ['seawater_resistivity'])
  near(number(sea, 'resistivity'), 0.2985, 3e-3)
  refusedAt('/seawater_resistivity', { seawater_temperature: 5 }, ['seawater_resistivity'])
})

test('a given final factor makes the breakdown a straight line to it', () => {
  near(number(run({ final_coating_breakdown_factor: 0.1 }), 'mean_coating_breakdown_factor'), 0.06, 1e-12)
  const initial = run({ initial_coating_breakdown_factor: 0.05 })
  near(number(initial, 'final_coating_breakdown_factor'), 0.05 + 0.012 * 15, 1e-12)
  assert.ok(codes(run({ final_coating_breakdown_factor: 0.01 })).includes('coating_heals'))
})

test('the potentials lie between the anode and the protective potential where the output suffices', () => {
  const r = run()
  near(number(r, 'final_potential') + number(r, 'final_potential_margin'), -0.8, 1e-12)
  const I = number(r, 'final_current_demand')
  near(number(r, 'final_potential'), -1.05 + (I * number(r, 'final_anode_resistance')) / 40, 1e-12)
})

test('the curve of demand and capacity meets the design at both ends', () => {
  type Spec = { layer: { data: { values: { s?: string; x: number; y: number }[] } }[] }
  const chart = run({}, ['number_of_anodes']).result.charts.find((c) => c.id === 'demand_over_life')
    ?.spec as unknown as Spec
  const line = (name: string) => chart.layer[0]?.data.values.filter((v) => v.s === name) ?? []
  near(line('current demand').at(-1)?.y, 2000 * 0.1 * 0.2 + 5, 1e-5)
  near(line('anode output capacity')[0]?.y, 25 * 3.17411, 1e-4)
})

test('a square foot is a square foot', () => {
  assert.deepEqual(run({ coated_area: '10000 ft2' }).hashed, run({ coated_area: 929.0304 }).hashed)
})

test('what decides the anodes is asked for: region, depth, anode type and the coating of coated steel', () => {
  for (const name of ['climatic_region', 'depth', 'anode_type', 'coating_category']) refusedAt(`/${name}`, {}, [name])
  const factors = { initial_coating_breakdown_factor: 0.02, final_coating_breakdown_factor: 0.2 }
  near(number(run(factors, ['coating_category']), 'mean_coating_breakdown_factor'), 0.11, 1e-12)
  refusedAt('/coating_category', { initial_coating_breakdown_factor: 0.02 }, ['coating_category'])
  for (const name of ['coated_fraction', 'dynamic_time_fraction']) refusedAt(`/${name}`, hull, [name])
})

test('bare steel needs no coating, and has no breakdown factors', () => {
  const bare = run({ coated_area: 0 }, ['coating_category'])
  assert.equal(number(bare, 'mean_current_demand'), 5)
  assert.equal(value(bare, 'final_coating_breakdown_factor'), null)
  assert.match(reason(bare, 'final_coating_breakdown_factor'), /no coated steel/)
})

test('what was assumed stands beside the verdict, and is gone where it is given', () => {
  const names = run()
    .result.assumed.filter(({ why }) => why !== null)
    .map(({ name }) => name)
  assert.deepEqual(names.sort(), [
    'anode_environment',
    'anode_interaction_factor',
    'anode_stand_off',
    'anode_surface_temperature',
    'current_drain',
    'design_protective_potential',
    'edition',
  ])
  const told = run({ edition: '2021', anode_environment: 'seawater', current_drain: 0 }).result.assumed.map(
    ({ name }) => name,
  )
  for (const name of ['edition', 'anode_environment', 'current_drain']) assert.ok(!told.includes(name), name)
})

test('anodes in sediment hold less: more of them are needed than in seawater', () => {
  const mass = (anode_environment: string) => number(run({ anode_environment }), 'required_net_anode_mass')
  near(mass('sediment') / mass('seawater'), 2000 / 1500, 1e-12)
})

test('a value in place of the table is said with the table, in words', () => {
  const said = (over: Request) => run(over).warnings.find((w) => w.code === 'overridden')?.message
  assert.equal(
    said({ anode_capacity: 1900 }),
    'Electrochemical capacity is entered as 1,900 Ah/kg and replaces the tabulated value of 2,000 Ah/kg.',
  )
  assert.equal(said({ anode_capacity: 2000 }), undefined)
})

test('an anode lighter than its geometry is not remarked on where its insert is not known', () => {
  assert.ok(!codes(run({ anode_net_mass: 125 }, ['anode_insert_radius'])).includes('anode_mass_and_geometry'))
  assert.ok(codes(run({ anode_net_mass: 400 }, ['anode_insert_radius'])).includes('anode_mass_and_geometry'))
})

test('a heavier flush anode is drawn higher; of a short flush one no shape is known and none is drawn', () => {
  const drawn = (changes: Request) => run(changes).result.figures ?? []
  const flush = { anode_type: 'long flush', anode_length: 1200, anode_width: 220 }
  const height = (anode_net_mass: number) => {
    const shapes = drawn({ ...flush, anode_net_mass }).find((f) => f.id === 'anode_section')?.drawing.shapes ?? []
    const [block] = shapes.flatMap((s) => (s.kind === 'polygon' && s.role === 'metal' ? [s.points] : []))
    return block?.[2]?.[1] ?? 0
  }
  near(height(90), 90 / (2700 * 1.2 * 0.22), 1e-6)
  near(height(180), 2 * height(90), 1e-6)
  const short = drawn({ anode_type: 'short flush', anode_exposed_area: 0.4 })
  assert.deepEqual(
    short.map((f) => f.id),
    ['zones'],
  )
})
