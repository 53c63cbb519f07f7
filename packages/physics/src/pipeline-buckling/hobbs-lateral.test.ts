/** The lateral modes: coefficients from the deflected shapes, the infinite mode in closed form, minima and stable roots. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { integral } from '@keelson/equations'
import { assertEquationHolds, closedForm, published } from '@keelson/equations/testing.ts'
import { near } from '@keelson/units/testing.ts'
import fc from 'fast-check'
import * as lateral from './hobbs-lateral.ts'
import { COEFFICIENTS, type HobbsMode, INFINITE, MODES } from './hobbs-modes.ts'
import { lengthAtMinimum, type Pipe, stableLength } from './hobbs-solve.ts'

const EI = 206e9 * (Math.PI / 64) * (0.65 ** 4 - 0.62 ** 4)
const EA = 206e9 * Math.PI * 0.635 * 0.015
const big: Pipe = { EI, EA, mu_l: 0.5, mu_a: 0.3, w: 3800 }
test('the infinite mode in closed form', () => {
  const given = { EI, EA, mu_l: 0.5, w: 3800 }
  const { k_1, k_2 } = INFINITE
  const L = (2.7969e5 * (EI ** 3 / (EA * 1900 ** 2))) ** (1 / 8)
  const closed = published('Hobbs (1984), L^8 = 2.7969e5 EI^3/((mu w)^2 AE)')
  const minimum = closedForm('P_0 = 4/3 P at the minimum')
  assertEquationHolds(lateral.infiniteLengthAtMinimum, {
    worked: [{ args: { k_1, k_2, ...given }, value: L, relTol: 1e-5, source: closed }],
  })
  const P = (k_1 * EI) / L ** 2
  assertEquationHolds(lateral.restrainedForceInfinite, {
    worked: [{ args: { P, k_2, L, ...given }, value: (4 / 3) * P, relTol: 1e-5, source: minimum }],
  })
  near((4 / 3) * P, 2.29 * EI ** 0.25 * 1900 ** 0.5 * EA ** 0.25, 1e-3, 'P_0,min = 2.29 ...')
})

/** Deflected shapes over the main half wave for EI = q = L = 1, and how often it is in the energy integral. */
const SHAPES = {
  // Clamped against lift at both ends: tan(n/2) = n/2.
  '1': (n: number) => ({
    y: (x: number) => (1 - (n * x) ** 2 / 2 + n ** 2 / 8 - Math.cos(n * x) / Math.cos(n / 2)) / n ** 4,
    slope: (x: number) => (Math.sin(n * x) / Math.cos(n / 2) - n * x) / n ** 3,
    bend: (x: number) => (Math.cos(n * x) / Math.cos(n / 2) - 1) / n ** 2,
  }),
  infinite: (n: number) => ({
    y: (x: number) => (1 + Math.cos(n * x) + Math.PI ** 2 / 2 - (n * x) ** 2 / 2) / n ** 4,
    slope: (x: number) => (-Math.sin(n * x) - n * x) / n ** 3,
    bend: (x: number) => (-Math.cos(n * x) - 1) / n ** 2,
  }),
}
const largest = (f: (x: number) => number) =>
  Math.max(...Array.from({ length: 4001 }, (_, i) => Math.abs(f(-0.5 + i / 4000))))

test('mode 1: the printed coefficients follow from its deflected shape', () => {
  const c = COEFFICIENTS['1']
  const n = Math.sqrt(c.k_1)
  near(Math.tan(n / 2), n / 2, 2e-3, 'stationary n')
  const { y, slope, bend } = SHAPES['1'](n)
  near(largest(y), c.k_4, 1e-3, 'k_4')
  near(largest(bend), c.k_5, 1e-3, 'k_5')
  near(largest(slope), c.k_6, 1e-3, 'k_6')
  // Half the energy integral over the square of the slip coefficient.
  near(integral(-0.5, 0.5, (x) => slope(x) ** 2) / (2 * c.k_3 ** 2), c.k_2, 1e-3, 'k_2')
})

