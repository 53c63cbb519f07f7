/** Columns of a soil profile, layer by layer from the seabed down, as several workflows take them. */
import { choice, optional, quantity } from '@keelson/workflow'

/** What any layer is given by; a workflow spreads them into its rows and adds its own. */
export const soilColumns = {
  thickness_m: quantity('soil_depth', {
    title: 'Layer thickness',
    description: 'Thickness of the layer. Layers are listed from the seabed down.',
    symbol: 'h',
    unit: 'm',
    above: 0,
    example: 10,
  }),
  soil_type: choice(
    { clay: 'Clay (undrained)', sand: 'Sand (drained)' },
    {
      title: 'Soil type',
      description: 'Soil type of the layer. Clay is undrained and sand is drained.',
    },
  ),
  effective_unit_weight_kn_m3: quantity('soil_submerged_unit_weight', {
    title: 'Effective unit weight',
    description:
      'Submerged unit weight of the soil. For example, a saturated unit weight of 18 kN/m³ is a submerged unit weight of 8 kN/m³.',
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
      title: 'Undrained shear strength, top',
      description: 'Undrained shear strength at the top of a clay layer. Not used for sand.',
      symbol: 's_t',
      unit: 'kPa',
      above: 0,
      example: 20,
    }),
  ),
  su_bottom_kpa: optional(
    quantity('soil_undrained_shear_strength', {
      title: 'Undrained shear strength, base',
      description: 'Undrained shear strength at the base of a clay layer, linear from the top. Not used for sand.',
      symbol: 's_b',
      unit: 'kPa',
      above: 0,
      example: 40,
    }),
  ),
} as const
