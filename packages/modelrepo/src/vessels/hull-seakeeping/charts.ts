/** Responses over the length of the waves, with what was measured, and the natural periods in the sea. */
import { spaced } from '@keelson/numerics/spaced.ts'
import * as jonswap from '@keelson/physics/waves/jonswap.ts'
import { axisOf, type ChartDefinition, firstOf, lineChart, onto, type Point, saying } from '@keelson/workflow'
import { type Given, lengthField, type Perhaps } from './inputs.ts'
import type { Periods } from './periods.ts'
import type { InWave } from './waves.ts'

const POINTS = 120
const MOST_HEADINGS = 4
/** Journee (1992), Delft report 0909, table 8-III, Wigley III, head waves, Fn 0.2: wave length over length, heave. */
const MEASURED: readonly Point[] = [
  [1.25, 0.71],
  [1.5, 0.81],
  [2, 0.9],
]
const NEAR_FN = 0.01
const degrees = onto({ unit: 'deg' })

type Ship = Given<'hull' | 'hull_length' | 'gravity' | 'speed' | 'heading'> & Perhaps<'froude_number'>

export function responsesChart(p: Ship, all: readonly InWave[]): ChartDefinition {
  const { shown, note } = firstOf(p.heading, { most: MOST_HEADINGS, things: 'headings', by: 'the first entered' })
  const each = all.length / p.heading.length
  const series = shown.flatMap((beta, i) => {
    const of = all
      .slice(i * each, (i + 1) * each)
      .map(({ met, moved }) => ({
        x: (2 * Math.PI) / (met.k * p.hull_length),
        heave: moved.R_3,
        pitch: moved.R_5 / met.k,
      }))
      .toSorted((a, b) => a.x - b.x)
    const name = shown.length > 1 ? `, ${Math.round(degrees(beta))} deg` : ''
    return [
      { name: `heave${name}`, points: of.map(({ x, heave }): Point => [x, heave]), dots: true as const },
      { name: `pitch / wave slope${name}`, points: of.map(({ x, pitch }): Point => [x, pitch]), dots: true as const },
    ]
  })
  const Fn = p.froude_number ?? p.speed / Math.sqrt(p.gravity * p.hull_length)
  const published =
    p.hull === 'wigley_iii' && Math.abs(Fn - 0.2) < NEAR_FN && p.heading.some((beta) => Math.abs(beta - Math.PI) < 1e-9)
  const chart = lineChart({
    x: axisOf(lengthField),
    y: { title: 'Response', unit: '-' },
    series: [...series, ...(published ? [{ name: 'heave, measured', points: MEASURED, dots: true as const }] : [])],
  })
  return saying(chart, note)
}

type Sea = Given<'peak_enhancement_factor' | 'gravity'> & Perhaps<'significant_wave_height' | 'peak_period'>

export function periodsChart(p: Sea, { heave, roll, pitch }: Periods): { readonly periods?: ChartDefinition } {
  const { significant_wave_height: H_s, peak_period: T_p, peak_enhancement_factor: gamma, gravity: g } = p
  if (H_s === undefined || T_p === undefined) return {}
  const omega_p = jonswap.peakFrequency.evaluate({ T_p })
  const alpha = jonswap.phillipsConstant.evaluate({ H_s, omega_p, g, gamma })
  const at = (label: string, T: number | undefined) =>
    T === undefined ? [] : [{ at: (2 * Math.PI) / T, label, along: 'y' as const }]
  const periods = lineChart({
    x: { title: 'Angular frequency', unit: 'rad/s' },
    y: { title: 'Wave spectrum', unit: 'm2*s' },
    series: [
      {
        name: 'waves',
        points: spaced(0.4 * omega_p, 3.5 * omega_p, POINTS).map(
          (w): Point => [w, jonswap.jonswapDensity(w, alpha, omega_p, gamma, g)],
        ),
      },
    ],
    limits: [...at('heave', heave), ...at('roll', roll), ...at('pitch', pitch)],
  })
  return { periods }
}
