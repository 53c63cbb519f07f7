/** Claims about lines of several segments: against a peer code, against the catenary, and against what physics asks. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NumericsError } from '@keelson/numerics/errors.ts'
import { near } from '@keelson/units/testing.ts'
import { solveCatenary } from '../catenary/catenary.ts'
import { profile as catenaryProfile } from '../catenary/profile.ts'
import { spanForTension } from './anchor-distance.ts'
import type { LineSpans, MooringLine, MooringSegment } from './line.ts'
import moorpy from './moorpy.json' with { type: 'json' }
import { prepareLine } from './prepared.ts'
import { lineProfile } from './profile.ts'
import { bracketed, continued, problemOf, solveMooringLine, solveWalked, startOf } from './solve.ts'

const OC4: MooringSegment = { length: 835.35, weightPerLength: 1065.302, axialStiffness: 753.6e6 }
const SPANS: LineSpans = { horizontalSpan: 796.732, verticalSpan: 186 }
const CHAIN: MooringSegment = { length: 900, weightPerLength: 2455.5, axialStiffness: 1.23e9 }
const WIRE: MooringSegment = { length: 480, weightPerLength: 480, axialStiffness: 9.5e8 }
const DEEP: LineSpans = { horizontalSpan: 1240, verticalSpan: 384 }

const lineOf = (segments: readonly MooringSegment[], changed: Partial<MooringLine> = {}): MooringLine => ({
  segments,
  frictionCoefficient: 0,
  seabedSlope: 0,
  seabedContact: true,
  ...changed,
})
const degrees = (angle: number) => (angle * Math.PI) / 180
const rowsOf = (rows: readonly number[][]) =>
  rows.map(([length = 0, weightPerLength = 0, axialStiffness = 0, pointLoad = 0]) => ({
    length,
    weightPerLength,
    axialStiffness,
    pointLoad,
  }))

test('lines on a slope have the tensions that MoorPy gives', () => {
  for (const of of moorpy.slopes) {
    const line = lineOf([OC4], { frictionCoefficient: of.friction, seabedSlope: degrees(of.slope_deg) })
    const s = solveMooringLine(line, { horizontalSpan: of.x, verticalSpan: of.z })
    near(s.horizontalTension, of.H, 1e-7)
    near(s.verticalTension, of.V, 1e-7)
    near(s.groundedLength, of.grounded, 1e-6)
    assert.ok(Math.abs(s.anchorHorizontalTension - of.H_A) < 1e-6 * of.H)
    assert.ok(Math.abs(s.anchorVerticalTension - of.V_A) < 1e-6 * of.H)
  }
})

test('lines of several segments, clumps and buoys have the tensions that MoorPy gives', () => {
  for (const of of moorpy.segments) {
    const s = solveMooringLine(lineOf(rowsOf(of.segments)), { horizontalSpan: of.x, verticalSpan: of.z })
    near(s.horizontalTension, of.H, 1e-7)
    near(s.verticalTension, of.V, 1e-7)
    of.tensions.forEach(([lower, upper], i) => {
      near(s.segments[i]?.lowerTension, lower ?? 0, 1e-7)
      near(s.segments[i]?.upperTension, upper ?? 0, 1e-7)
      assert.ok(Math.abs((s.segments[i]?.groundedLength ?? 0) - (of.grounded[i] ?? 0)) < 1e-4)
    })
    if (of.K) {
      const { xx = 0, xz = 0, zx = 0, zz = 0 } = s.stiffness ?? {}
      ;[xx, xz, zz].forEach((k, i) => {
        near(k, of.K?.[i] ?? 0, 1e-6)
      })
      near(zx, xz, 1e-9)
    }
  }
})

test('a line of one segment over a flat bed is the catenary’s, digit for digit', () => {
  for (const frictionCoefficient of [0, 0.3, 5]) {
    const s = solveMooringLine(lineOf([OC4], { frictionCoefficient }), SPANS)
    const own = solveCatenary({
      ...SPANS,
      unstretchedLength: 835.35,
      weightPerLength: 1065.302,
      axialStiffness: 753.6e6,
      frictionCoefficient,
      seabedContact: true,
    })
    assert.deepEqual(
      [s.horizontalTension, s.verticalTension, s.anchorTension, s.groundedLength, s.relievedLength, s.stiffness],
      [
        own.horizontalTension,
        own.verticalTension,
        own.anchorHorizontalTension,
        own.groundedLength,
        own.relievedLength,
        own.stiffness,
      ],
    )
    assert.ok((s.touchdown?.x ?? 0) >= own.groundedLength)
  }
})

test('the walk over segments gives one segment the answer of the catenary, in all its shapes', () => {
  const shapes = [
    { x: 0, z: 186, touches: true },
    { x: 500, z: 186, touches: true },
    { x: 700, z: 186, touches: true },
    { x: 796.732, z: 186, touches: true, friction: 0.3 },
    { x: 796.732, z: 186, touches: true, friction: 5 },
    { x: 818, z: 186, touches: true },
    { x: 860, z: 186, touches: true },
    { x: 796.732, z: 186, touches: false },
    { x: 300, z: -200, touches: false },
    { x: 0, z: 850, touches: false },
    { x: 0, z: 500, touches: false },
    { x: 0, z: -850, touches: false },
  ]
  for (const { x, z, touches, friction = 0 } of shapes) {
    const line = lineOf([OC4], { frictionCoefficient: friction, seabedContact: touches })
    const spans = { horizontalSpan: x, verticalSpan: z }
    const own = solveMooringLine(line, spans)
    const walked = solveWalked(prepareLine(line), spans, null)
    assert.equal(walked.branch, own.branch)
    const size = own.fairleadTension
    for (const name of [
      'horizontalTension',
      'verticalTension',
      'anchorHorizontalTension',
      'anchorVerticalTension',
    ] as const) {
      assert.ok(Math.abs(walked[name] - own[name]) < 1e-9 * size, `${name} at ${x}, ${z}`)
    }
    near(walked.groundedLength, own.groundedLength, 1e-9)
    near(walked.relievedLength, own.relievedLength, 1e-9)
    for (const name of ['xx', 'xz', 'zx', 'zz'] as const)
      near(walked.stiffness?.[name], own.stiffness?.[name] ?? 0, 1e-7)
  }
})

test('a segment cut in two gives the same line, a load of nothing at the cut too', () => {
  const whole = lineOf([CHAIN, WIRE], { frictionCoefficient: 0.4, seabedSlope: 0.03 })
  const lower = { ...CHAIN, length: 250, pointLoad: 0 }
  const cut = {
    ...whole,
    segments: [lower, { ...CHAIN, length: 650 }, { ...WIRE, length: 100 }, { ...WIRE, length: 380 }],
  }
  const [a, b] = [solveMooringLine(whole, DEEP), solveMooringLine(cut, DEEP)]
  near(b.horizontalTension, a.horizontalTension, 1e-10)
  near(b.verticalTension, a.verticalTension, 1e-10)
  near(b.anchorTension, a.anchorTension, 1e-10)
  near(b.groundedLength, a.groundedLength, 1e-9)
})

test('a slope of nothing is a flat bed, and a small one is near it', () => {
  const flat = solveMooringLine(lineOf([CHAIN, WIRE]), DEEP)
  const tilted = solveMooringLine(lineOf([CHAIN, WIRE], { seabedSlope: 1e-9 }), DEEP)
  near(tilted.horizontalTension, flat.horizontalTension, 1e-7)
  near(tilted.verticalTension, flat.verticalTension, 1e-7)
})

test('a line on a slope is that of a bed turned flat, with gravity turned instead', () => {
  // Without friction the work of the weight is all there is: tension along the bed falls by w times the height it climbs.
  const slope = degrees(1)
  const s = solveMooringLine(lineOf([CHAIN, WIRE], { seabedSlope: slope }), DEEP)
  const touchdown = s.touchdown ?? { x: 0, z: 0 }
  const grounded = s.segments[0]?.groundedLength ?? 0
  near(s.anchorTension, s.horizontalTension / Math.cos(slope) - 2455.5 * grounded * Math.sin(slope), 1e-12)
  near(touchdown.z, touchdown.x * Math.tan(slope), 1e-12)
})

test('the tensions are the gradient of the energy, and the stiffness is what they change by', () => {
  const lines = [
    lineOf([CHAIN, WIRE]),
    lineOf([CHAIN, WIRE], { seabedSlope: 0.05 }),
    lineOf([{ ...CHAIN, length: 700 }, { ...CHAIN, length: 200, pointLoad: -3e5 }, WIRE]),
    lineOf([{ ...CHAIN, length: 850, pointLoad: 5e6 }, { ...CHAIN, length: 50 }, WIRE]),
    lineOf([CHAIN, WIRE], { frictionCoefficient: 0.6, seabedSlope: -0.02 }),
    lineOf([{ ...CHAIN, length: 400 }, { ...CHAIN, length: 500 }, WIRE], { frictionCoefficient: 0.3 }),
    ...[-0.03, 0.03].flatMap((seabedSlope) => [
      lineOf([{ ...CHAIN, length: 830, pointLoad: 8e5 }, { ...CHAIN, length: 70 }, WIRE], {
        frictionCoefficient: 0.5,
        seabedSlope,
      }),
      lineOf([{ ...CHAIN, length: 300, pointLoad: 1e5 }, { ...CHAIN, length: 600 }, WIRE], {
        frictionCoefficient: 0.2,
        seabedSlope,
      }),
      lineOf([CHAIN, WIRE], { frictionCoefficient: 1.2, seabedSlope }),
    ]),
  ]
  const steep = lineOf([{ ...CHAIN, length: 830, pointLoad: 5e6 }, { ...CHAIN, length: 70 }, WIRE], {
    frictionCoefficient: 0.5,
    seabedSlope: -0.3,
  })
  const placed: [MooringLine, LineSpans][] = lines.map((line) => [line, DEEP])
  const step = 1e-3
  for (const [line, spans] of [...placed, [steep, { ...DEEP, verticalSpan: 84 }] as const]) {
    const at = (dx: number, dz: number) =>
      solveMooringLine(line, { horizontalSpan: spans.horizontalSpan + dx, verticalSpan: spans.verticalSpan + dz })
    const slope = (name: 'horizontalTension' | 'verticalTension', dx: number, dz: number) =>
      (at(dx, dz)[name] - at(-dx, -dz)[name]) / (2 * step)
    const k = at(0, 0).stiffness
    assert.ok(k)
    near(k.xx, slope('horizontalTension', step, 0), 1e-6)
    near(k.xz, slope('horizontalTension', 0, step), 1e-6)
    near(k.zx, slope('verticalTension', step, 0), 1e-6)
    near(k.zz, slope('verticalTension', 0, step), 1e-6)
    // Without friction the cross terms are equal: the tensions come from a potential energy.
    if (line.frictionCoefficient === 0) near(k.xz, k.zx, 1e-9)
    else assert.ok(Math.abs(k.xz - k.zx) > 1e-6 * k.xx)
  }
})

test('a clump weight that is partly lifted holds the touchdown at its node', () => {
  const line = lineOf([{ ...CHAIN, length: 830, pointLoad: 8e5 }, { ...CHAIN, length: 70 }, WIRE], {
    frictionCoefficient: 0.5,
    seabedSlope: 0.03,
  })
  const s = solveMooringLine(line, DEEP)
  const [first, second] = s.segments
  assert.deepEqual([first?.groundedLength, second?.groundedLength, s.touchdown?.segment], [830, 0, 0])
  // What the bed bears of it presses on the bed, and its friction takes off what is left along it.
  const [c, n] = [Math.cos(0.03), Math.sin(0.03)]
  const [H, V] = [s.horizontalTension, second?.lowerVertical ?? 0]
  const along = H * c + (V - 8e5) * n
  near(first?.upperTension, along - 0.5 * ((8e5 - V) * c + H * n), 1e-12)
  near(first?.upperVertical, (first?.upperTension ?? 0) * n, 1e-12)
  assert.equal(first?.lowerVertical, first?.upperVertical)
  assert.ok(V > H * Math.tan(0.03) && V - 8e5 < H * Math.tan(0.03))
})

test('a clump weight on the bed takes its friction off the tension', () => {
  const of = (pointLoad: number) =>
    solveMooringLine(
      lineOf([{ ...CHAIN, length: 300, pointLoad }, { ...CHAIN, length: 600 }, WIRE], { frictionCoefficient: 0.2 }),
      DEEP,
    )
  const [bare, loaded] = [of(0), of(1e5)]
  near(loaded.segments[1]?.lowerTension, (loaded.segments[0]?.upperTension ?? 0) + 0.2e5, 1e-12)
  near(loaded.anchorTension, loaded.horizontalTension - 0.2 * (2455.5 * loaded.groundedLength + 1e5), 1e-10)
  assert.ok(loaded.anchorTension < bare.anchorTension)
})

test('a line goes slack without a jump, on a flat bed and on a slope that holds it', () => {
  for (const seabedSlope of [0, 0.1, -0.1]) {
    const line = lineOf([CHAIN, WIRE], { seabedSlope, frictionCoefficient: 0.5 })
    const at = (horizontalSpan: number) => solveMooringLine(line, { ...DEEP, horizontalSpan })
    let [slack, taut] = [300, 1240]
    while (taut - slack > 1e-7) {
      const middle = (slack + taut) / 2
      if (at(middle).branch === 'slack') slack = middle
      else taut = middle
    }
    const [below, above] = [at(slack), at(taut)]
    assert.equal(below.horizontalTension, 0)
    assert.ok(above.horizontalTension < 10)
    near(above.verticalTension, below.verticalTension, 1e-4)
    near(below.groundedLength * Math.cos(seabedSlope), slack, 1e-6)
    const { x = 0, z = 0, segment } = below.touchdown ?? {}
    assert.deepEqual([x, segment], [slack, 1])
    near(z, slack * Math.tan(seabedSlope), 1e-12)
    // What hangs is as high as its stretched length, and weighs what pulls at the fairlead.
    const hanging = 1380 - below.groundedLength
    near(below.verticalTension, 480 * hanging, 1e-12)
    near(hanging + (480 * hanging ** 2) / (2 * 9.5e8), 384 - z, 1e-9)
  }
})

test('bracketing and the way over smaller slopes come to what Newton finds', () => {
  const flat = prepareLine(lineOf([{ ...CHAIN, length: 700 }, { ...CHAIN, length: 200, pointLoad: -2e5 }, WIRE]))
  const own = solveWalked(flat, DEEP, null)
  const found = bracketed(problemOf(flat, DEEP), startOf(flat, DEEP))
  near(found.H, own.horizontalTension, 1e-8)
  near(found.V, own.verticalTension, 1e-8)
  for (const seabedSlope of [0.05, -0.1]) {
    const sloped = prepareLine(lineOf([CHAIN, WIRE], { seabedSlope, frictionCoefficient: 0.4 }))
    const there = continued(sloped, DEEP)
    const direct = solveWalked(sloped, DEEP, null)
    near(there.H, direct.horizontalTension, 1e-9)
    near(there.V, direct.verticalTension, 1e-9)
  }
})

test('the weights and the bed carry each other: vertical tensions add up', () => {
  const s = solveMooringLine(lineOf([{ ...CHAIN, pointLoad: 2e5 }, WIRE]), DEEP)
  const hanging = 2455.5 * (900 - s.groundedLength) + 2e5 + 480 * 480
  near(s.verticalTension, hanging, 1e-10)
})

test('more weight, more tension; more length, less', () => {
  const H = (segments: readonly MooringSegment[]) => solveMooringLine(lineOf(segments), DEEP).fairleadTension
  const base = H([CHAIN, WIRE])
  assert.ok(H([{ ...CHAIN, length: 910 }, WIRE]) < base)
  assert.ok(H([{ ...CHAIN, length: 895 }, WIRE]) > base)
  assert.ok(H([CHAIN, { ...WIRE, weightPerLength: 500 }]) > base)
})

test('the profile starts at the anchor, ends at the fairlead, and its tensions are those of the segments', () => {
  const lines = [
    { line: lineOf([CHAIN, WIRE], { frictionCoefficient: 0.7, seabedSlope: 0.04 }), spans: DEEP },
    { line: lineOf([CHAIN, WIRE], { frictionCoefficient: 3 }), spans: DEEP },
    { line: lineOf([CHAIN, WIRE]), spans: { ...DEEP, horizontalSpan: 900 } },
    { line: lineOf([{ ...CHAIN, length: 700 }, { ...CHAIN, length: 200, pointLoad: -3e5 }, WIRE]), spans: DEEP },
    { line: lineOf([OC4], { frictionCoefficient: 0.3 }), spans: SPANS },
  ]
  for (const { line, spans } of lines) {
    const s = solveMooringLine(line, spans)
    const points = lineProfile(line, spans, s, 21)
    const [first, last] = [points[0], points.at(-1)]
    assert.deepEqual([first?.x, first?.z], [0, 0])
    near(last?.x, spans.horizontalSpan, 1e-10)
    near(last?.z, spans.verticalSpan, 1e-9)
    near(last?.tension, s.fairleadTension, 1e-10)
    assert.ok(Math.abs((first?.tension ?? 0) - s.anchorTension) < 1e-9 * s.fairleadTension)
    near(
      last?.s,
      line.segments.reduce((all, { length }) => all + length, 0),
      1e-12,
    )
    if (s.touchdown && s.branch === 'grounded') {
      const { x, z } = s.touchdown
      assert.ok(points.some((p) => Math.abs(p.x - x) < 1e-6 && Math.abs(p.z - z) < 1e-6))
    }
  }
})

test('a profile of one segment is that of the catenary', () => {
  const line = {
    ...SPANS,
    unstretchedLength: 835.35,
    weightPerLength: 1065.302,
    axialStiffness: 753.6e6,
    frictionCoefficient: 0.3,
    seabedContact: true,
  }
  const own = catenaryProfile(line, solveCatenary(line), 301)
  const mooring = lineOf([OC4], { frictionCoefficient: 0.3 })
  const points = lineProfile(mooring, SPANS, solveMooringLine(mooring, SPANS), 400)
  for (const { s, x, z } of own) {
    const next = points.findIndex((p) => p.s >= s)
    const [a, b] = [points[Math.max(next - 1, 0)], points[next]]
    const share = a && b && b.s > a.s ? (s - a.s) / (b.s - a.s) : 0
    near((a?.x ?? 0) + share * ((b?.x ?? 0) - (a?.x ?? 0)), x, 1e-5)
    assert.ok(Math.abs((a?.z ?? 0) + share * ((b?.z ?? 0) - (a?.z ?? 0)) - z) < 1e-2)
  }
})

test('poor starts come to the same answer', () => {
  const line = lineOf([{ ...CHAIN, length: 700 }, { ...CHAIN, length: 200, pointLoad: -3e5 }, WIRE])
  const own = solveMooringLine(line, DEEP)
  for (const horizontalTension of [1, 1e3, 1e8, 1e12]) {
    for (const verticalTension of [1, 1e5, 1e9]) {
      const s = solveMooringLine(line, DEEP, { horizontalTension, verticalTension })
      near(s.horizontalTension, own.horizontalTension, 1e-9)
      near(s.verticalTension, own.verticalTension, 1e-9)
    }
  }
})

test('the anchor stands where the line has the tension that was asked for', () => {
  for (const line of [lineOf([OC4]), lineOf([CHAIN, WIRE], { frictionCoefficient: 0.5 })]) {
    for (const H of [1e4, 5e5, 3e6]) {
      const horizontalSpan = spanForTension(line, 186, H)
      near(solveMooringLine(line, { horizontalSpan, verticalSpan: 186 }).horizontalTension, H, 1e-7)
    }
  }
})

/** Length of the segment above the buoy at which the line is first refused, and how far it then is above the bed. */
function sagging(seabedSlope: number, spans: LineSpans, lower: number, upper: MooringSegment) {
  const of = (length: number) =>
    lineOf(
      [
        { ...CHAIN, length: lower },
        { ...CHAIN, length: 200, pointLoad: -1.5e6 },
        { ...upper, length },
      ],
      {
        seabedSlope,
        frictionCoefficient: 0.5,
      },
    )
  let refusal = ''
  const covered = (length: number) => {
    try {
      return solveMooringLine(of(length), spans)
    } catch (error) {
      if (!(error instanceof NumericsError && /not covered/.test(error.message))) throw error
      refusal = error.message
      return null
    }
  }
  let [low, high] = [500, 1500]
  assert.ok(covered(low) && !covered(high))
  while (high - low > 1e-6) {
    const middle = (low + high) / 2
    if (covered(middle)) low = middle
    else high = middle
  }
  const last = covered(low)
  assert.ok(last)
  assert.match(refusal, /sags onto the seabed above a buoy/)
  const points = lineProfile(of(low), spans, last, 2001).filter(({ segment }) => segment === 2)
  const clearances = points.map(({ x, z }) => z - x * Math.tan(seabedSlope))
  return { clearance: Math.min(...clearances), H: last.horizontalTension }
}

