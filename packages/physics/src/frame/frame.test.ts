/** Claims about frames: closed forms, worked examples of books, what mechanics promises of any frame, and refusals. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { near, within } from '@keelson/units/testing.ts'
import fc from 'fast-check'
import { deformed, largestMoment, placed, sectionAt, shearFreeWithin } from './member.ts'
import { DIRECTIONS, type Direction, FrameError, type FrameModel, type Member, type Position } from './model.ts'
import { type FrameSolution, solveFrame } from './solve.ts'
import { memberStiffness } from './stiffness.ts'

const [EA, EI] = [2e9, 2e6]
const FIXED = { x: 0, y: 0, rotation: 0 }
const PINNED = { x: 0, y: 0 }

/** Equal members one after the other. */
const chain = (nodes: readonly Position[]): Pick<FrameModel, 'nodes' | 'members'> => ({
  nodes,
  members: nodes.slice(1).map((_, i): Member => ({ start: i, end: i + 1, EA, EI })),
})
const line = (...xs: readonly number[]) => chain(xs.map((x): Position => [x, 0]))
const memberOf = (s: FrameSolution, m: number) => s.members[m] as NonNullable<(typeof s.members)[number]>
const nodeOf = (s: FrameSolution, n: number) => s.nodes[n] as NonNullable<(typeof s.nodes)[number]>
const reactionOf = (s: FrameSolution, node: number) => {
  const found = s.reactions.find((r) => r.node === node)
  assert.ok(found)
  return found
}
const rotationOf = (s: FrameSolution, n: number) => nodeOf(s, n).rotation ?? Number.NaN

test('a cantilever deflects by P L^3/3EI, turns by P L^2/2EI and stretches by N L/EA', () => {
  const s = solveFrame({
    ...line(0, 1, 4),
    supports: [{ node: 0, ...FIXED }],
    nodeLoads: [{ node: 2, x: 5000, y: -1000 }],
  })
  near(nodeOf(s, 2).y, (-1000 * 64) / (3 * EI))
  near(rotationOf(s, 2), (-1000 * 16) / (2 * EI))
  near(nodeOf(s, 2).x, (5000 * 4) / EA)
  near(nodeOf(s, 1).y, (-1000 * 1 * (3 * 4 - 1)) / (6 * EI))
  near(reactionOf(s, 0).rotation, 4000)
  near(reactionOf(s, 0).y, 1000)
  near(reactionOf(s, 0).x, -5000)
  near(memberOf(s, 0).N_1, 5000)
  assert.deepEqual([largestMoment(memberOf(s, 0)).x, s.how.unknowns], [0, 6])
  near(largestMoment(memberOf(s, 0)).M, -4000)
})

test('a propped cantilever under its own weight carries 3/8 w L on the prop and w L^2/8 at the wall', () => {
  const s = solveFrame({
    ...line(0, 8),
    supports: [
      { node: 0, ...FIXED },
      { node: 1, y: 0 },
    ],
    memberLoads: [{ member: 0, y: -1000 }],
  })
  near(reactionOf(s, 1).y, 3000)
  near(reactionOf(s, 0).y, 5000)
  near(reactionOf(s, 0).rotation, 8000)
  near(shearFreeWithin(memberOf(s, 0)) ?? 0, 5)
  near(sectionAt(memberOf(s, 0), 5).M, (9 * 1000 * 64) / 128)
  near(rotationOf(s, 1), (1000 * 8 ** 3) / (48 * EI))
})

test('a beam with fixed ends sags by w L^4/384EI, and a part of it knows the largest moment within', () => {
  const s = solveFrame({
    ...line(0, 2, 6),
    supports: [
      { node: 0, ...FIXED },
      { node: 2, ...FIXED },
    ],
    memberLoads: [0, 1].map((member) => ({ member, y: -10_000 })),
  })
  near(reactionOf(s, 0).rotation, 30_000)
  near(reactionOf(s, 2).rotation, -30_000)
  const second = memberOf(s, 1)
  near(shearFreeWithin(second) ?? 0, 1)
  const middle = sectionAt(second, 1)
  near(middle.M, 15_000)
  near(middle.moved[1], (-10_000 * 6 ** 4) / (384 * EI))
  within(middle.V, 0, 1e-8)
})

