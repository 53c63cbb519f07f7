/** The wind: blocks, a pressure on an area, or the moment itself. */
import { WIND_SPEEDS } from '@keelson/standards/imo-modu-code-2009/wind.ts'
import { quantity, rows } from '@keelson/workflow'

const MOST_BLOCKS = 100
const BY_BLOCKS = ['blocks', 'wind_speed', 'lever_to_resistance_centre'] as const

export const wind = {
  wind_heeling_moment_upright: quantity('hull_moment', {
    title: 'Upright wind heeling moment',
    description:
      'Known wind heeling moment with the unit upright. If omitted, the moment is calculated from the wind pressure or wind blocks.',
    symbol: 'M',
    minimum: 0,
    example: 30000,
    overrides: [{ inputs: [...BY_BLOCKS, 'wind_pressure', 'projected_area', 'heeling_arm'] }],
  }),
  wind_pressure: quantity('lateral_pressure', {
    title: 'Wind pressure',
    description: 'Wind pressure on the projected area, entered instead of wind blocks.',
    symbol: 'P',
    minimum: 0,
    example: 0.5,
    overrides: [{ inputs: [...BY_BLOCKS] }],
  }),
  projected_area: quantity('hull_area', {
    title: 'Projected area',
    description: 'Projected area on which the wind pressure acts.',
    symbol: 'A',
    minimum: 0,
    example: 2000,
  }),
  heeling_arm: quantity('height_above_datum', {
    title: 'Wind pressure lever',
    description: 'Vertical distance from the centre of lateral resistance to the projected area centroid.',
    symbol: 'z',
    minimum: 0,
    example: 15,
  }),
  blocks: rows(
    {
      shape_coefficient: quantity('-', {
        title: 'Shape coefficient',
        description:
          'MODU Code shape coefficient: 0.5 cylindrical, 1.0 hulls and deckhouses, 1.25 derricks, 1.5 isolated shapes.',
        symbol: 'C_S',
        clause: 'MODU Code table 3-1',
        minimum: 0,
        example: 1,
      }),
      area: quantity('hull_area', {
        title: 'Block projected area',
        description: 'Projected area normal to the wind.',
        symbol: 'A',
        minimum: 0,
        example: 1500,
      }),
      centre_height: quantity('height_above_datum', {
        title: 'Centre height above water',
        description: 'Height of the area centroid above the waterline, which also sets the height band of the block.',
        symbol: 'z',
        minimum: 0,
        example: 8,
      }),
    },
    {
      title: 'Wind areas',
      description: 'Wind blocks of the unit above the waterline, one row each.',
      minItems: 1,
      maxItems: MOST_BLOCKS,
    },
  ),
  wind_speed: quantity('wind_velocity', {
    title: 'Wind speed',
    description: 'Design wind speed: 36 m/s for normal operation offshore, 51.5 m/s for severe storm.',
    symbol: 'V_w',
    clause: 'MODU Code 3.2.2',
    minimum: 0,
    default: WIND_SPEEDS.severe,
    assumed: 'Severe storm wind speed, the highest in the MODU Code.',
  }),
  lever_to_resistance_centre: quantity('height_above_datum', {
    title: 'Depth of centre of lateral resistance',
    description: 'Depth of the centre of lateral resistance below the waterline, from which block levers are measured.',
    symbol: 'l_r',
    minimum: 0,
    default: 0,
    assumed:
      'Centre of lateral resistance at the waterline. A deeper centre increases the moment; enter the depth if known.',
  }),
  heeling_arm_exponent: quantity('-', {
    title: 'Heeling lever exponent',
    description:
      'Exponent n applied to the cosine of the heel angle. Default: 1 for ship-shaped hulls, 0 (no reduction) for column-stabilised and semisubmersible units.',
    symbol: 'n',
    clause: 'MODU Code 3.2',
    minimum: 0,
    usual: [0, 4],
    example: 1,
  }),
}
