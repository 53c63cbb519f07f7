/** Claims about vessels on lines: against a peer code, under symmetry and rotation, and against energy. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NumericsError } from '@keelson/numerics/errors.ts'
import { near } from '@keelson/units/testing.ts'
import type { MooringLine, MooringSegment } from '../mooring-line/line.ts'
import { systemAtPose } from './at-pose.ts'
import { equilibrium } from './equilibrium.ts'
import { eachLineLost, eachTwoLost, linesLost } from './lost-lines.ts'
import moorpy from './moorpy.json' with { type: 'json' }
import { coupledPeriods } from './periods.ts'
import { azimuthsOf, largestGap } from './redundancy.ts'
import { restoringCurve } from './restoring.ts'
import { solveSymmetric } from './symmetric.ts'
import { type MeanLoad, type MooringSystem, NO_LOAD, type Pose, type StiffnessMatrix, ZERO_POSE } from './system.ts'

const degrees = (angle: number) => (angle * Math.PI) / 180
const CHAIN: MooringSegment = { length: 900, weightPerLength: 2455.5, axialStiffness: 1.23e9 }
const WIRE: MooringSegment = { length: 480, weightPerLength: 480, axialStiffness: 9.5e8 }

const lineOf = (segments: readonly MooringSegment[], frictionCoefficient = 0): MooringLine => ({
  segments,
  frictionCoefficient,
  seabedSlope: 0,
  seabedContact: true,
})

/** The spread of the MoorPy tables with other lines in it. */
function spread(line: MooringLine, distance = moorpy.anchor_distance): MooringSystem {
  const lines = moorpy.azimuths_deg.map((azimuth, i) => {
    const fairlead = { x: moorpy.fairlead_forward[i] ?? 0, y: moorpy.fairlead_to_port[i] ?? 0 }
    const [c, s] = [Math.cos(degrees(azimuth)), Math.sin(degrees(azimuth))]
    const anchor = { x: fairlead.x + distance * c, y: fairlead.y + distance * s }
    return { fairlead, anchor, verticalSpan: moorpy.vertical_span, line }
  })
  return { lines }
}

const TWO = lineOf([CHAIN, WIRE])
const LOAD: MeanLoad = moorpy.load
const poseOf = ({ surge, sway, yaw }: Pose) => [surge, sway, yaw]

test('twelve lines have the offsets, tensions and stiffness that MoorPy gives', () => {
  for (const of of moorpy.spreads) {
    const segments = of.segments.map(([length = 0, weightPerLength = 0, axialStiffness = 0]) => ({
      length,
      weightPerLength,
      axialStiffness,
    }))
    const at = equilibrium(spread(lineOf(segments)), LOAD)
    poseOf(at.pose).forEach((q, i) => {
      near(q, of.pose[i] ?? 0, 1e-6)
    })
    at.lines.forEach((line, i) => {
      near(line.fairleadTension, of.fairlead[i] ?? 0, 1e-6)
      near(line.anchorTension, of.anchor[i] ?? 0, 1e-6)
    })
    at.stiffness.forEach((row, i) => {
      row.forEach((k, j) => {
        near(k, of.stiffness[i]?.[j] ?? 0, 1e-5)
      })
    })
    assert.ok(at.residual.force < 1e-3 && at.iterations <= 10)
  }
})

test('N equal lines in symmetry hold the vessel at zero offset', () => {
  for (const n of [3, 4, 5, 8, 12]) {
    const lines = Array.from({ length: n }, (_, i) => {
      const [c, s] = [Math.cos((2 * Math.PI * i) / n), Math.sin((2 * Math.PI * i) / n)]
      return { fairlead: { x: 40 * c, y: 40 * s }, anchor: { x: 1280 * c, y: 1280 * s }, verticalSpan: 384, line: TWO }
    })
    for (const q of poseOf(equilibrium({ lines }, NO_LOAD, { surge: 8, sway: -5, yaw: 0.02 }).pose))
      assert.ok(Math.abs(q) < 1e-7)
    // In the plane such a spread is as stiff to all sides, and yaw is on its own.
    const { stiffness } = equilibrium({ lines }, NO_LOAD)
    near(stiffness[0][0], stiffness[1][1], 1e-9)
    for (const [i, j] of [
      [0, 1],
      [0, 2],
      [1, 2],
    ] as const)
      assert.ok(Math.abs(stiffness[i][j]) < 1e-7 * stiffness[2][2])
  }
})

