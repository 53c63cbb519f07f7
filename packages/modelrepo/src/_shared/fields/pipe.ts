/** Fields of a pipe: its section, its weight and what it carries. */
import { fieldOf } from './field.ts'

export const pipe = {
  outerDiameter: fieldOf('line_pipe_outer_diameter', {
    title: 'Outside diameter',
    description: 'Outside diameter of the steel pipe, without its coatings.',
    symbol: 'D',
    above: 0,
  }),
  wallThickness: fieldOf('wall_thickness_pipe', {
    title: 'Wall thickness',
    description: 'Nominal wall of the steel pipe; less than half the outside diameter.',
    symbol: 't',
    above: 0,
  }),
  corrosionAllowance: fieldOf('corrosion_allowance', {
    title: 'Corrosion allowance',
    description: 'Wall set aside for corrosion, taken off the nominal wall.',
    symbol: 't_corr',
    minimum: 0,
  }),
  contentDensity: fieldOf('content_density', {
    title: 'Density of the contents',
    description: 'Density of what fills the pipe: 0 for an empty line.',
    symbol: 'rho_c',
    minimum: 0,
  }),
  submergedWeight: fieldOf('submerged_weight_per_length', {
    title: 'Submerged weight',
    description: 'Weight in water per length, in operation.',
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
    description: 'Gap between bed and pipe over the outside diameter, e/D.',
    symbol: 'e_D',
    minimum: 0,
    usual: [0, 5],
  }),
  concreteStiffnessFactor: fieldOf('-', {
    title: 'Concrete stiffness factor',
    description: 'What concrete adds to the stiffness of the steel, CSF.',
    symbol: 'CSF',
    minimum: 0,
    usual: [0, 1],
  }),
} as const
