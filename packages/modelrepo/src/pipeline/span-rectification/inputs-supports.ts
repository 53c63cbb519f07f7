/** Survey, bed and supports, and the ways to rectify. */
import { optional, quantity, rows, text } from '@keelson/workflow'

const money = { minimum: 0, default: 0 } as const

export const supportParams = {
  survey_tolerance: quantity('position_uncertainty', {
    title: 'Tolerance',
    description: 'Of survey and positioning, added to each rectified span.',
    symbol: 't_ol',
    minimum: 0,
    usual: [0, 3],
    default: 0,
  }),
  gap_profile: optional(
    rows(
      {
        position: quantity('position_along_line', { title: 'Position', description: 'Distance along the span.' }),
        gap: quantity('burial_depth', {
          title: 'Gap',
          description: 'Gap under the pipe; 0 where it rests on the bed.',
        }),
      },
      {
        title: 'Gap profile',
        description: 'Surveyed gap along the span; without it supports are placed without heights.',
        minItems: 2,
        maxItems: 2000,
      },
    ),
  ),
  maximum_support_height: optional(
    quantity('structure_dimension', {
      title: 'Maximum support height',
      description: 'What the support can be built up to, scour allowance included; needs the gap profile.',
      symbol: 'h_max',
      above: 0,
      usual: [0.2, 10],
      example: 1.5,
    }),
  ),
  scour_allowance: quantity('burial_depth', {
    title: 'Scour allowance',
    description: 'Added to the gap in the height of a support.',
    symbol: 's_c',
    minimum: 0,
    default: 0,
  }),
  allowable_bearing_pressure: optional(
    quantity('soil_stress', {
      title: 'Allowable bearing pressure',
      description: 'Of the bed below a support.',
      symbol: 'p_all',
      above: 0,
      usual: [1, 1000],
      example: 10,
    }),
  ),
  support_base_area: optional(
    quantity('projected_area', {
      title: 'Base area of a support',
      description: 'Of the grout bag, berm or mat on the bed.',
      symbol: 'A_b',
      above: 0,
      usual: [0.2, 50],
      example: 2,
    }),
  ),
}

export const optionParams = {
  intervention_options: optional(
    rows(
      {
        option: text({ title: 'Option', description: 'Grout bags, rock, trench or the like.', minLength: 1 }),
        mobilisation_cost: quantity('work_cost', {
          ...money,
          title: 'Mobilisation',
          description: 'Vessel and equipment.',
        }),
        cost_per_support: quantity('work_cost', { ...money, title: 'Each support', description: 'Material and work.' }),
        cost_per_length: quantity(
          { unit: 'USD/m', noKind: 'a price per length, of rock or trenching only' },
          { ...money, title: 'Each metre', description: 'Of the span, where it is lowered, trenched or filled.' },
        ),
        mobilisation_time: quantity('production_time', {
          title: 'Time to mobilise',
          description: 'Vessel days beside the work.',
          minimum: 0,
          default: 0,
        }),
        time_per_support: quantity('production_time', {
          title: 'Time for each support',
          description: 'Vessel days.',
          minimum: 0,
          default: 0,
        }),
        time_per_length: quantity(
          { unit: 'd/m', noKind: 'a time per length, of rock or trenching only' },
          {
            title: 'Time for each metre',
            description: 'Vessel days for each metre of the span.',
            minimum: 0,
            default: 0,
          },
        ),
        vessel_day_rate: quantity('cost_rate', { ...money, title: 'Day rate', description: 'Of the vessel.' }),
      },
      {
        title: 'Intervention options',
        description: 'Ways to rectify this span, to be compared by vessel time and cost.',
        minItems: 1,
        maxItems: 50,
      },
    ),
  ),
}
