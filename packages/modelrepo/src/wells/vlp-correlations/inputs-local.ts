/** Conditions in place: what flows at one point of a pipe, and the pressure of a gas. */
import { inPractice } from '@keelson/workflow'

const { quantity } = inPractice('oilfield')

const NOT_USED = 'it stands beside the superficial velocities, which govern'

export const pressureParams = {
  pressure: quantity('well_pressure_absolute', {
    title: 'Pressure',
    description: 'At the point, or of the gas.',
    symbol: 'p',
    above: 0,
    example: 800,
  }),
}

export const localParams = {
  superficial_liquid_velocity: quantity('pipe_flow_velocity', {
    title: 'Superficial liquid velocity',
    description: 'Liquid rate in place over the bore.',
    symbol: 'v_sl',
    minimum: 0,
    example: 4.67,
  }),
  superficial_gas_velocity: quantity('pipe_flow_velocity', {
    title: 'Superficial gas velocity',
    description: 'Gas rate in place over the bore.',
    symbol: 'v_sg',
    minimum: 0,
    example: 8.72,
  }),
  liquid_density: quantity('liquid_density', {
    title: 'Liquid density',
    description: 'In place; more than that of the gas.',
    symbol: 'rho_l',
    above: 0,
    example: 49.9,
  }),
  gas_density: quantity('gas_density', {
    title: 'Gas density',
    description: 'In place.',
    symbol: 'rho_g',
    above: 0,
    example: 2.6,
  }),
  liquid_viscosity: quantity('dynamic_viscosity', {
    title: 'Liquid viscosity',
    description: 'In place.',
    symbol: 'mu_l',
    above: 0,
    example: 2,
  }),
  gas_viscosity: quantity('dynamic_viscosity', {
    title: 'Gas viscosity',
    description: 'In place.',
    symbol: 'mu_g',
    above: 0,
    example: 0.0131,
  }),
  surface_tension: quantity('surface_tension', {
    title: 'Interfacial tension',
    description: 'Of gas and liquid in place.',
    symbol: 'sigma',
    above: 0,
    example: 30,
  }),
  length: quantity('well_section_length', {
    title: 'Length',
    description: 'Of a piece of pipe over which the conditions hold; gives its pressure drop.',
    symbol: 'L_s',
    above: 0,
    example: 100,
  }),
  mass_flow_rate: quantity('mass_flow_rate', {
    title: 'Mass flow',
    description: 'Repeated, and not used: the superficial velocities govern.',
    example: 10,
    inert: NOT_USED,
  }),
  quality: quantity('-', {
    title: 'Quality',
    description: 'Mass share of the gas. Repeated, and not used: the superficial velocities govern.',
    minimum: 0,
    maximum: 1,
    example: 0.3,
    inert: NOT_USED,
  }),
}
