/** The columns and pontoons of a semisubmersible. */
import { choice, count, optional, quantity } from '@keelson/workflow'
import { aRectangular, aRound, aSemi, COLUMN_SHAPES, ROUND } from './modes.ts'

const own = (
  when: typeof aSemi,
  symbol: string,
  title: string,
  description: string,
  example: number,
  least: { readonly minimum?: number; readonly above?: number } = { above: 0 },
) =>
  optional(
    quantity('structure_dimension', {
      title,
      description,
      symbol,
      example,
      ...least,
      usedWhen: when,
      requiredWhen: when,
    }),
  )

export const columns = {
  number_of_columns: count({
    title: 'Number of columns',
    description: 'All alike, at the corners of one rectangle.',
    symbol: 'n_c',
    minimum: 1,
    default: 4,
    usedWhen: aSemi,
  }),
  column_shape: choice(COLUMN_SHAPES, {
    title: 'Section of the columns',
    description: 'Round, or a rectangle along the unit.',
    default: ROUND,
    usedWhen: aSemi,
  }),
  column_radius: own(aRound, 'r', 'Column radius', 'Outside.', 6),
  column_length: own(aRectangular, 'l_c', 'Column length', 'Fore and aft.', 10),
  column_breadth: own(aRectangular, 'b_c', 'Column breadth', 'Athwartships.', 10),
  column_spacing_half_x: own(aSemi, 'x_c', 'Columns from amidships', 'Their axes, fore and aft.', 30, { minimum: 0 }),
  column_spacing_half_y: own(aSemi, 'y_c', 'Columns from the centre line', 'Their axes, athwartships.', 30, {
    minimum: 0,
  }),
  pontoon_volume: optional(
    quantity('displacement_volume', {
      title: 'Volume of the pontoons',
      description: 'All together, wholly under water.',
      symbol: 'V_p',
      minimum: 0,
      example: 17920,
      usedWhen: aSemi,
      requiredWhen: aSemi,
    }),
  ),
  pontoon_height: own(aSemi, 'h_p', 'Height of the pontoons', 'From the keel to where the columns begin.', 8, {
    minimum: 0,
  }),
}
