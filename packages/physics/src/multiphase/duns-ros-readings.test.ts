/** What a chart of Duns and Ros states of its reading: the points on either side, or the one that was met. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newTrace, silent } from '@keelson/equations'
import { assertReadingsGive } from '@keelson/equations/testing.ts'
import { BUBBLE_FRICTION, type Chart, chartValue, F1, F2, F3, F4, F5, F6, F7, L1, L2 } from './duns-ros-charts.ts'

const CHARTS: readonly Chart[] = [F1, F2, F3, F4, F5, F6, F7, L1, L2, BUBBLE_FRICTION]
const between = ({ xs }: Chart): number[] => xs.slice(1).map((x, i) => (x + 2 * (xs[i] ?? 0)) / 3)

test('the points that a reading states give the value between them, and the traced value is the silent one', () => {
  const trace = newTrace()
  for (const chart of CHARTS)
    for (const x of between(chart)) assert.equal(chartValue(chart, x, trace), chartValue(chart, x, silent))
  assert.ok(trace.steps.every((step) => step.kind === 'table' && step.reading !== undefined))
  assertReadingsGive(trace.steps)
})

test('at a point of a chart, or beyond its ends, the point is named and nothing is interpolated', () => {
  const trace = newTrace()
  const [first = 0, second = 0] = L2.xs
  chartValue(L2, first / 2, trace)
  chartValue(L2, second, trace)
  chartValue(L2, 1e3, trace)
  const cells = trace.steps.map((step) => (step.kind === 'table' ? [step.cell, step.reading] : []))
  assert.deepEqual(cells, [
    ['N_d at 7.5', undefined],
    ['N_d at 20', undefined],
    ['N_d at 100', undefined],
  ])
})
