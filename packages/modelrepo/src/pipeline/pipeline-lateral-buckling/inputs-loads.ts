/** Inputs of heat, pressure and lay tension, and of what is asked of the modes. */

import { MODES } from '@keelson/physics/pipeline-buckling/hobbs-modes.ts'
import { optional, quantity, rows, textList } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import { NO_LAY_TENSION, NO_PRESSURE } from '../_shared/buckling/inputs.ts'

const MOST_ROWS = 2000

export const loadParams = {
  temperature_change: optional(
    field.temperatureChange({
      example: 12,
      requiredWhen: {},
      requiredUnless: [{ inputs: ['temperature_profile'] }, { inputs: ['fully_restrained_force'] }],
    }),
  ),
  temperature_profile: optional(
    rows(
      {
        position: quantity('pipeline_length', {
          title: 'Position',
          description: 'Distance along the line from its hot end.',
          symbol: 'x',
          usual: [0, 1.3e6],
        }),
        temperature_change: field.temperatureChange({
          description: 'Temperature rise above the as-laid temperature at this position.',
        }),
      },
      {
        title: 'Temperature profile',
        description:
          'Temperature rise above the as-laid temperature along the route, with positions increasing from 0 to the line length. Values vary linearly between rows and are constant before the first row and after the last. Replaces the uniform temperature rise.',
        minItems: 2,
        maxItems: MOST_ROWS,
        overrides: [{ inputs: ['temperature_change'] }],
      },
    ),
  ),
  internal_pressure_change: field.internalPressureChange({ minimum: 0, ...NO_PRESSURE }),
  residual_lay_tension: field.residualLayTension({ minimum: 0, ...NO_LAY_TENSION }),
  fully_restrained_force: optional(
    quantity('pipe_axial_force', {
      title: 'Fully restrained compression',
      description:
        'Fully restrained compression, compression positive and uniform along the line. Replaces temperature, pressure and lay tension in the force calculation. Pressure still applies in the load-controlled criterion. The first mode is evaluated at this force.',
      symbol: 'P_0',
      above: 0,
      example: 1200,
      overrides: [
        {
          inputs: ['temperature_change', 'temperature_profile', 'residual_lay_tension', 'poisson_ratio'],
        },
      ],
    }),
  ),
}

export const modeParams = {
  modes: textList({
    title: 'Lateral modes',
    description:
      'Hobbs lateral modes to report: "1", "2", "3", "4", "infinite". The first is used for the post-buckled state.',
    default: MODES,
    minItems: 1,
    maxItems: MODES.length,
    uniqueItems: true,
    item: { pattern: `^(${MODES.join('|')})$` },
  }),
  buckle_length: optional(
    quantity('span_length', {
      title: 'Buckle length',
      description: 'Main half wavelength at which the first mode is evaluated.',
      symbol: 'L_b',
      above: 0,
      example: 60,
    }),
  ),
}
