/** Inputs of the tubing and its reel, and of a section on its own. */
import { inPractice, quantity as metric } from '@keelson/workflow'

const { quantity } = inPractice('oilfield')

export const tubing = {
  coiled_tubing_outer_diameter: quantity('tubing_diameter', {
    title: 'Outer diameter of the coiled tubing',
    description: 'Nominal.',
    symbol: 'd_o',
    above: 0,
    example: 1.75,
  }),
  coiled_tubing_wall_thickness: quantity('wall_thickness_pipe', {
    title: 'Wall thickness of the coiled tubing',
    description: 'Nominal; less than half of the outer diameter.',
    symbol: 't',
    above: 0,
    example: 0.134,
  }),
  pipe_roughness: quantity('pipe_roughness', {
    title: 'Pipe roughness',
    description: 'Absolute, of tubing and annulus; less than half of the inside diameter. No part of a power law.',
    symbol: 'epsilon',
    minimum: 0,
    default: 0.0006,
    assumed: 'new tubing; a scaled or corroded one is rougher, and loses more',
  }),
  coiled_tubing_length_in_hole: metric('well_depth', {
    title: 'Length of tubing in the hole',
    description: 'Measured depth of its end.',
    symbol: 'L_h',
    minimum: 0,
    example: 3000,
  }),
  coiled_tubing_length_on_reel: metric('well_section_length', {
    title: 'Length of tubing on the reel',
    description: 'What is wound up; 0 for none.',
    symbol: 'L_r',
    minimum: 0,
    default: 0,
  }),
  reel_core_diameter: metric('reel_diameter', {
    title: 'Core diameter of the reel',
    description: 'Of the drum with the width of the reel; without it the mean diameter of the coil.',
    symbol: 'D_c',
    above: 0,
    example: 2.5,
  }),
  reel_width: metric('reel_diameter', {
    title: 'Width of the reel',
    description: 'Between the flanges: the layers are then taken one by one from the core.',
    symbol: 'B_r',
    above: 0,
    example: 1.9,
    inert: 'only whole wraps stand in a layer: it counts where another one fits',
  }),
  reel_pressure_loss: quantity('pressure_loss', {
    title: 'Pressure loss on the reel',
    description: 'In place of the calculated one.',
    symbol: 'dP_r',
    minimum: 0,
    example: 150,
    overrides: [{ inputs: ['coiled_tubing_length_on_reel', 'reel_core_diameter', 'reel_width'] }],
  }),
  bottomhole_assembly_pressure_loss: quantity('pressure_loss', {
    title: 'Pressure loss of the bottom-hole assembly',
    description: 'Of tools and nozzles at this rate; as given, and not scaled with the rate.',
    symbol: 'dP_b',
    minimum: 0,
    default: 0,
    assumed: 'tubing with an open end; tools and nozzles add to the pump pressure',
  }),
}

export const section = {
  tubing_inner_diameter: metric('tubing_diameter', {
    title: 'Inside diameter of the section',
    description: 'Of the pipe.',
    symbol: 'd',
    unit: 'm',
    above: 0,
    example: 0.0376,
  }),
  length: metric('well_section_length', {
    title: 'Length of the section',
    description: 'Along the pipe.',
    symbol: 'L',
    above: 0,
    example: 1000,
  }),
  coil_diameter: metric('reel_diameter', {
    title: 'Coil diameter',
    description: 'Mean, at the centre of the pipe; above the inside diameter.',
    symbol: 'D',
    above: 0,
    example: 2.5,
  }),
}