test('a bar under its own weight hangs with w L at the top, nothing at the foot, and stretches by w L^2/2EA', () => {
  const s = solveFrame({
    ...chain([
      [0, 0],
      [0, -10],
    ]),
    supports: [{ node: 0, ...FIXED }],
    memberLoads: [{ member: 0, y: -700 }],
  })
  const bar = memberOf(s, 0)
  near(bar.N_1, 7000)
  within(bar.N_2, 0, 1e-8)
  near(nodeOf(s, 1).y, (-700 * 100) / (2 * EA))
  near(sectionAt(bar, 5).moved[1], (-700 * (10 * 5 - 12.5)) / EA)
  near(sectionAt(bar, 5).N, 3500)
})

test('two equal spans carry w L^2/8 over the middle support, by three moments', () => {
  const s = solveFrame({
    ...line(0, 6, 12),
    supports: [
      { node: 0, ...PINNED },
      { node: 1, y: 0 },
      { node: 2, y: 0 },
    ],
    memberLoads: [0, 1].map((member) => ({ member, y: -1000 })),
  })
  near(memberOf(s, 0).M_2, -4500)
  near(reactionOf(s, 1).y, 1.25 * 6000)
})

test('four unequal spans have the support moments that three-moment equations give', () => {
  const [a, b, c, d, w] = [4, 7, 5, 6, 2000]
  const s = solveFrame({
    ...line(0, a, a + b, a + b + c, a + b + c + d),
    supports: [0, 1, 2, 3, 4].map((node) => ({ node, y: 0, ...(node === 0 && { x: 0 }) })),
    memberLoads: [0, 1, 2, 3].map((member) => ({ member, y: -w })),
  })
  const at = (k: number) => memberOf(s, k).M_2
  const threeMoments = (left: number, L: number, middle: number, R: number, right: number) =>
    near(left * L + 2 * middle * (L + R) + right * R, (-w * (L ** 3 + R ** 3)) / 4)
  threeMoments(0, a, at(0), b, at(1))
  threeMoments(at(0), b, at(1), c, at(2))
  threeMoments(at(1), c, at(2), d, 0)
})

test('a settled support of a continuous beam turns it as a prescribed displacement does', () => {
  const s = solveFrame({
    ...line(0, 5, 10),
    supports: [
      { node: 0, ...FIXED },
      { node: 2, ...FIXED, y: -0.01 },
    ],
  })
  near(reactionOf(s, 2).y, (-12 * EI * 0.01) / 1000)
  near(nodeOf(s, 1).y, -0.005)
  assert.equal(nodeOf(s, 2).y, -0.01)
})

test('a forced rotation of one end of a fixed beam takes 4EI/L there and 2EI/L at the other', () => {
  const s = solveFrame({
    ...line(0, 5),
    supports: [
      { node: 0, ...FIXED, rotation: 0.01 },
      { node: 1, ...FIXED },
    ],
  })
  near(reactionOf(s, 0).rotation, (4 * EI * 0.01) / 5)
  near(reactionOf(s, 1).rotation, (2 * EI * 0.01) / 5)
})

test('a truss of hinged members carries its load along them, and its nodes have no rotation', () => {
  const s = solveFrame({
    nodes: [
      [0, 0],
      [4, 3],
      [8, 0],
    ],
    members: [
      { start: 0, end: 1, EA, EI, hinged: 'both' },
      { start: 1, end: 2, EA, EI, hinged: 'both' },
      { start: 0, end: 2, EA, EI, hinged: 'both' },
    ],
    supports: [
      { node: 0, ...PINNED },
      { node: 2, y: 0 },
    ],
    nodeLoads: [{ node: 1, y: -6000 }],
  })
  near(memberOf(s, 0).N_1, -5000)
  near(memberOf(s, 2).N_1, 4000)
  assert.deepEqual([memberOf(s, 0).M_1, memberOf(s, 0).M_2, nodeOf(s, 1).rotation], [0, 0, undefined])
  // Castigliano: sum of N n L/EA.
  near(nodeOf(s, 1).y, -(2 * 5000 * (5 / 6) * 5 + 4000 * (2 / 3) * 8) / EA)
})

