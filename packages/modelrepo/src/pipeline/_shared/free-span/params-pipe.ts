/** Inputs that every free span workflow has: the pipe, the water and what holds the span. */

import { quantity } from '@keelson/workflow'
import { gravity, waterDensity, youngsModulus } from '../../../_shared/pipe/params.ts'

/** Without their defaults, which differ from workflow to workflow. */
export const gapRatio = {
  title: 'Gap ratio',
  description: 'Gap between bed and pipe over the outside diameter, e/D.',
  symbol: 'e_D',
  unit: '-',
  minimum: 0,
  typical: [0, 5],
} as const
export const contentDensity = {
  title: 'Density of the contents',
  description: 'Density of what fills the pipe: 0 for an empty line.',
  symbol: 'rho_c',
  unit: 'kg/m3',
  minimum: 0,
  typical: [0, 1100],
} as const

export const pipeParams = {
  outer_diameter: quantity({
    title: 'Outside diameter',
    description: 'Steel outside diameter; also the hydrodynamic diameter of the bare pipe.',
    symbol: 'D',
    unit: 'm',
    above: 0,
    typical: [0.1, 1.4],
    example: 0.2731,
  }),
  wall_thickness: quantity({
    title: 'Wall thickness',
    description: 'Nominal steel wall; less than half the outside diameter.',
    symbol: 't_s',
    unit: 'm',
    above: 0,
    typical: [0.004, 0.06],
    example: 0.0127,
  }),
  span_length: quantity({
    title: 'Span length',
    description: 'Length of the free span between its shoulders.',
    symbol: 'L',
    unit: 'm',
    above: 0,
    typical: [10, 150],
    example: 34,
  }),
  gap_ratio: quantity({ ...gapRatio, example: 2 }),
  content_density: quantity({ ...contentDensity, default: 0 }),
  youngs_modulus: youngsModulus,
  steel_density: quantity({
    title: 'Density of steel',
    description: 'Density of the pipe wall.',
    symbol: 'rho_s',
    unit: 'kg/m3',
    above: 0,
    typical: [7700, 8000],
    default: 7850,
  }),
  water_density: waterDensity,
  gravity,
}
