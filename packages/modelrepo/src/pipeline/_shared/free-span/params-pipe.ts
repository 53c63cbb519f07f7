/** Inputs that every free span workflow has: the pipe, the water and what holds the span. */

import { quantity } from '@keelson/workflow'
import { gravity, waterDensity, youngsModulus } from '../../../_shared/pipe/params.ts'

/** Without their defaults, which differ from workflow to workflow. */
export const gapRatio = {
  title: 'Gap ratio',
  description: 'Gap between bed and pipe over the outside diameter, e/D.',
  symbol: 'e_D',
  minimum: 0,
  usual: [0, 5],
} as const
export const contentDensity = {
  title: 'Density of the contents',
  description: 'Density of what fills the pipe: 0 for an empty line.',
  symbol: 'rho_c',
  minimum: 0,
} as const

export const pipeParams = {
  outer_diameter: quantity('line_pipe_outer_diameter', {
    title: 'Outside diameter',
    description: 'Steel outside diameter; also the hydrodynamic diameter of the bare pipe.',
    symbol: 'D',
    above: 0,
    example: 273.1,
  }),
  wall_thickness: quantity('wall_thickness_pipe', {
    title: 'Wall thickness',
    description: 'Nominal steel wall; less than half the outside diameter.',
    symbol: 't_s',
    above: 0,
    example: 12.7,
  }),
  span_length: quantity('span_length', {
    title: 'Span length',
    description: 'Length of the free span between its shoulders.',
    symbol: 'L',
    above: 0,
    example: 34,
  }),
  gap_ratio: quantity('-', { ...gapRatio, example: 2 }),
  content_density: quantity('content_density', { ...contentDensity, default: 0 }),
  youngs_modulus: youngsModulus,
  steel_density: quantity('steel_density', {
    title: 'Density of steel',
    description: 'Density of the pipe wall.',
    symbol: 'rho_s',
    above: 0,
    default: 7850,
  }),
  water_density: waterDensity,
  gravity,
}
