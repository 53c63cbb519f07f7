/** Claims about the counted random numbers, against the known answers that their authors publish. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NumericsError } from './errors.ts'
import { countedSource, type FourWords, philox, type TwoWords, unitInterval } from './philox.ts'

/** Counter, key, answer: `tests/kat_vectors` of Random123 (D. E. Shaw Research, 1.14), philox4x32 of 10 rounds. */
const KNOWN_ANSWERS: readonly (readonly [FourWords, TwoWords, FourWords])[] = [
  [
    [0, 0, 0, 0],
    [0, 0],
    [0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8],
  ],
  [
    [0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff],
    [0xffffffff, 0xffffffff],
    [0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd],
  ],
  [
    [0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344],
    [0xa4093822, 0x299f31d0],
    [0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1],
  ],
]

test('the known answers of Random123 come out', () => {
  for (const [counter, key, answer] of KNOWN_ANSWERS) assert.deepEqual(philox(counter, key), answer)
})

test('no uniform number is 0 or 1, and all 52 bits count', () => {
  assert.equal(unitInterval(0, 0), 2 ** -53)
  assert.equal(unitInterval(0xffffffff, 0xffffffff), 1 - 2 ** -53)
  assert.equal(unitInterval(0x80000000, 0), 0.5 + 2 ** -53)
  assert.equal(unitInterval(0, 1 << 6), 1.5 / 2 ** 52)
})

test('a number follows from seed, purpose and place, and the first are the same whatever the count', () => {
  const source = countedSource(7, 0)
  const drawn = source.uniforms(12, 5)
  assert.deepEqual(countedSource(7, 0).uniforms(12, 5), drawn)
  for (const count of [1, 2, 3, 4]) assert.deepEqual(source.uniforms(12, count), drawn.slice(0, count))
  const others = [
    countedSource(8, 0).uniforms(12, 5),
    countedSource(7 + 2 ** 32, 0).uniforms(12, 5),
    countedSource(-7, 0).uniforms(12, 5),
    countedSource(7, 1).uniforms(12, 5),
    source.uniforms(13, 5),
    source.uniforms(12 + 2 ** 32, 5),
  ]
  for (const other of others) assert.ok(other.every((u, i) => u !== drawn[i]))
})

test('a seed that is not whole is refused', () => {
  assert.throws(() => countedSource(0.5, 0), NumericsError)
  assert.throws(() => countedSource(Number.NaN, 0), NumericsError)
})

test('uniform numbers have the moments of theirs, within four standard errors', () => {
  const source = countedSource(3, 2)
  const count = 20_000
  let [sum, squares, product] = [0, 0, 0]
  for (let i = 0; i < count; i++) {
    const [u, v] = source.uniforms(i, 2) as unknown as [number, number]
    sum += u
    squares += u * u
    product += (u - 0.5) * (v - 0.5)
  }
  assert.ok(Math.abs(sum / count - 1 / 2) < 4 * Math.sqrt(1 / 12 / count))
  assert.ok(Math.abs(squares / count - 1 / 3) < 4 * Math.sqrt(4 / 45 / count))
  assert.ok(Math.abs(product / count) < 4 / 12 / Math.sqrt(count))
})
