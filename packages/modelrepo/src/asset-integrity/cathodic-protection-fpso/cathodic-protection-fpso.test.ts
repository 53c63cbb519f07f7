/** What is special to the hull of an FPSO: its areas, its chain, warm water, demands of its own, impressed current. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codes, near, number, testKit } from '@keelson/engine/testing.ts'
import fc from 'fast-check'
import { cathodicProtectionFpso as workflow } from './index.ts'

const { run, refusedAt } = testKit(workflow)
const dimensions = { hull_length: 250, hull_breadth: 44, block_coefficient: 0.85 }
const disc = { disc_anode_diameter: 600, iccp_anode_current_density: 600 }

test('dimensions stand for the wetted area, and the area given wins over them', () => {
  near(number(run({ ...dimensions, depth: 15 }, ['hull_area']), 'wetted_area'), 15725, 1e-10)
  const both = run(dimensions)
  assert.equal(number(both, 'wetted_area'), 14000)
  assert.ok(codes(both).includes('overridden'))
  refusedAt('/hull_area', {}, ['hull_area'])
  refusedAt('/hull_area', { hull_length: 250, hull_breadth: 44 }, ['hull_area'])
})

test('aluminium holds 27 Ah/kg less for each degree above 20, and never more than the table', () => {
  const at = (T: unknown) => number(run({ seawater_max_temperature: T }), 'anode_capacity')
  assert.deepEqual([-2, 20, 21, 30, '104 degF'].map(at), [2000, 2000, 1973, 1730, 1460])
  assert.ok(codes(run({ seawater_max_temperature: 31 })).includes('warm_water'))
  refusedAt('/seawater_max_temperature', { seawater_max_temperature: 41 })
})

test('a capacity that is given is used as it is, and zinc is not de-rated', () => {
  const own = run({ anode_capacity: 1950 })
  assert.equal(number(own, 'anode_capacity'), 1950)
  assert.ok(codes(own).includes('overridden'))
  assert.equal(number(run({ anode_material: 'Zn' }), 'anode_capacity'), 780)
})

test('a demand that is given replaces the calculated one and nothing else', () => {
  const own = run({ mean_current_demand: 100 })
  assert.equal(number(own, 'mean_current_demand'), 100)
  assert.equal(number(own, 'final_current_demand'), number(run(), 'final_current_demand'))
  near(number(own, 'required_net_anode_mass') / number(run(), 'required_net_anode_mass'), 100 / 196.6, 1e-10)
  assert.ok(codes(own).includes('overridden'))
  near(number(run({ final_current_demand: 478 }), 'iccp_required_current'), 597.5, 1e-10)
  assert.deepEqual(codes(run({ mean_current_demand: 196.6 })), [])
})

test('heated plates take 1 mA/m2 more a degree, on the share of their coating', () => {
  const cold = number(run(), 'final_current_demand')
  const hot = run({ heated_area: 1000, heated_surface_temperature: 45 })
  near(number(hot, 'final_current_demand') - cold, 1000 * 0.02 * 0.32, 1e-9)
  near(number(run({ heated_area: 1000, heated_surface_temperature: 20 }), 'final_current_demand'), cold, 1e-10)
  near(
    number(run({ heated_area: 14000, heated_surface_temperature: 45 }), 'initial_current_demand'),
    14000 * 0.17 * 0.02 + 30,
    1e-10,
  )
  refusedAt('/heated_area', { heated_area: 14001, heated_surface_temperature: 45 })
  refusedAt('/heated_surface_temperature', { heated_area: 100 })
})

test('chain draws as bare steel, 30 m of each line unless said otherwise', () => {
  const chain = { mooring_lines: 12, chain_diameter: 120 }
  const thirty = run(chain)
  near(number(thirty, 'mean_current_demand') - 196.6, 0.07 * number(thirty, 'chain_area'), 1e-9)
  near(number(run({ ...chain, chain_length_per_line: 60 }), 'chain_area'), 2 * number(thirty, 'chain_area'), 1e-10)
  refusedAt('/chain_diameter', { mooring_lines: 12 })
  assert.ok(codes(run({ chain_length_per_line: 20 })).includes('unused'))
})

test('demand without drain grows in proportion to the wetted area', () => {
  fc.assert(
    fc.property(fc.double({ min: 100, max: 1e5, noNaN: true }), (hull_area) => {
      const of = (area: number) => number(run({ hull_area: area, current_drain: 0 }), 'mean_current_demand')
      near(of(2 * hull_area), 2 * of(hull_area), 1e-10)
    }),
    { numRuns: 15, seed: 1 },
  )
})

test('one anode less than required fails', () => {
  assert.equal(run({ number_of_anodes: 354 }).status, 'PASS')
  assert.equal(run({ number_of_anodes: 353 }).status, 'FAIL')
})

test('a disc gives its resistance, and with its density number, voltage and shield', () => {
  near(number(run({ disc_anode_diameter: 600 }), 'disc_anode_resistance'), 0.22 / 1.2, 1e-10)
  assert.equal(run({ disc_anode_diameter: 600 }).result.values.iccp_anodes_required, undefined)
  const whole = run({ ...disc, coating_potential_limit: -1.2 })
  assert.equal(number(whole, 'iccp_anodes_required'), Math.ceil(597.5 / (600 * Math.PI * 0.09)))
  near(number(whole, 'dielectric_shield_radius'), (600 * Math.PI * 0.09 * 0.22) / (2 * Math.PI * 0.4), 1e-10)
  assert.ok(codes(whole).includes('rectifier_voltage'))
  assert.ok(!codes(run({ ...disc, iccp_rated_voltage: 50 })).includes('rectifier_voltage'))
  refusedAt('/coating_potential_limit', { ...disc, coating_potential_limit: -0.8 })
})

test('category IV stands in the 2021 edition only', () => {
  refusedAt('/coating_category', { coating_category: 'IV', edition: '2017' })
  const editions = run({ coating_category: 'IV' }).result.tables.find((t) => t.id === 'editions')
  assert.equal(editions?.rows.filter((row) => String(row.at(-1)).includes('2021 edition only')).length, 3)
})

test('what is left of a heavy flush anode is wider than the anode, which is said', () => {
  assert.ok(codes(run({ anode_net_mass: 400 })).includes('final_anode_wide'))
  assert.ok(!codes(run()).includes('final_anode_wide'))
})

test('the alloy that the chart dissolves is the mass required times its utilisation', () => {
  type Panel = { layer: { data: { values: { y: number }[] } }[] }
  const chart = run().result.charts.find((c) => c.id === 'galvanic_or_impressed')?.spec as unknown as {
    hconcat: Panel[]
  }
  const end = (i: number) => chart.hconcat[i]?.layer[0]?.data.values.at(-1)?.y ?? 0
  near(end(0), (0.85 * number(run(), 'required_net_anode_mass')) / 1000, 1e-5)
  near(end(1), (196.6 * 25 * 8760 * 24) / 1e6, 1e-5)
})

test('the coating, the draught and the warmest water of aluminium anodes are asked for', () => {
  for (const name of ['coating_category', 'depth', 'seawater_max_temperature']) refusedAt(`/${name}`, {}, [name])
  const given = run({ anode_capacity: 1900 }, ['seawater_max_temperature'])
  assert.equal(number(given, 'anode_capacity'), 1900)
  assert.equal(number(run({ anode_material: 'Zn' }, ['seawater_max_temperature']), 'anode_capacity'), 780)
})

test('a back voltage of 2 V and a rating of 24 V are ordinary', () => {
  assert.deepEqual(codes(run({ iccp_back_voltage: 2, iccp_rated_voltage: 24 })), [])
})

test('a larger disc and a wider shield are drawn so, and a hull by its own length and draught', () => {
  const shapes = (id: string, r = run()) => r.result.figures?.find((f) => f.id === id)?.drawing.shapes ?? []
  const radii = (r: ReturnType<typeof run>) =>
    shapes('disc', r).flatMap((s) => (s.kind === 'circle' ? [[s.inner, s.radius]] : []))
  const shielded = run({ ...disc, coating_potential_limit: -1.2 })
  const r_s = number(shielded, 'dielectric_shield_radius')
  assert.deepEqual(radii(shielded), [
    [0.3, Number(r_s.toPrecision(7))],
    [undefined, 0.3],
  ])
  assert.deepEqual(radii(run({ ...disc, disc_anode_diameter: 900 })), [[undefined, 0.45]])
  assert.deepEqual(shapes('block'), [])
  const [profile] = shapes('block', run({ ...dimensions, depth: 15 }, ['hull_area'])).filter(
    (s) => s.kind === 'polygon',
  )
  assert.deepEqual(profile?.points[0], [0, -15])
  assert.deepEqual(profile?.points[2], [250, 0])
})
