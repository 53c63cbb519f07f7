/** Inputs of the work: pumps and surface equipment, bit, tripping and cuttings. */
import { choice, count, inPractice } from '@keelson/workflow'

export const CLOSED = 'closed'
export const OPEN = 'open'
export const PEAK = 'peak'
export const AVERAGE = 'average'
export const CONSTANT = 'constant'
export const BURKHARDT = 'burkhardt'
const EQUAL_PRESSURE = 'equal_pressure'
export const EQUAL_VELOCITY = 'equal_velocity'

const MOORE = 'moore'
export const GUO_FANG = 'guo_fang'

export const NONE = 'none'
const HYDRAULIC_POWER = 'hydraulic_power'
export const JET_IMPACT = 'jet_impact'

const { quantity, quantityList } = inPractice('oilfield')

export const pumpParams = {
  flow_rate: quantity('pump_rate', {
    title: 'Flow rate',
    description: 'Of the circulation.',
    symbol: 'q',
    minimum: 0,
    example: 450,
    requiredUnless: [{ inputs: ['pipe_velocity'], when: { analysis: ['pipe'] } }],
  }),
  maximum_pump_pressure: quantity('pressure_loss', {
    title: 'Greatest pump pressure',
    description: 'Not given, the standpipe pressure is not checked.',
    symbol: 'p_max',
    above: 0,
    example: 4500,
  }),
  surface_equipment_case: count({
    title: 'Type of surface equipment',
    description:
      'Standpipe, hose, swivel and kelly by the IADC, 1 the smallest to 4 the largest. Not given, nothing is lost there.',
    minimum: 1,
    maximum: 4,
    example: 3,
  }),
  surface_equipment_pressure_loss: quantity('pressure_loss', {
    title: 'Pressure loss in surface equipment',
    description: 'Measured at the flow rate, in place of the type.',
    symbol: 'dP_s',
    minimum: 0,
    example: 60,
    overrides: [{ inputs: ['surface_equipment_case'] }],
  }),
}

export const bitParams = {
  bit_diameter: quantity('hole_diameter', {
    title: 'Bit diameter',
    description: 'Not given, that of the hole at the bit.',
    symbol: 'd_b',
    above: 0,
    example: 8.5,
  }),
  nozzle_sizes: quantityList('-', {
    title: 'Nozzle sizes',
    description: 'In 32nds of an inch: 14 is 14/32 in. Not given in a circulation, the bit is left out of the losses.',
    symbol: 'N_z',
    minimum: 4,
    maximum: 40,
    minItems: 1,
    maxItems: 20,
  }),
  discharge_coefficient: quantity('-', {
    title: 'Discharge coefficient',
    description: 'Of the nozzles.',
    symbol: 'C_d',
    minimum: 0.5,
    maximum: 1.05,
    default: 0.95,
    assumed: 'the classical one; the 0.98 of API RP 13D loses 6 % less at the bit',
  }),
  optimisation_criterion: choice(
    { [NONE]: 'None', [HYDRAULIC_POWER]: 'Maximum hydraulic power', [JET_IMPACT]: 'Maximum jet impact force' },
    {
      title: 'Best hydraulics',
      description: 'What the best flow rate and nozzle area are to give most of at the bit.',
      default: NONE,
    },
  ),
  parasitic_pressure_loss: quantity('pressure_loss', {
    title: 'Parasitic pressure loss',
    description: 'All losses but that of the bit, at the flow rate; below the greatest pump pressure.',
    symbol: 'p_ref',
    above: 0,
    example: 906,
  }),
  parasitic_exponent: quantity('-', {
    title: 'Exponent of the parasitic loss',
    description: 'Of the flow rate; measured at two rates where that is possible.',
    symbol: 'm',
    minimum: 1,
    maximum: 2,
    default: 1.75,
    assumed: 'turbulent flow in the string',
  }),
  minimum_flow_rate: quantity('pump_rate', {
    title: 'Least flow rate',
    description: 'That cleans the hole. Not given, there is no lower bound.',
    symbol: 'q_min',
    above: 0,
    example: 300,
  }),
  maximum_flow_rate: quantity('pump_rate', {
    title: 'Greatest flow rate',
    description: 'Of the pump at its greatest pressure. Not given, there is no upper bound.',
    symbol: 'q_max',
    above: 0,
    example: 650,
  }),
}

