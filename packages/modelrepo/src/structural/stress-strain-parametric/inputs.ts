/** The inputs of the sweep: what is swept, how, and the fixed inputs of the stress-strain curve that all cases share. */

import { EXPANSIONS, FACTORIAL } from '@keelson/studies/expand.ts'
import { fieldsOf, sweptRows } from '@keelson/studies/sweep/fields.ts'
import { annotations, choice, grouped, type Labelled, optional, type ParamsOf, quantity, text } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import { ASME_MPC, BILINEAR, MODELS, RAMBERG_OSGOOD } from '../_shared/stress-strain/curve.ts'
import { materialClass, shapeFields } from '../_shared/stress-strain/fields.ts'

const BASE_WORKFLOW = 'stress-strain'
/** The numeric inputs of stress-strain that its analysis 'curve' uses. */
export const SWEPT_NAMES = [
  'youngs_modulus',
  'yield_strength',
  'ramberg_osgood_k',
  'ramberg_osgood_n',
  'tensile_strength',
  'epsilon_p',
  'tangent_modulus',
] as const
export type SweptName = (typeof SWEPT_NAMES)[number]

const byAsme = { model: [ASME_MPC] }
const BY_MODEL = { byRambergOsgood: { model: [RAMBERG_OSGOOD] }, byAsme, byTwoLines: { model: [BILINEAR] } }
/** Models in which a swept input has a part; all where it is not listed. */
const USED_BY: Readonly<Partial<Record<SweptName, string>>> = {
  ramberg_osgood_k: RAMBERG_OSGOOD,
  ramberg_osgood_n: RAMBERG_OSGOOD,
  tensile_strength: ASME_MPC,
  epsilon_p: ASME_MPC,
  tangent_modulus: BILINEAR,
}

const materialParams = {
  model: choice(MODELS, {
    title: 'Curve model',
    description: 'Stress-strain curve model, as in the stress-strain workflow.',
    default: RAMBERG_OSGOOD,
  }),
  material_class: materialClass(BY_MODEL),
  grade: optional(
    text({
      title: 'Line pipe grade',
      description: 'API 5L grade, e.g. X65 or L450. Used for SMYS if no yield strength is entered or swept.',
      clause: 'API 5L table 7',
      example: 'X65',
    }),
  ),
  youngs_modulus: field.youngsModulus({ description: 'Elastic slope of the curve in all cases, unless swept.' }),
  yield_strength: optional(
    quantity('yield_stress_model', {
      title: 'Yield strength',
      description: 'Engineering yield strength of all cases. Required unless swept or a grade is entered.',
      symbol: 'sigma_y',
      above: 0,
      example: 448,
    }),
  ),
  tensile_strength: optional(
    field.tensileStrength({
      title: 'Tensile strength',
      description:
        'Engineering tensile strength for the ASME curve. Must exceed the yield strength. Required unless swept.',
      symbol: 'sigma_uts',
      usedWhen: byAsme,
      example: 535,
    }),
  ),
}

const shape = shapeFields(BY_MODEL)

/** Inputs with their titles. */
function titlesOf<const N extends keyof (typeof materialParams & typeof shape)>(names: readonly N[]): Labelled<N> {
  const declared = { ...materialParams, ...shape }
  return Object.fromEntries(names.map((name) => [name, annotations(declared[name]).title])) as Labelled<N>
}

const sweepParams = {
  base_workflow: choice(
    { [BASE_WORKFLOW]: 'Stress-strain' },
    {
      title: 'Base workflow',
      description: 'Workflow to be swept, using its "Stress-strain curve" analysis.',
      default: BASE_WORKFLOW,
    },
  ),
  parameters: sweptRows(titlesOf(SWEPT_NAMES), BASE_WORKFLOW),
  mode: choice(EXPANSIONS, {
    title: 'Sweep mode',
    description: 'Sweep mode. Factorial combines all values; paired matches equal-length lists one to one.',
    default: FACTORIAL,
  }),
}

export const inputs = grouped({
  Sweep: sweepParams,
  'Curve model and material': materialParams,
  'Curve parameters': shape,
})
export type Params = ParamsOf<typeof inputs>

/** Whether the model of the run uses an input. */
export const usedBy =
  ({ model }: Params) =>
  (name: string): boolean =>
    (USED_BY[name as SweptName] ?? model) === model

/** What each swept input is in the schema: its unit, bounds and usual range. */
export const FIELDS = fieldsOf(inputs, SWEPT_NAMES)