test('infinite mode: the printed coefficients follow from its deflected shape', () => {
  const { y, slope, bend } = SHAPES.infinite(2 * Math.PI)
  near(largest(y), INFINITE.k_4, 1e-3, 'k_4')
  near(largest(bend), INFINITE.k_5, 1e-3, 'k_5')
  near(largest(slope), INFINITE.k_6, 1e-3, 'k_6')
  near(integral(-0.5, 0.5, (x) => slope(x) ** 2) / 2, INFINITE.k_2, 1e-3, 'k_2')
})

/** P_0 by the printed equations. */
function balanced(mode: HobbsMode, pipe: Pipe, L: number): number {
  if (mode === 'infinite') {
    const P = lateral.buckleForce.evaluate({ k_1: INFINITE.k_1, EI: pipe.EI, L })
    return lateral.restrainedForceInfinite.evaluate({ ...pipe, P, k_2: INFINITE.k_2, L })
  }
  const c = COEFFICIENTS[mode]
  const P = lateral.buckleForce.evaluate({ k_1: c.k_1, EI: pipe.EI, L })
  return lateral.restrainedForceLocalised.evaluate({ ...pipe, P, k_2: c.k_2, k_3: c.k_3, L })
}

test('minima of a 650 mm pipe are those of the independent calculation', () => {
  const pipe = { ...big, mu_a: 0.5 }
  const forces = [3141490, 3035350, 2982820, 2977520, 3712120]
  const lengths = [110.86, 78.5134, 73.3544, 66.6785, 66.3941]
  MODES.forEach((mode, i) => {
    const { L } = lengthAtMinimum(mode, pipe)
    near(L, lengths[i], 1e-5, `L of mode ${mode}`)
    near(balanced(mode, pipe, L), forces[i], 1e-5, `P_0 of mode ${mode}`)
  })
})

const pipes = fc.record({
  EI: fc.double({ min: 1e4, max: 1e10, noNaN: true }),
  EA: fc.double({ min: 1e7, max: 1e11, noNaN: true }),
  mu_l: fc.double({ min: 0.01, max: 10, noNaN: true }),
  mu_a: fc.double({ min: 0.01, max: 10, noNaN: true }),
  w: fc.double({ min: 1, max: 1e5, noNaN: true }),
})

test('no length gives less than the minimum, and the stable root balances its force beyond it', () => {
  fc.assert(
    fc.property(
      pipes,
      fc.constantFrom(...MODES),
      fc.double({ min: 1.001, max: 100, noNaN: true }),
      (pipe, mode, up) => {
        const minimum = lengthAtMinimum(mode, pipe)
        const least = balanced(mode, pipe, minimum.L)
        for (const z of [0.5, 0.9, 0.999, 1.001, 1.1, 2])
          assert.ok(balanced(mode, pipe, z * minimum.L) >= least * (1 - 1e-9))
        const stable = stableLength(mode, pipe, up * least, minimum)
        assert.ok(stable && stable.L > minimum.L)
        near(balanced(mode, pipe, stable.L), up * least, 1e-8, 'balanced force')
        near(stable.trial, minimum.L, 1e-9, 'trial')
        assert.equal(stableLength(mode, pipe, 0.999 * least, minimum), undefined)
      },
    ),
    { numRuns: 200 },
  )
})

test('where friction along the pipe is nothing, or all, the search begins at its answer', () => {
  for (const mu_a of [1e-9, 1e9]) {
    const { L, trial } = lengthAtMinimum('3', { ...big, mu_a })
    near(trial, L, 1e-6, `at ${mu_a}`)
  }
})

test('the infinite mode needs no search for its minimum', () => {
  const { L, ...how } = lengthAtMinimum('infinite', big)
  assert.deepEqual(how, { trial: L, residual: 0, iterations: 0 })
})

test('more lateral friction raises the minimum of every mode, and axial friction that of the localised ones', () => {
  for (const mode of MODES) {
    const at = (pipe: Pipe) => balanced(mode, pipe, lengthAtMinimum(mode, pipe).L)
    assert.ok(at({ ...big, mu_l: 0.6 }) > at(big))
    const more = at({ ...big, mu_a: 0.6 })
    assert.ok(mode === 'infinite' ? more === at(big) : more > at(big))
  }
})
