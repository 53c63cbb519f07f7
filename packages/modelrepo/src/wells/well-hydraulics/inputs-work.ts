/** Inputs of the work: pumps and surface equipment, bit, tripping and cuttings. */
import { choice, count, inPractice, optional } from '@keelson/workflow'
import * as modes from './modes.ts'

const { quantity, quantityList } = inPractice('oilfield')

export const pumpParams = {
  flow_rate: optional(
    quantity('pump_rate', {
      title: 'Flow rate',
      description: 'Of the circulation.',
      symbol: 'q',
      minimum: 0,
      example: 450,
      usedWhen: modes.pumped,
      requiredWhen: modes.pumped,
      requiredUnless: [{ inputs: ['pipe_velocity'], when: modes.onePipe }],
    }),
  ),
  maximum_pump_pressure: optional(
    quantity('pressure_loss', {
      title: 'Greatest pump pressure',
      description: 'Not given, the standpipe pressure is not checked.',
      symbol: 'p_max',
      above: 0,
      example: 4500,
      usedWhen: modes.throughBit,
      requiredWhen: modes.optimised,
    }),
  ),
  surface_equipment_case: optional(
    count({
      title: 'Type of surface equipment',
      description:
        'Standpipe, hose, swivel and kelly by the IADC, 1 the smallest to 4 the largest. Not given, nothing is lost there.',
      minimum: 1,
      maximum: 4,
      example: 3,
      usedWhen: modes.circulating,
    }),
  ),
  surface_equipment_pressure_loss: optional(
    quantity('pressure_loss', {
      title: 'Pressure loss in surface equipment',
      description: 'Measured at the flow rate, in place of the type.',
      symbol: 'dP_s',
      minimum: 0,
      example: 60,
      usedWhen: modes.circulating,
      overrides: [{ inputs: ['surface_equipment_case'] }],
    }),
  ),
}

export const bitParams = {
  bit_diameter: optional(
    quantity('hole_diameter', {
      title: 'Bit diameter',
      description: 'Not given, that of the hole at the bit.',
      symbol: 'd_b',
      above: 0,
      example: 8.5,
      usedWhen: modes.drilled,
      requiredWhen: { analysis: [modes.BIT] },
    }),
  ),
  nozzle_sizes: optional(
    quantityList('-', {
      title: 'Nozzle sizes',
      description:
        'In 32nds of an inch: 14 is 14/32 in. Not given in a circulation, the bit is left out of the losses.',
      symbol: 'N_z',
      minimum: 4,
      maximum: 40,
      minItems: 1,
      maxItems: 20,
      usedWhen: modes.throughBit,
      requiredWhen: { analysis: [modes.BIT] },
    }),
  ),
  discharge_coefficient: quantity('-', {
    title: 'Discharge coefficient',
    description: 'Of the nozzles.',
    symbol: 'C_d',
    minimum: 0.5,
    maximum: 1.05,
    default: 0.95,
    assumed: 'the classical one; the 0.98 of API RP 13D loses 6 % less at the bit',
    usedWhen: modes.throughBit,
  }),
  optimisation_criterion: choice([modes.NONE, modes.HYDRAULIC_POWER, modes.JET_IMPACT], {
    title: 'Best hydraulics',
    description: 'What the best flow rate and nozzle area are to give most of at the bit.',
    default: modes.NONE,
    usedWhen: modes.throughBit,
  }),
  parasitic_pressure_loss: optional(
    quantity('pressure_loss', {
      title: 'Parasitic pressure loss',
      description: 'All losses but that of the bit, at the flow rate; below the greatest pump pressure.',
      symbol: 'p_ref',
      above: 0,
      example: 906,
      usedWhen: modes.optimisedBit,
      requiredWhen: modes.optimisedBit,
    }),
  ),
  parasitic_exponent: quantity('-', {
    title: 'Exponent of the parasitic loss',
    description: 'Of the flow rate; measured at two rates where that is possible.',
    symbol: 'm',
    minimum: 1,
    maximum: 2,
    default: 1.75,
    assumed: 'turbulent flow in the string',
    usedWhen: modes.optimised,
  }),
  minimum_flow_rate: optional(
    quantity('pump_rate', {
      title: 'Least flow rate',
      description: 'That cleans the hole. Not given, there is no lower bound.',
      symbol: 'q_min',
      above: 0,
      example: 300,
      usedWhen: modes.optimised,
    }),
  ),
  maximum_flow_rate: optional(
    quantity('pump_rate', {
      title: 'Greatest flow rate',
      description: 'Of the pump at its greatest pressure. Not given, there is no upper bound.',
      symbol: 'q_max',
      above: 0,
      example: 650,
      usedWhen: modes.optimised,
    }),
  ),
}