test('members between hinges bend under their own load as simple beams', () => {
  const [nodes, supports] = [
    [
      [0, 0],
      [4, 0],
    ] as const,
    [
      { node: 0, ...PINNED },
      { node: 1, ...PINNED },
    ],
  ]
  const s = solveFrame({
    nodes,
    members: [{ start: 0, end: 1, EA, EI, hinged: 'both' }],
    supports,
    memberLoads: [{ member: 0, y: -1000 }],
  })
  near(sectionAt(memberOf(s, 0), 2).M, 2000)
  near(sectionAt(memberOf(s, 0), 2).moved[1], (-5 * 1000 * 256) / (384 * EI))
  near(reactionOf(s, 1).y, 2000)
})

test('a member between hinges that has turned as a whole bends from its chord', () => {
  const s = solveFrame({
    nodes: [
      [0, 0],
      [4, 0],
    ],
    members: [{ start: 0, end: 1, EA, EI, hinged: 'both' }],
    supports: [
      { node: 0, ...PINNED },
      { node: 1, ...PINNED, y: 0.4 },
    ],
    memberLoads: [{ member: 0, y: -1000 }],
  })
  const member = memberOf(s, 0)
  near(member.theta_1, 0.1 - (1000 * 64) / (24 * EI))
  near(member.theta_2, 0.1 + (1000 * 64) / (24 * EI))
  near(sectionAt(member, 4).moved[1], 0.4)
})

test('the largest moment is found within a member, at its start and at its end', () => {
  const simple = solveFrame({
    ...line(0, 2.995, 3.5, 6),
    supports: [
      { node: 0, ...PINNED },
      { node: 3, y: 0 },
    ],
    memberLoads: [0, 1, 2].map((member) => ({ member, y: -1000 })),
  })
  near(shearFreeWithin(memberOf(simple, 1)) ?? 0, 0.005, 1e-6)
  assert.deepEqual(
    [0, 2].map((m) => largestMoment(memberOf(simple, m)).x),
    [2.995, 0],
  )
  const whole = solveFrame({
    ...line(0, 6),
    supports: [
      { node: 0, ...PINNED },
      { node: 1, y: 0 },
    ],
    memberLoads: [{ member: 0, y: -1000 }],
  })
  const { x, M } = largestMoment(memberOf(whole, 0))
  near(x, 3)
  near(M, 4500)
  const parts = solveFrame({
    ...line(0, 2, 4, 6),
    supports: [
      { node: 0, ...PINNED },
      { node: 3, y: 0 },
    ],
    memberLoads: [0, 1, 2].map((member) => ({ member, y: -1000 })),
  })
  assert.deepEqual(
    [0, 2].map((m) => shearFreeWithin(memberOf(parts, m))),
    [undefined, undefined],
  )
})

test('a member through the axis of x, and one of any rigidity, is a member', () => {
  const s = solveFrame({
    nodes: [
      [1, -1],
      [1, 1],
    ],
    members: [{ start: 0, end: 1, EA: 0.005, EI: 0.005 }],
    supports: [{ node: 0, ...FIXED }],
    nodeLoads: [{ node: 1, y: 1e-6 }],
  })
  near(nodeOf(s, 1).y, (1e-6 * 2) / 0.005)
})

test('a hinge at the prop is as a prop without one, whichever end it is', () => {
  for (const [hinged, wall] of [
    ['end', 0],
    ['start', 1],
  ] as const) {
    const s = solveFrame({
      nodes: [
        [0, 0],
        [8, 0],
      ],
      members: [{ start: 0, end: 1, EA, EI, hinged }],
      supports: [
        { node: 0, ...FIXED },
        { node: 1, ...FIXED },
      ],
      memberLoads: [{ member: 0, y: -1000 }],
    })
    near(reactionOf(s, wall).y, 5000)
    near(Math.abs(reactionOf(s, wall).rotation), 8000)
    assert.equal(reactionOf(s, 1 - wall).rotation, 0)
    const middle = sectionAt(memberOf(s, 0), 4)
    near(middle.moved[1], (-1000 * 8 ** 4) / (192 * EI))
  }
})

