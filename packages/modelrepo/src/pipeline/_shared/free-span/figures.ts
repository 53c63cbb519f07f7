/** The figures of every free span workflow: the span in elevation, and the pipe at midspan in the flow. */

import { type Drawing, figure, type Label, labelled, type Parts, type Role } from '@keelson/figures'
import { diameters, layerNotes, type PipeSection, pipeSection } from '@keelson/figures/things/pipe-section.ts'
import { pullAt } from '@keelson/figures/things/pull.ts'
import type { SpanElevation } from '@keelson/figures/things/span.ts'
import { FIXED, ON_SEABED, PINNED } from '@keelson/standards/dnv-rp-f105-2017/boundary.ts'
import type { Section } from './section.ts'
import type { Ends, Span } from './span.ts'

export const hanging = ({ D }: Section, { boundary }: Ends, { L, delta }: Span, e: number): SpanElevation => ({
  length: L,
  diameter: D,
  gap: e,
  sag: delta,
  ends: boundary === PINNED ? 'pinned' : 'fixed',
})

const HELD = { [PINNED]: 'pinned ends', [FIXED]: 'fixed ends', [ON_SEABED]: 'ends on soil' } as const

/** Room beside the pipe where an axial force is drawn at its ends; as wide as the shoulders where none is. */
export const endRoom = ({ S_eff }: Ends, L: number) => (S_eff === 0 ? {} : { x: [-0.3 * L, 1.3 * L] as const })

/** What holds the span at its ends, and the axial force where there is one. */
export function heldAt({ boundary, S_eff, K_V }: Ends, { length: L, diameter: D }: SpanElevation): Parts {
  const said: Label =
    boundary === ON_SEABED && K_V !== undefined ? labelled('K_V', K_V, 'MPa') : { text: HELD[boundary] }
  const sign = boundary === PINNED ? 'triangle' : 'square'
  return [
    { kind: 'mark', at: [0, 0], sign, role: 'outline' },
    { kind: 'mark', at: [L, 0], sign, role: 'outline' },
    { kind: 'text', at: [L, D], towards: 'n', label: said },
    S_eff !== 0 && [
      pullAt([-0.1 * L, D / 2], S_eff, 180, labelled('S_eff', S_eff, 'kN')),
      pullAt([1.1 * L, D / 2], S_eff, 0, { symbol: 'S_eff' }),
    ],
  ]
}

/** What the pipe at midspan is in: SI. */
export interface AtMidspan {
  readonly U_c: number
  readonly U_w: number
  readonly contents: boolean
  readonly gap: number
  /** Of the gap; its symbol and value unless given. */
  readonly gapLabel?: Label
  /** Amplitudes over the diameter, where they are known. */
  readonly A_Y?: number | undefined
  readonly A_Z?: number | undefined
}

/** Bed drawn up to this gap, in diameters. */
const DEEPEST = 2.5
/** Longest arrow of the flow, in diameters. */
const FLOW = 0.8
/** Flow and bed beside the pipe, from its axis, in diameters. */
const BESIDE = 1.9
/** Bed below its surface, in diameters. */
const BELOW = 0.35

export function sectionInFlow({ D, t_s, q }: Pick<Section, 'D' | 't_s' | 'q'>, at: AtMidspan): Drawing {
  const { gap, contents } = at
  const onBed = gap <= DEEPEST * D
  const y = (onBed ? gap : 0) + D / 2
  const side = D * (BESIDE + Math.max(at.A_Y ?? 0, 0))
  const foot = onBed ? -BELOW * D : y - D
  const pipe: PipeSection = { at: [0, y], outerDiameter: D, wall: t_s, ...(contents && { contents: 'fluid' }) }
  return figure(
    { unit: 'm', scale: 'true', frame: { x: [-side, side], y: [foot, y + D] } },
    onBed && {
      kind: 'ground',
      points: [
        [-side, 0],
        [side, 0],
      ],
    },
    pipeSection(pipe),
    diameters(pipe, { steel: 'D' }),
    layerNotes(pipe, 't_s'),
    onBed &&
      gap > 0 && {
        kind: 'dimension',
        from: [-side, 0],
        to: [0, gap],
        edge: 'left',
        label: at.gapLabel ?? labelled('e', gap, 'm'),
      },
    swinging(pipe, at),
    flowing(at, y, side, D),
    q !== 0 && {
      kind: 'load',
      at: [0, y],
      towards: q > 0 ? 270 : 90,
      away: true,
      label: labelled('q', q, 'N/m'),
    },
  )
}

/** Current above, waves below, as long as their share of the larger. */
function flowing({ U_c, U_w }: AtMidspan, y: number, side: number, D: number): Parts {
  const largest = Math.max(U_c, U_w)
  const arrow = (U: number, symbol: string, level: number): Parts =>
    U > 0 && {
      kind: 'arrow',
      from: [-side, level],
      to: [-side + FLOW * D * (0.3 + (0.7 * U) / largest), level],
      role: 'flow' as Role,
      label: labelled(symbol, U, 'm/s'),
    }
  return [arrow(U_c, 'U_c', y + 0.75 * D), arrow(U_w, 'U_w', y + 0.05 * D)]
}

/** Least amplitude that can be drawn, in diameters. */
const LEAST_SWING = 0.005

/** How far the pipe swings to both sides, in line and across the flow. */
function swinging({ at: [x, y], outerDiameter: D }: PipeSection, { A_Y = 0, A_Z = 0 }: AtMidspan): Parts {
  const ghosts = (dx: number, dy: number): Parts =>
    [1, -1].map((side) => ({
      kind: 'circle' as const,
      at: [x + side * dx, y + side * dy] as const,
      radius: D / 2,
      role: 'ghost' as const,
    }))
  const label = (symbol: string, value: number) => labelled(symbol, value, '-', 'amplitude/D')
  return [
    A_Y > LEAST_SWING && [
      ghosts(A_Y * D, 0),
      { kind: 'note', at: [x + A_Y * D + D / 2, y], side: 'right', label: label('A_Y', A_Y) },
    ],
    A_Z > LEAST_SWING && [
      ghosts(0, A_Z * D),
      { kind: 'note', at: [x, y + A_Z * D + D / 2], side: 'right', label: label('A_Z', A_Z) },
    ],
  ]
}
