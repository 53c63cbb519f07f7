/** How the lug fits its pin and its shackle. */
import type { Trace } from '@keelson/equations'
import * as fit from '@keelson/standards/dnv-st-n001-2021/padeye-fit.ts'
import { compares } from '@keelson/workflow'
import type { Inputs } from './inputs.ts'

export const jawGiven = 'shackle_jaw_width'
export const jaw = {
  shackle_jaw: compares('detail_dimension', {
    title: 'Shackle jaw clearance',
    criterion: fit.widestLug,
    demand: { symbol: fit.totalThickness.symbol, title: fit.totalThickness.title, orInput: 'plate_thickness' },
    capacity: fit.widestLug,
    needs: [jawGiven],
  }),
}

type Fitted = Pick<Inputs, 'plate_thickness'> & Partial<Pick<Inputs, 'pin_diameter' | 'shackle_jaw_width'>>
export type Fit = ReturnType<typeof fitOf>

/** `t_c` of a lug that may have cheek plates; ASME BTH-1 is applied to one without. */
export function fitOf(
  { plate_thickness: t, pin_diameter: d, shackle_jaw_width: W_j }: Fitted,
  t_c: number | undefined,
  trace: Trace,
) {
  trace.section('Pin and shackle fit')
  const matchingHole =
    d === undefined
      ? undefined
      : trace.apply(fit.matchingHole, { d, c_h: fit.HOLE_CLEARANCE, f_h: fit.HOLE_CLEARANCE_SHARE })
  if (W_j === undefined) return { matchingHole }
  const thickness = t_c === undefined ? t : trace.apply(fit.totalThickness, { t, t_c })
  trace.apply(fit.widestLug, { f_most: fit.MOST_JAW_FILL, W_j })
  return { matchingHole, jaw: { width: W_j, thickness } }
}