test('a three-hinged arch of two straight members thrusts by P a/h', () => {
  const s = solveFrame({
    nodes: [
      [0, 0],
      [5, 4],
      [10, 0],
    ],
    members: [
      { start: 0, end: 1, EA: 1e13, EI, hinged: 'end' },
      { start: 1, end: 2, EA: 1e13, EI },
    ],
    supports: [
      { node: 0, ...PINNED },
      { node: 2, ...PINNED },
    ],
    nodeLoads: [{ node: 1, y: -8000 }],
  })
  near(reactionOf(s, 0).x, 5000)
  near(reactionOf(s, 0).y, 4000)
})

test("the portal of CALFEM's manual has the displacements and section forces that it prints", () => {
  const column = { EA: 200e9 * 2e-3, EI: 200e9 * 1.6e-5 }
  const s = solveFrame({
    nodes: [
      [0, 0],
      [0, 4],
      [6, 4],
      [6, 0],
    ],
    members: [
      { start: 1, end: 0, ...column },
      { start: 2, end: 3, ...column },
      { start: 1, end: 2, EA: 200e9 * 6e-3, EI: 200e9 * 5.4e-5 },
    ],
    supports: [
      { node: 0, ...FIXED },
      { node: 3, ...PINNED },
    ],
    nodeLoads: [{ node: 1, x: 2000 }],
    memberLoads: [{ member: 2, y: -10_000 }],
  })
  // CALFEM manual, example exs_beam2: displacements to 1e-4, forces to 1 N.
  within(nodeOf(s, 1).x, 0.0075, 5e-5)
  within(nodeOf(s, 1).y, -0.0003, 5e-5)
  within(rotationOf(s, 1), -0.0054, 5e-5)
  within(rotationOf(s, 2), 0.0047, 5e-5)
  within(rotationOf(s, 3), -0.0052, 5e-5)
  for (const [value, printed] of [
    [reactionOf(s, 0).x, 1927],
    [reactionOf(s, 0).y, 28_741],
    [reactionOf(s, 0).rotation, 445],
    [reactionOf(s, 3).x, -3927],
    [reactionOf(s, 3).y, 31_259],
    [memberOf(s, 0).N_1, -28_741],
    [memberOf(s, 2).N_1, -3927],
    [sectionAt(memberOf(s, 2), 0).M, -8152],
    [sectionAt(memberOf(s, 2), 0.3).M, 20],
    [sectionAt(memberOf(s, 2), 0.3).V, 25_741],
    [sectionAt(memberOf(s, 2), 6).M, -15_707],
    [sectionAt(memberOf(s, 0), 0.2).M, 7767],
  ] as const)
    within(value, printed, 1)
  within(sectionAt(memberOf(s, 2), 0.3).moved[1], -0.0019, 5e-5)
  within(sectionAt(memberOf(s, 1), 0.2).moved[0], 0.0084, 5e-5)
})

test("Hibbeler's example 16.1 has the displacements and reactions that it prints", () => {
  const [A, I, E] = [6000e-6, 180e-6, 200e9]
  const rigid = { EA: E * A, EI: E * I }
  const s = solveFrame({
    nodes: [
      [6, 6],
      [0, 6],
      [0, 0],
    ],
    members: [
      { start: 1, end: 0, ...rigid },
      { start: 1, end: 2, ...rigid },
    ],
    supports: [
      { node: 0, y: 0 },
      { node: 2, ...FIXED },
    ],
    nodeLoads: [{ node: 1, x: 20_000 }],
  })
  within(nodeOf(s, 1).x, 17.51e-3, 5e-6)
  within(Math.abs(nodeOf(s, 1).y), 37.47e-6, 5e-8)
  within(rotationOf(s, 1), -2.505e-3, 5e-7)
  within(rotationOf(s, 0), 1.243e-3, 1e-5)
  within(reactionOf(s, 0).y, 7500, 10)
  within(reactionOf(s, 2).x, -20_000, 1)
  within(reactionOf(s, 2).rotation, 75_000, 100)
})

