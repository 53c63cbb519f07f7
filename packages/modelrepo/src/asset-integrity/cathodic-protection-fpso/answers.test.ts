/** What the hull of an FPSO answers beside its values: tables, charts, figures and words by runs and by each other. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  axesOf,
  messagesOf,
  number,
  pointsOf,
  type Request,
  recordsOf,
  testKit,
  value,
} from '@keelson/engine/testing.ts'
import { drawnOf, inWords, marksOf } from '@keelson/engine/testing-pictures.ts'
import { near } from '../_shared/testing/cells.ts'
import { claimsOf, rowOf } from '../_shared/testing/galvanic.ts'
import { cathodicProtectionFpso as workflow } from './index.ts'

claimsOf(test, workflow, { request: { bare_area: 40, anode_gross_mass: 99 }, gone: { coating_category: 'I' } })
const { run, problems } = testKit(workflow)
const disc = { disc_anode_diameter: 600, iccp_anode_current_density: 600 }
const dimensions = { hull_length: 250, hull_breadth: 44, block_coefficient: 0.85, depth: 15 }
const labels = (ran: ReturnType<typeof run>, id: string) =>
  drawnOf(ran, id).flatMap((line) => (line.includes(': ') ? [line.replace(/^.*?: /, '')] : []))

test('hull, appendages, heated plates, bare steel and chain stand in rows of their own', () => {
  const parts = { bare_area: 60, appendage_area: 300, heated_area: 1500, heated_surface_temperature: 45 }
  const ran = run({ ...parts, mooring_lines: 12, chain_diameter: 120, chain_length_per_line: 25 })
  const rows = recordsOf(ran, 'demand_by_zone')
  assert.deepEqual(
    rows.map(({ zone, coating }) => `${zone}, ${coating}`),
    ['Coated steel, III', 'Bare steel, bare', 'Heated hull, III', 'Mooring chain, bare'],
  )
  const [coated, bare, heated, chain] = rows
  assert.deepEqual([coated?.area, bare?.area, heated?.area], [14000 + 300 - 1500, 60, 1500])
  near(heated?.mean_density, 70 + 20)
  near(heated?.final, 1500 * (0.1 + 0.02) * 0.32)
  near(coated?.mean, 12800 * 0.07 * 0.17)
  near(chain?.area, number(ran, 'chain_area'))
  near(chain?.initial, 0.15 * number(ran, 'chain_area'))
  near(
    number(run({ mooring_lines: 12, chain_diameter: 120, chain_length_per_line: 50 }), 'chain_area'),
    2 * number(ran, 'chain_area'),
  )
  near(
    number(run({ mooring_lines: 12, chain_diameter: 60, chain_length_per_line: 25 }), 'chain_area'),
    number(ran, 'chain_area') / 2,
  )
  const all = rows.reduce((sum, row) => sum + Number(row.final), 0)
  near(all + 30, number(ran, 'final_current_demand'))
})

test('an area that is given is the wetted one, whatever bare steel there is', () => {
  const ran = run({ bare_area: 60, appendage_area: 300 })
  assert.equal(number(ran, 'wetted_area'), 14000)
  assert.deepEqual(
    recordsOf(ran, 'demand_by_zone').map((row) => row.area),
    [14300, 60],
  )
  const named = (of: ReturnType<typeof run>) =>
    (
      of.result.steps as readonly {
        readonly symbol: string
        readonly arguments?: readonly { readonly symbol: string }[]
      }[]
    )
      .find((s) => s.arguments?.some((a) => a.symbol === 'A_hot'))
      ?.arguments?.map((a) => a.symbol)
  assert.deepEqual(named(ran), ['A_h', 'A_a', 'A_hot'])
  assert.deepEqual(named(run({ ...dimensions, appendage_area: 300 }, ['hull_area'])), ['S', 'A_a', 'A_hot'])
  assert.match(
    problems({ heated_area: 14500, heated_surface_temperature: 45, appendage_area: 400 })[0] ?? '',
    /must not exceed the coated area, 14,400 m² \(entered: 14,500 m²\)/,
  )
})

test('demands that are given stand in the answer, and the others are those of the areas', () => {
  const own = run({ mean_current_demand: 150, final_current_demand: 400 })
  assert.deepEqual([value(own, 'mean_current_demand'), value(own, 'final_current_demand')], [150, 400])
  near(number(own, 'initial_current_demand'), 72)
  assert.deepEqual(messagesOf(own, 'overridden'), [
    'Entered mean current demand 150 A replaces the calculated value, 196.6 A.',
    'Entered final current demand 400 A replaces the calculated value, 478 A.',
  ])
  assert.deepEqual(messagesOf(run({ final_current_demand: 400 }), 'overridden').length, 1)
  assert.equal(value(run({ final_current_demand: 400 }), 'mean_current_demand'), value(run(), 'mean_current_demand'))
  assert.ok(
    own.result.steps.some((s) => s.symbol === 'I_cm_calc') && own.result.steps.some((s) => s.symbol === 'I_cf_calc'),
  )
  const end = pointsOf(own, 'demand_over_life')
    .filter(({ s }) => s === 'current demand')
    .at(-1)
  near(end?.y, ((0.07 * 14000 * 0.32 + 30) * 150) / 196.6, 1e-5)
})

test('a coating that wears less draws less at the end, and a quarter of its wear is told', () => {
  const row = rowOf(run(), 'sensitivity', 'coating breakdown rate +25 %')
  near(row?.mean_demand, 14000 * 0.07 * (0.02 + (1.25 * 0.012 * 25) / 2) + 30)
  near(row?.final_demand, 14000 * 0.1 * (0.02 + 1.25 * 0.012 * 25) + 30)
})

test('alloy and energy are for the charge that is drawn up to each year', () => {
  const ran = run({ iccp_rated_voltage: 30 })
  assert.deepEqual(axesOf(ran, 'galvanic_or_impressed'), [
    'Time [year]',
    'Galvanic alloy consumed [t]',
    'Impressed current energy [MWh]',
  ])
  const drawn = (s: string) => pointsOf(ran, 'galvanic_or_impressed').filter((row) => row.s === s)
  for (const k of [16, 40]) {
    const t = (25 * k) / 40
    const Ah = (14000 * 0.07 * (0.02 + (0.012 * t) / 2) + 30) * t * 8760
    near(drawn('Galvanic alloy consumed')[k]?.y, Ah / 1865 / 1000, 1e-5)
    near(drawn('Impressed current energy')[k]?.y, (Ah * 30) / 1e6, 1e-5)
  }
})

test('impressed current: what one anode gives, the number of them, voltage, power and rating', () => {
  const ran = run({ ...disc, iccp_cable_resistance: 0.02, iccp_back_voltage: 3, iccp_rated_voltage: 30 })
  const [I, A, R] = [1.25 * 478, Math.PI * 0.09, 0.22 / 1.2]
  near(number(ran, 'iccp_required_current'), I)
  near(number(ran, 'iccp_anode_current_limit'), 600 * A)
  near(number(ran, 'disc_anode_resistance'), R)
  const N = Math.ceil(I / (600 * A))
  assert.equal(number(ran, 'iccp_anodes_required'), N)
  near(number(ran, 'iccp_rectifier_voltage'), I * (R / N + 0.02) + 3)
  near(number(ran, 'iccp_rectifier_power'), (I * number(ran, 'iccp_rectifier_voltage')) / 1000)
  near(number(ran, 'iccp_rated_power'), (I * 30) / 1000)
  assert.match(
    messagesOf(ran, 'rectifier_voltage')[0] ?? '',
    new RegExp(
      `requires ${Number(number(ran, 'iccp_rectifier_voltage').toPrecision(4))} V, above .* 30 V\\. Use more or larger anodes`,
    ),
  )
})

test('a disc is drawn with its diameter, its shield and what one of how many gives', () => {
  const ran = run({ ...disc, coating_potential_limit: -1.2 })
  assert.deepEqual(labels(ran, 'disc'), [
    'd 600 mm',
    `shield r_s ${inWords(number(ran, 'dielectric_shield_radius'))} m`,
    `anodes N_ic ${number(ran, 'iccp_anodes_required')} -`,
    `per anode, maximum I_1 ${inWords(number(ran, 'iccp_anode_current_limit'))} A`,
    `per anode R_d ${inWords(number(ran, 'disc_anode_resistance'))} ohm`,
  ])
  assert.deepEqual(labels(run({ disc_anode_diameter: 600 }), 'disc'), ['d 600 mm', 'per anode R_d 0.18333 ohm'])
  const wide = run({ ...disc, iccp_anode_current_density: 6, coating_potential_limit: -1.5 })
  assert.ok(number(wide, 'dielectric_shield_radius') < 0.3)
  assert.ok(drawnOf(wide, 'disc').some((l) => l.startsWith('circle') && l.endsWith('role limit')))
})

test('the block is drawn with length, breadth, draught, coefficient and the wetted area found', () => {
  const ran = run(dimensions, ['hull_area'])
  assert.deepEqual(labels(ran, 'block'), [
    'L_h 250 m',
    'B 44 m',
    'T 15 m',
    'block coefficient C_b 0.85 -',
    `wetted A_h ${inWords(number(ran, 'wetted_area'))} m2`,
  ])
  assert.ok(drawnOf(ran, 'block').includes('polygon points 272 -15 316 -15 316 0 272 0 role coating'))
})

test('the zones of a hull float, with the anodes given or else those required', () => {
  assert.ok(labels(run(), 'zones').includes('anodes N 420 -'))
  assert.ok(labels(run({}, ['number_of_anodes']), 'zones').includes('anodes N_req 354 -'))
  assert.deepEqual(marksOf(run({}, ['number_of_anodes']), 'anodes_by_criterion'), [])
})

test('warm water, a chain that is not described and a coating that is gone are told', () => {
  assert.match(
    messagesOf(run({ seawater_max_temperature: 33 }), 'warm_water')[0] ?? '',
    /^The water temperature is above 30 °C, the limit of the first row/,
  )
  for (const over of [
    { seawater_max_temperature: 30 },
    { seawater_max_temperature: 33, anode_capacity: 1500 },
    { seawater_max_temperature: 33, anode_material: 'Zn' },
  ] as Request[])
    assert.deepEqual(messagesOf(run(over), 'warm_water'), [])
  assert.match(
    messagesOf(run({ chain_length_per_line: 20 }), 'unused')[0] ?? '',
    / is not used unless mooring lines and /,
  )
  assert.match(messagesOf(run({ coating_category: 'I' }), 'coating_gone')[0] ?? '', /'Coated steel' after 9 years\.$/)
})

test('of two inputs that belong together the one that is missing is asked for, and a limit below the steel is refused', () => {
  assert.match(problems({ heated_area: 100 })[0] ?? '', /^\/heated_surface_temperature is required together with /)
  assert.match(problems({ heated_surface_temperature: 50 })[0] ?? '', /^\/heated_area is required together with /)
  assert.match(problems({ chain_diameter: 100 })[0] ?? '', /^\/mooring_lines is required together with /)
  assert.match(
    problems({ ...disc, coating_potential_limit: -0.75 })[0] ?? '',
    /^\/coating_potential_limit must be more negative than design protective potential, −0\.8 V \(entered: −0\.75 V\)$/,
  )
})
