/** The spread from above, the vessel in it, and its most loaded line in elevation. */
import { type At, type Drawing, figure, labelled, named, type Parts, type Shape } from '@keelson/figures'
import { hangingLine, profileFrame, pulling } from '@keelson/figures/things/hanging-line.ts'
import { type DrawnLine, spreadPlan } from '@keelson/figures/things/mooring-spread.ts'
import type { LineAtPose } from '@keelson/physics/mooring-system/system.ts'
import { fromSI } from '@keelson/units'
import { profileIn } from './charts.ts'
import type { Condition } from './conditions.ts'
import type { FollowedSpread } from './follow.ts'
import type { SpreadParams } from './inputs.ts'
import type { SolvedSpread } from './solve.ts'

/** What comes towards the vessel, as an arrow from above. */
export interface Blowing {
  readonly text: string
  /** Direction in which it goes, rad. */
  readonly towards: number
}

export function spreadFiguresOf(p: SpreadParams, solved: SolvedSpread, f: FollowedSpread, blowing: readonly Blowing[]) {
  return {
    plan: spreadFromAbove(solved, f.intact.strength.loaded.number, blowing),
    position: position(p, solved),
    elevation: elevation(p, solved, f),
  }
}

/** `found`: the number of the line that the reader should find. */
export function spreadFromAbove(
  { spread, load }: Pick<SolvedSpread, 'spread' | 'load'>,
  found: number,
  blowing: readonly Blowing[],
): Drawing {
  const lines = spread.system.lines.map(
    ({ fairlead, anchor }, i): DrawnLine => ({
      fairlead: [fairlead.x, fairlead.y],
      anchor: [anchor.x, anchor.y],
      marked: i + 1 === found,
    }),
  )
  const arrows = [
    ...blowing,
    ...(blowing.length === 0 && Math.hypot(load.x, load.y) > 0
      ? [{ text: 'mean load', towards: Math.atan2(load.y, load.x) }]
      : []),
  ]
  return figure(
    { unit: 'm', scale: 'true' },
    spreadPlan({ lines, distance: spread.x_0, azimuth: spread.pattern.azimuths[0] ?? 0, arrows }),
  )
}

/** Reach of the close view past what is drawn in it. */
const ROUND = 1.25

/** Where the middle of the vessel lies, from where it lay, and how far it may go. */
function position(p: SpreadParams, solved: SolvedSpread): Drawing {
  const { intact, extreme, damaged } = solved
  const at = ({ pose }: Condition): At => [pose.surge, pose.sway]
  const reach = Math.max(
    intact.offset,
    extreme?.offset ?? 0,
    damaged?.mean?.offset ?? 0,
    p.allowable_offset ?? 0,
    p.damaged_allowable_offset ?? 0,
  )
  const size = ROUND * (reach > 0 ? reach : 1)
  const place = (c: Condition | undefined, text: string, role: 'answer' | 'outline'): readonly Shape[] =>
    c === undefined
      ? []
      : [
          { kind: 'arrow', from: [0, 0], to: at(c), role: 'load' },
          { kind: 'mark', at: at(c), sign: 'dot', role },
          { kind: 'note', at: at(c), side: 'left', label: labelled('S', c.offset, 'm', text) },
        ]
  const limit = (radius: number | undefined, text: string): readonly Shape[] =>
    radius === undefined
      ? []
      : [
          { kind: 'circle', at: [0, 0], radius, inner: radius, role: 'limit', dashed: true },
          {
            kind: 'note',
            at: [radius * Math.SQRT1_2, radius * Math.SQRT1_2],
            side: 'right',
            label: labelled('S_all', radius, 'm', text),
          },
        ]
  return figure(
    { unit: 'm', scale: 'true', frame: { x: [-size, size], y: [-size, size] } },
    {
      kind: 'polyline',
      points: [
        [-size, 0],
        [size, 0],
      ],
      role: 'axis',
      dashed: true,
    },
    {
      kind: 'polyline',
      points: [
        [0, -size],
        [0, size],
      ],
      role: 'axis',
      dashed: true,
    },
    { kind: 'text', at: [size, 0], towards: 'nw', label: named('forward') },
    { kind: 'text', at: [0, size], towards: 'se', label: named('to port') },
    limit(p.allowable_offset, 'limit, intact'),
    limit(p.damaged_allowable_offset, 'limit, one line failed'),
    place(intact, 'mean', 'answer'),
    place(extreme, 'extreme', 'answer'),
    place(damaged?.extreme ?? damaged?.mean, `line ${damaged?.lost ?? ''} failed`, 'outline'),
  )
}

