/** What a soil profile promises at its seabed, where layers meet, and where nothing is known. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import * as soil from './equations.ts'
import {
  clayWithGradient,
  depthOf,
  layerAt,
  meanStrengthBetween,
  piecesBetween,
  profileOf,
  strengthAt,
  strengthsBetween,
  stressAt,
  weightsAbove,
} from './profile.ts'
import worked from './worked.json' with { type: 'json' }

const near = (a: number | undefined, b: number) =>
  assert.ok(a !== undefined && Math.abs(a - b) <= 1e-12 * Math.max(1, Math.abs(b)), `${a} is not ${b}`)

const layers = [
  { name: 'soft', thickness: 5, effectiveUnitWeight: 6e3, kind: 'clay', strength: { top: 2e3, base: 12e3 } },
  { name: 'stiff', thickness: 10, effectiveUnitWeight: 8e3, kind: 'clay', strength: { top: 60e3, base: 80e3 } },
  { name: 'dense', thickness: 8, effectiveUnitWeight: 10e3, kind: 'sand' },
] as const
const profile = profileOf(layers)

test('stress and strength are those of slices added from the seabed down', () => assertScriptAgrees(soil, worked))

test('layers stand one below the other from the seabed, and keep what was added to them', () => {
  assert.deepEqual(
    profile.map(({ name, top, base, stressAtTop }) => [name, top, base, stressAtTop]),
    [
      ['soft', 0, 5, 0],
      ['stiff', 5, 15, 30e3],
      ['dense', 15, 23, 110e3],
    ],
  )
  assert.equal(depthOf(profile), 23)
})

test('the stress is nothing at the seabed, has no step between layers, and is the sum over all of them', () => {
  near(stressAt(profile, 0), 0)
  near(stressAt(profile, 5), 30e3)
  near(stressAt(profile, 23), 190e3)
  for (const depth of [0, 2.5, 5, 9, 15, 22]) {
    near(stressAt(profile, depth), soil.effectiveStress.evaluate(weightsAbove(profile, depth)))
  }
})

test('the strength is linear in a layer and that of the upper one where two meet; sand has none', () => {
  near(strengthAt(profile, 0), 2e3)
  near(strengthAt(profile, 2.5), 7e3)
  near(strengthAt(profile, 5), 12e3)
  near(strengthAt(profile, 5.001), 60002)
  near(strengthAt(profile, 15), 80e3)
  assert.equal(strengthAt(profile, 20), undefined)
})

test('a strength that increases from the seabed down is one layer', () => {
  const one = profileOf([
    clayWithGradient({ thickness: 40, effectiveUnitWeight: 6.5e3, strengthAtSeabed: 3e3, strengthGradient: 1.5e3 }),
  ])
  for (const z of [0, 7, 40]) near(strengthAt(one, z), 3e3 + 1.5e3 * z)
  near(meanStrengthBetween(one, 10, 20), 3e3 + 1.5e3 * 15)
})

test('a mean strength weighs each layer by its share of the range, and there is none over sand', () => {
  near(meanStrengthBetween(profile, 0, 5), 7e3)
  near(meanStrengthBetween(profile, 4, 7), (1 * 11e3 + 2 * 62e3) / 3)
  assert.equal(meanStrengthBetween(profile, 10, 16), undefined)
  assert.equal(strengthsBetween(profile, 16, 20), undefined)
})

test('a range that ends where layers meet has no piece of the next', () => {
  assert.deepEqual(
    piecesBetween(profile, 2, 15).map(({ layer, from, to }) => [layer.name, from, to]),
    [
      ['soft', 2, 5],
      ['stiff', 5, 15],
    ],
  )
})

test('nothing is said of the ground where it is not known', () => {
  assert.equal(layerAt(profile, 15).name, 'stiff')
  for (const depth of [-0.1, 23.1, Number.NaN]) assert.throws(() => layerAt(profile, depth), /the soil profile covers/)
  assert.throws(() => piecesBetween(profile, 4, 24), /the soil profile covers/)
  assert.throws(() => piecesBetween(profile, 4, 4), /no soil between/)
  assert.throws(() => profileOf([]), /at least one layer/)
  assert.throws(() => profileOf([{ ...layers[0], thickness: 0 }]), /entered: 0 m/)
})
