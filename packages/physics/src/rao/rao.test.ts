/** Claims about RAOs: between and on the nodes, in the mirror, at points of a rigid vessel, and whose crest a phase leads. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newTrace } from '@keelson/equations'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { near } from '@keelson/units/testing.ts'
import fc from 'fast-check'
import * as cells from './cell-equations.ts'
import { INTERPOLATIONS, motionAt, motionsIn } from './motions.ts'
import {
  aroundTheCircle,
  axesLeft,
  cellOf,
  cornerSpread,
  headingRead,
  isOnNode,
  jumpsOf,
  type Rao,
  readingOf,
} from './rao.ts'
import * as response from './response-equations.ts'
import { amplitudeAt } from './transfer-function.ts'
import worked from './worked.json' with { type: 'json' }

const DEG = Math.PI / 180
const six = (x: number) => [x, x, x, x / 10, x / 10, x / 10]
const rao = (of: Partial<Rao> = {}): Rao => ({
  periods: [6, 10],
  headings: [0, 90 * DEG],
  amplitudes: [
    [six(1), six(2)],
    [six(3), six(5)],
  ],
  phases: [
    [six(0).map(() => 10 * DEG), six(0).map(() => 350 * DEG)],
    [six(0).map(() => 40 * DEG), six(0).map(() => 300 * DEG)],
  ],
  ...of,
})
const heaveAt = (
  table: Rao,
  period: number,
  degrees: number,
  way: 'complex_linear' | 'magnitude_phase' = 'complex_linear',
) => {
  const heave = motionsIn(cellOf(table, { period, heading: degrees * DEG }, 'none'), way)[2]
  assert.ok(heave)
  return heave
}

test('the equations give what the script gives', () => {
  assertScriptAgrees({ ...cells, ...response }, worked)
})

test('a node gives the node, by either way', () => {
  for (const way of ['complex_linear', 'magnitude_phase'] as const) {
    const found = [
      [6, 0, 1, 10],
      [6, 90, 2, 350],
      [10, 0, 3, 40],
      [10, 90, 5, 300],
    ] as const
    for (const [period, heading, A, phi] of found) {
      near(heaveAt(rao(), period, heading, way).A, A, 1e-14)
      near(heaveAt(rao(), period, heading, way).phi, phi * DEG, 1e-14)
    }
  }
})

test('between amplitudes and phases each is linear, across the turn too', () => {
  const { A, phi, a, b } = heaveAt(rao(), 8, 45, 'magnitude_phase')
  near(A, (1 + 2 + 3 + 5) / 4, 1e-14)
  // 10, -10, 40, -60: the mean is -5
  near(phi, 355 * DEG, 1e-12)
  near(Math.hypot(a, b), A, 1e-14)
  near(Math.atan2(b, a), -5 * DEG, 1e-12)
})

test('between parts two equal motions that oppose each other leave none', () => {
  const phases = rao().phases.map((row) => row.map((_, j) => six(0).map(() => (j === 0 ? 0 : Math.PI))))
  const amplitudes = rao().amplitudes.map((row) => row.map(() => six(1)))
  assert.ok(heaveAt(rao({ phases, amplitudes }), 8, 45).A < 1e-15)
  near(heaveAt(rao({ phases, amplitudes }), 8, 45, 'magnitude_phase').A, 1, 1e-15)
  near(heaveAt(rao({ phases, amplitudes }), 8, 45, 'magnitude_phase').phi, Math.PI / 2, 1e-12)
})

test('what does not move has the phase 0', () => {
  const still = heaveAt(rao({ amplitudes: rao().amplitudes.map((row) => row.map(() => six(0))) }), 8, 45)
  assert.deepEqual(still, { a: 0, b: 0, A: 0, phi: 0 })
})

test('in the mirror sway, roll and yaw are reversed and the others are as they were', () => {
  const table = rao({ headings: [0, Math.PI] })
  const from = (degrees: number, way: 'complex_linear' | 'magnitude_phase') =>
    motionsIn(cellOf(table, { period: 7, heading: degrees * DEG }, 'port_starboard'), way)
  for (const way of ['complex_linear', 'magnitude_phase'] as const) {
    const [port, starboard] = [from(30, way), from(330, way)]
    port.forEach((motion, i) => {
      const sign = [1, 3, 5].includes(i) ? -1 : 1
      near(starboard[i]?.a, sign * motion.a, 1e-12)
      near(starboard[i]?.b, sign * motion.b, 1e-12)
    })
  }
})

test('the mirror is used above the last heading only, and meets its nodes', () => {
  const table = rao({ headings: [0, 90 * DEG, 200 * DEG] })
  assert.equal(headingRead(table, 200 * DEG, 'port_starboard'), 200 * DEG)
  assert.equal(headingRead(table, 270 * DEG, 'port_starboard'), 90 * DEG)
  near(headingRead(table, 201 * DEG, 'port_starboard'), 159 * DEG, 1e-12)
  assert.equal(headingRead(table, 270 * DEG, 'none'), 270 * DEG)
})

test('nothing is read outside the axes, the ends of which belong to the table', () => {
  const left = (period: number, degrees: number, symmetry: 'none' | 'port_starboard' = 'none') =>
    axesLeft(rao(), { period, heading: degrees * DEG }, symmetry)
  assert.deepEqual(left(6, 0), [])
  assert.deepEqual(left(10, 90), [])
  assert.deepEqual(left(5.99, 90.01), ['period', 'heading'])
  assert.deepEqual(left(10.01, 0), ['period'])
  assert.deepEqual(left(8, 269, 'port_starboard'), ['heading'])
  assert.deepEqual(left(8, 270, 'port_starboard'), [])
  assert.throws(() => cellOf(rao(), { period: 11, heading: 0 }, 'none'), /outside the table/)
})

test('a table of one heading has its values there, and nowhere else', () => {
  const one = rao({ headings: [Math.PI], amplitudes: [[six(1)], [six(3)]], phases: [[six(0)], [six(0)]] })
  near(heaveAt(one, 8, 180).A, 2, 1e-14)
  assert.deepEqual(axesLeft(one, { period: 8, heading: 3 }, 'none'), ['heading'])
})

test('the weights of the corners are positive, sum to one and give the place of the query', () => {
  const within = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(within, within, (t, s) => {
      const query = { period: 6 + 4 * t, heading: 90 * DEG * s }
      const { corners } = cellOf(rao(), query, 'none')
      const sum = (of: (corner: (typeof corners)[number]) => number) =>
        corners.reduce((all, one) => all + one.weight * of(one), 0)
      assert.ok(corners.every(({ weight }) => weight >= 0))
      near(
        sum(() => 1),
        1,
        1e-12,
      )
      near(
        sum((one) => one.period),
        query.period,
        1e-12,
      )
      assert.ok(Math.abs(sum((one) => one.heading) - query.heading) < 1e-12)
    }),
  )
})

test('the spread of the corners is by the largest, and the weight of a node is whole', () => {
  const cell = cellOf(rao(), { period: 8, heading: 0.1 }, 'none')
  near(cornerSpread(cell, 2), (5 - 1) / 5, 1e-15)
  assert.equal(isOnNode(cell), false)
  assert.equal(isOnNode(cellOf(rao(), { period: 10, heading: 0 }, 'none')), true)
  assert.equal(isOnNode(cellOf(rao(), { period: 10, heading: 0.1 }, 'none')), false)
  const still = rao({ amplitudes: rao().amplitudes.map((row) => row.map(() => six(0))) })
  assert.equal(cornerSpread(cellOf(still, { period: 8, heading: 0.1 }, 'none'), 0), 0)
})

test('a jump is a factor beyond 3 between neighbours that move, the larger of which counts', () => {
  const heave = (numbers: readonly (readonly number[])[]) =>
    jumpsOf({ amplitudes: numbers.map((row) => row.map((x) => [0, 0, x, 0, 0, 0])) })
  assert.deepEqual(
    heave([
      [1, 3],
      [3, 9],
    ]),
    [],
  )
  near(heave([[1, 3.02]])[0]?.factor, 3.02, 1e-14)
  near(heave([[2], [7]])[0]?.factor, 3.5, 1e-14)
  assert.deepEqual(heave([[0.1], [0.45], [1.3], [3.8], [5]]), [])
  assert.deepEqual(heave([[1, 3.1]]), [{ motion: 2, period: 0, heading: 1, factor: 3.1 }])
  assert.deepEqual(heave([[4], [1]]), [{ motion: 2, period: 1, heading: 0, factor: 4 }])
  assert.deepEqual(heave([[0, 5]]), [])
  assert.deepEqual(heave([[0.01], [0.099], [0.29], [0.8], [1]]).length, 0)
  assert.deepEqual(
    heave([
      [0.01, 0.1],
      [0.3, 1],
    ]).map((jump) => [jump.period, jump.heading]),
    [
      [0, 1],
      [1, 0],
      [1, 1],
      [1, 1],
    ],
  )
})

test('a point moves as the vessel does where she does not turn, and lifts as the cross product says where she does', () => {
  const still = { a: 0, b: 0, A: 0, phi: 0 }
  const heave = { a: 1, b: 0, A: 1, phi: 0 }
  const roll = { a: 0.01, b: 0, A: 0.01, phi: 0 }
  const moved = motionAt({ x: 50, y: 10, z: 20 }, [still, still, heave, still, still, still], 10)
  assert.deepEqual([moved.vertical.A, moved.lateral.A, moved.longitudinal.A], [1, 0, 0])
  near(moved.accelerations.vertical, ((2 * Math.PI) / 10) ** 2, 1e-14)
  assert.deepEqual([moved.accelerations.lateral, moved.accelerations.longitudinal], [0, 0])
  // port side up by 0.01: the point 10 m to port rises 0.1 and goes 0.2 to starboard
  const rolled = motionAt({ x: 50, y: 10, z: 20 }, [still, still, still, roll, still, still], 10)
  near(rolled.vertical.a, 0.1, 1e-15)
  near(rolled.lateral.a, -0.2, 1e-15)
  near(rolled.lateral.phi, Math.PI, 1e-15)
  // its acceleration to port and what gravity does on a deck that slopes to starboard add up
  near(rolled.accelerations.lateral, ((2 * Math.PI) / 10) ** 2 * 0.2 + 9.80665 * 0.01, 1e-14)
  for (const missing of [0, 1, 2, 3, 4, 5]) {
    const five = [still, still, heave, still, still, still].toSpliced(missing, 1, undefined as never)
    assert.throws(() => motionAt({ x: 0, y: 0, z: 0 }, five, 10), /six degrees of freedom/)
  }
})

test('a buoy that follows the surface leads no crest, wherever the crest is that it is held against', () => {
  // At d the surface is cos(omega t - k.d): on the crest at the origin it lags by k.d, on its own crest by nothing.
  const place = { k: 0.05, d_x: 30, d_y: -12, beta: 0.7 }
  const delta = response.crestDelay.evaluate(place)
  const phi = -delta
  near(response.leadOnReference.evaluate({ phi, delta }), 0, 1e-15)
  // A lag grows the other way: exp(-i k.d) belongs to phases that lag.
  near(response.lagOfLead.evaluate({ phi }), delta, 1e-14)
})

test('a response between two frequencies is linear', () => {
  const function_ = { frequencies: [0.1, 0.2], amplitudes: [1, 3] }
  near(amplitudeAt(function_, 0.15), 2, 1e-14)
  assert.equal(amplitudeAt(function_, 0.2), 3)
})

test('a table of one period has its values there', () => {
  const one = rao({ periods: [8], amplitudes: [[six(1), six(2)]], phases: [[six(0), six(0)]] })
  near(heaveAt(one, 8, 90).A, 2, 1e-14)
  near(heaveAt(one, 8, 45).A, 1.5, 1e-12)
})

test('a mirror image meets its node whatever the last digits of pi say', () => {
  for (let degrees = 181; degrees < 360; degrees++) {
    const table = rao({ headings: [0, (360 - degrees) * DEG] })
    assert.equal(headingRead(table, degrees * DEG, 'port_starboard'), (360 - degrees) * DEG, `${degrees}`)
  }
})

test('every step takes what it names from the step of that name, and says its unit', () => {
  const trace = newTrace()
  const cell = cellOf(rao(), { period: 8, heading: 0.5 }, 'none')
  const weights = cells.bilinearWeights(
    cells.periodShares(cell.period, trace),
    cells.headingShares(cell.heading, trace),
    trace,
  )
  for (const way of INTERPOLATIONS) {
    const own = newTrace()
    motionAt({ x: 11, y: 12, z: 13 }, motionsIn(cell, way, own), 8, own)
    assertNamed([...trace.steps, ...own.steps])
    const units = own.steps.filter(({ symbol }) => /^X_\d$/.test(symbol)).map(({ symbol, unit }) => `${symbol} ${unit}`)
    assert.deepEqual(units, ['X_1 -', 'X_2 -', 'X_3 -', 'X_4 rad/m', 'X_5 rad/m', 'X_6 rad/m'])
  }
  assert.deepEqual(
    trace.steps.map(({ symbol }) => symbol),
    ['s_T1', 's_T2', 's_b1', 's_b2', 'w_11', 'w_12', 'w_21', 'w_22'],
  )
  assert.equal(weights.length, 4)
})

/** What a reader has before the first step. */
const GIVEN: Readonly<Record<string, number>> = {
  T: 8,
  T_1: 6,
  T_2: 10,
  beta: 0.5,
  beta_1: 0,
  beta_2: 90 * DEG,
  x: 11,
  y: 12,
  z: 13,
  g: 9.80665,
}