test('a line above a buoy is refused from where it touches the bed, on a slope and hanging straight too', () => {
  for (const slope of [0, 0.08, -0.08]) {
    const { clearance } = sagging(slope, DEEP, 700, CHAIN)
    assert.ok(Math.abs(clearance) < 2e-3, `${clearance} m above a bed of slope ${slope}`)
  }
  const straight = sagging(0, { horizontalSpan: 300, verticalSpan: 384 }, 700, CHAIN)
  assert.equal(straight.H, 0)
  assert.ok(Math.abs(straight.clearance) < 1)
})

test('what the model does not cover is refused by its name', () => {
  const refused = (line: MooringLine, spans: LineSpans, why: RegExp) =>
    assert.throws(
      () => solveMooringLine(line, spans),
      (error) => error instanceof NumericsError && why.test(error.message),
    )
  const floated = (pointLoad: number, upper: MooringSegment = WIRE) =>
    lineOf([{ ...CHAIN, length: 700 }, { ...CHAIN, length: 200, pointLoad }, upper])
  refused(floated(-1.5e6, { ...CHAIN, length: 1000 }), DEEP, /the line sags onto the seabed above a buoy/)
  refused(floated(-1e3), { ...DEEP, horizontalSpan: 1020 }, /a buoy rests on the seabed/)
  refused(lineOf([CHAIN, WIRE], { seabedSlope: 0.1 }), { ...DEEP, horizontalSpan: 1000 }, /slide down the seabed slope/)
  refused(lineOf([CHAIN, { ...WIRE, pointLoad: 1 }]), DEEP, /a point load at the fairlead is carried by the vessel/)
  refused(lineOf([CHAIN, WIRE], { seabedSlope: 0.4 }), DEEP, /the fairlead must be above the seabed/)
  refused(lineOf([CHAIN, WIRE], { seabedSlope: 1.5 }), DEEP, /the seabed slope must be within 60 deg/)
  refused(lineOf([CHAIN, WIRE], { seabedSlope: -1.06 }), DEEP, /the seabed slope must be within 60 deg/)
  refused(lineOf([CHAIN, WIRE], { frictionCoefficient: -0.1 }), DEEP, /friction coefficient must not be negative/)
  refused(lineOf([]), DEEP, /a line requires at least one segment/)
  refused(lineOf([CHAIN, { ...WIRE, length: 0 }]), DEEP, /segment 2: the unstretched length must be greater than 0/)
  refused(lineOf([CHAIN, WIRE]), { ...DEEP, horizontalSpan: -1 }, /the horizontal span must not be negative/)
  refused(
    lineOf([CHAIN, { ...WIRE, pointLoad: Number.NaN }]),
    DEEP,
    /segment 2: the point load must be a finite number/,
  )
})
