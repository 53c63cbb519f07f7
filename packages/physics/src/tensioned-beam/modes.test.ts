/** Claims about natural modes of varying beams: uniform beams in closed form, chains, strings, springs and masses. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { silent } from '@keelson/equations'
import fc from 'fast-check'
import { AssembledBeam, type Beam, type BeamEnd } from './assembled.ts'
import type { BeamElement } from './element.ts'
import { modeOfBeam } from './mode-of-beam.ts'
import { naturalModes } from './modes.ts'
import { SPAN_ENDS, type SpanEnds, uniformMode } from './uniform-modes.ts'

const PINNED: BeamEnd = { deflects: false, turns: true }
const FIXED: BeamEnd = { deflects: false, turns: false }
const FREE: BeamEnd = { deflects: true, turns: true }
const ENDS: Readonly<Record<SpanEnds, readonly [BeamEnd, BeamEnd]>> = {
  'pinned-pinned': [PINNED, PINNED],
  'fixed-fixed': [FIXED, FIXED],
  'fixed-pinned': [FIXED, PINNED],
  cantilever: [FIXED, FREE],
}

const SECTION = { L: 60, EI: 2.2e7, m_e: 200, T: 3e5 }
const TWO_PI = 2 * Math.PI

/** Equal elements under a tension that runs straight from one end to the other. */
function elements(count: number, { L, EI, m_e, T, T_end = T }: typeof SECTION & { T_end?: number }): BeamElement[] {
  const tension = (i: number) => T + ((T_end - T) * i) / count
  return Array.from({ length: count }, (_, i) => ({
    length: L / count,
    bendingStiffness: EI,
    mass: m_e,
    tensionStart: tension(i),
    tensionEnd: tension(i + 1),
  }))
}
function beam(ends: SpanEnds, count: number, section: typeof SECTION & { T_end?: number } = SECTION): Beam {
  const [start, end] = ENDS[ends]
  return { elements: elements(count, section), start, end }
}
const near = (got: number, expected: number, relTol: number, what = '') =>
  assert.ok(Math.abs(got - expected) <= relTol * Math.abs(expected), `${what} ${got}, not ${expected}`)

test('a uniform beam of 60 elements has ten modes of the closed form to 1e-4, and its factors and curvatures to 1e-3', () => {
  for (const ends of SPAN_ENDS) {
    const whole = beam(ends, 60)
    const { omega, shapes } = naturalModes(whole, 10)
    for (const [k, w] of omega.entries()) {
      const exact = uniformMode({ ends, ...SECTION }, k + 1, silent)
      near(w / TWO_PI, exact.f_n, 1e-4, `${ends} ${k + 1}`)
      const { gamma_n, largestCurvatures } = modeOfBeam(whole, shapes[k] as Float64Array, w)
      near(gamma_n, exact.gamma_n, 1e-3, `${ends} ${k + 1}`)
      near(Math.max(...largestCurvatures), exact.kappa_n, 1e-3, `${ends} ${k + 1}`)
    }
  }
})

test('elements half as long leave a sixteenth of the error', () => {
  const error = (count: number) => {
    const { omega } = naturalModes(beam('fixed-fixed', count, { ...SECTION, T: 0 }), 3)
    return (omega[2] ?? 0) / TWO_PI / uniformMode({ ends: 'fixed-fixed', ...SECTION, T: 0 }, 3, silent).f_n - 1
  }
  for (const count of [10, 20, 40]) near(error(count) / error(2 * count), 16, 0.1)
})

test('elements too short for the digits of their stiffness do not spoil the lowest mode', () => {
  const { omega } = naturalModes(beam('pinned-pinned', 2000, { ...SECTION, T: 0 }), 1)
  near((omega[0] ?? 0) / TWO_PI, uniformMode({ ends: 'pinned-pinned', ...SECTION, T: 0 }, 1, silent).f_n, 1e-8)
})

test('a hanging chain has the zeros of the Bessel function J_0', () => {
  const [L, m_e, g] = [200, 150, 9.80665]
  const chain = beam('pinned-pinned', 400, { L, EI: 1, m_e, T: m_e * g * L, T_end: 0 })
  const { omega } = naturalModes({ ...chain, end: FREE }, 4)
  // Abramowitz and Stegun (1964), table 9.5
  for (const [k, zero] of [2.4048255577, 5.5200781103, 8.6537279129, 11.7915344391].entries())
    near(omega[k] ?? 0, (zero / 2) * Math.sqrt(g / L), 1e-4)
})

