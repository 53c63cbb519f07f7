/** What the lift draws and says: pressures, holdup and lift curves, the fluid over pressure, remarks and the sentence. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ran } from '@keelson/engine'
import {
  list,
  messagesOf,
  near,
  number,
  type Request,
  reason,
  recordsOf,
  testKit,
  value,
} from '@keelson/engine/testing.ts'
import {
  barsOf,
  DRAWN,
  drawnAs,
  lineOf,
  markOf,
  marksOf,
  pairsOf,
  placedOf,
  seriesOf,
  type XY,
} from '@keelson/engine/testing-pictures.ts'
import { shown } from '@keelson/workflow'
import { vlpCorrelations as workflow } from './index.ts'

const { run } = testKit(workflow)
const TRAVERSE = { analysis: 'pressure_traverse', oil_rate: 800 }
const GRAY = { vlp_correlation: 'gray', gas_oil_ratio: 20000, water_cut: 0.1 }
const { run: oil } = testKit(workflow, {
  analysis: 'pvt',
  temperature: 180,
  solution_gas_oil_ratio: 500,
  oil_api_gravity: 35,
  gas_specific_gravity: 0.7,
})
const pressures = (ran: Ran) => list(ran, 'flowing_bottomhole_pressure')

test('the way down is drawn for each rate from the wellhead to the end of the tubing, the gauge at its depth', () => {
  const ran = run({ oil_rates: [1200, 100] })
  const flowing = pressures(ran)
  assert.deepEqual(seriesOf(ran, 'pressure_depth'), ['100 stb/d', '1,200 stb/d'])
  assert.deepEqual(marksOf(ran, 'pressure_depth'), [])
  for (const [i, rate] of ['1,200 stb/d', '100 stb/d'].entries()) {
    const line = lineOf(ran, 'pressure_depth', rate)
    const ends: XY[] = [
      [300, 0],
      [flowing[i] ?? Number.NaN, 6000],
    ]
    drawnAs([...line.slice(0, 1), ...line.slice(-1)], ends, rate)
  }
  const gauged = run({ ...TRAVERSE, measured_flowing_bottomhole_pressure: 1600 })
  drawnAs([markOf(gauged, 'pressure_depth', 'measured') as unknown as XY], [[1600, 6000]], 'gauge')
})

test('the holdup stands over the same depths, a flow pattern where it begins', () => {
  const ran = run({ ...TRAVERSE, vlp_correlation: 'duns_ros' })
  const profile = lineOf(ran, 'holdup_depth', '800 stb/d')
  const depths = [...recordsOf(ran, 'traverse').map(({ top }) => Number(top)), 6000]
  for (const [i, [holdup, depth]] of profile.entries()) {
    near(depth, depths[i], DRAWN)
    assert.ok(holdup > 0 && holdup < 1)
  }
  assert.equal(profile.length, depths.length)
  for (const label of ['slug', 'bubble']) {
    const [holdup, depth] = markOf(ran, 'holdup_depth', label)
    const on = profile.find(([, y]) => Math.abs(y - Number(depth)) <= DRAWN * y)
    near(holdup, on?.[0], DRAWN, label)
  }
})

test('the lift curves go from the lowest rate to the highest, around a single one from a fifth to twice of it', () => {
  const ran = run({ vlp_correlation: 'beggs_brill' })
  const line = lineOf(ran, 'lift_curves', 'Beggs-Brill')
  const flowing = pressures(ran)
  const ends: XY[] = [
    [100, flowing[0] ?? Number.NaN],
    [1200, flowing.at(-1) ?? Number.NaN],
  ]
  drawnAs([...line.slice(0, 1), ...line.slice(-1)], ends, 'range')
  const single = lineOf(run(TRAVERSE), 'lift_curves', 'Hagedorn-Brown')
  near(single[0]?.[0], 160, DRAWN)
  near(single.at(-1)?.[0], 1600, DRAWN)
})

test('what was asked for is marked at its rate and its pressure', () => {
  const ran = run()
  const flowing = pressures(ran)
  const expected = [100, 300, 500, 800, 1200].map((q, i): XY => [q, flowing[i] ?? Number.NaN])
  drawnAs(placedOf(ran, 'lift_curves', ''), expected, 'marks')
})

test('gravity, friction and acceleration have a bar for each rate, which add up to what the tubing takes', () => {
  const ran = run({ vlp_correlation: 'gray', oil_rates: [300, 1200] })
  const bars = barsOf(ran, 'pressure_split')
  const spent = value(ran, 'friction_and_gravity_split') as readonly Readonly<Record<string, number>>[]
  for (const [i, rate] of [300, 1200].entries()) {
    const parts = ['gravity', 'friction', 'acceleration'].map((part) => {
      const bar = bars[`${shown(rate)} stb/d ${part}`]
      near(bar, spent[i]?.[part], DRAWN, `${part} at ${rate}`)
      return bar ?? Number.NaN
    })
    const taken = parts.reduce((sum, part) => sum + part, 0)
    near(taken, (pressures(ran)[i] ?? Number.NaN) - 300, 1e-4)
  }
  assert.equal(Object.keys(bars).length, 6)
})

/** Where the table of the fluid ends. */
const topOf = (ran: Ran) =>
  Number((value(ran, 'pvt_table') as readonly { readonly pressure: number }[]).at(-1)?.pressure)