test('the whole system turned turns the answer', () => {
  const turn = (angle: number, { x, y }: { x: number; y: number }) => ({
    x: x * Math.cos(angle) - y * Math.sin(angle),
    y: x * Math.sin(angle) + y * Math.cos(angle),
  })
  const own = spread(TWO)
  const at = equilibrium(own, LOAD)
  for (const angle of [0.7, 2, -1.1]) {
    const lines = own.lines.map((line) => ({
      ...line,
      fairlead: turn(angle, line.fairlead),
      anchor: turn(angle, line.anchor),
    }))
    const turned = equilibrium({ lines }, { ...turn(angle, LOAD), yaw: LOAD.yaw })
    const offset = turn(angle, { x: at.pose.surge, y: at.pose.sway })
    near(turned.pose.surge, offset.x, 1e-8)
    near(turned.pose.sway, offset.y, 1e-8)
    near(turned.pose.yaw, at.pose.yaw, 1e-8)
    turned.lines.forEach((line, i) => {
      near(line.fairleadTension, at.lines[i]?.fairleadTension ?? 0, 1e-8)
    })
  }
})

test('mirrored about the bow, sway and yaw change sign', () => {
  const own = spread(TWO)
  const mirrored = {
    lines: own.lines.map((l) => ({
      ...l,
      fairlead: { ...l.fairlead, y: -l.fairlead.y },
      anchor: { ...l.anchor, y: -l.anchor.y },
    })),
  }
  const a = equilibrium(own, LOAD)
  const b = equilibrium(mirrored, { x: LOAD.x, y: -LOAD.y, yaw: -LOAD.yaw })
  near(b.pose.surge, a.pose.surge, 1e-9)
  near(b.pose.sway, -a.pose.sway, 1e-9)
  near(b.pose.yaw, -a.pose.yaw, 1e-9)
})

/** A spread whose lines are all unlike: friction, slopes, a clump, a buoy, a line of one segment. */
function unlike(): MooringSystem {
  const kinds: MooringLine[] = [
    TWO,
    lineOf([CHAIN, WIRE], 0.6),
    { ...TWO, seabedSlope: 0.02, frictionCoefficient: 0.3 },
    lineOf([{ ...CHAIN, length: 850, pointLoad: 1.5e5 }, { ...CHAIN, length: 50 }, WIRE]),
    lineOf([{ ...CHAIN, length: 700 }, { ...CHAIN, length: 200, pointLoad: -2e5 }, WIRE]),
    lineOf([{ length: 1400, weightPerLength: 1800, axialStiffness: 9e8 }]),
  ]
  const { lines } = spread(TWO)
  return {
    lines: lines.map((line, i) => ({ ...line, verticalSpan: 384 + 2 * i, line: kinds[i % kinds.length] ?? TWO })),
  }
}

const POSES: readonly Pose[] = [ZERO_POSE, { surge: -20, sway: 9, yaw: 0.03 }, { surge: 5, sway: 25, yaw: -0.08 }]
const KEYS = ['surge', 'sway', 'yaw'] as const
const FORCES = ['x', 'y', 'yaw'] as const
const STEPS = { surge: 1e-3, sway: 1e-3, yaw: 1e-5 }

test('the stiffness is what the forces change by, and symmetric', () => {
  const system = unlike()
  for (const pose of POSES) {
    const { stiffness } = systemAtPose(system, pose)
    KEYS.forEach((key, j) => {
      const at = (sign: number) => systemAtPose(system, { ...pose, [key]: pose[key] + sign * STEPS[key] }).force
      FORCES.forEach((force, i) => {
        const difference = -(at(1)[force] - at(-1)[force]) / (2 * STEPS[key])
        const size = Math.sqrt((stiffness[i]?.[i] ?? 0) * (stiffness[j]?.[j] ?? 0))
        assert.ok(Math.abs((stiffness[i]?.[j] ?? 0) - difference) < 1e-6 * size, `${force} by ${key}`)
        assert.equal(stiffness[i]?.[j], stiffness[j]?.[i])
      })
    })
  }
})

