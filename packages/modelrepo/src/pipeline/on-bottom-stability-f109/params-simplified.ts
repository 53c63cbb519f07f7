/** Inputs of the simplified static method. */
import { optional, quantity } from '@keelson/workflow'
import { simplified } from './modes.ts'

export const simplifiedParams = {
  velocity_amplitude: optional(
    quantity('wave_particle_velocity', {
      title: 'Velocity amplitude',
      description: 'Total horizontal velocity amplitude at the pipe, wave and current.',
      symbol: 'U_a',
      minimum: 0,
      example: 1.5,
      usedWhen: simplified,
      requiredWhen: simplified,
    }),
  ),
  acceleration_amplitude: optional(
    quantity('acceleration', {
      title: 'Acceleration amplitude',
      description: 'Horizontal acceleration amplitude at the pipe.',
      symbol: 'A_a',
      minimum: 0,
      example: 0.5,
      usedWhen: simplified,
      requiredWhen: simplified,
    }),
  ),
  drag_coefficient: quantity('drag_coefficient', {
    title: 'Drag coefficient',
    description: 'Drag coefficient of the simplified method.',
    symbol: 'C_D',
    minimum: 0,
    usual: [0.5, 1.5],
    default: 0.7,
    usedWhen: simplified,
  }),
  inertia_coefficient: quantity('drag_coefficient', {
    title: 'Inertia coefficient',
    description: 'Inertia coefficient of the simplified method.',
    symbol: 'C_M',
    minimum: 0,
    usual: [1, 4],
    default: 3.29,
    usedWhen: simplified,
  }),
  lift_coefficient: quantity('drag_coefficient', {
    title: 'Lift coefficient',
    description: 'Lift coefficient of the simplified method.',
    symbol: 'C_L',
    minimum: 0,
    usual: [0.5, 1.5],
    default: 0.9,
    usedWhen: simplified,
  }),
}