test("the gable frame of Logan's problem 5.30 has the reactions that a peer prints", () => {
  const s = solveFrame({
    nodes: [
      [0, 0],
      [0, 360],
      [180, 480],
      [420, 480],
      [600, 360],
      [600, 0],
    ],
    members: [0, 1, 2, 3, 4].map((start) => ({ start, end: start + 1, EA: 30_000 * 12, EI: 30_000 * 200 })),
    supports: [
      { node: 0, ...FIXED },
      { node: 5, ...FIXED },
    ],
    nodeLoads: [2, 3].map((node) => ({ node, y: -30 })),
  })
  // PyNite, test_XY_gravity_load: kip and inch.
  within(reactionOf(s, 0).x, 11.6877, 5e-5)
  within(reactionOf(s, 0).y, 30, 1e-9)
  within(reactionOf(s, 0).rotation, -1810.0745, 5e-4)
})

test("the hinge in the corner of Sennett's portal, example 7.4, moves as the book prints", () => {
  const portal = { EA: 29e6 * 10, EI: 29e6 * 100 }
  const s = solveFrame({
    nodes: [
      [0, 0],
      [0, 120],
      [120, 120],
      [120, 0],
    ],
    members: [
      { start: 0, end: 1, ...portal },
      { start: 1, end: 2, ...portal, hinged: 'start' },
      { start: 3, end: 2, ...portal },
    ],
    supports: [
      { node: 0, ...PINNED },
      { node: 3, ...PINNED },
    ],
    nodeLoads: [{ node: 1, x: 1000 }],
  })
  within(nodeOf(s, 1).x, 0.3985, 5e-5)
  within(nodeOf(s, 1).y, 0.00041, 5e-6)
  assert.equal(memberOf(s, 1).M_1, 0)
})

/** A bent frame with a hinge, a weight and a settlement, with loads that a property varies. */
function bent(loads: readonly number[], turned = 0, order: readonly number[] = [0, 1, 2, 3, 4]): FrameModel {
  const [c, s] = [Math.cos(turned), Math.sin(turned)]
  const shape: readonly Position[] = [
    [0, 0],
    [0.5, 4],
    [5, 5],
    [9, 3.5],
    [9.5, 0],
  ]
  const at = (n: number) => order.indexOf(n)
  const along = ([x, y]: Position): Position => [c * x - s * y, s * x + c * y]
  const [a = 0, b = 0, m = 0, q = 0, r = 0] = loads
  const [fx, fy] = along([a, b])
  const [wx, wy] = along([q, r])
  return {
    nodes: order.map((n) => along(shape[n] as Position)),
    members: [0, 1, 2, 3].map((k) => ({
      start: at(k),
      end: at(k + 1),
      EA,
      EI: EI * (1 + k),
      ...(k === 2 && { hinged: 'end' as const }),
    })),
    supports: [
      { node: at(0), ...FIXED },
      { node: at(4), ...FIXED },
    ],
    nodeLoads: [
      { node: at(1), x: fx, y: fy },
      { node: at(2), rotation: m },
    ],
    memberLoads: [{ member: 1, x: wx, y: wy }],
  }
}
const loads = fc.array(fc.integer({ min: -9000, max: 9000 }), { minLength: 5, maxLength: 5 })
const sizeOf = (s: FrameSolution) => Math.max(...s.nodes.map(({ x, y }) => Math.hypot(x, y)))

test('a frame turned as a whole deforms as it did, and its members carry the same', () => {
  fc.assert(
    fc.property(loads, fc.double({ min: 0, max: 6.28, noNaN: true }), (load, angle) => {
      const [plain, turned] = [solveFrame(bent(load)), solveFrame(bent(load, angle))]
      const scale = 1e-9 * sizeOf(plain)
      plain.nodes.forEach(({ x, y, rotation }, n) => {
        const other = nodeOf(turned, n)
        within(other.x, x * Math.cos(angle) - y * Math.sin(angle), scale)
        within(other.y, x * Math.sin(angle) + y * Math.cos(angle), scale)
        within(other.rotation ?? 0, rotation ?? 0, scale)
      })
      plain.members.forEach(({ N_1, M_1, V_2 }, m) => {
        const other = memberOf(turned, m)
        for (const [is, was] of [
          [other.N_1, N_1],
          [other.M_1, M_1],
          [other.V_2, V_2],
        ] as const)
          within(is, was, 1e-4)
      })
    }),
    { numRuns: 30 },
  )
})

