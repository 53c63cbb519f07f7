/** Survey, bed and supports, and the ways to rectify. */
import { optional, quantity, rows, text } from '@keelson/workflow'

const money = { unit: 'USD', minimum: 0, default: 0 } as const

export const supportParams = {
  survey_tolerance: quantity({
    title: 'Tolerance',
    description: 'Of survey and positioning, added to each rectified span.',
    symbol: 't_ol',
    unit: 'm',
    minimum: 0,
    typical: [0, 3],
    default: 0,
  }),
  gap_profile: optional(
    rows(
      {
        position: quantity({ title: 'Position', description: 'Distance along the span.', unit: 'm' }),
        gap: quantity({ title: 'Gap', description: 'Gap under the pipe; 0 where it rests on the bed.', unit: 'm' }),
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
    quantity({
      title: 'Maximum support height',
      description: 'What the support can be built up to, scour allowance included; needs the gap profile.',
      symbol: 'h_max',
      unit: 'm',
      above: 0,
      typical: [0.2, 10],
      example: 1.5,
    }),
  ),
  scour_allowance: quantity({
    title: 'Scour allowance',
    description: 'Added to the gap in the height of a support.',
    symbol: 's_c',
    unit: 'm',
    minimum: 0,
    typical: [0, 1],
    default: 0,
  }),
  allowable_bearing_pressure: optional(
    quantity({
      title: 'Allowable bearing pressure',
      description: 'Of the bed below a support.',
      symbol: 'p_all',
      unit: 'Pa',
      above: 0,
      typical: [1e3, 1e6],
      example: 10000,
    }),
  ),
  support_base_area: optional(
    quantity({
      title: 'Base area of a support',
      description: 'Of the grout bag, berm or mat on the bed.',
      symbol: 'A_b',
      unit: 'm2',
      above: 0,
      typical: [0.2, 50],
      example: 2,
    }),
  ),
  intervention_options: optional(
    rows(
      {
        option: text({ title: 'Option', description: 'Grout bags, rock, trench or the like.', minLength: 1 }),
        mobilisation_cost: quantity({ ...money, title: 'Mobilisation', description: 'Vessel and equipment.' }),
        cost_per_support: quantity({ ...money, title: 'Each support', description: 'Material and work.' }),
        cost_per_length: quantity({
          ...money,
          unit: 'USD/m',
          title: 'Each metre',
          description: 'Of the span, where it is lowered, trenched or filled.',
        }),
        mobilisation_time: quantity({
          title: 'Time to mobilise',
          description: 'Vessel days beside the work.',
          unit: 'd',
          minimum: 0,
          default: 0,
        }),
        time_per_support: quantity({
          title: 'Time for each support',
          description: 'Vessel days.',
          unit: 'd',
          minimum: 0,
          default: 0,
        }),
        time_per_length: quantity({
          title: 'Time for each metre',
          description: 'Vessel days for each metre of the span.',
          unit: 'd/m',
          minimum: 0,
          default: 0,
        }),
        vessel_day_rate: quantity({ ...money, unit: 'USD/d', title: 'Day rate', description: 'Of the vessel.' }),
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
