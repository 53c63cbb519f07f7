/** The inputs of a spread of mooring lines: water, pattern, anchors, criteria, motions, limits and masses. */

import { DRAG_FACTORS_1996 } from '@keelson/standards/api-rp-2sk-2005/anchors.ts'
import { LINE_FACTORS } from '@keelson/standards/api-rp-2sk-2005/line-tension.ts'
import { choice, count, flag, optional, type ParamsOf, params, quantity, quantityList, rows } from '@keelson/workflow'
import { field } from '../../../_shared/fields/index.ts'

export const siteParams = {
  water_depth: field.waterDepth({
    description: 'Depth from the still water surface to the flat seabed at anchor level.',
    symbol: 'h',
    usual: [20, 3000],
    example: 150,
  }),
  fairlead_depth: quantity('depth_below_surface', {
    title: 'Fairlead depth',
    description:
      'Fairlead depth below the still water surface, the same for all fairleads. Must be less than the water depth.',
    symbol: 'h_f',
    minimum: 0,
    usual: [0, 100],
    example: 18,
  }),
}

export const patternParams = {
  line_azimuths: optional(
    quantityList('heading', {
      title: 'Line azimuths',
      description:
        'Direction of each line from fairlead to anchor, anticlockwise from the bow, at zero offset. Default: n evenly spaced lines, with the first at 180/n degrees.',
      symbol: 'alpha',
      minItems: 3,
      maxItems: 24,
      requiredWhen: {},
      requiredUnless: [{ inputs: ['n_lines'] }],
      overrides: [{ inputs: ['n_lines'] }],
    }),
  ),
  n_lines: optional(
    count({
      title: 'Number of lines',
      description:
        'Number of lines, n. Required if azimuths are not provided. The azimuth of line i is then (i − 1/2) × 360/n degrees.',
      symbol: 'n',
      minimum: 3,
      maximum: 24,
      example: 8,
    }),
  ),
  fairlead_positions: optional(
    rows(
      {
        x_m: quantity('fairlead_position', {
          title: 'Longitudinal position',
          description: 'Distance forward of the vessel reference point.',
          example: 32.3,
        }),
        y_m: quantity('fairlead_position', {
          title: 'Transverse position',
          description: 'Distance to port of the vessel reference point.',
          example: 13.4,
        }),
      },
      {
        title: 'Fairlead positions',
        description:
          'Fairlead positions in the order of the azimuths, relative to the vessel reference point (x forward, y to port). Default: on a circle of the fairlead radius.',
        minItems: 3,
        maxItems: 24,
        requiredWhen: {},
        requiredUnless: [{ inputs: ['fairlead_radius'] }],
        overrides: [{ inputs: ['fairlead_radius'] }],
      },
    ),
  ),
  fairlead_radius: optional(
    quantity('fairlead_position', {
      title: 'Fairlead radius',
      description:
        'Radius of the fairlead circle. Required if positions are not provided. Each fairlead then lies at the azimuth of its line.',
      symbol: 'r_f',
      above: 0,
      example: 35,
    }),
  ),
  anchor_horizontal_distance: optional(
    quantity('line_span', {
      title: 'Anchor distance',
      description:
        'Horizontal distance from fairlead to anchor for all lines, at zero offset. Provide this or the pretension.',
      symbol: 'x_0',
      above: 0,
      usual: [50, 4000],
      example: 1180,
      requiredWhen: {},
      requiredUnless: [{ inputs: ['horizontal_pretension'] }],
    }),
  ),
  horizontal_pretension: optional(
    quantity('line_tension', {
      title: 'Horizontal pretension',
      description:
        'Horizontal tension of each line at zero offset. If it is entered instead of the anchor distance, the distance is calculated.',
      symbol: 'H_0',
      above: 0,
      example: 860,
    }),
  ),
}

const factors = (condition: 'intact' | 'damaged') =>
  `${LINE_FACTORS.quasi_static[condition]} quasi-static and ${LINE_FACTORS.dynamic[condition]} dynamic`

export const criteriaParams = {
  analysis_method: choice(
    { quasi_static: 'Quasi-static', dynamic: 'Dynamic' },
    {
      title: 'Analysis method',
      description: `Method by which the tensions are obtained. The method sets the API RP 2SK safety factors: ${factors('intact')} intact, ${factors('damaged')} with one line failed.`,
      default: 'quasi_static',
      assumed: 'the higher factors, for a quasi-static analysis',
    },
  ),
  dynamic_factor: quantity('dynamic_amplification_factor', {
    title: 'Dynamic factor',
    description:
      'Factor applied to the maximum static line tension and anchor load. Must exceed 1 to use the factors for a dynamic analysis.',
    symbol: 'DF',
    minimum: 1,
    default: 1,
  }),
  check_damaged: flag({
    title: 'One-line-failed analysis',
    description: 'If selected, each line is failed in turn and the mooring is checked in the damaged condition.',
    default: true,
  }),
}

