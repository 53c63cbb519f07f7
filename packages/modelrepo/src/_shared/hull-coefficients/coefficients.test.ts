/** Coefficients from the other side of a hull are those of the tabled one with the signs to port and of yaw reversed, and the steps say so. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newTrace } from '@keelson/equations'
import { near } from '@keelson/units/testing.ts'
import { withQuantities } from '@keelson/workflow'
import { readCoefficients } from './coefficients.ts'

const degrees = (x: number) => (x * Math.PI) / 180
const rows = [0, 90, 180].map((heading, k) => ({ heading: degrees(heading), x: k - 1, y: 0.5 + k, yaw: 0.1 - k }))
const read = (heading: number) => {
  const trace = newTrace()
  const by = { of: 'wind', heading: degrees(heading), symbol: 'theta', called: 'wind heading' } as const
  return { found: readCoefficients(rows, by, trace), steps: trace.steps }
}
const cells = (heading: number) =>
  read(heading).steps.map((s) => (s.kind === 'table' ? withQuantities(s.cell) : s.kind))

test('of a heading beyond 180 degrees the steps say what is tabled, and which signs are reversed', () => {
  assert.deepEqual(cells(225), [
    '360 degrees minus the wind heading',
    'wind coefficients at 135°',
    'wind coefficients at 135°, sign reversed',
    'wind coefficients at 135°, sign reversed',
  ])
  assert.deepEqual(cells(495), ['the wind heading minus full turns', ...Array(3).fill('wind coefficients at 135°')])
  assert.deepEqual(cells(135), Array(3).fill('wind coefficients at 135°'))
})

test('the other side mirrors the tabled one', () => {
  const [port, starboard] = [read(225).found, read(135).found]
  for (const [name, expected] of [
    ['x', 0.5],
    ['y', 2],
    ['yaw', -1.4],
  ] as const)
    near(starboard[name], expected)
  near(port.x, starboard.x)
  near(port.y, -starboard.y)
  near(port.yaw, -starboard.yaw)
})

test('the tabled heading and the axis of the table are printed in degrees', () => {
  const [tabled, forward] = read(225).steps
  assert.deepEqual([tabled?.symbol, tabled?.unit], ['thetat', 'deg'])
  near(tabled?.kind === 'table' ? tabled.value : undefined, degrees(135))
  const axes = forward?.kind === 'table' ? forward.reading?.axes : undefined
  assert.deepEqual(
    axes?.map(({ symbol, unit }) => [symbol, unit]),
    [['thetat', 'deg']],
  )
})
