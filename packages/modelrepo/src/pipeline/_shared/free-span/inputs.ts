/** Inputs of every free span workflow: the pipe in the water, what holds the span, and the flow at it. */

import { ON_SEABED } from '@keelson/standards/dnv-rp-f105-2017/boundary.ts'
import { optional } from '@keelson/workflow'
import { field, fieldOf } from '../../../_shared/fields/index.ts'

export const pipeParams = {
  outer_diameter: field.outerDiameter({
    description: 'Steel outside diameter, also used as the hydrodynamic diameter of the bare pipe.',
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
  description:
    'Dynamic vertical soil stiffness per metre of pipe. Also used as the lateral soil stiffness unless a lateral value is entered.',
  symbol: 'K_V',
  above: 0,
  usual: [0.01, 100],
  example: 1,
  usedWhen: onSeabed,
})

export const soilParams = { vertical_soil_stiffness: optional(soilStiffness({ requiredWhen: onSeabed })) }

export const frequencyFactor = fieldOf('safety_factor', {
  title: 'Natural frequency safety factor',
  description:
    'Safety factor on natural frequency: 1.0 for a very well defined span, up to 1.15 for a poorly defined span.',
  symbol: 'gamma_f',
  minimum: 1,
  usual: [1, 1.6],
  default: 1,
  assumed: 'Value for a very well defined span. Unconservative for a poorly surveyed span, which requires up to 1.15.',
})

export const dampingRatio = fieldOf('damping_ratio', {
  title: 'Total damping ratio',
  description: 'Combined structural, soil and hydrodynamic damping ratio.',
  symbol: 'zeta_T',
  above: 0,
  usual: [0.005, 0.03],
  example: 0.015,
})

export const turbulence = fieldOf('fraction', {
  title: 'Turbulence intensity',
  description: 'Turbulence intensity of the flow over a 30-minute period.',
  symbol: 'I_c',
  minimum: 0,
  maximum: 0.5,
  usual: [0.03, 0.1],
})

export const onsetReducedVelocity = fieldOf('-', {
  title: 'In-line onset reduced velocity',
  description: 'In-line onset reduced velocity, used instead of the response model value.',
  symbol: 'V_on_IL',
  above: 0,
})

/** Why a flow of nothing is taken where none is given. */
export const NO_CURRENT = 'No current is entered. Without current and waves, onset is not assessed.'
export const NO_WAVES = 'No waves are entered. This is valid in deep water only.'
