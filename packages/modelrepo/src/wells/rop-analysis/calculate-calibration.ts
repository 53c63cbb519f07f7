/** Bingham or the power law through calibration points, by least squares of the logarithms, and the rate at weight and speed. */
import { met, silent, type Trace } from '@keelson/equations'
import { type Columns, leastSquares } from '@keelson/numerics/least-squares.ts'
import * as models from '@keelson/physics/drilling-rate/models.ts'
import { bingham } from '@keelson/physics/drilling-rate/sources.ts'
import { fromSI } from '@keelson/units'
import { type Drive, driveOf } from './calculate-rates.ts'
import type { Has } from './inputs.ts'
import { BINGHAM } from './inputs-models.ts'

export interface Calibrated {
  readonly K: number
  readonly a_w: number
  /** Of the power law. */
  readonly b_n?: number
  readonly R: number
}

export type Points = 'calibration_weight_on_bit' | 'calibration_rotary_speed' | 'calibration_rate_of_penetration'
type Calibrating = Has<Points | 'model' | 'bit_diameter'>

/** The points, in SI. */
export const calibrationOf = (p: Has<Points>) => ({
  W_k: p.calibration_weight_on_bit,
  N_k: p.calibration_rotary_speed,
  R_k: p.calibration_rate_of_penetration,
})

export function calibrated(p: Calibrating, trace: Trace): Calibrated {
  trace.section('Calibration')
  const found = p.model === BINGHAM ? binghamOf(p, trace) : powerLawOf(p, trace)
  trace.section('Rate')
  return { ...found, R: rateOf(p, found, driveOf(p), trace) }
}

/** The rate of a calibrated model at a weight and a speed. */
export function rateOf(
  { bit_diameter: d_b }: Has<'bit_diameter'>,
  { K, a_w, b_n }: Omit<Calibrated, 'R'>,
  { W, N }: Drive,
  trace: Trace,
): number {
  if (b_n === undefined) return trace.apply(models.binghamRate, { K, W, d_b, a_w, N })
  return trace.apply(models.powerLawRate, { K, W, d_b, a_w, N, b_n })
}

function binghamOf(p: Has<Points | 'bit_diameter'>, trace: Trace) {
  const { W_k, N_k, R_k } = calibrationOf(p)
  const { bit_diameter: d_b } = p
  const x_m = trace.apply(models.meanLogWeight, { W_k, d_b })
  const y_m = trace.apply(models.meanLogRatio, { R_k, N_k })
  const a_w = trace.apply(models.binghamExponent, { R_k, N_k, y_m, W_k, d_b, x_m })
  return { a_w, K: trace.apply(models.binghamConstant, { y_m, a_w, x_m }) }
}

/** 1, ln(W/d_b) and ln N in klbf, in and rpm. */
export function powerLawColumns(p: Has<Points | 'bit_diameter'>): Columns {
  const { W_k, N_k } = calibrationOf(p)
  const { bit_diameter: d_b } = p
  return [
    W_k.map(() => 1),
    W_k.map((W) => Math.log(fromSI(W, 'klbf') / fromSI(d_b, 'in'))),
    N_k.map((N) => Math.log(fromSI(N, 'rpm'))),
  ]
}

function powerLawOf(p: Has<Points | 'bit_diameter'>, trace: Trace) {
  const { R_k } = calibrationOf(p)
  const columns = powerLawColumns(p)
  const y = R_k.map((R) => Math.log(fromSI(R, 'ft/h')))
  const { coefficients, fitted } = leastSquares(columns, y)
  const [lnK, a_w, b_n] = ['lnK', 'a_w', 'b_n'].map((symbol, j) => {
    const column = columns[j] as readonly number[]
    const times = (list: readonly number[]) => column.reduce((sum, c, i) => sum + c * (list[i] as number), 0)
    const [measured, modelled] = [times(y), times(fitted)]
    return trace.solved({
      symbol,
      title: TITLES[j] as string,
      unit: '-',
      source: bingham,
      clause: 'drillability, least squares of the logarithms',
      value: coefficients[j] as number,
      trial: 0,
      residual: Math.abs(measured - modelled) / Math.max(Number.MIN_VALUE, Math.hypot(...column) * Math.hypot(...y)),
      iterations: 1,
      method: 'Householder reflections on columns of unit length',
      meets: [
        met(
          'Sum over points of the multiplier times measured ln R',
          '-',
          measured,
          'the same sum for the calibrated rates',
          modelled,
        ),
      ],
    })
  }) as [number, number, number]
  return { a_w, b_n, K: trace.apply(models.powerLawConstant, { lnK }) }
}
const TITLES = ['Drillability constant, natural logarithm', 'Weight exponent', 'Speed exponent'] as const

/** The calibrated rate at each point. */
export function calibratedRates(p: Has<Points | 'bit_diameter'>, found: Calibrated): readonly number[] {
  const { W_k, N_k } = calibrationOf(p)
  return W_k.map((W, i) => rateOf(p, found, { W, N: N_k[i] as number }, silent))
}
