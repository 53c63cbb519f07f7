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
          description: 'Distance along the route.',
          symbol: 'x',
          usual: [0, 1.3e6],
        }),
        imperfection_height: imperfectionHeight(),
        imperfection_length: imperfectionLength({ description: 'From the crest to the end of the feature.' }),
        cover_height_top: optional(
          coverHeight({ description: 'To the top of the pipe; the general one where left out.' }),
        ),
        temperature_change: optional(
          field.temperatureChange({ description: 'Above as-laid; the general one where left out.' }),
        ),
      },
      {
        title: 'Surveyed imperfections',
        description:
          'Features along the route, each held by the universal curve and the same soil and factors. Positions rise from row to row.',
        minItems: 1,
        maxItems: MOST_ROWS,
      },
    ),
  ),
  rock_berm_crest_width: optional(
    quantity('structure_dimension', {
      title: 'Crest width of the berm',
      description: 'Of the rock dumped to make up missing cover; with the side slope and a survey it gives a volume.',
      symbol: 'b',
      minimum: 0,
      usual: [0.5, 5],
      example: 1,
    }),
  ),
  rock_berm_side_slope: optional(
    quantity('-', {
      title: 'Side slope of the berm',
      description: 'Horizontal over vertical.',
      symbol: 's',
      minimum: 0,
      usual: [1.5, 4],
      example: 2.5,
    }),
  ),
}
