/** The soil: one clay, layers, springs, or one depth of a p-y curve. */
import { choice, optional, quantity, quantityList, rows } from '@keelson/workflow'
import * as pile from '../_shared/pile/inputs.ts'
import { CLAY, SAND } from '../_shared/pile/inputs.ts'

export const SOFT_CLAY = 'matlock_soft_clay'
export const API_SAND = 'api_sand'

const MOST_DEFLECTIONS = 200
const inClay = { usedWhen: { soil_type: [CLAY] } } as const
const inSand = { usedWhen: { soil_type: [SAND] } } as const

const EPSILON = {
  title: 'Strain at half strength',
  symbol: 'epsilon_50',
  above: 0,
  usual: [0.004, 0.025],
  default: 0.01,
} as const
const FACTOR_J = { title: 'Empirical factor J', symbol: 'J', minimum: 0.25, maximum: 0.5, default: 0.5 } as const
const PHI = { title: 'Friction angle', symbol: 'phi', minimum: 20, maximum: 45 } as const
const K = { title: 'Initial modulus of subgrade reaction', symbol: 'k', above: 0 } as const

const layers = rows(
  {
    ...pile.pileSoilColumns,
    strain_50: quantity('strain', {
      ...EPSILON,
      description: 'Strain at half the undrained strength of clay (ε50), for lateral load.',
      ...inClay,
    }),
    empirical_j: quantity('-', {
      ...FACTOR_J,
      description: 'Matlock empirical factor J for clay, for lateral load.',
      ...inClay,
    }),
    friction_angle_deg: optional(
      quantity('soil_friction_angle', {
        ...PHI,
        description: 'Effective friction angle of sand. Required for lateral load.',
        unit: 'deg',
        example: 35,
        ...inSand,
      }),
    ),
    initial_modulus_kn_m3: optional(
      quantity('sand_modulus_gradient', {
        ...K,
        description: 'Initial modulus of subgrade reaction of sand. Required for lateral load.',
        unit: 'kN/m3',
        example: 20000,
        ...inSand,
      }),
    ),
  },
  {
    title: 'Soil layers',
    description: 'Soil layers from the seabed down. The pile tip is at the base of the last layer.',
    minItems: 1,
    maxItems: pile.MOST_LAYERS,
  },
)

export const soilParams = {
  undrained_shear_strength: pile.representativeStrength,
  effective_vertical_stress: pile.effectiveVerticalStress,
  psi: quantityList('-', {
    title: 'Strength ratio',
    description:
      'Undrained shear strength divided by effective vertical stress of clay, one or more values. Replaces strength and stress; only the adhesion factor is then reported.',
    symbol: 'psi',
    above: 0,
    minItems: 1,
    maxItems: pile.MOST_STRESSES,
    single: true,
    overrides: [{ inputs: ['undrained_shear_strength', 'effective_vertical_stress'] }],
  }),
  bearing_factor_nc: pile.bearingFactor,
  soil_layers: layers,
  residual_adhesion_ratio: quantity('-', {
    title: 'Residual adhesion ratio',
    description: 'Ratio of residual to peak adhesion in clay. Enter 1 for no softening.',
    symbol: 't_res',
    minimum: 0.5,
    maximum: 1,
    usual: [0.7, 1],
    default: 0.8,
  }),
  shaft_spring_stiffness: quantity('soil_modulus', {
    title: 'Shaft spring stiffness',
    description: 'Shaft force per unit pile length and unit settlement.',
    symbol: 'k',
    above: 0,
    example: 20,
  }),
  base_spring_stiffness: quantity('spring_stiffness', {
    title: 'Tip spring stiffness',
    description: 'Tip force per unit tip settlement.',
    symbol: 'k_b',
    minimum: 0,
    default: 0,
  }),
  subgrade_reaction: quantity('soil_modulus', {
    title: 'Subgrade reaction modulus',
    description: 'Soil reaction per unit pile length and unit deflection, constant with depth.',
    symbol: 'k',
    above: 0,
    example: 10,
  }),
}

export const curveParams = {
  soil_model: choice(
    { [SOFT_CLAY]: 'Soft clay (Matlock)', [API_SAND]: 'Sand (API RP 2GEO)' },
    {
      title: 'Soil model',
      description: 'Soil model of the p-y curve: Matlock soft clay or API RP 2GEO sand.',
      default: SOFT_CLAY,
    },
  ),
  soil_submerged_unit_weight: quantity('soil_submerged_unit_weight', {
    title: 'Soil submerged unit weight',
    description: 'Mean submerged unit weight of the soil above the entered depth.',
    symbol: 'gamma',
    above: 0,
    example: 8,
  }),
  depth: quantity('soil_depth', {
    title: 'Curve depth',
    description: 'Depth of the p-y curve below the seabed.',
    symbol: 'z',
    above: 0,
    example: 6,
  }),
  strain_50: quantity('strain', {
    ...EPSILON,
    description: 'Strain at half the undrained strength of the clay (ε50).',
  }),
  empirical_j: quantity('-', { ...FACTOR_J, description: 'Matlock empirical factor J of the clay.' }),
  friction_angle: quantity('soil_friction_angle', {
    ...PHI,
    description: 'Effective friction angle of the sand.',
    example: 35,
  }),
  initial_modulus_k: quantity('sand_modulus_gradient', {
    ...K,
    description: 'Initial modulus of subgrade reaction of the sand.',
    example: 20000,
  }),
  displacement: quantityList('displacement', {
    title: 'Deflections',
    description: 'Deflections at which the lateral resistance is calculated, one or more values.',
    symbol: 'y',
    minimum: 0,
    minItems: 1,
    maxItems: MOST_DEFLECTIONS,
    single: true,
  }),
}
