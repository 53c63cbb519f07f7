/** The inputs of the riser stack-up, in the order of the work: string, fluids, tensioners, lift-off, main tube, simple rule. */

import {
  BUOYANCY_TOLERANCE,
  DRILLING_REDUCTION,
  LIMIT_FRACTION,
  WEIGHT_TOLERANCE,
} from '@keelson/standards/api-rp-16q-2017/top-tension.ts'
import { count, grouped, optional, type ParamsOf, quantity, quantityList, rows, text } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import { barlowFactor, wallParam, weightFactor } from '../_shared/stack-up/tube-params.ts'

/** All five or none. */
export const FLUIDS = [
  'internal_area',
  'mud_unit_weight',
  'mud_column_height',
  'seawater_unit_weight',
  'seawater_column_height',
] as const

const stringParams = {
  submerged_weight: optional(
    quantity('line_tension', {
      title: 'Submerged weight',
      description:
        'Weight in water of the string above the reference section, excluding buoyancy modules and mud. Enter this weight or the joints.',
      symbol: 'W_s',
      above: 0,
      example: 8200,
    }),
  ),
  buoyancy_uplift: quantity('line_tension', {
    title: 'Net buoyancy module lift',
    description: 'Buoyancy module lift less module weight for the whole string, entered with the submerged weight.',
    symbol: 'B_n',
    minimum: 0,
    default: 0,
  }),
  joints: optional(
    rows(
      {
        name: text({
          title: 'Joint type',
          description: 'Name of the joint type.',
          minLength: 1,
          example: 'buoyed 3000 ft',
        }),
        count: count({
          title: 'Number of joints',
          description: 'Number of consecutive joints of this type.',
          minimum: 1,
          usual: [1, 300],
          example: 40,
        }),
        length_m: quantity('member_length', {
          title: 'Joint length',
          description: 'Length of one joint between couplings.',
          above: 0,
          example: 22.86,
        }),
        submerged_weight_per_length_kN_m: quantity('submerged_weight_per_length', {
          title: 'Submerged weight per unit length',
          description:
            'Submerged weight per unit length of main tube, couplings and auxiliary lines, excluding modules and mud.',
          unit: 'kN/m',
          above: 0,
          example: 4.6,
        }),
        buoyancy_lift_per_length_kN_m: quantity('force_per_length', {
          title: 'Net lift per unit length',
          description: 'Buoyancy module lift less module weight, per unit length. Enter 0 for a bare joint.',
          minimum: 0,
          example: 3.8,
        }),
      },
      {
        title: 'Joints',
        description:
          'Joint types from the slip ring down, one per row. They define weight, lift, length and the tension at the lower end of each type. Enter the joints or the submerged weight.',
        minItems: 1,
        maxItems: 200,
        overrides: [{ inputs: ['buoyancy_uplift'] }],
      },
    ),
  ),
  weight_tolerance_factor: quantity('dynamic_amplification_factor', {
    title: 'Weight tolerance factor',
    description: 'Tolerance factor on weight: 1.05, or 1.00 for accurately weighed joints.',
    symbol: 'f_wt',
    minimum: 1,
    usual: [1, 1.1],
    default: WEIGHT_TOLERANCE.value,
    assumed: 'API RP 16Q factor for an unweighed string.',
  }),
  buoyancy_tolerance_factor: quantity('-', {
    title: 'Buoyancy tolerance factor',
    description: 'Tolerance factor on lift, including loss with time and depth: 0.96 if the lift is not measured.',
    symbol: 'f_bt',
    minimum: 0,
    maximum: 1,
    usual: [0.9, 1],
    default: BUOYANCY_TOLERANCE.value,
    assumed: 'API RP 16Q factor for modules without measured lift.',
  }),
}

const fluidParams = {
  internal_area: optional(
    quantity('section_area', {
      title: 'Internal area',
      description:
        'Internal area of the main tube and the choke, kill and auxiliary lines. Enter all five fluid inputs together.',
      symbol: 'A_i',
      above: 0,
      usual: [5e4, 5e5],
      example: 180000,
    }),
  ),
  mud_unit_weight: optional(
    quantity('fluid_unit_weight', {
      title: 'Mud unit weight',
      description: 'Unit weight of the mud in the riser.',
      symbol: 'd_m',
      above: 0,
      example: 13,
    }),
  ),
  mud_column_height: optional(
    quantity('water_depth', {
      title: 'Mud column height',
      description: 'Height from the reference section to the flow line.',
      symbol: 'H_m',
      minimum: 0,
      example: 1825,
    }),
  ),
  seawater_unit_weight: optional(
    quantity('fluid_unit_weight', {
      title: 'Seawater unit weight',
      description: 'Unit weight of the seawater around the riser.',
      symbol: 'd_w',
      above: 0,
      example: 10.05,
    }),
  ),
  seawater_column_height: optional(
    quantity('water_depth', {
      title: 'Seawater column height',
      description: 'Height from the reference section to still water.',
      symbol: 'H_w',
      minimum: 0,
      example: 1800,
    }),
  ),
}

