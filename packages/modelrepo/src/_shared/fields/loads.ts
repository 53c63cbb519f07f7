/** Fields of pressures, forces and temperatures on a pipe. */
import { fieldOf } from './field.ts'

export const loads = {
  internalPressure: fieldOf('internal_pressure', {
    title: 'Internal pressure',
    description: 'Pressure inside the pipe at the location assessed.',
    symbol: 'p_i',
    minimum: 0,
  }),
  externalPressure: fieldOf('external_pressure', {
    title: 'External pressure',
    description: 'External water pressure at the location assessed.',
    symbol: 'p_e',
    minimum: 0,
  }),
  internalPressureChange: fieldOf('pressure_change', {
    title: 'Internal pressure change',
    description: 'Increase in internal pressure from the as-laid condition to operation.',
    symbol: 'Delta_p',
  }),
  temperatureChange: fieldOf('temperature_difference', {
    title: 'Temperature rise',
    description: 'Uniform rise of pipe temperature above the as-laid temperature.',
    symbol: 'Delta_T',
  }),
  residualLayTension: fieldOf('pipe_axial_force', {
    title: 'Residual lay tension',
    description: 'Effective tension remaining in the pipe after laying, tension positive.',
    symbol: 'H',
  }),
  effectiveAxialForce: fieldOf('pipe_axial_force', {
    title: 'Effective axial force',
    description: 'Effective axial force in the pipe, tension positive.',
    symbol: 'S_eff',
  }),
  designTemperature: fieldOf('temperature', {
    title: 'Design temperature',
    description: 'Maximum steel temperature.',
    symbol: 'T_max',
  }),
  operatingPressure: fieldOf('pipe_pressure', {
    title: 'Maximum allowable operating pressure',
    description: 'MAOP. If omitted, the safe pressure is not checked.',
    symbol: 'MAOP',
    above: 0,
  }),
  bendingStrain: fieldOf('strain', {
    title: 'Bending strain',
    description: 'Nominal bending strain of the pipe.',
    symbol: 'epsilon',
    minimum: 0,
  }),
} as const
