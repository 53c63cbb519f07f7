/** What a subsea structure answers beside its values: tables, charts, and what is said of alloys that hydrogen can crack. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messagesOf, number, recordsOf, testKit } from '@keelson/engine/testing.ts'
import { shown } from '@keelson/workflow'
import { near } from '../_shared/testing/cells.ts'
import { claimsOf } from '../_shared/testing/galvanic.ts'
import { cathodicProtectionManifold as workflow } from './index.ts'

claimsOf(test, workflow, {
  request: { connected_wells: 2, current_drain: 3, anode_gross_mass: 90 },
  gone: { zones: [{ area_m2: 10, coating_category: 'I', depth_m: 9, exposure: 'submerged' }] },
})
const { run } = testKit(workflow)
const duplex = { cra_material: '22Cr', cra_potential_limit: -0.9 }

test('what is said of duplex steel has its limit, the anodes and the structure under the initial demand', () => {
  const ran = run(duplex)
  const E = `${shown(number(ran, 'initial_potential'), 4)} V`
  const [said = ''] = messagesOf(ran, 'hydrogen_cracking')
  assert.match(said, /^The potential limit of 22Cr steel, −0\.9 V, is exceeded \(anode potential −1\.05 V; structure /)
  assert.ok(said.includes(`structure ${E} at initial demand), with a risk of hydrogen-induced stress cracking`), said)
  assert.match(ran.detail, /^Hydrogen-induced stress cracking fails: /)
})

test('an alloy without a limit is told where the anodes stand, and which limit is recommended', () => {
  const [said = ''] = messagesOf(run({ cra_material: '13Cr' }), 'hydrogen_cracking')
  assert.match(
    said,
    /^13Cr steel is not checked for hydrogen-induced stress cracking \(anode potential −1\.05 V; structure .* V at initial demand\)\. Enter .* \(−0\.85 V is recommended\)/,
  )
  assert.match(
    run({ cra_material: '13Cr' }).detail,
    /\. 13Cr steel is not checked for hydrogen-induced stress cracking\.$/,
  )
})

test('a limit that is met is not remarked on', () => {
  const low = run({ ...duplex, cra_potential_limit: -1.1 })
  assert.deepEqual(messagesOf(low, 'hydrogen_cracking'), [])
  assert.ok(!low.detail.includes('22Cr'))
  near(number(low, 'hydrogen_cracking_margin'), 0.05)
})

test('a structure without current is held against the anodes alone', () => {
  const zones = [{ area_m2: 10, coating_category: 'III', depth_m: 0, exposure: 'atmospheric' }]
  const air = run({ ...duplex, zones, current_drain: 0 }, ['number_of_anodes'])
  assert.match(
    messagesOf(air, 'hydrogen_cracking')[0] ?? '',
    /\(anode potential −1\.05 V\), with a risk of hydrogen-induced stress cracking/,
  )
})

test('the heated part draws its increment on the share of its coating', () => {
  const hot = {
    area_m2: 40,
    coating_category: 'III',
    depth_m: 1200,
    exposure: 'submerged',
    metal_surface_temperature_degC: 70,
  }
  const [row] = recordsOf(run({ zones: [hot] }), 'demand_by_zone')
  near(row?.mean_density, 110 + 45)
  near(row?.initial, 40 * 0.02 * (0.22 + 0.045))
  near(row?.final, 40 * (0.02 + 0.008 * 25) * (0.17 + 0.045))
})
