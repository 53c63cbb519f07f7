/** The steps of a regression: each coefficient with the equation that it fulfils, and the quality of the fit. */
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
import { COEFFICIENTS, type Regression } from './calculate-fit.ts'
import type { Params } from './inputs.ts'
import { RECOMMENDED } from './modes.ts'

export interface Traced {
  readonly coefficients: readonly number[]
  /** None where all rates are the same. */
  readonly rSquared: number | undefined
}

export function traceRegression(p: Params, found: Regression, trace: Trace): Traced {
  trace.section('Coefficients of the fit')
  const coefficients = COEFFICIENTS.map((_, j) =>
    found.fit.free[j] ? freeStep(found, j, trace) : heldStep(p, found, j, trace),
  )
  trace.section('Quality of the fit')
  const SSE = trace.apply(residualSum, { e: found.fit.residuals })
  const y_m = trace.apply(meanLogRate, { y: found.y })
  const SST = trace.apply(totalSum, { y: found.y, y_m })
  return { coefficients, rSquared: SST > 0 ? trace.apply(determination, { SSE, SST }) : undefined }
}

const NORMAL = 'the same of the fitted rates'

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
    method: 'Householder reflections on columns of length one',
    meets: [met(`Sum over the points of what multiplies a${j + 1}, times ln R`, '-', measured, NORMAL, fitted)],
  })
}

function heldStep(p: Params, { fit }: Regression, j: number, trace: Trace): number {
  const value = fit.coefficients[j] as number
  const [lowest] = coefficientBounds[j] as readonly [number, number]
  const recommended = p.coefficient_bounds === RECOMMENDED
  return trace.lookup({
    symbol: `a_${j + 1}`,
    title: `Coefficient a${j + 1}, at its bound`,
    unit: '-',
    source: recommended ? bourgoyne : bourgoyneYoung,
    clause: recommended ? BOUNDS_CLAUSE : 'no coefficient below 0',
    value,
    cell: `a${j + 1}, ${value === lowest || !recommended ? 'lowest' : 'highest'}`,
  })
}
