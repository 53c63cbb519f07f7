/** The inputs of the string loads: a row for each casing string, what loads them, and the factors on it. */
import { inPractice, optional, rows, text } from '@keelson/workflow'

const { quantity } = inPractice('oilfield')

const MOST_STRINGS = 12

const columns = {
  name: text({
    title: 'Name',
    description: 'By which the answer calls it.',
    minLength: 1,
    maxLength: 60,
    example: 'surface',
  }),
  outer_diameter: quantity('tubing_diameter', {
    title: 'Outer diameter',
    description: 'Of the pipe body.',
    symbol: 'D',
    above: 0,
    example: 13.375,
  }),
  wall_thickness: quantity('wall_thickness_pipe', {
    title: 'Wall thickness',
    description: 'Nominal; less than half of the outer diameter.',
    symbol: 't',
    above: 0,
    example: 0.48,
  }),
  specified_minimum_yield_strength: quantity('steel_yield_strength', {
    title: 'Specified minimum yield strength',
    description: 'Of the grade, as API 5CT has it.',
    symbol: 'Y_p',
    above: 0,
    example: 55000,
  }),
  nominal_weight: quantity('pipe_mass_per_length', {
    title: 'Nominal weight',
    description: 'With couplings, in air.',
    symbol: 'w',
    above: 0,
    example: 68,
  }),
  setting_depth: quantity('well_depth', {
    title: 'Setting depth',
    description: 'Vertical depth of the shoe; the string hangs from the surface.',
    symbol: 'z_s',
    above: 0,
    example: 2000,
  }),
  mud_weight: quantity('mud_density', {
    title: 'Mud weight',
    description: 'That the string is run in, and that stands outside of it.',
    symbol: 'MW',
    above: 0,
    example: 9.3,
  }),
  formation_pressure_gradient: quantity('mud_density', {
    title: 'Formation pressure gradient',
    description: 'At the end of the next section; heavier than the gas.',
    symbol: 'G_p',
    above: 0,
    example: 11.5,
  }),
  fracture_gradient_at_shoe: quantity('mud_density', {
    title: 'Fracture gradient at the shoe',
    description: 'Heavier than the gas.',
    symbol: 'G_fr',
    above: 0,
    example: 12.8,
  }),
  next_section_total_depth: quantity('well_depth', {
    title: 'End of the next section',
    description: 'Vertical depth; at the shoe or below it.',
    symbol: 'z_n',
    above: 0,
    example: 10500,
  }),
  dogleg_severity: optional(
    quantity('dogleg_severity', {
      title: 'Dogleg severity',
      description: 'That bends the string near the surface; none where it is left out.',
      symbol: 'kappa',
      minimum: 0,
      example: 2,
    }),
  ),
  hole_diameter: optional(
    quantity('hole_diameter', {
      title: 'Hole diameter',
      description: 'Of the bit that drills for this string; for drift and clearance.',
      symbol: 'D_h',
      above: 0,
      example: 17.5,
    }),
  ),
  internal_fluid_level: optional(
    quantity('well_depth', {
      title: 'Fluid level inside',
      description: 'Vertical depth to which losses let it fall; down to the shoe where it is left out.',
      symbol: 'z_l',
      minimum: 0,
      example: 1000,
    }),
  ),
  next_mud_weight: optional(
    quantity('mud_density', {
      title: 'Next mud weight',
      description: 'Of the mud inside below its level; that outside where it is left out.',
      symbol: 'MW_n',
      above: 0,
      example: 12,
    }),
  ),
  connection_joint_strength: optional(
    quantity('well_tubular_force', {
      title: 'Strength of the connection',
      description: 'In tension. Without it the pipe body governs.',
      symbol: 'F_j',
      above: 0,
      example: 1069000,
    }),
  ),
}

export const strings = {
  strings: rows(columns, {
    title: 'Casing strings',
    description: 'One row each in running order, the outermost first.',
    minItems: 1,
    maxItems: MOST_STRINGS,
  }),
  gas_gradient: quantity('gas_gradient', {
    title: 'Gas gradient',
    description: 'Of the column of gas in burst.',
    symbol: 'g_g',
    minimum: 0,
    maximum: 0.3,
    default: 0.1,
    assumed: 'A light gas: a heavier one loads the surface less.',
  }),
  overpull: quantity('well_tubular_force', {
    title: 'Overpull',
    description: 'On the hanging string.',
    symbol: 'F_o',
    minimum: 0,
    default: 100000,
    assumed: 'The overpull that casing is usually designed for.',
  }),
}

const factor = (what: string, symbol: string, otherwise: number, assumed: string) =>
  quantity('safety_factor', {
    title: `Design factor, ${what}`,
    description: 'Least safety factor.',
    symbol,
    minimum: 1,
    default: otherwise,
    assumed,
  })

const USUAL = 'As most operators have it: take that of the operator.'
export const factors = {
  design_factor_burst: factor('burst', 'DF_b', 1.1, USUAL),
  design_factor_collapse: factor('collapse', 'DF_c', 1, 'As where the pipe is taken empty: others have up to 1.1.'),
  design_factor_tension: factor('tension', 'DF_t', 1.6, 'The highest that is usual: others have 1.3.'),
  design_factor_triaxial: factor('triaxial', 'DF_v', 1.25, USUAL),
}
