/** Claims about what the report of rao-spectral-fatigue works out, orders and remarks on. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ran } from '@keelson/engine'
import { list, messageOf, near, pointsOf, rowsOf, spokenNumber, testKit } from '@keelson/engine/testing.ts'
import { raoSpectralFatigue } from './index.ts'

const { run } = testKit(raoSpectralFatigue, { ...raoSpectralFatigue.example, number_of_integration_frequencies: 73 })
const FREQUENCIES = [0.04, 0.06, 0.08, 0.1, 0.12, 0.16, 0.24, 0.4]
const step = (ran: Ran, symbol: string) => ran.result.steps.find((s) => s.symbol === symbol)
const state = (peak_period: number, occurrence_fraction = 0.5) => ({
  occurrence_fraction,
  significant_wave_height: 4,
  peak_period,
  peak_enhancement_factor: 3.3,
})

test('the point that is worked out is that of the function at which the sea moves the stress most', () => {
  for (const peak_period of [8, 12, 16]) {
    const r = run({ sea_states: [state(peak_period, 1)] })
    // Every point of the function is one of the grid.
    const rows = rowsOf(r, 'response')
    const stress = FREQUENCIES.map((f) => Number(rows.find(([at]) => Math.abs(Number(at) - f) < 1e-9)?.[3]))
    const most = stress.indexOf(Math.max(...stress))
    near(step(r, 'omega')?.value, 2 * Math.PI * (FREQUENCIES[most] ?? 0), 1e-12)
    near(step(r, 'S_s')?.value, stress[most], 1e-9)
  }
})

test('the exposure is worked out from the years of the life and the seconds of a year', () => {
  const taken = step(run({ design_life: 30, seconds_per_year: 31_536_000 }), 'T')?.arguments ?? []
  assert.deepEqual(Object.fromEntries(taken.map(({ name, value }) => [name, value])), { T_L: 30, s_y: 31_536_000 })
})

test('directions stand from one side to the other, in whatever order they are given, each with its own shares', () => {
  const given = [30, -60, 0]
  const r = run({ spreading: 'cos_n', heading_offsets: given, rao_heading_factors: [0.9, 0.5, 1] })
  const bars = pointsOf(r, 'damage_by_direction')
  assert.deepEqual([...new Set(bars.map(({ name }) => name))], ['−60', '0', '30'])
  for (const { name, v } of bars.filter(({ g }) => g === 'wave energy'))
    near(Number(v), 100 * (list(r, 'spreading_weights')[given.indexOf(spokenNumber(String(name)))] ?? 0), 1e-5)
})

test('of several sea states that the function cuts off, the remark says the most that is lost of any', () => {
  const lost = (...periods: readonly number[]) => {
    const message = messageOf(run({ sea_states: periods.map((T) => state(T)) }), 'waves_outside')
    return Number(/Up to ([\d.]+) %/.exec(message)?.[1])
  }
  const [short, long] = [lost(5), lost(30)]
  assert.ok(short > 0 && long > 2 * short, `${short} and ${long}`)
  assert.equal(lost(5, 30), long)
  assert.equal(lost(30, 5), long)
})

test('in a spread sea the amplitude that is spread is that of the function, or half of a range', () => {
  const spread = { spreading: 'cos_n', heading_offsets: [0], rao_heading_factors: [1] }
  const takenFor = (rao_type: string) =>
    step(run({ ...spread, rao_type }), 'H_k')?.arguments?.map(({ symbol }) => symbol) ?? []
  assert.ok(takenFor('amplitude').includes('H_R'))
  assert.ok(takenFor('range').includes('H_a') && !takenFor('range').includes('H_R'))
})
