/** The chart of spectral fatigue that is its own: the spectra as given. */
import { type ChartDefinition, given, lineChart, type Point, saying, shownIn } from '@keelson/workflow'
import { mostDamaging } from '../_shared/spectral-damage/charts.ts'
import type { State } from '../_shared/spectral-damage/states.ts'
import type { Params } from './inputs.ts'

const MOST_SPECTRA = 6
const MOST_POINTS = 300

/** The spectra that do most damage, as given, with the up-crossing rate of the first of them. */
export function stressSpectra(p: Params, states: readonly State[]): ChartDefinition {
  const { frequencies, stress_spectra } = given(p, 'frequencies', 'stress_spectra')
  const { shown: most, note } = mostDamaging(states, p.method, MOST_SPECTRA, 'spectra')
  const first = most[0]
  const chart = lineChart({
    x: { title: 'Frequency', unit: 'Hz' },
    y: { title: 'Entered stress spectrum', unit: 'MPa2/Hz' },
    series: most
      .toSorted((a, b) => a.number - b.number)
      .map((s) => ({
        name: `spectrum ${s.number}${s.fraction === undefined ? '' : `, ${shownIn(s.fraction, '%', 3)}`}`,
        points: crests(frequencies, stress_spectra[s.number - 1]?.stress_psd ?? []),
      })),
    ...(first?.stress !== undefined && {
      limits: [{ at: first.stress.nu_0, label: `up-crossings, spectrum ${first.number}`, along: 'y' as const }],
    }),
  })
  // Frequencies have two or three decimals: at the usual spacing their labels touch.
  return saying({ ...chart, config: { axisX: { tickCount: 8 } } }, note)
}

/** Points of a spectrum, of long ones the largest of each few neighbours. */
function crests(frequencies: readonly number[], densities: readonly number[]): Point[] {
  const points = frequencies.map((f, i): Point => [f, densities[i] ?? 0])
  const step = Math.ceil(points.length / MOST_POINTS)
  if (step <= 1) return points
  return Array.from({ length: Math.ceil(points.length / step) }, (_, k) =>
    points.slice(k * step, (k + 1) * step).reduce((a, b) => (b[1] > a[1] ? b : a)),
  )
}
