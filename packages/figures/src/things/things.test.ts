/** What the shared things promise: each is as large as it was given, and a long survey keeps its thinnest point. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { At, Shape } from '../drawing.ts'
import { groundOver, pipeOverHump } from './buried-pipe.ts'
import { columnElevation, headOf } from './column.ts'
import { deformedFrame, type FrameShape, forceDiagrams, frameLoads, type Moved, seenBy, supportSigns } from './frame.ts'
import { halfPiece, pieceAt, pipePieces } from './pipe-pieces.ts'
import { pipePressures } from './pipe-pressure.ts'
import { longitudinalStress, nodalLines, transverseStress } from './plate-field.ts'
import { pulledPipe } from './pulled-pipe.ts'
import { type RiserAlong, riserAlong, riserFrame, riserPoint } from './riser.ts'
import { deckLevel, heightOf, mudColumn, mudline, riserStack } from './riser-stack.ts'
import { riserTubes } from './riser-tubes.ts'
import { loadScale, ropeInLine } from './rope-in-line.ts'
import { blanketTop, pileInHole, pipeOverHole, stoneBlanket } from './scour-hole.ts'
import { FAIRLEAD, FAIRLEAD_ANGLE, SKETCHED_LINE, sketched, TOUCHDOWN_POINT } from './sketched-line.ts'
import { depthCurve, fullScale, soilAcross, soilColumn, strengthOfLayers } from './soil-profile.ts'
import { bedLevel, type SpanElevation, sagging, spanDimensions } from './span.ts'
import { caissonAcross, suctionCaisson } from './suction-caisson.ts'
import { drawnBar } from './tensile-bar.ts'
import { boxOf, spanOf, thinnedOut, wallWithLoss } from './wall-loss.ts'

const span: SpanElevation = { length: 40, diameter: 0.3, gap: 0.5, sag: 0.2, ends: 'pinned' }
const symbols = { length: 'L', gap: 'e', sag: 'delta' }
const near = (a: number, b: number) => assert.ok(Math.abs(a - b) < 1e-9, `${a} is not ${b}`)

test('a span sags by its sag at the middle and by nothing at its ends', () => {
  for (const ends of ['pinned', 'fixed'] as const) {
    const levels = sagging(0, 40, 0.2, 0.3, ends).map(([, y]) => y)
    near(Math.min(...levels), 0.15 - 0.2)
    near(levels[0] ?? 0, 0.15)
    near(levels.at(-1) ?? 0, 0.15)
  }
})

test('the gap is measured below the pipe as it hangs', () => {
  const gap = spanDimensions(span, symbols).find((s) => s.kind === 'dimension' && s.label.symbol === 'e')
  assert.ok(gap?.kind === 'dimension')
  near(gap.to[1] - gap.from[1], 0.5)
  near(bedLevel(span), -0.7)
  near(bedLevel({ ...span, sag: -1 }), -0.5)
})

test('the crest of a hump lies under the cover that was given', () => {
  const pipe = { diameter: 0.3, cover: 1.4 }
  const shapes = pipeOverHump(pipe, { height: 0.2, length: 20 })
  const body = shapes.find((s) => s.kind === 'polygon')
  near(Math.max(...pointsOf(body).map(([, y]) => y)), 0.5)
  near(groundOver(pipe, { height: 0.2, length: 20 }), 1.9)
})

const pointsOf = (shape: Shape | undefined): readonly At[] => (shape?.kind === 'polygon' ? shape.points : [])

test('a deeper loss leaves less wall', () => {
  const least = (depth: number) =>
    Math.min(
      ...pointsOf(wallWithLoss(boxOf(0.01, depth, 0.2)).find((s) => s.kind === 'polygon' && s.role === 'flaw')).map(
        ([, y]) => y,
      ),
    )
  near(least(0.003), 0.007)
  near(least(0.006), 0.004)
})

test('a long survey is thinned out, and keeps its ends and its thinnest point', () => {
  const left = Array.from({ length: 500 }, (_, i): At => [i, i === 333 ? 0.002 : 0.01])
  const shown = thinnedOut({ wall: 0.01, left })
  assert.ok(shown.left.length <= 112)
  const { from, to, thinnest } = spanOf(shown)
  assert.deepEqual([from, to, thinnest], [0, 499, [333, 0.002]])
})

test('the larger pressure has the longer arrows, and no pressure has none', () => {
  const pipe = { at: [0, 0], outerDiameter: 2, wall: 0.1 } as const
  const arrows = pipePressures({ ...pipe, inside: { value: 10, label: {} }, outside: { value: 2, label: {} } })
  const lengths = arrows.map((s) => (s.kind === 'arrow' ? Math.hypot(s.to[0] - s.from[0], s.to[1] - s.from[1]) : 0))
  assert.ok((lengths[0] ?? 0) > (lengths.at(-1) ?? 0))
  assert.deepEqual(pipePressures({ ...pipe, inside: { value: 0, label: {} } }), [])
})

const reach = (shapes: readonly Shape[]) => shapes.flatMap((s) => (s.kind === 'arrow' ? [s.to[0] - s.from[0]] : []))

test('a stress that turns from compression to tension has arrows both ways, as long as its share of the largest', () => {
  const plate = { length: 2, width: 1 }
  const bent = longitudinalStress(plate, { near: 100, far: -50, label: {} }, 100)
  const [compressed, , , , pulled] = reach(bent)
  near(compressed ?? 0, 0.3)
  near(pulled ?? 0, -0.15)
  assert.deepEqual(transverseStress(plate, { near: 0, far: 0, label: {} }, 100), [])
})

test('half-waves are parted by one line less than there are', () => {
  assert.equal(nodalLines({ length: 2, width: 1 }, 3).length, 2)
  assert.equal(nodalLines({ length: 2, width: 1 }, 1).length, 0)
})

test('a bar under load keeps its volume, and a small strain is drawn larger by a whole number', () => {
  const bar = { at: [0, 0], gauge: 50, diameter: 10, grip: 18 } as const
  const volume = (b: { gauge: number; diameter: number }) => b.gauge * b.diameter ** 2
  for (const strain of [-0.3, 0.001, 0.02, 0.3]) near(volume(drawnBar(bar, strain).bar), volume(bar))
  assert.equal(drawnBar(bar, 0.02).times, 10)
  near(drawnBar(bar, 0.02).bar.gauge, 60)
  assert.equal(drawnBar(bar, 0.3).times, 1)
  near(drawnBar(bar, 0.3).bar.gauge, 65)
})

test('the head of a column stands above its foot by its length, and beside it by its bow', () => {
  const column = { length: 8, width: 0.3, foot: 'fixed', head: 'free', bow: [0, 0.2, 0.9] } as const
  assert.deepEqual(headOf(column), [0.9, 8])
  const [body] = columnElevation(column).filter((s) => s.kind === 'polygon' && s.role === 'steel')
  const across = pointsOf(body).map(([x]) => x)
  near(Math.min(...across), -0.15)
  near(Math.max(...across), 1.05)
})

test('a free end has nothing that holds it, and any other end has', () => {
  const count = (head: 'free' | 'pinned' | 'fixed' | 'guided') =>
    columnElevation({ length: 8, width: 0.3, foot: 'fixed', head, bow: [0, 0.5, 0] }).length
  for (const head of ['pinned', 'fixed', 'guided'] as const) assert.ok(count(head) > count('free'))
})

const portal: FrameShape = {
  nodes: [
    [0, 0],
    [0, 3],
    [4, 3],
    [4, 0],
  ],
  members: [0, 1, 2].map((start) => ({ start, end: start + 1 })),
}
const swayed: Moved = [
  { at: [0, 0], by: [0, 0] },
  { at: [0, 3], by: [0.004, 0] },
]

test('a deformed frame is enlarged by a round factor until it is seen, and not where it is', () => {
  assert.equal(seenBy(portal, [swayed]), 100)
  assert.equal(seenBy(portal, [[{ at: [0, 3], by: [2, 0] }]]), 1)
  assert.equal(seenBy(portal, [[{ at: [0, 3], by: [0, 0] }]]), 1)
  const [line, note] = deformedFrame([swayed], 100, 'deformed')
  assert.deepEqual(line?.kind === 'polyline' && line.points, [
    [0, 0],
    [0.4, 3],
  ])
  assert.deepEqual(note?.kind === 'note' && note.at, [0.4, 3])
})

test('a force on a frame stands outside it', () => {
  const at = (node: number, direction: 'x' | 'y', value: number) => {
    const [arrow] = frameLoads(portal, [{ node, direction, value }], [])
    return arrow?.kind === 'load' ? [arrow.towards, arrow.away ?? false] : []
  }
  assert.deepEqual(at(1, 'x', 5), [0, false])
  assert.deepEqual(at(1, 'x', -5), [180, true])
  assert.deepEqual(at(2, 'x', 5), [0, true])
  assert.deepEqual(at(2, 'y', -5), [270, false])
})

test('positive section forces lie to the right of a member from start to end, the largest as far as all others', () => {
  const values = [
    { x: 0, value: 0 },
    { x: 4, value: 8 },
  ]
  const [area, note] = forceDiagrams(portal, [{ member: 1, values }], 'N')
  const points = pointsOf(area)
  near(points[2]?.[1] ?? 0, 3 - 0.18 * 5)
  assert.equal(note?.kind === 'note' && note.label.value, 8)
  assert.deepEqual(forceDiagrams(portal, [{ member: 1, values: [{ x: 0, value: 0 }] }], 'N'), [])
})

test('a node that is held in every way, may turn, or may slide has a sign of its own', () => {
  const signs = supportSigns(portal, [
    { node: 0, x: true, y: true, rotation: true },
    { node: 1, x: true, y: true, rotation: false },
    { node: 2, x: false, y: true, rotation: false },
    { node: 3, x: true, y: false, rotation: false },
  ])
  assert.deepEqual(
    signs.map((s) => s.kind === 'mark' && s.sign),
    ['square', 'triangle', 'roller', 'cross'],
  )
})

test('a pile stands in a hole of its depth, whose slopes end where they reach the bed', () => {
  const hole = { diameter: 6, depth: 7.8, upstream: 13.5, downstream: 29, water: 30 }
  const ground = pileInHole(hole).find((s) => s.kind === 'ground')
  assert.ok(ground?.kind === 'ground')
  near(Math.min(...ground.points.map(([, y]) => y)), -7.8)
  assert.deepEqual(ground.points[1], [-16.5, 0])
  assert.deepEqual(ground.points.at(-2), [32, 0])
})

test('the hole below a pipe is deepest below its middle', () => {
  const ground = pipeOverHole({ diameter: 0.5, clearance: 0, depth: 0.3 }).find((s) => s.kind === 'ground')
  assert.ok(ground?.kind === 'ground')
  const deepest = ground.points.reduce((a, b) => (b[1] < a[1] ? b : a))
  near(deepest[0], 0)
  near(deepest[1], -0.3)
})

test('stones of two layers touch and do not overlap', () => {
  const circles = stoneBlanket(0.4).flatMap((s) => (s.kind === 'circle' ? [s] : []))
  const apart = circles.flatMap((a, i) =>
    circles.slice(i + 1).map((b) => Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1])),
  )
  near(Math.min(...apart), 0.4)
  near(Math.max(...circles.map((c) => c.at[1] + c.radius)), blanketTop(0.4))
})

const ground = [
  { top: 0, base: 12, kind: 'clay', strength: { top: 8e3, base: 30e3 } },
  { top: 12, base: 22, kind: 'sand' },
  { top: 22, base: 30, kind: 'clay', strength: { top: 90e3, base: 90e3 } },
] as const

test('a layer of soil is drawn from its top to its base, and hatched as what it is', () => {
  const { column } = soilAcross(30)
  const drawn = soilColumn(ground, column).filter((s) => s.kind === 'polygon' && s.role !== 'water')
  const levels = drawn.map((s) => [s.kind === 'polygon' && s.role, Math.max(...heights(s)), Math.min(...heights(s))])
  assert.deepEqual(levels, [
    ['clay', -0, -12],
    ['sand', -12, -22],
    ['clay', -22, -30],
  ])
})
const heights = (shape: Shape) => pointsOf(shape).map(([, y]) => y)

test('a strength is as far from the edge of its curve as its share of the scale, with a gap where soil has none', () => {
  const curve = strengthOfLayers(ground)
  assert.equal(fullScale(curve), 100e3)
  const [first, second] = depthCurve(curve, { left: 10, right: 20 }).filter(
    (s) => s.kind === 'polyline' && s.role === 'answer',
  )
  assert.deepEqual(first?.kind === 'polyline' && first.points, [
    [10.8, -0],
    [13, -12],
  ])
  assert.deepEqual(second?.kind === 'polyline' && second.points, [
    [19, -22],
    [19, -30],
  ])
})

test('the ends of a strength are given in numbers, once where it is uniform, and ground without strength has no curve', () => {
  const notes = depthCurve(strengthOfLayers(ground), { left: 0, right: 1 }).filter((s) => s.kind === 'note')
  assert.deepEqual(
    notes.map(({ label }) => label.value),
    [8, 30, 90],
  )
  assert.deepEqual(depthCurve(strengthOfLayers(ground.slice(1, 2)), { left: 0, right: 1 }), [])
})

test('of many layers the thickest are named', () => {
  const many = Array.from(
    { length: 40 },
    (_, i) => ({ top: i, base: i + (i % 10 === 0 ? 1 : 0.5), kind: 'silt' }) as const,
  )
  const { column } = soilAcross(40, 5)
  const notes = soilColumn(many, column).flatMap((s) => (s.kind === 'note' ? [s.at[1]] : []))
  assert.equal(notes.length, 10)
  for (const thick of [0.5, 10.5, 20.5, 30.5]) assert.ok(notes.includes(-thick))
  near((column.left + column.right) / 2, 5)
})

test('a caisson is as wide and as long as it is, its walls as thick, open below and closed above', () => {
  const walls = suctionCaisson({ diameter: 5, length: 15, wall: 0.05 }).filter((s) => s.kind === 'polygon')
  const boxes = walls.map((s) => {
    const xs = pointsOf(s).map(([x]) => x)
    return [Math.min(...xs), Math.max(...xs), Math.min(...heights(s)), Math.max(...heights(s))]
  })
  assert.deepEqual(boxes, [
    [-2.5, -2.45, -15, 0],
    [2.45, 2.5, -15, 0],
    [-2.5, 2.5, 0, 0.05],
  ])
})

test('the ground beside a caisson is wide enough for what pulls at it', () => {
  const { column, curve } = caissonAcross(6, { diameter: 5, length: 5, wall: 0.05 })
  assert.ok(column.right - 2.5 > 2.5 && curve.left > column.right)
})

const riser: RiserAlong = {
  stations: [0, 400, 900].map((along, i) => ({ along, name: `station ${i + 1}` })),
  governing: 2,
  fromTop: true,
  measured: true,
  waterline: 20,
}

test('a riser is as long as its arc length, downwards from a start at the top and upwards from one at the foot', () => {
  assert.deepEqual([riserPoint(riser, 0)[1], riserPoint(riser, 2)[1]].map(Math.abs), [0, 900])
  assert.ok(riserPoint(riser, 2)[1] < 0)
  assert.equal(riserPoint({ ...riser, fromTop: false }, 2)[1], 900)
  const [low = 0, high = 0] = riserFrame(riser).frame?.y ?? []
  assert.ok(low < -900 && high > 0)
})

test('without lengths, or with one station, the figure is not to scale', () => {
  assert.equal(riserFrame(riser).scale, 'true')
  assert.equal(riserFrame({ ...riser, measured: false }).scale, 'none')
  assert.equal(riserFrame({ ...riser, stations: riser.stations.slice(0, 1), governing: 0 }).scale, 'none')
})

test('the governing station has a ring, the others dots, and the ends their names', () => {
  const marks = riserAlong(riser).flatMap((s) => (s.kind === 'mark' ? [s] : []))
  assert.deepEqual(
    marks.map(({ sign, label }) => [sign, label?.text]),
    [
      ['dot', 'station 1'],
      ['dot', undefined],
      ['ring', undefined],
    ],
  )
})

test('the water line stands where the riser goes through it, and nowhere where that is not known', () => {
  const waterOf = (of: RiserAlong) => riserAlong(of).flatMap((s) => (s.kind === 'water-line' ? [s.at] : []))
  assert.deepEqual(waterOf(riser), [-20])
  assert.deepEqual(waterOf({ ...riser, waterline: undefined }), [])
})

test('of many stations the ends and the governing one are left, and a single one has a piece of riser', () => {
  const many = Array.from({ length: 100 }, (_, i) => ({ along: i, name: `${i}` }))
  assert.equal(riserAlong({ ...riser, stations: many, governing: 50 }).filter((s) => s.kind === 'mark').length, 3)
  const single = riserAlong({ ...riser, stations: [{ along: 5, name: 'one' }], governing: 0, waterline: undefined })
  const line = single.find((s) => s.kind === 'polyline')
  assert.ok(line?.kind === 'polyline' && line.points[0]?.[1] !== line.points[1]?.[1])
})

test('a pipe is pulled or pushed at both ends, and bent only where it has a moment', () => {
  const of = (pull: number, moment: number) =>
    pulledPipe({
      outerDiameter: 0.3,
      wall: 0.02,
      pull: { value: pull, label: { symbol: 'T' } },
      moment: { value: moment, label: { symbol: 'M' } },
    })
  const directions = (pull: number) => of(pull, 0).flatMap((s) => (s.kind === 'load' ? [s.towards] : []))
  assert.deepEqual(directions(5), [180, 0])
  assert.deepEqual(directions(-5), [0, 180])
  assert.deepEqual(directions(0), [])
  assert.deepEqual(
    [0, 7].map((M) => of(0, M).filter((s) => s.kind === 'arrow').length),
    [0, 4],
  )
})

test('a sketched line lies on the bed up to its touchdown, leaves it level and ends at the fairlead', () => {
  const { grounded, hanging } = SKETCHED_LINE
  assert.deepEqual(grounded.at(-1), TOUCHDOWN_POINT)
  assert.deepEqual([hanging[0], hanging.at(-1)], [TOUCHDOWN_POINT, FAIRLEAD])
  const [first = [0, 0], second = [0, 0]] = hanging
  assert.ok((second[1] - first[1]) / (second[0] - first[0]) < 0.05)
  const [before = [0, 0]] = hanging.slice(-2)
  const slope = Math.atan2(FAIRLEAD[1] - before[1], FAIRLEAD[0] - before[0])
  assert.ok(Math.abs((slope * 180) / Math.PI - FAIRLEAD_ANGLE) < 1)
})

test('pieces of a sketched line join, on the bed, across the touchdown and above it', () => {
  for (const [a, b, c] of [
    [0, 10, 20],
    [0, 20, 60],
    [20, 60, 100],
  ] as const) {
    assert.deepEqual(sketched(a, b).at(-1), sketched(b, c)[0])
  }
})

test('loads stand on the scale of a strength in proportion, and its whole is as high as the fairlead', () => {
  const scale = loadScale({
    filled: [0.1, 0.5],
    dot: 0.3,
    limits: [{ share: 0.6, text: 'high' }],
    shares: [],
    strength: {},
  })
  const [whole, filled] = scale.filter((s) => s.kind === 'polygon').map((s) => pointsOf(s).map(([, y]) => y))
  near(Math.max(...(whole ?? [])), FAIRLEAD[1])
  near(Math.min(...(filled ?? [])), 0.1 * FAIRLEAD[1])
  near(Math.max(...(filled ?? [])), 0.5 * FAIRLEAD[1])
  const limit = scale.find((s) => s.kind === 'polyline')
  near((limit?.kind === 'polyline' ? limit.points[0]?.[1] : undefined) ?? 0, 0.6 * FAIRLEAD[1])
})

test('a long name of a rope is cut, a short one is not', () => {
  const names = (name: string) => ropeInLine(name).flatMap((s) => (s.kind === 'note' ? [s.label.text] : []))
  assert.ok(names('polyester-01').includes('polyester-01'))
  assert.ok(names('a rope of a very long name').includes('a rope of a ver…'))
})

test('a riser stands between its flow line and its section, and its modules are wider than its tube', () => {
  const parts = [
    { top: 20, foot: -500, buoyed: false },
    { top: -500, foot: -1800, buoyed: true },
  ]
  const stack = { flowLine: 25, slipRing: 20, foot: -1800, parts }
  const shapes = riserStack(stack)
  const widths = (role: string) =>
    shapes.flatMap((s) => (s.kind === 'polygon' && s.role === role ? Math.max(...s.points.map(([x]) => x)) : []))
  assert.ok((widths('coating')[0] ?? 0) > Math.min(...widths('steel')))
  near(heightOf(stack), 1825)
  assert.ok(deckLevel(stack) > 25 && mudline(stack) < -1800)
  const { from, to } = mudColumn(stack)
  near(to[1] - from[1], 1825)
})

test('tubes side by side have their own depth and wall', () => {
  const tubes = [
    { depth: 700, outerDiameter: 0.5, wall: 0.006 },
    { depth: 3000, outerDiameter: 0.5, wall: 0.04 },
  ]
  const walls = riserTubes(tubes).flatMap((s) => (s.kind === 'polygon' && s.role === 'steel' ? [s.points] : []))
  walls.forEach((points, i) => {
    const tube = tubes[i < 2 ? 0 : 1]
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
    near(Math.max(...xs) - Math.min(...xs), tube?.wall ?? 0)
    near(Math.min(...ys), -(tube?.depth ?? 0))
  })
})

test('pieces of pipe lie apart, each with its diameter and wall', () => {
  const pieces = [
    { outerDiameter: 0.27, wall: 0.02 },
    { outerDiameter: 0.32, wall: 0.03 },
  ]
  const steel = pipePieces(pieces).flatMap((s) => (s.kind === 'polygon' && s.role === 'steel' ? [s.points] : []))
  const levels = steel.map((points) => points.map(([, y]) => y))
  pieces.forEach(({ outerDiameter, wall }, i) => {
    const [upper = [], lower = []] = [levels[2 * i], levels[2 * i + 1]]
    near(Math.max(...upper) - Math.min(...lower), outerDiameter)
    near(Math.max(...lower) - Math.min(...lower), wall)
  })
  assert.ok(Math.max(...(levels[2] ?? [])) < Math.min(...(levels[1] ?? [])))
  assert.ok(halfPiece(pieces) > 0 && pieceAt(pieces, 1)[1] < 0)
})