test('the numbers of the nodes do not matter', () => {
  const load = [1000, -4000, 700, 300, -900]
  const plain = solveFrame(bent(load))
  const order = [3, 0, 4, 2, 1]
  const other = solveFrame(bent(load, 0, order))
  order.forEach((n, at) => {
    within(nodeOf(other, at).x, nodeOf(plain, n).x, 1e-14)
    within(nodeOf(other, at).rotation ?? 0, nodeOf(plain, n).rotation ?? 0, 1e-14)
  })
  assert.deepEqual(
    other.reactions.map(({ node }) => order[node]),
    [0, 4],
  )
})

test('what two loads do together is what they do alone, added', () => {
  fc.assert(
    fc.property(loads, loads, (one, other) => {
      const both = solveFrame(bent(one.map((a, k) => a + (other[k] ?? 0))))
      const [a, b] = [solveFrame(bent(one)), solveFrame(bent(other))]
      both.members.forEach(({ M_1, N_2 }, m) => {
        within(M_1, memberOf(a, m).M_1 + memberOf(b, m).M_1, 1e-4)
        within(N_2, memberOf(a, m).N_2 + memberOf(b, m).N_2, 1e-4)
      })
    }),
    { numRuns: 30 },
  )
})

test('a unit load here moves that place as a unit load there moves this one (Maxwell and Betti)', () => {
  const places = [1, 2].flatMap((node) => DIRECTIONS.map((direction) => ({ node, direction })))
  const byLoad = (node: number, direction: Direction) =>
    solveFrame({ ...bent([]), nodeLoads: [{ node, [direction]: 1e6 }] })
  for (const a of places)
    for (const b of places) {
      const there = nodeOf(byLoad(a.node, a.direction), b.node)[b.direction] ?? 0
      const here = nodeOf(byLoad(b.node, b.direction), a.node)[a.direction] ?? 0
      within(there, here, 1e-10)
    }
})

test('a member has a symmetric stiffness that rigid movements do not feel, hinged or not', () => {
  for (const hinged of [undefined, 'start', 'end', 'both'] as const) {
    const member = placed({ start: 0, end: 1, EA, EI, ...(hinged && { hinged }) }, [1, 2], [4, 6], [0, 0])
    const k = memberStiffness(member)
    const entry = (i: number, j: number) => k[6 * i + j] as number
    for (let i = 0; i < 6; i++) {
      for (let j = 0; j < 6; j++) within(entry(i, j), entry(j, i), 1e-6)
      // Along x, along y, and a turn about the start.
      for (const rigid of [
        [1, 0, 0, 1, 0, 0],
        [0, 1, 0, 0, 1, 0],
        [0, 0, 1, -4, 3, 1],
      ])
        within(
          rigid.reduce((sum, u, j) => sum + u * entry(i, j), 0),
          0,
          1e-5,
        )
    }
  }
})

test('the stiffness is what the member needs to be moved by one', () => {
  for (const hinged of [undefined, 'start', 'end', 'both'] as const) {
    const member = placed({ start: 0, end: 1, EA, EI, ...(hinged && { hinged }) }, [1, 2], [4, 6], [0, 0])
    const k = memberStiffness(member)
    for (let j = 0; j < 6; j++) {
      const u = [0, 0, 0, 0, 0, 0].map((_, i) => (i === j ? 1 : 0)) as [number, number, number, number, number, number]
      const moved = (at: 0 | 3) => ({ x: u[at], y: u[at + 1] as number, rotation: u[at + 2] as number })
      const { N_1, V_1, M_1, M_2, c, s } = deformed(member, moved(0), moved(3))
      within(k[j] as number, -N_1 * c - V_1 * s, 1e-5)
      within(k[6 + j] as number, -N_1 * s + V_1 * c, 1e-5)
      within(k[12 + j] as number, M_1, 1e-5)
      within(k[30 + j] as number, M_2, 1e-5)
    }
  }
})

