/** The detail, cut along the stress: what is known of it, and nothing of the weld's shape. */
import { type Drawing, figure, labelled, named, type Parts } from '@keelson/figures'
import { rectangle } from '@keelson/figures/things/rectangle.ts'
import type { FiguresOf, NotApplicable } from '@keelson/workflow'
import type { Analysis } from './calculate-analysis.ts'
import type { contract } from './contract.ts'
import type { Params } from './params.ts'

/** Half of the plate drawn, in thicknesses and in attachment lengths at least; height of an attachment over the thickness. */
const [HALF_PLATE, HALF_ATTACHMENT, HEIGHT] = [2.5, 1.1, 1.2] as const
/** Room below the plate and above it, over its thickness: a thin strip has no height for its dimension. */
const ROOM = 0.7

export const figuresOf = (p: Params, found: Analysis): FiguresOf<typeof contract> =>
  p.thickness === undefined ? {} : { detail: detailFigure(p.thickness, p, found) }

function detailFigure(t: number, p: Params, { curve, detail, histogram, longTerm }: Analysis): Drawing | NotApplicable {
  const { weld_attachment_length: L } = p
  const half = Math.max(HALF_PLATE * t, HALF_ATTACHMENT * (L ?? 0))
  const nominal = histogram?.worst.S_n ?? p.extreme_stress_range
  const stress =
    nominal === undefined ? named('stress range') : labelled('S_n', nominal, 'MPa', saidOf(histogram, longTerm))
  return figure(
    {
      unit: 'm',
      scale: 'true',
      frame: { x: [-1.05 * half, 1.05 * half], y: [-ROOM * t, t + (L === undefined ? ROOM : HEIGHT) * t] },
    },
    { kind: 'polygon', points: rectangle(-half, 0, half, t), role: 'steel' },
    { kind: 'dimension', from: [-half, 0], to: [-half, t], edge: 'left', label: labelled('t', t, 'mm') },
    attachment(L, t),
    limits(detail, t, half),
    { kind: 'load', at: [half, t / 2], towards: 0, away: true, label: stress },
    { kind: 'load', at: [-half, t / 2], towards: 180, away: true, label: named('along the stress') },
    { kind: 'note', at: [0.55 * half, t], side: 'right', label: named(curve.title) },
  )
}

const saidOf = (histogram: Analysis['histogram'], longTerm: Analysis['longTerm']) =>
  histogram ? 'most damage' : longTerm ? 'exceeded once' : 'range'

/** Toe to toe, welds included: only its length is known. */
function attachment(L: number | undefined, t: number): Parts {
  if (L === undefined) return []
  const top = t + HEIGHT * t
  return [
    { kind: 'polygon', points: rectangle(-L / 2, t, L / 2, top), role: 'ghost' },
    { kind: 'break', at: [0, top], across: 'y' },
    {
      kind: 'dimension',
      from: [-L / 2, top],
      to: [L / 2, top],
      edge: 'above',
      label: labelled('L_t', L, 'mm', 'toe to toe'),
    },
  ]
}

/** The thickness from which on the correction counts, and that which it counts. */
function limits({ t_ref, t_eff }: Analysis['detail'], t: number, half: number): Parts {
  const line = (y: number, symbol: string, words: string, role: 'limit' | 'answer'): Parts => [
    {
      kind: 'polyline',
      points: [
        [-half, y],
        [half, y],
      ],
      role,
      dashed: true,
    },
    { kind: 'note', at: [-0.7 * half, y], side: 'left', label: labelled(symbol, y, 'mm', words) },
  ]
  return [
    t_ref !== undefined && line(t_ref, 't_ref', 'reference', 'limit'),
    t_eff !== undefined && t_eff !== t_ref && t_eff !== t && line(t_eff, 't_eff', 'counts', 'answer'),
  ]
}
