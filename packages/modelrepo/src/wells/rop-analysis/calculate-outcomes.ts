/** What each analysis answers: its values, checks, tables, charts and figure. */
import { silent, type Trace } from '@keelson/equations'
import { given, notApplicable, type Outcome, once, type Point, shownIn, shownRatio } from '@keelson/workflow'
import { calibrated, calibratedRates, calibrationOf, rateOf } from './calculate-calibration.ts'
import { at } from './calculate-columns.ts'
import { energyOf } from './calculate-energy.ts'
import { exponentsOf } from './calculate-exponent.ts'
import { COEFFICIENTS, regressionOf } from './calculate-fit.ts'
import { driveOf, rateBy } from './calculate-rates.ts'
import { traceRegression } from './calculate-regression.ts'
import { curveOf, factorChart, predictedChart, rateCharts, residualChart } from './charts.ts'
import { energyChart, exponentChart, pressureChart } from './charts-depth.ts'
import { coefficientCheck, energyCheck } from './checks.ts'
import type { contract } from './contract.ts'
import { bitFigure, jetLabel, wearLabel } from './figures.ts'
import type { Params } from './inputs.ts'
import { BOURGOYNE_YOUNG, FORM_1986, type Model, TITLES } from './modes.ts'
import { modelsOf } from './rules.ts'
import {
  calibrationRows,
  coefficientRows,
  energyRows,
  exponentRows,
  fitRows,
  modelRows,
  NO_PRESSURE,
  pressure,
  residualRows,
} from './tables.ts'
import {
  calibrationWarnings,
  energyWarnings,
  exponentWarnings,
  predictWarnings,
  regressionWarnings,
} from './warnings.ts'

export type Analysed = Outcome<typeof contract>

export function predictOutcome(p: Params, trace: Trace): Analysed {
  const drive = driveOf(p)
  const { model, bit_diameter: diameter } = given(p, 'model', 'bit_diameter')
  const rates = modelsOf(p).map((one) => {
    trace.section(`Rate by ${TITLES[one]}`)
    return [one, rateBy(one, p, drive, trace)] as const
  })
  const own = new Map(rates)
  const found = own.get(model)
  if (!found) throw new RangeError('the model of the run is among those that it evaluates')
  const { R, factors, clean } = found
  const inForm1986 = model === BOURGOYNE_YOUNG && p.equation_form === FORM_1986
  return {
    values: {
      rate_of_penetration: R,
      ...(clean !== undefined && { rate_of_penetration_perfect_cleaning: clean }),
      ...(factors && factorValues(factors)),
      ...(p.compare_models && {
        rate_of_penetration_by_model: Object.fromEntries(
          p.compare_models.map((one) => [one, own.get(one as Model)?.R ?? Number.NaN]),
        ),
      }),
    },
    checks: inForm1986 && p.coefficients ? { coefficients: coefficientCheck(p.coefficients, trace) } : {},
    tables: () => ({ models: modelRows(rates.map(([one, rate]) => [one, rate.R])) }),
    charts: () => ({
      ...rateCharts(
        modelsOf(p).map((one) => curveOf(one, (at) => rateBy(one, p, at, silent).R)),
        drive,
      ),
      ...(factors && { factors: factorChart(factors) }),
    }),
    figures: () => ({
      bit: bitFigure({
        diameter,
        ...drive,
        R,
        ...(model === BOURGOYNE_YOUNG && { depth: at(p, 'true_vertical_depth'), beside: besideOf(p) }),
      }),
    }),
    warnings: predictWarnings(p),
    detail: `${shownIn(R, 'ft/h')} by ${TITLES[model]}`,
  }
}

const besideOf = (p: Params) => [
  wearLabel(at(p, 'bit_tooth_wear')),
  ...(p.equation_form === FORM_1986 ? [jetLabel(at(p, 'jet_impact_force'))] : []),
]

const FACTORS = ['f1', 'f2', 'f3', 'f4', 'f5', 'f6', 'f7', 'f8'] as const
const factorValues = (factors: readonly number[]) =>
  Object.fromEntries(FACTORS.map((name, j) => [name, factors[j] as number])) as Record<(typeof FACTORS)[number], number>

