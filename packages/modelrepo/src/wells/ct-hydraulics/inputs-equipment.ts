/** Inputs of the tubing and its reel, and of a section on its own. */
import { inPractice, quantity as metric } from '@keelson/workflow'

const { quantity } = inPractice('oilfield')

export const tubing = {
  coiled_tubing_outer_diameter: quantity('tubing_diameter', {
    title: 'Coiled tubing outside diameter',
    description: 'Nominal outside diameter of the coiled tubing.',
    symbol: 'd_o',
    above: 0,
    example: 1.75,
  }),
  coiled_tubing_wall_thickness: quantity('wall_thickness_pipe', {
    title: 'Coiled tubing wall thickness',
    description: 'Nominal wall thickness of the coiled tubing. Must be less than half the outside diameter.',
    symbol: 't',
    above: 0,
    example: 0.134,
  }),
  pipe_roughness: quantity('pipe_roughness', {
    title: 'Pipe roughness',
    description:
      'Absolute roughness of tubing and annulus, less than half the inside diameter. Not used for a power law fluid.',
    symbol: 'epsilon',
    minimum: 0,
    default: 0.0006,
    assumed: 'New tubing. Scaled or corroded tubing is rougher and has a higher pressure loss.',
  }),
  coiled_tubing_length_in_hole: metric('well_depth', {
    title: 'Tubing length in hole',
    description: 'Depth of the tubing end, measured along the hole.',
    symbol: 'L_h',
    minimum: 0,
    example: 3000,
  }),
  coiled_tubing_length_on_reel: metric('well_section_length', {
    title: 'Tubing length on reel',
    description: 'Length of tubing wound on the reel. Enter 0 for no tubing on the reel.',
    symbol: 'L_r',
    minimum: 0,
    default: 0,
  }),
  reel_core_diameter: metric('reel_diameter', {
    title: 'Reel core diameter',
    description: 'Drum diameter if the reel width is entered; otherwise the mean coil diameter.',
    symbol: 'D_c',
    above: 0,
    example: 2.5,
  }),
  reel_width: metric('reel_diameter', {
    title: 'Reel width',
    description:
      'Width between the flanges. If the width is entered, the layers are calculated individually from the core.',
    symbol: 'B_r',
    above: 0,
    example: 1.9,
    inert: 'Only whole wraps fit in a layer, so the width has no effect until another wrap fits.',
  }),
  reel_pressure_loss: quantity('pressure_loss', {
    title: 'Reel pressure loss',
    description: 'Reel pressure loss, measured or known, used instead of the calculated value.',
    symbol: 'dP_r',
    minimum: 0,
    example: 150,
    overrides: [{ inputs: ['coiled_tubing_length_on_reel', 'reel_core_diameter', 'reel_width'] }],
  }),
  bottomhole_assembly_pressure_loss: quantity('pressure_loss', {
    title: 'Bottomhole assembly pressure loss',
    description: 'Pressure loss of tools and nozzles at the entered flow rate. The value is not scaled with rate.',
    symbol: 'dP_b',
    minimum: 0,
    default: 0,
    assumed: 'Open-ended tubing. Tools and nozzles increase the pump pressure.',
  }),
}

export const section = {
  tubing_inner_diameter: metric('tubing_diameter', {
    title: 'Section inside diameter',
    description: 'Inside diameter of the pipe section.',
    symbol: 'd',
    unit: 'm',
    above: 0,
    example: 0.0376,
  }),
  length: metric('well_section_length', {
    title: 'Section length',
    description: 'Length of the section measured along the pipe.',
    symbol: 'L',
    above: 0,
    example: 1000,
  }),
  coil_diameter: metric('reel_diameter', {
    title: 'Coil diameter',
    description: 'Mean coil diameter at the pipe centre. Must exceed the inside diameter.',
    symbol: 'D',
    above: 0,
    example: 2.5,
  }),
}
