/** The inputs of upheaval buckling: the line and its force here, the ground over it beside; and the rules between them. */

import { grouped, optional, type ParamsOf, type Problem, quantity, shownIn } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import { wallProblems } from '../../_shared/pipe/wall-problems.ts'
import { criterionParams, NO_LAY_TENSION, NO_PRESSURE, pipeParams, steelParams } from '../_shared/buckling/inputs.ts'
import { coverParams, factorParams, imperfectionParams } from './inputs-cover.ts'
import { surveyParams } from './inputs-survey.ts'

const lineParams = {
  submerged_weight: field.submergedWeight({
    description: 'Submerged weight in operation, which contributes to the available download.',
    usual: [50, 10000],
    example: 700,
  }),
  installation_submerged_weight: optional(
    field.submergedWeight({
      title: 'Submerged weight at installation',
      description:
        'Submerged weight at which the pipe adopted the imperfection shape. If no imperfection length is entered, it determines the required download from the design formula or the universal curve. Otherwise it determines only the natural length.',
      symbol: 'w_0',
      usual: [50, 10000],
      example: 700,
    }),
  ),
  bending_stiffness: optional(
    quantity('flexural_rigidity', {
      title: 'Bending stiffness',
      description: 'Bending stiffness EI, used instead of the steel section value.',
      symbol: 'EI',
      above: 0,
      usual: [10, 1e7],
      example: 10000,
    }),
  ),
}

const loadParams = {
  temperature_change: optional(
    field.temperatureChange({
      example: 40,
      requiredWhen: {},
      requiredUnless: [{ inputs: ['effective_axial_compression'] }],
    }),
  ),
  internal_pressure_change: field.internalPressureChange(NO_PRESSURE),
  residual_lay_tension: field.residualLayTension({ symbol: 'H_lay', ...NO_LAY_TENSION }),
  effective_axial_compression: optional(
    quantity('pipe_axial_force', {
      title: 'Effective axial compression',
      description:
        'Effective axial compression, compression positive. Replaces the value calculated from temperature, pressure and lay tension.',
      symbol: 'P',
      above: 0,
      example: 1200,
      overrides: [
        { inputs: ['internal_pressure_change', 'temperature_change', 'residual_lay_tension', 'poisson_ratio'] },
      ],
    }),
  ),
}

const frictionParams = {
  axial_friction_coefficient: optional(
    field.axialFrictionCoefficient({
      description:
        'Axial friction coefficient for the Hobbs vertical mode only. If omitted, that mode is not calculated.',
      example: 0.5,
    }),
  ),
}

export const inputs = grouped({
  Pipe: { ...pipeParams, ...lineParams },
  Steel: steelParams,
  'Temperature, pressure and lay tension': loadParams,
  Imperfection: imperfectionParams,
  'Cover and soil': { ...coverParams, ...frictionParams },
  'Surveyed route and rock': surveyParams,
  'Factors and criteria': { ...factorParams, ...criterionParams },
})
export type Params = ParamsOf<typeof inputs>

/** Cross-field rules on the SI inputs. */
export function rules(p: Params): readonly Problem[] {
  return [...wallProblems(p), ...survey(p)]
}

function survey({ imperfections: rows = [] }: Params): Problem[] {
  const back = rows.findIndex((r, i) => i > 0 && r.position <= (rows[i - 1]?.position ?? 0))
  const [before, read] = [rows[back - 1], rows[back]]
  if (before === undefined || read === undefined) return []
  const at = ({ position }: typeof read) => shownIn(position, 'm', 9)
  const message = `must have positions that increase from row to row (row ${back + 1} entered: ${at(read)} after ${at(before)})`
  return [{ pointer: '/imperfections', message }]
}
