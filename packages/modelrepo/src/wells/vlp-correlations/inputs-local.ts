/** Conditions in place: what flows at one point of a pipe, and the pressure of a gas. */
import { inPractice } from '@keelson/workflow'

const { quantity } = inPractice('oilfield')

const NOT_USED = 'reported only; the superficial velocities govern'

export const pressureParams = {
  pressure: quantity('well_pressure_absolute', {
    title: 'Pressure',
    description: 'Pressure at the point, or pressure of the gas.',
    symbol: 'p',
    above: 0,
    example: 800,
  }),
}

export const localParams = {
  superficial_liquid_velocity: quantity('pipe_flow_velocity', {
    title: 'Superficial liquid velocity',
    description: 'Liquid volume rate at in-situ conditions divided by the bore area.',
    symbol: 'v_sl',
    minimum: 0,
    example: 4.67,
  }),
  superficial_gas_velocity: quantity('pipe_flow_velocity', {
    title: 'Superficial gas velocity',
    description: 'Gas volume rate at in-situ conditions divided by the bore area.',
    symbol: 'v_sg',
    minimum: 0,
    example: 8.72,
  }),
  liquid_density: quantity('liquid_density', {
    title: 'Liquid density',
    description: 'Liquid density at in-situ conditions. Must exceed the gas density.',
    symbol: 'rho_l',
    above: 0,
    example: 49.9,
  }),
  gas_density: quantity('gas_density', {
    title: 'Gas density',
    description: 'Gas density at in-situ conditions.',
    symbol: 'rho_g',
    above: 0,
    example: 2.6,
  }),
  liquid_viscosity: quantity('dynamic_viscosity', {
    title: 'Liquid viscosity',
    description: 'Liquid viscosity at in-situ conditions.',
    symbol: 'mu_l',
    above: 0,
    example: 2,
  }),
  gas_viscosity: quantity('dynamic_viscosity', {
    title: 'Gas viscosity',
    description: 'Gas viscosity at in-situ conditions.',
    symbol: 'mu_g',
    above: 0,
    example: 0.0131,
  }),
  surface_tension: quantity('surface_tension', {
    title: 'Interfacial tension',
    description: 'Interfacial tension between gas and liquid at in-situ conditions.',
    symbol: 'sigma',
    above: 0,
    example: 30,
  }),
  length: quantity('well_section_length', {
    title: 'Length',
    description: 'Length of a pipe section with uniform conditions, used for the pressure drop.',
    symbol: 'L_s',
    above: 0,
    example: 100,
  }),
  mass_flow_rate: quantity('mass_flow_rate', {
    title: 'Mass flow rate',
    description: 'Mass flow rate, reported but not used. The superficial velocities govern.',
    example: 10,
    inert: NOT_USED,
  }),
  quality: quantity('-', {
    title: 'Gas mass fraction',
    description: 'Gas mass fraction (quality) of the flow, reported but not used. The superficial velocities govern.',
    minimum: 0,
    maximum: 1,
    example: 0.3,
    inert: NOT_USED,
  }),
}
