/** The governing rope in its line, as a sketch, beside its tensions on a scale of its breaking load. */

import { type Drawing, figure, labelled } from '@keelson/figures'
import { loadScale, ROPE_FRAME, ropeInLine } from '@keelson/figures/things/rope-in-line.ts'
import { meanTensionOfTests } from '@keelson/standards/dnv-os-e301-2018/fibre-rope.ts'
import type { SolvedRope } from './calculate-rope.ts'

export function ropeSketch({ rope, compression: { r_all } }: SolvedRope): Drawing {
  const { MBL_kN: MBL, mean_tension_kN: T_mean, min_tension_kN: T_min } = rope
  const half = Math.max(...rope.tension_range_bins.map((b) => b.tension_range_kN)) / 2
  const [low, mean, high] = [T_min / MBL, T_mean / MBL, (T_mean + half) / MBL]
  return figure(
    ROPE_FRAME,
    ropeInLine(rope.id),
    loadScale({
      filled: [Math.max(low, 0), high],
      dot: mean,
      limits: [
        ...(r_all > 0 ? [{ share: r_all, text: 'minimum allowable' }] : []),
        { share: (meanTensionOfTests.to ?? 0) / 100, text: 'high mean tension' },
      ],
      shares: [
        { share: high, text: 'maximum' },
        { share: mean, text: 'mean' },
        { share: low, text: 'minimum' },
      ],
      strength: labelled('MBL', MBL, 'kN', 'breaking load'),
    }),
  )
}
