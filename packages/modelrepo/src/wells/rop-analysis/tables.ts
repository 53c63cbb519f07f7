/** The tables of the run. */
import { coefficientBounds, leastRanges } from '@keelson/physics/drilling-rate/bourgoyne-young-limits.ts'
import { inPractice, notApplicable } from '@keelson/workflow'
import { type Calibrated, calibratedRates, calibrationOf, type Points } from './calculate-calibration.ts'
import { maybeAt } from './calculate-columns.ts'
import { COEFFICIENTS, normalityOf, type Regression, rateOfLog } from './calculate-fit.ts'
import type { EnergyPoint, ExponentPoint } from './calculate-points.ts'
import type { Has, Params } from './inputs.ts'
import { type Model, TITLES } from './inputs-models.ts'

const { numberColumn } = inPractice('oilfield')
export const depth = numberColumn('well_depth', 'Vertical depth')
export const weight = numberColumn('weight_on_bit', 'Weight on bit')
export const speed = numberColumn('rotary_speed', 'Rotary speed')

export const modelRows = (rates: readonly (readonly [Model, number])[]) =>
  rates.map(([model, rate]) => ({ model: TITLES[model], rate }))

export const coefficientRows = ({ fit, errors, inflations, ranges }: Regression) =>
  COEFFICIENTS.map((coefficient, j) => {
    const value = fit.coefficients[j] as number
    const error = errors[j] ?? null
    const [lowest, highest] = coefficientBounds[j] as readonly [number, number]
    return {
      coefficient,
      value,
      standard_error: error,
      t: error === null || error === 0 ? null : value / error,
      vif: inflations[j] ?? null,
      range: j === 0 ? null : (ranges[j - 1] as number),
      least_range: j === 0 ? null : (leastRanges[j - 1] as number),
      lowest,
      highest,
      held: fit.free[j] ? 'free' : 'at bound',
    }
  })

export function fitRows(found: Regression, rSquared: number | undefined) {
  const n = found.y.length
  const normality = normalityOf(found)
  const rows: readonly (readonly [string, number | undefined])[] = [
    ['Points', n],
    ['Degrees of freedom', found.freedom],
    ['Coefficient of determination', rSquared],
    [
      'Adjusted coefficient of determination',
      rSquared === undefined || found.freedom === 0 ? undefined : 1 - ((1 - rSquared) * (n - 1)) / found.freedom,
    ],
    [
      'Residual standard deviation of ln R',
      found.freedom === 0 ? undefined : Math.sqrt(found.fit.sumOfSquares / found.freedom),
    ],
    ['Jarque-Bera statistic', normality?.statistic],
    ['Jarque-Bera probability for normal residuals', normality?.probability],
  ]
  return rows.map(([quantity, value]) => ({ quantity, value: value ?? null }))
}

export const residualRows = (p: Params, { y, fit }: Regression) =>
  y.map((log_rate, i) => ({
    depth: maybeAt(p, 'true_vertical_depth', i) ?? null,
    measured: p.rate_of_penetration?.[i] ?? null,
    fitted: rateOfLog(fit.fitted[i] as number),
    log_rate,
    residual: fit.residuals[i] as number,
    leverage: fit.leverages[i] as number,
  }))

export function calibrationRows(p: Has<Points | 'bit_diameter'>, found: Calibrated) {
  const { W_k, N_k, R_k } = calibrationOf(p)
  return calibratedRates(p, found).map((calibrated, i) => ({
    weight: W_k[i] as number,
    speed: N_k[i] as number,
    measured: R_k[i] as number,
    calibrated,
    ratio: calibrated / (R_k[i] as number),
  }))
}

export const energyRows = (points: readonly EnergyPoint[]) =>
  points.map(({ depth: at, W, N, R, T, MSE, eta }) => ({
    depth: at ?? null,
    weight: W,
    speed: N,
    rate: R,
    torque: T,
    energy: MSE,
    efficiency: eta ?? null,
  }))

export const exponentRows = (points: readonly ExponentPoint[]) =>
  points.map(({ depth: at, R, N, W, d, d_c, d_cn, G_p }) => ({
    depth: at ?? null,
    rate: R,
    speed: N,
    weight: W,
    d,
    corrected: d_c,
    normal: d_cn ?? null,
    pore_pressure: pressure(G_p),
  }))

/** Below 0 it is no pressure. */
export const pressure = (G_p: number | undefined): number | null => (G_p === undefined || G_p <= 0 ? null : G_p)

export const NO_PRESSURE = notApplicable(
  'the corrected exponent exceeds its trend by so much that the pore pressure would be below 0',
)