export const trippingParams = {
  tripping_speed: quantity('annular_velocity', {
    title: 'Tripping speed',
    description: 'Of the pipe. Not given in a circulation, surge and swab are left out.',
    symbol: 'v_t',
    minimum: 0,
    example: 90,
  }),
  tripping_speed_basis: choice(
    { [PEAK]: 'Peak speed', [AVERAGE]: 'Average speed of a stand' },
    {
      title: 'Tripping speed is',
      description: 'The peak, or the average of a stand, of which the peak is 1.5 times. Not given, the peak.',
      assumed: 'the peak speed: an average that is entered as a peak understates surge and swab',
    },
  ),
  pipe_end: choice(
    { [CLOSED]: 'Closed end', [OPEN]: 'Open end' },
    {
      title: 'End of the string',
      description: 'Closed by a float or a plugged bit, or open. Not given, closed.',
      assumed: 'closed, which makes surge and swab the larger',
    },
  ),
  open_pipe_split: choice(
    { [EQUAL_PRESSURE]: 'Equal pressure loss', [EQUAL_VELOCITY]: 'Equal velocity' },
    {
      title: 'Swept mud divides by',
      description: 'Equal loss in pipe and annulus, or the equal velocity of the hand formula.',
      default: EQUAL_PRESSURE,
      assumed: 'pipe and annulus end at the same pressures; equal velocities can give less in the annulus',
    },
  ),
  clinging_model: choice(
    { [CONSTANT]: 'Entered value', [BURKHARDT]: 'Burkhardt' },
    {
      title: 'Clinging constant is',
      description: 'Given, or by Burkhardt from the diameters and the regime of the flow.',
      default: CONSTANT,
    },
  ),
  clinging_constant: quantity('-', {
    title: 'Clinging constant',
    description: 'Share of its speed with which the pipe drags the mud. Not given, 0.45.',
    symbol: 'K_c',
    minimum: 0,
    maximum: 1,
    example: 0.45,
    assumed: 'the 0.45 of the field, at the upper end of the chart of Burkhardt',
  }),
}

export const cuttingsParams = {
  rate_of_penetration: quantity('rate_of_penetration', {
    title: 'Rate of penetration',
    description: 'Not given, the mud carries no weight of cuttings.',
    symbol: 'ROP',
    minimum: 0,
    example: 60,
  }),
  slip_velocity_model: choice(
    { [MOORE]: 'Moore', [GUO_FANG]: 'Guo and Fang' },
    {
      title: 'Slip velocity by',
      description: 'Moore, or Guo and Fang for any sphericity.',
      default: MOORE,
    },
  ),
  cuttings_diameter: quantity('cuttings_diameter', {
    title: 'Cuttings diameter',
    description: 'Mean.',
    symbol: 'd_c',
    above: 0,
    default: 0.25,
    assumed: 'a quarter inch; larger ones fall faster',
  }),
  cuttings_density: quantity('rock_density', {
    title: 'Cuttings density',
    description: '2.6 g/cm3 is 21.7 ppg; above the mud weight.',
    symbol: 'rho_s',
    above: 0,
    default: 21.7,
    assumed: 'sandstone and shale; heavier ones fall faster',
  }),
  cuttings_sphericity: quantity('-', {
    title: 'Sphericity of the cuttings',
    description: '1 is a sphere.',
    symbol: 'psi',
    minimum: 0.2,
    maximum: 1,
    default: 0.8,
    assumed: 'common cuttings; rounder ones fall faster',
  }),
}

/** The best rate is sought. */
export const sought = { optimisation_criterion: [HYDRAULIC_POWER, JET_IMPACT] } as const
export const bounds = { parasitic_exponent: sought, minimum_flow_rate: sought, maximum_flow_rate: sought } as const
export const trip = {
  takes: ['clinging_model'],
  may: ['tripping_speed_basis', 'pipe_end'],
  mayWhen: { open_pipe_split: { pipe_end: [OPEN] }, clinging_constant: { clinging_model: [CONSTANT] } },
} as const
export const cuttings = {
  takes: ['slip_velocity_model', 'cuttings_diameter', 'cuttings_density'],
  may: ['bit_diameter', 'rate_of_penetration'],
  mayWhen: { cuttings_sphericity: { slip_velocity_model: [GUO_FANG] } },
} as const
