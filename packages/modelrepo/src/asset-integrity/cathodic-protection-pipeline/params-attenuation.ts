/** Inputs of the attenuation by a linear leakage; it is worked only where all three are given. */
import { optional, quantity } from '@keelson/workflow'

/** Inputs without which the attenuation is not worked. */
export const ATTENUATION = ['coating_leakage_conductance', 'half_length', 'drain_point_potential_shift'] as const

export const attenuationParams = {
  coating_leakage_conductance: optional(
    quantity({
      title: 'Leakage conductance',
      description: 'Of the coated surface, per area.',
      symbol: 'g',
      unit: 'S/m2',
      above: 0,
      typical: [1e-6, 0.1],
      example: 0.001,
    }),
  ),
  half_length: optional(
    quantity({
      title: 'Half length',
      description: 'From the drain point to the point without current: mid-span, or an insulated end.',
      symbol: 'L_d',
      unit: 'm',
      above: 0,
      typical: [10, 200000],
      example: 20000,
    }),
  ),
  drain_point_potential_shift: optional(
    quantity({
      title: 'Potential shift at the drain point',
      description: 'From the natural potential; negative for protection.',
      symbol: 'E_0',
      unit: 'V',
      typical: [-1.5, 0],
      example: -0.4,
    }),
  ),
}
