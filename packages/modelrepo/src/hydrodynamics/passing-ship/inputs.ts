/** The inputs: the two ships, how they pass, and the water. */

import { choice, grouped, optional, type ParamsOf, quantity, quantityList, quantityOr, rows } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import { byParabola, byTable, PARABOLIC, TABLE } from './modes.ts'

const MOST_STATIONS = 51
const MOST_STAGGERS = 1000

const length = (of: string, symbol: string, example: number) =>
  quantity('hull_length', {
    title: `${of} ship length`,
    description: 'Waterline length of the ship.',
    symbol,
    above: 0,
    example,
  })

const area = (of: string, symbol: string, example: number) =>
  optional(
    quantity('hull_area', {
      title: `${of} ship midship area`,
      description: 'Immersed midship area: breadth times draught times midship coefficient (not block coefficient).',
      symbol,
      above: 0,
      example,
      usedWhen: byParabola,
      requiredWhen: byParabola,
    }),
  )

const table = (of: string) =>
  optional(
    rows(
      {
        x: quantity('hull_coordinate', {
          title: 'Station position',
          description: 'Distance from midships, forward positive.',
          example: -100,
        }),
        area: quantity('hull_area', {
          title: 'Sectional area',
          description: 'Immersed sectional area.',
          minimum: 0,
          example: 260,
        }),
      },
      {
        title: `${of} ship sectional areas`,
        description: 'Immersed areas from stern to bow, linear between stations, with zero area at both ends.',
        minItems: 3,
        maxItems: MOST_STATIONS,
        usedWhen: byTable,
        requiredWhen: byTable,
      },
    ),
  )

const beam = (of: string, symbol: string, example: number) =>
  optional(
    quantity('hull_breadth', {
      title: `${of} ship breadth`,
      description:
        'Ship breadth, used with the breadth of the other ship for hull clearance. Loads do not depend on breadth.',
      symbol,
      above: 0,
      example,
      inert: 'the method uses sectional areas only',
    }),
  )

const draft = (of: string, symbol: string, example: number) =>
  optional(
    quantity('draught', {
      title: `${of} ship draught`,
      description: 'Ship draught, used for keel clearance. Loads do not depend on draught.',
      symbol,
      above: 0,
      example,
      inert: 'the method uses sectional areas only',
    }),
  )

export const inputs = grouped({
  Hulls: {
    sectional_area: choice(
      { [PARABOLIC]: 'Parabolic', [TABLE]: 'Station table' },
      {
        title: 'Sectional areas',
        description:
          'Definition of the sectional areas. The parabolic option is a parabola about midships with the midship area.',
        default: PARABOLIC,
      },
    ),
  },
  'Moored ship': {
    moored_length: length('Moored', 'L_1', 200),
    moored_midship_area: area('Moored', 'A_1', 314.88),
    moored_sectional_area_table: table('Moored'),
    moored_beam: beam('Moored', 'B_1', 32),
    moored_draft: draft('Moored', 'T_1', 12),
  },
  'Passing ship': {
    passing_length: length('Passing', 'L_2', 250),
    passing_midship_area: area('Passing', 'A_2', 491.4),
    passing_sectional_area_table: table('Passing'),
    passing_beam: beam('Passing', 'B_2', 39),
    passing_draft: draft('Passing', 'T_2', 14),
  },
  Passage: {
    passing_speed: quantity('ship_speed', {
      title: 'Passing speed',
      description:
        'Speed through the water at the moored ship, corrected for current. Loads do not depend on the direction of travel.',
      symbol: 'U',
      minimum: 0,
      example: 8,
    }),
    lateral_separation: quantity('vessel_offset', {
      title: 'Lateral separation',
      description: 'Lateral distance between centrelines.',
      symbol: 'eta',
      above: 0,
      example: 100,
    }),
    stagger: quantityList('vessel_offset', {
      title: 'Stagger',
      description:
        'Longitudinal distance between midships of the two ships, positive if the passing ship is ahead. Enter one or more values.',
      symbol: 'xi',
      default: [0],
      minItems: 1,
      maxItems: MOST_STAGGERS,
      single: true,
    }),
  },
  Water: {
    water_depth: quantityOr(['infinite'], 'water_depth', {
      title: 'Water depth',
      description: 'Water depth, or infinite. Loads increase in shallow water.',
      symbol: 'h',
      above: 0,
      example: 20,
    }),
    water_density: field.waterDensity({ symbol: 'rho' }),
  },
})
export type Params = ParamsOf<typeof inputs>