test('the fluid is shown to the highest pressure in the tubing at least, and to twice of it at most', () => {
  const rich = run()
  const highest = Math.max(...pressures(rich))
  assert.ok(topOf(rich) > highest && topOf(rich) <= 2 * highest)
  // 1.5 times the bubble point of an oil with little gas lies below the pressure at the bottom.
  const lean = run({ gas_oil_ratio: 50 })
  near(topOf(lean), Math.max(...pressures(lean)), 1e-9)
  near(topOf(run({ gas_oil_ratio: 4000 })), 2 * Math.max(...pressures(run({ gas_oil_ratio: 4000 }))), 1e-9)
})

test('gas in solution rises to the bubble point, where the volume factor turns, and stays there', () => {
  const ran = oil()
  const p_b = number(ran, 'bubble_point_pressure_standing')
  const dissolved = lineOf(ran, 'solution_gas', 'Standing')
  const volume = lineOf(ran, 'oil_volume', 'Standing')
  assert.ok(dissolved.filter(([p]) => p < p_b * (1 - DRAWN)).length > 20)
  for (const [i, [p, gas]] of dissolved.entries()) {
    if (p >= p_b * (1 - DRAWN)) near(gas, 500, DRAWN)
    else assert.ok(gas < 500)
    const [before, after] = [volume[i - 1], volume[i]]
    if (before && after) assert.equal(after[1] > before[1], p <= p_b * (1 + DRAWN), `${p} psia`)
  }
  for (const chart of ['solution_gas', 'oil_volume'])
    assert.deepEqual(seriesOf(ran, chart), ['Standing', 'Vasquez-Beggs', 'Glaso'])
  assert.equal(pairsOf(ran, 'solution_gas', 'Glaso').at(-1)?.[0], dissolved.at(-1)?.[0])
})

test('the sentence says the pressures at the lowest and the highest rate, in this order', () => {
  const ran = run({ oil_rates: [1200, 500, 100] })
  const [high, , low] = pressures(ran).map((p) => shown(p, 4))
  const both = `${low} psia at 100 stb/d and ${high} psia at 1,200 stb/d`
  assert.ok(ran.detail.includes(both), ran.detail)
})

test('the least of the curve is stated with the pressures at 2 % less and at 2 % more', () => {
  const ran = run({ oil_rates: [50, 1500] })
  const q = number(ran, 'minimum_of_curve')
  const met = ran.result.steps.find(({ symbol }) => symbol === 'q_min')?.meets ?? []
  const beside = pressures(run({ oil_rates: [0.98 * q, 1.02 * q] }))
  assert.equal(met.length, 2)
  for (const [i, { value: least, target }] of met.entries()) {
    near(target.value, beside[i], 1e-6)
    assert.ok(least < target.value)
  }
})

test('where a correlation has no answer the reason names the rate, or says that it is none of them', () => {
  const fast = { vlp_correlation: 'beggs_brill' }
  const one = run({ ...TRAVERSE, ...fast, oil_rate: 1e6 })
  assert.match(reason(one, 'flowing_bottomhole_pressure'), /has no solution at 1,000,000 stb\/d, because/)
  const several = run({ ...fast, oil_rates: [9e5, 1e6] })
  assert.match(reason(several, 'minimum_of_curve'), /has no solution at any of the rates, because/)
})

test('Gray is told the fastest mixture on the way where it passes 50 ft/s, and no speed below', () => {
  const beyond = (oil_rate: number) => {
    const ran = run({ ...TRAVERSE, ...GRAY, oil_rate })
    const fastest = Math.max(...recordsOf(ran, 'velocities').map((row) => Number(row.mixture_velocity)))
    return { fastest: Number(fastest.toPrecision(4)), said: messagesOf(ran, 'outside_validity', '/oil_rates') }
  }
  const [slow, fast] = [beyond(50), beyond(400)]
  assert.ok(slow.fastest < 50 && fast.fastest > 50)
  assert.deepEqual(slow.said, [])
  assert.deepEqual(fast.said, [`Mixture velocity reaches ${fast.fastest} ft/s. The Gray data extend only to 50 ft/s.`])
})

test('a temperature beyond the fluid correlations is said where it was given', () => {
  const said = (path: string, over: object, without: string[] = []) =>
    messagesOf(run({ ...over }, without), 'outside_validity', path).filter((text) =>
      text.includes('fluid correlations'),
    )
  assert.deepEqual(said('/wellhead_temperature', {}), [])
  assert.match(said('/wellhead_temperature', { wellhead_temperature: 50 })[0] ?? '', /50 °F/)
  assert.match(said('/bottomhole_temperature', { bottomhole_temperature: 310 })[0] ?? '', /310 °F/)
  const both = ['wellhead_temperature', 'bottomhole_temperature']
  assert.equal(said('/temperature', { temperature: 320 }, both).length, 1)
})

test('an oil within the data of every correlation is not remarked, each value beyond them is named with its limits', () => {
  const said = (over: Request) => messagesOf(oil(over), 'outside_validity')
  assert.deepEqual(said({}), [])
  assert.match(
    said({ temperature: 90 })[0] ?? '',
    /^Temperature 90 °F is outside the correlation data: Standing 100 °F to 258 °F\.$/,
  )
  assert.match(
    said({ oil_api_gravity: 20 })[0] ?? '',
    / 20 °API is outside the correlation data: Glaso 22\.3 °API to 48\.1 °API\.$/,
  )
  assert.match(
    said({ gas_specific_gravity: 1 })[0] ?? '',
    / 1 is outside the correlation data: Standing 0\.59 to 0\.95\.$/,
  )
  assert.match(
    said({ solution_gas_oil_ratio: 2200 })[0] ?? '',
    / 2,200 scf\/stb is outside .*Vasquez and Beggs 20 scf\/stb to 2,070 scf\/stb\.$/,
  )
})
