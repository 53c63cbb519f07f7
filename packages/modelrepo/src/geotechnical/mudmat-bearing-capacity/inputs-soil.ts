/** The soil below and beside the mat, and the layers of it that settle. */
import { REACTION_COEFFICIENT } from '@keelson/standards/api-rp-2geo-2011/sliding.ts'
import { optional, quantity, rows } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'

const MOST_LAYERS = 200

export const soil = {
  soil_submerged_unit_weight: field.soilSubmergedUnitWeight({ symbol: 'gamma_prime', example: 6 }),
  undrained_shear_strength: field.undrainedShearStrength({
    description: 'Undrained shear strength at base level.',
    symbol: 's_u0',
    above: 0,
    example: 15,
  }),
  undrained_strength_gradient: quantity('strength_gradient', {
    title: 'Strength gradient',
    description:
      'Increase in undrained shear strength per unit depth below the base. The increase over the effective width must not exceed ten times the strength at the base.',
    symbol: 'k',
    minimum: 0,
    default: 0,
    assumed: 'Constant strength below the base.',
  }),
  strength_above_base: quantity('soil_undrained_shear_strength', {
    title: 'Strength above base',
    description:
      'Mean undrained shear strength from the seabed to base level, for the depth factor and passive resistance. Default: strength at base level.',
    symbol: 's_u1',
    above: 0,
    example: 8,
  }),
  roughness: quantity('-', {
    title: 'Base roughness',
    description: 'Base roughness from 0 (smooth) to 1 (rough). Used only if the strength increases with depth.',
    symbol: 'r',
    minimum: 0,
    maximum: 1,
    default: 0.67,
    inert: 'applies only if the strength increases with depth',
    assumed: 'The base roughness is two thirds. A roughness of 0 is conservative.',
  }),
  soil_reaction_coefficient: quantity('-', {
    title: 'Soil reaction coefficient',
    description:
      'Undrained passive resistance coefficient: 2 for the passive side only, 4 for full contact on both sides.',
    symbol: 'K_ru',
    minimum: 1,
    maximum: 6,
    usual: [2, 4],
    default: REACTION_COEFFICIENT.value,
    assumed: 'A gap opens on the active side.',
  }),
  friction_angle: quantity('soil_friction_angle', {
    title: 'Friction angle',
    description: 'Effective friction angle from drained triaxial tests at the stress level below the base.',
    symbol: 'phi',
    minimum: 20,
    maximum: 50,
    usual: [25, 45],
    example: 34,
  }),
  interface_friction_angle: quantity('soil_friction_angle', {
    title: 'Interface friction angle',
    description:
      'Interface friction angle for drained sliding, not above the soil friction angle. Default: the soil friction angle for skirted mats, 5° less for bare mats.',
    symbol: 'delta',
    above: 0,
    example: 28,
  }),
  effective_overburden: quantity('soil_stress', {
    title: 'Effective overburden pressure',
    description: 'Effective overburden pressure at base level. Default: submerged unit weight times embedment depth.',
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
    description:
      'Shear modulus of the soil below the base, assumed uniform. If omitted, immediate movements are not calculated.',
    symbol: 'G',
    above: 0,
    usual: [0.5, 50],
    example: 2.5,
  }),
  poisson_ratio: field.poissonRatio({
    description: "Poisson's ratio of the soil for immediate movements. Undrained: 0.5.",
    minimum: 0,
    maximum: 0.5,
    default: 0.5,
  }),
  compressible_layers: rows(
    {
      thickness_m: quantity('soil_depth', {
        title: 'Thickness',
        description: 'Layer thickness.',
        symbol: 'h',
        above: 0,
        example: 1,
      }),
      initial_void_ratio: quantity('-', {
        title: 'Initial void ratio',
        description: 'Void ratio before loading.',
        symbol: 'e_0',
        above: 0,
        usual: [0.3, 4],
        example: 1.6,
      }),
      initial_effective_stress_kpa: stress(
        'Initial effective stress',
        'Effective stress at the middle of the layer before loading.',
        'sigma_0',
        6,
      ),
      preconsolidation_pressure_kpa: optional(
        stress(
          'Preconsolidation pressure',
          'Preconsolidation pressure, not below the initial effective stress. Default: initial effective stress (normally consolidated).',
          'sigma_c',
          40,
        ),
      ),
      compression_index: quantity('-', {
        title: 'Compression index',
        description: 'Compression index above the preconsolidation pressure. Enter 0 for a stiff layer.',
        symbol: 'C_c',
        minimum: 0,
        usual: [0, 3],
        example: 0.5,
      }),
      recompression_index: quantity('-', {
        title: 'Recompression index',
        description: 'Recompression index up to the preconsolidation pressure.',
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
        'Layers from the base down, without gaps, one per row. Layers near the base should not be thicker than a quarter of the width. If omitted, consolidation settlement is not calculated.',
      minItems: 1,
      maxItems: MOST_LAYERS,
    },
  ),
}
