/** Inputs of the tubing and its reel, and of a section on its own. */
import { inPractice, quantity as metric, optional } from '@keelson/workflow'
import * as modes from './modes.ts'

const { quantity } = inPractice('oilfield')
const needed = { usedWhen: modes.whole, requiredWhen: modes.whole } as const

export const tubingParams = {
  coiled_tubing_outer_diameter: optional(
    quantity('tubing_diameter', {
      title: 'Outer diameter of the coiled tubing',
      description: 'Nominal.',
      symbol: 'd_o',
      above: 0,
      example: 1.75,
      ...needed,
    }),
  ),
  coiled_tubing_wall_thickness: optional(
    quantity('wall_thickness_pipe', {
      title: 'Wall thickness of the coiled tubing',
      description: 'Nominal; less than half of the outer diameter.',
      symbol: 't',
      above: 0,
      example: 0.134,
      ...needed,
    }),
  ),
  pipe_roughness: quantity('pipe_roughness', {
    title: 'Pipe roughness',
    description: 'Absolute, of tubing and annulus; less than half of the inside diameter. No part of a power law.',
    symbol: 'epsilon',
    minimum: 0,
    default: 0.0006,
    assumed: 'new tubing; a scaled or corroded one is rougher, and loses more',
  }),
  coiled_tubing_length_in_hole: optional(
    metric('well_depth', {
      title: 'Length of tubing in the hole',
      description: 'Measured depth of its end.',
      symbol: 'L_h',
      minimum: 0,
      example: 3000,
      ...needed,
    }),
  ),
  coiled_tubing_length_on_reel: metric('well_section_length', {
    title: 'Length of tubing on the reel',
    description: 'What is wound up; 0 for none.',
    symbol: 'L_r',
    minimum: 0,
    default: 0,
    usedWhen: modes.whole,
  }),
  reel_core_diameter: optional(
    metric('reel_diameter', {
      title: 'Core diameter of the reel',
      description: 'Of the drum with the width of the reel; without it the mean diameter of the coil.',
      symbol: 'D_c',
      above: 0,
      example: 2.5,
      usedWhen: modes.whole,
    }),
  ),
  reel_width: optional(
    metric('reel_diameter', {
      title: 'Width of the reel',
      description: 'Between the flanges: the layers are then taken one by one from the core.',
      symbol: 'B_r',
      above: 0,
      example: 1.9,
      inert: 'only whole wraps stand in a layer: it counts where another one fits',
      usedWhen: modes.whole,
    }),
  ),
  reel_pressure_loss: optional(
    quantity('pressure_loss', {
      title: 'Pressure loss on the reel',
      description: 'In place of the calculated one.',
      symbol: 'dP_r',
      minimum: 0,
      example: 150,
      usedWhen: modes.whole,
      overrides: [{ inputs: ['coiled_tubing_length_on_reel', 'reel_core_diameter', 'reel_width'] }],
    }),
  ),
  bottomhole_assembly_pressure_loss: quantity('pressure_loss', {
    title: 'Pressure loss of the bottom-hole assembly',
    description: 'Of tools and nozzles at this rate; as given, and not scaled with the rate.',
    symbol: 'dP_b',
    minimum: 0,
    default: 0,
    assumed: 'tubing with an open end; tools and nozzles add to the pump pressure',
    usedWhen: modes.whole,
  }),
}

export const sectionParams = {
  tubing_inner_diameter: optional(
    metric('tubing_diameter', {
      title: 'Inside diameter of the section',
      description: 'Of the pipe.',
      symbol: 'd',
      unit: 'm',
      above: 0,
      example: 0.0376,
      usedWhen: modes.oneSection,
      requiredWhen: modes.oneSection,
    }),
  ),
  length: optional(
    metric('well_section_length', {
      title: 'Length of the section',
      description: 'Along the pipe.',
      symbol: 'L',
      above: 0,
      example: 1000,
      usedWhen: modes.oneSection,
      requiredWhen: modes.oneSection,
    }),
  ),
  coil_diameter: optional(
    metric('reel_diameter', {
      title: 'Coil diameter',
      description: 'Mean, at the centre of the pipe; above the inside diameter.',
      symbol: 'D',
      above: 0,
      example: 2.5,
      usedWhen: modes.coiled,
      requiredWhen: modes.coiled,
    }),
  ),
}