test('a heavy string between two ends has the zeros of products of Bessel functions', () => {
  const [L, m_e, T, ratio] = [1000, 100, 1e6, 1.25]
  const { omega } = naturalModes(beam('pinned-pinned', 400, { L, EI: 1, m_e, T, T_end: T * ratio ** 2 }), 3)
  const weight = (T * (ratio ** 2 - 1)) / L
  for (const [k, w] of omega.entries()) {
    // Abramowitz and Stegun (1964), 9.5.28, of order 0
    const beta = ((k + 1) * Math.PI) / (ratio - 1)
    const p = -1 / (8 * ratio)
    const q = (25 * (ratio ** 3 - 1)) / (6 * (4 * ratio) ** 3 * (ratio - 1))
    near(w, ((beta + p / beta + (q - p ** 2) / beta ** 3) * weight) / (2 * Math.sqrt(m_e * T)), 1e-5)
  }
})

test('between any two modes lie as many values as modes were found', () => {
  const riser = beam('fixed-pinned', 80, { ...SECTION, T_end: 8e5 })
  const { omega } = naturalModes(riser, 20)
  const assembled = new AssembledBeam(riser)
  for (let k = 1; k < omega.length; k++) {
    const between = (((omega[k - 1] ?? 0) + (omega[k] ?? 0)) / 2) ** 2
    assert.equal(assembled.valuesBelow(between), k)
  }
})

const share = fc.double({ min: 0.2, max: 5, noNaN: true })
const varying = fc
  .tuple(
    fc.constantFrom(...SPAN_ENDS),
    fc.array(fc.tuple(share, share, share, share), { minLength: 12, maxLength: 24 }),
  )
  .map(([ends, rows]): Beam => {
    const [start, end] = ENDS[ends]
    return {
      elements: rows.map(([length, EI, m, T]) => ({
        length,
        bendingStiffness: EI * 1e6,
        mass: m * 100,
        tensionStart: T * 1e5,
        tensionEnd: T * 1e5,
      })),
      start,
      end,
    }
  })

test('modes of any beam stand square on each other in mass', () => {
  fc.assert(
    fc.property(varying, (any) => {
      const { shapes } = naturalModes(any, 5)
      const assembled = new AssembledBeam({ ...any, start: FREE, end: FREE })
      for (const [i, a] of shapes.entries())
        for (const [j, b] of shapes.entries()) {
          const product = assembled.massTimes(a).reduce((sum, f, k) => sum + f * (b[k] ?? 0), 0)
          assert.ok(Math.abs(product - (i === j ? 1 : 0)) < 1e-6, `${i} ${j} ${product}`)
        }
    }),
    { numRuns: 30 },
  )
})

test('tension, stiffness and springs raise every frequency of any beam, and mass lowers it', () => {
  const all = (b: Beam) => naturalModes(b, 4).omega
  const above = (high: readonly number[], low: readonly number[]) =>
    assert.ok(high.every((w, k) => w > (low[k] ?? 0) * (1 - 1e-9)) && (high[0] ?? 0) > (low[0] ?? 0))
  fc.assert(
    fc.property(varying, (any) => {
      const base = all(any)
      const each = (change: (e: BeamElement) => Partial<BeamElement>) =>
        all({ ...any, elements: any.elements.map((e) => ({ ...e, ...change(e) })) })
      const middle = Math.floor(any.elements.length / 2)
      above(
        each((e) => ({ tensionStart: 2 * e.tensionStart, tensionEnd: 2 * e.tensionEnd })),
        base,
      )
      above(
        each((e) => ({ bendingStiffness: 2 * e.bendingStiffness })),
        base,
      )
      above(
        base,
        each((e) => ({ mass: 1.5 * e.mass })),
      )
      above(all({ ...any, nodes: [{ node: middle, spring: 1e5 }] }), base)
      above(all({ ...any, nodes: [{ node: middle, rotationalSpring: 1e6 }] }), base)
      above(base, all({ ...any, nodes: [{ node: middle, mass: 1e3 }] }))
    }),
    { numRuns: 15 },
  )
})

test('a beam that is the same from both ends has modes that are even and odd in turn', () => {
  const half = elements(10, { ...SECTION, L: 30, T_end: 6e5 })
  const mirrored = half.toReversed().map((e) => ({ ...e, tensionStart: e.tensionEnd, tensionEnd: e.tensionStart }))
  const whole: Beam = { elements: [...half, ...mirrored], start: FIXED, end: FIXED }
  for (const [k, shape] of naturalModes(whole, 6).shapes.entries()) {
    const at = (i: number) => shape[2 * i] ?? 0
    const largest = Math.max(...shape.map(Math.abs))
    for (let i = 0; i <= 20; i++) assert.ok(Math.abs(at(20 - i) - (k % 2 === 0 ? 1 : -1) * at(i)) < 1e-7 * largest)
  }
})

