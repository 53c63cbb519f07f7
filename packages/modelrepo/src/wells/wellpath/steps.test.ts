/** What the steps of a well path go on from: places of stations, holes, and the station of the largest error source. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ran } from '@keelson/engine'
import { near, number, testKit } from '@keelson/engine/testing.ts'
import { wellpath as workflow } from './index.ts'

const { run } = testKit(workflow)
const step = (ran: Ran, symbol: string) => ran.result.steps.find((s) => s.symbol === symbol)
/** What a step takes, by its symbols. */
const taken = (ran: Ran, symbol: string) =>
  Object.fromEntries((step(ran, symbol)?.arguments ?? []).map((a) => [a.symbol, Number(a.value)]))

test('closure and vertical section go on from all three coordinates of the last station', () => {
  const ran = run()
  for (const [symbol, name] of [
    ['N', 'final_north'],
    ['E', 'final_east'],
    ['V', 'final_true_vertical_depth'],
  ] as const)
    near(step(ran, symbol)?.value, number(ran, name), 1e-9, symbol)
})

test('each hole has the radius of its own diameter', () => {
  const { run: apart } = testKit(workflow, {
    analysis: 'separation_factor',
    centre_to_centre_distance: 20,
    reference_hole_diameter: { value: 0.4, unit: 'm' },
    offset_hole_diameter: { value: 0.25, unit: 'm' },
    sigma_reference: 0.5,
    sigma_offset: 0.5,
  })
  near(step(apart(), 'R_r')?.value, 0.2)
  near(step(apart(), 'R_o')?.value, 0.125)
})

const RADIAN = Math.PI / 180
const tool = {
  tool_model: 'owsg_a_mwd_srgm',
  magnetic_dip: 72,
  magnetic_total_field: 50000,
  grid_convergence: 1.5,
  magnetic_declination: 4,
  azimuth: [0, 0, 65, 70, 75, 75, 80, 90],
}

test('the share of the largest source is that of the last station and the course to it, turned to true north', () => {
  const ran = run(tool)
  near(taken(ran, 'A_T_e').A_e, 90 * RADIAN)
  near(taken(ran, 'A_Tb_e').A_b_e, 80 * RADIAN)
  for (const symbol of ['A_T_e', 'A_Tb_e']) near(taken(ran, symbol).gamma_e, 1.5 * RADIAN)
  near(step(ran, 'A_Tb_e')?.value, 81.5 * RADIAN)
  near(step(ran, 'L_e')?.value, 400)
})

test('the weights of the largest source are each named by what they weigh', () => {
  const steps = run(tool).result.steps.filter(({ symbol }) => symbol.startsWith('w_'))
  assert.deepEqual(
    steps.map(({ symbol, title }) => `${symbol}: ${title.split(' on ')[1]}`),
    ['w_D_e: measured depth', 'w_I_e: inclination', 'w_A_e: azimuth'],
  )
  const read = steps.flatMap(({ title, cell }) => (cell === undefined ? [] : [[title, cell]]))
  assert.ok(read.length > 0)
  for (const [title = '', cell = ''] of read) assert.equal(cell.split(' on ')[1], title.split(' on ')[1])
})