test('along a member force, moment and slope follow from each other', () => {
  const s = solveFrame(bent([1000, -4000, 700, 300, -900]))
  const member = memberOf(s, 1)
  const h = 1e-3
  for (const x of [0.5, 2, 4]) {
    const [before, at, after] = [sectionAt(member, x - h), sectionAt(member, x), sectionAt(member, x + h)]
    near((after.M - before.M) / (2 * h), at.V)
    near((after.V - before.V) / (2 * h), member.w)
    near((after.N - before.N) / (2 * h), -member.p)
    const across = ({ moved: [u, v] }: typeof at) => v * member.c - u * member.s
    within((across(after) - 2 * across(at) + across(before)) / h ** 2, at.M / member.EI, 1e-6)
  }
  const end = sectionAt(member, member.L)
  within(end.moved[0], nodeOf(s, 2).x, 1e-14)
  within(end.moved[1], nodeOf(s, 2).y, 1e-14)
  within(end.V, -member.V_2, 1e-8)
  within(end.N, member.N_2, 1e-8)
  within(end.M, member.M_2, 1e-8)
})

test('a cantilever of two thousand members is as exact as one of two', () => {
  const n = 2000
  const s = solveFrame({
    ...chain(Array.from({ length: n + 1 }, (_, i): Position => [(8 * i) / n, (6 * i) / n])),
    supports: [{ node: 0, ...FIXED }],
    nodeLoads: [{ node: n, x: 600, y: -800 }],
  })
  const across = nodeOf(s, n).y * 0.8 - nodeOf(s, n).x * 0.6
  assert.ok(Math.abs(across / ((-1000 * 10 ** 3) / (3 * EI)) - 1) < 1e-12)
  assert.ok(Math.abs(rotationOf(s, n) / ((-1000 * 100) / (2 * EI)) - 1) < 1e-12)
  assert.ok(s.how.unbalanced < 1e-6 && s.how.stored < 5.01 * s.how.unknowns)
})

/** The frame is refused for what moves freely. */
function movesFreely(model: FrameModel, node: number | undefined, direction: Direction | undefined) {
  assert.throws(
    () => solveFrame(model),
    (error) => {
      assert.ok(error instanceof FrameError && error.code === 'mechanism', String(error))
      if (node !== undefined) assert.deepEqual(error.free, { node, direction })
      return true
    },
  )
}

test('a mechanism is refused by the node and direction that move freely', () => {
  const beam = line(0, 5, 10)
  const ends = (a: object, b: object) => [
    { node: 0, ...a },
    { node: 2, ...b },
  ]
  movesFreely({ ...beam, supports: ends({ y: 0 }, { y: 0 }) }, 0, 'x')
  movesFreely({ ...beam, supports: [{ node: 0, ...PINNED }] }, 2, 'y')
  movesFreely({ ...beam, supports: [] }, undefined, undefined)
  const hinged = { start: 1, end: 2, EA, EI, hinged: 'start' } as const
  movesFreely({ ...beam, members: [...beam.members.slice(0, 1), hinged], supports: ends(FIXED, {}) }, 2, 'y')
  movesFreely({ nodes: [...beam.nodes, [3, 3]], members: beam.members, supports: ends(FIXED, {}) }, 3, 'x')
})

test('a square of hinged members without a diagonal sways, in no load as under any', () => {
  const square: FrameModel = {
    nodes: [
      [0, 0],
      [0, 3],
      [3, 3],
      [3, 0],
    ],
    members: [0, 1, 2].map((start) => ({ start, end: start + 1, EA, EI, hinged: 'both' })),
    supports: [
      { node: 0, ...PINNED },
      { node: 3, ...PINNED },
    ],
    nodeLoads: [{ node: 1, y: -1000 }],
  }
  movesFreely(square, 1, 'x')
  movesFreely({ ...square, nodeLoads: [{ node: 1, y: -1000, x: 1e-3 }] }, 1, 'x')
  const braced = { start: 0, end: 2, EA, EI, hinged: 'both' } as const
  assert.ok(solveFrame({ ...square, members: [...square.members, braced] }).nodes.length === 4)
})

test('a long line that nothing holds is a mechanism, however the rounding falls', () => {
  for (const n of [7, 150, 1200]) {
    const free = chain(Array.from({ length: n + 1 }, (_, i): Position => [i * 0.1, Math.sin(i * 0.01)]))
    const nodeLoads = [
      { node: 0, x: -1000 },
      { node: n, x: 1000 },
    ]
    movesFreely({ ...free, supports: [], nodeLoads }, undefined, undefined)
    movesFreely({ ...free, supports: [{ node: 0, ...PINNED }], nodeLoads }, undefined, undefined)
  }
})

