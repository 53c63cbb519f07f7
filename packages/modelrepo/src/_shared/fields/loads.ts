/** Fields of pressures, forces and temperatures on a pipe. */
import { fieldOf } from './field.ts'

export const loads = {
  internalPressure: fieldOf('internal_pressure', {
    title: 'Internal pressure',
    description: 'Pressure inside the pipe at the point.',
    symbol: 'p_i',
    minimum: 0,
  }),
  externalPressure: fieldOf('external_pressure', {
    title: 'External pressure',
    description: 'Pressure of the water at the point.',
    symbol: 'p_e',
    minimum: 0,
  }),
  internalPressureChange: fieldOf('pressure_change', {
    title: 'Internal pressure above as-laid',
    description: 'Change of the internal pressure from as-laid to operation.',
    symbol: 'Delta_p',
  }),
  temperatureChange: fieldOf('temperature_difference', {
    title: 'Temperature rise',
    description: 'Uniform rise of the temperature of the pipe above as-laid.',
    symbol: 'Delta_T',
  }),
  residualLayTension: fieldOf('pipe_axial_force', {
    title: 'Residual lay tension',
    description: 'Effective tension left in the pipe by laying; tension positive.',
    symbol: 'H',
  }),
  effectiveAxialForce: fieldOf('pipe_axial_force', {
    title: 'Effective axial force',
    description: 'Tension positive.',
    symbol: 'S_eff',
  }),
  designTemperature: fieldOf('temperature', {
    title: 'Design temperature',
    description: 'Highest temperature of the steel.',
    symbol: 'T_max',
  }),
  operatingPressure: fieldOf('pipe_pressure', {
    title: 'Maximum allowable operating pressure',
    description: 'MAOP; without it a safe pressure has no verdict.',
    symbol: 'MAOP',
    above: 0,
  }),
  bendingStrain: fieldOf('strain', {
    title: 'Bending strain',
    description: 'Nominal strain of bending.',
    symbol: 'epsilon',
    minimum: 0,
  }),
} as const
