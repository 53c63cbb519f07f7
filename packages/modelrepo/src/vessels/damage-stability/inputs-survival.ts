/** Righting levers after damage, one number or one for each case: SOLAS II-1 reg. 7-2. */
import { flag, optional, quantity, quantityList } from '@keelson/workflow'
import { aSurvival, passengerSurvival, roRoSurvival } from './modes.ts'

const MOST_CASES = 100
const list = { minItems: 1, maxItems: MOST_CASES, single: true, minimum: 0 } as const
const usedWhen = aSurvival
const needed = { usedWhen, requiredWhen: aSurvival }

export const survival = {
  gz_max: optional(
    quantityList('righting_arm', {
      title: 'Largest righting lever',
      description: 'In the final stage of flooding.',
      symbol: 'GZ_max',
      ...list,
      ...needed,
    }),
  ),
  gz_range: optional(
    quantityList('heel_angle', {
      title: 'Range of positive righting levers',
      description: 'From the heel at equilibrium, in the final stage.',
      symbol: 'R',
      ...list,
      ...needed,
    }),
  ),
  equilibrium_heel: optional(
    quantityList('heel_angle', {
      title: 'Heel at equilibrium',
      description: 'In the final stage of flooding.',
      symbol: 'theta_e',
      ...list,
      ...needed,
    }),
  ),
  gz_max_intermediate: optional(
    quantityList('righting_arm', {
      title: 'Largest righting lever, intermediate',
      description: 'In the least favourable intermediate stage; without it such a stage is not counted.',
      symbol: 'GZ_max_i',
      ...list,
      usedWhen,
    }),
  ),
  gz_range_intermediate: optional(
    quantityList('heel_angle', {
      title: 'Range, intermediate',
      description: 'With the largest lever of the stage.',
      symbol: 'R_int',
      ...list,
      usedWhen,
    }),
  ),
  heel_intermediate: optional(
    quantityList('heel_angle', {
      title: 'Heel, intermediate',
      description: 'Of the stage; left out, 0.',
      symbol: 'theta_i',
      ...list,
      usedWhen,
    }),
  ),
  heeling_moment: optional(
    quantity('stability_moment', {
      title: 'Heeling moment',
      description: 'Largest of passengers on one side, wind and survival craft; with the displacement.',
      symbol: 'M_heel',
      above: 0,
      example: 1100,
      usedWhen: passengerSurvival,
    }),
  ),
  ro_ro_space_damaged: flag({
    title: 'Ro-ro space damaged',
    description: 'More lever and range are then asked for.',
    default: false,
    usedWhen: roRoSurvival,
    assumed: 'The damage opens no ro-ro space: one that does needs 0.20 m and 20 degrees.',
  }),
}
