/** The soil under the shoulders of a span, for every free span workflow that has it. */
import { ON_SEABED } from '@keelson/standards/dnv-rp-f105-2017/boundary.ts'
import { optional, quantity } from '@keelson/workflow'

export const onSeabed = { boundary_condition: [ON_SEABED] }

export const soilParams = {
  vertical_soil_stiffness: optional(
    quantity({
      title: 'Vertical soil stiffness',
      description: 'Dynamic, for each metre of pipe; lateral too unless that is given.',
      symbol: 'K_V',
      unit: 'N/m2',
      above: 0,
      typical: [1e4, 1e8],
      example: 1e6,
      usedWhen: onSeabed,
      requiredWhen: onSeabed,
    }),
  ),
}
