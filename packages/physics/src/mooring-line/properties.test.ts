/** Properties that hold for every line of several segments, at random over far more than the usual range. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NumericsError } from '@keelson/numerics/errors.ts'
import fc from 'fast-check'
import type { LineSpans, MooringLine, MooringLineSolution } from './line.ts'
import { lineProfile } from './profile.ts'
import { solveMooringLine } from './solve.ts'

const power = (from: number, to: number) => fc.double({ min: from, max: to, noNaN: true }).map((e) => 10 ** e)
const between = (min: number, max: number) => fc.double({ min, max, noNaN: true })

/** Shares of the whole length, weights over two powers of ten, loads up to a tenth of the line's weight. */
const anySegment = fc.record({
  share: between(0.1, 1),
  weightPerLength: power(1.5, 3.7),
  axialStiffness: power(7, 10),
  load: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: between(-0.1, 0.1) }),
})

interface Drawn {
  readonly line: MooringLine
  readonly spans: LineSpans
}

const anyLine: fc.Arbitrary<Drawn> = fc
  .record({
    segments: fc.array(anySegment, { minLength: 2, maxLength: 6 }),
    x: fc.oneof({ weight: 9, arbitrary: power(0, 3.6) }, { weight: 1, arbitrary: fc.constant(0) }),
    height: power(1, 3.5),
    excess: fc.oneof(between(-0.02, 0.03), between(0, 1.5)),
    frictionCoefficient: fc.oneof(fc.constant(0), between(0, 1.5)),
    seabedSlope: fc.oneof(fc.constant(0), between(-0.2, 0.2)),
    seabedContact: fc.boolean(),
  })
  .map(({ segments, x, height, excess, ...bed }) => {
    const verticalSpan = bed.seabedContact ? height + Math.max(x * Math.tan(bed.seabedSlope), 0) : height
    const length = Math.hypot(x, verticalSpan) * (1 + excess)
    const shares = segments.reduce((all, { share }) => all + share, 0)
    const weight = segments.reduce((all, s) => all + (s.share / shares) * length * s.weightPerLength, 0)
    const last = segments.length - 1
    return {
      line: {
        ...bed,
        segments: segments.map(({ share, load, ...rest }, i) => ({
          ...rest,
          length: (share / shares) * length,
          pointLoad: i === last ? 0 : load * weight,
        })),
      },
      spans: { horizontalSpan: x, verticalSpan },
    }
  })

/** Null where the shape is one of those that the model names and does not cover. */
function solved({ line, spans }: Drawn): MooringLineSolution | null {
  try {
    return solveMooringLine(line, spans)
  } catch (error) {
    if (error instanceof NumericsError && /not covered/.test(error.message)) return null
    throw error
  }
}

test('every line is solved or refused by its name, and the profile closes it between its ends', () => {
  let covered = 0
  fc.assert(
    fc.property(anyLine, (drawn) => {
      const s = solved(drawn)
      if (!s) return
      covered++
      const { line, spans } = drawn
      const size = Math.max(spans.horizontalSpan, spans.verticalSpan, ...line.segments.map(({ length }) => length))
      assert.ok(Math.max(Math.abs(s.residuals.x), Math.abs(s.residuals.z)) < 1e-9)
      const end = lineProfile(line, spans, s, 4).at(-1)
      assert.ok(end && Math.hypot(end.x - spans.horizontalSpan, end.z - spans.verticalSpan) < 1e-7 * size)
      assert.ok([s.horizontalTension, s.verticalTension, s.anchorTension, s.groundedLength].every(Number.isFinite))
    }),
    { numRuns: 1500 },
  )
  assert.ok(covered > 1000)
})

test('what hangs, what lies and the loads add up: the bed bears the rest', () => {
  fc.assert(
    fc.property(anyLine, (drawn) => {
      const s = solved(drawn)
      if (!s) return
      const { segments } = drawn.line
      for (const [i, state] of s.segments.entries()) {
        const { length = 0, weightPerLength = 0 } = segments[i] ?? {}
        const hanging = (length - state.groundedLength) * weightPerLength
        if (state.groundedLength < length) {
          assert.ok(
            Math.abs(state.upperVertical - state.lowerVertical - hanging) <
              1e-9 * (hanging + Math.abs(state.upperVertical)),
          )
        }
        assert.ok(state.groundedLength >= 0 && state.groundedLength <= length)
        assert.ok(state.relievedLength <= state.groundedLength)
        if (state.groundedLength > 0) assert.ok(drawn.line.seabedContact)
      }
    }),
    { numRuns: 500 },
  )
})
