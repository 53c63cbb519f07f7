/** The inputs of the mudmat: the mat, the soil below and beside it, the loads at its base, and what settles. */

import { BEARING_SAFETY, REACTION_COEFFICIENT, SLIDING_SAFETY } from '@keelson/standards/api-rp-2geo-2011/sliding.ts'
import { choice, flag, grouped, optional, type ParamsOf, quantity, rows } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import { CONDITIONS, OF_CLAY, OF_SAND, UNDRAINED } from './modes.ts'

const MOST_LAYERS = 200

const mat = {
  condition: choice(CONDITIONS, {
    title: 'Drainage',
    description: 'Clay does not drain while it is loaded, sand does.',
    default: UNDRAINED,
  }),
  width: quantity('structure_dimension', {
    title: 'Width',
    description: 'Short side of the base; not above the length.',
    symbol: 'B',
    above: 0,
    example: 6,
  }),
  length: quantity('structure_dimension', {
    title: 'Length',
    description: 'Long side of the base.',
    symbol: 'L',
    above: 0,
    example: 8,
  }),
  embedment_depth: quantity('soil_depth', {
    title: 'Embedment depth',
    description: 'From the seabed to base level; of a skirted mat to the tips of its skirts.',
    symbol: 'D',
    minimum: 0,
    default: 0,
    assumed: 'The mat lies on the seabed: nothing beside it helps.',
  }),
  skirted: flag({
    title: 'Skirted',
    description:
      'The soil within the skirts weighs on base level, so that the overburden adds nothing to the net pressure.',
    default: false,
  }),
  embedded_section_area: quantity('projected_area', {
    title: 'Embedded section',
    description:
      'Vertical section of the embedded part across the horizontal load, about its breadth times the embedment depth; for passive resistance.',
    symbol: 'A_h',
    minimum: 0,
    default: 0,
    assumed: 'No passive resistance is counted on.',
  }),
  depth_factor: optional(
    flag({
      title: 'Depth factors',
      description:
        'Whether the strength of the soil above base level counts for bearing. Left out it does, except where passive resistance is counted on.',
    }),
  ),
}

const soil = {
  soil_submerged_unit_weight: field.soilSubmergedUnitWeight({ symbol: 'gamma_prime', example: 6 }),
  undrained_shear_strength: optional(
    field.undrainedShearStrength({
      description: 'At base level.',
      symbol: 's_u0',
      above: 0,
      example: 15,
      usedWhen: OF_CLAY,
      requiredWhen: OF_CLAY,
    }),
  ),
  undrained_strength_gradient: quantity('strength_gradient', {
    title: 'Strength gradient',
    description:
      'Increase of undrained shear strength with depth below the base; times the effective width at most ten times the strength at the base.',
    symbol: 'k',
    minimum: 0,
    default: 0,
    assumed: 'The strength does not increase below the base.',
    usedWhen: OF_CLAY,
  }),
  strength_above_base: optional(
    quantity('soil_undrained_shear_strength', {
      title: 'Strength above the base',
      description:
        'Mean undrained shear strength from the seabed to base level, of the depth factor and of passive resistance. Left out that at base level.',
      symbol: 's_u1',
      above: 0,
      example: 8,
      usedWhen: OF_CLAY,
    }),
  ),
  roughness: quantity('-', {
    title: 'Roughness of the base',
    description: '0 smooth, 1 rough; counts where the strength increases with depth.',
    symbol: 'r',
    minimum: 0,
    maximum: 1,
    default: 0.67,
    inert: 'acts only where the strength increases with depth',
    assumed: 'Two thirds of the way from a smooth to a rough base; 0 is on the safe side.',
    usedWhen: OF_CLAY,
  }),
  soil_reaction_coefficient: quantity('-', {
    title: 'Soil reaction coefficient',
    description: 'Of undrained passive resistance: 2 on the passive side only, 4 with full contact on both sides.',
    symbol: 'K_ru',
    minimum: 1,
    maximum: 6,
    usual: [2, 4],
    default: REACTION_COEFFICIENT.value,
    assumed: 'A gap opens on the active side.',
    usedWhen: OF_CLAY,
  }),
  friction_angle: optional(
    quantity('soil_friction_angle', {
      title: 'Friction angle',
      description: 'Effective, from drained triaxial tests at the stress below the base.',
      symbol: 'phi',
      minimum: 20,
      maximum: 50,
      usual: [25, 45],
      example: 34,
      usedWhen: OF_SAND,
      requiredWhen: OF_SAND,
    }),
  ),
  interface_friction_angle: optional(
    quantity('soil_friction_angle', {
      title: 'Friction angle of the interface',
      description:
        'Of drained sliding, not above that of the soil. Left out that of the soil where the mat is skirted, and 5 deg less of a bare base.',
      symbol: 'delta',
      above: 0,
      example: 28,
      usedWhen: OF_SAND,
    }),
  ),
  effective_overburden: optional(
    quantity('soil_stress', {
      title: 'Effective overburden',
      description: 'At base level. Left out the unit weight times the embedment depth.',
      symbol: 'p_0',
      minimum: 0,
      example: 5,
      usedWhen: OF_SAND,
    }),
  ),
}

