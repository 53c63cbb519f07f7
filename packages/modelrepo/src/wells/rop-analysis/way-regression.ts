/** The coefficients of Bourgoyne and Young by least squares of the data, each with the equation that it fulfils, and how good they are. */
import { met, type Trace } from '@keelson/equations'
import {
  BOUNDS_CLAUSE,
  coefficientBounds,
  determination,
  meanLogRate,
  residualSum,
  totalSum,
} from '@keelson/physics/drilling-rate/bourgoyne-young-limits.ts'
import { bourgoyneYoung } from '@keelson/physics/drilling-rate/sources.ts'
import { bourgoyne } from '@keelson/physics/well-planning/sources.ts'
import {
  gives,
  givesAs,
  inPractice,
  mapValue,
  notApplicable,
  once,
  type Point,
  shownRatio,
  textColumn,
  wordedColumn,
} from '@keelson/workflow'
import { traceBounds, withinBounds } from './bounds.ts'
import { COEFFICIENTS, type Regression, regressionOf } from './calculate-fit.ts'
import { predictedChart, predictedMeasured, residualChart } from './charts.ts'
import { COST_INPUTS, costValue, traceCost } from './cost.ts'
import { type Params, way } from './inputs.ts'
import { BOURGOYNE_YOUNG, FORM_1974, FORM_1986, RECOMMENDED } from './inputs-models.ts'
import { regressionRules } from './rules.ts'
import { coefficientRows, depth, fitRows, residualRows } from './tables.ts'
import { regressionWarnings } from './warnings.ts'

const { numberColumn } = inPractice('oilfield')
const number = (title: string) => numberColumn('-', title)
const rate = (title: string) => numberColumn('rate_of_penetration', title)

const fitted = (j: number, what: string) =>
  givesAs(`a_${j}`, `Coefficient a${j}`, '-', `${what}, fitted or fixed at its bound.`, { signed: true })

