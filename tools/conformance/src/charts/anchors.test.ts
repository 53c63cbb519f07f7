/** Multiply the numbers of any chart by a thousand, on all its axes or on one, and it stands on its answer no more. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { DrawnResult } from '@keelson/engine'
import { everyVersion } from '../every-version.ts'
import { isRun } from '../subject.ts'
import { standingsOf, stands, strayIn } from './anchors.ts'
import { AXES, timesOn } from './axes-drawn.ts'

const THOUSAND = 1000

const standingAxes = (result: DrawnResult, charts: DrawnResult['charts']) =>
  standingsOf({ ...result, charts })
    .filter(stands)
    .map(({ stray: _, ...standing }) => standing)

describe('a chart a thousand times as large as its answer is found', () => {
  for (const { ref, workflow, subject } of everyVersion) {
    it(ref, async () => {
      const run = await subject().run('example', workflow.example)
      assert.ok(isRun(run))
      const { result } = run.emitted
      for (const axes of [AXES, ...AXES.map((axis) => [axis])]) {
        const scaled = result.charts.map((chart) => ({ ...chart, spec: timesOn(chart.spec, THOUSAND, axes) }))
        const unnoticed = standingAxes(result, scaled).filter(({ axis }) => axes.some((name) => isOn(axis, name)))
        assert.deepEqual(unnoticed, [])
      }
      const untouched = result.charts.map((chart) => ({ ...chart, spec: timesOn(chart.spec, 1, AXES) }))
      assert.deepEqual(standingAxes(result, untouched), standingAxes(result, result.charts))
    })
  }
})

/** Whether the key of an axis, '2: y 2', is of an axis. */
const isOn = (key: string, name: string): boolean => new RegExp(`(^|: )${name}( |$)`).test(key)

it('a number that no answer has is told with the nearest that one has', () => {
  const answers = new Map([
    [10.04, 3],
    [20, 1],
  ])
  const told = (numbers: readonly number[], of = answers) => strayIn(numbers, { name: 'mm', of: 1 }, of)
  assert.equal(told([20, 12]), 'it draws 12 mm, and the nearest of the answer is 10.04 mm')
  assert.equal(told([12], new Map()), 'it draws 12 mm, and the answer has no number in mm')
})
