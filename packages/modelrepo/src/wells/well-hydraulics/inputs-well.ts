/** Inputs of the well: depths, hole and string, the window of its mud, and the single pipe or annulus. */
import { choice, inPractice, rows } from '@keelson/workflow'

const { quantity } = inPractice('oilfield')

const UNLESS_SECTIONS = { requiredUnless: [{ inputs: ['sections'] }] } as const

export const wellParams = {
  measured_depth: quantity('well_depth', {
    title: 'Measured depth',
    description: 'Of the bit.',
    symbol: 'D_m',
    above: 0,
    example: 8000,
  }),
  true_vertical_depth: quantity('well_depth', {
    title: 'True vertical depth',
    description: 'Of the bit; at most the measured depth.',
    symbol: 'D_v',
    above: 0,
    example: 8000,
  }),
  hole_diameter: quantity('hole_diameter', {
    title: 'Hole diameter',
    description: 'Of the hole, or inside of the casing.',
    symbol: 'd_h',
    above: 0,
    example: 8.5,
    ...UNLESS_SECTIONS,
  }),
  drill_pipe_outer_diameter: quantity('tubing_diameter', {
    title: 'Drill pipe outer diameter',
    description: 'Of the body.',
    symbol: 'd_p',
    above: 0,
    example: 4.5,
    ...UNLESS_SECTIONS,
  }),
  drill_pipe_inner_diameter: quantity('tubing_diameter', {
    title: 'Drill pipe inner diameter',
    description: 'Of the body.',
    symbol: 'd_i',
    above: 0,
    example: 3.826,
    ...UNLESS_SECTIONS,
  }),
  sections: rows(
    {
      kind: choice(
        { pipe: 'Pipe', annulus: 'Annulus' },
        {
          title: 'Kind',
          description: 'A stretch of the string, or of the annulus around it.',
        },
      ),
      outer_diameter: quantity('hole_diameter', {
        title: 'Outer diameter',
        description: 'Pipe: of the pipe. Annulus: of the hole, or inside of the casing.',
        symbol: 'd_o',
        above: 0,
        example: 8.5,
      }),
      inner_diameter: quantity('tubing_diameter', {
        title: 'Inner diameter',
        description: 'Pipe: its bore. Annulus: of the pipe in it.',
        symbol: 'd_in',
        above: 0,
        example: 5,
      }),
      length: quantity('well_section_length', {
        title: 'Length',
        description: 'Measured along the well.',
        symbol: 'L',
        above: 0,
        example: 5000,
      }),
    },
    {
      title: 'Sections',
      description:
        'String and annulus section by section, each from the surface down and each as long as the measured depth. Without them one drill pipe and one annulus. Tripping needs those of the annulus, and with an open end those of the string.',
      minItems: 1,
      maxItems: 60,
      overrides: [{ inputs: ['drill_pipe_outer_diameter', 'drill_pipe_inner_diameter', 'hole_diameter'] }],
    },
  ),
  eccentricity: quantity('-', {
    title: 'Eccentricity',
    description: 'Offset of the pipe over the radial clearance: 0 in the middle, 1 on the wall.',
    symbol: 'e',
    minimum: 0,
    maximum: 1,
    default: 0,
    assumed: 'a pipe in the middle of the hole; off the middle the annulus loses less',
  }),
  pore_pressure_gradient: quantity('mud_density', {
    title: 'Pore pressure gradient',
    description: 'As a mud weight. Not given, neither swab nor the mud at rest is checked against it.',
    symbol: 'rho_pp',
    above: 0,
    example: 9.5,
  }),
  fracture_gradient: quantity('mud_density', {
    title: 'Fracture gradient',
    description: 'As a mud weight. Not given, neither circulation nor surge is checked against it.',
    symbol: 'rho_fr',
    above: 0,
    example: 13,
  }),
}

export const passageParams = {
  pipe_inner_diameter: quantity('tubing_diameter', {
    title: 'Pipe inner diameter',
    description: 'Of the one pipe.',
    symbol: 'd',
    above: 0,
    example: 4,
  }),
  pipe_length: quantity('well_section_length', {
    title: 'Pipe length',
    description: 'Of the one pipe.',
    symbol: 'L_p',
    above: 0,
    example: 5000,
  }),
  pipe_velocity: quantity('annular_velocity', {
    title: 'Velocity in the pipe',
    description: 'Mean velocity. Not given, it follows from the flow rate.',
    symbol: 'v',
    minimum: 0,
    example: 600,
    overrides: [{ inputs: ['flow_rate'] }],
  }),
  drill_pipe_annulus_length: quantity('well_section_length', {
    title: 'Length of the annulus at the drill pipe',
    description: 'Along the well.',
    symbol: 'L_dp',
    above: 0,
    example: 3000,
  }),
  drill_collar_outer_diameter: quantity('tubing_diameter', {
    title: 'Drill collar outer diameter',
    description: 'Not given, there is no annulus at drill collars.',
    symbol: 'd_dc',
    above: 0,
    example: 6.75,
  }),
  drill_collar_annulus_length: quantity('well_section_length', {
    title: 'Length of the annulus at the drill collars',
    description: 'Needed with the diameter of the collars.',
    symbol: 'L_dc',
    above: 0,
    example: 450,
  }),
}
