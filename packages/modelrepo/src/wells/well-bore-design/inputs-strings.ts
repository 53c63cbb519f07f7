/** The inputs of the string loads: a row for each casing string, what loads them, and the factors on it. */
import { inPractice, optional, rows, text } from '@keelson/workflow'

const { quantity } = inPractice('oilfield')

const MOST_STRINGS = 12

const columns = {
  name: text({
    title: 'Name',
    description: 'Name of the string in the results.',
    minLength: 1,
    maxLength: 60,
    example: 'surface',
  }),
  outer_diameter: quantity('tubing_diameter', {
    title: 'Outside diameter',
    description: 'Outside diameter of the pipe body.',
    symbol: 'D',
    above: 0,
    example: 13.375,
  }),
  wall_thickness: quantity('wall_thickness_pipe', {
    title: 'Wall thickness',
    description: 'Nominal wall thickness. Must be less than half the outside diameter.',
    symbol: 't',
    above: 0,
    example: 0.48,
  }),
  specified_minimum_yield_strength: quantity('steel_yield_strength', {
    title: 'Specified minimum yield strength',
    description: 'Specified minimum yield strength of the grade to API 5CT.',
    symbol: 'Y_p',
    above: 0,
    example: 55000,
  }),
  nominal_weight: quantity('pipe_mass_per_length', {
    title: 'Nominal weight',
    description: 'Nominal weight in air, including couplings.',
    symbol: 'w',
    above: 0,
    example: 68,
  }),
  setting_depth: quantity('well_depth', {
    title: 'Setting depth',
    description: 'Vertical depth of the shoe. The string hangs from the surface.',
    symbol: 'z_s',
    above: 0,
    example: 2000,
  }),
  mud_weight: quantity('mud_density', {
    title: 'Mud weight',
    description: 'Density of the mud in which the string is run and which remains outside it.',
    symbol: 'MW',
    above: 0,
    example: 9.3,
  }),
  formation_pressure_gradient: quantity('mud_density', {
    title: 'Formation pressure gradient',
    description: 'Formation pressure gradient at the end of the next section. Must exceed the gas gradient.',
    symbol: 'G_p',
    above: 0,
    example: 11.5,
  }),
  fracture_gradient_at_shoe: quantity('mud_density', {
    title: 'Fracture gradient at the shoe',
    description: 'Fracture gradient at the shoe of the string. Must exceed the gas gradient.',
    symbol: 'G_fr',
    above: 0,
    example: 12.8,
  }),
  next_section_total_depth: quantity('well_depth', {
    title: 'Next section total depth',
    description: 'Vertical depth of the end of the next section, at or below the shoe.',
    symbol: 'z_n',
    above: 0,
    example: 10500,
  }),
  dogleg_severity: optional(
    quantity('dogleg_severity', {
      title: 'Dogleg severity',
      description: 'Dogleg severity that bends the string near the surface. If not entered, the string is straight.',
      symbol: 'kappa',
      minimum: 0,
      example: 2,
    }),
  ),
  hole_diameter: optional(
    quantity('hole_diameter', {
      title: 'Hole diameter',
      description: 'Diameter of the bit that drills for this string, used for bit passage and hole clearance.',
      symbol: 'D_h',
      above: 0,
      example: 17.5,
    }),
  ),
  internal_fluid_level: optional(
    quantity('well_depth', {
      title: 'Internal fluid level',
      description:
        'Vertical depth of the fluid level inside the string after losses. If not entered, the string is empty down to the shoe.',
      symbol: 'z_l',
      minimum: 0,
      example: 1000,
    }),
  ),
  next_mud_weight: optional(
    quantity('mud_density', {
      title: 'Next mud weight',
      description:
        'Density of the mud inside the string below the fluid level. If not entered, it equals the density of the mud outside.',
      symbol: 'MW_n',
      above: 0,
      example: 12,
    }),
  ),
  connection_joint_strength: optional(
    quantity('well_tubular_force', {
      title: 'Connection joint strength',
      description: 'Tensile strength of the connection. If not entered, the pipe body governs.',
      symbol: 'F_j',
      above: 0,
      example: 1069000,
    }),
  ),
}

export const strings = {
  strings: rows(columns, {
    title: 'Casing strings',
    description: 'One row per string in running order, outermost first.',
    minItems: 1,
    maxItems: MOST_STRINGS,
  }),
  gas_gradient: quantity('gas_gradient', {
    title: 'Gas gradient',
    description: 'Pressure gradient of the gas column in burst.',
    symbol: 'g_g',
    minimum: 0,
    maximum: 0.3,
    default: 0.1,
    assumed: 'Light gas. A heavier gas gives a lower surface pressure.',
  }),
  overpull: quantity('well_tubular_force', {
    title: 'Overpull',
    description: 'Overpull applied to the hanging string.',
    symbol: 'F_o',
    minimum: 0,
    default: 100000,
    assumed: 'Usual casing design overpull.',
  }),
}

const factor = (what: string, symbol: string, otherwise: number, assumed: string) =>
  quantity('safety_factor', {
    title: `${what} design factor`,
    description: 'Minimum required safety factor.',
    symbol,
    minimum: 1,
    default: otherwise,
    assumed,
  })

const USUAL = "Common operator value. Use the operator's own value."
export const factors = {
  design_factor_burst: factor('Burst', 'DF_b', 1.1, USUAL),
  design_factor_collapse: factor('Collapse', 'DF_c', 1, 'Usual value for empty pipe. Some operators use up to 1.1.'),
  design_factor_tension: factor('Tension', 'DF_t', 1.6, 'Upper end of the usual range. Some operators use 1.3.'),
  design_factor_triaxial: factor('Triaxial', 'DF_v', 1.25, USUAL),
}
