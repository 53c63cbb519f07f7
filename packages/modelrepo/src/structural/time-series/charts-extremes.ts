/** Charts of maxima: how often each is exceeded, and how the extreme grows with the duration. */
import { logSpaced, spaced } from '@keelson/numerics/spaced.ts'
import { weibullExceedance, weibullMostProbable, weibullQuantile } from '@keelson/physics/time-series/extremes.ts'
import { gumbelExceedance } from '@keelson/physics/time-series/gumbel.ts'
import { axisOf, type ChartDefinition, decimated, lineChart, type Point } from '@keelson/workflow'
import { seriesTitle } from './charts-axes.ts'
import type { RankedMaximum } from './exceedance.ts'
import { durationField, type Inputs } from './inputs.ts'

const MOST_DRAWN = 400
const SAMPLES = 61

export const exceedanceCharts = {
  exceedance: {
    title: 'Exceedance of maxima',
    description: 'Ranked maxima with the distribution used for the extreme.',
  },
}

interface Weibull {
  readonly x_m: number
  readonly k: number
  readonly theta: number
}
/** Share of maxima above a level. */
export const weibullAbove = (fit: Weibull) => (x: number) => weibullExceedance.evaluate({ x, ...fit })
export const gumbelAbove = (fit: { readonly mu: number; readonly beta: number }) => (x: number) =>
  gumbelExceedance.evaluate({ x, ...fit })

/** `fitted` is what the maxima are held against, by its name. */
export function exceedanceChart(
  p: Partial<Inputs>,
  name: string,
  maxima: readonly RankedMaximum[],
  fitted: (x: number) => number,
): ChartDefinition {
  const [highest, lowest] = [maxima[0]?.maximum ?? 0, maxima.at(-1)?.maximum ?? 0]
  const reach = spaced(lowest, highest + 0.1 * (highest - lowest), SAMPLES)
  const points = decimated(maxima, (m) => m.maximum, MOST_DRAWN).map((m): Point => [m.maximum, m.exceedance])
  return lineChart({
    x: { title: seriesTitle(p, 'Ranked maximum'), unit: '-' },
    y: { title: 'Exceedance fraction of maxima', unit: '-', log: true },
    series: [{ name, points: reach.map((x): Point => [x, fitted(x)]) }],
    markers: points.map(([x, y]) => ({ x, y, label: '' })),
  })
}

/** Durations around that of the run that are drawn. */
const [SHORTER, LONGER] = [0.1, 10] as const

export function extremeInTime(
  p: Pick<Inputs, 'duration' | 'probability_of_non_exceedance'> & Partial<Inputs>,
  { x_m, k, theta, T_z }: Weibull & { readonly T_z: number },
  { x_mp, x_p }: { readonly x_mp: number; readonly x_p: number },
): ChartDefinition {
  const { probability_of_non_exceedance: prob, duration: here } = p
  const durations = logSpaced(SHORTER * here, LONGER * here, SAMPLES).filter(
    (T) => T / T_z > Math.max(1, -Math.log(prob)),
  )
  const line = (of: (N: number) => number) => durations.map((T): Point => [T, of(T / T_z)])
  return lineChart({
    x: { ...axisOf(durationField), log: true },
    y: { title: seriesTitle(p, 'Extreme value'), unit: '-' },
    series: [
      { name: 'most probable', points: line((N) => weibullMostProbable.evaluate({ x_m, theta, N, k })) },
      {
        name: `${prob} non-exceedance`,
        points: line((N) => weibullQuantile.evaluate({ x_m, theta, N, p: prob, k })),
      },
    ],
    markers: [
      { x: here, y: x_mp, label: 'this run' },
      { x: here, y: x_p, label: '' },
    ],
  })
}
