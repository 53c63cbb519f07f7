/** Criteria and weather criterion of the IS Code against a script that knows the clauses only. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newTrace } from '@keelson/equations'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import * as lever from './righting-lever.ts'
import * as weather from './weather.ts'
import worked from './worked.json' with { type: 'json' }

test('criteria, levers, roll angle and tables are those of the script', () => {
  assertScriptAgrees({ ...lever, ...weather }, worked)
})

test('tables have straight lines between their entries and the end entries beyond', () => {
  const near = (a: number, b: number) => assert.ok(Math.abs(a - b) < 1e-12, `${a} is not ${b}`)
  near(weather.readWeather(weather.X1, 2.45).value, 0.99)
  near(weather.readWeather(weather.X1, 2).value, 1)
  near(weather.readWeather(weather.X1, 4).value, 0.8)
  near(weather.readWeather(weather.STEEPNESS, 25).value, 0.035)
  near(weather.readWeather(weather.STEEPNESS, 10).value, 0.079)
})

test('a factor says where it stands: at an entry, at the end of the table, or from the entries on both sides', () => {
  const read = (x: number) => {
    const trace = newTrace()
    weather.weatherFactor(weather.FACTOR_X1, x, trace)
    const [step] = trace.steps
    assert.ok(step?.kind === 'table')
    return { cell: step.cell, corners: step.reading?.corners }
  }
  assert.deepEqual(read(2.45), { cell: 'between 2.4 and 2.5', corners: [1, 0.98] })
  assert.deepEqual(read(2.6), { cell: 'at 2.6', corners: undefined })
  assert.deepEqual(read(3.5), { cell: 'at 3.5', corners: undefined })
  assert.deepEqual(read(2.4), { cell: 'at 2.4', corners: undefined })
  assert.deepEqual(read(2), { cell: 'at 2.4, end of table', corners: undefined })
  assert.deepEqual(read(4), { cell: 'at 3.5, end of table', corners: undefined })
})
