/** The acceptance checks of the joint, all along, and of the riser behind it. */
import { reachRange } from '@keelson/equations'
import { SMALL_ANGLE } from '@keelson/physics/tensioned-beam/joint.ts'
import { allowableStress } from '@keelson/standards/api-rp-2rd-1998/allowable.ts'
import { apiRp2rd } from '@keelson/standards/api-rp-2rd-1998/source.ts'
import { check, checkOf, openIf, outOf, shownIn } from '@keelson/workflow'
import type { Joint } from './calculate-joint.ts'
import type { Stresses } from './calculate-stresses.ts'
import type { Params } from './inputs.ts'

/** Of the pressures: the membrane stresses of the joint see no collapse. */
const NO_COLLAPSE = reachRange({
  symbol: 'P_ext',
  title: 'Net external pressure',
  unit: 'MPa',
  to: 0,
  unsafe: 'above',
  because: 'the joint must then be checked for collapse, which this method does not include',
  source: apiRp2rd,
  clause: 'section 5, collapse',
})

export const checks = {
  joint: checkOf('stress', {
    title: 'Von Mises stress (joint)',
    criterion: allowableStress,
    demand: 'Maximum von Mises stress along the joint',
    capacity: allowableStress,
    reach: [SMALL_ANGLE, NO_COLLAPSE],
  }),
  riser_end: checkOf('stress', {
    title: 'Von Mises stress (adjacent riser)',
    criterion: allowableStress,
    demand: 'Von Mises stress in the riser at the thin end',
    capacity: allowableStress,
    reach: [SMALL_ANGLE, NO_COLLAPSE],
  }),
} as const

export function checksOf(p: Params, { theta }: Joint, { most, riser, sigma_all }: Stresses) {
  const left = outOf(SMALL_ANGLE, theta) ?? outOf(NO_COLLAPSE, p.external_pressure - p.internal_pressure)
  const of = (demand: number, note?: string) =>
    openIf('out_of_reach', left, check({ demand, capacity: sigma_all, ...(note !== undefined && { note }) }))
  return {
    joint: of(most.stresses.sigma_vM, `at ${shownIn(most.place.x, 'm')} from the base`),
    riser_end: of(riser.stresses.sigma_vM),
  }
}
