/** A vessel on her mooring lines from above, bow to the right: lines with their numbers, anchors, and what comes at her. */
import type { At, Compass, Shape } from '../drawing.ts'
import { labelled, named } from '../figure.ts'

export interface DrawnLine {
  readonly fairlead: At
  readonly anchor: At
  /** The one that the reader should find. */
  readonly marked?: boolean
}

export interface DrawnSpread {
  /** In the order of their numbers. */
  readonly lines: readonly DrawnLine[]
  /** From fairlead to anchor, m. */
  readonly distance: number
  /** Of the first line, rad. */
  readonly azimuth: number
  /** What comes towards the vessel, and the direction in which it goes, rad. */
  readonly arrows: readonly { readonly text: string; readonly towards: number }[]
}

/** A line nearer to the bow axis than this, rad, has no angle that can be drawn. */
const AHEAD = 0.2
/** Shares of the reach of the anchors: arrows begin and end, and stand apart; the bow. */
const [FAR, NEAR, APART, BOW] = [0.78, 0.54, 0.12, 0.2] as const

const COMPASS: readonly Compass[] = ['e', 'ne', 'n', 'nw', 'w', 'sw', 's', 'se']
const outwards = ([x, y]: At): Compass => {
  const eighth = Math.round(Math.atan2(y, x) / (Math.PI / 4))
  return COMPASS[((eighth % 8) + 8) % 8] ?? 'e'
}

export function spreadPlan({ lines, distance, azimuth, arrows }: DrawnSpread): readonly Shape[] {
  const reach = Math.max(...lines.map(({ anchor: [x, y] }) => Math.hypot(x, y)))
  const [first] = lines
  return [
    ...lines.flatMap(drawnLine),
    { kind: 'polygon', points: around(lines.map(({ fairlead }) => fairlead)), role: 'steel' },
    { kind: 'arrow', from: [0, 0], to: [BOW * reach, 0], role: 'axis', label: named('bow') },
    ...arrows.flatMap((arrow, i) => drawnArrow(arrow, (i - (arrows.length - 1) / 2) * APART * reach, reach)),
    ...(first
      ? [{ kind: 'dimension' as const, from: first.fairlead, to: first.anchor, label: labelled('x_0', distance, 'm') }]
      : []),
    ...(Math.abs(Math.sin(azimuth)) < AHEAD
      ? []
      : [
          {
            kind: 'angle' as const,
            at: [0, 0] as At,
            from: 0,
            to: (azimuth * 180) / Math.PI,
            label: labelled('alpha_1', azimuth, 'deg'),
          },
        ]),
  ]
}

const drawnLine = ({ fairlead, anchor, marked }: DrawnLine, i: number): readonly Shape[] => [
  { kind: 'polyline', points: [fairlead, anchor], role: marked ? 'answer' : 'outline' },
  { kind: 'mark', at: anchor, sign: 'square', role: 'outline' },
  { kind: 'text', at: anchor, towards: outwards(anchor), label: named(`${i + 1}`) },
]

/** Fairleads in the order of their directions, as the outline of the vessel. */
const around = (fairleads: readonly At[]): readonly At[] =>
  fairleads.toSorted(([ax, ay], [bx, by]) => Math.atan2(ay, ax) - Math.atan2(by, bx))

/** Side by side where several come from one direction. */
function drawnArrow({ text, towards }: DrawnSpread['arrows'][number], beside: number, reach: number): readonly Shape[] {
  const [c, s] = [Math.cos(towards), Math.sin(towards)]
  const at = (back: number): At => [-back * reach * c - beside * s, -back * reach * s + beside * c]
  const from = at(FAR)
  return [
    { kind: 'arrow', from, to: at(NEAR), role: 'flow' },
    { kind: 'text', at: from, towards: outwards([-c, -s]), label: named(text) },
  ]
}
