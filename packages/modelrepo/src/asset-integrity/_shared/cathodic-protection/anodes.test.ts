/** What galvanic anodes give through a life, what is remarked on their mass, and what contracts of structures say of them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messageOf, near, number, type Request, testKit } from '@keelson/engine/testing.ts'
import { lineOf, marksOf, seriesOf, short } from '@keelson/engine/testing-pictures.ts'
import { cathodicProtection } from '../../cathodic-protection/index.ts'
import { cathodicProtectionJacket as jacket } from '../../cathodic-protection-jacket/index.ts'

const { run } = testKit(jacket)
const flush = { anode_type: 'long flush', anode_width: 220 }
const bracelet = { anode_type: 'bracelet', anode_exposed_area: 0.5 }
const bare = [{ area_m2: 5000, coating_category: 'bare', depth_m: 20, exposure: 'submerged' }]

test('where the alloy lasts as long as the life, the anodes end with what spent ones give', () => {
  for (const anode of [{}, flush, { ...bracelet, anode_final_exposed_area: 0.3 }]) {
    const structure: Request = { ...anode, zones: bare }
    const design_life = (1 - 1e-6) * number(run(structure), 'retrofit_after')
    const ran = run({ ...structure, design_life })
    const give = lineOf(ran, 'demand_over_life', 'anode output capacity')
    near(give.at(-1)?.[0], design_life, 1e-5)
    near(give.at(-1)?.[1], 437 * number(ran, 'final_anode_current_output'), 1e-4)
    assert.ok(give.every(([, I], k) => k === 0 || I < (give[k - 1]?.[1] ?? 0)))
  }
})

test('of anodes whose end is not known the chart has a limit at their output as new, and no curve', () => {
  const ran = run(bracelet)
  assert.deepEqual(seriesOf(ran, 'demand_over_life'), ['current demand'])
  const all = short(437 * number(ran, 'initial_anode_current_output'))
  assert.ok(marksOf(ran, 'demand_over_life').includes(`initial anode output at ${all}`))
  assert.ok(!marksOf(run(), 'demand_over_life').some((mark) => mark.startsWith('initial anode output')))
})

test('a coating of which both ends are given goes straight from the one to the other', () => {
  const ends = { initial_coating_breakdown_factor: 0.05, final_coating_breakdown_factor: 0.25 }
  const ran = testKit(cathodicProtection).run({ ...ends, design_life: 20 })
  const [name = ''] = seriesOf(ran, 'coating_breakdown')
  for (const [t, f] of lineOf(ran, 'coating_breakdown', name)) near(f, 0.05 + (0.2 * t) / 20, 1e-5)
  near(lineOf(ran, 'coating_breakdown', name).at(-1)?.[0], 20)
})

test('a slender anode nearer than 300 mm has 1.3 times the resistance, as new and as spent', () => {
  const [far, close] = [run({ anode_stand_off: 300 }), run({ anode_stand_off: 299 })]
  for (const name of ['initial_anode_resistance', 'final_anode_resistance'])
    near(number(close, name), 1.3 * number(far, name), 1e-9)
})

test('a mass that its geometry cannot hold is told; one below it only where the insert is known', () => {
  // 2700 kg/m3 of 2.5 m between radii of 45 and 125 mm
  const mass = 2700 * 2.5 * Math.PI * (0.125 ** 2 - 0.045 ** 2)
  const said = (over: Request) => messageOf(run(over), 'anode_mass_and_geometry')
  assert.match(
    said({ anode_net_mass: 1.2 * mass }),
    / is 20 % above the 288\.4 kg .* The geometry cannot contain this mass\.$/,
  )
  assert.match(said({ anode_net_mass: 0.8 * mass }), / is 20 % below the 288\.4 kg /)
  assert.equal(said({ anode_net_mass: 0.8 * mass, anode_insert_radius: 0 }), '')
  assert.equal(said({ anode_net_mass: mass }), '')
})

test('a number of anodes says by which criterion it is', () => {
  const { anodes_required_mass, anodes_required_initial, anodes_required_final } = jacket.contract.values
  assert.match(anodes_required_mass.title, /by mass/)
  assert.match(anodes_required_initial.title, /by initial current/)
  assert.match(anodes_required_final.title, /by final current/)
})

test('the method of a structure of zones goes from its zones by the coating to the anodes', () => {
  const zones = [
    'Structure zones',
    'Climate and depth',
    'Design current densities',
    'Coating breakdown',
    'Current demand',
  ]
  const anodes = [
    'Anode mass',
    'Anode alloy',
    'Anode resistance',
    'Anode output',
    'Spent anode geometry',
    'Number of anodes',
    'Reported results',
  ]
  assert.deepEqual(
    jacket.contract.method.map(({ title }) => title),
    [...zones, ...anodes],
  )
})
