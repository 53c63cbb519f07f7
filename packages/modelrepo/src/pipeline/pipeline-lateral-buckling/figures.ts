/** The buckle in plan, and the pipe on the bed that holds it by friction. */

import { type At, type Drawing, figure, labelled, named, type Parts } from '@keelson/figures'
import { pipeAlong } from '@keelson/figures/things/pipe-line.ts'
import { diameters, layerNotes, type PipeSection, pipeSection } from '@keelson/figures/things/pipe-section.ts'
import { pullAt } from '@keelson/figures/things/pull.ts'
import type { HobbsMode } from '@keelson/physics/pipeline-buckling/hobbs-modes.ts'
import type { Asked, Buckle } from './calculate-buckle.ts'
import type { Screen } from './calculate-screen.ts'
import { shapeOf } from './figures-shape.ts'
import type { Params } from './inputs.ts'
import { type Modes, modeName } from './modes.ts'

/** A buckle as it is drawn, SI, and what is said of it. */
export interface InPlan {
  readonly mode: HobbsMode
  readonly L: number
  readonly y: number
  readonly said: { readonly L: string; readonly P: string; readonly y?: string }
  readonly P: number
  readonly M: number
  readonly feedIn: number | undefined
  readonly words: string
}

/** The buckle asked for, the one that stands, or else the least that could: of the governing mode, at its smallest force. */
export function drawnBuckle(
  p: Params,
  asked: Asked | undefined,
  stands: Buckle | undefined,
  { first, governing }: Screen,
  quiet: Modes,
): InPlan {
  const { buckle_length: L } = p
  if (asked !== undefined && L !== undefined) {
    const said = { L: 'L_b', P: 'P_b', y: 'y' }
    return { ...asked, mode: first.mode, L, said, feedIn: undefined, words: `${modeName(first.mode)}, entered length` }
  }
  if (stands !== undefined) {
    const { mode, length } = stands
    return { ...stands, L: length.L, said: { L: 'L_s', P: 'P_s', y: 'y' }, words: `${modeName(mode)}, standing` }
  }
  const { mode, length, P } = governing
  const bent = quiet.bent(mode, length.L, '')
  const words = `least, ${modeName(mode)}`
  return { ...bent, mode, L: length.L, P, said: { L: 'L_min', P: 'P' }, feedIn: undefined, words }
}

/** Straight pipe beside the buckle, as a share of the main half wave. */
const BESIDE = 0.35

export function plan(p: Params, b: InPlan, S_0: number): Drawing {
  const { outer_diameter: D } = p
  const { points, main } = shapeOf(b.mode)
  const axis = points.map(([x, y]): At => [x * b.L, y * b.y])
  const end = axis.at(-1)?.[0] ?? b.L
  const straight = b.mode === 'infinite' ? 0 : BESIDE * b.L
  const crest = axis.reduce((a, c) => (c[1] > a[1] ? c : a), [0, 0] as At)
  const reach = end + straight
  const line: readonly At[] = straight === 0 ? axis : [[-reach, 0], ...axis, [reach, 0]]
  const height = 2 * b.y + D
  const from = main * b.L
  const fed = -b.y - D - (b.feedIn === undefined ? 0 : 0.15 * height)
  return figure(
    { unit: 'm', scale: 'stretched', frame: { y: [fed - 0.15 * height, b.y + 0.45 * height] } },
    {
      kind: 'polyline',
      points: [
        [-reach, 0],
        [reach, 0],
      ],
      role: 'axis',
    },
    pipeAlong(line, D),
    {
      kind: 'dimension',
      from: [from, 0],
      to: [from + b.L, 0],
      edge: 'below',
      label: labelled(b.said.L, b.L, 'm', b.words),
    },
    {
      kind: 'dimension',
      from: [crest[0], 0],
      to: [crest[0], b.y],
      label: b.said.y === undefined ? named('amplitude', b.y, 'm') : labelled(b.said.y, b.y, 'm'),
    },
    pushed(S_0, reach),
    {
      kind: 'text',
      at: [0.62 * reach, b.y],
      towards: 'n',
      label: labelled(b.said.P, b.P, 'kN', 'in the buckle'),
    },
    slips(b.feedIn, reach, fed),
  )
}

/** The restrained force at both ends. */
const pushed = (S_0: number, reach: number): Parts =>
  S_0 !== 0 && [
    pullAt([-reach, 0], S_0, 180, labelled('S_0', S_0, 'kN')),
    pullAt([reach, 0], S_0, 0, { symbol: 'S_0' }),
  ]

/** What slips in from each side. */
function slips(feedIn: number | undefined, reach: number, level: number): Parts {
  if (feedIn === undefined || feedIn <= 0) return []
  const arrow = (side: 1 | -1): Parts => ({
    kind: 'arrow',
    from: [side * reach, level],
    to: [side * 0.75 * reach, level],
    role: 'flow',
    ...(side > 0 && { label: labelled('delta', feedIn, 'mm', 'feed-in') }),
  })
  return [arrow(-1), arrow(1)]
}

/** Bed beside and below the pipe, in diameters. */
const AROUND = { beside: 2, below: 0.4 }

export function onBed(p: Params, { M, said }: InPlan): Drawing {
  const { outer_diameter: D, wall_thickness: wall, submerged_weight: w, lateral_friction_coefficient: mu_l } = p
  const pipe: PipeSection = { at: [0, D / 2], outerDiameter: D, wall }
  const side = AROUND.beside * D
  const largest = Math.max(1, mu_l)
  return figure(
    { unit: 'm', scale: 'true', frame: { x: [-side, side], y: [-AROUND.below * D, D] } },
    {
      kind: 'ground',
      points: [
        [-side, 0],
        [side, 0],
      ],
    },
    pipeSection(pipe),
    diameters(pipe, { steel: 'D' }),
    layerNotes(pipe),
    said.y !== undefined && {
      kind: 'note',
      at: [0.47 * D, 0.3 * D],
      side: 'right',
      label: labelled('M', M, 'kN*m', 'buckle moment'),
    },
    { kind: 'load', at: [0, D / 2], towards: 270, share: 1 / largest, away: true, label: labelled('w', w, 'N/m') },
    {
      kind: 'load',
      at: [0.08 * D, 0.01 * D],
      towards: 180,
      share: mu_l / largest,
      role: 'resistance',
      label: labelled('mu_l', mu_l, '-', 'lateral friction'),
    },
    {
      kind: 'arrow',
      from: [0.7 * D, 0.55 * D],
      to: [1.9 * D, 0.55 * D],
      role: 'flow',
      label: { text: 'lateral movement' },
    },
  )
}
