/** What a search sees of a model is the model: ln of its rate, wherever the unknowns and the time are. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toSI } from '@keelson/units'
import { within } from '@keelson/units/testing.ts'
import { declineOf } from './decline.ts'
import { FIT_SHAPES, type FitModel } from './fit-shapes.ts'
import { month } from './testing-histories.ts'

const times = Array.from({ length: 40 }, (_, i) => (i + 1) * month)
const span = 40 * month
const D_lim = toSI(0.15, '1/year')
const LATER = [0.03, 1, 15, 40, 200, 900].map((n) => n * month)
const FROM_START = [0, ...LATER]
/** ln of a decline over the history that is so many times the terminal one. */
const overTerminal = (times: number) => Math.log(times * D_lim * span)

const UNKNOWNS: Readonly<Record<FitModel, readonly (readonly number[])[]>> = {
  exponential: [[0], [0.3 / span], [4 / span]],
  harmonic: [[-3], [0], [2]],
  hyperbolic: [
    [-1, 0],
    [1, 1e-6],
    [0, 0.3],
    [1, 1],
    [2, 2],
  ],
  modified_hyperbolic: [
    [overTerminal(6), 0],
    [overTerminal(0.5), 0.7],
    [overTerminal(1), 0.7],
    [overTerminal(1.02), 0.005],
    [overTerminal(6), 1],
    [overTerminal(20), 1.7],
  ],
  duong: [
    [Math.log(0.9), Math.log(0.1)],
    [Math.log(2.5), Math.log(0.4)],
  ],
  stretched_exponential: [
    [-2, 0.3],
    [0, 0.8],
    [1, 1],
  ],
}

for (const [model, all] of Object.entries(UNKNOWNS) as [FitModel, readonly (readonly number[])[]][]) {
  test(`${model}: the shape is ln of the rate over its scale, at the start, within the history and long after it`, () => {
    const shape = FIT_SHAPES[model](times, D_lim)
    const logScale = Math.log(toSI(700, 'bbl/d'))
    for (const unknowns of all) {
      const [at, { rate }] = [shape.logShape(unknowns), declineOf(shape.parameters(unknowns, logScale))]
      for (const t of model === 'duong' ? LATER : FROM_START)
        within(logScale + at(t), Math.log(rate(t)), 1e-7, `${unknowns} at ${t / month} months`)
    }
  })
}

test('the slopes that a search follows are those of the shape', () => {
  const h = 1e-6
  for (const [model, all] of Object.entries(UNKNOWNS) as [FitModel, readonly (readonly number[])[]][]) {
    const { logShape, logSlopes } = FIT_SHAPES[model](times, D_lim)
    const scale = model === 'exponential' ? 1 / span : 1
    for (const unknowns of all) {
      for (const [j, slope] of logSlopes(unknowns).entries()) {
        // Below the decline at which a terminal one begins to act, and above an exponent of zero.
        const step = (j === 0 ? -h : h) * scale
        const at = (steps: number) => logShape(unknowns.map((u, i) => (i === j ? u + steps * step : u)))
        const [here, once, twice] = [at(0), at(1), at(2)]
        for (const t of LATER.filter((t) => t < 2 * span)) {
          const told = (4 * once(t) - twice(t) - 3 * here(t)) / (2 * step)
          within(
            slope(t) * scale,
            told * scale,
            1e-5 * Math.max(1, Math.abs(told * scale)),
            `${model} ${unknowns} over ${j}`,
          )
        }
      }
    }
  }
})

test('every search begins within its bounds', () => {
  for (const make of Object.values(FIT_SHAPES)) {
    const { names, lower, upper, starts } = make(times, D_lim)
    for (const start of starts.flat()) {
      assert.equal(start.length, names.length)
      start.forEach((x, i) => {
        assert.ok(x > (lower[i] as number) && x < (upper[i] as number))
      })
    }
  }
})
