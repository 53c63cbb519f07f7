/** Columns of a soil profile, layer by layer from the seabed down, as several workflows take them. */
import { choice, optional, quantity } from '@keelson/workflow'

/** What any layer is given by; a workflow spreads them into its rows and adds its own. */
export const soilColumns = {
  thickness_m: quantity('soil_depth', {
    title: 'Layer thickness',
    description: 'The layers lie one below the other, the first from the seabed down.',
    symbol: 'h',
    unit: 'm',
    above: 0,
    example: 10,
  }),
  soil_type: choice(
    { clay: 'Clay (undrained)', sand: 'Sand (drained)' },
    {
      title: 'Soil of the layer',
      description: 'clay is undrained, sand is drained.',
    },
  ),
  effective_unit_weight_kn_m3: quantity('soil_submerged_unit_weight', {
    title: 'Effective unit weight',
    description: 'Weight in water per volume: saturated 18 kN/m3 is 8 submerged.',
    symbol: 'gamma',
    unit: 'kN/m3',
    above: 0,
    example: 8,
  }),
} as const

/** Strength of a clay layer, linear between its top and its base. */
export const clayColumns = {
  su_top_kpa: optional(
    quantity('soil_undrained_shear_strength', {
      title: 'Undrained shear strength at the top',
      description: 'Of a layer of clay; sand does not use it.',
      symbol: 's_t',
      unit: 'kPa',
      above: 0,
      example: 20,
    }),
  ),
  su_bottom_kpa: optional(
    quantity('soil_undrained_shear_strength', {
      title: 'Undrained shear strength at the base',
      description: 'Of a layer of clay, linear from the top; sand does not use it.',
      symbol: 's_b',
      unit: 'kPa',
      above: 0,
      example: 40,
    }),
  ),
} as const
