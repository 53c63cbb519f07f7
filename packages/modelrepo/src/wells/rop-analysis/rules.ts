/** What the inputs must satisfy together: models that the analysis has, weights above their thresholds, rates that are numbers. */
import { silent } from '@keelson/equations'
import { fromSI } from '@keelson/units'
import { type Problem, refused, shown, shownIn } from '@keelson/workflow'
import type { Points } from './calculate-calibration.ts'
import { at, type Column } from './calculate-columns.ts'
import type { Thresholds } from './calculate-fit.ts'
import { driveOf, rateBy } from './calculate-rates.ts'
import type { Has, Params } from './inputs.ts'
import { BINGHAM, BOURGOYNE_YOUNG, FORM_1986, MAURER, type Model, POWER_LAW, TITLES, WARREN } from './inputs-models.ts'
import { dataRules, pointRules } from './rules-data.ts'

/** The first of them that find a problem. */
function firstOf(...rules: readonly (() => Problem[])[]): Problem[] {
  for (const rule of rules) {
    const problems = rule()
    if (problems.length > 0) return problems
  }
  return []
}

export function regressionRules(p: Has<Thresholds | 'model'>): Problem[] {
  const { model } = p
  const other = () =>
    model === BOURGOYNE_YOUNG
      ? []
      : refused('/model', `must be Bourgoyne and Young for a regression (entered: ${TITLES[model]})`)
  return firstOf(
    () => [...other(), ...referenceRule(p)],
    () => dataRules(p),
  )
}

export function calibrationRules(p: Has<Points | 'model' | 'bit_diameter'>): Problem[] {
  const { model } = p
  if (model !== BINGHAM && model !== POWER_LAW)
    return refused('/model', `must be Bingham or the power law for a calibration (entered: ${TITLES[model]})`)
  return [...lengthOne(p, ['weight_on_bit', 'rotary_speed']), ...pointRules(p)]
}

/** The models that a prediction evaluates: its own first. */
export const modelsOf = (p: Params): readonly Model[] => [
  ...new Set([...(p.model ? [p.model] : []), ...((p.compare_models ?? []) as Model[])]),
]

function referenceRule({
  threshold_weight_per_inch: w_t = 0,
  reference_weight_per_inch: w_r = Number.POSITIVE_INFINITY,
}: Params): Problem[] {
  if (w_r > w_t) return []
  return refused(
    '/reference_weight_per_inch',
    `must be greater than {threshold_weight_per_inch}, ${shownIn(w_t, 'klbf/in')} (entered: ${shownIn(w_r, 'klbf/in')})`,
  )
}

/** Columns of which the analysis takes one number. */
const lengthOne = (p: Params, names: readonly Column[]): Problem[] =>
  names.flatMap((name) => {
    const list = p[name]
    if (list === undefined || list.length === 1) return []
    return [
      { pointer: `/${name}`, message: `must have a single value in this analysis (entered: ${list.length} values)` },
    ]
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

export function predictRules(p: Has<'bit_diameter'>): Problem[] {
  const models = modelsOf(p)
  const factored = models.includes(BOURGOYNE_YOUNG)
  return firstOf(
    () => (factored ? referenceRule(p) : []),
    () => lengthOne(p, PREDICTED),
    () => [
      ...(factored ? perInchRule(p) : []),
      ...(models.includes(MAURER) ? maurerRule(p) : []),
      ...(factored ? jetRule(p) : []),
    ],
    () => models.flatMap((model) => rateRule(p, model)),
  )
}

function perInchRule(p: Has<'bit_diameter'>): Problem[] {
  const { bit_diameter: d_b, threshold_weight_per_inch: w_t = 0 } = p
  const W = at(p, 'weight_on_bit')
  if (W / d_b > w_t) return []
  const message = `must be greater than {threshold_weight_per_inch} times {bit_diameter}, ${shownIn(w_t * d_b, 'klbf')}, for the bit to drill (entered: ${shownIn(W, 'klbf')})`
  return [{ pointer: '/weight_on_bit', message }]
}

function maurerRule(p: Params): Problem[] {
  const [W, W_0 = 0] = [at(p, 'weight_on_bit'), p.threshold_weight_on_bit]
  if (W > W_0) return []
  const message = `must be less than {weight_on_bit}, ${shownIn(W, 'klbf')}, for the bit to drill (entered: ${shownIn(W_0, 'klbf')})`
  return [{ pointer: '/threshold_weight_on_bit', message }]
}

/** Without a jet the rate is nothing, but with an exponent that makes it no number. */
function jetRule(p: Params): Problem[] {
  const a_8 = p.coefficients?.[7] ?? 0
  if (p.equation_form !== FORM_1986 || at(p, 'jet_impact_force') > 0 || a_8 > 0) return []
  return [
    {
      pointer: '/jet_impact_force',
      message: `must be greater than 0 when coefficient a8 is ${shown(a_8)} (entered: 0)`,
    },
  ]
}

/** Where a rate is beyond the range of numbers the coefficients of its model are at fault. */
const AT: Readonly<Record<Model, keyof Params & string>> = {
  [BOURGOYNE_YOUNG]: 'coefficients',
  [WARREN]: 'coefficient_a',
  [MAURER]: 'drillability_constant',
  [BINGHAM]: 'weight_exponent',
  [POWER_LAW]: 'weight_exponent',
}

function rateRule(p: Has<'bit_diameter'>, model: Model): Problem[] {
  const { R, factors = [], clean } = rateBy(model, p, driveOf(p), silent)
  const stopped = model === BOURGOYNE_YOUNG && p.equation_form === FORM_1986 && at(p, 'jet_impact_force') === 0
  const rates = [R, ...factors, ...(clean === undefined ? [] : [clean])]
  if (rates.every((x) => Number.isFinite(fromSI(x, 'ft/h')) && (x > 0 || stopped))) return []
  const found = Number.isFinite(R) ? shownIn(R, 'ft/h') : 'not a finite number'
  const message =
    model === WARREN
      ? `must make the sum of the equation terms greater than 0 at the entered weight and speed (calculated rate: ${found})`
      : `must give a positive finite rate at the entered weight and speed (calculated: ${found})`
  return [{ pointer: `/${AT[model]}`, message }]
}
