/** The stack-up: the string with what it hangs on and stands over, the columns of mud and seawater, and the forces at its ends. */

import { type Drawing, figure, labelled, named, type Parts } from '@keelson/figures'
import {
  deckLevel,
  halfWidthOf,
  heightOf,
  mudColumn,
  mudline,
  type RiserStack,
  riserStack,
} from '@keelson/figures/things/riser-stack.ts'
import { saying, worstFirst } from '@keelson/workflow'
import type { Found } from './calculate-found.ts'
import type { Tension } from './calculate-tension.ts'
import type { Params } from './inputs.ts'

/** Height of a string that is known by its weight alone, m: a sign. */
const UNKNOWN_HEIGHT = 1000
/** Where the slip ring stands without joints, over the height, above still water. */
const RING = 0.012
/** Kinds of joints that are named. */
const MOST_NAMED = 8

export function stackFigure(p: Params, found: Found): Drawing {
  const stack = stackOf(found)
  const { tension } = found
  const h = heightOf(stack)
  const half = halfWidthOf(stack)
  const elevation = figure(
    {
      unit: 'm',
      scale: 'none',
      aspect: 1.2,
      frame: { x: [-half, half], y: [mudline(stack) - 0.03 * h, deckLevel(stack) + 0.04 * h] },
    },
    riserStack(stack),
    tension && columns(tension, stack),
    ends(p, found, stack),
    found.string.joints ? jointNotes(p, stack) : weightNotes(found, stack),
    lowerPackage(p, stack),
  )
  return saying(elevation, longestJoints(p).note)
}

/** Elevations from the columns and the length of the joints, where they are known. */
function stackOf({ string: { joints }, tension }: Found): RiserStack {
  const foot = -(tension?.columns.H_w ?? joints?.L_s ?? UNKNOWN_HEIGHT)
  const flowLine = foot + (tension?.columns.H_m ?? -foot)
  const slipRing = joints ? foot + joints.L_s : RING * -foot
  const feet = joints?.feet ?? []
  const parts = feet.map(({ x, B_j }, i) => ({
    top: slipRing - (feet[i - 1]?.x ?? 0),
    foot: slipRing - x,
    buoyed: B_j > (feet[i - 1]?.B_j ?? 0),
  }))
  return { flowLine, slipRing, foot, parts: joints ? parts : [{ top: slipRing, foot, buoyed: false }] }
}

function columns({ columns: c }: Tension, stack: RiserStack): Parts {
  const mud = mudColumn(stack)
  const x = mud.from[0]
  return [
    mud.shape,
    { kind: 'dimension', from: mud.from, to: mud.to, edge: 'left', label: labelled('H_m', c.H_m, 'm', 'mud') },
    { kind: 'dimension', from: [x, stack.foot], to: [x, 0], edge: 'left', label: labelled('H_w', c.H_w, 'm', 'sea') },
    { kind: 'note', at: [0.9 * x, stack.foot + 0.05 * c.H_m], side: 'left', label: labelled('d_m', c.d_m, 'kN/m3') },
    {
      kind: 'note',
      at: [-0.1 * heightOf(stack), stack.foot + 0.1 * c.H_w],
      side: 'left',
      label: labelled('d_w', c.d_w, 'kN/m3', 'sea'),
    },
  ]
}

function ends(p: Params, { setting, tension }: Found, stack: RiserStack): Parts {
  const deck = deckLevel(stack)
  const reach = 0.2 * heightOf(stack)
  const units = p.number_of_tensioners
  const held = units === undefined ? 'tensioners' : `${units} tensioners, ${p.tensioners_failed} failed`
  return [
    { kind: 'note', at: [reach, deck], side: 'right', label: labelled('T_set', setting.T_set, 'kN', held) },
    { kind: 'note', at: [0, stack.flowLine], side: 'left', label: named('flow line') },
    tension && {
      kind: 'note',
      at: [0.04 * heightOf(stack), stack.slipRing],
      side: 'right',
      label: labelled('T_v', tension.T_v, 'kN', 'slip ring'),
    },
    tension && {
      kind: 'note',
      at: [0, stack.foot],
      side: 'right',
      label: labelled('T_b', tension.T_b, 'kN', 'effective tension'),
    },
    tension?.failed && {
      kind: 'note',
      at: [0, stack.foot],
      side: 'right',
      label: labelled('T_bf', tension.failed.T_bf, 'kN', 'after failure'),
    },
    { kind: 'note', at: [-halfWidthOf(stack) * 0.8, mudline(stack)], side: 'left', label: named('mudline') },
  ]
}

const weightNotes = ({ string: { W_s, B_n } }: Found, stack: RiserStack): Parts => [
  { kind: 'note', at: [0, 0.1 * stack.foot], side: 'left', label: labelled('W_s', W_s, 'kN', 'submerged weight') },
  B_n > 0 && {
    kind: 'note',
    at: [0, 0.5 * stack.foot],
    side: 'right',
    label: labelled('B_n', B_n, 'kN', 'net module lift'),
  },
]

/** The longest kinds by name, number and length. */
const jointNotes = (p: Params, stack: RiserStack): Parts =>
  longestJoints(p).shown.map(({ row, i }) => ({
    kind: 'note',
    at: [0, ((stack.parts[i]?.top ?? 0) + (stack.parts[i]?.foot ?? 0)) / 2],
    side: 'right',
    label: named(`${row.name}, ${row.count} ×`, row.length_m, 'm'),
  }))

const longestJoints = ({ joints: rows = [] }: Params) =>
  worstFirst(
    rows.map((row, i) => ({ row, i })),
    {
      most: MOST_NAMED,
      things: 'joint types',
      as: 'named',
      by: 'the greatest total length',
      worse: ({ row }) => row.count * row.length_m,
    },
  )

function lowerPackage({ lmrp_submerged_weight: W_L }: Params, stack: RiserStack): Parts {
  const at = [0.04 * heightOf(stack), stack.foot - 0.025 * heightOf(stack)] as const
  const label = W_L === undefined ? named('lower marine riser package') : labelled('W_L', W_L, 'kN', 'riser package')
  return { kind: 'note', at, side: 'right', label }
}
