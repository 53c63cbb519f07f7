/** Claims about a body on elastic slings: balance of forces and moments, work, symmetry, a peer, and slack. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { near } from '@keelson/units/testing.ts'
import { type HungBody, hangingAt, resultantOf, startAbove } from './elastic-slings.ts'
import { type FourSlings, pointsOf, pulls, skewLoad } from './skew-load.ts'
import { along, cross, dot, length, minus, plus, solved, times, type Vector } from './vector.ts'

const offset: FourSlings = {
  length: 8,
  breadth: 4,
  centreOfGravity: [0.3, 0.15, 1.5],
  weight: 539365.75,
  axialStiffness: 6e7,
  slingLength: 8,
  tolerance: 0.0025,
}
const centred: FourSlings = { ...offset, centreOfGravity: [0, 0, 1.5] }

const bodyOf = (four: FourSlings, signs: readonly number[]): HungBody => ({
  slings: pointsOf(four).map((at, i) => ({
    at,
    unstretched: four.slingLength * (1 + (signs[i] ?? 0) * four.tolerance),
  })),
  centreOfGravity: [four.centreOfGravity[0], four.centreOfGravity[1], -four.centreOfGravity[2]],
  weight: four.weight,
  axialStiffness: four.axialStiffness,
})

test('in every combination forces and moments balance', () => {
  const { combinations, nominal, points } = skewLoad(offset)
  const c: Vector = [0.3, 0.15, -1.5]
  for (const hanging of [nominal, ...combinations.map((one) => one.hanging)]) {
    const { whole, upward } = pulls(offset, hanging)
    near(whole, offset.weight, 1e-11)
    near(upward, offset.weight, 1e-11)
    const moment = points.reduce<Vector>(
      (sum, at, i) => {
        const leg = minus(hanging.hook, at)
        return plus(sum, cross(minus(at, c), times((hanging.forces[i] ?? 0) / length(leg), leg)))
      },
      [0, 0, 0],
    )
    assert.ok(length(moment) < 1e-10 * offset.weight)
  }
})

test('a little more weight sinks the load by what the energy says', () => {
  const energyAt = (weight: number) => {
    const body = { ...bodyOf(offset, [1, -1, 1, -1]), weight }
    const { hook, forces } = hangingAt(body, startAbove(body))
    const drop = length(minus(hook, body.centreOfGravity))
    const strain = forces.reduce(
      (sum, F, i) => sum + (F ** 2 * (body.slings[i]?.unstretched ?? 0)) / (2 * body.axialStiffness),
      0,
    )
    return { drop, potential: strain - weight * drop }
  }
  const [W, step] = [offset.weight, offset.weight * 1e-3]
  const slope = (energyAt(W + step).potential - energyAt(W - step).potential) / (2 * step)
  near(-slope, energyAt(W).drop, 1e-7)
})

test('rest does not depend on where the search begins', () => {
  const body = bodyOf(offset, [-1, 1, 1, -1])
  const own = hangingAt(body, startAbove(body))
  for (const start of [
    [0, 0, 3],
    [2, -1, 9],
    [-3, 1, 6],
  ] as const) {
    const other = hangingAt(body, start)
    for (const [i, F] of other.forces.entries()) near(F, own.forces[i] ?? 0, 1e-9)
  }
})

test('a centred load pulls four slings alike, and its combinations mirror each other', () => {
  const { nominal, combinations } = skewLoad(centred)
  for (const F of nominal.forces) near(F, nominal.forces[0] ?? 0, 1e-12)
  const largest = [0, 1, 2, 3].map((i) => Math.max(...combinations.map(({ hanging }) => hanging.forces[i] ?? 0)))
  for (const F of largest) near(F, largest[0] ?? 0, 1e-9)
})

test('the skew of a centred load is about stiffness times tolerance over the nominal force', () => {
  const { nominal, combinations } = skewLoad({ ...centred, tolerance: 1e-4 })
  const F_0 = nominal.forces[0] ?? 0
  const skew = Math.max(...combinations.map(({ hanging }) => hanging.forces[0] ?? 0)) / F_0
  near(skew - 1, (6e7 * 1e-4) / F_0, 0.01)
})

test('a peer found 1.2766 for 980 t on 13 m slings, the exact solution is a thousandth above', () => {
  const { nominal, combinations } = skewLoad({
    ...centred,
    length: 20,
    breadth: 2,
    centreOfGravity: [0, 0, 0],
    weight: 980e3 * 9.81,
    axialStiffness: 412335e3,
    slingLength: 13,
  })
  const skew = Math.max(...combinations.map(({ hanging }) => (hanging.forces[0] ?? 0) / (nominal.forces[0] ?? 0)))
  near(skew, 1.276581, 2e-3)
  near(skew, 1.278162, 1e-6)
})

test('without tolerance nothing is skewed, and with much of it two slings carry all', () => {
  const exact = skewLoad({ ...offset, tolerance: 0 })
  for (const { hanging } of exact.combinations)
    for (const [i, F] of hanging.forces.entries()) near(F, exact.nominal.forces[i] ?? 0, 1e-9)
  const stiff = skewLoad({ ...centred, breadth: 8, axialStiffness: 1e10, tolerance: 0.02 })
  const crossed = stiff.combinations.find(({ signs }) => signs.join() === '1,-1,1,-1')?.hanging.forces ?? []
  assert.deepEqual([crossed[0], crossed[2]], [0, 0])
  near(crossed[1] ?? 0, crossed[3] ?? 1, 1e-9)
})

test('a load that no sling can reach finds no rest and says so', () => {
  const body = { ...bodyOf(centred, [0, 0, 0, 0]), weight: 1e15 }
  assert.throws(() => hangingAt({ ...body, weight: Number.NaN }, [0, 0, 5]), /cannot support the load/)
})

test('the pull of the slings is their sum towards the hook', () => {
  const one = { slings: [{ at: [0, 3, 0] as Vector, unstretched: 1 }] }
  const hanging = { hook: [4, 0, 0] as Vector, forces: [10], residual: 0, iterations: 0, start: [0, 0, 0] as Vector }
  const pull = resultantOf(one, hanging)
  near(pull[0], 8, 1e-12)
  near(pull[1], -6, 1e-12)
  assert.equal(pull[2], 0)
})

test('a matrix stretches along its vector and across it, and its system is solved', () => {
  const v: Vector = [1, 2, -2]
  const K = along(v, 5, 3)
  const product = (x: Vector): Vector => [dot(K[0], x), dot(K[1], x), dot(K[2], x)]
  for (const [x, k] of [
    [v, 5],
    [[2, -1, 0], 3],
    [[0, 1, 1], 3],
  ] as const)
    for (const [i, part] of product(x).entries()) assert.ok(Math.abs(part - k * (x[i] ?? 0)) < 1e-12)
  const A: readonly [Vector, Vector, Vector] = [
    [2, 1, 0],
    [0, 3, 1],
    [1, 0, 4],
  ]
  const x = solved(A, [4, 9, 13])
  assert.deepEqual(
    x?.map((part) => Math.round(part * 1e9) / 1e9),
    [1, 2, 3],
  )
  assert.equal(solved([v, v, v], [1, 1, 1]), undefined)
})

test('the search begins where unstretched slings meet above the centre of gravity, the shortest reach first', () => {
  const body = bodyOf(offset, [0, 0, 0, 0])
  const [x, y, z] = startAbove(body)
  assert.deepEqual([x, y], [0.3, 0.15])
  near(z, Math.sqrt(64 - 4.3 ** 2 - 2.15 ** 2), 1e-12)
})
