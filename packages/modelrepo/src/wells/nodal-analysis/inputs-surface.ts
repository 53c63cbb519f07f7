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
      description:
        'Node at which the inflow and outflow curves are drawn. The operating rate does not depend on the node.',
      default: BOTTOMHOLE,
    },
  ),
}

export const chokeParams = {
  choke_size: quantity('-', {
    title: 'Choke size (64ths of an inch)',
    description: 'Bean size in 64ths of an inch; enter 32 for 32/64 in. If not entered, there is no choke.',
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
      description: 'Critical flow correlation for the choke bean. Default: Gilbert.',
      assumed: 'Most widely used correlation. The other three give wellhead pressures 10 to 25 % lower.',
    },
  ),
}

export const flowlineParams = {
  separator_pressure: quantity('well_pressure_absolute', {
    title: 'Separator pressure',
    description: 'Pressure at the end of the flowline. If not entered, there is no flowline.',
    symbol: 'p_sep',
    above: 0,
    usual: [50, 1500],
    example: 150,
    overrides: [{ inputs: ['wellhead_pressure'] }],
  }),
  flowline_length: quantity('well_section_length', {
    title: 'Flowline length',
    description:
      'Length of the flowline, required if a separator pressure is entered. Enter 0 for a separator at the wellhead.',
    symbol: 'L_f',
    minimum: 0,
    example: 6000,
  }),
  flowline_inner_diameter: quantity('tubing_diameter', {
    title: 'Flowline inside diameter',
    description: 'Inside diameter of the flowline, required if a separator pressure is entered.',
    symbol: 'd_f',
    above: 0,
    example: 3.068,
  }),
  flowline_inclination: quantity('inclination', {
    title: 'Flowline inclination',
    description: 'Uniform inclination from horizontal in the flow direction, positive uphill. Default: horizontal.',
    symbol: 'theta_f',
    minimum: -90,
    maximum: 90,
    example: 1.5,
    assumed: 'Horizontal flowline. A flowline rising to the separator increases the wellhead pressure.',
  }),
  flowline_roughness: quantity('pipe_roughness', {
    title: 'Flowline roughness',
    description:
      'Absolute roughness of the flowline, less than half the inside diameter. Default: the tubing roughness.',
    symbol: 'epsilon_f',
    minimum: 0,
    example: 0.0018,
    assumed: 'Same roughness as the tubing. A corroded or waxed flowline is rougher, which lowers the rate.',
  }),
  flowline_temperature: quantity('well_temperature', {
    title: 'Flowline temperature',
    description: 'Uniform temperature of the flowline. Default: the wellhead temperature.',
    symbol: 'T_f',
    example: 110,
    assumed: 'Same temperature as the wellhead. If the flowline cools, the oil becomes more viscous.',
  }),
}

export const sensitivityParams = {
  sensitivity_parameter: choice(PARAMETERS, {
    title: 'Sensitivity input',
    description:
      'Input varied in the sensitivity analysis. The whole system is solved for each value. If not entered, no sensitivity analysis is performed.',
  }),
  sensitivity_values: quantityList('-', {
    title: 'Sensitivity values',
    description:
      'Values in the unit of the varied input, such as inches for a diameter, psia for a pressure or stb/d/psi for a productivity index.',
    minItems: 2,
    maxItems: 20,
  }),
}
