/** Stability functions by their power series, the stiffness they make by hand, and the modes of a clamped member. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { near, within } from '@keelson/units/testing.ts'
import { placed } from './member.ts'
import { clampedModes, compressedStiffness, stabilityFunctions } from './stability-functions.ts'

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1))
const series = (u: number, term: (k: number) => number) =>
  [2, 3, 4, 5, 6].reduce((sum, k) => sum + (-1) ** k * term(k) * u ** (2 * k), 0)

test('a hardly compressed member: the functions are the quotients of the power series of sin and cos', () => {
  // u^(2k) of 2 - 2 cos u - u sin u, of u sin u - u^2 cos u and of u^2 - u sin u, each with (-1)^k.
  const below = (k: number) => (2 * k - 2) / factorial(2 * k)
  const atNear = (k: number) => (2 * k - 2) / factorial(2 * k - 1)
  const atFar = (k: number) => 1 / factorial(2 * k - 1)
  for (const u of [0.03, 0.06, 0.0999, 0.101]) {
    near(stabilityFunctions(u).near, series(u, atNear) / series(u, below), 5e-11)
    near(stabilityFunctions(u).far, series(u, atFar) / series(u, below), 5e-11)
  }
})

const [EA, EI] = [7e6, 3e5]

test('a member on a slope of 3, 4, 5 at u = pi/2: its stiffness along the axes of the frame, by hand', () => {
  const member = placed({ start: 0, end: 1, EA, EI }, [1, 2], [4, 6], [0, 0])
  const [L, c, s] = [5, 0.6, 0.8]
  const P = (Math.PI ** 2 * EI) / 4 / L ** 2
  // sin u = 1, cos u = 0: near = u/(2 - u), far = u (u - 1)/(2 - u); Livesley and Chandler (1956).
  const e = ((Math.PI / (4 - Math.PI)) * EI) / L
  const f = (((Math.PI * (Math.PI - 2)) / (8 - 2 * Math.PI)) * EI) / L
  const along = EA / L
  const d = (e + f) / L
  const across = (2 * d) / L - P / L
  const xx = along * c ** 2 + across * s ** 2
  const xy = (along - across) * c * s
  const yy = along * s ** 2 + across * c ** 2
  const [ds, dc] = [d * s, d * c]
  const expected = [
    [xx, xy, -ds, -xx, -xy, -ds],
    [xy, yy, dc, -xy, -yy, dc],
    [-ds, dc, e, ds, -dc, f],
    [-xx, -xy, ds, xx, xy, ds],
    [-xy, -yy, -dc, xy, yy, -dc],
    [-ds, dc, f, ds, -dc, e],
  ].flat()
  const found = compressedStiffness(member, P)
  assert.equal(found.length, 36)
  expected.forEach((k, at) => {
    near(found[at], k, 1e-10, `row ${Math.floor(at / 6)}, column ${at % 6}`)
  })
})

test('a clamped member has a mode at u = 2 pi n, and at twice each root of tan h = h', () => {
  const member = placed({ start: 0, end: 1, EA, EI }, [0, 0], [5, 0], [0, 0])
  const modesAt = (u: number) => clampedModes(member, (u / 5) ** 2 * EI)
  const roots = [2 * Math.PI, 2 * 4.493409457909064, 4 * Math.PI, 2 * 7.725251836937707, 6 * Math.PI]
  roots.forEach((root, below) => {
    assert.equal(modesAt(root - 1e-3), below)
    assert.equal(modesAt(root + 1e-3), below + 1)
  })
  // Near pi n, where the member between hinges has its modes, it has none of its own.
  for (const [n, modes] of [
    [1, 0],
    [3, 2],
    [5, 4],
  ] as const)
    for (const by of [-1e-3, 1e-3]) assert.equal(modesAt(n * Math.PI + by), modes)
})

test('without compression the functions are 4 and 2', () => {
  within(stabilityFunctions(0).near, 4, 0)
  within(stabilityFunctions(0).far, 2, 0)
})
