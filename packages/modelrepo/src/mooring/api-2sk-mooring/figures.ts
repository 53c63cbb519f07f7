/** The line with what pulls at it, as a sketch, and the bar of its chain to scale. */
import { type Drawing, figure, labelled, named, ofDiameter, type Parts } from '@keelson/figures'
import { hangingLine } from '@keelson/figures/things/hanging-line.ts'
import {
  ANCHOR,
  FAIRLEAD,
  FAIRLEAD_ANGLE,
  MIDWAY,
  SKETCHED_LINE,
  TOUCHDOWN_POINT,
} from '@keelson/figures/things/sketched-line.ts'
import { type NotApplicable, notApplicable } from '@keelson/workflow'
import type { Solved } from './calculate-line.ts'
import type { Strength } from './calculate-strength.ts'
import type { Params } from './inputs.ts'
import { anchorName } from './modes.ts'

/** Letters of a name that fit beside the line. */
const LONGEST_NAME = 12

export function lineSketch(p: Params, solved: Solved): Drawing {
  const { T } = solved.tension
  const name = p.line_name.length > LONGEST_NAME ? `${p.line_name.slice(0, LONGEST_NAME - 1)}…` : p.line_name
  return figure(
    { unit: 'm', scale: 'none', aspect: 0.55, frame: { x: [-12, 150], y: [-4, FAIRLEAD[1] * 1.25] } },
    {
      kind: 'ground',
      points: [
        [-12, 0],
        [150, 0],
      ],
    },
    { kind: 'water-line', at: FAIRLEAD[1] * 1.2 },
    hangingLine(SKETCHED_LINE),
    {
      kind: 'note',
      at: MIDWAY,
      side: 'right',
      label: labelled('MBL', solved.strength.MBL, 'kN', `breaking load of ${name}`),
    },
    { kind: 'text', at: TOUCHDOWN_POINT, towards: 'nw', label: named('touchdown') },
    {
      kind: 'load',
      at: FAIRLEAD,
      towards: FAIRLEAD_ANGLE,
      away: true,
      label: labelled('T', T, 'kN', 'fairlead, maximum'),
    },
    fairleadNotes(p, solved),
    anchorNotes(p, solved),
  )
}

const fairleadNotes = (p: Params, { line }: Solved): Parts => [
  p.mean_tension !== undefined && {
    kind: 'note',
    at: FAIRLEAD,
    side: 'right',
    label: labelled('T_mean', p.mean_tension, 'kN', 'mean'),
  },
  { kind: 'note', at: FAIRLEAD, side: 'right', label: labelled('SF', line.SF, '-', 'safety factor') },
  { kind: 'note', at: FAIRLEAD, side: 'right', label: labelled('FS', line.FS, '-', 'required') },
]

function anchorNotes(p: Params, { anchor }: Solved): Parts {
  if (p.anchor_type === undefined || p.anchor_tension === undefined) {
    return { kind: 'note', at: ANCHOR, side: 'left', label: named('anchor, not checked') }
  }
  return [
    {
      kind: 'note',
      at: ANCHOR,
      side: 'left',
      label: labelled('T_A', p.anchor_tension, 'kN', anchorName(p.anchor_type)),
    },
    typeof anchor === 'object' && {
      kind: 'note',
      at: ANCHOR,
      side: 'left',
      label: labelled('H_u', anchor.capacity, 'kN', 'capacity'),
    },
    typeof anchor === 'object' && {
      kind: 'note',
      at: ANCHOR,
      side: 'left',
      label: labelled('SF_A', anchor.SF, '-', 'safety factor'),
    },
  ]
}

/** Air around the bar, in its diameters. */
const AIR = 0.9

export function barOfChain({ chain, MBL }: Strength): Drawing | NotApplicable {
  if (chain === undefined) return notApplicable('the breaking load was entered directly, so there is no chain section')
  const { d_0, d, grade } = chain
  return figure(
    { unit: 'm', scale: 'true', frame: { x: [-AIR * 1.6 * d_0, AIR * 1.6 * d_0], y: [-AIR * d_0, AIR * d_0] } },
    d < d_0 && { kind: 'circle', at: [0, 0], radius: d_0 / 2, inner: d / 2, role: 'flaw', is: 'corrosion' },
    { kind: 'circle', at: [0, 0], radius: d / 2, role: 'steel', cut: true, is: 'chain' },
    {
      kind: 'dimension',
      from: [-d_0 / 2, 0],
      to: [d_0 / 2, 0],
      edge: 'below',
      label: ofDiameter(labelled('d_0', d_0, 'mm', 'new')),
    },
    d < d_0 && {
      kind: 'dimension',
      from: [-d / 2, 0],
      to: [d / 2, 0],
      edge: 'above',
      label: ofDiameter(labelled('d', d, 'mm', 'corroded')),
    },
    { kind: 'note', at: [d / 4, 0], side: 'right', label: labelled('MBL', MBL, 'kN', `grade ${grade}`) },
  )
}
