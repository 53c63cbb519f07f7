/** Fields of a pipe: its section, its weight and what it carries. */
import { fieldOf } from './field.ts'

export const pipe = {
  outerDiameter: fieldOf('line_pipe_outer_diameter', {
    title: 'Outside diameter',
    description: 'Outside diameter of the steel pipe, excluding coatings.',
    symbol: 'D',
    above: 0,
  }),
  wallThickness: fieldOf('wall_thickness_pipe', {
    title: 'Wall thickness',
    description: 'Nominal wall thickness of the steel pipe. Must be less than half the outside diameter.',
    symbol: 't',
    above: 0,
  }),
  corrosionAllowance: fieldOf('corrosion_allowance', {
    title: 'Corrosion allowance',
    description: 'Wall thickness allowance for corrosion, deducted from the nominal wall thickness.',
    symbol: 't_corr',
    minimum: 0,
  }),
  contentDensity: fieldOf('content_density', {
    title: 'Content density',
    description: 'Density of the pipe contents, 0 for an empty line.',
    symbol: 'rho_c',
    minimum: 0,
  }),
  submergedWeight: fieldOf('submerged_weight_per_length', {
    title: 'Submerged weight',
    description: 'Submerged weight per unit length in operation.',
    symbol: 'w',
    above: 0,
  }),
  spanLength: fieldOf('span_length', {
    title: 'Span length',
    description: 'Length of the free span between its shoulders.',
    symbol: 'L',
    above: 0,
  }),
  gapRatio: fieldOf('-', {
    title: 'Gap ratio',
    description: 'Ratio of the gap between seabed and pipe to the outside diameter, e/D.',
    symbol: 'e_D',
    minimum: 0,
    usual: [0, 5],
  }),
  concreteStiffnessFactor: fieldOf('-', {
    title: 'Concrete stiffness factor',
    description: 'Proportional increase in steel pipe stiffness due to the concrete coating, CSF.',
    symbol: 'CSF',
    minimum: 0,
    usual: [0, 1],
  }),
} as const