test('the lines do the same work over any two ways from one pose to another', () => {
  const system = unlike()
  const [from, to] = [ZERO_POSE, { surge: -18, sway: 12, yaw: 0.05 }]
  const corner: Pose = { surge: from.surge, sway: to.sway, yaw: to.yaw }
  const other: Pose = { surge: to.surge, sway: from.sway, yaw: from.yaw }
  const direct = workAlong(system, from, to)
  near(workAlong(system, from, corner) + workAlong(system, corner, to), direct, 1e-6)
  near(workAlong(system, from, other) + workAlong(system, other, to), direct, 1e-6)
})

/** Simpson's rule over a straight way. */
function workAlong(system: MooringSystem, from: Pose, to: Pose, intervals = 64): number {
  const power = (t: number) => {
    const pose = { surge: 0, sway: 0, yaw: 0 }
    for (const key of KEYS) pose[key] = from[key] + t * (to[key] - from[key])
    const { force } = systemAtPose(system, pose)
    return KEYS.reduce((all, key, i) => all + force[FORCES[i] ?? 'x'] * (to[key] - from[key]), 0)
  }
  let sum = power(0) + power(1)
  for (let i = 1; i < intervals; i++) sum += (i % 2 ? 4 : 2) * power(i / intervals)
  return sum / (3 * intervals)
}

test('poor starts come to the same pose', () => {
  for (const system of [spread(TWO), unlike()]) {
    const own = equilibrium(system, LOAD)
    for (const start of [
      { surge: 120, sway: -90, yaw: 0.4 },
      { surge: -200, sway: 150, yaw: -0.5 },
      { surge: 0, sway: 300, yaw: 0 },
    ]) {
      const again = equilibrium(system, LOAD, start)
      poseOf(again.pose).forEach((q, i) => {
        assert.ok(Math.abs(q - (poseOf(own.pose)[i] ?? 0)) < 1e-7)
      })
    }
  }
})

test('slack lines are found taut again', () => {
  const slack = spread(lineOf([{ ...CHAIN, length: 1700 }]))
  assert.ok(systemAtPose(slack, ZERO_POSE).lines.every((line) => line.horizontalTension === 0))
  const at = equilibrium(slack, LOAD)
  near(at.force.x, -LOAD.x, 1e-6)
  near(at.force.y, -LOAD.y, 1e-6)
  near(at.force.yaw, -LOAD.yaw, 1e-6)
})

test('a vessel right above its anchors on taut lines is held alike to all sides', () => {
  const line = lineOf([{ ...CHAIN, length: 380 }])
  const corners = [0, 2, 4].map((a) => ({ x: 30 * Math.cos(a), y: 30 * Math.sin(a) }))
  const system = { lines: corners.map((at) => ({ fairlead: at, anchor: at, verticalSpan: 384, line })) }
  const { force, stiffness, lines } = systemAtPose(system, ZERO_POSE)
  assert.deepEqual([force.x, force.y, force.yaw], [0, 0, 0])
  assert.ok(stiffness[0][0] > 0)
  near(stiffness[0][0], 3 * (lines[0]?.stiffness?.xx ?? 0), 1e-12)
  near(stiffness[1][1], stiffness[0][0], 1e-12)
  near(-systemAtPose(system, { surge: 1e-3, sway: 0, yaw: 0 }).force.x / 1e-3, stiffness[0][0], 1e-6)
})

test('a longer line lowers the tension at the fairlead', () => {
  const largest = (length: number) =>
    Math.max(
      ...equilibrium(spread(lineOf([{ ...CHAIN, length }, WIRE])), NO_LOAD).lines.map((line) => line.fairleadTension),
    )
  assert.ok(largest(905) < largest(900) && largest(900) < largest(895))
})

test('the lines balance the load: forces and moments add up to nothing', () => {
  const { lines, pose } = equilibrium(unlike(), LOAD)
  const [c, s] = [Math.cos(pose.yaw), Math.sin(pose.yaw)]
  const sum = { x: LOAD.x, y: LOAD.y, yaw: LOAD.yaw }
  lines.forEach(({ horizontalTension: H, azimuth }, i) => {
    const { x, y } = unlike().lines[i]?.fairlead ?? { x: 0, y: 0 }
    const [F_x, F_y] = [H * Math.cos(azimuth), H * Math.sin(azimuth)]
    sum.x += F_x
    sum.y += F_y
    sum.yaw += (x * c - y * s) * F_y - (x * s + y * c) * F_x
  })
  for (const left of [sum.x, sum.y, sum.yaw / 140]) assert.ok(Math.abs(left) < 1e-2)
})