export const anchorParams = {
  anchor_holding_capacity: optional(
    quantity('foundation_load', {
      title: 'Anchor holding capacity',
      description: 'Ultimate holding capacity of one anchor. If omitted, anchors are not checked.',
      symbol: 'R_a',
      above: 0,
      example: 3000,
    }),
  ),
  anchor_required_safety_factor: quantity('safety_factor', {
    title: 'Anchor safety factor (intact)',
    description: `Required safety factor on the anchor load. For a drag anchor in a permanent mooring, API RP 2SK (2005) requires 1.5 in a dynamic analysis. API RP 2SK (1996) required ${DRAG_FACTORS_1996.intact} in a quasi-static analysis.`,
    symbol: 'FS_a',
    minimum: 1,
    usual: [1, 3],
    default: 1.5,
    inert: 'applies only if the holding capacity is provided',
  }),
  damaged_anchor_required_safety_factor: quantity('safety_factor', {
    title: 'Anchor safety factor (one line failed)',
    description: `Required safety factor on the anchor load with one line failed. API RP 2SK (2005) requires 1.0 in a dynamic analysis; API RP 2SK (1996) required ${DRAG_FACTORS_1996.damaged} in a quasi-static analysis.`,
    symbol: 'FS_ad',
    minimum: 1,
    usual: [1, 3],
    default: 1,
    inert: 'applies only if the holding capacity is provided and the one-line-failed analysis is selected',
  }),
}

export const motionParams = {
  low_frequency_motion_standard_deviation: optional(
    quantity('vessel_offset', {
      title: 'Low-frequency motion standard deviation',
      description:
        'Standard deviation of the horizontal slow-drift motion in the direction of the mean offset. Provide all four motion inputs or none.',
      symbol: 'sigma_lf',
      minimum: 0,
      usual: [0, 100],
      example: 1.6,
    }),
  ),
  low_frequency_zero_crossing_period: optional(
    quantity('natural_period', {
      title: 'Low-frequency zero-crossing period',
      description: 'Mean zero up-crossing period of the slow-drift motion. Must be less than the storm duration.',
      symbol: 'T_lf',
      above: 0,
      example: 120,
    }),
  ),
  wave_frequency_motion_standard_deviation: optional(
    quantity('vessel_offset', {
      title: 'Wave-frequency motion standard deviation',
      description:
        'Standard deviation of the horizontal wave-frequency fairlead motion in the direction of the mean offset.',
      symbol: 'sigma_wf',
      minimum: 0,
      usual: [0, 20],
      example: 0.7,
    }),
  ),
  wave_frequency_zero_crossing_period: optional(
    quantity('wave_period', {
      title: 'Wave-frequency zero-crossing period',
      description: 'Mean zero up-crossing period of the wave-frequency motion. Must be less than the storm duration.',
      symbol: 'T_wf',
      above: 0,
      example: 10.5,
    }),
  ),
  storm_duration: quantity('storm_duration', {
    title: 'Storm duration',
    description: 'Storm duration over which the maximum motion is calculated. Minimum: one hour.',
    symbol: 'T_s',
    minimum: 1,
    usual: [1, 12],
    default: 3,
    inert: 'applies only if the motions are provided',
  }),
}

export const limitParams = {
  allowable_offset: optional(
    quantity('vessel_offset', {
      title: 'Allowable offset (intact)',
      description: 'Offset limit set by the risers in the intact condition. If omitted, the offset is not checked.',
      symbol: 'S_all',
      above: 0,
      example: 12,
    }),
  ),
  damaged_allowable_offset: optional(
    quantity('vessel_offset', {
      title: 'Allowable offset (one line failed)',
      description: 'Offset limit set by the risers with one line failed. If omitted, this offset is not checked.',
      symbol: 'S_all_d',
      above: 0,
      example: 20,
    }),
  ),
}

export const massParams = {
  total_mass_surge: optional(
    quantity('ship_displacement', {
      title: 'Surge mass',
      description: 'Vessel mass plus surge added mass, for the surge natural period.',
      symbol: 'm_11',
      above: 0,
      example: 90000,
    }),
  ),
  total_mass_sway: optional(
    quantity('ship_displacement', {
      title: 'Sway mass',
      description: 'Vessel mass plus sway added mass, for the sway natural period.',
      symbol: 'm_22',
      above: 0,
      example: 140000,
    }),
  ),
  total_inertia_yaw: optional(
    quantity('moment_of_inertia', {
      title: 'Yaw inertia',
      description: 'Vessel yaw inertia plus added inertia, for the yaw natural period.',
      symbol: 'm_66',
      above: 0,
      example: 1.1e8,
    }),
  ),
}

/** The mean load given directly, in place of the inputs of wind, current and waves. */
export function externalParams(environment: readonly string[]) {
  const force = (title: string, description: string, symbol: string) =>
    optional(
      quantity('hull_force', { title, description, symbol, example: -700, overrides: [{ inputs: environment }] }),
    )
  return {
    external_force_x: force(
      'External surge force',
      'Total mean force forward, entered instead of wind, current and waves. Default: 0 if another external load is provided.',
      'F_x',
    ),
    external_force_y: force(
      'External sway force',
      'Total mean force to port, entered instead of wind, current and waves. Default: 0 if another external load is provided.',
      'F_y',
    ),
    external_moment_z: optional(
      quantity('hull_moment', {
        title: 'External yaw moment',
        description:
          'Total mean yaw moment, anticlockwise positive, entered instead of wind, current and waves. Default: 0 if another external load is provided.',
        symbol: 'M_z',
        example: 0,
        overrides: [{ inputs: environment }],
      }),
    ),
  }
}

/** All of them, for the type of what every spread is given. */
const spreadInputs = params({
  ...siteParams,
  ...patternParams,
  ...criteriaParams,
  ...anchorParams,
  ...motionParams,
  ...limitParams,
  ...massParams,
  ...externalParams([]),
})
export type SpreadParams = ParamsOf<typeof spreadInputs>
