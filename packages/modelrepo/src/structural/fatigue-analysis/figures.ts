/** The detail, cut along the stress: what is known of it, and nothing of the weld's shape. */
import { type Drawing, figure, type Label, labelled, named, type Parts } from '@keelson/figures'
import { rectangle } from '@keelson/figures/things/rectangle.ts'
import type { Analysis } from './calculate-analysis.ts'
import type { Params } from './inputs.ts'

/** Half of the plate drawn, in thicknesses and in attachment lengths at least; height of an attachment over the thickness. */
const [HALF_PLATE, HALF_ATTACHMENT, HEIGHT] = [1.6, 1.1, 0.9] as const
/** Length of the arrows of the stress, over half of the plate. */
const ARROW = 0.3

export const figuresOf = (p: Params, found: Analysis): { readonly detail?: Drawing } =>
  p.thickness === undefined ? {} : { detail: detailFigure(p.thickness, p, found) }

function detailFigure(t: number, p: Params, found: Analysis): Drawing {
  const { weld_attachment_length: L } = p
  const half = Math.max(HALF_PLATE * t, HALF_ATTACHMENT * (L ?? 0))
  const end = half * (1 + ARROW)
  return figure(
    { unit: 'm', scale: 'true', frame: { x: [-end, end], y: [-0.2 * t, t * (L === undefined ? 1.2 : 1 + HEIGHT)] } },
    { kind: 'polygon', points: rectangle(-half, 0, half, t), role: 'steel', cut: true, is: 'plate' },
    { kind: 'dimension', from: [-half, 0], to: [-half, t], edge: 'left', label: labelled('t', t, 'mm') },
    attachment(L, t),
    limits(found.detail, t, half),
    { kind: 'arrow', from: [-half, t / 2], to: [-end, t / 2], role: 'load' },
    { kind: 'arrow', from: [half, t / 2], to: [end, t / 2], role: 'load' },
    { kind: 'note', at: [end, t / 2], side: 'right', label: stressOf(p, found) },
  )
}

/** The range that is said of the stress: the worst of a histogram, the extreme of a distribution. */
function stressOf(p: Params, { histogram }: Analysis): Label {
  if (histogram) return labelled('S_n', histogram.worst.S_n, 'MPa', 'governing stress range')
  if (p.extreme_stress_range === undefined) return named('stress')
  return labelled('dS_0', p.extreme_stress_range, 'MPa', 'stress range exceeded once')
}

/** Toe to toe, welds included: only its length is known. */
function attachment(L: number | undefined, t: number): Parts {
  if (L === undefined) return []
  const top = t + HEIGHT * t
  const length = labelled('L_t', L, 'mm', 'toe to toe')
  return [
    { kind: 'polygon', points: rectangle(-L / 2, t, L / 2, top), role: 'ghost' },
    { kind: 'break', at: [0, top], across: 'y' },
    { kind: 'dimension', from: [-L / 2, top], to: [L / 2, top], edge: 'above', label: length },
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
    { kind: 'note', at: [half, y], side: 'right', label: labelled(symbol, y, 'mm', words) },
  ]
  return [
    t_ref !== undefined && line(t_ref, 't_ref', 'reference', 'limit'),
    t_eff !== undefined && t_eff !== t_ref && t_eff !== t && line(t_eff, 't_eff', 'counts', 'answer'),
  ]
}