export const fittedToData = way({
  takes: [
    ...(['model', 'equation_form', 'rotary_speed', 'rate_of_penetration', 'true_vertical_depth'] as const),
    ...(['equivalent_circulating_density', 'pore_pressure_gradient', 'bit_tooth_wear'] as const),
    ...(['threshold_weight_per_inch', 'reference_weight_per_inch', 'coefficient_bounds'] as const),
  ],
  unlessReplaced: ['weight_on_bit', 'bit_diameter'],
  may: ['weight_per_inch', 'reference_rotary_speed', ...COST_INPUTS],
  takesWhen: {
    jet_impact_force: { equation_form: [FORM_1986] },
    reynolds_number_function: { equation_form: [FORM_1974] },
  },
  rules: regressionRules,
  values: {
    a1: fitted(1, 'Formation strength parameter'),
    a2: fitted(2, 'Normal compaction trend exponent (per ft)'),
    a3: fitted(3, 'Undercompaction exponent'),
    a4: fitted(4, 'Overbalance exponent'),
    a5: fitted(5, 'Bit weight exponent'),
    a6: fitted(6, 'Rotary speed exponent'),
    a7: fitted(7, 'Tooth wear exponent'),
    a8: fitted(8, 'Hydraulics exponent'),
    r_squared: gives(determination, '-', 'Coefficient of determination of the ln R regression.', {
      signed: true,
      maximum: 1,
    }),
    standard_errors: mapValue('-', {
      title: 'Standard errors',
      description: 'Standard errors of the coefficients that are not at a bound.',
      keys: 'fitted coefficients, a1 to a8',
      minimum: 0,
    }),
    ...costValue,
  },
  checks: withinBounds({}),
  tables: {
    coefficients: {
      title: 'Fitted coefficients',
      description:
        'Fitted coefficients with standard error, t ratio, variance inflation factor (VIF) and recommended bounds (1986 form). The range of each parameter is compared with the minimum required.',
      columns: {
        coefficient: textColumn('Coefficient'),
        value: number('Value'),
        standard_error: number('Standard error'),
        t: number('t'),
        vif: number('VIF'),
        range: number('Parameter range'),
        least_range: number('Minimum range'),
        lowest: number('Lowest'),
        highest: number('Highest'),
        held: wordedColumn('Constraint'),
      },
    },
    fit: {
      title: 'Fit quality',
      description: 'Quality of the ln R fit, including the Jarque-Bera test of residual normality.',
      columns: { quantity: wordedColumn('Quantity'), value: number('Value') },
    },
    residuals: {
      title: 'Fitted points',
      description:
        'Comparison of measured and fitted rates. Leverage is the weight of a point in its own fitted value.',
      columns: {
        depth,
        measured: rate('Measured'),
        fitted: rate('Fitted'),
        log_rate: number('ln R'),
        residual: number('Residual of ln R'),
        leverage: number('Leverage'),
      },
    },
  },
  charts: {
    ...predictedMeasured,
    residuals_by_depth: {
      title: 'Residuals against depth',
      description: 'Residuals of ln R against depth. A trend indicates an effect that the parameters do not explain.',
      onlyWhen: { model: [BOURGOYNE_YOUNG] },
    },
  },
  calculate: (p, trace) => {
    const found = regressionOf(p)
    trace.section('Fitted coefficients')
    const coefficients = COEFFICIENTS.map((_, j) =>
      found.fit.free[j] ? freeStep(found, j, trace) : heldStep(p, found, j, trace),
    )
    trace.section('Fit quality')
    const SSE = trace.apply(residualSum, { e: found.fit.residuals })
    const y_m = trace.apply(meanLogRate, { y: found.y })
    const SST = trace.apply(totalSum, { y: found.y, y_m })
    const rSquared = SST > 0 ? trace.apply(determination, { SSE, SST }) : undefined
    const beside = p.equation_form === FORM_1986 ? { coefficients: traceBounds(coefficients, trace) } : undefined
    traceCost(p, trace)
    const errors = COEFFICIENTS.flatMap((name, j) => {
      const error = found.errors[j] ?? null
      return error === null ? [] : [[name, error] as const]
    })
    const rows = once(() => residualRows(p, found))
    return {
      values: {
        r_squared: rSquared === undefined ? notApplicable('all measured rates are equal') : undefined,
        standard_errors:
          errors.length > 0
            ? Object.fromEntries(errors)
            : notApplicable('no standard error can be estimated because there are as many coefficients as points'),
      },
      beside,
      tables: () => ({ coefficients: coefficientRows(found), fit: fitRows(found, rSquared), residuals: rows() }),
      charts: () => ({
        predicted_measured: predictedChart(rows().map(({ measured, fitted }): Point => [measured ?? 0, fitted])),
        residuals_by_depth: residualChart(
          found,
          rows().map((row) => row.depth ?? 0),
        ),
      }),
      warnings: regressionWarnings(p, found),
      detail:
        rSquared === undefined
          ? 'All measured rates are equal'
          : `Coefficient of determination ${shownRatio(rSquared)} for the fit of the logarithm of the rate of penetration`,
    }
  },
})

const NORMAL = 'the same sum for the fitted rates'

/** Of least squares: its column times the measured logarithms is its column times the fitted ones. */
function freeStep({ columns, y, fit }: Regression, j: number, trace: Trace): number {
  const column = columns[j] as readonly number[]
  const times = (list: readonly number[]) => column.reduce((sum, c, i) => sum + c * (list[i] as number), 0)
  const [measured, fitted] = [times(y), times(fit.fitted)]
  const size = Math.hypot(...column) * Math.hypot(...y)
  return trace.solved({
    symbol: `a_${j + 1}`,
    title: `Coefficient a${j + 1}`,
    unit: '-',
    source: bourgoyneYoung,
    clause: 'multiple regression, least squares of ln R',
    value: fit.coefficients[j] as number,
    trial: 0,
    residual: size > 0 ? Math.abs(measured - fitted) / size : 0,
    iterations: 1,
    method: 'Householder reflections on columns of unit length',
    meets: [met(`Sum over points of the a${j + 1} multiplier times measured ln R`, '-', measured, NORMAL, fitted)],
  })
}

function heldStep(p: Params, { fit }: Regression, j: number, trace: Trace): number {
  const value = fit.coefficients[j] as number
  const [lowest] = coefficientBounds[j] as readonly [number, number]
  const recommended = p.coefficient_bounds === RECOMMENDED
  return trace.lookup({
    symbol: `a_${j + 1}`,
    title: `Coefficient a${j + 1}, at bound`,
    unit: '-',
    source: recommended ? bourgoyne : bourgoyneYoung,
    clause: recommended ? BOUNDS_CLAUSE : 'no coefficient below 0',
    value,
    cell: `a${j + 1}, ${value === lowest || !recommended ? 'lowest' : 'highest'}`,
  })
}
