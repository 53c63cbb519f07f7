/** Inputs of the line and its load: weight, heat, pressure, lay tension, or the compression itself. */
import { optional, quantity } from '@keelson/workflow'

export const lineParams = {
  submerged_weight: quantity({
    title: 'Submerged weight',
    description: 'Weight in water in operation; it counts towards the available download.',
    symbol: 'w',
    unit: 'N/m',
    above: 0,
    typical: [50, 10000],
    example: 700,
  }),
  installation_submerged_weight: optional(
    quantity({
      title: 'Submerged weight at installation',
      description:
        'Weight under which the pipe took up the shape of the imperfection. Without an imperfection length it gives the required download, by the design formula or the universal curve at the natural length; beside one, only that length.',
      symbol: 'w_0',
      unit: 'N/m',
      above: 0,
      typical: [50, 10000],
      example: 700,
    }),
  ),
  temperature_change: optional(
    quantity({
      title: 'Temperature rise',
      description: 'Uniform rise above as-laid.',
      symbol: 'Delta_T',
      unit: 'K',
      difference: true,
      typical: [0, 150],
      example: 40,
      requiredWhen: {},
      requiredUnless: [{ inputs: ['effective_axial_compression'] }],
    }),
  ),
  internal_pressure_change: quantity({
    title: 'Internal pressure above as-laid',
    description: 'Change of the internal pressure from as-laid to operation.',
    symbol: 'Delta_p',
    unit: 'Pa',
    typical: [0, 100e6],
    default: 0,
  }),
  residual_lay_tension: quantity({
    title: 'Residual lay tension',
    description: 'Effective, tension positive.',
    symbol: 'H_lay',
    unit: 'N',
    typical: [0, 3e6],
    default: 0,
  }),
  effective_axial_compression: optional(
    quantity({
      title: 'Effective axial compression',
      description: 'Compression positive; it replaces the one of heat, pressure and lay tension.',
      symbol: 'P',
      unit: 'N',
      above: 0,
      typical: [1e4, 2e7],
      example: 1.2e6,
      overrides: [
        { inputs: ['internal_pressure_change', 'temperature_change', 'residual_lay_tension', 'poisson_ratio'] },
      ],
    }),
  ),
  bending_stiffness: optional(
    quantity({
      title: 'Bending stiffness',
      description: 'EI; it replaces that of the steel section.',
      symbol: 'EI',
      unit: 'N*m2',
      above: 0,
      typical: [1e4, 1e10],
      example: 1e7,
    }),
  ),
  axial_friction_coefficient: optional(
    quantity({
      title: 'Axial friction coefficient',
      description: 'For the vertical mode of Hobbs only, which is not worked out without it.',
      symbol: 'mu_a',
      unit: '-',
      above: 0,
      typical: [0.1, 1],
      example: 0.5,
    }),
  ),
}
