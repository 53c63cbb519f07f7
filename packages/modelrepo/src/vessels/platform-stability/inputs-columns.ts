/** The columns and pontoons of a semisubmersible. */
import { choice, count, quantity } from '@keelson/workflow'

export const ROUND = 'circular'
export const RECTANGULAR = 'rectangular'

const own = (
  symbol: string,
  title: string,
  description: string,
  example: number,
  least: { readonly minimum?: number; readonly above?: number } = { above: 0 },
) => quantity('structure_dimension', { title, description, symbol, example, ...least })

export const columns = {
  number_of_columns: count({
    title: 'Number of columns',
    description: 'All alike, at the corners of one rectangle.',
    symbol: 'n_c',
    minimum: 1,
    default: 4,
  }),
  column_shape: choice(
    { [ROUND]: 'Circular', [RECTANGULAR]: 'Rectangular' },
    {
      title: 'Section of the columns',
      description: 'Round, or a rectangle along the unit.',
      default: ROUND,
    },
  ),
  column_radius: own('r', 'Column radius', 'Outside.', 6),
  column_length: own('l_c', 'Column length', 'Fore and aft.', 10),
  column_breadth: own('b_c', 'Column breadth', 'Athwartships.', 10),
  column_spacing_half_x: own('x_c', 'Columns from amidships', 'Their axes, fore and aft.', 30, { minimum: 0 }),
  column_spacing_half_y: own('y_c', 'Columns from the centre line', 'Their axes, athwartships.', 30, {
    minimum: 0,
  }),
  pontoon_volume: quantity('displacement_volume', {
    title: 'Volume of the pontoons',
    description: 'All together, wholly under water.',
    symbol: 'V_p',
    minimum: 0,
    example: 17920,
  }),
  pontoon_height: own('h_p', 'Height of the pontoons', 'From the keel to where the columns begin.', 8, {
    minimum: 0,
  }),
}