const tensionerParams = {
  tensioner_setting: optional(
    quantity('line_tension', {
      title: 'Tensioner setting',
      description: 'Total tension setting of all tensioners. Default: simple rule top tension.',
      symbol: 'T_set',
      above: 0,
      example: 10250,
      assumed: 'Top tension by the simple rule. Confirm against the rig setting.',
    }),
  ),
  number_of_tensioners: optional(
    count({
      title: 'Number of tensioners',
      description: 'Number of independent tensioner units. If omitted, the minimum top tension is not calculated.',
      symbol: 'N_t',
      minimum: 2,
      usual: [4, 24],
      example: 16,
    }),
  ),
  tensioners_failed: count({
    title: 'Failed tensioners',
    description: 'Number of units that fail suddenly and simultaneously, which must be less than the total.',
    symbol: 'n_f',
    minimum: 0,
    default: 1,
    assumed: 'One failed unit, the minimum in practice. Two units that share an air bottle fail together.',
  }),
  tensioner_reduction_factor: quantity('-', {
    title: 'Tensioner reduction factor',
    description:
      'Ratio of vertical tension to setting, allowing for fleet angle and mechanical efficiency: 0.90 drilling, 0.95 non-drilling.',
    symbol: 'R_f',
    above: 0,
    maximum: 1,
    usual: [0.8, 0.97],
    default: DRILLING_REDUCTION.value,
    assumed: 'Drilling value, which is lower than the non-drilling value.',
  }),
  dynamic_tension_limit: optional(
    quantity('line_tension', {
      title: 'Dynamic tension limit',
      description: 'Total dynamic tension limit of all tensioners. If omitted, the setting has no upper limit.',
      symbol: 'DTL',
      above: 0,
      example: 12800,
    }),
  ),
  tension_limit_fraction: quantity('fraction', {
    title: 'Tension limit fraction',
    description: 'Ratio of the maximum setting to the dynamic tension limit.',
    symbol: 'c_DTL',
    above: 0,
    maximum: 1,
    default: LIMIT_FRACTION.value,
    assumed: 'API RP 16Q value for the maximum setting.',
  }),
}

const liftOffParams = {
  lmrp_submerged_weight: optional(
    quantity('line_tension', {
      title: 'LMRP submerged weight',
      description:
        'Submerged weight of the LMRP below the reference section, which is lifted off with the riser. Enter 0 if it is included in the submerged weight. Required with the overpull; otherwise 0 is assumed.',
      symbol: 'W_L',
      minimum: 0,
      example: 900,
    }),
  ),
  required_connector_overpull: optional(
    quantity('line_tension', {
      title: 'Specified connector overpull',
      description: 'Overpull specified for clean lift-off, which determines the overall minimum top tension.',
      symbol: 'O_req',
      minimum: 0,
      example: 222,
    }),
  ),
  recoil_margin: quantity('line_tension', {
    title: 'Recoil margin',
    description: 'Tension margin added to the overall minimum top tension.',
    symbol: 'T_rec',
    minimum: 0,
    default: 0,
    assumed: 'No recoil margin. Determine the margin by a recoil analysis.',
  }),
}

const tubeParams = {
  outer_diameter: field.outerDiameter({ description: 'Outside diameter of the main tube.', example: 533.4 }),
  wall_thickness: wallParam,
  design_pressure: quantity('pipe_pressure', {
    title: 'Design pressure',
    description: 'Internal less external design pressure of the main tube.',
    symbol: 'p',
    minimum: 0,
    example: 34.5,
  }),
  specified_minimum_yield_strength: field.yieldStrength({
    description: 'Specified minimum yield strength (SMYS) of the main tube.',
    symbol: 'S_y',
    example: 552,
  }),
  barlow_safety_factor: barlowFactor,
}

const screenParams = {
  dynamic_factor: weightFactor,
  depth_factors: quantityList('-', {
    title: 'Depth fractions',
    description:
      'Depth fractions at which tension is reported, ascending from 0 at the slip ring to 1 at the reference section.',
    symbol: 'f',
    minItems: 1,
    maxItems: 500,
    default: [0, 0.25, 0.5, 0.75, 1],
  }),
}

export const inputs = grouped({
  String: stringParams,
  'Mud and seawater': fluidParams,
  Tensioners: tensionerParams,
  'Lift-off': liftOffParams,
  'Main tube': tubeParams,
  'Simple rule': screenParams,
})
export type Params = ParamsOf<typeof inputs>
