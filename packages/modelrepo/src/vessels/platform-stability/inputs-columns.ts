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
    description: 'Number of identical columns, at the corners of one rectangle.',
    symbol: 'n_c',
    minimum: 1,
    default: 4,
  }),
  column_shape: choice(
    { [ROUND]: 'Circular', [RECTANGULAR]: 'Rectangular' },
    {
      title: 'Column section',
      description: 'Column cross-section, circular or rectangular (long side fore and aft).',
      default: ROUND,
    },
  ),
  column_radius: own('r', 'Column radius', 'Outer radius of a circular column.', 6),
  column_length: own('l_c', 'Column length', 'Fore-and-aft length of a rectangular column.', 10),
  column_breadth: own('b_c', 'Column breadth', 'Athwartships breadth of a rectangular column.', 10),
  column_spacing_half_x: own(
    'x_c',
    'Longitudinal column offset',
    'Distance of the column axes from amidships, fore and aft.',
    30,
    { minimum: 0 },
  ),
  column_spacing_half_y: own(
    'y_c',
    'Transverse column offset',
    'Distance of the column axes from the centreline, athwartships.',
    30,
    {
      minimum: 0,
    },
  ),
  pontoon_volume: quantity('displacement_volume', {
    title: 'Pontoon volume',
    description: 'Total volume of all pontoons, fully submerged.',
    symbol: 'V_p',
    minimum: 0,
    example: 17920,
  }),
  pontoon_height: own('h_p', 'Pontoon height', 'Height from the keel to the foot of the columns.', 8, {
    minimum: 0,
  }),
}