function assertNamed(steps: ReturnType<typeof newTrace>['steps']): void {
  const known = new Map(Object.entries(GIVEN))
  for (const step of steps) {
    for (const { symbol, value } of argumentsOf(step))
      if (typeof value === 'number') near(known.get(symbol), value, 1e-14)
      else assert.match(symbol, /^w$|^A_[1-6]$|^phi_[1-6]$/)
    known.set(step.symbol, step.value)
  }
}
const argumentsOf = (step: ReturnType<typeof newTrace>['steps'][number]) => ('arguments' in step ? step.arguments : [])

test('headings are a circle: between the last and the first of a table that goes all around, and a turn on', () => {
  const row = [six(1), six(2), six(3), six(4)]
  const zero = row.map(() => six(0))
  const table = aroundTheCircle(
    rao({ headings: [0, 90, 180, 270].map((d) => d * DEG), amplitudes: [row, row], phases: [zero, zero] }),
  )
  const heave = (degrees: number) =>
    motionsIn(cellOf(table, { period: 8, heading: degrees * DEG }, 'none'), 'complex_linear')[2]?.A
  near(heave(315), 2.5, 1e-12)
  near(heave(360), 1, 1e-12)
  near(heave(0), 1, 1e-12)
  const half = rao()
  assert.equal(aroundTheCircle(half), half)
  near(readingOf({ headings: [10 * DEG, 370 * DEG] }, 5 * DEG, 'none').heading, 365 * DEG, 1e-12)
  assert.equal(readingOf({ headings: [0, Math.PI] }, 2 * Math.PI, 'none').heading, 0)
})

