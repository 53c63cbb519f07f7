/** Inputs of every free span workflow: the pipe in the water, what holds the span, and the flow at it. */

import { ON_SEABED } from '@keelson/standards/dnv-rp-f105-2017/boundary.ts'
import { optional } from '@keelson/workflow'
import { field, fieldOf } from '../../../_shared/fields/index.ts'

export const pipeParams = {
  outer_diameter: field.outerDiameter({
    description: 'Of the steel; also the hydrodynamic diameter of the bare pipe.',
    example: 273.1,
  }),
  wall_thickness: field.wallThickness({ symbol: 't_s', example: 12.7 }),
  content_density: field.contentDensity({ default: 0 }),
  youngs_modulus: field.youngsModulus(),
  steel_density: field.steelDensity(),
}

export const gapParams = {
  span_length: field.spanLength({ example: 34 }),
  gap_ratio: field.gapRatio({ example: 2 }),
}

export const waterParams = {
  water_density: field.waterDensity(),
  gravity: field.gravity(),
}

/** A span on the seabed has ends as stiff as its soil. */
export const onSeabed = { boundary_condition: [ON_SEABED] }

export const soilStiffness = fieldOf('soil_modulus', {
  title: 'Vertical soil stiffness',
  description: 'Dynamic, for each metre of pipe; lateral too unless that is given.',
  symbol: 'K_V',
  above: 0,
  usual: [0.01, 100],
  example: 1,
  usedWhen: onSeabed,
})

export const soilParams = { vertical_soil_stiffness: optional(soilStiffness({ requiredWhen: onSeabed })) }

export const frequencyFactor = fieldOf('safety_factor', {
  title: 'Safety factor on the natural frequency',
  description: '1.0 for a very well defined span, up to 1.15 for one that is not.',
  symbol: 'gamma_f',
  minimum: 1,
  usual: [1, 1.6],
  default: 1,
  assumed: 'that of a very well defined span, no safe choice where the survey is poor: up to 1.15 there',
})

export const dampingRatio = fieldOf('damping_ratio', {
  title: 'Total damping ratio',
  description: 'Structural, soil and hydrodynamic damping together.',
  symbol: 'zeta_T',
  above: 0,
  usual: [0.005, 0.03],
  example: 0.015,
})

export const turbulence = fieldOf('fraction', {
  title: 'Turbulence intensity',
  description: 'Of the flow over 30 minutes.',
  symbol: 'I_c',
  minimum: 0,
  maximum: 0.5,
  usual: [0.03, 0.1],
})

export const onsetReducedVelocity = fieldOf('-', {
  title: 'In-line onset reduced velocity',
  description: 'Replaces that of the response model.',
  symbol: 'V_on_IL',
  above: 0,
})

/** Why a flow of nothing is taken where none is given. */
export const NO_CURRENT = 'none where none is given: without current and waves nothing is held against onset'
export const NO_WAVES = 'none where none are given: true in deep water only'