const loads = {
  vertical_load: quantity('foundation_load', {
    title: 'Vertical load',
    description: 'On base level, downwards, weight of the mat in water included.',
    symbol: 'V',
    above: 0,
    example: 2000,
  }),
  horizontal_load: quantity('foundation_load', {
    title: 'Horizontal load',
    description: 'Resultant at base level.',
    symbol: 'H',
    minimum: 0,
    default: 0,
    assumed: 'No horizontal load.',
  }),
  moment_about_length_axis: quantity('foundation_moment', {
    title: 'Moment about the length axis',
    description: 'At base level, its size; a horizontal load above it has its arm in it. It reduces the width.',
    symbol: 'M_B',
    minimum: 0,
    default: 0,
    assumed: 'No moment.',
  }),
  moment_about_width_axis: quantity('foundation_moment', {
    title: 'Moment about the width axis',
    description: 'At base level, its size. It reduces the length.',
    symbol: 'M_L',
    minimum: 0,
    default: 0,
    assumed: 'No moment.',
  }),
}

const criteria = {
  factor_of_safety_bearing: quantity('safety_factor', {
    title: 'Factor of safety, bearing',
    description: 'API RP 2GEO: 2; 1.5 is used for accidental states.',
    symbol: 'FS_V',
    minimum: 1,
    default: BEARING_SAFETY.value,
  }),
  factor_of_safety_sliding: quantity('safety_factor', {
    title: 'Factor of safety, sliding',
    description: 'API RP 2GEO: 1.5.',
    symbol: 'FS_H',
    minimum: 1,
    default: SLIDING_SAFETY.value,
  }),
}

const stress = (title: string, description: string, symbol: string, example: number) =>
  quantity('soil_stress', { title, description, symbol, above: 0, example })

const settlement = {
  shear_modulus: optional(
    quantity('soil_modulus', {
      title: 'Shear modulus',
      description: 'Of the soil below, as one; without it no immediate movements are formed.',
      symbol: 'G',
      above: 0,
      usual: [0.5, 50],
      example: 2.5,
    }),
  ),
  poisson_ratio: field.poissonRatio({
    description: 'Of the soil, for the immediate movements; 0.5 undrained.',
    minimum: 0,
    maximum: 0.5,
    default: 0.5,
  }),
  compressible_layers: optional(
    rows(
      {
        thickness_m: quantity('soil_depth', {
          title: 'Thickness',
          description: 'Of the layer.',
          symbol: 'h',
          above: 0,
          example: 1,
        }),
        initial_void_ratio: quantity('-', {
          title: 'Initial void ratio',
          description: 'Before the load.',
          symbol: 'e_0',
          above: 0,
          usual: [0.3, 4],
          example: 1.6,
        }),
        initial_effective_stress_kpa: stress(
          'Initial effective stress',
          'In the middle of the layer, before the load.',
          'sigma_0',
          6,
        ),
        preconsolidation_pressure_kpa: optional(
          stress(
            'Preconsolidation pressure',
            'Not below the initial effective stress; left out the same: normally consolidated.',
            'sigma_c',
            40,
          ),
        ),
        compression_index: quantity('-', {
          title: 'Compression index',
          description: 'Beyond the preconsolidation pressure; 0 for a layer that is stiff.',
          symbol: 'C_c',
          minimum: 0,
          usual: [0, 3],
          example: 0.5,
        }),
        recompression_index: quantity('-', {
          title: 'Recompression index',
          description: 'Up to the preconsolidation pressure.',
          symbol: 'C_r',
          minimum: 0,
          usual: [0, 0.5],
          default: 0,
          example: 0.06,
        }),
      },
      {
        title: 'Compressible layers',
        description:
          'A row for each layer from the base down, without gaps, near the base not thicker than a quarter of the width. Without them no consolidation settlement is formed.',
        minItems: 1,
        maxItems: MOST_LAYERS,
      },
    ),
  ),
}

export const inputs = grouped({
  Mat: mat,
  Soil: soil,
  'Loads at base level': loads,
  'Factors of safety': criteria,
  Settlement: settlement,
})
export type Params = ParamsOf<typeof inputs>
