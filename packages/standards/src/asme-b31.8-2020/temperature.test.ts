/** The temperature factor at its tabled values, between them and beyond them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newTrace, silent } from '@keelson/equations'
import { assertReadingsGive } from '@keelson/equations/testing.ts'
import { toSI } from '@keelson/units'
import { DERATING_FACTORS, TEMPERATURES, temperatureFactor } from './temperature.ts'

const at = (celsius: number) => temperatureFactor(toSI(celsius, 'degC'), silent)

test('the table is read back at its own points', () => {
  TEMPERATURES.forEach((T, i) => {
    assert.ok(Math.abs(at(T) - (DERATING_FACTORS[i] ?? 0)) < 1e-12)
  })
})

test('there is no de-rating up to 121 degC, and a straight line between the points', () => {
  assert.equal(at(-40), 1)
  assert.equal(at(120.9), 1)
  assert.ok(Math.abs(at(135) - (1 + 0.967) / 2) < 1e-12)
})

test('a factor says between which temperatures it was read', () => {
  const cell = (celsius: number) => {
    const trace = newTrace()
    temperatureFactor(toSI(celsius, 'degC'), trace)
    const step = trace.steps.at(-1)
    return step?.kind === 'table' ? step.cell : undefined
  }
  assert.equal(cell(100), 'up to 121 °C')
  assert.equal(cell(135), 'between 121 and 149 °C')
  assert.match(cell(177) ?? '', /^between .*177/)
})

test('the factors that a reading states give the one between them', () => {
  const trace = newTrace()
  for (const celsius of [125, 149, 160, 200, 231]) temperatureFactor(toSI(celsius, 'degC'), trace)
  assertReadingsGive(trace.steps)
})

test('beyond 232 degC there is no factor', () => {
  assert.throws(() => at(240), /outside the table range/)
})
