/** Claims about atlas files: what is read, what is inside, and interpolation that keeps to its piece. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { near } from '@keelson/units/testing.ts'
import fc from 'fast-check'
import {
  ATLAS_FORMAT,
  AtlasError,
  type AtlasFile,
  type AtlasPiece,
  interpolate,
  maxRelativeError,
  outside,
  readAtlas,
} from './atlas.ts'

/** y = 2 x^3 z below x = 10, and 5 x z from there on: a jump and a bend. */
const piece = (xs: readonly number[], f: (x: number) => number, ends?: true): AtlasPiece => ({
  slice: { curve: 'a' },
  axes: [
    { name: 'x', title: 'x', unit: 'Pa', scale: 'log', values: xs, ...(ends && { ends_at_kink: true }) },
    { name: 'z', title: 'z', unit: '-', scale: 'linear', values: [1, 2] },
  ],
  responses: {
    y: { unit: '-', scale: 'log', values: xs.flatMap((x) => [f(x), f(x)]) },
    w: { unit: '-', scale: 'linear', values: xs.flatMap(() => [1, 2]) },
  },
})
const atlas: AtlasFile = {
  format: ATLAS_FORMAT,
  id: 'demo',
  parent: { ref: 'modelrepo:demo@1', standards: [], source_sha256: '' },
  built_with: { node: '26' },
  limits: { load: { title: 'Load', unit: 'kN', low: 100, high: 450 } },
  pieces: [piece([1, 4, 10], (x) => 2 * x ** 3, true), piece([10, 30, 100], (x) => 5 * x)],
  holdout: { points: 1, max_relative_error: { y: 0.01 } },
}
const at = (x: number, z = 1, name = 'y') => interpolate(atlas, { curve: 'a' }, { x, z }, name).value

test('a power law is exact between the points of its piece', () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 100, noNaN: true }), fc.double({ min: 1, max: 2, noNaN: true }), (x, z) => {
      near(at(x, z), x < 10 ? 2 * x ** 3 : 5 * x, 1e-12)
    }),
  )
})

test('the kink belongs to the piece that begins there, and nothing is interpolated across it', () => {
  near(at(10), 50, 1e-12)
  near(at(10 * (1 - 1e-15)), 2000, 1e-12)
})

test('grid points are read back as they stand, the far ends included', () => {
  assert.equal(at(100, 2, 'w'), 2)
  assert.equal(at(4, 1, 'w'), 1)
  assert.equal(at(30, 1.5, 'w'), 1.5)
})

test('the cell says between which values it was read', () => {
  const { cell } = interpolate(atlas, { curve: 'a' }, { x: 20, z: 1 }, 'y')
  assert.deepEqual(
    cell.map((c) => [c.name, c.from, c.to]),
    [
      ['x', 10, 30],
      ['z', 1, 2],
    ],
  )
})

test('nothing is extrapolated: beyond the grid, another slice or response is an error', () => {
  for (const x of [0.99, 101]) assert.throws(() => at(x), AtlasError)
  assert.throws(() => at(5, 1, 'v'), /no response v/)
  assert.throws(() => interpolate(atlas, { curve: 'b' }, { x: 5, z: 1 }, 'y'), /no grid/)
  assert.throws(() => interpolate(atlas, { curve: 'a' }, { x: 5 }, 'y'), /no z/)
})

test('an input is inside up to both ends of its range, which the message names in its own unit', () => {
  for (const N of [100e3, 450e3, 450e3 * (1 + 1e-13)]) assert.equal(outside(atlas, 'load', N), undefined)
  assert.match(outside(atlas, 'load', 451e3)?.message ?? '', /100 to 450 kN.*entered: 451 kN/)
  assert.throws(() => outside(atlas, 'mass', 1), /no axis mass/)
})

test('a file is read only where its grid holds together', () => {
  assert.equal(readAtlas(structuredClone(atlas), 'demo').id, 'demo')
  const [first] = atlas.pieces
  const broken: [unknown, RegExp][] = [
    [null, /format/],
    [{ ...atlas, format: 'other' }, /format/],
    [{ ...atlas, id: 'other' }, /of other/],
    [{ ...atlas, pieces: [] }, /no grid/],
    [{ ...atlas, pieces: [{ ...first, axes: [] }] }, /values on a grid/],
    [{ ...atlas, pieces: [piece([1], (x) => x)] }, /fewer than two/],
    [{ ...atlas, pieces: [piece([2, 1], (x) => x)] }, /does not increase/],
    [{ ...atlas, pieces: [piece([0, 1], (x) => x + 1)] }, /scale cannot/],
    [{ ...atlas, pieces: [piece([1, 2], () => 0)] }, /scale cannot/],
    [{ ...atlas, holdout: { points: 0, max_relative_error: {} } }, /held-out/],
  ]
  for (const [file, why] of broken) assert.throws(() => readAtlas(file, 'demo'), why)
})

test('the largest relative error is that of the worst pair', () => {
  assert.equal(maxRelativeError([]), 0)
  near(
    maxRelativeError([
      { direct: 2, interpolated: 2.5 },
      { direct: 10, interpolated: 9 },
    ]),
    0.25,
    1e-12,
  )
})
