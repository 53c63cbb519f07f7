/** The inputs of a spread of mooring lines: water, pattern, anchors, criteria, motions, limits and masses. */

import { DRAG_FACTORS_1996 } from '@keelson/standards/api-rp-2sk-2005/anchors.ts'
import { LINE_FACTORS } from '@keelson/standards/api-rp-2sk-2005/line-tension.ts'
import { choice, count, flag, optional, type ParamsOf, params, quantity, quantityList, rows } from '@keelson/workflow'
import { field } from '../../../_shared/fields/index.ts'

export const siteParams = {
  water_depth: field.waterDepth({
    description: 'From the still water surface down to the flat bed on which the anchors lie.',
    symbol: 'h',
    usual: [20, 3000],
    example: 150,
  }),
  fairlead_depth: quantity('depth_below_surface', {
    title: 'Fairlead depth',
    description: 'Fairleads below the still water surface, all at one level; less than the water depth.',
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
        'Direction from fairlead to anchor of each line, counter-clockwise from the bow, before the vessel moves. Left out, n lines stand evenly, the first at 180/n degrees.',
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
      description: 'Needed where the azimuths are left out: line i then stands at (i - 1/2) 360/n degrees.',
      symbol: 'n',
      minimum: 3,
      maximum: 24,
      example: 8,
    }),
  ),
  fairlead_positions: optional(
    rows(
      {
        x_m: quantity('fairlead_position', { title: 'Forward', description: 'From the middle.', example: 32.3 }),
        y_m: quantity('fairlead_position', { title: 'To port', description: 'From the middle.', example: 13.4 }),
      },
      {
        title: 'Fairlead positions',
        description:
          'Of each line, in the order of the azimuths: x forward and y to port of the point about which yaw is told. Left out, on a circle.',
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
      description: 'Needed where the positions are left out: each fairlead then lies in the direction of its line.',
      symbol: 'r_f',
      above: 0,
      example: 35,
    }),
  ),
  anchor_horizontal_distance: optional(
    quantity('line_span', {
      title: 'Anchor distance',
      description: 'Horizontal, from fairlead to anchor of every line before the vessel moves; this or the pretension.',
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
        'Horizontal tension of every line before the vessel moves, in place of the anchor distance, which is then found.',
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
      title: 'Analysis',
      description: `What the tensions are held to stand for; it sets the factors of API RP 2SK: ${factors('intact')} intact, ${factors('damaged')} with one line lost.`,
      default: 'quasi_static',
      assumed: 'the larger factors, those of a quasi-static analysis',
    },
  ),
  dynamic_factor: quantity('dynamic_amplification_factor', {
    title: 'Dynamic factor',
    description: 'On the largest static tension and anchor pull; above 1 with the factors of a dynamic analysis.',
    symbol: 'DF',
    minimum: 1,
    default: 1,
  }),
  check_damaged: flag({
    title: 'One line lost',
    description: 'Whether the spread is checked with each of its lines lost in turn.',
    default: true,
  }),
}

export const anchorParams = {
  anchor_holding_capacity: optional(
    quantity('foundation_load', {
      title: 'Anchor holding capacity',
      description: 'Ultimate, of one anchor. Left out, the anchors are not checked.',
      symbol: 'R_a',
      above: 0,
      example: 3000,
    }),
  ),
  anchor_required_safety_factor: quantity('safety_factor', {
    title: 'Anchor factor, intact',
    description: `On the anchor pull: 1.5 of a drag anchor in a permanent mooring after a dynamic analysis (API RP 2SK 2005); the edition of 1996 asked ${DRAG_FACTORS_1996.intact} of a quasi-static one.`,
    symbol: 'FS_a',
    minimum: 1,
    usual: [1, 3],
    default: 1.5,
    inert: 'acts only where the holding capacity is given',
  }),
  damaged_anchor_required_safety_factor: quantity('safety_factor', {
    title: 'Anchor factor, one line lost',
    description: `Likewise: 1.0 after a dynamic analysis; ${DRAG_FACTORS_1996.damaged} in 1996 after a quasi-static one.`,
    symbol: 'FS_ad',
    minimum: 1,
    usual: [1, 3],
    default: 1,
    inert: 'acts only where the holding capacity is given and a line is lost',
  }),
}

export const motionParams = {
  low_frequency_motion_standard_deviation: optional(
    quantity('vessel_offset', {
      title: 'Slow motion, standard deviation',
      description:
        'Slow-drift motion in the plane along the mean offset. All four inputs of motions are given, or none.',
      symbol: 'sigma_lf',
      minimum: 0,
      usual: [0, 100],
      example: 1.6,
    }),
  ),
  low_frequency_zero_crossing_period: optional(
    quantity('natural_period', {
      title: 'Slow motion, period',
      description: 'Mean zero up-crossing period of the slow-drift motion; shorter than the storm.',
      symbol: 'T_lf',
      above: 0,
      example: 120,
    }),
  ),
  wave_frequency_motion_standard_deviation: optional(
    quantity('vessel_offset', {
      title: 'Wave motion, standard deviation',
      description: 'Motion of the fairleads in the plane at wave frequency, along the mean offset.',
      symbol: 'sigma_wf',
      minimum: 0,
      usual: [0, 20],
      example: 0.7,
    }),
  ),
  wave_frequency_zero_crossing_period: optional(
    quantity('wave_period', {
      title: 'Wave motion, period',
      description: 'Mean zero up-crossing period of the motion at wave frequency; shorter than the storm.',
      symbol: 'T_wf',
      above: 0,
      example: 10.5,
    }),
  ),
  storm_duration: quantity('storm_duration', {
    title: 'Storm duration',
    description: 'Time over which the largest motion is sought; at least an hour.',
    symbol: 'T_s',
    minimum: 1,
    usual: [1, 12],
    default: 3,
    inert: 'acts only where the motions are given',
  }),
}

export const limitParams = {
  allowable_offset: optional(
    quantity('vessel_offset', {
      title: 'Allowable offset, intact',
      description: 'Limit of the risers. Left out, the offset is not checked.',
      symbol: 'S_all',
      above: 0,
      example: 12,
    }),
  ),
  damaged_allowable_offset: optional(
    quantity('vessel_offset', {
      title: 'Allowable offset, one line lost',
      description: 'Limit of the risers in that condition. Left out, it is not checked.',
      symbol: 'S_all_d',
      above: 0,
      example: 20,
    }),
  ),
}

export const massParams = {
  total_mass_surge: optional(
    quantity('ship_displacement', {
      title: 'Mass in surge',
      description: 'Vessel with its added mass, for the natural period.',
      symbol: 'm_11',
      above: 0,
      example: 90000,
    }),
  ),
  total_mass_sway: optional(
    quantity('ship_displacement', {
      title: 'Mass in sway',
      description: 'Vessel with its added mass, for the natural period.',
      symbol: 'm_22',
      above: 0,
      example: 140000,
    }),
  ),
  total_inertia_yaw: optional(
    quantity('moment_of_inertia', {
      title: 'Inertia in yaw',
      description: 'Vessel with its added inertia, for the natural period.',
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
      'Force forward',
      'Whole mean force forward, in place of wind, current and waves; 0 where only another of the three is given.',
      'F_x',
    ),
    external_force_y: force('Force to port', 'Whole mean force to port, likewise.', 'F_y'),
    external_moment_z: optional(
      quantity('hull_moment', {
        title: 'Yaw moment',
        description: 'Whole mean yaw moment, counter-clockwise, likewise.',
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
