/** The charts of wave-spectra. */
import { logSpaced, spaced } from '@keelson/numerics/spaced.ts'
import * as crests from '@keelson/physics/waves/crests.ts'
import { peakFrequency } from '@keelson/physics/waves/jonswap.ts'
import {
  type ChartDefinition,
  decimated,
  given,
  heatMap,
  type Limit,
  lineChart,
  type NotApplicable,
  notApplicable,
  numberIn,
  type Point,
  saying,
  shown,
  thinned,
  worstFirst,
} from '@keelson/workflow'
import type { Asked, Found } from './found.ts'

const MOST_POINTS = 400
const FREQUENCY = { title: 'Frequency', unit: 'rad/s' } as const
const DENSITY = { title: 'Spectral density', unit: 'm2*s/rad', zero: true } as const

export function chartsOf(p: Asked, found: Found) {
  const { systems } = found.sea
  return {
    spectrum: spectrumChart(found),
    ...(systems.length > 0 && { systems: systemsChart(found) }),
    ...(found.spreading !== undefined && { directional: directionalChart(p, found, found.spreading) }),
    exceedance: exceedanceChart(found),
  }
}

const pointsOf = (frequencies: readonly number[], densities: readonly number[]): Point[] => [
  ...decimated(
    frequencies.map((x, i): Point => [x, densities[i] ?? 0]),
    ([, y]) => y,
    MOST_POINTS,
  ),
]

/** Frequency of a period. */
const frequencyOf = (T_p: number) => peakFrequency.evaluate({ T_p })

function spectrumChart({ grid, sea, periods }: Found): ChartDefinition {
  const { frequencies, densities } = grid
  const marks: Limit[] = [
    { at: sea.omega_p, label: 'peak', along: 'y' },
    { at: frequencyOf(periods.T_m01), label: 'mean', along: 'y' },
    ...(periods.T_m02 === null
      ? []
      : [{ at: frequencyOf(periods.T_m02), label: 'zero-crossing', along: 'y' } as const]),
  ]
  return lineChart({
    x: FREQUENCY,
    y: DENSITY,
    series: [{ name: 'spectrum', points: pointsOf(frequencies, densities) }],
    limits: marks,
  })
}

/** Systems drawn by themselves: those of most energy. */
const MOST_SYSTEMS = 6

function systemsChart({ grid, sea }: Found): ChartDefinition {
  const { frequencies, densities } = grid
  const { shown: most, note } = worstFirst(
    sea.systems.toSorted((a, b) => b.H_s - a.H_s),
    { most: MOST_SYSTEMS, things: 'wave systems', by: 'the highest waves', worse: ({ H_s }) => H_s },
  )
  const chart = lineChart({
    x: FREQUENCY,
    y: DENSITY,
    series: [
      { name: 'sum', points: pointsOf(frequencies, densities) },
      ...most.map((s) => ({ name: s.name, points: pointsOf(frequencies, frequencies.map(s.spectrum.density)) })),
    ],
  })
  return saying(chart, note)
}

const [COLUMNS, ROWS] = [24, 19] as const

function directionalChart(p: Asked, { sea, grid }: Found, spreading: readonly number[]): ChartDefinition {
  const { frequencies } = grid
  const columns = thinned(frequencies, COLUMNS)
  const offsets = thinned(
    given(p, 'offset_angles')
      .offset_angles.map((theta, i) => ({ theta, D: spreading[i] ?? 0 }))
      .toSorted((a, b) => a.theta - b.theta),
    ROWS,
  )
  const cells = offsets.flatMap(({ theta, D }) =>
    columns.map((omega) => ({
      x: shown(omega, 3),
      y: numberIn(theta, 'deg', 3),
      value: sea.spectrum.density(omega) * D,
    })),
  )
  return heatMap({
    x: 'Frequency [rad/s]',
    y: 'Direction offset [deg]',
    value: 'Density',
    unit: 'm2*s/rad2',
    cells,
  })
}

const LEVELS = 120

/** Shares from one in one to a tenth of one wave of the sea state. */
function exceedanceChart({ moments, extremes: e }: Found): ChartDefinition | NotApplicable {
  if (e === undefined) return notApplicable('no wave passes during the sea state')
  const { m_0 } = moments
  const { H_s } = e
  const shares = logSpaced(0.1 / e.N, 0.999, LEVELS)
  const top = 2 * crests.mostProbableCrest.evaluate({ m_0, N: 10 * e.N })
  const over = (name: string, Q: (level: number) => number, most: number) => ({
    name,
    points: spaced(0, most, LEVELS)
      .map((level): Point => [level, Q(level)])
      .filter(([, share]) => share >= (shares[0] ?? 0)),
  })
  const { second } = e
  return lineChart({
    x: { title: 'Crest or wave height', unit: 'm' },
    y: { title: 'Proportion of waves exceeding level', unit: '-', log: true },
    series: [
      over('crest, Rayleigh', (c) => crests.crestExceedance.evaluate({ c, m_0 }), top),
      ...(second === undefined
        ? []
        : [over('crest, second order', (c) => crests.secondOrderExceedance.evaluate({ c, H_s, ...second }), top)]),
      over('height, Rayleigh', (h) => crests.heightExceedance.evaluate({ h, m_0 }), top),
      over('height, Forristall', (h) => crests.forristallExceedance.evaluate({ h, H_s }), top),
    ],
    limits: [{ at: 1 / e.N, label: 'exceeded by one wave', along: 'x' }],
    markers: [
      { x: second?.c_2 ?? e.c_mp, y: 1 / e.N, label: 'maximum crest' },
      { x: e.H_F, y: 1 / e.N, label: 'maximum wave' },
    ],
  })
}
