/** Inputs of API 579-1: thickness grid, thin area or profile, and allowances. */

import { RSF_ALLOWABLE } from '@keelson/standards/api-579-1-2021/corroded-wall.ts'
import { optional, quantity, quantityGrid, quantityList } from '@keelson/workflow'
import { field } from '../../../_shared/fields/index.ts'
import { GML, LML1, LML2, RSTRENG, whenChosen } from './methods.ts'

/** Rows and columns of a grid, points of a profile: more is a survey to be cut into flaws. */
const MOST_STATIONS = 300
export const MOST_POINTS = 500

export const wallParams = {
  thickness_grid: optional(
    quantityGrid('wall_thickness_pipe', {
      title: 'Thickness grid',
      description:
        'Grid of measured thicknesses, with one row per axial station and one column per circumferential position. All rows must be of equal length. No reading may exceed 1.2 times the nominal wall thickness.',
      symbol: 't_ij',
      above: 0,
      minItems: 1,
      maxItems: MOST_STATIONS,
      requiredWhen: whenChosen([GML]),
    }),
  ),
  grid_spacing: optional(
    quantity('defect_length', {
      title: 'Grid spacing',
      description: 'Distance between adjacent readings, the same along and around the pipe.',
      above: 0,
      example: 25.4,
      requiredWhen: whenChosen([GML]),
    }),
  ),
  minimum_required_thickness: optional(
    field.wallThickness({
      title: 'Minimum required thickness',
      description:
        'Minimum required thickness in both directions. Default: thickness required by the design code at the operating pressure.',
      symbol: 't_min',
      example: 7.62,
    }),
  ),
  remaining_strength_factor_allowable: quantity('resistance_factor', {
    title: 'Allowable remaining strength factor',
    description: 'Allowable remaining strength factor: 0.90 unless the owner justifies another value.',
    symbol: 'RSF_a',
    minimum: 0.8,
    maximum: 1,
    usual: [0.85, 0.95],
    default: RSF_ALLOWABLE.value,
  }),
  future_corrosion_allowance: field.corrosionAllowance({
    title: 'Future corrosion allowance',
    description: 'Corrosion expected until the next assessment, applied equally to the flaw and the adjacent wall.',
    symbol: 'FCA',
    default: 0,
    assumed: 'no future corrosion; the verdict applies to the present condition only',
  }),
  uniform_metal_loss: field.corrosionAllowance({
    title: 'Uniform metal loss',
    description: 'Uniform metal loss to date in the wall away from the flaw.',
    symbol: 'LOSS',
    default: 0,
    assumed: 'wall away from the flaw is at nominal thickness',
  }),
  distance_to_discontinuity: optional(
    quantity('defect_length', {
      title: 'Distance to structural discontinuity',
      description:
        'Distance from the flaw to the nearest structural discontinuity. If omitted, the distance is not checked.',
      symbol: 'L_msd',
      minimum: 0,
      example: 1500,
    }),
  ),
}

export const thinAreaParams = {
  minimum_measured_thickness: optional(
    field.wallThickness({
      title: 'Minimum measured thickness',
      description: 'Minimum thickness in the local thin area. Must exceed the future corrosion allowance.',
      symbol: 't_mm',
      example: 6.35,
      requiredWhen: whenChosen([LML1]),
    }),
  ),
  longitudinal_flaw_length: optional(
    quantity('defect_length', {
      title: 'Longitudinal flaw length',
      description: 'Length of the local thin area along the pipe.',
      symbol: 's',
      above: 0,
      example: 100,
      requiredWhen: whenChosen([LML1]),
    }),
  ),
  axial_position: optional(
    quantityList('defect_length', {
      title: 'Profile axial positions',
      description: 'Axial positions of the river-bottom points, in increasing order.',
      symbol: 'x',
      minItems: 2,
      maxItems: MOST_POINTS,
      requiredWhen: whenChosen([LML2, RSTRENG]),
    }),
  ),
  longitudinal_critical_thickness_profile: optional(
    quantityList('wall_thickness_pipe', {
      along: 'axial_position',
      title: 'Longitudinal critical thickness profile',
      description: 'Minimum thickness around the pipe at each axial position.',
      symbol: 't_x',
      minItems: 2,
      maxItems: MOST_POINTS,
      requiredWhen: whenChosen([LML2]),
    }),
  ),
}