/** Points of the line that rise above the bed. */
const LIFTED = 1e-9

function elevation(p: SpreadParams, solved: SolvedSpread, f: FollowedSpread): Drawing {
  const { spread, intact, extreme } = solved
  const { place, number, at } = f.intact.strength.loaded
  const points = pointsOf(intact, place, spread)
  const touchdown = Math.max(
    0,
    points.findLastIndex(([, z]) => z <= LIFTED),
  )
  const hanging = points.slice(touchdown)
  const [anchor, bed, x] = [points[0] ?? ORIGIN, points[touchdown] ?? ORIGIN, at.horizontalSpan]
  const further = extreme ? pointsOf(extreme, place, spread) : []
  return figure(
    { unit: 'm', ...profileFrame([...points, ...further, [x, p.water_depth]], true) },
    { kind: 'water-line', at: p.water_depth },
    { kind: 'ground', points: [anchor, [x, 0]] },
    { kind: 'polyline', points: further, role: 'ghost', dashed: true },
    hangingLine({ grounded: touchdown > 0 ? [anchor, bed] : [], hanging }),
    heights(p, x, spread.z),
    { kind: 'dimension', from: anchor, to: [x, 0], edge: 'below', label: labelled('x', x, 'm') },
    at.groundedLength > 0 && [
      {
        kind: 'dimension',
        from: anchor,
        to: bed,
        edge: 'below',
        label: labelled('L_B', at.groundedLength, 'm', 'on seabed'),
      },
      { kind: 'mark', at: bed, sign: 'dot', role: 'answer', label: named('touchdown') },
    ],
    {
      kind: 'text',
      at: hanging[Math.round(0.75 * hanging.length)] ?? bed,
      towards: 'nw',
      label: named(`line ${number}`),
    },
    endForces(at, spread.z),
    extreme && {
      kind: 'note',
      at: further.at(-1) ?? ORIGIN,
      side: 'left',
      label: labelled('T', extreme.lines[place]?.fairleadTension ?? 0, 'kN', 'extreme'),
    },
  )
}

const ORIGIN: At = [0, 0]

const pointsOf = (c: Condition, place: number, spread: SolvedSpread['spread']): readonly At[] =>
  profileIn(c, place, spread).map(({ x, z }): At => [x, z])

const heights = (p: SpreadParams, x: number, z: number): Parts => [
  {
    kind: 'dimension',
    from: [x, 0],
    to: [x, p.water_depth],
    edge: 'right',
    label: labelled('h', p.water_depth, 'm'),
  },
  p.fairlead_depth > 0 && {
    kind: 'dimension',
    from: [x, z],
    to: [x, p.water_depth],
    edge: 'right',
    label: labelled('h_f', p.fairlead_depth, 'm'),
  },
]

function endForces(at: LineAtPose, z: number): Parts {
  const { fairleadTension: T, anchorTension: T_A, horizontalTension: H, verticalTension: V } = at
  const largest = Math.max(T, T_A)
  return [
    pulling(
      [at.horizontalSpan, z],
      [{ symbol: 'T', force: T, towards: fromSI(Math.atan2(V, H), 'deg'), text: 'mean' }],
      largest,
    ),
    pulling(ORIGIN, [{ symbol: 'T_A', force: T_A, towards: 180, text: 'anchor' }], largest),
  ]
}
