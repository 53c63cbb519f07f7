/** The inputs of the ship that several methods take. */

import { quantity, quantityOr } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'

export const shipParams = {
  vessel_length_lbp: quantity('hull_length', {
    title: 'Length between perpendiculars',
    description: 'Length of the waterline in UFC 4-159-03; never the length overall.',
    symbol: 'L_BP',
    above: 0,
    example: 320,
  }),
  length_overall: quantity('hull_length', {
    title: 'Length overall',
    description:
      'Of the regressions of the wind. With the other methods it may be given to find one taken for the length between perpendiculars.',
    symbol: 'L_OA',
    above: 0,
    example: 333,
    inert: 'beside a length between perpendiculars it is only compared with it',
  }),
  hull_breadth: quantity('hull_breadth', {
    title: 'Breadth',
    description: 'Moulded, at the waterline.',
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
      'Or the word infinite. A table of current coefficients holds for one ratio of depth to draught; UFC 4-159-03 calculates with it. Left out of a table, no ratio is told.',
    symbol: 'd',
    above: 0,
    example: 26,
  }),
  transverse_wind_area: quantity('hull_area', {
    title: 'Frontal wind area',
    description: 'Seen from ahead, above the waterline.',
    symbol: 'A_T',
    above: 0,
    example: 1300,
  }),
  longitudinal_wind_area: quantity('hull_area', {
    title: 'Lateral wind area',
    description: 'Seen from the side, above the waterline, with the superstructure.',
    symbol: 'A_L',
    above: 0,
    example: 4200,
  }),
  superstructure_lateral_area: quantity('hull_area', {
    title: 'Lateral area of the superstructure',
    description: 'The part of the lateral wind area that is superstructure.',
    symbol: 'A_SS',
    minimum: 0,
    default: 0,
    inert: "acts in Isherwood's regression between 110 and 160 degrees only",
  }),
  air_density: quantity('air_density', {
    title: 'Density of the air',
    description: 'Density of the air.',
    symbol: 'rho_a',
    above: 0,
    default: 1.225,
  }),
  water_density: field.waterDensity({ inert: 'acts only where a current runs' }),
}
