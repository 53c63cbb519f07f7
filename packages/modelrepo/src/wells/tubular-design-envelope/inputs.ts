/** The inputs: the pipe and its steel, the load point or a list of load cases, and the design factors. */
import { choice, count, grouped, inPractice, optional, type ParamsOf, rows, text } from '@keelson/workflow'
import { METHODS, TR_2018 } from '../_shared/tubular/collapse.ts'
import { ENDS, OPEN, ofCapped } from './modes.ts'

const { quantity } = inPractice('oilfield')

const pipeParams = {
  outer_diameter: quantity('tubing_diameter', {
    title: 'Outside diameter',
    description: 'Outside diameter of the pipe body.',
    symbol: 'D',
    above: 0,
    example: 7,
  }),
  wall_thickness: quantity('wall_thickness_pipe', {
    title: 'Wall thickness',
    description: 'Nominal wall thickness. Must be less than half the outside diameter.',
    symbol: 't_nom',
    above: 0,
    example: 0.362,
  }),
  wall_loss: quantity('corrosion_allowance', {
    title: 'Wall loss',
    description:
      'Internal wear and corrosion, deducted from the wall thickness around the full circumference. Must be less than the wall thickness.',
    symbol: 't_corr',
    minimum: 0,
    default: 0,
    assumed: 'Unworn pipe.',
  }),
  wall_tolerance_factor: quantity('resistance_factor', {
    title: 'Wall tolerance factor',
    description:
      'Ratio of minimum to nominal wall thickness, applied to burst only. A value of 0.875 means a wall thickness one eighth below nominal.',
    symbol: 'k_wall',
    minimum: 0.5,
    maximum: 1,
    default: 0.875,
  }),
  connection_joint_strength: optional(
    quantity('well_tubular_force', {
      title: 'Connection joint strength',
      description: 'Tensile strength of the connection. If not entered, the pipe body governs.',
      symbol: 'F_j',
      above: 0,
      example: 519000,
    }),
  ),
}

const steelParams = {
  specified_minimum_yield_strength: quantity('steel_yield_strength', {
    title: 'Specified minimum yield strength',
    description: 'Specified minimum yield strength of the grade to API 5CT.',
    symbol: 'SMYS',
    above: 0,
    example: 80000,
  }),
  youngs_modulus: quantity('youngs_modulus', {
    title: "Young's modulus",
    description: "Young's modulus of the pipe, used for bending only.",
    symbol: 'E',
    above: 0,
    default: 30e6,
  }),
  temperature: quantity('well_temperature', {
    title: 'Temperature',
    description: 'Pipe temperature, used for load cases without an entered temperature.',
    symbol: 'T',
    above: -60,
    default: 70,
    assumed: 'Pipe at the reference temperature. The yield strength of hotter pipe is lower.',
  }),
  temperature_derating_rate: quantity('temperature_coefficient', {
    title: 'Yield strength derating rate',
    description:
      'Fractional loss of yield strength per degree. The default is for low-alloy steel; use the mill value if available.',
    symbol: 'c_T',
    minimum: 0,
    maximum: 0.001,
    default: 0.0003,
  }),
  temperature_derating_reference: quantity('well_temperature', {
    title: 'Reference temperature',
    description: 'Temperature above which the yield strength decreases.',
    symbol: 'T_ref',
    default: 70,
  }),
}

const point = 'The load point replaces or supplements the load cases and is the basis of the ratings.'
const loadParams = {
  axial_force: quantity('well_tubular_force', {
    title: 'Axial force',
    description: `Actual force in the wall at the load point, tension positive; not the effective force. ${point}`,
    symbol: 'F_a',
    default: 0,
  }),
  internal_pressure: quantity('internal_pressure', {
    title: 'Internal pressure',
    description: `Internal pressure at the load point. ${point}`,
    symbol: 'p_i',
    minimum: 0,
    default: 0,
  }),
  external_pressure: quantity('external_pressure', {
    title: 'External pressure',
    description: `External pressure at the load point. ${point}`,
    symbol: 'p_o',
    minimum: 0,
    default: 0,
  }),
  dogleg_severity: quantity('dogleg_severity', {
    title: 'Dogleg severity',
    description: 'Dogleg severity that bends the pipe, used for load cases without an entered dogleg severity.',
    symbol: 'kappa',
    minimum: 0,
    default: 0,
  }),
  load_cases: optional(
    rows(
      {
        name: text({
          title: 'Name',
          description: 'Name of the load case in the results.',
          minLength: 1,
          maxLength: 60,
          example: 'shut-in',
        }),
        internal_pressure: quantity('internal_pressure', {
          title: 'Internal pressure',
          description: 'Internal pressure at the location of the load case.',
          symbol: 'p_i',
          minimum: 0,
          example: 4500,
        }),
        external_pressure: quantity('external_pressure', {
          title: 'External pressure',
          description: 'External pressure at the location of the load case.',
          symbol: 'p_o',
          minimum: 0,
          example: 500,
        }),
        axial_force: quantity('well_tubular_force', {
          title: 'Axial force',
          description: 'Actual force in the wall at the location of the load case, tension positive.',
          symbol: 'F_a',
          example: 220000,
        }),
        temperature: optional(
          quantity('well_temperature', {
            title: 'Temperature',
            description: 'Pipe temperature of the load case, if different from the general value.',
            symbol: 'T',
            above: -60,
          }),
        ),
        dogleg_severity: optional(
          quantity('dogleg_severity', {
            title: 'Dogleg severity',
            description: 'Dogleg severity of the load case, if different from the general value.',
            symbol: 'kappa',
            minimum: 0,
          }),
        ),
      },
      {
        title: 'Load cases',
        description: 'Load cases, one row per case. If no rows are entered, the load point is the only case.',
        minItems: 1,
        maxItems: 100,
      },
    ),
  ),
}

const factor = (title: string, symbol: string, otherwise: number) =>
  quantity('safety_factor', {
    title,
    description: 'Factor by which the load is multiplied.',
    symbol,
    minimum: 1,
    default: otherwise,
  })

const designParams = {
  design_factor_burst: factor('Burst design factor', 'DF_b', 1.1),
  design_factor_collapse: factor('Collapse design factor', 'DF_c', 1),
  design_factor_tension: factor('Tension design factor', 'DF_t', 1.3),
  design_factor_triaxial: factor('Triaxial design factor', 'DF_v', 1.25),
  collapse_axial_method: choice(METHODS, {
    title: 'Collapse under axial stress',
    description: 'Collapse method: API TR 5C3 (2018), as introduced by the 2015 addendum, or the 1994 bulletin.',
    default: TR_2018,
  }),
  end_condition: choice(ENDS, {
    title: 'End condition',
    description:
      'Axial condition for the internal pressure at first yield: constant axial force, or closed-end force added.',
    default: OPEN,
  }),
  axial_force_excluding_end_cap: quantity('well_tubular_force', {
    title: 'Axial force excluding end caps',
    description: 'Axial force before the pressure force on closed ends is added.',
    symbol: 'F_0',
    default: 0,
    usedWhen: ofCapped,
  }),
  envelope_points: count({
    title: 'Envelope points',
    description: 'Number of rows in the envelope table, evenly spaced over the axial force.',
    minimum: 8,
    maximum: 5000,
    default: 120,
  }),
}

export const inputs = grouped({ Pipe: pipeParams, Steel: steelParams, Loads: loadParams, Design: designParams })
export type Params = ParamsOf<typeof inputs>
