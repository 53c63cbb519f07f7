/** Claims about what the steps of the report take: the first wave, the columns of the tables, and a sea that its rows make up. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ran } from '@keelson/engine'
import { list, near, number, recordsOf, testKit } from '@keelson/engine/testing.ts'
import { hullSeakeeping } from './index.ts'

const WAVES = [3, 4, 5]
const kit = testKit(hullSeakeeping, {
  hull: 'wigley_iii',
  method: 'strip_theory',
  hull_length: 3,
  hull_breadth: 0.3,
  draft: 0.1875,
  kg: 0.15,
  roll_gyradius: 0.1,
  yaw_gyradius: 0.75,
  heading: 135,
  wave_frequency: WAVES,
  position_from_midship: [0.5, 1.2],
  water_density: 1000,
  gravity: 9.81,
})
const stepsOf = (ran: Ran, symbol: string) => ran.result.steps.filter((step) => step.symbol === symbol)
/** What each step takes under a name of its formula. */
const taken = (ran: Ran, name: string) =>
  ran.result.steps.flatMap(({ arguments: all = [] }) => all.filter((one) => one.name === name))

test('of many waves and points the first wave and the first point are worked out step by step, once', () => {
  const [all, first] = [kit.run(), kit.run({ wave_frequency: WAVES.slice(0, 1), position_from_midship: [0.5] })]
  for (const symbol of ['k', 'omega_e', 'R_3', 'R_P', 'R_a', 'A_44', 'I_44', 'B_v']) {
    const values = stepsOf(all, symbol).map((step) => step.value)
    assert.equal(values.length, 1, symbol)
    assert.deepEqual(
      values,
      stepsOf(first, symbol).map((step) => step.value),
      symbol,
    )
  }
  near(stepsOf(all, 'omega_e')[0]?.value, 3, 1e-12)
  near(stepsOf(all, 'R_P')[0]?.value, list(all, 'vertical_motion_rao_at_point')[0], 1e-11)
})

test('a step that sums over the strips takes each list from the column of its symbol', () => {
  const ran = kit.run()
  const columns = { w: 'width', x: 'x', y: 'half_breadth', s: 'area', m: 'moment' }
  for (const [name, column] of Object.entries(columns)) {
    const strips = recordsOf(ran, 'strips').map((row) => Number(row[column]))
    const lists = taken(ran, name).filter(({ value }) => Array.isArray(value))
    assert.ok(lists.length > 0)
    for (const { value } of lists)
      for (const [i, one] of (value as readonly number[]).entries()) near(one, strips[i], 1e-11, name)
  }
})

test('each equation of motion takes the mass of the ship apart from that of the water', () => {
  const ran = kit.run()
  const displaced = 1000 * number(ran, 'displacement_volume')
  const [heave] = stepsOf(ran, 'Z_33r')
  const of = (name: string) => Number(heave?.arguments?.find((one) => one.name === name)?.value)
  near(of('M'), displaced, 1e-11)
  near(of('A'), 1000 * (list(ran, 'added_mass_heave')[0] ?? 0), 1e-11)
})

test('by strips the rows of the sea make up what is significant', () => {
  const wave_frequency = Array.from({ length: 20 }, (_, i) => 2 + 0.15 * i)
  const sea = { wave_frequency, significant_wave_height: 0.05, peak_period: 1.6 }
  const ran = kit.run(sea, ['roll_gyradius', 'yaw_gyradius'])
  const rows = recordsOf(ran, 'sea')
  const significant = (column: string) =>
    2 *
    Math.sqrt(rows.reduce((sum, row) => sum + Number(row.width) * Number(row[column]) ** 2 * Number(row.spectrum), 0))
  near(number(ran, 'significant_heave'), significant('heave'), 1e-9)
  near(list(ran, 'significant_acceleration_at_point')[0], significant('acceleration'), 1e-9)
})

test('a hull so much wider than long that she is unstable in pitch is refused', () => {
  const wide = { hull: 'box', method: 'hydrostatics_only', hull_length: 10, hull_breadth: 40, draft: 5, kg: 6 }
  // KB 2.5, BM 1600/60, BM_L 100/60
  assert.deepEqual(
    testKit(hullSeakeeping, wide)
      .problems()
      .map((p) => p.split(';')[0]),
    ['/kg must give a positive longitudinal metacentric height'],
  )
  assert.deepEqual(testKit(hullSeakeeping, { ...wide, kg: 4 }).problems(), [])
})
