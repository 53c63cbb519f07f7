/** The method, and what the simplified one takes of flow and forces. */
import { choice, quantity } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'

export const SIMPLIFIED = 'simplified static'
export const ABSOLUTE = 'absolute lateral static stability'
export const GENERALISED = 'generalised lateral stability'

const METHODS = {
  [SIMPLIFIED]: 'Simplified static (DNV-RP-E305)',
  [ABSOLUTE]: 'Absolute lateral static (DNV-RP-F109)',
  [GENERALISED]: 'Generalised lateral (DNV-RP-F109)',
} as const

export const method = {
  method: choice(METHODS, {
    title: 'Stability method',
    description:
      'Simplified static method of DNV-RP-E305, or absolute static or generalised lateral stability of DNV-RP-F109.',
    default: ABSOLUTE,
  }),
}

export const amplitudes = {
  velocity_amplitude: field.waveVelocity({
    title: 'Velocity amplitude',
    description: 'Total horizontal velocity amplitude at the pipe due to waves and current.',
    symbol: 'U_a',
    example: 1.5,
  }),
  acceleration_amplitude: quantity('acceleration', {
    title: 'Acceleration amplitude',
    description: 'Horizontal water particle acceleration amplitude at the pipe.',
    symbol: 'A_a',
    minimum: 0,
    example: 0.5,
  }),
  drag_coefficient: coefficient('Drag coefficient', 'C_D', [0.5, 1.5], 0.7),
  inertia_coefficient: coefficient('Inertia coefficient', 'C_M', [1, 4], 3.29),
  lift_coefficient: coefficient('Lift coefficient', 'C_L', [0.5, 1.5], 0.9),
}

function coefficient(title: string, symbol: string, usual: readonly [number, number], otherwise: number) {
  return quantity('drag_coefficient', {
    title,
    description: `${title} for the simplified method. Default: DNV-RP-E305 value.`,
    symbol,
    minimum: 0,
    usual,
    default: otherwise,
  })
}
