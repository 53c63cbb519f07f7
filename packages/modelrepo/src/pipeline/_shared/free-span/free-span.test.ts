/** What the free span workflows share: how a span and its pipe are drawn, and where its closed forms end. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newTrace, silent } from '@keelson/equations'
import type { Shape } from '@keelson/figures'
import { figure } from '@keelson/figures'
import { FIXED, ON_SEABED } from '@keelson/standards/dnv-rp-f105-2017/boundary.ts'
import { near } from '@keelson/units/testing.ts'
import { shortestLength } from './allowable.ts'
import { type AtMidspan, heldAt, sectionInFlow } from './figures.ts'
import { secondSpan } from './second-span.ts'
import { sectionOf } from './section.ts'
import { type Ends, type Span, spanAt, stands, unitStressOf } from './span.ts'
import { limitsLeft } from './warnings.ts'

const D = 0.4
const pipe = sectionOf(
  {
    ...{ outer_diameter: D, wall_thickness: 0.02, content_density: 200, steel_density: 7850, water_density: 1025 },
    ...{ gravity: 9.81, youngs_modulus: 207e9, gap_ratio: 2 },
  },
  silent,
)
const onSoil: Ends = { boundary: ON_SEABED, K_V: 1e7, K_L: undefined, S_eff: 0, CSF: 0.2 }
const spanOf = (ends: Ends, L: number): Span => {
  const span = spanAt(pipe, ends, L, silent)
  assert.ok(stands(span))
  return span
}
const inFlow = (over: Partial<AtMidspan> = {}) =>
  sectionInFlow(pipe, { U_c: 0.5, U_w: 0.3, contents: false, gap: 0.4, A_Y: 0.2, A_Z: 0.3, ...over })
const of = (shapes: readonly Shape[], kind: Shape['kind'], symbol?: string) =>
  shapes.filter((s) => s.kind === kind && (symbol === undefined || ('label' in s && s.label?.symbol === symbol)))

test('current and waves come at the pipe one above the other, the current at its crown, in metres', () => {
  const { shapes, unit } = inFlow()
  assert.equal(unit, 'm')
  const [current, waves] = ['U_c', 'U_w'].map((symbol) => {
    const [arrow] = of(shapes, 'arrow', symbol)
    return arrow?.kind === 'arrow' ? arrow.from[1] : Number.NaN
  })
  const axis = 0.4 + D / 2
  near((current ?? 0) - axis, 0.75 * D, 1e-6)
  near((waves ?? 0) - axis, 0.05 * D, 1e-6)
})

test('both swings of the pipe lie within the frame, and each is noted at its far end', () => {
  const { shapes, frame } = inFlow({ A_Y: 2 })
  const ghosts = of(shapes, 'circle').flatMap((s) => (s.kind === 'circle' && s.role === 'ghost' ? [s] : []))
  const [right, top] = [0, 1].map((k) => Math.max(...ghosts.map(({ at, radius }) => (at[k] ?? 0) + radius)))
  near(right, 2.5 * D, 1e-6)
  assert.ok((right ?? 0) < (frame?.x?.[1] ?? 0) && (top ?? 0) < (frame?.y?.[1] ?? 0))
  const noted = (symbol: string) => of(shapes, 'note', symbol).flatMap((s) => (s.kind === 'note' ? [s.at] : []))
  near(noted('A_Y')[0]?.[0], right, 1e-6)
  near(noted('A_Z')[0]?.[1], top, 1e-6)
})

test('an axial force acts at both ends, outwards where it pulls and inwards where it presses', () => {
  const drawn = (S_eff: number) =>
    of(
      figure(
        { unit: 'm', scale: 'none' },
        heldAt({ ...onSoil, boundary: FIXED, S_eff }, { length: 30, diameter: D, gap: 1, sag: 0, ends: 'fixed' }),
      ).shapes,
      'load',
    ).map((s) => (s.kind === 'load' ? [s.at[0], s.towards, s.away === true] : []))
  assert.deepEqual(drawn(1e5), [
    [-3, 180, true],
    [33, 0, true],
  ])
  assert.deepEqual(drawn(-1e5), [
    [-3, 0, false],
    [33, 180, false],
  ])
  assert.deepEqual(drawn(0), [])
})

test('the shortest length is that at which the relative stiffness of the softer soil begins to count', () => {
  const ends = { ...onSoil, K_L: 4e6 }
  const L = shortestLength(pipe, ends, 0.1)
  near(Math.log10((4e6 * L ** 4) / (1.2 * pipe.EI)), 0.1, 1e-9)
  assert.equal(shortestLength(pipe, { ...ends, boundary: FIXED }, 0.1), 0.1)
})

test('the steps of a second span carry its tag where they are of the span, and not where they are of the pipe', () => {
  const trace = newTrace()
  spanAt(pipe, onSoil, 30, secondSpan(trace, '_b', 'Second span'))
  const step = trace.steps.find(({ symbol }) => symbol === 'P_cr_b')
  assert.deepEqual(step?.kind === 'equation' && step.arguments.map(({ symbol }) => symbol).filter((s) => s !== 'C_2'), [
    'CSF',
    'EI',
    'L_eff_b',
  ])
  assert.ok(trace.steps.every(({ section }) => section === 'Second span'))
})

test('the shoulder governs where the stress there is above that at midspan, in either direction', () => {
  const shoulder = (K_V: number, given?: number) => {
    const ends = { ...onSoil, K_V }
    return unitStressOf(pipe, ends, spanOf(ends, 30), given, silent)
  }
  // the shoulder has 14.1 over the square of the effective length ratio, midspan 8.6
  for (const K_V of [1e4, 1e9]) {
    const { A_IL, A_IL_max, A_CF, A_CF_max, shoulderGoverns } = shoulder(K_V)
    assert.equal(shoulderGoverns, A_IL_max > A_IL || A_CF_max > A_CF)
    assert.equal(shoulderGoverns, K_V > 1e6)
  }
  assert.equal(shoulder(1e4, 2e8).shoulderGoverns, false)
})

test('soil outside the fit is told once, by the first stiffness that leaves it', () => {
  const told = (K_V: number, K_L?: number) => {
    const ends = { ...onSoil, K_V, K_L }
    return limitsLeft(pipe, ends, spanOf(ends, 12)).filter(({ message }) => message.startsWith('Relative soil'))
  }
  assert.equal(told(1e3).length, 1)
  assert.equal(told(1e3, 2e3).length, 1)
  assert.match(told(1e8, 1e3)[0]?.message ?? '', /^Relative soil stiffness is [−-]?[0-9.]+, below 0: /)
  assert.deepEqual(told(1e8), [])
})
