/** The inputs of upheaval buckling: the line and its force here, the ground over it beside; and the rules between them. */

import { grouped, optional, type ParamsOf, type Problem, quantity, shownIn } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import { wallProblems } from '../../_shared/pipe/wall-problems.ts'
import { criterionParams, NO_LAY_TENSION, NO_PRESSURE, pipeParams, steelParams } from '../_shared/buckling/inputs.ts'
import { coverParams, factorParams, imperfectionParams } from './inputs-cover.ts'
import { surveyParams } from './inputs-survey.ts'

const lineParams = {
  submerged_weight: field.submergedWeight({
    description: 'Weight in water in operation; it counts towards the available download.',
    usual: [50, 10000],
    example: 700,
  }),
  installation_submerged_weight: optional(
    field.submergedWeight({
      title: 'Submerged weight at installation',
      description:
        'Weight under which the pipe took up the shape of the imperfection. Without an imperfection length it gives the required download, by the design formula or the universal curve at the natural length; beside one, only that length.',
      symbol: 'w_0',
      usual: [50, 10000],
      example: 700,
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
      description: 'Compression positive; it replaces the one of heat, pressure and lay tension.',
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
      description: 'For the vertical mode of Hobbs only, which is not worked out without it.',
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
  const message = `positions must rise from row to row; row ${back + 1} has ${at(read)} after ${at(before)}`
  return [{ pointer: '/imperfections', message }]
}
