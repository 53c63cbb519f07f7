/** Righting levers after damage, one number or one for each case: SOLAS II-1 reg. 7-2. */
import { flag, quantity, quantityList } from '@keelson/workflow'

const MOST_CASES = 100
const list = { minItems: 1, maxItems: MOST_CASES, single: true, minimum: 0 } as const

export const survival = {
  gz_max: quantityList('righting_arm', {
    title: 'Maximum righting lever',
    description: 'Maximum righting lever in the final stage of flooding.',
    symbol: 'GZ_max',
    ...list,
  }),
  gz_range: quantityList('heel_angle', {
    along: 'gz_max',
    title: 'Range of positive righting levers',
    description: 'Range of positive righting levers beyond the equilibrium heel in the final stage.',
    symbol: 'R',
    ...list,
  }),
  equilibrium_heel: quantityList('heel_angle', {
    along: 'gz_max',
    title: 'Equilibrium heel',
    description: 'Equilibrium heel in the final stage of flooding.',
    symbol: 'theta_e',
    ...list,
  }),
  gz_max_intermediate: quantityList('righting_arm', {
    along: 'gz_max',
    title: 'Intermediate maximum righting lever',
    description:
      'Maximum righting lever in the most unfavourable intermediate stage. If omitted, intermediate stages are not considered.',
    symbol: 'GZ_max_i',
    ...list,
  }),
  gz_range_intermediate: quantityList('heel_angle', {
    along: 'gz_max',
    title: 'Intermediate righting lever range',
    description: 'Range of positive righting levers in the intermediate stage, entered with the maximum lever.',
    symbol: 'R_int',
    ...list,
  }),
  heel_intermediate: quantityList('heel_angle', {
    along: 'gz_max',
    title: 'Intermediate equilibrium heel',
    description: 'Equilibrium heel in the intermediate stage. Default: 0.',
    symbol: 'theta_i',
    ...list,
  }),
  heeling_moment: quantity('stability_moment', {
    title: 'Heeling moment',
    description:
      'Maximum heeling moment due to passengers on one side, wind and survival craft, entered with the displacement.',
    symbol: 'M_heel',
    above: 0,
    example: 1100,
  }),
  ro_ro_space_damaged: flag({
    title: 'Ro-ro space damaged',
    description: 'True if the damage involves a ro-ro space, which requires a larger righting lever and range.',
    default: false,
    assumed: 'No ro-ro space is damaged. A damaged ro-ro space requires a lever of 0.20 m and a range of 20 degrees.',
  }),
}
