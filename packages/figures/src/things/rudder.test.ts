/** A rudder is drawn as large as it is, and turns the way that its angle says. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { near } from '@keelson/units/testing.ts'
import { forceOnRudder, onChord, rudderFromAbove, rudderProfile, stockHead } from './rudder.ts'

const rudder = { height: 6, chord: 4, stock: 1 }
const points = (shapes: ReturnType<typeof rudderProfile>, role: string) =>
  shapes.flatMap((s) => (s.kind === 'polygon' && s.role === role ? s.points : []))

test('the blade is as high and as broad as it is, its leading edge ahead of the stock', () => {
  const drawn = rudderProfile(rudder)
  const blade = [...points(drawn, 'steel'), ...points(drawn, 'coating')]
  const [xs, ys] = [blade.map(([x]) => x), blade.map(([, y]) => y)]
  assert.deepEqual([Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)], [-3, 1, 0, 6])
  assert.ok(stockHead(rudder) > 6)
})

test('a rudder without balance has nothing ahead of its stock', () => {
  assert.equal(points(rudderProfile({ ...rudder, stock: 0 }), 'coating').length, 0)
  assert.equal(points(rudderProfile(rudder), 'coating').length, 4)
})

test('from above a positive angle has the trailing edge to starboard, which is below', () => {
  const [, y] = onChord(1, 0.3, 4)
  near(y, -3 * Math.sin(0.3), 1e-12)
  const section = points(rudderFromAbove(rudder, 0.3), 'steel')
  assert.ok(Math.min(...section.map(([, at]) => at)) < 0)
})

test('the section is 18 per cent of its chord thick', () => {
  const ys = points(rudderFromAbove(rudder, 0), 'steel').map(([, y]) => y)
  near(Math.max(...ys) - Math.min(...ys), 0.18 * 4, 0.01)
})

test('the normal force stands across the chord, to port where it is positive', () => {
  const towards = (value: number) => {
    const load = forceOnRudder(rudder, Math.PI / 18, { behind: 1, value, label: {} })
    return load.kind === 'load' ? load.towards : Number.NaN
  }
  near(towards(5), 100, 1e-9)
  near(towards(-5), 280, 1e-9)
})
