/** Inputs above the wellhead: choke, flowline and separator; the node, and what is varied. */
import { choice, inPractice } from '@keelson/workflow'

const { quantity, quantityList } = inPractice('oilfield')

export const BOTTOMHOLE = 'bottomhole'
const WELLHEAD = 'wellhead'
export const SEPARATOR = 'separator'

/** What a sensitivity varies. */
const PARAMETERS = {
  tubing_inner_diameter: 'Tubing inside diameter',
  wellhead_pressure: 'Wellhead pressure',
  separator_pressure: 'Separator pressure',
  flowline_inner_diameter: 'Flowline inside diameter',
  choke_size: 'Choke size',
  reservoir_pressure: 'Reservoir pressure',
  productivity_index: 'Productivity index',
  skin: 'Skin',
  water_cut: 'Water cut',
  gas_oil_ratio: 'Producing gas-oil ratio',
} as const
export type Parameter = keyof typeof PARAMETERS

export const nodeParams = {
  solution_node: choice(
    { [BOTTOMHOLE]: 'Bottomhole', [WELLHEAD]: 'Wellhead', [SEPARATOR]: 'Separator' },
    {
      title: 'Node',
      description: 'Where the two curves are drawn; the operating rate is the same at each.',
      default: BOTTOMHOLE,
    },
  ),
}

export const chokeParams = {
  choke_size: quantity('-', {
    title: 'Choke size',
    description: 'Bean in 64ths of an inch: 32 means 32/64 in. Not given: no choke.',
    symbol: 'S_b',
    minimum: 4,
    maximum: 128,
    usual: [8, 64],
    example: 28,
    overrides: [{ inputs: ['wellhead_pressure'] }],
  }),
  choke_correlation: choice(
    { gilbert: 'Gilbert', ros: 'Ros', baxendell: 'Baxendell', achong: 'Achong' },
    {
      title: 'Choke correlation',
      description: 'Law of critical flow through the bean; taken as Gilbert where it is not given.',
      assumed: 'the law most in use; the other three hold the wellhead at pressures 10 to 25 % lower',
    },
  ),
}

export const flowlineParams = {
  separator_pressure: quantity('well_pressure_absolute', {
    title: 'Separator pressure',
    description: 'At the end of the flowline. Not given: no flowline.',
    symbol: 'p_sep',
    above: 0,
    usual: [50, 1500],
    example: 150,
    overrides: [{ inputs: ['wellhead_pressure'] }],
  }),
  flowline_length: quantity('well_section_length', {
    title: 'Flowline length',
    description: 'Needed with the separator pressure; 0 puts the separator at the wellhead.',
    symbol: 'L_f',
    minimum: 0,
    example: 6000,
  }),
  flowline_inner_diameter: quantity('tubing_diameter', {
    title: 'Flowline inside diameter',
    description: 'Needed with the separator pressure.',
    symbol: 'd_f',
    above: 0,
    example: 3.068,
  }),
  flowline_inclination: quantity('inclination', {
    title: 'Flowline inclination',
    description:
      'From the horizontal in the direction of flow, uphill positive, the same all along; level where not given.',
    symbol: 'theta_f',
    minimum: -90,
    maximum: 90,
    example: 1.5,
    assumed: 'a level line: one that rises to the separator asks for more pressure at the wellhead',
  }),
  flowline_roughness: quantity('pipe_roughness', {
    title: 'Flowline roughness',
    description: 'Absolute, less than half the inside diameter; that of the tubing where not given.',
    symbol: 'epsilon_f',
    minimum: 0,
    example: 0.0018,
    assumed: 'as rough as the tubing: a corroded or waxed line is rougher, and the well gives less',
  }),
  flowline_temperature: quantity('well_temperature', {
    title: 'Flowline temperature',
    description: 'The same all along; that of the wellhead where not given.',
    symbol: 'T_f',
    example: 110,
    assumed: 'as warm as the wellhead: a line that cools holds a more viscous oil',
  }),
}

export const sensitivityParams = {
  sensitivity_parameter: choice(PARAMETERS, {
    title: 'Input to vary',
    description: 'The whole system is solved again for each of its values. Not given: no sensitivity.',
  }),
  sensitivity_values: quantityList('-', {
    title: 'Values of it',
    description:
      'Plain numbers in the unit in which the input is declared: in for a diameter, psia for a pressure, stb/d/psi, scf/stb.',
    minItems: 2,
    maxItems: 20,
  }),
}
