/** The soil below and beside the mat, and the layers of it that settle. */
import { REACTION_COEFFICIENT } from '@keelson/standards/api-rp-2geo-2011/sliding.ts'
import { optional, quantity, rows } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'

const MOST_LAYERS = 200

export const soil = {
  soil_submerged_unit_weight: field.soilSubmergedUnitWeight({ symbol: 'gamma_prime', example: 6 }),
  undrained_shear_strength: field.undrainedShearStrength({
    description: 'At base level.',
    symbol: 's_u0',
    above: 0,
    example: 15,
  }),
  undrained_strength_gradient: quantity('strength_gradient', {
    title: 'Strength gradient',
    description:
      'Increase of undrained shear strength with depth below the base; times the effective width at most ten times the strength at the base.',
    symbol: 'k',
    minimum: 0,
    default: 0,
    assumed: 'The strength does not increase below the base.',
  }),
  strength_above_base: quantity('soil_undrained_shear_strength', {
    title: 'Strength above the base',
    description:
      'Mean undrained shear strength from the seabed to base level, of the depth factor and of passive resistance. Left out that at base level.',
    symbol: 's_u1',
    above: 0,
    example: 8,
  }),
  roughness: quantity('-', {
    title: 'Roughness of the base',
    description: '0 smooth, 1 rough; counts where the strength increases with depth.',
    symbol: 'r',
    minimum: 0,
    maximum: 1,
    default: 0.67,
    inert: 'acts only where the strength increases with depth',
    assumed: 'Two thirds of the way from a smooth to a rough base; 0 is on the safe side.',
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
  }),
  friction_angle: quantity('soil_friction_angle', {
    title: 'Friction angle',
    description: 'Effective, from drained triaxial tests at the stress below the base.',
    symbol: 'phi',
    minimum: 20,
    maximum: 50,
    usual: [25, 45],
    example: 34,
  }),
  interface_friction_angle: quantity('soil_friction_angle', {
    title: 'Friction angle of the interface',
    description:
      'Of drained sliding, not above that of the soil. Left out that of the soil where the mat is skirted, and 5 deg less of a bare base.',
    symbol: 'delta',
    above: 0,
    example: 28,
  }),
  effective_overburden: quantity('soil_stress', {
    title: 'Effective overburden',
    description: 'At base level. Left out the unit weight times the embedment depth.',
    symbol: 'p_0',
    minimum: 0,
    example: 5,
  }),
}

const stress = (title: string, description: string, symbol: string, example: number) =>
  quantity('soil_stress', { title, description, symbol, above: 0, example })

export const settlement = {
  shear_modulus: quantity('soil_modulus', {
    title: 'Shear modulus',
    description: 'Of the soil below, as one; without it no immediate movements are formed.',
    symbol: 'G',
    above: 0,
    usual: [0.5, 50],
    example: 2.5,
  }),
  poisson_ratio: field.poissonRatio({
    description: 'Of the soil, for the immediate movements; 0.5 undrained.',
    minimum: 0,
    maximum: 0.5,
    default: 0.5,
  }),
  compressible_layers: rows(
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
}