test('each line lost leaves the equilibrium of the system without it', () => {
  const system = spread(TWO)
  const intact = equilibrium(system, LOAD)
  const lost = eachLineLost(system, LOAD, intact)
  assert.equal(lost.length, 12)
  lost.forEach(({ equilibrium: damaged, lost: which, remaining }, i) => {
    assert.deepEqual(which, [i])
    assert.equal(remaining.length, 11)
    const anew = equilibrium({ lines: system.lines.filter((_, n) => n !== i) }, LOAD)
    assert.ok(damaged)
    near(damaged.pose.surge, anew.pose.surge, 1e-8)
    near(damaged.pose.sway, anew.pose.sway, 1e-8)
    near(damaged.pose.yaw, anew.pose.yaw, 1e-7)
  })
})

test('each two lines lost are all pairs, and each is the equilibrium without them', () => {
  const system = spread(TWO)
  const intact = equilibrium(system, LOAD)
  const pairs = eachTwoLost(system, LOAD, intact)
  assert.equal(pairs.length, 66)
  assert.equal(new Set(pairs.map(({ lost }) => lost.join())).size, 66)
  const pair = pairs.find(({ lost }) => lost.join() === '9,11')
  const anew = equilibrium({ lines: system.lines.filter((_, n) => n !== 9 && n !== 11) }, LOAD)
  near(pair?.equilibrium?.pose.surge, anew.pose.surge, 1e-8)
})

test('what has no redundancy says so, with a line lost and without', () => {
  const lines = spread(TWO).lines.filter((_, i) => [0, 4, 7, 10].includes(i))
  const intact = equilibrium({ lines }, NO_LOAD)
  const [first] = eachLineLost({ lines }, NO_LOAD, intact)
  assert.deepEqual([first?.equilibrium, first?.reason], [null, 'the lines leave a gap of 180° or more'])
  const two = linesLost({ lines }, [0, 1], NO_LOAD, intact)
  assert.equal(two.reason, 'fewer than three lines remain')
  const aft = { lines: spread(TWO).lines.filter((_, i) => i >= 3 && i < 9) }
  assert.throws(
    () => equilibrium(aft, { x: -2e6, y: 0, yaw: 0 }),
    /no equilibrium because the lines leave a gap of 180° or more/,
  )
})

test('a moment that no lines can hold has no equilibrium, and says why', () => {
  assert.throws(
    () => equilibrium(spread(TWO), { x: 0, y: 0, yaw: 1e12 }),
    (error) => error instanceof NumericsError && /cannot resist the yaw moment/.test(error.message),
  )
})

test('a line without an answer is told by its number', () => {
  const { lines } = spread(TWO)
  const wrong = lines.map((line, i) => (i === 4 ? { ...line, line: lineOf([{ ...CHAIN, length: -1 }]) } : line))
  assert.throws(
    () => equilibrium({ lines: wrong }, LOAD),
    /^NumericsError: line 5: the unstretched length must be greater than 0/,
  )
  assert.throws(() => equilibrium({ lines: [] }, LOAD), /a mooring system requires at least one line/)
})

test('a restoring curve rises, is odd where the spread is symmetric, and starts with the stiffness', () => {
  const system = spread(TWO)
  const offsets = [-30, -20, -10, -0.01, 0.01, 10, 20, 30]
  const curve = restoringCurve(system, 0, offsets)
  curve.slice(1).forEach(({ force }, i) => {
    assert.ok(force > (curve[i]?.force ?? 0))
  })
  near(curve[0]?.force, -(curve[7]?.force ?? 0), 1e-9)
  near(((curve[4]?.force ?? 0) - (curve[3]?.force ?? 0)) / 0.02, systemAtPose(system, ZERO_POSE).stiffness[0][0], 1e-6)
  const turned = restoringCurve(system, Math.PI / 2, [15], 0.02)[0]
  const at = systemAtPose(system, { surge: 0, sway: 15, yaw: 0.02 })
  near(turned?.force, -at.force.y, 1e-9)
})

