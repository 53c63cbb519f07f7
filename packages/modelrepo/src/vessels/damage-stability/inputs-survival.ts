/** Righting levers after damage, one number or one for each case: SOLAS II-1 reg. 7-2. */
import { flag, quantity, quantityList } from '@keelson/workflow'

const MOST_CASES = 100
const list = { minItems: 1, maxItems: MOST_CASES, single: true, minimum: 0 } as const

export const survival = {
  gz_max: quantityList('righting_arm', {
    title: 'Largest righting lever',
    description: 'In the final stage of flooding.',
    symbol: 'GZ_max',
    ...list,
  }),
  gz_range: quantityList('heel_angle', {
    title: 'Range of positive righting levers',
    description: 'From the heel at equilibrium, in the final stage.',
    symbol: 'R',
    ...list,
  }),
  equilibrium_heel: quantityList('heel_angle', {
    title: 'Heel at equilibrium',
    description: 'In the final stage of flooding.',
    symbol: 'theta_e',
    ...list,
  }),
  gz_max_intermediate: quantityList('righting_arm', {
    title: 'Largest righting lever, intermediate',
    description: 'In the least favourable intermediate stage; without it such a stage is not counted.',
    symbol: 'GZ_max_i',
    ...list,
  }),
  gz_range_intermediate: quantityList('heel_angle', {
    title: 'Range, intermediate',
    description: 'With the largest lever of the stage.',
    symbol: 'R_int',
    ...list,
  }),
  heel_intermediate: quantityList('heel_angle', {
    title: 'Heel, intermediate',
    description: 'Of the stage; left out, 0.',
    symbol: 'theta_i',
    ...list,
  }),
  heeling_moment: quantity('stability_moment', {
    title: 'Heeling moment',
    description: 'Largest of passengers on one side, wind and survival craft; with the displacement.',
    symbol: 'M_heel',
    above: 0,
    example: 1100,
  }),
  ro_ro_space_damaged: flag({
    title: 'Ro-ro space damaged',
    description: 'More lever and range are then asked for.',
    default: false,
    assumed: 'The damage opens no ro-ro space: one that does needs 0.20 m and 20 degrees.',
  }),
}
