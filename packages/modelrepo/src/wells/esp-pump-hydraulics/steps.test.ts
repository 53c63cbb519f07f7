/** What the steps of a pump take: its curve, its stages, its cable. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ran } from '@keelson/engine'
import { near, number, testKit } from '@keelson/engine/testing.ts'
import { espPumpHydraulics as workflow } from './index.ts'

const { run } = testKit(workflow)
const step = (ran: Ran, symbol: string) => ran.result.steps.find((s) => s.symbol === symbol)
const taken = (ran: Ran, symbol: string) =>
  Object.fromEntries((step(ran, symbol)?.arguments ?? []).map((a) => [a.symbol, Number(a.value)]))

test('the brake power is that of all stages in the fluid', () => {
  const ran = run()
  const { N_s, gamma } = taken(ran, 'P_b')
  assert.equal(N_s, number(ran, 'stages'))
  near(gamma, 0.88)
})

test('the surface voltage is that of the motor and what the cable takes of it', () => {
  const { run: cable } = testKit(workflow, {
    analysis: 'cable',
    motor_current: 60,
    motor_voltage: 2500,
    cable_resistance_per_length: 0.000228,
    cable_length: 6000,
    conductor_temperature: 180,
  })
  const ran = cable()
  const { V_m, Delta_V } = taken(ran, 'V_s')
  assert.equal(V_m, 2500)
  near(Delta_V, number(ran, 'cable_voltage_drop'), 1e-9)
  near(number(ran, 'surface_voltage'), 2500 + number(ran, 'cable_voltage_drop'))
})

const curve = [
  [0, 9, 0.6],
  [300, 8.5, 0.7],
  [600, 7, 0.9],
  [900, 4, 1],
].map(([flow_rate_m3_d, head_per_stage_m, brake_power_per_stage_hp]) => ({
  flow_rate_m3_d,
  head_per_stage_m,
  brake_power_per_stage_hp,
}))

const design = ['flow_rate', 'head_per_stage', 'brake_power_per_stage_water', 'maximum_stages']
const operating = (number_of_stages: number) =>
  run({ analysis: 'operating_point', number_of_stages, pump_curve_frequency: 60, pump_curve: curve }, design)

test('the head of a stage is read from the curve in metres, at the operating rate', () => {
  const ran = operating(250)
  const read = step(ran, 'h_0')
  assert.equal(read?.unit, 'm')
  const q = number(ran, 'operating_flow_rate')
  const [lower, upper] = q < 600 ? [300, 600] : [600, 900]
  const at = (rate: number) => Number(curve.find((row) => row.flow_rate_m3_d === rate)?.head_per_stage_m)
  near(read?.value, at(lower) + ((q - lower) / 300) * (at(upper) - at(lower)), 1e-9)
})

test('a pump that is too weak at every rate lacks least at rest, where nothing rubs in the tubing', () => {
  const ran = operating(150)
  const [pump, system] = [step(ran, 'H_b'), step(ran, 'TDH_b')]
  assert.deepEqual([pump?.unit, system?.unit], ['m', 'm'])
  near(pump?.value, 150 * 9, 1e-9)
  near(system?.value, 1500 + 1500 / (0.88 * 9.80665), 1e-3)
})