test('a moment on a node whose ends are all hinged turns it freely', () => {
  movesFreely(
    {
      nodes: [
        [0, 0],
        [4, 0],
      ],
      members: [{ start: 0, end: 1, EA, EI, hinged: 'both' }],
      supports: [
        { node: 0, ...PINNED },
        { node: 1, ...PINNED },
      ],
      nodeLoads: [{ node: 1, rotation: 5 }],
    },
    1,
    'rotation',
  )
})

test('a frame that is nearly a mechanism is solved as long as its answer can be trusted, and refused beyond', () => {
  const [c, s] = [Math.cos(0.3), Math.sin(0.3)]
  const along = ([x, y]: Position): Position => [10 + c * x - s * y, s * x + c * y]
  const flat = (h: number): FrameModel => ({
    nodes: (
      [
        [-3, 0],
        [0, h],
        [3, 0],
      ] as const
    ).map(along),
    members: [0, 1].map((start) => ({ start, end: start + 1, EA, EI, hinged: 'both' })),
    supports: [
      { node: 0, ...PINNED },
      { node: 2, ...PINNED },
    ],
    nodeLoads: [{ node: 1, x: s, y: -c }],
  })
  for (const h of [0.3, 1e-3, 1e-5]) {
    const { x, y } = nodeOf(solveFrame(flat(h)), 1)
    near((y * c - x * s) / (-(Math.hypot(3, h) ** 3) / (2 * EA * h ** 2)), 1, 1e-9)
  }
  assert.throws(
    () => solveFrame(flat(1e-7)),
    (error) => error instanceof FrameError && error.code === 'unsettled' && error.free?.node === 1,
  )
  movesFreely(flat(1e-10), 1, 'y')
  movesFreely(flat(0), 1, 'y')
})

test('what is no frame is refused', () => {
  const refused = (change: Partial<FrameModel>, message: RegExp) =>
    assert.throws(
      () => solveFrame({ ...line(0, 1), supports: [{ node: 0, ...FIXED }], ...change }),
      (error) => error instanceof FrameError && error.code === 'bad_model' && message.test(error.message),
    )
  refused({ members: [{ start: 0, end: 2, EA, EI }] }, /node 2 does not exist/)
  refused({ members: [{ start: 2, end: 0, EA, EI }] }, /node 2 does not exist/)
  refused({ members: [{ start: 1, end: 1, EA, EI }] }, /member 0 has zero length/)
  refused({ members: [{ start: 0, end: 1, EA: 0, EI }] }, /zero rigidity/)
  refused({ members: [{ start: 0, end: 1, EA, EI: -1 }] }, /zero rigidity/)
  refused({ supports: [{ node: 7 }] }, /node 7 does not exist/)
  refused({ nodeLoads: [{ node: -1 }] }, /node -1 does not exist/)
  refused({ memberLoads: [{ member: 1 }] }, /member 1 does not exist/)
})

test('loads and supports of one place are added', () => {
  const model: FrameModel = {
    ...line(0, 4),
    supports: [{ node: 0, x: 0, y: 0 }, { node: 0, rotation: 0 }, { node: 1 }],
    nodeLoads: [
      { node: 1, y: -400 },
      { node: 1, y: -600 },
    ],
    memberLoads: [
      { member: 0, y: -100 },
      { member: 0, y: -50, x: 10 },
    ],
  }
  const s = solveFrame(model)
  near(reactionOf(s, 0).y, 1600)
  near(reactionOf(s, 0).x, -40)
  assert.deepEqual(reactionOf(s, 1), { node: 1, x: 0, y: 0, rotation: 0 })
})

test('a load in x alone has no reaction in y, and reactions stand by ascending node', () => {
  const s = solveFrame({
    ...line(0, 4),
    supports: [
      { node: 1, ...FIXED },
      { node: 0, ...FIXED },
    ],
    memberLoads: [{ member: 0, x: 10 }],
  })
  assert.deepEqual(
    s.reactions.map(({ node }) => node),
    [0, 1],
  )
  for (const { x, y } of s.reactions) {
    near(x, -20)
    within(y, 0, 1e-9)
  }
})
