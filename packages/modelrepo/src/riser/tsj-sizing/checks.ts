/** The acceptance checks of the joint, all along, and of the riser behind it. */
import { allowableStress } from '@keelson/standards/api-rp-2rd-1998/allowable.ts'
import { check, checkOf, LIMIT_TOLERANCE, shownIn } from '@keelson/workflow'
import type { Stresses } from './calculate-stresses.ts'

export const checks = {
  joint: checkOf('stress', {
    title: 'Von Mises stress of the joint',
    criterion: allowableStress,
    demand: 'Largest von Mises stress along the joint',
    capacity: allowableStress,
  }),
  riser_end: checkOf('stress', {
    title: 'Von Mises stress of the riser behind',
    criterion: allowableStress,
    demand: 'Von Mises stress of the riser just beyond the thin end',
    capacity: allowableStress,
  }),
} as const

export const checksOf = ({ most, riser, sigma_all }: Stresses) => ({
  joint: check({
    demand: most.stresses.sigma_vM,
    capacity: sigma_all,
    note: `at ${shownIn(most.place.x, 'm')} from the base`,
  }),
  riser_end: check({ demand: riser.stresses.sigma_vM, capacity: sigma_all }),
})

export const holds = ({ governing, most, riser }: Stresses): boolean =>
  [governing, most, riser].every(({ utilisation }) => utilisation <= 1 + LIMIT_TOLERANCE)
