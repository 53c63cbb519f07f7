/** Properties that hold for every line, at random over far more than the typical range. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { type CatenaryLine, solveCatenary } from './catenary.ts'
import { nestedBracketing, problemOf, startGuess } from './iteration.ts'
import { spansOf } from './jacobian.ts'
import { profile, profilePoint, stretchedLength } from './profile.ts'

const power = (from: number, to: number) => fc.double({ min: from, max: to, noNaN: true }).map((e) => 10 ** e)
const between = (min: number, max: number) => fc.double({ min, max, noNaN: true })

const anyLine: fc.Arbitrary<CatenaryLine> = fc
  .record({
    span: fc.oneof({ weight: 9, arbitrary: power(-3, 4) }, { weight: 1, arbitrary: fc.constant(0) }),
    height: fc.oneof({ weight: 9, arbitrary: power(-3, 4) }, { weight: 1, arbitrary: fc.constant(0) }),
    below: fc.boolean(),
    excess: fc.oneof(between(-0.03, 0.03), between(0, 3)),
    weightPerLength: power(0, 4),
    axialStiffness: power(6, 12),
    frictionCoefficient: fc.oneof(fc.constant(0), between(0, 2)),
    seabedContact: fc.boolean(),
  })
  .map(({ span, height, below, excess, ...rest }) => ({
    ...rest,
    horizontalSpan: span,
    verticalSpan: below && !rest.seabedContact ? 0 - height : height,
    unstretchedLength: Math.hypot(span, height) * (1 + excess) || 100,
  }))

const scale = (line: CatenaryLine) => Math.max(line.horizontalSpan, Math.abs(line.verticalSpan), line.unstretchedLength)

test('every line is solved, to 1e-9 of its size, and nothing in the answer is not a number', () => {
  fc.assert(
    fc.property(anyLine, (line) => {
      const s = solveCatenary(line)
      const { stiffness, residuals, branch, taut, method, trial, ...numbers } = s
      assert.ok(Object.values({ ...numbers, ...residuals, ...trial, ...stiffness }).every(Number.isFinite))
      assert.ok(Number.isInteger(s.iterations))
      assert.ok(Math.max(Math.abs(residuals.x), Math.abs(residuals.z)) < 1e-9)
      assert.ok(Number.isFinite(stretchedLength(line, s)))
      assert.ok(branch && method && typeof taut === 'boolean')
    }),
    { numRuns: 2000 },
  )
})

test('the profile starts at the anchor and ends at the fairlead', () => {
  fc.assert(
    fc.property(anyLine, (line) => {
      const points = profile(line, solveCatenary(line), 5)
      const end = points.at(-1)
      assert.deepEqual([points[0]?.x, points[0]?.z], [0, 0])
      assert.ok(end && Math.hypot(end.x - line.horizontalSpan, end.z - line.verticalSpan) < 1e-9 * scale(line))
      assert.ok(points.every((p) => [p.tension, p.inclination, p.x, p.z].every(Number.isFinite)))
    }),
    { numRuns: 1000 },
  )
})

test('forces balance: the fairlead carries what the anchor, the hanging weight and friction leave', () => {
  fc.assert(
    fc.property(anyLine, (line) => {
      const s = solveCatenary(line)
      const hanging = line.weightPerLength * (line.unstretchedLength - s.groundedLength)
      const held = line.frictionCoefficient * line.weightPerLength * (s.groundedLength - s.relievedLength)
      const size = 1e-9 * Math.max(Math.abs(s.verticalTension), s.horizontalTension, hanging, 1)
      assert.ok(Math.abs(s.verticalTension - s.anchorVerticalTension - hanging) <= size)
      const along = s.branch === 'slack' ? 0 : held
      assert.ok(Math.abs(s.horizontalTension - s.anchorHorizontalTension - along) <= size)
    }),
    { numRuns: 500 },
  )
})

test('Newton and nested bracketing find the same tensions', () => {
  fc.assert(
    fc.property(anyLine, (line) => {
      const s = solveCatenary(line)
      if (s.method !== 'newton' || !s.stiffness) return
      const b = nestedBracketing(problemOf(line), startGuess(line))
      const slip = 1e-11 * scale(line)
      const { xx, xz, zx, zz } = s.stiffness
      const allowed = (a: number, c: number, T: number) =>
        slip * (Math.abs(a) + Math.abs(c)) + 1e-8 * Math.abs(T) + 1e-9
      assert.ok(Math.abs(b.H - s.horizontalTension) <= allowed(xx, xz, s.horizontalTension))
      assert.ok(Math.abs(b.V - s.verticalTension) <= allowed(zx, zz, s.verticalTension))
    }),
    { numRuns: 200 },
  )
})

const mooring = fc
  .record({
    horizontalSpan: between(100, 1500),
    verticalSpan: between(50, 500),
    slack: between(1.005, 1.15),
    weightPerLength: between(200, 3000),
    axialStiffness: between(1e8, 1e9),
    frictionCoefficient: between(0, 1),
  })
  .map(({ slack, ...rest }): CatenaryLine => {
    const unstretchedLength = Math.hypot(rest.horizontalSpan, rest.verticalSpan) * slack
    return { ...rest, unstretchedLength, seabedContact: true }
  })

const tension = (line: CatenaryLine) => {
  const { horizontalTension, verticalTension } = solveCatenary(line)
  return Math.hypot(horizontalTension, verticalTension)
}

test('a longer line lowers the fairlead tension', () => {
  fc.assert(
    fc.property(mooring, (line) => {
      const longer = { ...line, unstretchedLength: line.unstretchedLength * 1.001 }
      assert.ok(tension(longer) <= tension(line) * (1 + 1e-12))
    }),
  )
})

test('moving the fairlead away raises the horizontal tension', () => {
  fc.assert(
    fc.property(mooring, (line) => {
      const away = { ...line, horizontalSpan: line.horizontalSpan * 1.001 }
      assert.ok(solveCatenary(away).horizontalTension >= solveCatenary(line).horizontalTension)
    }),
  )
})

test('tensions scale with weight and stiffness, shape does not', () => {
  fc.assert(
    fc.property(mooring, between(0.1, 10), (line, c) => {
      const scaled = { ...line, weightPerLength: c * line.weightPerLength, axialStiffness: c * line.axialStiffness }
      const [a, b] = [solveCatenary(line), solveCatenary(scaled)]
      assert.ok(Math.abs(b.verticalTension - c * a.verticalTension) <= 1e-8 * b.verticalTension)
      assert.ok(Math.abs(b.groundedLength - a.groundedLength) <= 1e-7 * line.unstretchedLength)
    }),
  )
})

test('the stiffness matrix is what finite differences of solved lines give', () => {
  fc.assert(
    fc.property(mooring, (line) => {
      const s = solveCatenary(line)
      if (s.branch === 'slack' || !s.stiffness) return
      const h = 1e-4
      const moved = (dx: number, dz: number) => {
        const at = { ...line, horizontalSpan: line.horizontalSpan + dx, verticalSpan: line.verticalSpan + dz }
        return solveCatenary(at)
      }
      const slope = (of: 'horizontalTension' | 'verticalTension', dx: number, dz: number) =>
        (moved(dx, dz)[of] - moved(-dx, -dz)[of]) / (2 * h)
      const { xx, xz, zx, zz } = s.stiffness
      const found = {
        xx: slope('horizontalTension', h, 0),
        xz: slope('horizontalTension', 0, h),
        zx: slope('verticalTension', h, 0),
        zz: slope('verticalTension', 0, h),
      }
      const size = Math.max(xx, zz)
      for (const [name, value] of Object.entries({ xx, xz, zx, zz })) {
        assert.ok(Math.abs(found[name as keyof typeof found] - value) < 2e-3 * size, `${name} ${value}`)
      }
    }),
    { numRuns: 200 },
  )
})

test('without friction the stiffness matrix is symmetric: the line is a conservative spring', () => {
  fc.assert(
    fc.property(mooring, (line) => {
      const { stiffness } = solveCatenary({ ...line, frictionCoefficient: 0 })
      assert.ok(stiffness && Math.abs(stiffness.xz - stiffness.zx) <= 1e-9 * (Math.abs(stiffness.xz) + 1))
    }),
  )
})

test('the stretched length is the length of the solved curve', () => {
  fc.assert(
    fc.property(mooring, (line) => {
      const s = solveCatenary(line)
      if (s.branch === 'slack') return
      const n = 4000
      let length = 0
      let last = profilePoint(line, s, 0)
      for (let i = 1; i <= n; i++) {
        const next = profilePoint(line, s, (line.unstretchedLength * i) / n)
        length += Math.hypot(next.x - last.x, next.z - last.z)
        last = next
      }
      const expected = stretchedLength(line, s)
      assert.ok(length <= expected * (1 + 1e-9) && length > expected * (1 - 1e-3))
    }),
    { numRuns: 10 },
  )
})

test('the branches meet where the line just leaves the seabed', () => {
  fc.assert(
    fc.property(between(1e3, 1e7), between(100, 2000), between(50, 5000), (H, L, w) => {
      const common = { horizontalSpan: 1, verticalSpan: 1, unstretchedLength: L, weightPerLength: w }
      const line = { ...common, axialStiffness: 1e9, frictionCoefficient: 0.7, seabedContact: true }
      const at = spansOf(line, H, w * L)
      const below = spansOf(line, H, w * L * (1 - 1e-12))
      assert.ok(Math.abs(at.x - below.x) < 1e-8 * L && Math.abs(at.z - below.z) < 1e-8 * L)
    }),
  )
})
