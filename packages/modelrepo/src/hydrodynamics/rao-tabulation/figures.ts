/** The vessel in plan and elevation: her axes, the waves as the query has them, and the points that were asked for. */

import { type Drawing, figure, type Label, labelled, named, type Shape } from '@keelson/figures'
import { hullElevation } from '@keelson/figures/things/hull-elevation.ts'
import { hullPlan, wavesOnHull } from '@keelson/figures/things/hull-plan.ts'
import type { FiguresOf } from '@keelson/workflow'
import { firstOf, saying } from '@keelson/workflow'
import type { contract } from './contract.ts'
import type { Params } from './inputs.ts'

/** Half the length, half the beam and the height of the drawn hull, in its own measure; how far an axis goes out of it. */
const [HALF, BEAM, HEIGHT, AHEAD, ABEAM] = [5, 1, 3, 7.2, 2.6] as const
/** Of the longest arrow; and how far what is drawn of the waves reaches. */
const [WAVES, REACH] = [0.5, 9] as const
/** Points that are drawn. */
const MOST_POINTS = 12

export function figuresOf(p: Params): FiguresOf<typeof contract> {
  const { note } = firstOf(p.point ?? [], { most: MOST_POINTS, things: 'points', by: 'the first entered' })
  return { plan: saying(plan(p), note), elevation: saying(elevation(p), note) }
}

function plan(p: Params): Drawing {
  const scale = scaleOf(p)
  const [x, y] = [REACH, ABEAM + (REACH - ABEAM) * Math.abs(Math.sin(p.query_heading))]
  return figure(
    { unit: 'm', scale: 'none', aspect: y / x, frame: { x: [-x, x], y: [-y, y] } },
    hullPlan(),
    axis([AHEAD, 0], 'x'),
    axis([0, ABEAM], 'y'),
    wavesOnHull([{ towards: p.query_heading, share: WAVES, label: labelled('beta', p.query_heading, 'deg', 'waves') }]),
    pointsOf(p, (x, y) => [x * scale, y * scale], 1),
  )
}

function elevation(p: Params): Drawing {
  const scale = scaleOf(p)
  return figure(
    { unit: 'm', scale: 'none', aspect: 0.35, frame: { x: [-REACH, REACH], y: [-HEIGHT, HEIGHT] } },
    hullElevation(),
    axis([AHEAD, 0], 'x'),
    axis([0, ABEAM], 'z'),
    pointsOf(p, (x, _y, z) => [x * scale, z * scale], 2),
  )
}

const axis = (to: readonly [number, number], symbol: string): Shape => ({
  kind: 'arrow',
  from: [0, 0],
  to,
  role: 'axis',
  label: { symbol },
})

/** Such that all points lie on the vessel or over her deck. */
function scaleOf({ point = [] }: Params): number {
  const ratios = point.flatMap(([x = 0, y = 0, z = 0]) => [
    HALF / Math.abs(x),
    BEAM / Math.abs(y),
    HEIGHT / Math.abs(z),
  ])
  const least = Math.min(...ratios.filter(Number.isFinite))
  return Number.isFinite(least) ? 0.9 * least : 1
}

/** `across`: the coordinate beside x that the drawing shows. */
function pointsOf(
  { point = [] }: Params,
  place: (x: number, y: number, z: number) => readonly [number, number],
  across: 1 | 2,
) {
  return point.slice(0, MOST_POINTS).flatMap(([x = 0, y = 0, z = 0], i): Shape[] => {
    const at = place(x, y, z)
    const name = point.length > 1 ? `P${i + 1}` : 'P'
    const own: Label = point.length > 1 ? { text: name } : named(name)
    const value = across === 1 ? y : z
    return [
      { kind: 'circle', at, radius: 0.14, role: 'answer', is: 'P' },
      { kind: 'text', at, label: own, towards: 'ne' },
      ...(point.length === 1
        ? [
            { kind: 'text' as const, at, label: labelled('x', x, 'm'), towards: 'se' as const },
            { kind: 'text' as const, at, label: labelled(across === 1 ? 'y' : 'z', value, 'm'), towards: 'e' as const },
          ]
        : []),
    ]
  })
}
