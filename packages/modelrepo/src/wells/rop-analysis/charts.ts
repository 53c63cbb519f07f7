/** The charts of rates: over weight and speed, factor by factor, predicted over measured, and residuals. */
import { spaced } from '@keelson/numerics/spaced.ts'
import {
  barChart,
  type ChartDefinition,
  lineChart,
  type NotApplicable,
  notApplicable,
  type Point,
  type Series,
} from '@keelson/workflow'
import type { Regression } from './calculate-fit.ts'
import type { Drive } from './calculate-rates.ts'
import { type Model, TITLES } from './modes.ts'

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
  const line = (along: readonly number[], drive: (x: number) => Drive) =>
    curves.map(
      ({ name, rate }): Series => ({
        name,
        points: along.map((x): Point => [x, rate(drive(x))]).filter(([, R]) => R >= 0 && Number.isFinite(R)),
      }),
    )
  const markers = (x: number) => curves.slice(0, 1).map(({ rate }) => ({ x, y: rate({ W, N }), label: 'as planned' }))
  return {
    rate_by_weight: lineChart({
      x: { title: 'Weight on bit', unit: 'klbf' },
      y: RATE,
      series: line(spaced(FROM * W, TO * W, POINTS), (x) => ({ W: x, N })),
      markers: markers(W),
    }),
    rate_by_speed: lineChart({
      x: { title: 'Rotary speed', unit: 'rpm' },
      y: RATE,
      series: line(spaced(FROM * N, TO * N, POINTS), (x) => ({ W, N: x })),
      markers: markers(N),
    }),
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
    category: 'After the factor of',
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
      { name: 'equal', points: ray(1) },
      { name: '20 % more', points: ray(1 + BAND) },
      { name: '20 % less', points: ray(1 - BAND) },
    ],
    markers: pairs.map(([x, y]) => ({ x, y, label: '' })),
  })
}

export function residualChart(
  { fit: { residuals } }: Regression,
  depths: readonly number[],
): ChartDefinition | NotApplicable {
  if (new Set(depths).size < 2) return notApplicable('all points lie at one depth')
  return lineChart({
    x: { title: 'Residual of ln R', unit: '-' },
    y: { title: 'Vertical depth', unit: 'ft', reverse: true },
    series: [{ name: 'residual', points: residuals.map((e, i): Point => [e, depths[i] as number]) }],
    scatter: true,
    limits: [{ at: 0, label: '', along: 'y' }],
  })
}