test('a heavy mass on a light beam swings as on a spring of 48 EI/L^3', () => {
  const { L, EI } = SECTION
  const mass = 1e7
  const light = { ...beam('pinned-pinned', 20, { ...SECTION, m_e: 1, T: 0 }), nodes: [{ node: 10, mass }] }
  near((naturalModes(light, 1).omega[0] ?? 0) ** 2, (48 * EI) / (L ** 3 * mass), 1e-5)
})

test('springs that grow make a pinned end a fixed one, and a middle a support', () => {
  const { L } = SECTION
  const stiff = 1e14
  const pinned = beam('pinned-pinned', 40)
  const turning = { ...pinned, nodes: [0, 40].map((node) => ({ node, rotationalSpring: stiff })) }
  near(naturalModes(turning, 1).omega[0] ?? 0, naturalModes(beam('fixed-fixed', 40), 1).omega[0] ?? 0, 1e-5)
  const [first, second] = naturalModes({ ...pinned, nodes: [{ node: 20, spring: stiff }] }, 2).omega
  near((first ?? 0) / TWO_PI, uniformMode({ ends: 'pinned-pinned', ...SECTION, L: L / 2 }, 1, silent).f_n, 1e-5)
  near((second ?? 0) / TWO_PI, uniformMode({ ends: 'fixed-pinned', ...SECTION, L: L / 2 }, 1, silent).f_n, 1e-5)
})

test('a beam whose elements are cut in uneven pieces keeps its modes', () => {
  const even = elements(120, SECTION)
  const uneven = even.flatMap((e, i) =>
    (i % 3 === 0 ? [0.3, 0.7] : [1]).map((part) => ({ ...e, length: part * e.length })),
  )
  const modes = (all: readonly BeamElement[]) => naturalModes({ elements: all, start: FIXED, end: PINNED }, 5).omega
  for (const [k, w] of modes(uneven).entries()) near(w, modes(even)[k] ?? 0, 1e-6)
})

test('every mode that a short beam has can be asked for but one, and its values are all of them', () => {
  const short = beam('pinned-pinned', 4)
  assert.equal(naturalModes(short, 3).omega.length, 3)
  assert.throws(() => naturalModes(short, 4), /too few nodes/)
})

test('what buckles or moves without force, and what is no count, is refused', () => {
  const { EI, L } = SECTION
  const euler = (Math.PI ** 2 * EI) / L ** 2
  const under = (T: number) => naturalModes(beam('pinned-pinned', 40, { ...SECTION, T }), 1).omega[0] ?? 0
  assert.ok(under(-0.99 * euler) > 0)
  assert.throws(() => under(-1.01 * euler), /buckles/)
  assert.throws(
    () => naturalModes({ ...beam('pinned-pinned', 40, { ...SECTION, T: 0 }), end: FREE }, 1),
    /zero-stiffness mode/,
  )
  assert.throws(() => naturalModes(beam('pinned-pinned', 40), 0), /integer of at least 1/)
  assert.throws(() => naturalModes({ elements: [], start: FIXED, end: FREE }, 1), /at least one element/)
})

test('under a tension that falls to a twentieth, 80 elements have the shape and the curvatures of 640, element by element', () => {
  const section = { ...SECTION, T: 4e6, T_end: 2e5 }
  const modeOf = (count: number, k: number) => {
    const whole = beam('pinned-pinned', count, section)
    const { omega, shapes } = naturalModes(whole, 3)
    return modeOfBeam(whole, shapes[k] as Float64Array, omega[k] as number)
  }
  for (const k of [0, 2]) {
    const [coarse, fine] = [modeOf(80, k), modeOf(640, k)]
    assert.equal(coarse.deflections.length, 81)
    for (const [i, w] of coarse.deflections.entries()) assert.ok(Math.abs(w - (fine.deflections[8 * i] ?? 2)) < 2e-5)
    const most = Math.max(...fine.largestCurvatures)
    for (const [i, chi] of coarse.largestCurvatures.entries()) {
      const within = Math.max(...fine.largestCurvatures.slice(8 * i, 8 * i + 8))
      assert.ok(Math.abs(chi - within) < 2e-5 * most, `mode ${k + 1}, element ${i}: ${chi}, not ${within}`)
    }
  }
})
