/** Inputs of the well: depths, hole and string, the window of its mud, and the single pipe or annulus. */
import { choice, inPractice, rows } from '@keelson/workflow'

const { quantity } = inPractice('oilfield')

const UNLESS_SECTIONS = { requiredUnless: [{ inputs: ['sections'] }] } as const

export const wellParams = {
  measured_depth: quantity('well_depth', {
    title: 'Measured depth',
    description: 'Bit depth measured along the well.',
    symbol: 'D_m',
    above: 0,
    example: 8000,
  }),
  true_vertical_depth: quantity('well_depth', {
    title: 'True vertical depth',
    description: 'True vertical depth of the bit. Must not exceed the measured depth.',
    symbol: 'D_v',
    above: 0,
    example: 8000,
  }),
  hole_diameter: quantity('hole_diameter', {
    title: 'Hole diameter',
    description: 'Diameter of the open hole, or inside diameter of the casing.',
    symbol: 'd_h',
    above: 0,
    example: 8.5,
    ...UNLESS_SECTIONS,
  }),
  drill_pipe_outer_diameter: quantity('tubing_diameter', {
    title: 'Drill pipe outside diameter',
    description: 'Outside diameter of the drill pipe body.',
    symbol: 'd_p',
    above: 0,
    example: 4.5,
    ...UNLESS_SECTIONS,
  }),
  drill_pipe_inner_diameter: quantity('tubing_diameter', {
    title: 'Drill pipe inside diameter',
    description: 'Inside diameter of the drill pipe body.',
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
          title: 'Section type',
          description: 'Section of the string, or of the annulus around the string.',
        },
      ),
      outer_diameter: quantity('hole_diameter', {
        title: 'Outside diameter',
        description: 'Outside diameter of the pipe; for an annulus, the hole diameter or casing inside diameter.',
        symbol: 'd_o',
        above: 0,
        example: 8.5,
      }),
      inner_diameter: quantity('tubing_diameter', {
        title: 'Inside diameter',
        description: 'Inside diameter of the pipe; for an annulus, the outside diameter of the pipe inside it.',
        symbol: 'd_in',
        above: 0,
        example: 5,
      }),
      length: quantity('well_section_length', {
        title: 'Length',
        description: 'Section length along the well.',
        symbol: 'L',
        above: 0,
        example: 5000,
      }),
    },
    {
      title: 'Sections',
      description:
        'String and annulus sections, each set from the surface down to the measured depth. If not entered, one drill pipe and one annulus are used. Tripping requires the annulus sections and, for an open end, also the string sections.',
      minItems: 1,
      maxItems: 60,
      overrides: [{ inputs: ['drill_pipe_outer_diameter', 'drill_pipe_inner_diameter', 'hole_diameter'] }],
    },
  ),
  eccentricity: quantity('-', {
    title: 'Eccentricity',
    description: 'Pipe offset divided by the radial clearance: 0 for a centred pipe, 1 for contact with the wall.',
    symbol: 'e',
    minimum: 0,
    maximum: 1,
    default: 0,
    assumed: 'Pipe centred in the hole. An eccentric annulus has a lower pressure loss.',
  }),
  pore_pressure_gradient: quantity('mud_density', {
    title: 'Pore pressure gradient',
    description:
      'Pore pressure gradient as equivalent mud weight. If not entered, swab and static mud are not checked against influx.',
    symbol: 'rho_pp',
    above: 0,
    example: 9.5,
  }),
  fracture_gradient: quantity('mud_density', {
    title: 'Fracture gradient',
    description:
      'Fracture gradient as equivalent mud weight. If not entered, circulation and surge are not checked against fracture.',
    symbol: 'rho_fr',
    above: 0,
    example: 13,
  }),
}

export const passageParams = {
  pipe_inner_diameter: quantity('tubing_diameter', {
    title: 'Pipe inside diameter',
    description: 'Inside diameter of the single pipe.',
    symbol: 'd',
    above: 0,
    example: 4,
  }),
  pipe_length: quantity('well_section_length', {
    title: 'Pipe length',
    description: 'Length of the single pipe.',
    symbol: 'L_p',
    above: 0,
    example: 5000,
  }),
  pipe_velocity: quantity('annular_velocity', {
    title: 'Pipe velocity',
    description: 'Mean velocity in the pipe. If not entered, the velocity is calculated from the flow rate.',
    symbol: 'v',
    minimum: 0,
    example: 600,
    overrides: [{ inputs: ['flow_rate'] }],
  }),
  drill_pipe_annulus_length: quantity('well_section_length', {
    title: 'Drill pipe annulus length',
    description: 'Length of the annulus around the drill pipe, measured along the well.',
    symbol: 'L_dp',
    above: 0,
    example: 3000,
  }),
  drill_collar_outer_diameter: quantity('tubing_diameter', {
    title: 'Drill collar outside diameter',
    description: 'Outside diameter of the drill collars. If not entered, there is no drill collar annulus.',
    symbol: 'd_dc',
    above: 0,
    example: 6.75,
  }),
  drill_collar_annulus_length: quantity('well_section_length', {
    title: 'Drill collar annulus length',
    description:
      'Length of the annulus around the drill collars, measured along the well. Required if the collar diameter is entered.',
    symbol: 'L_dc',
    above: 0,
    example: 450,
  }),
}
