/** Lugs, lifted loads, hung objects and waves are as large as they were given. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { At, Shape } from '../drawing.ts'
import { hungObject, momentDiagram, wavesAbove } from './hung-object.ts'
import { liftElevation, liftPlan, plumb } from './lifted-load.ts'
import { padEyeFront, padEyeSection, sideReach } from './pad-eye.ts'
import { rose } from './rose.ts'
import { waterUnder, waveSurface } from './wave-profile.ts'

const near = (a: number, b: number) => assert.ok(Math.abs(a - b) < 1e-9, `${a} is not ${b}`)
const pointsOf = (shape: Shape | undefined): readonly At[] => (shape?.kind === 'polygon' ? shape.points : [])

test('a lug is as wide, as high and as thick as it was given, with its pin at the top of the hole', () => {
  const eye = { half: 0.1, top: 0.12, foot: 0.15, baseHalf: 0.13, thickness: 0.04, hole: 0.08, pin: 0.075 }
  const [, plate, pin] = padEyeFront(eye)
  near(Math.max(...pointsOf(plate).map(([, y]) => y)), 0.12)
  near(Math.max(...pointsOf(plate).map(([x]) => x)), 0.13)
  assert.ok(pointsOf(plate).some(([x, y]) => Math.abs(x - 0.1) < 1e-9 && Math.abs(y) < 1e-9))
  assert.ok(pin?.kind === 'circle')
  near(pin.at[1] + pin.radius, 0.04)
  const across = (of: Parameters<typeof padEyeSection>[0], role: string) =>
    padEyeSection(of).flatMap((s) =>
      s.kind === 'polygon' && s.role === role && s.is !== undefined ? s.points.map(([x]) => x) : [],
    )
  near(Math.max(...across(eye, 'steel')), 0.02)
  near(Math.max(...across({ ...eye, cheek: { radius: 0.09, thickness: 0.01 } }, 'coating')), 0.03)
  near(Math.max(...across({ ...eye, weld: 0.014 }, 'flaw')), 0.034)
  const inJaw = across({ ...eye, jaw: 0.1 }, 'metal')
  assert.ok(Math.max(...inJaw) > 0.05 && inJaw.some((x) => Math.abs(x - 0.05) < 1e-9))
  assert.ok(sideReach({ ...eye, jaw: 0.5 }) > sideReach(eye))
})

test('a wave stands between its crest and the trough that its height leaves', () => {
  const surface = waveSurface({ height: 10, crest: 6, length: 100 }).map(([, y]) => y)
  near(Math.max(...surface), 6)
  near(Math.min(...surface), -4)
  const water = waterUnder({ height: 10, crest: 6, length: 100 }, -20)
  near(Math.min(...pointsOf(water).map(([, y]) => y)), -20)
})

test('a rose reaches as far in a direction as its share is', () => {
  const petals = rose([
    [0, 1],
    [Math.PI / 2, 0.5],
    [Math.PI, 0],
  ])
  const outline = pointsOf(petals.find((s) => s.kind === 'polygon'))
  near(outline[0]?.[0] ?? 0, 1)
  near(outline[1]?.[1] ?? 0, 0.5)
})

test('a lifted load leans until its centre of gravity is plumb below the hook, and keeps its size', () => {
  const lift = {
    points: [
      [-4, 0],
      [4, 0],
    ] as At[],
    hook: [0.3, 6] as At,
    centreOfGravity: [0.8, -1] as At,
    depth: 2,
  }
  const at = plumb(lift)
  near(at(lift.centreOfGravity)[0], 0)
  near(at(lift.centreOfGravity)[1], -Math.hypot(0.5, 7))
  near(at(lift.hook)[0], 0)
  const [body, ...others] = liftElevation(lift)
  const [a, b] = pointsOf(body)
  near(Math.hypot((b?.[0] ?? 0) - (a?.[0] ?? 0), (b?.[1] ?? 0) - (a?.[1] ?? 0)), 8)
  const slings = others.filter((s) => s.kind === 'polyline' && s.role === 'outline' && s.points.length === 2)
  near(Math.hypot(...(slings[0]?.kind === 'polyline' ? (slings[0].points[0] ?? [0, 0]) : [0, 0])), Math.hypot(4.3, 6))
  const fromAbove = liftPlan({ points: lift.points, hook: [0.3, 0], centreOfGravity: [0.8, 0] })
  assert.equal(fromAbove.filter((s) => s.kind === 'polyline').length, 2)
})

test('a hung object is as long as it was given, its wave as high, and its moments sag downward', () => {
  const shapes = hungObject({ at: [0, -1], length: 6, height: 1, tip: [0, 8] })
  const body = pointsOf(shapes.find((s) => s.kind === 'polygon'))
  near(Math.max(...body.map(([x]) => x)) - Math.min(...body.map(([x]) => x)), 6)
  near(Math.max(...body.map(([, y]) => y)), -0.5)
  const wave = wavesAbove(1.35, 10)
  assert.ok(wave.kind === 'polyline')
  near(Math.max(...wave.points.map(([, y]) => y)), 1.35)
  near(Math.min(...wave.points.map(([, y]) => y)), -1.35)
  near(wave.points.at(-1)?.[0] ?? 0, 10)
  const [diagram] = momentDiagram(
    [
      [0, 0],
      [1, 5],
      [2, -10],
      [3, 0],
    ],
    -2,
    1,
  )
  assert.deepEqual(
    pointsOf(diagram).map(([, y]) => y),
    [-2, -2, -2.5, -1, -2, -2],
  )
})
