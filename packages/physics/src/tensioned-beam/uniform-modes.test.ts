/** Claims about natural modes of uniform beams under tension, against handbooks and limits that need no solver. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newTrace, silent } from '@keelson/equations'
import fc from 'fast-check'
import { bucklingCompression } from './uniform.ts'
import { bucklingPhase, PINNED, SPAN_ENDS, type SpanEnds, type UniformBeam, uniformMode } from './uniform-modes.ts'

const BEAM = { ends: PINNED, L: 40, EI: 2.2e7, m_e: 200, T: 2.5e5 } as const satisfies UniformBeam
const mode = (changed: Partial<UniformBeam>, n = 1) => uniformMode({ ...BEAM, ...changed }, n, silent)
const near = (got: number, expected: number, relTol: number) =>
  assert.ok(Math.abs(got - expected) <= relTol * Math.abs(expected), `${got}, not ${expected}`)

/** Roots beta L without tension: of cosh x cos x = 1, of tan x = tanh x, and of cosh x cos x = -1. */
const ROOTS: Readonly<Record<SpanEnds, readonly number[]>> = {
  'pinned-pinned': [Math.PI, 2 * Math.PI, 3 * Math.PI],
  'fixed-fixed': [4.73004074486, 7.8532046241, 10.995607838, 14.1371654913, 17.2787596574],
  'fixed-pinned': [3.92660231, 7.06858275, 10.21017612, 13.35176878, 16.49336143],
  cantilever: [1.87510407, 4.69409113, 7.85475744, 10.99554073, 14.13716839],
}

test('without tension the frequencies are those of the handbooks', () => {
  for (const ends of SPAN_ENDS)
    for (const [k, root] of ROOTS[ends].entries()) {
      const expected = (root ** 2 / (2 * Math.PI * BEAM.L ** 2)) * Math.sqrt(BEAM.EI / BEAM.m_e)
      near(mode({ ends, T: 0 }, k + 1).f_n, expected, 1e-8)
    }
})

test('the mode factors are those of Blevins, table 3-1', () => {
  near(mode({}).gamma_n, 1.155, 5e-4)
  for (const [k, gamma] of [1.305, 1.499, 1.537].entries())
    near(mode({ ends: 'cantilever', T: 0 }, k + 1).gamma_n, gamma, 5e-4)
})

test('curvature over deflection is that of beams without tension', () => {
  const ratio = (ends: SpanEnds) => mode({ ends, T: 0 }).kappa_n * BEAM.L ** 2
  near(ratio('pinned-pinned'), Math.PI ** 2, 1e-12)
  near(ratio('fixed-fixed'), 28.175, 1e-4)
  near(ratio('fixed-pinned'), 20.432, 1e-4)
  near(ratio('cantilever'), 3.516, 1e-4)
})

test('tension raises the frequency of every mode, and the modes stand in order', () => {
  const tension = fc.double({ min: -0.9, max: 200, noNaN: true })
  const step = fc.double({ min: 0.01, max: 50, noNaN: true })
  fc.assert(
    fc.property(fc.constantFrom(...SPAN_ENDS), tension, step, fc.integer({ min: 1, max: 30 }), (ends, a, b, n) => {
      const P_cr = bucklingCompression.evaluate({ z_cr: bucklingPhase(ends), EI: BEAM.EI, L: BEAM.L })
      const [less, more] = [a * P_cr, (a + b) * P_cr]
      assert.ok(mode({ ends, T: more }, n).f_n > mode({ ends, T: less }, n).f_n)
      assert.ok(mode({ ends, T: less }, n + 1).f_n > mode({ ends, T: less }, n).f_n)
    }),
  )
})

test('just above its buckling load a beam hardly vibrates, and half of it takes 0.25 to 0.35 of the frequency', () => {
  for (const ends of SPAN_ENDS) {
    const P_cr = bucklingCompression.evaluate({ z_cr: bucklingPhase(ends), EI: BEAM.EI, L: BEAM.L })
    const free = mode({ ends, T: 0 }).f_n
    assert.ok(mode({ ends, T: -P_cr * (1 - 1e-8) }).f_n < 2e-4 * free)
    const left = mode({ ends, T: -P_cr / 2 }).f_n / free
    assert.ok(left > 0.65 && left < 0.75, `${ends}: ${left}`)
  }
})

test('a beam of next to no stiffness is a string', () => {
  const wave = Math.sqrt(BEAM.T / BEAM.m_e) / (2 * BEAM.L)
  for (const n of [1, 2, 7]) {
    for (const ends of [PINNED, 'fixed-fixed', 'fixed-pinned'] as const)
      near(mode({ ends, EI: 1 }, n).f_n, n * wave, 2e-3)
    near(mode({ ends: 'cantilever', EI: 1 }, n).f_n, (n - 0.5) * wave, 2e-3)
  }
})

test('between like ends the modes are even and odd in turn', () => {
  for (const ends of [PINNED, 'fixed-fixed'] as const)
    for (const n of [1, 2, 3, 8]) {
      const { deflection, curvature } = mode({ ends }, n)
      const sign = n % 2 === 1 ? 1 : -1
      const largest = Math.abs(deflection(BEAM.L / 2 / n))
      for (const x of [3, 11, 17.5]) {
        assert.ok(Math.abs(deflection(BEAM.L - x) - sign * deflection(x)) < 1e-9 * largest)
        assert.ok(Math.abs(curvature(BEAM.L - x) - sign * curvature(x)) < 1e-9 * largest)
      }
    }
})

test('every end is met: no deflection and slope where it is fixed, no moment where it is pinned or free', () => {
  const slope = (of: (x: number) => number, x: number) => (of(x + 1e-5) - of(x - 1e-5)) / 2e-5
  const { L } = BEAM
  for (const n of [1, 2, 5]) {
    const held = mode({ ends: 'fixed-fixed' }, n)
    const half = mode({ ends: 'fixed-pinned' }, n)
    const free = mode({ ends: 'cantilever' }, n)
    for (const m of [held, half, free]) {
      assert.ok(Math.abs(m.deflection(0)) < 1e-12)
      assert.ok(Math.abs(slope(m.deflection, 0)) < 1e-6)
    }
    assert.ok(Math.abs(held.deflection(L)) < 1e-9 && Math.abs(slope(held.deflection, L)) < 1e-6)
    assert.ok(Math.abs(half.deflection(L)) < 1e-9 && Math.abs(half.curvature(L)) < 1e-9 * half.kappa_n)
    assert.ok(Math.abs(free.curvature(L)) < 1e-9 * free.kappa_n)
  }
})

test('a span far too long for hyperbolic functions has its modes', () => {
  for (const ends of SPAN_ENDS) {
    const { f_n, gamma_n, kappa_n } = mode({ ends, L: 5000, T: 2e6 }, 30)
    assert.ok([f_n, gamma_n, kappa_n].every((x) => Number.isFinite(x) && x > 0))
  }
})

test('a traced mode says which equation its phase fulfils', () => {
  const trace = newTrace()
  uniformMode({ ...BEAM, ends: 'fixed-fixed' }, 2, trace)
  const phase = trace.steps.find((s) => s.symbol === 'z')
  assert.ok(phase?.kind === 'solved' && phase.shown?.symbol === 'c_ff')
  const met = trace.steps.find((s) => s.symbol === 'c_ff')
  assert.ok(met?.kind === 'equation' && Math.abs((met.left?.value ?? 1) - met.value) < 1e-12)
})
