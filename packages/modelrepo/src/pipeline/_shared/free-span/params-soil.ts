/** The soil under the shoulders of a span, for every free span workflow that has it. */
import { ON_SEABED } from '@keelson/standards/dnv-rp-f105-2017/boundary.ts'
import { optional, quantity } from '@keelson/workflow'

export const onSeabed = { boundary_condition: [ON_SEABED] }

export const soilParams = {
  vertical_soil_stiffness: optional(
    quantity('soil_modulus', {
      title: 'Vertical soil stiffness',
      description: 'Dynamic, for each metre of pipe; lateral too unless that is given.',
      symbol: 'K_V',
      above: 0,
      usual: [0.01, 100],
      example: 1,
      usedWhen: onSeabed,
      requiredWhen: onSeabed,
    }),
  ),
}
