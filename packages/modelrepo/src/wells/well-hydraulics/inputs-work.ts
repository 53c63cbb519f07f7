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
    description: 'Flow rate of the mud circulation.',
    symbol: 'q',
    minimum: 0,
    example: 450,
    requiredUnless: [{ inputs: ['pipe_velocity'], when: { analysis: ['pipe'] } }],
  }),
  maximum_pump_pressure: quantity('pressure_loss', {
    title: 'Maximum pump pressure',
    description: 'Maximum operating pressure of the pump. If not entered, the standpipe pressure is not checked.',
    symbol: 'p_max',
    above: 0,
    example: 4500,
  }),
  surface_equipment_case: count({
    title: 'Surface equipment type',
    description:
      'IADC type of standpipe, hose, swivel and kelly, from 1 (smallest) to 4 (largest). If not entered, no surface equipment loss is included.',
    minimum: 1,
    maximum: 4,
    example: 3,
  }),
  surface_equipment_pressure_loss: quantity('pressure_loss', {
    title: 'Surface equipment pressure loss',
    description: 'Pressure loss measured at the flow rate, used instead of the IADC type.',
    symbol: 'dP_s',
    minimum: 0,
    example: 60,
    overrides: [{ inputs: ['surface_equipment_case'] }],
  }),
}

export const bitParams = {
  bit_diameter: quantity('hole_diameter', {
    title: 'Bit diameter',
    description: 'Diameter of the bit. If not entered, the hole diameter at the bit is used.',
    symbol: 'd_b',
    above: 0,
    example: 8.5,
  }),
  nozzle_sizes: quantityList('-', {
    title: 'Nozzle sizes',
    description:
      'Nozzle sizes in 32nds of an inch (14 is 14/32 in). If not entered for a circulation, the bit is excluded from the losses.',
    symbol: 'N_z',
    minimum: 4,
    maximum: 40,
    minItems: 1,
    maxItems: 20,
  }),
  discharge_coefficient: quantity('-', {
    title: 'Discharge coefficient',
    description: 'Discharge coefficient of the nozzles.',
    symbol: 'C_d',
    minimum: 0.5,
    maximum: 1.05,
    default: 0.95,
    assumed: 'Classical value. With the API RP 13D value of 0.98, the bit pressure loss is 6 % lower.',
  }),
  optimisation_criterion: choice(
    { [NONE]: 'None', [HYDRAULIC_POWER]: 'Maximum hydraulic power', [JET_IMPACT]: 'Maximum jet impact force' },
    {
      title: 'Optimisation criterion',
      description: 'Quantity at the bit to be maximised by the flow rate and nozzle area.',
      default: NONE,
    },
  ),
  parasitic_pressure_loss: quantity('pressure_loss', {
    title: 'Parasitic pressure loss',
    description:
      'All pressure losses except the bit loss, at the entered flow rate. Must be below the maximum pump pressure.',
    symbol: 'p_ref',
    above: 0,
    example: 906,
  }),
  parasitic_exponent: quantity('-', {
    title: 'Parasitic loss exponent',
    description: 'Exponent of the flow rate in the parasitic loss, preferably measured at two rates.',
    symbol: 'm',
    minimum: 1,
    maximum: 2,
    default: 1.75,
    assumed: 'Turbulent flow in the string.',
  }),
  minimum_flow_rate: quantity('pump_rate', {
    title: 'Minimum flow rate',
    description: 'Minimum flow rate for hole cleaning. If not entered, there is no lower bound.',
    symbol: 'q_min',
    above: 0,
    example: 300,
  }),
  maximum_flow_rate: quantity('pump_rate', {
    title: 'Maximum flow rate',
    description: 'Flow rate of the pump at maximum pressure. If not entered, there is no upper bound.',
    symbol: 'q_max',
    above: 0,
    example: 650,
  }),
}

export const trippingParams = {
  tripping_speed: quantity('annular_velocity', {
    title: 'Tripping speed',
    description:
      'Speed of the pipe while tripping. If not entered for a circulation, surge and swab are not calculated.',
    symbol: 'v_t',
    minimum: 0,
    example: 90,
  }),
  tripping_speed_basis: choice(
    { [PEAK]: 'Peak speed', [AVERAGE]: 'Average speed per stand' },
    {
      title: 'Tripping speed basis',
      description:
        'Peak speed, or average speed per stand (the peak is assumed to be 1.5 times the average). Default: peak.',
      assumed: 'Peak speed. If an average is entered as a peak, surge and swab are underestimated.',
    },
  ),
  pipe_end: choice(
    { [CLOSED]: 'Closed end', [OPEN]: 'Open end' },
    {
      title: 'String end',
      description: 'Condition of the string end: closed by a float or a plugged bit, or open. Default: closed.',
      assumed: 'Closed end, which gives the higher surge and swab pressures.',
    },
  ),
  open_pipe_split: choice(
    { [EQUAL_PRESSURE]: 'Equal pressure loss', [EQUAL_VELOCITY]: 'Equal velocity' },
    {
      title: 'Swept mud division',
      description:
        'Division of the swept mud between pipe and annulus for equal pressure loss, or for equal velocity as in field handbooks.',
      default: EQUAL_PRESSURE,
      assumed:
        'Division for equal pressure loss in pipe and annulus. Division for equal velocity can give a lower annular flow.',
    },
  ),
  clinging_model: choice(
    { [CONSTANT]: 'Entered value', [BURKHARDT]: 'Burkhardt' },
    {
      title: 'Clinging constant method',
      description: 'Entered value, or the Burkhardt method based on the diameters and flow regime.',
      default: CONSTANT,
    },
  ),
  clinging_constant: quantity('-', {
    title: 'Clinging constant',
    description: 'Fraction of the pipe speed at which the mud is dragged by the pipe. Default: 0.45.',
    symbol: 'K_c',
    minimum: 0,
    maximum: 1,
    example: 0.45,
    assumed: 'Field value of 0.45, at the upper end of the Burkhardt chart.',
  }),
}

export const cuttingsParams = {
  rate_of_penetration: quantity('rate_of_penetration', {
    title: 'Rate of penetration',
    description: 'Rate of penetration for the cuttings load. If not entered, the weight of cuttings is not included.',
    symbol: 'ROP',
    minimum: 0,
    example: 60,
  }),
  slip_velocity_model: choice(
    { [MOORE]: 'Moore', [GUO_FANG]: 'Guo and Fang' },
    {
      title: 'Slip velocity method',
      description: 'Slip velocity by Moore, or by Guo and Fang for any sphericity.',
      default: MOORE,
    },
  ),
  cuttings_diameter: quantity('cuttings_diameter', {
    title: 'Cuttings diameter',
    description: 'Mean diameter of the cuttings.',
    symbol: 'd_c',
    above: 0,
    default: 0.25,
    assumed: 'Quarter-inch cuttings. Larger cuttings settle faster.',
  }),
  cuttings_density: quantity('rock_density', {
    title: 'Cuttings density',
    description: 'Density of the cuttings (2.6 g/cm³ is 21.7 ppg). Must exceed the mud weight.',
    symbol: 'rho_s',
    above: 0,
    default: 21.7,
    assumed: 'Sandstone and shale. Denser cuttings settle faster.',
  }),
  cuttings_sphericity: quantity('-', {
    title: 'Cuttings sphericity',
    description: 'Sphericity of the cuttings; 1 for a sphere.',
    symbol: 'psi',
    minimum: 0.2,
    maximum: 1,
    default: 0.8,
    assumed: 'Typical cuttings. Rounder cuttings settle faster.',
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
