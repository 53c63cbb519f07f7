/** The line in elevation with the part on the seabed, its lengths, and the forces that hold its ends. */

import {
  type At,
  type Compass,
  type Drawing,
  figure,
  type Label,
  labelled,
  named,
  type Parts as Shapes,
} from '@keelson/figures'
import { hangingLine, profileFrame, pulling } from '@keelson/figures/things/hanging-line.ts'
import type { ProfilePoint } from '@keelson/physics/catenary/profile.ts'
import { fromSI } from '@keelson/units'
import { lowPoint, type Parts } from './charts.ts'
import { type Bend, isElastic, type SolvedLine } from './solved-line.ts'

/** Share of the hanging line, from its foot, at which its length is written: of one that rises, of one that sags. */
const LENGTH_AT = { rising: 0.65, sagging: 0.3 } as const
/** Share of the drawn height from which a height has room for its label beside it. */
const TALL = 0.5
/** Length of the tangent at the fairlead to which the angle is measured, as a share of the span. */
const TANGENT = 0.16
/** What is shown beyond the fairlead, as a share of the span. */
const BEYOND = 0.2

export function lineElevation(solved: SolvedLine, bend: Bend, parts: Parts): Drawing {
  const { line, H, V, T, H_A, V_A, T_A } = solved
  const elastic = isElastic(solved)
  const [seabed, hanging] = [parts.seabed.map(at), parts.hanging.map(at)]
  const fairlead = hanging.at(-1) ?? [line.horizontalSpan, line.verticalSpan]
  const anchor = seabed[0] ?? hanging[0] ?? [0, 0]
  const framed = roomy(profileFrame([...seabed, ...hanging], line.seabedContact), line.horizontalSpan)
  const largest = Math.max(T, T_A)
  return figure(
    { unit: 'm', ...framed },
    line.seabedContact && { kind: 'ground', points: bedOf(fairlead) },
    hangingLine({ grounded: seabed.length > 0 ? [seabed[0] ?? anchor, seabed.at(-1) ?? anchor] : [], hanging }),
    solved.x > 0 && {
      kind: 'dimension',
      from: [anchor[0], anchor[1]],
      to: [fairlead[0], anchor[1]],
      edge: 'below',
      label: labelled('x', solved.x, 'm'),
    },
    { kind: 'text', at: fairlead, towards: 'nw', label: labelled('T', T, 'kN', 'fairlead') },
    framed.scale === 'true' && H > 0 && angleOf(fairlead, bend.theta, line.horizontalSpan),
    pulling(
      fairlead,
      [
        { symbol: 'V', force: V, towards: 90 },
        { symbol: 'H', force: H, towards: 0 },
      ],
      largest,
    ),
    heightOf(solved, fairlead, hanging),
    pulling(
      anchor,
      [
        { symbol: 'V_A', force: V_A, towards: 270 },
        { symbol: 'H_A', force: H_A, towards: 180, ...(elastic && { text: 'anchor' }) },
      ],
      largest,
    ),
    H_A === 0 && { kind: 'text', at: anchor, towards: 'nw', label: named('anchor') },
    lowest(solved, bend, elastic),
    {
      kind: 'text',
      at: lengthAt(solved, hanging),
      towards: 'nw',
      label: elastic ? labelled('L', line.unstretchedLength, 'm') : labelled('S', solved.S, 'm', 'suspended'),
    },
  )
}

/** With room for the forces and the angle beyond the fairlead. */
const roomy = ({ scale, frame }: Framed, span: number): Framed => ({
  scale,
  frame: { ...frame, ...(frame?.x && { x: [frame.x[0], frame.x[1] + BEYOND * span] }) },
})
type Framed = Pick<Drawing, 'scale' | 'frame'>

const at = ({ x, z }: ProfilePoint): At => [x, z]

const bedOf = ([x]: At): readonly At[] => [
  [0, 0],
  [x, 0],
]

function lengthAt({ line, V, V_A }: SolvedLine, hanging: readonly At[]): At {
  const share = -V_A > V / 2 ? LENGTH_AT.sagging : LENGTH_AT.rising
  const there = hanging.length > 1 ? hanging[Math.round(share * (hanging.length - 1))] : undefined
  return there ?? [line.horizontalSpan / 2, 0]
}

/** The height of the fairlead under it; at the edge where the line itself hangs there, or nothing fits beside it. */
function heightOf({ H, line }: SolvedLine, fairlead: At, hanging: readonly At[]): Shapes {
  const z = line.verticalSpan
  const levels = hanging.map(([, level]) => level)
  const beside = H > 0 && z > TALL * (Math.max(...levels) - Math.min(...levels))
  const ends = { from: [fairlead[0], 0], to: fairlead, label: labelled('z', z, 'm') } as const
  return z !== 0 && { kind: 'dimension', ...ends, ...(!beside && { edge: 'right' }) }
}

/** The touchdown with what lies before it, or the lowest point of a line that hangs below its anchor. */
function lowest(solved: SolvedLine, { R }: Bend, elastic: boolean): Shapes {
  const { L_B } = solved
  const low = elastic ? lowPoint(solved) : { x: 0, z: 0 }
  if (!low) return undefined
  const point: At = [low.x, low.z]
  const mark = { kind: 'mark', at: point, sign: 'dot', role: 'answer' } as const
  const said = (towards: Compass, label: Label) => [mark, { kind: 'text', at: point, towards, label } as const]
  if (solved.solution.branch === 'slack') return said('se', labelled('L_B', L_B, 'm', 'slack on seabed'))
  const radius = (text: string): Label => (R === null ? named(text) : labelled('R_min', R, 'm', text))
  if (L_B === 0) return elastic ? said('s', radius('low point')) : said('nw', radius('touchdown'))
  const label = labelled('L_B', L_B, 'm', 'on seabed')
  return [said('nw', radius('touchdown')), { kind: 'dimension', from: [0, 0], to: point, edge: 'below', label }]
}

const ahead = ([x, y]: At, theta: number, length: number): At => [
  x + length * Math.cos(theta),
  y + length * Math.sin(theta),
]

/** Where the line would go on to, from the horizontal: on that side nothing else is drawn. */
const angleOf = (fairlead: At, theta: number, span: number): Shapes => [
  { kind: 'polyline', points: [fairlead, ahead(fairlead, theta, TANGENT * span)], role: 'axis' },
  { kind: 'angle', at: fairlead, from: 0, to: fromSI(theta, 'deg'), label: labelled('theta', theta, 'deg') },
]
