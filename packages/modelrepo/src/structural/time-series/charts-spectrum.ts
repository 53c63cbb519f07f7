/** The table and the chart of a spectrum, with its band where segments are averaged. */
import type { Spectrum } from '@keelson/physics/time-series/spectrum.ts'
import {
  type ChartDefinition,
  decimated,
  lineChart,
  type NotApplicable,
  notApplicable,
  numberColumn,
  type Point,
} from '@keelson/workflow'
import type { Band } from './confidence.ts'
import type { Inputs } from './inputs.ts'
import { DENSITY } from './spectrum.ts'

export const spectrumTables = {
  spectrum: {
    title: 'Spectrum',
    description: 'Spectral density by frequency bin, with its 95 % confidence band if segments are averaged.',
    columns: {
      frequency: numberColumn('cyclic_frequency', 'Frequency', { symbol: 'f' }),
      density: numberColumn(DENSITY, 'Density', { symbol: 'S' }),
      lower: numberColumn(DENSITY, 'Lower bound'),
      upper: numberColumn(DENSITY, 'Upper bound'),
    },
  },
}
export const spectrumCharts = {
  spectrum: {
    title: 'Spectral density',
    description:
      'One-sided spectral density with the peak, and the 95 % confidence band if segments are averaged. The plot extends to twice the frequency that contains 99.9 % of the area.',
  },
}

/** Rows of the table; a longer spectrum stands among the values alone. */
const MOST_ROWS = 5000

export function spectrumRows({ density, df }: Spectrum, band?: Band) {
  if (density.length > MOST_ROWS)
    return notApplicable(`the spectrum has ${density.length} bins, more than ${MOST_ROWS}; see the values`)
  return Array.from(density, (S, k) => ({
    frequency: k * df,
    density: S,
    lower: band ? S * band.lower : null,
    upper: band ? S * band.upper : null,
  }))
}

const MOST_DRAWN = 800
const [NEARLY_ALL, FEWEST_BINS] = [0.999, 8] as const

/** Bins up to twice the frequency below which nearly all of the area lies. */
function shownBins(density: Float64Array): number {
  const total = density.reduce((a, b) => a + b, 0)
  let sum = 0
  const last = density.findIndex((S) => {
    sum += S
    return sum >= NEARLY_ALL * total
  })
  return Math.max(FEWEST_BINS, 2 * last + 1)
}

export function spectrumChart(p: Partial<Inputs>, spectrum: Spectrum, band?: Band): ChartDefinition | NotApplicable {
  const bins = Array.from(spectrum.density, (S, k): Point => [k * spectrum.df, S]).slice(1, shownBins(spectrum.density))
  const points = decimated(bins, ([, S]) => S, MOST_DRAWN)
  if (!points.some(([, S]) => S > 0)) return notApplicable('the record is constant')
  const times = (factor: number) => points.map(([f, S]): Point => [f, S * factor])
  const [f, S] = points.reduce((a, b) => (b[1] > a[1] ? b : a))
  return lineChart({
    x: { title: 'Frequency', unit: 'Hz' },
    y: {
      title:
        p.series_unit === undefined
          ? 'Spectral density (series unit squared per Hz)'
          : `Spectral density ((${p.series_unit})² per Hz)`,
      unit: '1/Hz',
    },
    series: [
      { name: 'density', points },
      ...(band
        ? [
            { name: '95 % confidence band, lower', points: times(band.lower) },
            { name: '95 % confidence band, upper', points: times(band.upper) },
          ]
        : []),
    ],
    markers: [{ x: f, y: S, label: 'peak' }],
  })
}
