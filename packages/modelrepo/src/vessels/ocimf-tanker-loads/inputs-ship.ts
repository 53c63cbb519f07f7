/** The inputs of the ship that several methods take. */

import { quantity, quantityOr } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'

export const shipParams = {
  vessel_length_lbp: quantity('hull_length', {
    title: 'Length between perpendiculars',
    description:
      'Length between perpendiculars, used as the waterline length in UFC 4-159-03. Do not enter the length overall.',
    symbol: 'L_BP',
    above: 0,
    example: 320,
  }),
  length_overall: quantity('hull_length', {
    title: 'Length overall',
    description:
      'Length overall for the wind regressions. For the other methods it is optional, for comparison with the length between perpendiculars.',
    symbol: 'L_OA',
    above: 0,
    example: 333,
    inert: 'used only for comparison with the length between perpendiculars',
  }),
  hull_breadth: quantity('hull_breadth', {
    title: 'Breadth',
    description: 'Moulded breadth at the waterline.',
    symbol: 'B',
    above: 0,
    example: 58,
  }),
  draft: quantity('draught', {
    title: 'Draught',
    description: 'Mean draught in the loading condition of the coefficients.',
    symbol: 'T',
    above: 0,
    example: 22,
  }),
  water_depth: quantityOr(['infinite'], 'water_depth', {
    title: 'Water depth',
    description:
      'Water depth, which may be infinite. A current coefficient table applies to one depth-to-draught ratio; UFC 4-159-03 uses the depth directly. If omitted, the depth-to-draught ratio is not reported.',
    symbol: 'd',
    above: 0,
    example: 26,
  }),
  transverse_wind_area: quantity('hull_area', {
    title: 'Frontal wind area',
    description: 'Frontal projected area above the waterline.',
    symbol: 'A_T',
    above: 0,
    example: 1300,
  }),
  longitudinal_wind_area: quantity('hull_area', {
    title: 'Lateral wind area',
    description: 'Lateral projected area above the waterline, including the superstructure.',
    symbol: 'A_L',
    above: 0,
    example: 4200,
  }),
  superstructure_lateral_area: quantity('hull_area', {
    title: 'Superstructure lateral area',
    description: 'Superstructure part of the lateral wind area.',
    symbol: 'A_SS',
    minimum: 0,
    default: 0,
    inert: 'used only in the Isherwood regression between 110 and 160 degrees',
  }),
  air_density: quantity('air_density', {
    title: 'Air density',
    description: 'Mass density of the air.',
    symbol: 'rho_a',
    above: 0,
    default: 1.225,
  }),
  water_density: field.waterDensity({ inert: 'used only with a current' }),
}
