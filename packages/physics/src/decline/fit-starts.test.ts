/** Few starts and known slopes find what every start and differences find. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { levenbergMarquardt } from '@keelson/numerics/levenberg-marquardt.ts'
import { randomSource } from '@keelson/numerics/random.ts'
import { centred, fitDecline, type History } from './fit.ts'
import type { FitModel, Shape } from './fit-shapes.ts'
import { anyHistory } from './testing-histories.ts'

const HISTORIES = 120
const SEARCHED: readonly FitModel[] = [
  'hyperbolic',
  'harmonic',
  'modified_hyperbolic',
  'duong',
  'stretched_exponential',
]
/** Of the sum of squares; a point of an exact history has the rounding of its ln q. */
const [SAME, ROUNDING] = [1e-10, 1e-18]

/** The least sum of squares that is found from any start; undefined where a search does not settle. */
function fromEveryStart({ lower, upper, starts, ...shape }: Shape, { times, logRates }: History): number | undefined {
  const residuals = (unknowns: readonly number[], out: Float64Array) => {
    centred({ lower, upper, starts, ...shape }, unknowns, times, logRates, out)
  }
  const found = starts
    .flat()
    .map((start) =>
      settled(() => levenbergMarquardt({ residuals, count: times.length, start, lower, upper }).sumOfSquares),
    )
  return found.includes(undefined) ? undefined : Math.min(...(found as number[]))
}

function settled<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    if (error instanceof Error && error.name === 'NumericsError') return undefined
    throw error
  }
}

for (const model of SEARCHED) {
  test(`${model}: no start leads to a lower sum of squares, and what settled from every one is fitted`, () => {
    const random = randomSource(32)
    let compared = 0
    for (let n = 0; n < HISTORIES; n++) {
      const history = anyHistory(random)
      const terminal = (10 * random.uniform()) / (history.times.at(-1) as number)
      const fit = settled(() => fitDecline(model, history, terminal))
      const wanted = fit && fromEveryStart(fit.shape, history)
      if (fit === undefined || wanted === undefined) continue
      compared += 1
      const most = wanted * (1 + SAME) + ROUNDING * history.times.length
      assert.ok(fit.sumOfSquares <= most, `${fit.sumOfSquares} for ${wanted} of ${JSON.stringify(history)}`)
    }
    assert.ok(compared > 0.95 * HISTORIES)
  })
}
