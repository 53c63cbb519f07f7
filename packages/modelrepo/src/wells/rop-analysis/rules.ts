/** What the inputs must satisfy together: models that the analysis has, weights above their thresholds, rates that are numbers. */
import { silent } from '@keelson/equations'
import { fromSI } from '@keelson/units'
import { given, type Problem, shown, shownIn } from '@keelson/workflow'
import { at, type Column } from './calculate-columns.ts'
import { driveOf, rateBy } from './calculate-rates.ts'
import type { Params } from './inputs.ts'
import {
  BINGHAM,
  BOURGOYNE_YOUNG,
  CALIBRATE,
  ENERGY,
  EXPONENT,
  FORM_1986,
  MAURER,
  type Model,
  POWER_LAW,
  PREDICT,
  REGRESSION,
  WARREN,
} from './modes.ts'
import { calibrationRules, energyRules, exponentRules, regressionRules } from './rules-data.ts'

export function rules(p: Params): Problem[] {
  const own = [...modelRules(p), ...thresholdRules(p)]
  return own.length > 0 ? own : analysisRules(p)
}

function analysisRules(p: Params): Problem[] {
  switch (p.analysis) {
    case PREDICT:
      return predictRules(p)
    case REGRESSION:
      return regressionRules(p)
    case CALIBRATE:
      return [...lengthOne(p, ['weight_on_bit', 'rotary_speed']), ...calibrationRules(p)]
    case ENERGY:
      return energyRules(p)
    case EXPONENT:
      return exponentRules(p)
  }
}

function modelRules({ analysis, model }: Params): Problem[] {
  if (analysis === REGRESSION && model !== BOURGOYNE_YOUNG)
    return [{ pointer: '/model', message: `must be 'bourgoyne_young' in a regression; read '${model}'` }]
  if (analysis === CALIBRATE && model !== BINGHAM && model !== POWER_LAW)
    return [{ pointer: '/model', message: `must be 'bingham' or 'power_law' in a calibration; read '${model}'` }]
  return []
}

/** The models that a prediction evaluates: its own first. */
export const modelsOf = (p: Params): readonly Model[] => [
  ...new Set([...(p.model ? [p.model] : []), ...((p.compare_models ?? []) as Model[])]),
]

function thresholdRules(p: Params): Problem[] {
  const { threshold_weight_per_inch: w_t, reference_weight_per_inch: w_r } = p
  const parameters = p.analysis === REGRESSION || (p.analysis === PREDICT && modelsOf(p).includes(BOURGOYNE_YOUNG))
  if (!parameters || w_r > w_t) return []
  const message = `must be above {threshold_weight_per_inch}, ${shownIn(w_t, 'klbf/in')}; read ${shownIn(w_r, 'klbf/in')}`
  return [{ pointer: '/reference_weight_per_inch', message }]
}

/** Columns of which the analysis takes one number. */
const lengthOne = (p: Params, names: readonly Column[]): Problem[] =>
  names.flatMap((name) => {
    const list = p[name]
    if (list === undefined || list.length === 1) return []
    return [{ pointer: `/${name}`, message: `takes one number in this analysis; read ${list.length}` }]
  })

const PREDICTED: readonly Column[] = [
  'weight_on_bit',
  'rotary_speed',
  'true_vertical_depth',
  'equivalent_circulating_density',
  'pore_pressure_gradient',
  'bit_tooth_wear',
  'jet_impact_force',
  'reynolds_number_function',
]

function predictRules(p: Params): Problem[] {
  const uneven = lengthOne(p, PREDICTED)
  if (uneven.length > 0) return uneven
  const models = modelsOf(p)
  const weights = [
    ...(models.includes(BOURGOYNE_YOUNG) ? perInchRule(p) : []),
    ...(models.includes(MAURER) ? maurerRule(p) : []),
    ...(models.includes(BOURGOYNE_YOUNG) ? jetRule(p) : []),
  ]
  return weights.length > 0 ? weights : models.flatMap((model) => rateRule(p, model))
}

function perInchRule(p: Params): Problem[] {
  const { bit_diameter: d_b } = given(p, 'bit_diameter')
  const [W, w_t] = [at(p, 'weight_on_bit'), p.threshold_weight_per_inch]
  if (W / d_b > w_t) return []
  const message = `must be above {threshold_weight_per_inch} times {bit_diameter}, ${shownIn(w_t * d_b, 'klbf')}: the bit does not drill; read ${shownIn(W, 'klbf')}`
  return [{ pointer: '/weight_on_bit', message }]
}

function maurerRule(p: Params): Problem[] {
  const [W, W_0] = [at(p, 'weight_on_bit'), p.threshold_weight_on_bit]
  if (W > W_0) return []
  const message = `must be below {weight_on_bit}, ${shownIn(W, 'klbf')}: the bit does not drill; read ${shownIn(W_0, 'klbf')}`
  return [{ pointer: '/threshold_weight_on_bit', message }]
}

/** Without a jet the rate is nothing, but with an exponent that makes it no number. */
function jetRule(p: Params): Problem[] {
  const a_8 = p.coefficients?.[7] ?? 0
  if (p.equation_form !== FORM_1986 || at(p, 'jet_impact_force') > 0 || a_8 > 0) return []
  return [{ pointer: '/jet_impact_force', message: `must be above 0 with a coefficient a8 of ${shown(a_8)}; read 0` }]
}

/** Where a rate is beyond the range of numbers the coefficients of its model are at fault. */
const AT: Readonly<Record<Model, keyof Params & string>> = {
  [BOURGOYNE_YOUNG]: 'coefficients',
  [WARREN]: 'coefficient_a',
  [MAURER]: 'drillability_constant',
  [BINGHAM]: 'weight_exponent',
  [POWER_LAW]: 'weight_exponent',
}

function rateRule(p: Params, model: Model): Problem[] {
  const { R, factors = [], clean } = rateBy(model, p, driveOf(p), silent)
  const stopped = model === BOURGOYNE_YOUNG && p.equation_form === FORM_1986 && at(p, 'jet_impact_force') === 0
  const rates = [R, ...factors, ...(clean === undefined ? [] : [clean])]
  if (rates.every((x) => Number.isFinite(fromSI(x, 'ft/h')) && (x > 0 || stopped))) return []
  const why =
    model === WARREN
      ? 'which is no rate: the terms of the equation must add up to more than 0'
      : 'beyond what is a rate'
  const read = Number.isFinite(R) ? `gives ${shownIn(R, 'ft/h')}, ${why}` : 'gives a rate beyond the range of numbers'
  return [{ pointer: `/${AT[model]}`, message: `${read}, at the weight and the speed of the run` }]
}