export function regressionOutcome(p: Params, trace: Trace): Analysed {
  const found = regressionOf(p)
  const { coefficients, rSquared } = traceRegression(p, found, trace)
  const errors = COEFFICIENTS.flatMap((name, j) => {
    const error = found.errors[j] ?? null
    return error === null ? [] : [[name, error] as const]
  })
  const rows = once(() => residualRows(p, found))
  const named = Object.fromEntries(COEFFICIENTS.map((name, j) => [name, coefficients[j] as number])) as Record<
    (typeof COEFFICIENTS)[number],
    number
  >
  const inForm1986 = p.equation_form === FORM_1986
  return {
    values: {
      ...named,
      r_squared: rSquared ?? notApplicable('all measured rates are the same'),
      standard_errors:
        errors.length > 0
          ? Object.fromEntries(errors)
          : notApplicable('as many coefficients as points leave nothing to tell an error from'),
    },
    checks: inForm1986 ? { coefficients: coefficientCheck(coefficients, trace) } : {},
    tables: () => ({ coefficients: coefficientRows(found), fit: fitRows(found, rSquared), residuals: rows() }),
    charts: () => ({
      predicted_measured: predictedChart(rows().map(({ measured, fitted }): Point => [measured ?? 0, fitted])),
      residuals_by_depth: residualChart(
        found,
        rows().map(({ depth }) => depth ?? 0),
      ),
    }),
    warnings: regressionWarnings(p, found),
    detail:
      rSquared === undefined ? 'All measured rates are the same' : `The fit explains ${shownRatio(rSquared)} of ln R`,
  }
}

export function calibrationOutcome(p: Params, trace: Trace): Analysed {
  const found = calibrated(p, trace)
  const drive = driveOf(p)
  const { model, bit_diameter: diameter } = given(p, 'model', 'bit_diameter')
  const { R_k } = calibrationOf(p)
  return {
    values: {
      rate_of_penetration: found.R,
      drillability_constant: found.K,
      weight_exponent: found.a_w,
      speed_exponent: found.b_n ?? notApplicable('the rate of Bingham is in proportion to the speed'),
    },
    tables: () => ({ calibration: calibrationRows(p, found) }),
    charts: () => ({
      ...rateCharts([curveOf(model, (at) => rateOf(p, found, at, silent))], drive),
      predicted_measured: predictedChart(calibratedRates(p, found).map((R, i): Point => [R_k[i] as number, R])),
    }),
    figures: () => ({ bit: bitFigure({ diameter, ...drive, R: found.R }) }),
    warnings: calibrationWarnings(p),
    detail: `${shownIn(found.R, 'ft/h')} by ${TITLES[model]}, exponent of the weight ${shownRatio(found.a_w)}`,
  }
}

export function energyOutcome(p: Params, trace: Trace): Analysed {
  const found = energyOf(p, trace)
  const { points, worst } = found
  const { bit_diameter: diameter } = given(p, 'bit_diameter')
  const S = p.rock_strength
  return {
    values: {
      mechanical_specific_energy: points.map(({ MSE }) => MSE),
      ...(S !== undefined && { drilling_efficiency: points.map(({ eta }) => eta ?? Number.NaN) }),
    },
    checks: S === undefined ? {} : { specific_energy: energyCheck(found, S) },
    tables: () => ({ energy: energyRows(found) }),
    charts: () => ({ energy_by_depth: energyChart(p, found) }),
    figures: () => ({ bit: bitFigure({ diameter, ...worst }) }),
    warnings: energyWarnings(p, found),
    detail: `Specific energy of ${shownIn(worst.MSE, 'psi')}${points.length > 1 ? ' at most' : ''}`,
  }
}

export function exponentOutcome(p: Params, trace: Trace): Analysed {
  const points = exponentsOf(p, trace)
  const { bit_diameter: diameter } = given(p, 'bit_diameter')
  const last = points.at(-1)
  const pressures = points.map(({ G_p }) => pressure(G_p))
  const told = p.normal_d_exponent !== undefined
  return {
    values: {
      d_exponent: points.map(({ d }) => d),
      corrected_d_exponent: points.map(({ d_c }) => d_c),
      ...(told && {
        pore_pressure_gradient: pressures.every((one) => one === null) ? NO_PRESSURE : pressures,
      }),
    },
    tables: () => ({ exponents: exponentRows(points) }),
    charts: () => ({
      exponent_by_depth: exponentChart(points),
      ...(told && { pressure_by_depth: pressureChart(p, points) }),
    }),
    figures: () => ({ ...(last && { bit: bitFigure({ diameter, ...last }) }) }),
    warnings: exponentWarnings(p, points),
    ...(last && {
      detail: `Corrected d exponent ${shownRatio(last.d_c)}${points.length > 1 ? ' at the last point' : ''}`,
    }),
  }
}
