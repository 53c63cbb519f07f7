/** Charts of maxima: how often each is exceeded, and how the extreme grows with the duration. */
import { logSpaced, spaced } from '@keelson/numerics/spaced.ts'
import { weibullMostProbable, weibullQuantile } from '@keelson/physics/time-series/extremes.ts'
import { axisOf, type ChartDefinition, decimated, lineChart, type Point } from '@keelson/workflow'
import { exceedanceOf, type RankedMaximum } from './calculate-exceedance.ts'
import type { Made, OfRecord } from './calculate-made.ts'
import { seriesTitle } from './charts-axes.ts'
import type { Params } from './inputs.ts'
import { inputs } from './inputs.ts'
import { GUMBEL_FIT, WEIBULL } from './modes.ts'

const MOST_DRAWN = 400
const SAMPLES = 61

/** What the maxima are held against. */
const nameOf = (p: Params) => {
  if (p.operation === GUMBEL_FIT) return 'Gumbel'
  return p.extreme_method === WEIBULL ? 'Weibull' : 'Rayleigh'
}

export function exceedanceChart(p: Params, made: Made, maxima: readonly RankedMaximum[]): ChartDefinition {
  const fitted = exceedanceOf(made) ?? (() => Number.NaN)
  const [highest, lowest] = [maxima[0]?.maximum ?? 0, maxima.at(-1)?.maximum ?? 0]
  const reach = spaced(lowest, highest + 0.1 * (highest - lowest), SAMPLES)
  const points = decimated(maxima, (m) => m.maximum, MOST_DRAWN).map((m): Point => [m.maximum, m.exceedance])
  return lineChart({
    x: { title: seriesTitle(p, 'Maximum'), unit: '-' },
    y: { title: 'Share of maxima above', unit: '-', log: true },
    series: [{ name: nameOf(p), points: reach.map((x): Point => [x, fitted(x)]) }],
    markers: points.map(([x, y]) => ({ x, y, label: '' })),
  })
}

/** Durations around that of the run that are drawn. */
const [SHORTER, LONGER] = [0.1, 10] as const

export function extremeInTime(p: Params, { distribution, values }: NonNullable<OfRecord['extremes']>): ChartDefinition {
  const { x_m, k, theta, T_z } = distribution
  const { probability_of_non_exceedance: prob, duration: here } = p
  const durations = logSpaced(SHORTER * here, LONGER * here, SAMPLES).filter(
    (T) => T / T_z > Math.max(1, -Math.log(prob)),
  )
  const line = (of: (N: number) => number) => durations.map((T): Point => [T, of(T / T_z)])
  return lineChart({
    x: { ...axisOf(inputs.properties.duration), log: true },
    y: { title: seriesTitle(p, 'Maximum'), unit: '-' },
    series: [
      { name: 'most probable', points: line((N) => weibullMostProbable.evaluate({ x_m, theta, N, k })) },
      {
        name: `not exceeded with ${prob}`,
        points: line((N) => weibullQuantile.evaluate({ x_m, theta, N, p: prob, k })),
      },
    ],
    markers: [
      { x: here, y: values.most_probable_maximum, label: 'this run' },
      { x: here, y: values.quantile, label: '' },
    ],
  })
}
