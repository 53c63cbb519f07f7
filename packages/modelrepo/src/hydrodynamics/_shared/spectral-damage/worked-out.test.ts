/** What is worked out of the state that does most damage, and the axis over which its stress ranges are drawn. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ran } from '@keelson/engine'
import { near, recordsOf, testKit } from '@keelson/engine/testing.ts'
import { lineOf } from '@keelson/engine/testing-pictures.ts'
import { spectralFatigue } from '../../spectral-fatigue/index.ts'

const { run } = testKit(spectralFatigue)
const NAMED = { sn_two_slope: true, sn_curve: 'D', environment: 'air' }
const stepOf = (ran: Ran, symbol: string) => ran.result.steps.find((s) => s.symbol === symbol)?.value as number

test('the equivalent range is worked out: so many cycles of it, at the up-crossings, do the narrow-band damage', () => {
  const ran = run()
  const cycles = stepOf(ran, 'nu_0') * stepOf(ran, 'T_i')
  near((cycles * stepOf(ran, 'S_eq') ** 3) / 10 ** 12.164, stepOf(ran, 'd_NB'))
})

test('the equivalent range that is worked out is that of the spectrum with the largest share, on one slope and on two', () => {
  for (const over of [{}, NAMED, { ...NAMED, stress_concentration_factor: 30 }]) {
    const ran = run(over)
    const [most] = recordsOf(ran, 'spectra').toSorted((a, b) => Number(b.share) - Number(a.share))
    near(stepOf(ran, 'S_eq'), Number(most?.equivalent_stress_range))
  }
})

test('cycles to failure are marked at each power of ten around the curve, and at no other', () => {
  for (const over of [{}, NAMED, { sn_slope: 1 }, { sn_slope: 9, sn_log_intercept: 20 }]) {
    const ran = run(over)
    const spec = JSON.stringify(ran.result.charts.find(({ id }) => id === 'range_density')?.spec)
    const marks = (/"format":".0e","values":\[([^\]]+)\]/.exec(spec)?.[1] ?? '').split(',').map(Number)
    const cycles = lineOf(ran, 'range_density', 'S-N curve, right axis').map(([, N]) => N)
    const [least, most] = [Math.min(...cycles), Math.max(...cycles)]
    assert.ok(marks.every((N) => N > least / 10 && N < 10 * most))
    assert.ok(Math.min(...marks) <= least && Math.max(...marks) >= most)
    for (const [i, N] of marks.entries()) near(N, 10 ** (Math.log10(marks[0] ?? 0) + i), 1e-9)
  }
})

/** The row of the spectrum that does most, its columns by their symbols. */
const bySymbol = (ran: Ran): Readonly<Record<string, number>> => {
  const table = ran.result.tables.find(({ id }) => id === 'spectra')
  const row = table?.rows.toSorted((a, b) => Number(b.at(-1)) - Number(a.at(-1)))[0] ?? []
  return Object.fromEntries((table?.columns ?? []).map(({ symbol = '' }, j) => [symbol, Number(row[j])]))
}

test('a column of the spectra bears the symbol of the step that comes to its number', () => {
  const [ran, symbols] = [run(NAMED), ['sigma', 'alpha_2', 'S_eq', 'd_DK', 'd_NB', 'd_WL', 'd_TB']]
  for (const symbol of symbols) near(bySymbol(ran)[symbol], stepOf(ran, symbol), 1e-9, symbol)
})

test('moments bear the symbols of their steps, and damages the names', () => {
  const ran = run()
  for (const name of ['m0', 'm1', 'm2', 'm4', 'zero_up_crossing_rate']) {
    const { symbol = '', value } = ran.result.values[name] ?? {}
    near((value as readonly number[])[0], stepOf(ran, symbol), 1e-9, name)
  }
  for (const name of ['dirlik', 'narrow_band', 'wirsching_light', 'tovo_benasciutti']) {
    const { label, value } = ran.result.values[`damage_${name}`] ?? {}
    near(ran.result.steps.find(({ title }) => title === label)?.value as number, value as number, 1e-9, name)
  }
})

test('the damages of all spectra by a method add up to the step of its symbol', () => {
  const ran = run()
  const table = ran.result.tables.find(({ id }) => id === 'spectra')
  for (const method of ['DK', 'NB', 'WL', 'TB']) {
    const j = table?.columns.findIndex(({ symbol }) => symbol === `d_${method}`) ?? -1
    near(
      table?.rows.reduce((sum, row) => sum + Number(row[j]), 0),
      stepOf(ran, `D_${method}`),
      1e-9,
      method,
    )
  }
})
