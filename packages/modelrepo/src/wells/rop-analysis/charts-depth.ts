/** The charts over the depth: specific energy, d-exponents and pore pressure; over the number of the point without depths. */
import { WASTEFUL } from '@keelson/physics/drilling-rate/specific-energy.ts'
import {
  axisOf,
  type ChartDefinition,
  lineChart,
  type NotApplicable,
  notApplicable,
  type Point,
  type Series,
} from '@keelson/workflow'
import type { EnergyPoint, ExponentPoint } from './calculate-points.ts'
import type { Params } from './inputs.ts'
import { drillingParams } from './inputs-drilling.ts'

interface Placed {
  readonly depth: number | undefined
}

/** One point is no line. */
const ONE = notApplicable('only one point is entered')

/** Points over their depths downwards, or over their numbers. */
function along<T extends Placed>(points: readonly T[]) {
  const deep = points.every(({ depth }) => depth !== undefined) && new Set(points.map(({ depth }) => depth)).size > 1
  const places = points.map(({ depth = 0 }, i) => (deep ? depth : i + 1))
  const order = places.map((_, i) => i).sort((a, b) => (places[a] as number) - (places[b] as number))
  return {
    axis: deep
      ? ({ ...axisOf(drillingParams.true_vertical_depth), reverse: true } as const)
      : ({ title: 'Point', unit: '-', reverse: true } as const),
    line: (of: (point: T) => number | undefined): readonly Point[] =>
      order.flatMap((i) => {
        const x = of(points[i] as T)
        return x === undefined ? [] : [[x, places[i] as number] as const]
      }),
  }
}

const series = (name: string, points: readonly Point[]): readonly Series[] =>
  points.length > 0 ? [{ name, points }] : []

export function energyChart(
  { rock_strength: S }: Params,
  points: readonly EnergyPoint[],
): ChartDefinition | NotApplicable {
  if (points.length < 2) return ONE
  const { axis, line } = along(points)
  return lineChart({
    x: { title: 'Specific energy', unit: 'psi', zero: true },
    y: axis,
    series: [
      ...series(
        'specific energy',
        line(({ MSE }) => MSE),
      ),
      ...(S === undefined
        ? []
        : [
            ...series(
              'rock strength',
              line(() => S),
            ),
            ...series(
              `${WASTEFUL.value} times rock strength`,
              line(() => WASTEFUL.value * S),
            ),
          ]),
    ],
  })
}

export function exponentChart(points: readonly ExponentPoint[]): ChartDefinition | NotApplicable {
  if (points.length < 2) return ONE
  const { axis, line } = along(points)
  return lineChart({
    x: { title: 'd-exponent', unit: '-' },
    y: axis,
    series: [
      ...series(
        'd',
        line(({ d }) => d),
      ),
      ...series(
        'corrected',
        line(({ d_c }) => d_c),
      ),
      ...series(
        'normal trend',
        line(({ d_cn }) => d_cn),
      ),
    ],
  })
}

export function pressureChart(normal: number, points: readonly ExponentPoint[]): ChartDefinition | NotApplicable {
  if (points.length < 2) return ONE
  const { axis, line } = along(points)
  const pores = line(({ G_p }) => (G_p === undefined || G_p <= 0 ? undefined : G_p))
  if (pores.length === 0) return notApplicable('no pore pressure is calculated at any point')
  return lineChart({
    x: { title: 'Gradient as equivalent mud weight', unit: 'ppg' },
    y: axis,
    series: [
      { name: 'pore pressure', points: pores },
      ...series(
        'normal',
        line(() => normal),
      ),
      ...series(
        'mud',
        line(({ rho_c }) => rho_c),
      ),
    ],
  })
}
