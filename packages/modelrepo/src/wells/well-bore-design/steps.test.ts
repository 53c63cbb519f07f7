/** What the steps of seats and strings take, by the symbols that they take it under. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ran } from '@keelson/engine'
import { messagesOf, near, testKit } from '@keelson/engine/testing.ts'
import { wellBoreDesign as workflow } from './index.ts'

const { run: strings } = testKit(workflow, { analysis: 'string_loads' })
const [, intermediate = {}] = workflow.example.strings as readonly Readonly<Record<string, unknown>>[]
const stepsOf = (ran: Ran, section: string) => ran.result.steps.filter((s) => s.section.startsWith(section))
const step = (ran: Ran, symbol: string) => ran.result.steps.find((s) => s.symbol === symbol)
const symbolsOf = (ran: Ran, symbol: string) => step(ran, symbol)?.arguments?.map((a) => a.symbol) ?? []

/** Its last shoe stands between two depths of the profile, and so does its surface casing. */
const seats = testKit(workflow, {
  analysis: 'casing_seats',
  depths: [0, 2000, 8000, 10000, 14000],
  pore_pressure_gradient: [8.6, 8.8, 9, 11, 15],
  fracture_gradient: [12.5, 12.8, 15, 15.8, 17.4],
  trip_margin: 0.5,
  kick_margin: 0.5,
  total_depth: 13000,
  surface_casing_depth: 1500,
}).run()

test('a gradient that is read between two depths has the symbols of its own line', () => {
  const [pore] = stepsOf(seats, 'Last section').filter(({ title }) => title === 'Pore pressure gradient at depth')
  assert.deepEqual(
    pore?.arguments?.map(({ symbol }) => symbol),
    ['G_p_a_s1', 'G_p_b_s1', 'z_p_s1', 'z_pa_s1', 'z_pb_s1'],
  )
  near(pore?.value, 14 * 119.826427317, 1e-6)
})

test('tension is held by the body of the pipe, or by the lesser of body and joint where a joint is given', () => {
  const held = (over: object) => symbolsOf(strings({ strings: [{ ...intermediate, ...over }] }), 'SF_t_r1')
  const named = (symbols: readonly string[]) => symbols.map((symbol) => symbol.replace(/_[a-z]*\d+$/, ''))
  assert.deepEqual(named(held({})), ['F_y', 'F_l'])
  assert.deepEqual(named(held({ connection_joint_strength: 9e5 })), ['F_t', 'F_l'])
})

test('a mud that breaks the shoe is said of a full string too', () => {
  const full = { ...intermediate, internal_fluid_level: 0, mud_weight: 16.5, next_mud_weight: 17 }
  const ran = strings({ strings: [full] })
  assert.equal(messagesOf(ran, 'no_collapse_load').length, 1)
  assert.deepEqual(messagesOf(ran, 'mud_breaks_shoe'), [
    "Mud weight of 'intermediate' is 16.5 ppg, but the shoe fractures at 16 ppg.",
    "Next mud weight of 'intermediate' is 17 ppg, but the shoe fractures at 16 ppg.",
  ])
})
