/** Inputs of the simplified static method. */
import { optional, quantity } from '@keelson/workflow'
import { simplified } from './modes.ts'

export const simplifiedParams = {
  velocity_amplitude: optional(
    quantity({
      title: 'Velocity amplitude',
      description: 'Total horizontal velocity amplitude at the pipe, wave and current.',
      symbol: 'U_a',
      unit: 'm/s',
      minimum: 0,
      typical: [0, 4],
      example: 1.5,
      usedWhen: simplified,
      requiredWhen: simplified,
    }),
  ),
  acceleration_amplitude: optional(
    quantity({
      title: 'Acceleration amplitude',
      description: 'Horizontal acceleration amplitude at the pipe.',
      symbol: 'A_a',
      unit: 'm/s2',
      minimum: 0,
      typical: [0, 4],
      example: 0.5,
      usedWhen: simplified,
      requiredWhen: simplified,
    }),
  ),
  drag_coefficient: quantity({
    title: 'Drag coefficient',
    description: 'Drag coefficient of the simplified method.',
    symbol: 'C_D',
    unit: '-',
    minimum: 0,
    typical: [0.5, 1.5],
    default: 0.7,
    usedWhen: simplified,
  }),
  inertia_coefficient: quantity({
    title: 'Inertia coefficient',
    description: 'Inertia coefficient of the simplified method.',
    symbol: 'C_M',
    unit: '-',
    minimum: 0,
    typical: [1, 4],
    default: 3.29,
    usedWhen: simplified,
  }),
  lift_coefficient: quantity({
    title: 'Lift coefficient',
    description: 'Lift coefficient of the simplified method.',
    symbol: 'C_L',
    unit: '-',
    minimum: 0,
    typical: [0.5, 1.5],
    default: 0.9,
    usedWhen: simplified,
  }),
}
