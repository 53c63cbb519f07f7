/** Claims about solved lines, against published mooring systems, a peer code, closed forms and limits. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { near } from '@keelson/units/testing.ts'
import { type CatenaryLine, solveCatenary } from './catenary.ts'
import { closedLine } from './closed-line.ts'
import * as modes from './closed-modes.ts'
import { minimumBendRadius, profile, profilePoint, stretchedLength } from './profile.ts'

const OC4: CatenaryLine = {
  horizontalSpan: 796.732,
  verticalSpan: 186,
  unstretchedLength: 835.35,
  weightPerLength: 1065.2963895,
  axialStiffness: 753.6e6,
  frictionCoefficient: 0,
  seabedContact: true,
}

test('an OC4-DeepCwind line has the tensions that MoorPy gives', () => {
  const s = solveCatenary(OC4)
  assert.equal(s.branch, 'grounded')
  near(s.horizontalTension, 907527.1, 1e-6)
  near(s.verticalTension, 631127.0, 1e-6)
  near(s.groundedLength, 242.9074, 1e-6)
  near(s.anchorHorizontalTension, 907527.1, 1e-6)
  assert.equal(s.anchorVerticalTension, 0)
  assert.ok(s.iterations <= 6 && s.method === 'newton')
})

test('seabed friction takes up anchor tension as in MoorPy’s test 2', () => {
  const s = solveCatenary({
    ...OC4,
    horizontalSpan: 400,
    verticalSpan: 200,
    unstretchedLength: 500,
    weightPerLength: 800,
    axialStiffness: 7.51e12,
    frictionCoefficient: 0.1,
  })
  near(s.horizontalTension, 96643.45, 1e-6)
  near(s.verticalTension, 237751.8, 1e-6)
  near(s.groundedLength, 202.8103, 1e-6)
  near(s.anchorHorizontalTension, 80418.63, 1e-6)
})

test('a line with its low point below the anchor pulls it down as in MoorPy’s test 4', () => {
  const s = solveCatenary({
    ...OC4,
    horizontalSpan: 89.9,
    verticalSpan: 59.2,
    unstretchedLength: 130,
    weightPerLength: 881.05,
    axialStiffness: 751e6,
    seabedContact: false,
  })
  assert.equal(s.branch, 'suspended')
  near(s.horizontalTension, 31373.229, 1e-6)
  near(s.verticalTension, 87886.159, 1e-6)
  near(s.anchorVerticalTension, -26650.341, 1e-6)
  assert.ok(s.iterations <= 8 && s.method === 'newton')
})

test('three OC3-Hywind lines have the force and stiffness that Jonkman (2010) publishes', () => {
  // NREL/TP-500-47535, chapter 5: 1,607,000 N down, 41,180 N/m in surge and 11,940 N/m in heave.
  const line = {
    ...OC4,
    horizontalSpan: 853.87 - 5.2,
    verticalSpan: 320 - 70,
    unstretchedLength: 902.2,
    weightPerLength: 698.094,
    axialStiffness: 384_243_000,
  }
  const s = solveCatenary(line)
  assert.ok(s.stiffness)
  near(3 * s.verticalTension, 1.607e6, 5e-4)
  near(1.5 * (s.stiffness.xx + s.horizontalTension / line.horizontalSpan), 41180, 5e-4)
  near(3 * s.stiffness.zz, 11940, 5e-4)
})

test('as EA grows the line becomes the inextensible catenary', () => {
  const H = 1e5
  const [w, d] = [1000, 100]
  const S = modes.lengthFromHorizontal.evaluate({ d, H, w })
  const X = modes.spanFromHorizontal.evaluate({ H, w, S })
  const stiff = { ...OC4, verticalSpan: d, weightPerLength: w, axialStiffness: 1e16 }
  const s = solveCatenary({ ...stiff, horizontalSpan: X + 50, unstretchedLength: S + 50 })
  near(s.horizontalTension, H, 1e-9)
  near(s.verticalTension, w * S, 1e-9)
  near(s.groundedLength, 50, 1e-8)
})

test('a line without weight to speak of is a straight spring', () => {
  const line = { ...OC4, horizontalSpan: 300, verticalSpan: 400, unstretchedLength: 490, weightPerLength: 1e-6 }
  const s = solveCatenary(line)
  const T = OC4.axialStiffness * (500 / 490 - 1)
  assert.ok(s.taut)
  near(s.horizontalTension, 0.6 * T, 1e-9)
  near(s.verticalTension, 0.8 * T, 1e-9)
  near(stretchedLength(line, s), 500, 1e-12)
  const [k, t] = [OC4.axialStiffness / 490, T / 500]
  near(s.stiffness?.xx, 0.36 * k + 0.64 * t, 1e-9)
  near(s.stiffness?.xz, 0.48 * (k - t), 1e-9)
})

test('a symmetric suspended line halves its weight between its ends', () => {
  const s = solveCatenary({ ...OC4, verticalSpan: 0, seabedContact: false })
  near(s.verticalTension, (OC4.weightPerLength * OC4.unstretchedLength) / 2, 1e-12)
  near(-s.anchorVerticalTension, s.verticalTension, 1e-12)
})

test('turning the line end for end exchanges its ends', () => {
  const free = { ...OC4, seabedContact: false }
  const up = solveCatenary(free)
  const down = solveCatenary({ ...free, verticalSpan: -free.verticalSpan })
  near(down.horizontalTension, up.horizontalTension, 1e-10)
  near(-down.verticalTension, up.anchorVerticalTension, 1e-10)
  near(-down.anchorVerticalTension, up.verticalTension, 1e-10)
  near(minimumBendRadius({ ...free, verticalSpan: -186 }, down), minimumBendRadius(free, up), 1e-10)
})

test('a line on the seabed turns slack where its hanging part just reaches the fairlead’s foot', () => {
  const slack = { ...OC4, unstretchedLength: 1200 }
  const s = solveCatenary(slack)
  assert.equal(s.branch, 'slack')
  assert.deepEqual([s.horizontalTension, s.anchorHorizontalTension, s.anchorVerticalTension], [0, 0, 0])
  near(s.groundedLength, 1200 - s.verticalTension / OC4.weightPerLength, 1e-14)
  const edge = s.verticalTension / OC4.weightPerLength + OC4.horizontalSpan
  assert.equal(solveCatenary({ ...slack, unstretchedLength: edge + 1e-6 }).branch, 'slack')
  const justTaut = solveCatenary({ ...slack, unstretchedLength: edge - 1e-6 })
  assert.equal(justTaut.branch, 'grounded')
  assert.ok(justTaut.horizontalTension > 0 && justTaut.horizontalTension < 1)
})

test('a slack line resists nothing but being lifted, and folds at the foot of its hanging part', () => {
  const slack = { ...OC4, unstretchedLength: 1200, axialStiffness: 1e6 }
  const s = solveCatenary(slack)
  const lifted = (z: number) => solveCatenary({ ...slack, verticalSpan: 186 + z }).verticalTension
  const { zz, ...others } = s.stiffness ?? { zz: Number.NaN }
  assert.deepEqual(others, { xx: 0, xz: 0, zx: 0 })
  near(zz, (lifted(1e-3) - lifted(-1e-3)) / 2e-3, 1e-8)
  assert.equal(s.relievedLength, s.groundedLength)
  assert.deepEqual([s.iterations, s.residuals], [0, { x: 0, z: 0 }])
  assert.deepEqual(s.trial, { horizontalTension: 0, verticalTension: s.verticalTension })
  assert.equal(minimumBendRadius(slack, s), 0)
  for (const at of [100, s.groundedLength - 1]) {
    assert.deepEqual(profilePoint(slack, s, at), { s: at, x: Math.min(at, 796.732), z: 0, tension: 0, inclination: 0 })
  }
})

test('a vertical line is as stiff as a bar while it is taut, and no stiffer than its weight in a loop', () => {
  const free = { ...OC4, horizontalSpan: 0, seabedContact: false, axialStiffness: 1e8 }
  const stiffnesses = (verticalSpan: number) => {
    const line = { ...free, verticalSpan }
    const s = solveCatenary(line)
    const lifted = (z: number) => solveCatenary({ ...line, verticalSpan: verticalSpan + z }).verticalTension
    const aside = (x: number) => solveCatenary({ ...line, horizontalSpan: x }).horizontalTension
    assert.deepEqual([s.stiffness?.xz, s.stiffness?.zx], [0, 0])
    assert.deepEqual(s.trial, { horizontalTension: 0, verticalTension: s.verticalTension })
    near(s.stiffness?.zz, (lifted(1e-3) - lifted(-1e-3)) / 2e-3, 1e-8)
    if (s.stiffness?.xx !== 0) near(s.stiffness?.xx, aside(1e-3) / 1e-3, 1e-6)
    return { radius: minimumBendRadius(line, s), xx: s.stiffness?.xx }
  }
  const taut = stiffnesses(850)
  const loop = stiffnesses(500)
  assert.equal(taut.radius, null)
  assert.ok(taut.xx && taut.xx > 0)
  assert.deepEqual(loop, { radius: 0, xx: 0 })
  assert.equal(stiffnesses(-850).radius, null)
})

test('a vertical line is taut, in a loop or hung, and changes over without a jump', () => {
  const free = { ...OC4, horizontalSpan: 0, seabedContact: false, axialStiffness: 1e8 }
  const { weightPerLength: w, unstretchedLength: L } = free
  const edge = L + (w * L * L) / (2 * free.axialStiffness)
  for (const sign of [1, -1]) {
    const at = (z: number) => solveCatenary({ ...free, verticalSpan: sign * z })
    assert.ok(Math.abs(at(edge + 1e-9).verticalTension - at(edge - 1e-9).verticalTension) < 1e-3)
    assert.equal(at(edge - 1).branch, 'vertical')
  }
  near(solveCatenary({ ...free, verticalSpan: edge }).verticalTension, w * L, 1e-12)
  const narrow = solveCatenary({ ...free, verticalSpan: edge + 1, horizontalSpan: 1e-6 })
  near(narrow.verticalTension, solveCatenary({ ...free, verticalSpan: edge + 1 }).verticalTension, 1e-6)
})

test('a line pulled flat over the seabed stretches like a bar, less what friction holds', () => {
  const flat = { ...OC4, verticalSpan: 0, horizontalSpan: 840 }
  const s = solveCatenary(flat)
  const strain = 840 / 835.35 - 1
  near(s.horizontalTension, OC4.axialStiffness * strain, 1e-9)
  assert.deepEqual([s.verticalTension, s.branch, s.stiffness], [0, 'grounded', null])
  const rough = solveCatenary({ ...flat, frictionCoefficient: 1 })
  near(rough.horizontalTension, s.horizontalTension + (OC4.weightPerLength * 835.35) / 2, 1e-9)
  const stiff = { ...flat, axialStiffness: 1e12 }
  const pulled = solveCatenary(stiff)
  assert.ok(pulled.taut)
  near(stretchedLength(stiff, pulled), 840, 1e-12)
})

test('friction that takes up all tension leaves the anchor none and part of the line relieved', () => {
  const line = { ...OC4, frictionCoefficient: 5 }
  const s = solveCatenary(line)
  assert.equal(s.anchorHorizontalTension, 0)
  near(s.relievedLength, s.groundedLength - s.horizontalTension / (5 * OC4.weightPerLength), 1e-12)
  assert.equal(profilePoint(line, s, s.relievedLength / 2).tension, 0)
})

test('the sharpest bend is at the touchdown, or at the lower end of a line that has none', () => {
  const s = solveCatenary(OC4)
  near(minimumBendRadius(OC4, s), s.horizontalTension / OC4.weightPerLength, 1e-14)
  const taut = { ...OC4, unstretchedLength: 815 }
  const t = solveCatenary(taut)
  const ends = [t.anchorVerticalTension, t.verticalTension].map(
    (v) => (t.horizontalTension ** 2 + v ** 2) / (OC4.weightPerLength * t.horizontalTension),
  )
  near(minimumBendRadius(taut, t), Math.min(...ends), 1e-14)
  const hung = { ...taut, verticalSpan: -186, seabedContact: false }
  near(minimumBendRadius(hung, solveCatenary(hung)), Math.min(...ends), 1e-9)
})

test('a profile runs from the anchor along the bed to the fairlead, tension never falling', () => {
  const points = profile(OC4, solveCatenary(OC4), 101)
  assert.equal(points.length, 101)
  assert.deepEqual([points[0]?.x, points[0]?.z], [0, 0])
  near(points[0]?.tension, 907527.1, 1e-6)
  near(points[100]?.x, 796.732, 1e-12)
  near(points[100]?.z, 186, 1e-12)
  near((points[100]?.inclination ?? 0) * (180 / Math.PI), 34.81614, 1e-6)
  points.slice(1).forEach((p, i) => {
    assert.ok(p.tension >= (points[i]?.tension ?? 0) - 1e-6)
  })
  const onBed = points.filter((p) => p.s < 242.9)
  assert.equal(onBed.length, 30)
  assert.ok(onBed.every((p) => p.z === 0 && p.inclination === 0))
})

test('a line outside its ranges is refused by name', () => {
  assert.throws(() => solveCatenary({ ...OC4, weightPerLength: 0 }), /weight per unit length must be greater than 0/)
  assert.throws(() => solveCatenary({ ...OC4, horizontalSpan: -1 }), /horizontal span must not be negative/)
  assert.throws(() => solveCatenary({ ...OC4, verticalSpan: -1 }), /vertical span must not be negative/)
  assert.throws(() => solveCatenary({ ...OC4, axialStiffness: Infinity }), /axial stiffness must be a finite number/)
})

test('the line of the closed modes has its profile, length and bend radius by the same functions', () => {
  const { line, solution } = closedLine(1e5, 1000, 100)
  const end = profilePoint(line, solution, line.unstretchedLength)
  near(end.x, 100 * Math.log(2 + Math.sqrt(3)), 1e-12)
  near(end.z, 100, 1e-12)
  near(end.tension, 2e5, 1e-12)
  near(stretchedLength(line, solution), 100 * Math.sqrt(3), 1e-12)
  assert.equal(minimumBendRadius(line, solution), 100)
  const { anchorHorizontalTension, anchorVerticalTension, groundedLength, relievedLength, iterations } = solution
  assert.equal(anchorHorizontalTension, 1e5)
  assert.deepEqual([anchorVerticalTension, groundedLength, relievedLength, iterations], [0, 0, 0, 0])
  assert.deepEqual(solution.residuals, { x: 0, z: 0 })
})

test('where no equilibrium is found, it is told what of the line is out of all proportion', () => {
  const told = (change: object) => {
    try {
      solveCatenary({ ...OC4, ...change })
    } catch (error) {
      return error instanceof Error ? error.message : ''
    }
    return ''
  }
  const light = told({ weightPerLength: 1e-300, horizontalSpan: 1e6 })
  const soft = told({ axialStiffness: 1e-9, seabedContact: false })
  assert.match(light, /^no equilibrium: the line is shorter than the distance between its ends/)
  assert.match(
    soft,
    /^no equilibrium: the line is too flexible: its weight is 890000000000000 times its axial stiffness$/,
  )
  for (const message of [light, soft]) assert.doesNotMatch(message, /NaN|Infinity|f\(/)
})
