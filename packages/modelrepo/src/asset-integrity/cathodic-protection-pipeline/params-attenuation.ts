/** Inputs of the attenuation by a linear leakage; it is worked only where all three are given. */
import { optional, quantity } from '@keelson/workflow'

/** Inputs without which the attenuation is not worked. */
export const ATTENUATION = ['coating_leakage_conductance', 'half_length', 'drain_point_potential_shift'] as const

export const attenuationParams = {
  coating_leakage_conductance: optional(
    quantity('coating_conductance', {
      title: 'Leakage conductance',
      description: 'Of the coated surface, per area.',
      symbol: 'g',
      above: 0,
      usual: [0.000001, 0.1],
      example: 0.001,
    }),
  ),
  half_length: optional(
    quantity('pipeline_length', {
      title: 'Half length',
      description: 'From the drain point to the point without current: mid-span, or an insulated end.',
      symbol: 'L_d',
      above: 0,
      example: 20000,
    }),
  ),
  drain_point_potential_shift: optional(
    quantity('protection_potential', {
      title: 'Potential shift at the drain point',
      description: 'From the natural potential; negative for protection.',
      symbol: 'E_0',
      example: -0.4,
    }),
  ),
}
