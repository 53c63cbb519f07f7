/** The well in elevation: tubing, wellhead and reservoir, with what flows and the pressures at its nodes. */
import { type Drawing, labelled, ofDiameter } from '@keelson/figures'
import type { LiftWell } from '@keelson/physics/multiphase/lift.ts'
import { wellElevation } from '../_shared/lift/figures.ts'
import type { Profile } from '../_shared/lift/profile.ts'
import type { Operating } from '../_shared/nodal/operating.ts'
import type { Params } from './inputs.ts'

/** What the operating point adds, or what is lacking without one. */
export type Drawn =
  | { readonly operating: Operating; readonly profile: Profile; readonly choke: number | undefined }
  | { readonly Delta_l: number }

export function wellFigure(p: Params, well: LiftWell, drawn: Drawn): Drawing {
  const common = {
    tubing: well,
    wellhead: labelled('p_wh', well.wellheadPressure, 'psia', 'wellhead'),
    reservoir: labelled('p_r', p.reservoir_pressure, 'psia', 'reservoir'),
    ...(p.pay_thickness !== undefined && { pay: p.pay_thickness }),
  }
  if (!('operating' in drawn))
    return wellElevation({ ...common, bottom: labelled('Delta_l', drawn.Delta_l, 'psi', 'deficit') })
  const { operating, profile, choke } = drawn
  return wellElevation({
    ...common,
    bottom: labelled('p_wf', operating.p_wf, 'psia', 'bottomhole'),
    ...(choke !== undefined && { choke: ofDiameter(labelled('d_G', choke, 'in', 'choke')) }),
    rate: labelled('q', operating.q, 'stb/d'),
    along: { profile, notes: 'patterns' },
  })
}
