/** Inputs of the line and its load: weight, heat, pressure, lay tension, or the compression itself. */
import { optional, quantity } from '@keelson/workflow'

export const lineParams = {
  submerged_weight: quantity('submerged_weight_per_length', {
    title: 'Submerged weight',
    description: 'Weight in water in operation; it counts towards the available download.',
    symbol: 'w',
    above: 0,
    usual: [50, 10000],
    example: 700,
  }),
  installation_submerged_weight: optional(
    quantity('submerged_weight_per_length', {
      title: 'Submerged weight at installation',
      description:
        'Weight under which the pipe took up the shape of the imperfection. Without an imperfection length it gives the required download, by the design formula or the universal curve at the natural length; beside one, only that length.',
      symbol: 'w_0',
      above: 0,
      usual: [50, 10000],
      example: 700,
    }),
  ),
  temperature_change: optional(
    quantity('temperature_difference', {
      title: 'Temperature rise',
      description: 'Uniform rise above as-laid.',
      symbol: 'Delta_T',
      example: 40,
      requiredWhen: {},
      requiredUnless: [{ inputs: ['effective_axial_compression'] }],
    }),
  ),
  internal_pressure_change: quantity('internal_pressure', {
    title: 'Internal pressure above as-laid',
    description: 'Change of the internal pressure from as-laid to operation.',
    symbol: 'Delta_p',
    default: 0,
  }),
  residual_lay_tension: quantity('pipe_axial_force', {
    title: 'Residual lay tension',
    description: 'Effective, tension positive.',
    symbol: 'H_lay',
    default: 0,
  }),
  effective_axial_compression: optional(
    quantity('pipe_axial_force', {
      title: 'Effective axial compression',
      description: 'Compression positive; it replaces the one of heat, pressure and lay tension.',
      symbol: 'P',
      above: 0,
      example: 1200,
      overrides: [
        { inputs: ['internal_pressure_change', 'temperature_change', 'residual_lay_tension', 'poisson_ratio'] },
      ],
    }),
  ),
  bending_stiffness: optional(
    quantity('flexural_rigidity', {
      title: 'Bending stiffness',
      description: 'EI; it replaces that of the steel section.',
      symbol: 'EI',
      above: 0,
      usual: [10, 1e7],
      example: 10000,
    }),
  ),
  axial_friction_coefficient: optional(
    quantity('friction_coefficient', {
      title: 'Axial friction coefficient',
      description: 'For the vertical mode of Hobbs only, which is not worked out without it.',
      symbol: 'mu_a',
      above: 0,
      usual: [0.1, 1],
      example: 0.5,
    }),
  ),
}
