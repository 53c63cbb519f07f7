/** Where a pump and a well balance: the higher crossing, the ends of the search, and curves that cross twice. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { near } from '@keelson/units/testing.ts'
import fc from 'fast-check'
import { type Balance, balance, bestOf, headAt } from './operating.ts'

const rows: Balance['rows'] = [
  { q: 0, H: 100 },
  { q: 1, H: 90 },
  { q: 2, H: 60 },
]

test('the pump curve is straight between its rows and passes through them', () => {
  for (const { q, H } of rows) near(headAt(rows, q), H)
  near(headAt(rows, 1.5), 75)
})

test('a falling curve meets a rising system once, and stably', () => {
  const found = balance({ rows, system: (q) => 60 + 10 * q * q })
  assert.ok('crossing' in found && found.crossing.stable)
  near(headAt(rows, found.crossing.q), 60 + 10 * found.crossing.q ** 2, 1e-9)
})

test('of two crossings within one piece the higher one is found', () => {
  const humped: Balance['rows'] = [
    { q: 0, H: 50 },
    { q: 2, H: 54 },
  ]
  const system = (q: number) => 51 + 2 * (q - 0.5) ** 2
  const found = balance({ rows: humped, system })
  assert.ok('crossing' in found && found.crossing.stable)
  near(found.crossing.q, 1 + Math.sqrt(0.25), 1e-9)
})

test('without a crossing it is said which end of the search is wanting', () => {
  assert.deepEqual(balance({ rows, system: () => 10 }), { none: 'beyond', at: 2, surplus: 50 })
  assert.deepEqual(balance({ rows, system: () => 200 }), { none: 'below', at: 2, surplus: -140 })
  assert.deepEqual(balance({ rows, system: () => 80, most: 1 }), { none: 'beyond', at: 1, surplus: 10 })
  assert.ok('none' in balance({ rows, system: () => 80, most: 0 }))
})

const line = (...heads: readonly [number, number, ...number[]]) =>
  heads.map((H, q) => ({ q, H })) as unknown as Balance['rows']

test('curves that meet exactly at a row balance there, stably where the pump falls behind', () => {
  const at = (q: number, stable: boolean) => ({ crossing: { q, residual: 0, iterations: 0, stable } })
  assert.deepEqual(balance({ rows: line(101, 90, 60), system: () => 90 }), at(1, true))
  assert.deepEqual(balance({ rows: line(90.005, 90, 60), system: () => 90 }), at(1, true))
  assert.deepEqual(balance({ rows: line(90.005, 90), system: () => 90 }), at(1, true))
  assert.deepEqual(balance({ rows: line(89.995, 90), system: () => 90 }), at(1, false))
})

test('curves that meet only at the first row balance there', () => {
  const at = (stable: boolean) => ({ crossing: { q: 0, residual: 0, iterations: 0, stable } })
  assert.deepEqual(balance({ rows: line(50, 40), system: () => 50 }), at(true))
  assert.deepEqual(balance({ rows: line(50, 60), system: () => 50 }), at(false))
  assert.deepEqual(balance({ rows: line(50, 50.0078125), system: () => 50 }), at(false))
})

test('five millimetres of head too little are no balance, and as much too many none either', () => {
  assert.equal('none' in balance({ rows: line(51, 50.005), system: () => 50 }), true)
  const beyond = balance({ rows: line(50.005, 51), system: () => 50 })
  assert.ok('none' in beyond && beyond.none === 'beyond')
  const left = balance({ rows: line(90, 60.005), system: () => 60 })
  assert.ok('none' in left && left.none === 'beyond')
  const near = balance({ rows: line(50, 50), system: (q) => 50.005 + (q - 0.5) ** 2 })
  assert.ok('none' in near && near.none === 'below')
})

test('most head is left where the curves stand furthest apart', () => {
  const found = bestOf({ rows, system: (q) => 20 + (q - 1.5) ** 2 * 40 })
  near(found.q, 1.125, 1e-6)
  near(found.pump, headAt(rows, 1.125), 1e-6)
  near(found.system, 20 + 40 * 0.375 ** 2, 1e-6)
})

test('a pump that only comes to its head at higher rates balances unstably', () => {
  const rising: Balance['rows'] = [
    { q: 0, H: 50 },
    { q: 1, H: 70 },
  ]
  const found = balance({ rows: rising, system: () => 60 })
  assert.ok('crossing' in found && !found.crossing.stable)
  near(found.crossing.q, 0.5, 1e-9)
})

test('more lift never raises the rate', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 90, noNaN: true }),
      fc.double({ min: 0, max: 9, noNaN: true }),
      (lift, more) => {
        const at = (l: number) => balance({ rows, system: (q) => l + 5 * q ** 1.852 })
        const [before, after] = [at(lift), at(lift + more)]
        if (!('crossing' in before) || !('crossing' in after)) return
        assert.ok(after.crossing.q <= before.crossing.q + 1e-12)
      },
    ),
  )
})
