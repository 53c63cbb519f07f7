/** The rope of the query in its line, as a sketch, beside its largest range on a scale of its breaking load. */
import { type Drawing, figure, labelled } from '@keelson/figures'
import { loadScale, ROPE_FRAME, ropeInLine } from '@keelson/figures/things/rope-in-line.ts'
import type { Params } from './inputs.ts'

export function ropeOfQuery({ minimum_breaking_load: MBL, tension_range_bins, ...p }: Params): Drawing {
  const largest = Math.max(...tension_range_bins.map((b) => b.tension_range_kN)) / MBL
  return figure(
    ROPE_FRAME,
    ropeInLine('polyester rope'),
    loadScale({
      filled: [0, largest],
      limits: [{ share: p.characteristic_strength_factor, text: 'characteristic strength' }],
      shares: [{ share: largest, text: 'maximum tension range' }],
      strength: labelled('MBL', MBL, 'kN', 'breaking load'),
    }),
  )
}
