/** A band of P10 to P90 holds the truth as often as it says: the short form, whose whole is coverage.long.ts. */
import { test } from 'node:test'
import { within } from '@keelson/units/testing.ts'
import { chanceOf, coverage, PROMISED, TRUTHS } from './testing-histories.ts'

const MANY = { histories: 200, draws: 100 }
const FEW = { histories: 60, draws: 60 }

test('of a line P10 to P90 holds four of five truths', () => {
  const { rate, recovery } = coverage(TRUTHS.exponential, MANY)
  within(rate, PROMISED, chanceOf(MANY), 'rate')
  within(recovery, PROMISED, chanceOf(MANY), 'recovery')
})

test('of eight points the band is still wide enough, within a tenth', () => {
  const { rate, recovery } = coverage(TRUTHS.short, MANY)
  within(rate, PROMISED, 0.1, 'rate')
  within(recovery, PROMISED, 0.1, 'recovery')
})

test('residuals that follow each other by a half widen the band, to within a tenth', () => {
  const { rate, recovery } = coverage({ ...TRUTHS.exponential, points: 60 }, MANY, 0.5)
  within(rate, PROMISED, 0.1, 'rate')
  within(recovery, PROMISED, 0.1, 'recovery')
})

for (const name of ['hyperbolic', 'modified'] as const) {
  test(`${name}: P10 to P90 holds four of five truths`, () => {
    const { rate, recovery } = coverage(TRUTHS[name], FEW)
    within(rate, PROMISED, chanceOf(FEW), 'rate')
    within(recovery, PROMISED, chanceOf(FEW), 'recovery')
  })
}
