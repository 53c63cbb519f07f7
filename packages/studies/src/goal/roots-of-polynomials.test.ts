/** Properties of goals: no root of a polynomial is lost, moved or made up, whatever its scale and however it is scanned. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { logSpaced, spaced } from '@keelson/numerics/spaced.ts'
import { clean } from '@keelson/workflow'
import fc from 'fast-check'
import { type GoalPoint, resolveGoal } from './resolve.ts'

const input = { title: 'Wall thickness', unit: 'mm' }
const SCAN = 41

function goalOf(f: (x: number) => number, target: number, xs: readonly number[]) {
  const point = (x: number): GoalPoint => ({ x, y: f(x), mode: null, status: 'PASS' })
  return resolveGoal({ output: 'values.y', title: 'Y', unit: '-', target, input }, xs.map(point), point)
}

/** Cells of the scan, no two next to each other, and a place within each. */
const cells = fc
  .uniqueArray(fc.record({ cell: fc.integer({ min: 0, max: SCAN - 2 }), part: fc.integer({ min: 0, max: 99 }) }), {
    minLength: 0,
    maxLength: 6,
    comparator: (a, b) => Math.abs(a.cell - b.cell) < 2,
  })
  .map((found) => found.toSorted((a, b) => a.cell - b.cell))

const rootsIn = (xs: readonly number[], places: readonly { cell: number; part: number }[]) =>
  places.map(({ cell, part }) => {
    const [a, b] = [xs[cell] ?? 0, xs[cell + 1] ?? 0]
    return clean(a + ((b - a) * part) / 100)
  })

/** Holds the roots found of a polynomial in u(x) to those that it was made of. */
function assertFound(
  xs: readonly number[],
  roots: readonly number[],
  u: (x: number) => number,
  made: readonly [sign: 1 | -1, target: number],
) {
  const [sign, target] = made
  const width = u(xs.at(-1) ?? 0) - u(xs[0] ?? 0)
  const f = (x: number) => target + sign * roots.reduce((product, root) => (product * 10 * (u(x) - u(root))) / width, 1)
  const goal = goalOf(f, target, xs)
  const found = goal.roots.map(({ x }) => x)
  assert.equal(found.length, roots.length, `${found.join(', ')} for ${roots.join(', ')}`)
  for (const [i, x] of found.entries()) {
    const off = Math.abs(u(x) - u(roots[i] ?? 0)) / width
    assert.ok(off <= WITHIN, `${x} for ${roots[i]}`)
  }
  assert.deepEqual(goal.jumps, [])
}

/** Of the scan: 12 digits of the output, at a slope that other roots near it make flat. */
const WITHIN = 1e-9

test('every root of a polynomial is found, and none besides, where they are a step of the scan apart', () => {
  fc.assert(
    fc.property(
      cells,
      fc.constantFrom<1 | -1>(1, -1),
      fc.integer({ min: -3, max: 6 }),
      fc.integer({ min: -100, max: 100 }),
      (places, sign, power, offset) => {
        const size = 10 ** power
        const xs = spaced(offset * size, (offset + 100) * size, SCAN).map(clean)
        assertFound(xs, rootsIn(xs, places), (x) => x, [sign, 0])
      },
    ),
    { seed: 1, numRuns: 200 },
  )
})

test('so is every root beside a target, and over a scan in equal ratios', () => {
  fc.assert(
    fc.property(cells, fc.constantFrom<1 | -1>(1, -1), fc.constantFrom(1e-3, -0.5, 2), (places, sign, target) => {
      const xs = logSpaced(0.5, 80, SCAN).map(clean)
      assertFound(xs, rootsIn(xs, places), Math.log, [sign, target])
    }),
    { seed: 2, numRuns: 100 },
  )
})

test('a jump over the target is no root, wherever it stands and whichever way it goes', () => {
  const place = fc.double({ min: 0.01, max: 0.99, noNaN: true })
  const height = fc.double({ min: 1e-3, max: 1e3, noNaN: true })
  fc.assert(
    fc.property(place, height, height, fc.boolean(), (at, up, down, rising) => {
      const f = (x: number) => (x < at === rising ? 1 - down : 1 + up) + 1e-4 * x
      const goal = goalOf(f, 1.0001, spaced(0, 1, SCAN).map(clean))
      assert.equal(goal.roots.length, 0)
      const [
        {
          between: [a, b],
          outputs,
        } = { between: [1, 0] as const, outputs: [0, 0] as const },
      ] = goal.jumps
      assert.ok(a < at && at <= b && b - a <= 2e-12)
      assert.deepEqual(outputs, [f(a), f(b)])
    }),
    { seed: 3, numRuns: 100 },
  )
})
