/** The geometry of a well path: limits, symmetries, and places on it against circles. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newTrace } from '@keelson/equations'
import { within } from '@keelson/units/testing.ts'
import fc from 'fast-check'
import { gridAzimuth, highSide, rightSide, tangentOf } from './angles.ts'
import { between, footOf, footOn, meetings, nearestOn, placeOn, pointAt, positionOn } from './arc.ts'
import { type Calc, quiet, traced } from './calc.ts'
import { alongHole, form, planEllipse, semiAxes } from './ellipsoid.ts'
import { courseTo, middleOf, placed, type Station, wellPath } from './minimum-curvature.ts'
import {
  courseAt,
  depthsAtVertical,
  depthsOn,
  endOf,
  leastBetween,
  nearestTo,
  stationAt,
  verticalRange,
} from './path.ts'
import { held, steered, turning } from './projection.ts'
import { azimuthChange, toolFace } from './rates.ts'
import { cylinderAzimuth, cylinderSight, horizontalSight } from './scans.ts'
import { endByMethod } from './survey-methods.ts'
import { dot, length, minus, plus, scaled, unit, type Vec } from './vector.ts'

const RAD = Math.PI / 180
const close = (a: Vec, b: Vec, tolerance = 1e-8) =>
  assert.ok(length(minus(a, b)) <= tolerance, `${a.join(', ')} is not ${b.join(', ')}`)
const at = (md: number, I: number, A: number): Station => ({ md, inclination: I * RAD, azimuth: A * RAD })

const angle = (max: number) => fc.double({ min: 0, max, noNaN: true })
const course = fc
  .tuple(angle(170), angle(360), angle(170), angle(360), fc.double({ min: 1, max: 500, noNaN: true }))
  .map(([I1, A1, I2, A2, L]) => courseTo(quiet, placed(at(0, I1, A1), [10, -20, 30]), at(L, I2, A2)))
  .filter((c) => c.dogleg < 3)
const property = <T>(arbitrary: fc.Arbitrary<T>, check: (value: T) => void) =>
  fc.assert(fc.property(arbitrary, check), { numRuns: 200, seed: 7 })

test('a quarter circle ends where its radius says, in any direction', () => {
  const L = 150 * Math.PI
  for (const A of [0, 77, 180, 271]) {
    const path = wellPath([at(0, 0, 0), at(L, 90, A)], [0, 0, 0])
    close(endOf(path).position, [300 * Math.cos(A * RAD), 300 * Math.sin(A * RAD), 300])
  }
})

test('a path surveyed backwards leads back', () => {
  property(course, (c) => {
    const start = placed({ ...at(0, 180 - c.to.inclination / RAD, c.to.azimuth / RAD + 180) }, c.to.position)
    const back = courseTo(quiet, start, at(c.length, 180 - c.from.inclination / RAD, c.from.azimuth / RAD + 180))
    close(back.to.position, c.from.position, 1e-6)
  })
})

test('every chord is shorter than its course, by the sine of half the dogleg', () => {
  property(course, (c) => {
    const chord = length(minus(c.to.position, c.from.position))
    const expected = c.dogleg < 1e-6 ? c.length : (2 * c.length * Math.sin(c.dogleg / 2)) / c.dogleg
    within(chord / expected, 1, 1e-9)
  })
})

test('a point interpolated splits its course into two that end where it ends', () => {
  property(fc.tuple(course, fc.double({ min: 0.01, max: 0.99, noNaN: true })), ([c, f]) => {
    const middle = pointAt(quiet, c, f * c.length)
    within(middle.inclination, Math.acos(Math.min(1, Math.max(-1, middle.tangent[2]))), 1e-7)
    close(courseTo(quiet, middle, c.to).to.position, c.to.position, 1e-6)
    within(length(middle.tangent), 1, 1e-9)
  })
})

test('stations added on the arcs move nothing', () => {
  const coarse = wellPath([at(0, 10, 20), at(100, 40, 80), at(250, 70, 60)], [0, 0, 0])
  const fine = Array.from({ length: 26 }, (_, i) => stationAt(coarse, 10 * i))
  close(endOf(wellPath(fine, [0, 0, 0])).position, endOf(coarse).position)
  assert.equal(courseAt(coarse, 100), coarse.courses[0])
})

test('the nearest point of a course has no other nearer, and sees its target across the hole', () => {
  const target = fc.tuple(...([0, 1, 2] as const).map(() => fc.double({ min: -600, max: 600, noNaN: true })))
  property(fc.tuple(course, target), ([c, P]) => {
    const found = nearestOn(c, P as unknown as Vec)
    for (let i = 0; i <= 100; i++) {
      const other = pointAt(quiet, c, (c.length * i) / 100)
      assert.ok(between(quiet, P as unknown as Vec, other.position) >= found.distance - 1e-6)
    }
    assert.ok(found.md >= 0 && found.md <= c.length)
    if (found.md > 1e-6 && found.md < c.length - 1e-6) {
      const { position, tangent } = pointAt(quiet, c, found.md)
      within(dot(minus(P as unknown as Vec, position), tangent), 0, 1e-5)
    }
  })
})

test('the middle of a straight course is halfway', () => {
  const c = courseTo(quiet, placed(at(0, 90, 0), [10, 20, 30]), at(300, 90, 0))
  close(middleOf(c), [160, 20, 30])
})

test('a nearly straight course is projected on like a straight one', () => {
  const straight = courseTo(quiet, placed(at(0, 30, 40), [0, 0, 0]), at(300, 30, 40))
  const bent = courseTo(quiet, placed(at(0, 30, 40), [0, 0, 0]), at(300, 30 + 1e-6, 40))
  const P: Vec = [50, 90, 120]
  within(nearestOn(straight, P).md, nearestOn(bent, P).md, 1e-4)
})

test('a path that rises again has two depths at one true vertical depth, and one where it is level', () => {
  const path = wellPath([at(0, 0, 0), at(150 * Math.PI, 90, 30), at(250 * Math.PI, 150, 30)], [0, 0, 0])
  const depths = depthsAtVertical(path, 200).map((m) => m.md)
  assert.equal(depths.length, 2)
  within(depths[0], 300 * Math.asin(2 / 3), 1e-7)
  within(depths[1], 300 * (Math.PI - Math.asin(2 / 3)), 1e-7)
  assert.deepEqual(
    verticalRange(path).map((v) => Number(v.toFixed(9))),
    [0, 300],
  )
  assert.equal(depthsAtVertical(path, 300).length, 1)
  assert.deepEqual(depthsAtVertical(path, 301), [])
})

test('the depth of an arc that turns level between stations is found', () => {
  const arc = wellPath([at(0, 60, 0), at(100 * Math.PI, 120, 0)], [0, 0, 0])
  const top = 300 * (1 - Math.sin(60 * RAD))
  within(verticalRange(arc)[1], top, 1e-9)
  assert.equal(depthsAtVertical(arc, top - 1).length, 2)
  assert.equal(meetings(arc.courses[0], [0, 0, 1], top + 1).length, 0)
  assert.equal(depthsAtVertical(arc, top).length, 1)
})

test('a course that turns over its highest point meets a depth below it on the way up and on the way down', () => {
  const over = wellPath(
    [at(50, 90, 0), at(100, 90, 0), at(100 + 50 * Math.PI, 120, 0), at(100 + 150 * Math.PI, 60, 0)],
    [0, 0, 500],
  )
  const top = endOf(over).position[2] - 300 * (1 - Math.sin(60 * RAD))
  within(verticalRange(over)[0], top, 1e-9)
  within(verticalRange(over)[1], 500, 1e-9)
  const depth = endOf(over).position[2] - 10
  const angle = Math.acos((top + 300 - depth) / 300)
  const middle = 100 + 100 * Math.PI
  assert.deepEqual(
    depthsAtVertical(over, depth).map(({ md }) => md.toFixed(6)),
    [middle - 300 * angle, middle + 300 * angle].map((md) => md.toFixed(6)),
  )
  assert.equal(depthsAtVertical(over, 480).length, 1)
})

test('a course that only sinks, and one that only rises, has its range at its ends', () => {
  for (const [I1, I2] of [
    [30, 60],
    [60, 30],
    [120, 150],
    [150, 120],
  ] as const) {
    const path = wellPath([at(0, I1, 0), at(300, I2, 40)], [0, 0, 1000])
    const ends = [1000, endOf(path).position[2]].toSorted((a, b) => a - b)
    assert.deepEqual(verticalRange(path), ends)
  }
})

test('a level course at the depth asked for gives its start', () => {
  const level = wellPath([at(0, 90, 0), at(100, 90, 0), at(200, 90, 0)], [0, 0, 500])
  assert.deepEqual(
    depthsAtVertical(level, 500).map((m) => m.md),
    [0],
  )
})

test('two crossing lines come as near as geometry says, between their stations too', () => {
  const one = wellPath([at(0, 90, 0), at(1000, 90, 0)], [0, 0, 100])
  const other = wellPath([at(0, 90, 90), at(1000, 90, 90)], [333, -500, 107])
  const found = leastBetween(one, other, 0, 1000)
  within(found.distance, 7, 1e-6)
  within(found.at, 333, 1e-2)
  within(nearestTo(other, [333, 0, 100]).md, 500, 1e-6)
})

test('the scans see a parallel vertical neighbour at its distance and bearing', () => {
  const own = stationAt(wellPath([at(0, 0, 0), at(1000, 0, 0)], [0, 0, 0]), 400)
  const neighbour = wellPath([at(0, 0, 0), at(1000, 0, 0)], [-30, 40, 0])
  within(horizontalSight(own, neighbour)?.distance, 50, 1e-9)
  const seen = cylinderSight(own, neighbour)
  assert.ok(seen)
  within(seen.distance, 50, 1e-9)
  within(cylinderAzimuth(own, seen.offset), Math.atan2(40, -30), 1e-9)
  assert.equal(horizontalSight({ ...own, position: [0, 0, 5000] }, neighbour), undefined)
})

test('of two places at its depth the horizontal scan sees the nearer, whichever the neighbour reaches first', () => {
  const own = stationAt(wellPath([at(0, 0, 0), at(1000, 0, 0)], [0, 0, 0]), 200)
  const bow = (north: number) =>
    wellPath([at(0, 0, 0), at(150 * Math.PI, 90, 0), at(300 * Math.PI, 180, 0)], [north, 0, 0])
  const chord = 600 * Math.sqrt(1 - (200 / 300) ** 2)
  const first = (600 - chord) / 2
  within(horizontalSight(own, bow(-first + 20))?.distance, 20, 1e-6)
  within(horizontalSight(own, bow(-first - chord + 20))?.distance, 20, 1e-6)
})

test('a travelling cylinder is read from the high side and the azimuth of the hole, once around', () => {
  const from = placed(at(0, 60, 30), [0, 0, 0])
  within(cylinderAzimuth(from, rightSide(30 * RAD)), 120 * RAD, 1e-12)
  within(cylinderAzimuth(from, minus([0, 0, 0], rightSide(30 * RAD))), 300 * RAD, 1e-12)
  within(cylinderAzimuth(from, highSide(60 * RAD, 30 * RAD)), 30 * RAD, 1e-12)
  const west = placed(at(0, 60, 300), [0, 0, 0])
  const high = highSide(60 * RAD, 300 * RAD)
  const offset = plus(scaled(high, Math.cos(61 * RAD)), rightSide(300 * RAD), Math.sin(61 * RAD))
  within(cylinderAzimuth(west, offset), RAD, 1e-12)
  within(cylinderAzimuth(west, rightSide(300 * RAD)), 30 * RAD, 1e-12)
})

test('in a straight well all survey methods agree, in a bent one they part', () => {
  const straight = endByMethod(wellPath([at(0, 30, 40), at(500, 30, 40)], [1, 2, 3]))
  for (const { end } of straight) close(end, straight[0]?.end ?? [0, 0, 0])
  const bent = endByMethod(wellPath([at(0, 0, 0), at(150 * Math.PI, 90, 0)], [0, 0, 0]))
  const by = Object.fromEntries(bent.map(({ method, end }) => [method, end[2]]))
  within(by['radius of curvature'], 300, 1e-9)
  within(by['minimum curvature'], 300, 1e-9)
  within(by['balanced tangential'], 75 * Math.PI, 1e-9)
  within(by['average angle'], 150 * Math.PI * Math.SQRT1_2, 1e-9)
  within(by.tangential, 0, 1e-9)
})

test('by the radius of curvature a level hole turns on a circle too', () => {
  const turn = endByMethod(wellPath([at(0, 90, 0), at(100, 90, 0), at(100 + 150 * Math.PI, 90, 90)], [0, 0, 50]))
  const { end } = turn.find(({ method }) => method === 'radius of curvature') ?? {}
  close(end ?? [0, 0, 0], [400, 300, 50], 1e-9)
})

test('a projection by tool face leaves with that tool face and has that dogleg', () => {
  const last = placed(at(1000, 35, 120), [0, 0, 900])
  for (const TF of [-150, -60, 0, 30, 90, 179]) {
    const end = steered(quiet, last, 1300, TF * RAD, 0.002)
    const c = courseTo(quiet, last, end)
    within(c.dogleg, 0.6, 1e-9)
    close(c.to.position, end.position, 1e-6)
    const Delta_A = azimuthChange.evaluate({ A_1: last.azimuth, A_2: end.azimuth })
    within(toolFace.evaluate({ I_1: last.inclination, I_2: end.inclination, Delta_A }), TF * RAD, 1e-9)
  }
})

test('constant build and turn are the limit of many short arcs', () => {
  const last = placed(at(1000, 20, 350), [0, 0, 900])
  const [B, T] = [0.0015, 0.002]
  const end = turning(quiet, last, 1500, B, T)
  const many = Array.from({ length: 2001 }, (_, i) => ({
    md: 1000 + i / 4,
    inclination: last.inclination + (B * i) / 4,
    azimuth: last.azimuth + (T * i) / 4,
  }))
  close(end.position, endOf(wellPath(many, last.position)).position, 1e-4)
  close(turning(quiet, last, 1500, 0, 0).position, held(quiet, last, 1500).position, 1e-9)
})

test('the axes of an ellipsoid are those of its covariance in any direction', () => {
  const C = { nn: 9, ee: 4, vv: 1, ne: 0, nv: 0, ev: 0 }
  assert.deepEqual(semiAxes(C), [3, 2, 1])
  const full = { nn: 8518.672, ee: 711.2005, vv: 513.2943, ne: -2244.327, nv: -58.66859, ev: -146.0403 }
  const axes = semiAxes(full)
  within(
    axes.reduce((sum, a) => sum + a * a, 0),
    full.nn + full.ee + full.vv,
    1e-6,
  )
  const plan = planEllipse(full)
  within(plan.major ** 2 + plan.minor ** 2, full.nn + full.ee, 1e-6)
  assert.ok(axes[0] >= plan.major)
  const u = tangentOf(quiet, Math.PI / 2, plan.azimuth)
  within(form(full, u, u), plan.major ** 2, 1e-6)
  const hole = alongHole(full, 1.1, 0.7)
  within(hole.high ** 2 + hole.right ** 2 + hole.along ** 2, full.nn + full.ee + full.vv, 1e-6)
})

test('a covariance turned in space keeps its axes, and its ellipse in plan points along the larger one', () => {
  const along = (first: Vec, second: Vec, third: Vec) => {
    const entry = (i: 0 | 1 | 2, j: 0 | 1 | 2) =>
      16 * first[i] * first[j] + 9 * second[i] * second[j] + 4 * third[i] * third[j]
    return { nn: entry(0, 0), ee: entry(1, 1), vv: entry(2, 2), ne: entry(0, 1), nv: entry(0, 2), ev: entry(1, 2) }
  }
  semiAxes(along([1 / 3, 2 / 3, 2 / 3], [2 / 3, 1 / 3, -2 / 3], [2 / 3, -2 / 3, 1 / 3])).forEach((axis, i) => {
    within(axis, 4 - i, 1e-12)
  })
  const [first, second, third] = [highSide(0.8, 2.5), rightSide(2.5), tangentOf(quiet, 0.8, 2.5)]
  const turned = along(first, second, third)
  const hole = alongHole(turned, 0.8, 2.5)
  for (const [axis, deviation] of [
    [hole.high, 4],
    [hole.right, 3],
    [hole.along, 2],
  ] as const)
    within(axis, deviation, 1e-12)
  within(form(turned, first, first), 16, 1e-12)
  within(form(turned, first, third), 0, 1e-12)
  for (const [ne, azimuth] of [
    [0.5, 45],
    [-0.5, 135],
  ] as const) {
    const plan = planEllipse({ nn: 1, ee: 1, vv: 1, ne, nv: 0, ev: 0 })
    within(plan.azimuth, azimuth * RAD, 1e-12)
    within(plan.major, Math.sqrt(1.5), 1e-12)
    within(plan.minor, Math.sqrt(0.5), 1e-12)
  }
  within(planEllipse({ nn: 2, ee: 1, vv: 1, ne: 0.005, nv: 0, ev: 0 }).azimuth, Math.atan(0.01) / 2, 1e-12)
})

test('each point traced in a run has symbols of its own', () => {
  const symbols = (calculate: (calc: Calc) => unknown, tag?: string) => {
    const trace = newTrace()
    calculate(traced(trace, tag))
    return trace.steps.map((step) => step.symbol)
  }
  const north = { reference: 'true', convergence: 0.01, declination: 0 } as const
  assert.deepEqual(
    symbols((calc) => gridAzimuth(calc, 1, north)),
    ['A_s', 'A'],
  )
  assert.deepEqual(
    symbols((calc) => gridAzimuth(calc, 1, north, '2')),
    ['A_s_2', 'A_2'],
  )
  assert.deepEqual(
    symbols((calc) => gridAzimuth(calc, 1, north), 'k'),
    ['A_s_k', 'A_k'],
  )
  const foot = (I: number) => (calc: Calc) =>
    footOf(calc, courseTo(quiet, placed(at(0, 30, 40), [0, 0, 0]), at(300, I, 40)), [50, 90, 120])
  assert.deepEqual(symbols(foot(30)), ['s'])
  assert.deepEqual(symbols(foot(60)).slice(0, 1), ['a'])
})

test('high side, right side and hole stand across each other', () => {
  const [I, A] = [0.8, 2.5]
  const t = tangentOf(quiet, I, A)
  within(dot(highSide(I, A), rightSide(A)), 0, 1e-9)
  within(dot(highSide(I, A), t), 0, 1e-9)
  within(dot(rightSide(A), t), 0, 1e-9)
})

test('a direction has the length of one, and the zero vector has none', () => {
  close(unit([3, 0, -4]) ?? [0, 0, 0], [0.6, 0, -0.8], 1e-15)
  close(unit([0.003, 0.004, 0]) ?? [0, 0, 0], [0.6, 0.8, 0], 1e-15)
  assert.equal(unit([0, 0, 0]), undefined)
})

test('a constant build and turn is traced under the symbols of both', () => {
  const trace = newTrace()
  turning(traced(trace), placed(at(1000, 20, 350), [0, 0, 900]), 1500, 0.0015, 0.002)
  const angles = trace.steps
    .filter((step) => step.kind === 'equation')
    .filter(({ symbol }) => /^(I_2|A_e)$/.test(symbol))
  assert.deepEqual(
    angles.map((step) => [step.symbol, ...step.arguments.map((a) => a.symbol)]),
    [
      ['I_2', 'I_1', 'B', 'L'],
      ['A_e', 'A_1', 'T', 'L'],
    ],
  )
})

test('a path of one station is none', () => {
  assert.throws(() => wellPath([at(0, 0, 0)], [0, 0, 0]), RangeError)
})

test('a path made as columns is that of its courses one by one, bit for bit', () => {
  const survey = fc
    .array(fc.tuple(fc.double({ min: 0.1, max: 500, noNaN: true }), angle(180), angle(360)), {
      minLength: 2,
      maxLength: 40,
    })
    .map((steps) => {
      let md = 0
      return steps.map(([L, I, A]) => {
        md += L
        return at(md, I, A)
      })
    })
  property(survey, (stations) => {
    const path = wellPath(stations, [10, -20, 30])
    let from = placed(stations[0] as Station, [10, -20, 30])
    for (const [i, course] of path.courses.entries()) {
      const alone = courseTo(quiet, from, stations[i + 1] as Station)
      assert.deepEqual(course, alone)
      from = alone.to
    }
  })
})

test('points of an arc in a loop are those that are traced, bit for bit', () => {
  const target = fc.tuple(...([0, 1, 2] as const).map(() => fc.double({ min: -600, max: 600, noNaN: true })))
  property(fc.tuple(course, fc.double({ min: 0, max: 1, noNaN: true }), target), ([c, f, P]) => {
    const alone = pointAt(quiet, c, c.from.md + f * c.length)
    assert.deepEqual(placeOn(c, c.from.md + f * c.length), alone)
    assert.deepEqual(positionOn(c, c.from.md + f * c.length), alone.position)
    assert.equal(footOn(c, P as unknown as Vec), footOf(quiet, c, P as unknown as Vec))
  })
})

test('the nearest point and the meetings of a path are those of all its courses', () => {
  const path = wellPath(
    Array.from({ length: 200 }, (_, i) => at(20 * i, Math.min(90, i), 40 + 60 * Math.sin(i / 20))),
    [5, -8, 0],
  )
  const target = fc.tuple(...([0, 1, 2] as const).map(() => fc.double({ min: -2000, max: 3000, noNaN: true })))
  const anywhere = target.map((P) => P as unknown as Vec)
  property(fc.oneof(anywhere, fc.constantFrom(...path.stations.map((s) => s.position))), (P) => {
    const [first] = path.stations
    const start = { md: first.md, distance: length(minus(P, first.position)) }
    const each = [start, ...path.courses.map((c) => nearestOn(c, P))]
    const best = each.findIndex((one) => each.every((other) => one.distance <= other.distance))
    const { md, distance } = nearestTo(path, P)
    assert.deepEqual({ md, distance }, each[best])
    const plane: Vec = [0.6, 0, 0.8]
    const all = path.courses.flatMap((c) => meetings(c, plane, dot(P, plane)))
    const found = depthsOn(path, plane, dot(P, plane))
    assert.deepEqual(
      found.map((m) => m.md),
      [...new Set(all.map((m) => m.md))],
    )
  })
})
