/** The charts of rates: over weight and speed, factor by factor, predicted over measured, and residuals. */
import { spaced } from '@keelson/numerics/spaced.ts'
import {
  type Axis,
  axisOf,
  barChart,
  type ChartDefinition,
  lineChart,
  type NotApplicable,
  notApplicable,
  type Point,
  valuesOver,
} from '@keelson/workflow'
import type { Regression } from './calculate-fit.ts'
import type { Drive } from './calculate-rates.ts'
import { drillingParams } from './inputs-drilling.ts'
import { type Model, TITLES } from './inputs-models.ts'

/** Of a prediction, and of a calibration. */
export const overDrive = {
  rate_by_weight: {
    title: 'Rate of penetration against weight on bit',
    description: 'Rates of the selected and compared models at the entered rotary speed.',
  },
  rate_by_speed: {
    title: 'Rate of penetration against rotary speed',
    description: 'Rates of the selected and compared models at the entered weight on bit.',
  },
}
/** Of a regression, and of a calibration. */
export const predictedMeasured = {
  predicted_measured: {
    title: 'Predicted against measured rate',
    description: 'Predicted and measured rate at each point, with lines of equality and ±20 %.',
  },
}

const RATE = { title: 'Rate of penetration', unit: 'ft/h', zero: true } as const
const POINTS = 41
/** Shares of weight and speed over which a rate is drawn. */
const [FROM, TO] = [0.3, 1.6] as const

/** A rate at a weight and a speed; none where the bit does not drill. */
export interface Curve {
  readonly name: string
  readonly rate: (drive: Drive) => number
}

export const curveOf = (model: Model, rate: (drive: Drive) => number): Curve => ({ name: TITLES[model], rate })

export function rateCharts(curves: readonly Curve[], { W, N }: Drive) {
  const over = (x: Axis, own: number, drive: (x: number) => Drive) =>
    valuesOver({
      x,
      y: RATE,
      over: spaced(FROM * own, TO * own, POINTS),
      curves: curves.map(({ name, rate }) => ({
        name,
        of: (at) => {
          const R = rate(drive(at))
          return R >= 0 && Number.isFinite(R) ? R : undefined
        },
      })),
      here: { at: own, label: 'planned' },
    })
  return {
    rate_by_weight: over(axisOf(drillingParams.weight_on_bit), W, (x) => ({ W: x, N })),
    rate_by_speed: over(axisOf(drillingParams.rotary_speed), N, (x) => ({ W, N: x })),
  }
}

const FACTORS = [
  'strength',
  'compaction',
  'undercompaction',
  'overbalance',
  'weight',
  'speed',
  'wear',
  'hydraulics',
] as const

/** The base drillability and the rate after each factor in turn. */
export function factorChart(factors: readonly number[]): ChartDefinition {
  let product = 1
  return barChart({
    category: 'Cumulative factor',
    y: { ...RATE },
    bars: factors.map((f, j) => {
      product *= f
      return { name: `f${j + 1}, ${FACTORS[j]}`, value: product }
    }),
    aslant: true,
  })
}

const BAND = 0.2

export function predictedChart(pairs: readonly Point[]): ChartDefinition {
  const most = 1.05 * Math.max(...pairs.flat())
  const ray = (factor: number): readonly Point[] => [
    [0, 0],
    [factor > 1 ? most / factor : most, factor > 1 ? most : factor * most],
  ]
  return lineChart({
    x: { title: 'Measured rate', unit: 'ft/h', zero: true },
    y: { title: 'Predicted rate', unit: 'ft/h', zero: true },
    series: [
      { name: 'line of equality', points: ray(1) },
      { name: '+20 %', points: ray(1 + BAND) },
      { name: '−20 %', points: ray(1 - BAND) },
    ],
    markers: pairs.map(([x, y]) => ({ x, y, label: '' })),
  })
}

export function residualChart(
  { fit: { residuals } }: Regression,
  depths: readonly number[],
): ChartDefinition | NotApplicable {
  if (new Set(depths).size < 2) return notApplicable('all points are at one depth')
  return lineChart({
    x: { title: 'Residual of ln R', unit: '-' },
    y: { ...axisOf(drillingParams.true_vertical_depth), reverse: true },
    series: [{ name: 'residual', points: residuals.map((e, i): Point => [e, depths[i] as number]) }],
    scatter: true,
    limits: [{ at: 0, label: '', along: 'y' }],
  })
}
