/** Inputs of the survey: imperfections along the route, and the berm that is dumped where cover is missing. */

import { optional, quantity, rows } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import { coverHeight, imperfectionHeight, imperfectionLength } from './inputs-cover.ts'

const MOST_ROWS = 2000

export const surveyParams = {
  imperfections: optional(
    rows(
      {
        position: quantity('pipeline_length', {
          title: 'Position',
          description: 'Distance along the route to the imperfection.',
          symbol: 'x',
          usual: [0, 1.3e6],
        }),
        imperfection_height: imperfectionHeight(),
        imperfection_length: imperfectionLength({ description: 'Length from the crest to the end of the feature.' }),
        cover_height_top: optional(
          coverHeight({
            description: 'Cover to top of pipe at the imperfection. If omitted, the general value is used.',
          }),
        ),
        temperature_change: optional(
          field.temperatureChange({
            description:
              'Temperature rise above the as-laid temperature at the imperfection. If omitted, the general value is used.',
          }),
        ),
      },
      {
        title: 'Surveyed imperfections',
        description:
          'Features along the route, each assessed by the universal curve with the same soil and factors. Positions must increase from row to row.',
        minItems: 1,
        maxItems: MOST_ROWS,
      },
    ),
  ),
  rock_berm_crest_width: optional(
    quantity('structure_dimension', {
      title: 'Berm crest width',
      description:
        'Crest width of the rock berm that provides the missing cover. The rock volume is calculated from this width, the side slope and the survey.',
      symbol: 'b',
      minimum: 0,
      usual: [0.5, 5],
      example: 1,
    }),
  ),
  rock_berm_side_slope: optional(
    quantity('-', {
      title: 'Berm side slope',
      description: 'Berm side slope, horizontal divided by vertical.',
      symbol: 's',
      minimum: 0,
      usual: [1.5, 4],
      example: 2.5,
    }),
  ),
}
