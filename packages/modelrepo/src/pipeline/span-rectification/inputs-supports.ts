/** Survey, bed and supports, and the ways to rectify. */
import { optional, quantity, rows, text } from '@keelson/workflow'

const money = { minimum: 0, default: 0 } as const

export const supportParams = {
  survey_tolerance: quantity('position_uncertainty', {
    title: 'Survey tolerance',
    description: 'Survey and positioning tolerance, added to the length of each rectified span.',
    symbol: 't_ol',
    minimum: 0,
    usual: [0, 3],
    default: 0,
  }),
  gap_profile: optional(
    rows(
      {
        position: quantity('position_along_line', {
          title: 'Position',
          description: 'Distance along the span to the survey point.',
        }),
        gap: quantity('burial_depth', {
          title: 'Gap',
          description: 'Gap between the pipe and the seabed. Enter 0 where the pipe rests on the seabed.',
        }),
      },
      {
        title: 'Gap profile',
        description: 'Surveyed gaps along the span. If omitted, support heights are not calculated.',
        minItems: 2,
        maxItems: 2000,
      },
    ),
  ),
  maximum_support_height: optional(
    quantity('structure_dimension', {
      title: 'Maximum support height',
      description:
        'Maximum height to which a support can be built, including scour allowance. Requires the gap profile.',
      symbol: 'h_max',
      above: 0,
      usual: [0.2, 10],
      example: 1.5,
    }),
  ),
  scour_allowance: quantity('burial_depth', {
    title: 'Scour allowance',
    description: 'Scour allowance added to the gap to obtain the support height.',
    symbol: 's_c',
    minimum: 0,
    default: 0,
  }),
  allowable_bearing_pressure: optional(
    quantity('soil_stress', {
      title: 'Allowable bearing pressure',
      description: 'Allowable bearing pressure of the seabed under a support.',
      symbol: 'p_all',
      above: 0,
      usual: [1, 1000],
      example: 10,
    }),
  ),
  support_base_area: optional(
    quantity('projected_area', {
      title: 'Support base area',
      description: 'Base area of the grout bag, berm or mat on the seabed.',
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
        option: text({
          title: 'Option',
          description: 'Intervention type, for example grout bags, rock or trenching.',
          minLength: 1,
        }),
        mobilisation_cost: quantity('work_cost', {
          ...money,
          title: 'Mobilisation cost',
          description: 'Mobilisation cost of vessel and equipment.',
        }),
        cost_per_support: quantity('work_cost', {
          ...money,
          title: 'Cost per support',
          description: 'Material and installation cost per support.',
        }),
        cost_per_length: quantity(
          { unit: 'USD/m', noKind: 'a price per length, for rock or trenching only' },
          {
            ...money,
            title: 'Cost per metre',
            description: 'Cost per metre of span that is lowered, trenched or filled.',
          },
        ),
        mobilisation_time: quantity('production_time', {
          title: 'Mobilisation time',
          description: 'Vessel days in addition to the intervention work.',
          minimum: 0,
          default: 0,
        }),
        time_per_support: quantity('production_time', {
          title: 'Time per support',
          description: 'Vessel days per support.',
          minimum: 0,
          default: 0,
        }),
        time_per_length: quantity(
          { unit: 'd/m', noKind: 'a time per length, for rock or trenching only' },
          {
            title: 'Time per metre',
            description: 'Vessel days per metre of span.',
            minimum: 0,
            default: 0,
          },
        ),
        vessel_day_rate: quantity('cost_rate', {
          ...money,
          title: 'Vessel day rate',
          description: 'Cost of the vessel per day.',
        }),
      },
      {
        title: 'Intervention options',
        description: 'Options to rectify this span, compared by vessel time and cost.',
        minItems: 1,
        maxItems: 50,
      },
    ),
  ),
}