test('a table goes all around from three headings on, if the way from the last to the first is no longer than the others', () => {
  const at = (degrees: readonly number[]) => {
    const row = degrees.map(() => six(1))
    return rao({ headings: degrees.map((d) => d * DEG), amplitudes: [row, row], phases: [row, row] })
  }
  const closed = aroundTheCircle(at([0, 120, 240])).headings
  assert.equal(closed.length, 4)
  near(closed[3], 360 * DEG, 1e-14)
  for (const degrees of [
    [0, 180],
    [0, 90, 180],
    [0, 120, 240, 360],
  ]) {
    const table = at(degrees)
    assert.equal(aroundTheCircle(table), table, `${degrees}`)
  }
})

test('the turns of a reading lead from the heading asked for to the one that is read; in the mirror, or nowhere, there are none', () => {
  const read = (degrees: readonly number[], asked: number, symmetry: 'none' | 'port_starboard') =>
    readingOf({ headings: degrees.map((d) => d * DEG) }, asked * DEG, symmetry)
  const [on, back] = [read([10, 370], 5, 'none'), read([0, 180], 400, 'none')]
  assert.equal(on.turns, 1)
  near(on.heading, 365 * DEG, 1e-14)
  assert.equal(back.turns, -1)
  near(back.heading, 40 * DEG, 1e-14)
  const mirrored = read([0, 180], 270, 'port_starboard')
  assert.deepEqual([mirrored.turns, mirrored.isMirrored], [0, true])
  near(mirrored.heading, 90 * DEG, 1e-14)
  assert.deepEqual(read([0, 180], 270, 'none'), { heading: 270 * DEG, turns: 0, isMirrored: false })
})
