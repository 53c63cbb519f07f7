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
  title: 'Strain at half the strength',
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
    strain_50: quantity('strain', { ...EPSILON, description: 'Of clay, under lateral load.', ...inClay }),
    empirical_j: quantity('-', { ...FACTOR_J, description: 'Of clay, under lateral load.', ...inClay }),
    friction_angle_deg: optional(
      quantity('soil_friction_angle', {
        ...PHI,
        description: 'Of sand; needed under lateral load.',
        unit: 'deg',
        example: 35,
        ...inSand,
      }),
    ),
    initial_modulus_kn_m3: optional(
      quantity('sand_modulus_gradient', {
        ...K,
        description: 'Of sand; needed under lateral load.',
        unit: 'kN/m3',
        example: 20000,
        ...inSand,
      }),
    ),
  },
  {
    title: 'Soil layers',
    description: 'From the seabed down; the tip of the pile is at the base of the last one.',
    minItems: 1,
    maxItems: pile.MOST_LAYERS,
  },
)

export const soilParams = {
  undrained_shear_strength: pile.representativeStrength,
  effective_vertical_stress: pile.effectiveVerticalStress,
  psi: quantityList('-', {
    title: 'Strength ratio',
    description: 'Of clay, one or several; replaces strength and stress, and gives the adhesion factor alone.',
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
    description: 'Of clay: residual over peak adhesion; 1 does not soften.',
    symbol: 't_res',
    minimum: 0.5,
    maximum: 1,
    usual: [0.7, 1],
    default: 0.8,
  }),
  shaft_spring_stiffness: quantity('soil_modulus', {
    title: 'Shaft spring',
    description: 'Force per length of pile and settlement.',
    symbol: 'k',
    above: 0,
    example: 20,
  }),
  base_spring_stiffness: quantity('spring_stiffness', {
    title: 'Base spring',
    description: 'Force per settlement of the tip.',
    symbol: 'k_b',
    minimum: 0,
    default: 0,
  }),
  subgrade_reaction: quantity('soil_modulus', {
    title: 'Subgrade reaction',
    description: 'Force per length of pile and deflection, the same at every depth.',
    symbol: 'k',
    above: 0,
    example: 10,
  }),
}

export const curveParams = {
  soil_model: choice(
    { [SOFT_CLAY]: 'Soft clay (Matlock)', [API_SAND]: 'Sand (API RP 2GEO)' },
    {
      title: 'Soil of the curve',
      description: 'Soft clay by Matlock, or sand.',
      default: SOFT_CLAY,
    },
  ),
  soil_submerged_unit_weight: quantity('soil_submerged_unit_weight', {
    title: 'Submerged unit weight of the soil',
    description: 'Mean above the depth.',
    symbol: 'gamma',
    above: 0,
    example: 8,
  }),
  depth: quantity('soil_depth', {
    title: 'Depth of the curve',
    description: 'Below the seabed.',
    symbol: 'z',
    above: 0,
    example: 6,
  }),
  strain_50: quantity('strain', { ...EPSILON, description: 'Of the clay of the curve.' }),
  empirical_j: quantity('-', { ...FACTOR_J, description: 'Of the clay of the curve.' }),
  friction_angle: quantity('soil_friction_angle', {
    ...PHI,
    description: 'Of the sand of the curve.',
    example: 35,
  }),
  initial_modulus_k: quantity('sand_modulus_gradient', {
    ...K,
    description: 'Of the sand of the curve.',
    example: 20000,
  }),
  displacement: quantityList('displacement', {
    title: 'Deflections',
    description: 'At which the resistance is wanted, one or several.',
    symbol: 'y',
    minimum: 0,
    minItems: 1,
    maxItems: MOST_DEFLECTIONS,
    single: true,
  }),
}
