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
        temperature_change: field.temperatureChange({ description: 'Rise above as-laid at the position.' }),
      },
      {
        title: 'Temperature along the line',
        description:
          'Rise above as-laid along the route, positions rising from 0 to the length; linear between the rows, held before the first and after the last. It replaces the uniform rise.',
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
        'Compression positive, where the values are effective forces, tension positive. It replaces temperature, pressure and lay tension in the force, uniform along the line; the pressure still counts in the load controlled criterion. The first mode is followed into the buckle at it.',
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
    title: 'Modes',
    description:
      'Lateral modes of Hobbs to list: "1", "2", "3", "4", "infinite". The first is the one that is followed into the buckled state.',
    default: MODES,
    minItems: 1,
    maxItems: MODES.length,
    uniqueItems: true,
    item: { pattern: `^(${MODES.join('|')})$` },
  }),
  buckle_length: optional(
    quantity('span_length', {
      title: 'Buckle length',
      description: 'Length of the main half wave at which the first mode is worked out.',
      symbol: 'L_b',
      above: 0,
      example: 60,
    }),
  ),
}
