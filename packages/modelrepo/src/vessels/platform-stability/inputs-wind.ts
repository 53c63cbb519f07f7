/** The wind: blocks, a pressure on an area, or the moment itself. */
import { WIND_SPEEDS } from '@keelson/standards/imo-modu-code-2009/wind.ts'
import { quantity, rows } from '@keelson/workflow'

const MOST_BLOCKS = 100
const BY_BLOCKS = ['blocks', 'wind_speed', 'lever_to_resistance_centre'] as const

export const wind = {
  wind_heeling_moment_upright: quantity('hull_moment', {
    title: 'Wind heeling moment upright',
    description: 'As it is known; without it that of the pressure or of the blocks.',
    symbol: 'M',
    minimum: 0,
    example: 30000,
    overrides: [{ inputs: [...BY_BLOCKS, 'wind_pressure', 'projected_area', 'heeling_arm'] }],
  }),
  wind_pressure: quantity('lateral_pressure', {
    title: 'Wind pressure',
    description: 'On the projected area, in place of blocks.',
    symbol: 'P',
    minimum: 0,
    example: 0.5,
    overrides: [{ inputs: [...BY_BLOCKS] }],
  }),
  projected_area: quantity('hull_area', {
    title: 'Projected area',
    description: 'That the wind pressure acts on.',
    symbol: 'A',
    minimum: 0,
    example: 2000,
  }),
  heeling_arm: quantity('height_above_datum', {
    title: 'Lever of the wind pressure',
    description: 'From the centre of lateral resistance to the centre of the projected area.',
    symbol: 'z',
    minimum: 0,
    example: 15,
  }),
  blocks: rows(
    {
      shape_coefficient: quantity('-', {
        title: 'Shape coefficient',
        description: 'Round 0.5, hulls and deckhouses 1.0, derricks 1.25, isolated shapes 1.5.',
        symbol: 'C_S',
        clause: 'MODU Code table 3-1',
        minimum: 0,
        example: 1,
      }),
      area: quantity('hull_area', {
        title: 'Area',
        description: 'Projected, across the wind.',
        symbol: 'A',
        minimum: 0,
        example: 1500,
      }),
      centre_height: quantity('height_above_datum', {
        title: 'Centre above the water',
        description: 'Of the area; it also says in which band of height the block lies.',
        symbol: 'z',
        minimum: 0,
        example: 8,
      }),
    },
    {
      title: 'Wind areas',
      description: 'One row for each block of the unit above the water.',
      minItems: 1,
      maxItems: MOST_BLOCKS,
    },
  ),
  wind_speed: quantity('wind_velocity', {
    title: 'Wind speed',
    description: '36 m/s for normal operation offshore, 51.5 m/s for the severe storm.',
    symbol: 'V_w',
    clause: 'MODU Code 3.2.2',
    minimum: 0,
    default: WIND_SPEEDS.severe,
    assumed: 'That of the severe storm, the strongest of the code.',
  }),
  lever_to_resistance_centre: quantity('height_above_datum', {
    title: 'Depth of the centre of lateral resistance',
    description: 'Below the water line; the levers of the blocks begin there.',
    symbol: 'l_r',
    minimum: 0,
    default: 0,
    assumed: 'At the water line: a deeper centre gives a larger moment, so give it where it is known.',
  }),
  heeling_arm_exponent: quantity('-', {
    title: 'Exponent of the heeling arm',
    description:
      'n of the cosine of the heel; left out, 1 for ship-shaped hulls and 0, no reduction, for column-stabilised and semisubmersible units.',
    symbol: 'n',
    clause: 'MODU Code 3.2',
    minimum: 0,
    usual: [0, 4],
    example: 1,
  }),
}
