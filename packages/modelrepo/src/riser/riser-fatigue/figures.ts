/** The pipes of the segments, the governing one marked. */

import { type Drawing, figure, type Label, labelled, named, ofDiameter } from '@keelson/figures'
import { halfPiece, pieceAt, pipePieces } from '@keelson/figures/things/pipe-pieces.ts'
import { fromSI } from '@keelson/units'
import { saying, worstFirst } from '@keelson/workflow'
import type { SegmentDamage } from './calculate-segment.ts'

/** Segments that are drawn. */
const MOST = 6

export function segmentsFigure(all: readonly SegmentDamage[], governing: SegmentDamage): Drawing {
  const { shown, note } = worstFirst(all, {
    most: MOST,
    things: 'segments',
    by: 'the most damage',
    worse: (one) => (one === governing ? Number.POSITIVE_INFINITY : one.D_a),
  })
  const shownOnes = all.filter((one) => shown.includes(one))
  const pieces = shownOnes.map(({ segment: s }) => ({ outerDiameter: s.outer_diameter_mm, wall: s.wall_thickness_mm }))
  const half = halfPiece(pieces)
  const own = shownOnes.indexOf(governing)
  const [, y] = pieceAt(pieces, own)
  const { outer_diameter_mm: D } = governing.segment
  const segments = figure(
    { unit: 'm', scale: 'true', frame: { x: [-1.3 * half, half] } },
    pipePieces(pieces),
    shownOnes.map(({ segment }, i) => {
      const [, level] = pieceAt(pieces, i)
      return {
        kind: 'note',
        at: [0.9 * half, level + segment.outer_diameter_mm / 2 - segment.wall_thickness_mm / 2],
        side: 'right',
        label: labelled('t', segment.wall_thickness_mm, 'mm', segment.id),
      } as const
    }),
    {
      kind: 'polyline',
      points: [
        [-1.04 * half, y - 0.62 * D],
        [half * 1.04, y - 0.62 * D],
        [half * 1.04, y + 0.62 * D],
        [-1.04 * half, y + 0.62 * D],
        [-1.04 * half, y - 0.62 * D],
      ],
      role: 'limit',
    },
    {
      kind: 'dimension',
      from: [-half, y - D / 2],
      to: [-half, y + D / 2],
      edge: 'left',
      label: ofDiameter(labelled('D', D, 'mm')),
    },
    { kind: 'text', at: [0, y], label: damageOf(governing) },
  )
  return saying(segments, note)
}

const damageOf = ({ D_a }: SegmentDamage): Label =>
  D_a > 0
    ? { text: 'governs', symbol: 'D_a', value: Number(fromSI(D_a, '1/year').toPrecision(4)), unit: '1/year' }
    : named('no damage')
