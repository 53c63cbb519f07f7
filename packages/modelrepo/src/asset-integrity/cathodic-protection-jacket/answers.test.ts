/** What a jacket answers beside its values: tables, charts and words by runs and by each other. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { number, recordsOf, testKit } from '@keelson/engine/testing.ts'
import { near } from '../_shared/testing/cells.ts'
import { claimsOf } from '../_shared/testing/galvanic.ts'
import { cathodicProtectionJacket as workflow } from './index.ts'

claimsOf(test, workflow, {
  request: { connected_wells: 2, current_drain: 30, anode_gross_mass: 310 },
  gone: { zones: [{ area_m2: 10, coating_category: 'I', depth_m: 9, exposure: 'submerged' }] },
})
const { run } = testKit(workflow)

test('the coating and the density that are answered are those of the first zone', () => {
  const zone = { area_m2: 100, coating_category: 'III', depth_m: 60, exposure: 'submerged' }
  const ran = run({ zones: [zone, { ...zone, area_m2: 9000, coating_category: 'I' }] })
  const names = ['initial', 'mean', 'final'].map((phase) => number(ran, `${phase}_coating_breakdown_factor`))
  ;[0.02, 0.02 + (0.008 * 25) / 2, 0.02 + 0.008 * 25].forEach((f, k) => {
    near(names[k], f, 1e-9)
  })
  assert.equal(number(ran, 'design_current_density_initial'), 170)
})

test('a zone that counts twice stands in its row with its own depth, and draws by its share', () => {
  const rows = recordsOf(run(), 'demand_by_zone')
  near(rows[1]?.initial, 3500 * 0.17)
  near(rows[1]?.final, 3500 * 0.11)
  near(rows[2]?.initial, 1800 * 0.02)
  assert.deepEqual([rows[4]?.initial, rows[4]?.mean, rows[4]?.final], [0, 0, 0])
})
