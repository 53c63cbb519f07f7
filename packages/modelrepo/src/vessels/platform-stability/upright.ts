/** The righting levers of a table near upright, against the metacentric height that they begin with. */
import { shownIn } from '@keelson/workflow'
import type { Hydrostatics } from './hydrostatics.ts'
import type { Params } from './inputs.ts'

/** Share of the metacentric height by which the arms may differ from it: both are read from curves. */
const APART = 0.25
/** The first heel of a table, where it is small enough to compare. rad. */
const SMALL = Math.PI / 18

/**
 * Why the first arm of the table and the metacentric height contradict each other; nothing where they agree within a
 * quarter, or within what vertical sides add by the first heel (wall-sided formula: BM tan^2(phi)/2).
 */
export function armsApart(
  { heel_angles = [], cross_curves_kn = [] }: Params,
  { GM_f, KG_f, BM }: Pick<Hydrostatics, 'GM_f' | 'KG_f' | 'BM'>,
): string | undefined {
  const [, heel = 0] = heel_angles
  const [, kn] = cross_curves_kn
  if (kn === undefined || heel > SMALL * (1 + 1e-9)) return undefined
  const slope = kn / Math.sin(heel) - KG_f
  if (Math.abs(slope - GM_f) <= APART * Math.abs(GM_f) + (BM * Math.tan(heel) ** 2) / 2) return undefined
  return `the first of the {cross_curves_kn} corresponds to a metacentric height of ${shownIn(slope, 'm')}, but the {gm_fluid} is ${shownIn(GM_f, 'm')}`
}