test('gaps between lines are those of a compass', () => {
  const away = { fairlead: { x: 100, y: -50 }, anchor: { x: 40, y: 10 } }
  near(azimuthsOf([away])[0], (3 * Math.PI) / 4, 1e-12)
  near(largestGap([-3, -1, 1]), 2 * Math.PI - 4, 1e-12)
  near(largestGap([0, Math.PI / 2, Math.PI]), Math.PI, 1e-12)
  near(largestGap([-0.1, 0.1, 7]), 2 * Math.PI - (7 - 2 * Math.PI + 0.1), 1e-12)
  near(largestGap([1]), 2 * Math.PI, 1e-12)
})

test('three equations are solved, and a matrix that holds nothing is told', () => {
  const K: StiffnessMatrix = [
    [4, 1, 2],
    [1, 5, -1],
    [2, -1, 6],
  ]
  const [a, b, c] = solveSymmetric(K, [7, 8, 9]) ?? [0, 0, 0]
  near(4 * a + b + 2 * c, 7, 1e-14)
  near(a + 5 * b - c, 8, 1e-14)
  near(2 * a - b + 6 * c, 9, 1e-14)
  assert.equal(
    solveSymmetric(
      [
        [1, 2, 0],
        [2, 1, 0],
        [0, 0, 1],
      ],
      [1, 1, 1],
    ),
    null,
  )
  assert.equal(
    solveSymmetric(
      [
        [0, 0, 0],
        [0, 0, 0],
        [0, 0, 0],
      ],
      [1, 1, 1],
    ),
    null,
  )
})

test('coupled periods are those of each motion where nothing couples them, and of the cubic where it does', () => {
  const diagonal = (a: number, b: number, c: number): StiffnessMatrix => [
    [a, 0, 0],
    [0, b, 0],
    [0, 0, c],
  ]
  const periods = coupledPeriods(diagonal(4, 9, 16), diagonal(1, 1, 1)) ?? []
  ;[Math.PI, (2 * Math.PI) / 3, Math.PI / 2].forEach((T, i) => {
    near(periods[i], T, 1e-12)
  })
  // Three equal masses on a chain of springs: the eigenvalues of this matrix are 2 - sqrt 2, 2 and 2 + sqrt 2.
  const chain: StiffnessMatrix = [
    [2, -1, 0],
    [-1, 2, -1],
    [0, -1, 2],
  ]
  const roots = [2 - Math.SQRT2, 2, 2 + Math.SQRT2]
  coupledPeriods(chain, diagonal(1, 1, 1))?.forEach((T, i) => {
    near(T, (2 * Math.PI) / Math.sqrt(roots[i] ?? 0), 1e-12)
  })
  assert.deepEqual(coupledPeriods(diagonal(0, 1, 1), diagonal(1, 1, 1))?.[0], Number.POSITIVE_INFINITY)
  assert.equal(coupledPeriods(chain, diagonal(0, 1, 1)), null)
  const { stiffness } = equilibrium(spread(TWO), LOAD)
  const M: StiffnessMatrix = [
    [3.3e8, 0, 0],
    [0, 5.6e8, 1e9],
    [0, 1e9, 2.9e12],
  ]
  const coupled: StiffnessMatrix = [
    [3.3e8, 4e7, 2e9],
    [4e7, 5.6e8, 1e9],
    [2e9, 1e9, 2.9e12],
  ]
  // Each eigenvalue makes K - omega^2 M singular.
  for (const masses of [M, coupled]) {
    const found = coupledPeriods(stiffness, masses) ?? []
    assert.equal(found.length, 3)
    for (const T of found) {
      const squared = (2 * Math.PI) ** 2 / T ** 2
      const left = stiffness.map((row, i) => row.map((k, j) => k - squared * (masses[i]?.[j] ?? 0)))
      const scale = stiffness[0][0] * stiffness[1][1] * stiffness[2][2]
      assert.ok(Math.abs(determinant(left)) < 1e-9 * scale)
    }
  }
})

function determinant([
  [a = 0, b = 0, c = 0] = [],
  [d = 0, e = 0, f = 0] = [],
  [g = 0, h = 0, i = 0] = [],
]: number[][]): number {
  return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
}
