/** The span that was asked about: in elevation without its sag, which the atlas does not hold, and over the bed. */
import { type Drawing, figure, labelled, named } from '@keelson/figures'
import { bedLevel, type SpanElevation, spanElevation, spanFrame } from '@keelson/figures/things/span.ts'
import { gapOfRatio } from '@keelson/standards/dnv-rp-f105-2017/flow.ts'
import { sectionInFlow } from '../_shared/free-span/figures.ts'
import type { Params } from './inputs.ts'

const gapOf = (p: Params): number => gapOfRatio.evaluate({ e_D: p.gap_ratio, D: p.outer_diameter })

export function elevation(p: Params, f_IL: number): Drawing {
  const { span_length: L, outer_diameter: D } = p
  const gap = gapOf(p)
  const span: SpanElevation = { length: L, diameter: D, gap, sag: 0, ends: 'pinned' }
  const bed = bedLevel(span)
  return figure(
    { unit: 'm', scale: 'stretched', frame: spanFrame(span) },
    spanElevation(span),
    { kind: 'dimension', from: [0, bed], to: [L, bed], edge: 'below', label: labelled('L', L, 'm') },
    gap > 0 && { kind: 'dimension', from: [L / 2, bed], to: [L / 2, 0], label: named('gap', gap, 'm') },
    { kind: 'text', at: [0.1 * L, D], towards: 'n', label: named(`${p.boundary_condition} ends`) },
    { kind: 'text', at: [0.75 * L, D], towards: 'n', label: labelled('f_IL', f_IL, 'Hz', 'in line') },
  )
}

export function section(p: Params): Drawing {
  const gap = gapOf(p)
  return sectionInFlow(
    { D: p.outer_diameter, t_s: p.wall_thickness, q: 0 },
    { U_c: p.current_velocity, U_w: 0, contents: p.content_density > 0, gap, gapLabel: named('gap', gap, 'm') },
  )
}
