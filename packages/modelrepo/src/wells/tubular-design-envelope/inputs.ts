/** The inputs: the pipe and its steel, the load point or a list of load cases, and the design factors. */
import { choice, count, grouped, inPractice, optional, type ParamsOf, rows, text } from '@keelson/workflow'
import { METHODS, TR_2018 } from '../_shared/tubular/collapse.ts'
import { ENDS, OPEN, ofCapped } from './modes.ts'

const { quantity } = inPractice('oilfield')

const pipeParams = {
  outer_diameter: quantity('tubing_diameter', {
    title: 'Outer diameter',
    description: 'Of the pipe body.',
    symbol: 'D',
    above: 0,
    example: 7,
  }),
  wall_thickness: quantity('wall_thickness_pipe', {
    title: 'Wall thickness',
    description: 'Nominal; less than half of the outer diameter.',
    symbol: 't_nom',
    above: 0,
    example: 0.362,
  }),
  wall_loss: quantity('corrosion_allowance', {
    title: 'Loss of wall',
    description: 'Wear and corrosion inside, taken off all around; less than the wall.',
    symbol: 't_corr',
    minimum: 0,
    default: 0,
    assumed: 'A pipe without wear.',
  }),
  wall_tolerance_factor: quantity('resistance_factor', {
    title: 'Wall tolerance factor',
    description: 'Of burst only: 0.875 is a wall that is an eighth too thin.',
    symbol: 'k_wall',
    minimum: 0.5,
    maximum: 1,
    default: 0.875,
  }),
  connection_joint_strength: optional(
    quantity('well_tubular_force', {
      title: 'Strength of the connection',
      description: 'In tension. Without it the pipe body governs.',
      symbol: 'F_j',
      above: 0,
      example: 519000,
    }),
  ),
}

const steelParams = {
  specified_minimum_yield_strength: quantity('steel_yield_strength', {
    title: 'Specified minimum yield strength',
    description: 'Of the grade, as API 5CT has it.',
    symbol: 'SMYS',
    above: 0,
    example: 80000,
  }),
  youngs_modulus: quantity('youngs_modulus', {
    title: "Young's modulus",
    description: 'Of the pipe; of bending only.',
    symbol: 'E',
    above: 0,
    default: 30e6,
  }),
  temperature: quantity('well_temperature', {
    title: 'Temperature',
    description: 'Of the pipe, where a load case has none of its own.',
    symbol: 'T',
    above: -60,
    default: 70,
    assumed: 'A pipe as cool as its rating; a hot one is weaker.',
  }),
  temperature_derating_rate: quantity('temperature_coefficient', {
    title: 'Loss of yield strength per degree',
    description: 'Of low-alloy steel, unless the mill gives a curve.',
    symbol: 'c_T',
    minimum: 0,
    maximum: 0.001,
    default: 0.0003,
  }),
  temperature_derating_reference: quantity('well_temperature', {
    title: 'Reference temperature',
    description: 'Above which yield strength is lost.',
    symbol: 'T_ref',
    default: 70,
  }),
}

const point = 'Of the load point; in place of load cases or beside them, and for the ratings at it.'
const loadParams = {
  axial_force: quantity('well_tubular_force', {
    title: 'Axial force',
    description: `Real force in the wall, tension positive, not the effective one. ${point}`,
    symbol: 'F_a',
    default: 0,
  }),
  internal_pressure: quantity('internal_pressure', {
    title: 'Internal pressure',
    description: point,
    symbol: 'p_i',
    minimum: 0,
    default: 0,
  }),
  external_pressure: quantity('external_pressure', {
    title: 'External pressure',
    description: point,
    symbol: 'p_o',
    minimum: 0,
    default: 0,
  }),
  dogleg_severity: quantity('dogleg_severity', {
    title: 'Dogleg severity',
    description: 'Bends the pipe, where a load case has none of its own.',
    symbol: 'kappa',
    minimum: 0,
    default: 0,
  }),
  load_cases: optional(
    rows(
      {
        name: text({
          title: 'Name',
          description: 'By which the answer calls it.',
          minLength: 1,
          maxLength: 60,
          example: 'shut-in',
        }),
        internal_pressure: quantity('internal_pressure', {
          title: 'Internal pressure',
          description: 'At the point of the case.',
          symbol: 'p_i',
          minimum: 0,
          example: 4500,
        }),
        external_pressure: quantity('external_pressure', {
          title: 'External pressure',
          description: 'At the point of the case.',
          symbol: 'p_o',
          minimum: 0,
          example: 500,
        }),
        axial_force: quantity('well_tubular_force', {
          title: 'Axial force',
          description: 'Real force in the wall, tension positive.',
          symbol: 'F_a',
          example: 220000,
        }),
        temperature: optional(
          quantity('well_temperature', {
            title: 'Temperature',
            description: 'Where it is another.',
            symbol: 'T',
            above: -60,
          }),
        ),
        dogleg_severity: optional(
          quantity('dogleg_severity', {
            title: 'Dogleg severity',
            description: 'Where it is another.',
            symbol: 'kappa',
            minimum: 0,
          }),
        ),
      },
      {
        title: 'Load cases',
        description: 'One row each. Without them the load point is the only case.',
        minItems: 1,
        maxItems: 100,
      },
    ),
  ),
}

const factor = (title: string, symbol: string, otherwise: number) =>
  quantity('safety_factor', { title, description: 'Multiplies the load.', symbol, minimum: 1, default: otherwise })

const designParams = {
  design_factor_burst: factor('Design factor, burst', 'DF_b', 1.1),
  design_factor_collapse: factor('Design factor, collapse', 'DF_c', 1),
  design_factor_tension: factor('Design factor, tension', 'DF_t', 1.3),
  design_factor_triaxial: factor('Design factor, triaxial', 'DF_v', 1.25),
  collapse_axial_method: choice(METHODS, {
    title: 'Collapse under axial stress',
    description: 'API TR 5C3 of 2018, as from the addendum of 2015, or the bulletin of 1994.',
    default: TR_2018,
  }),
  end_condition: choice(ENDS, {
    title: 'Ends of the pressure limit',
    description: 'Of the internal pressure at first yield: the axial force held, or the force of closed ends added.',
    default: OPEN,
  }),
  axial_force_excluding_end_cap: quantity('well_tubular_force', {
    title: 'Axial force without end caps',
    description: 'Before the force of the pressure on closed ends is added.',
    symbol: 'F_0',
    default: 0,
    usedWhen: ofCapped,
  }),
  envelope_points: count({
    title: 'Points of the envelope',
    description: 'Rows of its table, evenly over the axial force.',
    minimum: 8,
    maximum: 5000,
    default: 120,
  }),
}

export const inputs = grouped({ Pipe: pipeParams, Steel: steelParams, Loads: loadParams, Design: designParams })
export type Params = ParamsOf<typeof inputs>
