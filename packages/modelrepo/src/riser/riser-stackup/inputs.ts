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
        'Weight in water of the string above the section considered, without buoyancy modules and without its mud. Give this or the joints.',
      symbol: 'W_s',
      above: 0,
      example: 8200,
    }),
  ),
  buoyancy_uplift: quantity('line_tension', {
    title: 'Net lift of the buoyancy modules',
    description: 'Lift less the weight of the modules, of the whole string; with the submerged weight.',
    symbol: 'B_n',
    minimum: 0,
    default: 0,
  }),
  joints: optional(
    rows(
      {
        name: text({
          title: 'Name',
          description: 'What the joints are called.',
          minLength: 1,
          example: 'buoyed 3000 ft',
        }),
        count: count({
          title: 'Number of joints',
          description: 'Of this kind, one below the other.',
          minimum: 1,
          usual: [1, 300],
          example: 40,
        }),
        length_m: quantity('member_length', {
          title: 'Length of one joint',
          description: 'Between its couplings.',
          above: 0,
          example: 22.86,
        }),
        submerged_weight_per_length_kN_m: quantity('submerged_weight_per_length', {
          title: 'Submerged weight per length',
          description: 'In water, main tube, couplings and auxiliary lines, without modules and without mud.',
          unit: 'kN/m',
          above: 0,
          example: 4.6,
        }),
        buoyancy_lift_per_length_kN_m: quantity('force_per_length', {
          title: 'Net lift per length',
          description: 'Of the modules, less their own weight; 0 for a bare joint.',
          minimum: 0,
          example: 3.8,
        }),
      },
      {
        title: 'Joints',
        description:
          'The string from the slip ring down, a row for each kind of joint in its place. They give weight, lift and length, and the tension at the foot of each kind. Give these or the submerged weight.',
        minItems: 1,
        maxItems: 200,
        overrides: [{ inputs: ['buoyancy_uplift'] }],
      },
    ),
  ),
  weight_tolerance_factor: quantity('dynamic_amplification_factor', {
    title: 'Tolerance factor on the weight',
    description: '1.05, or 1.00 where the joints were accurately weighed.',
    symbol: 'f_wt',
    minimum: 1,
    usual: [1, 1.1],
    default: WEIGHT_TOLERANCE.value,
    assumed: 'The factor of API RP 16Q for a string that was not weighed.',
  }),
  buoyancy_tolerance_factor: quantity('-', {
    title: 'Tolerance factor on the lift',
    description: 'Loss of lift with time and depth, and its tolerance: 0.96 where it was not measured.',
    symbol: 'f_bt',
    minimum: 0,
    maximum: 1,
    usual: [0.9, 1],
    default: BUOYANCY_TOLERANCE.value,
    assumed: 'The factor of API RP 16Q for modules whose lift was not measured.',
  }),
}

const fluidParams = {
  internal_area: optional(
    quantity('section_area', {
      title: 'Internal area',
      description: 'Of the main tube with choke, kill and auxiliary lines. The five inputs of the fluids go together.',
      symbol: 'A_i',
      above: 0,
      usual: [5e4, 5e5],
      example: 180000,
    }),
  ),
  mud_unit_weight: optional(
    quantity('fluid_unit_weight', {
      title: 'Mud unit weight',
      description: 'Of the mud in the riser.',
      symbol: 'd_m',
      above: 0,
      example: 13,
    }),
  ),
  mud_column_height: optional(
    quantity('water_depth', {
      title: 'Height of the mud column',
      description: 'From the section considered up to the flow line.',
      symbol: 'H_m',
      minimum: 0,
      example: 1825,
    }),
  ),
  seawater_unit_weight: optional(
    quantity('fluid_unit_weight', {
      title: 'Seawater unit weight',
      description: 'Of the water around the riser.',
      symbol: 'd_w',
      above: 0,
      example: 10.05,
    }),
  ),
  seawater_column_height: optional(
    quantity('water_depth', {
      title: 'Height of the seawater column',
      description: 'From the section considered up to still water.',
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
      description: 'Tension that all tensioners together are set to. Left out, the top tension of the simple rule.',
      symbol: 'T_set',
      above: 0,
      example: 10250,
      assumed: 'The top tension of the simple rule: whether the rig is set to it, nobody has said.',
    }),
  ),
  number_of_tensioners: optional(
    count({
      title: 'Number of tensioners',
      description: 'Units that can fail one by one; without it there is no minimum top tension.',
      symbol: 'N_t',
      minimum: 2,
      usual: [4, 24],
      example: 16,
    }),
  ),
  tensioners_failed: count({
    title: 'Tensioners that fail',
    description: 'Suddenly, at once; fewer than there are.',
    symbol: 'n_f',
    minimum: 0,
    default: 1,
    assumed: 'One unit is lost: the least that the practice asks for. Two that share a bottle fail together.',
  }),
  tensioner_reduction_factor: quantity('-', {
    title: 'Vertical tension over the setting',
    description: 'Fleet angle and mechanical efficiency: 0.90 drilling, 0.95 with drilling stopped.',
    symbol: 'R_f',
    above: 0,
    maximum: 1,
    usual: [0.8, 0.97],
    default: DRILLING_REDUCTION.value,
    assumed: 'That of drilling, the lower of the two.',
  }),
  dynamic_tension_limit: optional(
    quantity('line_tension', {
      title: 'Dynamic tension limit',
      description: 'Of all tensioners together; left out, the setting has no upper limit here.',
      symbol: 'DTL',
      above: 0,
      example: 12800,
    }),
  ),
  tension_limit_fraction: quantity('fraction', {
    title: 'Largest setting over the dynamic tension limit',
    description: 'With the dynamic tension limit.',
    symbol: 'c_DTL',
    above: 0,
    maximum: 1,
    default: LIMIT_FRACTION.value,
    assumed: 'The share of API RP 16Q.',
  }),
}

const liftOffParams = {
  lmrp_submerged_weight: optional(
    quantity('line_tension', {
      title: 'Submerged weight of the lower marine riser package',
      description:
        'Below the section considered, lifted off with the riser; 0 where the submerged weight has it. To be stated with the overpull that is wanted; else 0 is taken.',
      symbol: 'W_L',
      minimum: 0,
      example: 900,
    }),
  ),
  required_connector_overpull: optional(
    quantity('line_tension', {
      title: 'Overpull wanted at the connector',
      description: 'For a clean lift-off; it gives the overall minimum top tension.',
      symbol: 'O_req',
      minimum: 0,
      example: 222,
    }),
  ),
  recoil_margin: quantity('line_tension', {
    title: 'Margin for the recoil system',
    description: 'Added to the overall minimum top tension.',
    symbol: 'T_rec',
    minimum: 0,
    default: 0,
    assumed: 'None: a recoil analysis tells it.',
  }),
}

const tubeParams = {
  outer_diameter: field.outerDiameter({ description: 'Outside diameter of the main tube.', example: 533.4 }),
  wall_thickness: wallParam,
  design_pressure: quantity('pipe_pressure', {
    title: 'Design pressure',
    description: 'Of the inside over the outside of the main tube.',
    symbol: 'p',
    minimum: 0,
    example: 34.5,
  }),
  specified_minimum_yield_strength: field.yieldStrength({
    description: 'SMYS of the main tube.',
    symbol: 'S_y',
    example: 552,
  }),
  barlow_safety_factor: barlowFactor,
}

const screenParams = {
  dynamic_factor: weightFactor,
  depth_factors: quantityList('-', {
    title: 'Shares of the depth',
    description: 'At which the tension is given: 0 at the slip ring, 1 at the section considered; growing.',
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
