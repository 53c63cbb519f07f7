/** What a monopile answers beside its values: tables, charts, the pile and the splash zone as they are drawn and told. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checked, messagesOf, number, recordsOf, testKit, value } from '@keelson/engine/testing.ts'
import { drawnOf, inWords } from '@keelson/engine/testing-pictures.ts'
import { near } from '../_shared/testing/cells.ts'
import { claimsOf } from '../_shared/testing/galvanic.ts'
import { cathodicProtectionMonopile as workflow } from './index.ts'

claimsOf(test, workflow, {
  request: { current_drain: 2, anode_gross_mass: 170 },
  gone: { zones: [{ area_m2: 10, coating_category: 'I', depth_m: 9, exposure: 'submerged' }] },
})
const { run } = testKit(workflow)
const pile = { pile_outer_diameter: 8, pile_wall_thickness: 80, pile_length_below_anodes: 55 }
const tides = {
  highest_astronomical_tide: 1.2,
  splash_allowance_above: 3.6,
  lowest_astronomical_tide: -1.3,
  splash_allowance_below: 2.4,
}
const labels = (ran: ReturnType<typeof run>, id: string) =>
  drawnOf(ran, id).flatMap((line) => (line.includes(': ') ? [line.replace(/^.*?: /, '')] : []))

test('the drop is held against the margin at the final demand, and a toe that is not reached is told', () => {
  const ran = run(pile)
  assert.equal(checked(ran, 'pile_attenuation')?.demand.value, number(ran, 'pile_voltage_drop'))
  assert.equal(checked(ran, 'pile_attenuation')?.capacity.value, number(ran, 'final_potential_margin'))
  const slim = run({ pile_outer_diameter: 0.5, pile_wall_thickness: 10, pile_length_below_anodes: 110 })
  assert.match(slim.detail, /^Potential at pile toe fails: /)
  assert.match(ran.detail, /\. The pile toe is protected\.$/)
  assert.ok(!run({}, ['pile_outer_diameter']).detail.includes('toe'))
})

test('without a margin at the final demand the pile is not checked, and that is said', () => {
  const blind = run({ ...pile, anode_type: 'bracelet', anode_exposed_area: 0.5 })
  const made = checked(blind, 'pile_attenuation')
  assert.equal(made?.state === 'not_made' && made.reason, 'the potential margin at final demand is not calculated')
  assert.ok(number(blind, 'pile_voltage_drop') > 0)
})

test('the pile is drawn with its diameter, wall and length, the final demand and the drop to its toe', () => {
  const ran = run(pile)
  assert.deepEqual(labels(ran, 'pile'), [
    ...['D 8 m', 'L_p 55 m', `I_cf ${inWords(number(ran, 'final_current_demand'))} A`, 'anodes'],
    ...['steel wall t 80 mm', `drop to toe Delta_E_me ${inWords(number(ran, 'pile_voltage_drop'))} V`],
  ])
  const walls = drawnOf(ran, 'pile').filter((line) => line.startsWith('polygon'))
  assert.deepEqual(walls, [
    'polygon points -4 -55 -3.92 -55 -3.92 5.5 -4 5.5 role steel',
    'polygon points 4 -55 3.92 -55 3.92 5.5 4 5.5 role steel',
  ])
})

test('the splash zone is drawn between its limits, with tides and allowances', () => {
  const ran = run({ ...tides, pile_outer_diameter: 6 })
  assert.deepEqual([value(ran, 'splash_zone_upper_limit'), value(ran, 'splash_zone_lower_limit')], [4.8, -3.7])
  assert.deepEqual(labels(ran, 'splash_zone'), [
    ...['mean sea level', 'upper limit z_u 4.8 m', 'lower limit z_l -3.7 m', 'HAT 1.2 m', 'U 3.6 m'],
    ...['LAT -1.3 m', 'L_s 2.4 m'],
  ])
  const lines = drawnOf(ran, 'splash_zone')
  assert.ok(lines.includes('polygon points -6.375 -3.7 6.375 -3.7 6.375 4.8 -6.375 4.8 role answer'))
  assert.ok(lines.includes('polygon points -3 -4.975 3 -4.975 3 6.075 -3 6.075 role steel'))
  assert.ok(lines.includes('polyline points -6.375 4.8 6.375 4.8 role limit dashed true'))
  assert.ok(lines.includes('polyline points -6.375 1.2 6.375 1.2 role water dashed true'))
  assert.ok(lines.some((l) => l.startsWith('dimension from -6.375 1.2 to -6.375 4.8 edge left')))
  assert.ok(lines.some((l) => l.startsWith('dimension from -6.375 -1.3 to -6.375 -3.7 edge left')))
})

test('of one tide alone one limit is drawn', () => {
  const upper = labels(run({ highest_astronomical_tide: 1.2, splash_allowance_above: 3.6 }), 'splash_zone')
  assert.deepEqual(upper, ['mean sea level', 'upper limit z_u 4.8 m', 'HAT 1.2 m', 'U 3.6 m'])
  const even = labels(run({ lowest_astronomical_tide: -1.3, splash_allowance_below: 0 }), 'splash_zone')
  assert.deepEqual(even, ['mean sea level', 'lower limit z_l -1.3 m', 'LAT -1.3 m'])
})

test('a row on the wrong side of the splash zone is told with its depth, its row and the limit', () => {
  const zone = (exposure: string, depth_m: number) => ({ area_m2: 100, coating_category: 'III', depth_m, exposure })
  const ran = run({
    ...tides,
    zones: [
      zone('submerged', 20),
      zone('splash', 4),
      zone('submerged', 3),
      zone('splash', 3.7),
      zone('submerged', 3.7),
    ],
  })
  assert.deepEqual(messagesOf(ran, 'below_splash_zone'), [
    'Zone 2 is entered as splash zone at 4 m, but the splash zone ends 3.7 m below mean sea level. The zone is submerged.',
  ])
  assert.deepEqual(messagesOf(ran, 'in_splash_zone'), [
    'Zone 3 is entered as submerged at 3 m, but the splash zone ends 3.7 m below mean sea level. The zone requires a splash zone coating.',
  ])
  assert.deepEqual(
    ran.warnings.filter((w) => /splash/.test(w.code)).map((w) => w.path),
    ['/zones/1/depth_m', '/zones/2/depth_m'],
  )
})

test('the rows of the zones have their own areas and densities', () => {
  const rows = recordsOf(run(), 'demand_by_zone')
  near(rows[0]?.initial, 1200 * 0.2 * 0.02)
  near(rows[3]?.final, 950 * 0.02)
  near(rows[1]?.final, 180 * 0.13 * (0.02 + 0.012 * 30))
})
