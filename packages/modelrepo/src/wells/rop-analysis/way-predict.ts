/** The rate by a model at the weight and the speed of the run, and by those that it is compared with. */
import { silent } from '@keelson/equations'
import { drillability } from '@keelson/physics/drilling-rate/bourgoyne-young.ts'
import { inPractice, shownIn, wordedColumn } from '@keelson/workflow'
import { traceBounds, withinBounds } from './bounds.ts'
import { at } from './calculate-columns.ts'
import { driveOf, rateBy, rateValue } from './calculate-rates.ts'
import { curveOf, factorChart, overDrive, rateCharts } from './charts.ts'
import { COST_INPUTS, costValue, traceCost } from './cost.ts'
import { bitFigure, jetLabel, onBottom, wearLabel } from './figures.ts'
import { type Params, way } from './inputs.ts'
import {
  BINGHAM,
  BOURGOYNE_YOUNG,
  FORM_1974,
  FORM_1986,
  MAURER,
  type Model,
  POWER_LAW,
  TITLES,
  WARREN,
} from './inputs-models.ts'
import { modelsOf, predictRules } from './rules.ts'
import { modelRows } from './tables.ts'
import { predictWarnings } from './warnings.ts'

const { mapValue, numberColumn, numberValue, resultOf } = inPractice('oilfield')

/** Where it is the model, or one of those that it is compared with. */
const by = (...models: readonly Model[]) => [{ model: models }, { compare_models: models }]
const [byParameters, byWarren, byMaurer] = [by(BOURGOYNE_YOUNG), by(WARREN), by(MAURER)]
const inForm = (form: string) => byParameters.map((one) => ({ ...one, equation_form: [form] }))

const ofFactors = { onlyWhen: { model: [BOURGOYNE_YOUNG] } }
const factor = (title: string, symbol: string) =>
  numberValue('-', { title, symbol, description: 'Factor applied to the base drillability.', minimum: 0, ...ofFactors })

export const predicted = way({
  takes: ['model', 'weight_on_bit', 'rotary_speed', 'bit_diameter'],
  may: ['compare_models', ...COST_INPUTS],
  takesWhen: {
    equation_form: byParameters,
    coefficients: byParameters,
    true_vertical_depth: byParameters,
    equivalent_circulating_density: byParameters,
    pore_pressure_gradient: byParameters,
    bit_tooth_wear: byParameters,
    threshold_weight_per_inch: byParameters,
    reference_weight_per_inch: byParameters,
    jet_impact_force: inForm(FORM_1986),
    reynolds_number_function: inForm(FORM_1974),
    coefficient_a: byWarren,
    coefficient_b: byWarren,
    coefficient_c: byWarren,
    fluid_specific_gravity: byWarren,
    plastic_viscosity: byWarren,
    modified_jet_impact_force: byWarren,
    rock_strength: by(WARREN, MAURER),
    threshold_weight_on_bit: byMaurer,
    drillability_constant: by(MAURER, BINGHAM, POWER_LAW),
    weight_exponent: by(BINGHAM, POWER_LAW),
    speed_exponent: by(POWER_LAW),
  },
  mayWhen: { reference_rotary_speed: byParameters },
  rules: predictRules,
  values: {
    ...rateValue,
    rate_of_penetration_by_model: mapValue('rate_of_penetration', {
      title: 'Rate of penetration by model',
      description: 'Rate of penetration by each compared model.',
      keys: 'model names',
      minimum: 0,
      needs: ['compare_models'],
    }),
    rate_of_penetration_perfect_cleaning: numberValue('rate_of_penetration', {
      title: 'Rate with perfect cleaning',
      symbol: 'R_Wp',
      description: 'Warren rate of penetration without the effect of cuttings remaining under the bit.',
      minimum: 0,
      onlyWhen: { model: [WARREN] },
    }),
    f1: resultOf(drillability, 'rate_of_penetration', {
      description: 'Rate of penetration at the reference conditions.',
      minimum: 0,
      ...ofFactors,
    }),
    f2: factor('Normal compaction factor', 'f_2'),
    f3: factor('Undercompaction factor', 'f_3'),
    f4: factor('Overbalance factor', 'f_4'),
    f5: factor('Bit weight factor', 'f_5'),
    f6: factor('Rotary speed factor', 'f_6'),
    f7: factor('Tooth wear factor', 'f_7'),
    f8: factor('Hydraulics factor', 'f_8'),
    ...costValue,
  },
  checks: withinBounds(ofFactors.onlyWhen),
  tables: {
    models: {
      title: 'Rate of penetration by model',
      description: 'Rates of penetration of the selected and compared models.',
      columns: { model: wordedColumn('Model'), rate: numberColumn('rate_of_penetration', 'Rate of penetration') },
    },
  },
  charts: {
    ...overDrive,
    factors: {
      title: 'Cumulative rate by factor',
      description: 'Base drillability and the rate after each successive factor.',
      ...ofFactors,
    },
  },
  figures: onBottom,
  calculate: (p, trace) => {
    const { model, bit_diameter: diameter, compare_models } = p
    const drive = driveOf(p)
    const rates = modelsOf(p).map((one) => {
      trace.section(`Rate by ${TITLES[one]}`)
      return [one, rateBy(one, p, drive, trace)] as const
    })
    const own = new Map(rates)
    const found = own.get(model)
    if (!found) throw new RangeError('the model of the run is among those that it evaluates')
    const { R, factors, clean } = found
    const byFactors = model === BOURGOYNE_YOUNG
    const beside =
      byFactors && p.equation_form === FORM_1986 && p.coefficients
        ? { coefficients: traceBounds(p.coefficients, trace) }
        : undefined
    traceCost(p, trace)
    return {
      values: {
        rate_of_penetration: R,
        rate_of_penetration_by_model:
          compare_models &&
          Object.fromEntries(compare_models.map((one) => [one, own.get(one as Model)?.R ?? Number.NaN])),
        rate_of_penetration_perfect_cleaning: clean,
        ...(factors && factorValues(factors)),
      },
      beside,
      tables: () => ({ models: modelRows(rates.map(([one, rate]) => [one, rate.R])) }),
      charts: () => ({
        ...rateCharts(
          modelsOf(p).map((one) => curveOf(one, (there) => rateBy(one, p, there, silent).R)),
          drive,
        ),
        ...(factors && { factors: factorChart(factors) }),
      }),
      figures: () => ({
        bit: bitFigure({
          diameter,
          ...drive,
          R,
          ...(byFactors && { depth: at(p, 'true_vertical_depth'), beside: besideOf(p) }),
        }),
      }),
      warnings: predictWarnings(p),
      detail: `Rate of penetration ${shownIn(R, 'ft/h')} by ${TITLES[model]}`,
    }
  },
})

const FACTORS = ['f1', 'f2', 'f3', 'f4', 'f5', 'f6', 'f7', 'f8'] as const
const factorValues = (factors: readonly number[]) =>
  Object.fromEntries(FACTORS.map((name, j) => [name, factors[j] as number])) as Record<(typeof FACTORS)[number], number>

const besideOf = (p: Params) => [
  wearLabel(at(p, 'bit_tooth_wear')),
  ...(p.equation_form === FORM_1986 ? [jetLabel(at(p, 'jet_impact_force'))] : []),
]
