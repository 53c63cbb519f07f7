/** Claims about grid atlases: their leave-one-out error bounds what interpolation does, and a check finds what moved. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AtlasBuilder, interpolate } from '@keelson/workflow/atlas.ts'
import fc from 'fast-check'
import { axesOf } from './axes.ts'
import { geometric } from './geometric.ts'
import { gridAtlas } from './grid.ts'
import { leaveOneOut } from './leave-one-out.ts'

const builder: AtlasBuilder = { sha256: (text) => `digest of ${text}`, node: 'any' }
const axis = (title: string) => ({ title, unit: '-', scale: 'log', range: [1, 4], nodes: 8 }) as const
const axes = axesOf({ x: axis('x'), y: axis('y'), z: axis('z') })
const grid = (f: (x: number, y: number, z: number) => number, method = 'f') =>
  gridAtlas({
    id: 'trial',
    home: import.meta.url,
    parent: { ref: 'modelrepo:trial@1', standards: [] },
    axes,
    response: { name: 'f', unit: '-', scale: 'log' },
    solve: ({ x, y, z }) => f(x, y, z),
    method: () => undefined,
    terms: () => [method],
  })
const power = (x: number, y: number, z: number) => 3 * x ** 2 * y ** -1.5 * z
const curved = (x: number, y: number, z: number) => 1 + x ** 2 + Math.sqrt(y) * z

test('a product of powers is met exactly on a log grid, and its leave-one-out error is rounding', () => {
  const { holdout } = grid(power).build(builder)
  assert.ok((holdout.max_relative_error.f ?? 1) < 1e-13)
})

test('the leave-one-out error counts every inner value once for each axis', () => {
  const { pieces, holdout } = grid(curved).build(builder)
  const { points, max, mean } = leaveOneOut(pieces, 'f')
  assert.equal(points, 3 * 6 * 8 * 8)
  assert.ok(mean > 0 && mean < max)
  assert.equal(holdout.max_relative_error.f, max)
})

test('on one axis it is the neighbours against the value between them', () => {
  const axes = [{ name: 'x', title: 'x', unit: '-', scale: 'linear' as const, values: [0, 1, 3] }]
  const responses = { f: { unit: '-', scale: 'linear' as const, values: [0, 2, 9] } }
  // the neighbours give 0 + 9/3 = 3 where 2 stands
  assert.deepEqual(leaveOneOut([{ slice: {}, axes, responses }], 'f'), { points: 1, max: 0.5, mean: 0.5 })
})

test('inside the grid of a smooth response no interpolation is further off than the leave-one-out error', () => {
  const atlas = grid(curved).build(builder)
  const bound = atlas.holdout.max_relative_error.f ?? 0
  const inside = fc.double({ min: 1, max: 4, noNaN: true })
  fc.assert(
    fc.property(inside, inside, inside, (x, y, z) => {
      const error = Math.abs(interpolate(atlas, {}, { x, y, z }, 'f').value / curved(x, y, z) - 1)
      assert.ok(error <= bound)
    }),
  )
})

test('a solver or a method that has moved on makes the atlas stale', () => {
  const atlas = grid(curved).build(builder)
  assert.deepEqual(grid(curved).check(atlas, builder).reasons, [])
  const moved = grid((x, y, z) => 1.001 * curved(x, y, z)).check(atlas, builder)
  assert.match(moved.reasons.join(), /the solver differs from the grid by 9.99e-4/)
  assert.match(grid(curved, 'g').check(atlas, builder).reasons.join(), /formula or coefficient .* has changed/)
  const claims = { ...atlas, holdout: { ...atlas.holdout, max_relative_error: { f: 1e-9 } } }
  assert.match(grid(curved).check(claims, builder).reasons.join(), /the cell centres differ/)
})

test('a check recomputes every fifth value and every fifth middle, and tells the largest error of either', () => {
  const source = grid(curved)
  const { points, max_relative_error } = source.check(source.build(builder), builder)
  // 8 values and 7 middles on each of three axes; the grid itself is met exactly, the middles are not
  assert.equal(points, Math.ceil(8 ** 3 / 5) + Math.ceil(7 ** 3 / 5))
  assert.ok(max_relative_error > 1e-6)
})

test('geometric values have exact ends and one ratio', () => {
  const values = geometric(0.1, 1, 4)
  assert.deepEqual([values[0], values.at(-1)], [0.1, 1])
  assert.equal(geometric(0.1, 1 / 3, 4).at(-1), 1 / 3)
  assert.ok(values.every((v, i) => i === 0 || Math.abs(v / (values[i - 1] ?? 1) - 10 ** (1 / 3)) < 1e-8))
})

test('the range of an axis is that of its nodes where these are listed, and an axis has one or the other', () => {
  const { limits } = axesOf({ x: { title: 'x', unit: 'kPa', nodes: [5, 7, 20] } })
  assert.deepEqual(limits.x, { title: 'x', unit: 'kPa', low: 5, high: 20 })
  assert.throws(() => axesOf({ x: { title: 'x', unit: 'kPa' } }), /axis x has neither/)
})

test('an end that was reached in another unit is read as the end, and a point beyond it is outside', () => {
  const atlas = grid(power).build(builder)
  const nearly = 4 * (1 + 1e-15)
  assert.equal(axes.read({ x: nearly, y: 1, z: 1 }, atlas).value, axes.read({ x: 4, y: 1, z: 1 }, atlas).value)
  assert.deepEqual(
    axes.outside({ x: nearly, y: 4.1 }, atlas).map(({ name }) => name),
    ['y'],
  )
})

test('a grid over the square of an input is asked by the input', () => {
  const straight = { name: 'square', title: 'x squared', unit: '-', of: (x: number) => x ** 2, back: Math.sqrt }
  const squared = axesOf({ x: { title: 'x', unit: '-', nodes: [1, 2, 3], straight } })
  const atlas = gridAtlas({
    ...{ id: 'squared', home: import.meta.url, parent: { ref: 'modelrepo:squared@1', standards: [] } },
    ...{ axes: squared, response: { name: 'f', unit: '-', scale: 'linear' }, method: () => undefined },
    solve: ({ x }) => 5 * x ** 2,
  }).build(builder)
  assert.deepEqual(atlas.pieces[0]?.axes[0]?.values, [1, 4, 9])
  assert.equal(squared.read({ x: Math.sqrt(2) }, atlas).value, 5 * Math.sqrt(2) ** 2)
})
