/** The inputs: the two ships, how they pass, and the water. */

import { choice, grouped, optional, type ParamsOf, quantity, quantityList, quantityOr, rows } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import { byParabola, byTable, PARABOLIC, TABLE } from './modes.ts'

const MOST_STATIONS = 51
const MOST_STAGGERS = 1000

const length = (of: string, symbol: string, example: number) =>
  quantity('hull_length', {
    title: `Length of the ${of} ship`,
    description: 'Of the waterline.',
    symbol,
    above: 0,
    example,
  })

const area = (of: string, symbol: string, example: number) =>
  optional(
    quantity('hull_area', {
      title: `Midship area of the ${of} ship`,
      description: 'Immersed: breadth times draught times the midship coefficient, not the block coefficient.',
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
        x: quantity('hull_coordinate', { title: 'x', description: 'From midships, forward positive.', example: -100 }),
        area: quantity('hull_area', { title: 'Area', description: 'Immersed.', minimum: 0, example: 260 }),
      },
      {
        title: `Sectional areas of the ${of} ship`,
        description: 'From stern to bow, no area at both ends, straight lines between.',
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
      title: `Breadth of the ${of} ship`,
      description: 'With that of the other ship for the clearance of the hulls; the loads do not depend on it.',
      symbol,
      above: 0,
      example,
      inert: 'the theory knows sectional areas only',
    }),
  )

const draft = (of: string, symbol: string, example: number) =>
  optional(
    quantity('draught', {
      title: `Draught of the ${of} ship`,
      description: 'For the clearance of its keel; the loads do not depend on it.',
      symbol,
      above: 0,
      example,
      inert: 'the theory knows sectional areas only',
    }),
  )

export const inputs = grouped({
  Hulls: {
    sectional_area: choice(
      { [PARABOLIC]: 'Parabolic', [TABLE]: 'Table by stations' },
      {
        title: 'Sectional areas',
        description: 'Parabolic: a parabola about midships with the midship area.',
        default: PARABOLIC,
      },
    ),
  },
  'Moored ship': {
    moored_length: length('moored', 'L_1', 200),
    moored_midship_area: area('moored', 'A_1', 314.88),
    moored_sectional_area_table: table('moored'),
    moored_beam: beam('moored', 'B_1', 32),
    moored_draft: draft('moored', 'T_1', 12),
  },
  'Passing ship': {
    passing_length: length('passing', 'L_2', 250),
    passing_midship_area: area('passing', 'A_2', 491.4),
    passing_sectional_area_table: table('passing'),
    passing_beam: beam('passing', 'B_2', 39),
    passing_draft: draft('passing', 'T_2', 14),
  },
  Passage: {
    passing_speed: quantity('ship_speed', {
      title: 'Passing speed',
      description:
        'Through the water beside the moored ship: less or more the current there. Loads do not depend on its direction.',
      symbol: 'U',
      minimum: 0,
      example: 8,
    }),
    lateral_separation: quantity('vessel_offset', {
      title: 'Separation',
      description: 'Centreline to centreline.',
      symbol: 'eta',
      above: 0,
      example: 100,
    }),
    stagger: quantityList('vessel_offset', {
      title: 'Stagger',
      description: 'Midships of the passing ship ahead of those of the moored ship, positive ahead; one or several.',
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
      description: 'Or the word infinite. Shallow water multiplies the loads.',
      symbol: 'h',
      above: 0,
      example: 20,
    }),
    water_density: field.waterDensity({ symbol: 'rho' }),
  },
})
export type Params = ParamsOf<typeof inputs>
