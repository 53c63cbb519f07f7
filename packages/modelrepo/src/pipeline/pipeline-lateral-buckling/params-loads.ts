/** Inputs of heat, pressure and lay tension, and of what is asked of the modes. */
import { MODES } from '@keelson/physics/pipeline-buckling/hobbs-modes.ts'
import { optional, quantity, rows, textList } from '@keelson/workflow'

const KELVIN = { unit: 'K', difference: true } as const
export const MOST_ROWS = 2000

export const loadParams = {
  temperature_change: optional(
    quantity({
      title: 'Temperature rise',
      description: 'Uniform rise above as-laid.',
      symbol: 'Delta_T',
      ...KELVIN,
      typical: [0, 150],
      example: 12,
      requiredWhen: {},
      requiredUnless: [{ inputs: ['temperature_profile'] }, { inputs: ['fully_restrained_force'] }],
    }),
  ),
  temperature_profile: optional(
    rows(
      {
        position: quantity({
          title: 'Position',
          description: 'Distance along the line from its hot end.',
          symbol: 'x',
          unit: 'm',
        }),
        temperature_change: quantity({
          title: 'Temperature rise',
          description: 'Rise above as-laid at the position.',
          symbol: 'Delta_T',
          ...KELVIN,
        }),
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
  internal_pressure_change: quantity({
    title: 'Internal pressure above as-laid',
    description: 'Change of the internal pressure from as-laid to operation.',
    symbol: 'Delta_p',
    unit: 'Pa',
    minimum: 0,
    typical: [0, 100e6],
    default: 0,
  }),
  residual_lay_tension: quantity({
    title: 'Residual lay tension',
    description: 'Effective, tension positive.',
    symbol: 'H',
    unit: 'N',
    minimum: 0,
    typical: [0, 3e6],
    default: 0,
  }),
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
    quantity({
      title: 'Buckle length',
      description: 'Length of the main half wave at which the first mode is worked out.',
      symbol: 'L_b',
      unit: 'm',
      above: 0,
      typical: [10, 500],
      example: 60,
    }),
  ),
  fully_restrained_force: optional(
    quantity({
      title: 'Fully restrained compression',
      description:
        '|S_0|, compression positive (the values are effective forces, tension positive). It replaces temperature, pressure and lay tension in the force, uniform along the line; the pressure still counts in the load controlled criterion. The first mode is followed into the buckle at it.',
      symbol: 'P_0',
      unit: 'N',
      above: 0,
      typical: [1e4, 2e7],
      example: 1.2e6,
      overrides: [
        {
          inputs: ['temperature_change', 'temperature_profile', 'residual_lay_tension', 'poisson_ratio'],
        },
      ],
    }),
  ),
}
