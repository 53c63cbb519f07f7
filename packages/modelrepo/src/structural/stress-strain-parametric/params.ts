/** The inputs of the sweep: what is swept, how, and the fixed inputs of the stress-strain curve that all cases share. */
import { field } from '@keelson/fields'
import { MATERIAL_CLASSES } from '@keelson/standards/asme-bpvc-viii-2-2019/stress-strain-classes.ts'
import { choice, grouped, optional, type ParamsOf, quantity, text } from '@keelson/workflow'
import { EXPANSIONS, FACTORIAL } from '../../_shared/sweep/expand.ts'
import { fieldsOf, sweptRows } from '../../_shared/sweep/fields.ts'
import { ASME_MPC, BILINEAR, MODELS, RAMBERG_OSGOOD } from '../_shared/stress-strain/curve.ts'

export const BASE_WORKFLOW = 'stress-strain'
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

const byRambergOsgood = { model: [RAMBERG_OSGOOD] }
const byAsme = { model: [ASME_MPC] }
const byTwoLines = { model: [BILINEAR] }
/** Models in which a swept input has a part; all where it is not listed. */
const USED_BY: Readonly<Partial<Record<SweptName, string>>> = {
  ramberg_osgood_k: RAMBERG_OSGOOD,
  ramberg_osgood_n: RAMBERG_OSGOOD,
  tensile_strength: ASME_MPC,
  epsilon_p: ASME_MPC,
  tangent_modulus: BILINEAR,
}

const sweepParams = {
  base_workflow: choice([BASE_WORKFLOW], {
    title: 'Base workflow',
    description: 'The workflow that is swept, in its analysis "curve".',
    default: BASE_WORKFLOW,
  }),
  parameters: sweptRows(SWEPT_NAMES, BASE_WORKFLOW),
  mode: choice(EXPANSIONS, {
    title: 'Mode',
    description: 'Factorial: every value meets every other. Paired: lists of equal length, one to one.',
    default: FACTORIAL,
  }),
}

const materialParams = {
  model: choice(MODELS, {
    title: 'Curve model',
    description: 'As in stress-strain: Ramberg-Osgood, ASME VIII-2 3-D.3, elastic-perfectly plastic, or two lines.',
    default: RAMBERG_OSGOOD,
  }),
  material_class: optional(
    choice(MATERIAL_CLASSES, {
      title: 'Material class',
      description: 'Row of table 3-D.1 for the ASME curve.',
      clause: 'ASME VIII-2 table 3-D.1',
      usedWhen: byAsme,
      requiredWhen: byAsme,
    }),
  ),
  grade: optional(
    text({
      title: 'Line pipe grade',
      description:
        'API 5L grade, such as X65 or L450. Its specified minimum yield strength is the yield strength where none is given or swept; otherwise it is a label.',
      clause: 'API 5L table 7',
      example: 'X65',
    }),
  ),
  youngs_modulus: field.youngsModulus({ description: 'Elastic slope of the curve, in all cases unless it is swept.' }),
  yield_strength: optional(
    quantity('yield_stress_model', {
      title: 'Yield strength',
      description: 'Engineering yield strength of all cases; needed unless it is swept or grade is given.',
      symbol: 'sigma_y',
      above: 0,
      example: 448,
    }),
  ),
  tensile_strength: optional(
    field.tensileStrength({
      title: 'Tensile strength',
      description: 'Engineering tensile strength of the ASME curve, above the yield strength; needed unless swept.',
      symbol: 'sigma_uts',
      usedWhen: byAsme,
      example: 535,
    }),
  ),
}

const curveParams = {
  ramberg_osgood_k: quantity('strain', {
    title: 'Ramberg-Osgood K',
    description: 'Plastic strain at the yield strength: 0.002 for a 0.2 % offset.',
    symbol: 'K',
    minimum: 0,
    usedWhen: byRambergOsgood,
    default: 0.002,
  }),
  ramberg_osgood_n: quantity('-', {
    title: 'Ramberg-Osgood n',
    description: 'Hardening exponent.',
    symbol: 'n',
    above: 1,
    usual: [5, 50],
    usedWhen: byRambergOsgood,
    default: 18.85,
  }),
  epsilon_p: optional(
    quantity('strain', {
      title: 'Fitting strain',
      description: 'Fitting strain of the ASME curve, below 0.002; left out, the table value of the class.',
      symbol: 'epsilon_p',
      above: 0,
      usedWhen: byAsme,
      example: 3e-5,
    }),
  ),
  tangent_modulus: quantity('modulus_model', {
    title: 'Slope of the second line',
    description: 'Slope of the two-line curve beyond yield, against total strain; 0 is perfectly plastic.',
    symbol: 'E_2',
    minimum: 0,
    usedWhen: byTwoLines,
    default: 0,
  }),
}

export const inputs = grouped({
  Sweep: sweepParams,
  'Curve model and material': materialParams,
  'Shape of the curve': curveParams,
})
export type Params = ParamsOf<typeof inputs>

/** Whether the model of the run uses an input. */
export const usedBy =
  ({ model }: Params) =>
  (name: string): boolean =>
    (USED_BY[name as SweptName] ?? model) === model

/** What each swept input is in the schema: its unit, bounds and usual range. */
export const FIELDS = fieldsOf(inputs, SWEPT_NAMES)
