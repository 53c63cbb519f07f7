/** A band of P10 to P90 holds the truth as often as it says, tried on many histories of each model. */
import { test } from 'node:test'
import { within } from '@keelson/units/testing.ts'
import { chanceOf, coverage, PROMISED, TRUTHS } from './testing-histories.ts'

const SIZE = { histories: 400, draws: 400 }

for (const name of ['exponential', 'hyperbolic', 'modified'] as const) {
  test(`${name}: P10 to P90 holds four of five truths`, (t) => {
    const { rate, recovery } = coverage(TRUTHS[name], SIZE)
    t.diagnostic(`rate ${rate}, recovery ${recovery} of ${SIZE.histories} histories`)
    within(rate, PROMISED, chanceOf(SIZE), 'rate')
    within(recovery, PROMISED, chanceOf(SIZE), 'recovery')
  })
}