export const trippingParams = {
  tripping_speed: optional(
    quantity('annular_velocity', {
      title: 'Tripping speed',
      description: 'Of the pipe. Not given in a circulation, surge and swab are left out.',
      symbol: 'v_t',
      minimum: 0,
      example: 90,
      usedWhen: modes.inWell,
      requiredWhen: { analysis: [modes.TRIPPING] },
    }),
  ),
  tripping_speed_basis: optional(
    choice([modes.PEAK, modes.AVERAGE], {
      title: 'Tripping speed is',
      description: 'The peak, or the average of a stand, of which the peak is 1.5 times. Not given, the peak.',
      assumed: 'the peak speed: an average that is entered as a peak understates surge and swab',
      usedWhen: modes.inWell,
    }),
  ),
  pipe_end: optional(
    choice([modes.CLOSED, modes.OPEN], {
      title: 'End of the string',
      description: 'Closed by a float or a plugged bit, or open. Not given, closed.',
      assumed: 'closed, which makes surge and swab the larger',
      usedWhen: modes.inWell,
    }),
  ),
  open_pipe_split: choice([modes.EQUAL_PRESSURE, modes.EQUAL_VELOCITY], {
    title: 'Swept mud divides by',
    description: 'Equal loss in pipe and annulus, or the equal velocity of the hand formula.',
    default: modes.EQUAL_PRESSURE,
    assumed: 'pipe and annulus end at the same pressures; equal velocities can give less in the annulus',
    usedWhen: modes.openEnded,
  }),
  clinging_model: choice([modes.CONSTANT, modes.BURKHARDT], {
    title: 'Clinging constant is',
    description: 'Given, or by Burkhardt from the diameters and the regime of the flow.',
    default: modes.CONSTANT,
    usedWhen: modes.inWell,
  }),
  clinging_constant: optional(
    quantity('-', {
      title: 'Clinging constant',
      description: 'Share of its speed with which the pipe drags the mud. Not given, 0.45.',
      symbol: 'K_c',
      minimum: 0,
      maximum: 1,
      example: 0.45,
      assumed: 'the 0.45 of the field, at the upper end of the chart of Burkhardt',
      usedWhen: modes.clung,
    }),
  ),
}

export const cuttingsParams = {
  rate_of_penetration: optional(
    quantity('rate_of_penetration', {
      title: 'Rate of penetration',
      description: 'Not given, the mud carries no weight of cuttings.',
      symbol: 'ROP',
      minimum: 0,
      example: 60,
      usedWhen: modes.carrying,
    }),
  ),
  slip_velocity_model: choice([modes.MOORE, modes.GUO_FANG], {
    title: 'Slip velocity by',
    description: 'Moore, or Guo and Fang for any sphericity.',
    default: modes.MOORE,
    usedWhen: modes.carrying,
  }),
  cuttings_diameter: quantity('cuttings_diameter', {
    title: 'Cuttings diameter',
    description: 'Mean.',
    symbol: 'd_c',
    above: 0,
    default: 0.25,
    assumed: 'a quarter inch; larger ones fall faster',
    usedWhen: modes.carrying,
  }),
  cuttings_density: quantity('rock_density', {
    title: 'Cuttings density',
    description: '2.6 g/cm3 is 21.7 ppg; above the mud weight.',
    symbol: 'rho_s',
    above: 0,
    default: 21.7,
    assumed: 'sandstone and shale; heavier ones fall faster',
    usedWhen: modes.carrying,
  }),
  cuttings_sphericity: quantity('-', {
    title: 'Sphericity of the cuttings',
    description: '1 is a sphere.',
    symbol: 'psi',
    minimum: 0.2,
    maximum: 1,
    default: 0.8,
    assumed: 'common cuttings; rounder ones fall faster',
    usedWhen: modes.bySphericity,
  }),
}
