/** Components of equal energy that stand for a spectrum in a time domain. */
import { equation, sqrt } from '@keelson/equations'
import { requireThat } from '@keelson/numerics/errors.ts'
import { integrate } from '@keelson/numerics/quadrature.ts'
import { bracketedRoot } from '@keelson/numerics/root-finding.ts'
import type { Grid } from './grid.ts'
import { c205 } from './sources.ts'
import type { WaveSpectrum } from './spectrum.ts'

export const componentAmplitude = equation({
  symbol: 'a_i',
  title: 'Component amplitude',
  unit: 'm',
  source: c205,
  clause: '3.3.2, linear random sea by components of equal energy',
  where: { m_0: ['surface elevation variance', 'm2'], n: ['number of components', '-'] },
  evaluate: ({ m_0, n }) => sqrt((2 * m_0) / n),
})

/** Steps over the logarithm of frequency: through the peaks, and over the tail. */
const [FINE, COARSE] = [0.05, 0.25] as const
/** Above the highest peak by this much, as a logarithm, a spectrum is all tail. */
const TAIL = 1
const MOST_STEPS = 20_000

/** Frequencies, rad/s, at which the energy from 0 up is (i - 1/2)/n of `energy`, that of the whole spectrum in m2. */
export function equalEnergyFrequencies(spectrum: WaveSpectrum, energy: number, n: number): number[] {
  const inLog = (y: number) => Math.exp(y) * spectrum.density(Math.exp(y))
  const tail = Math.log(Math.max(...spectrum.peaks)) + TAIL
  const found: number[] = []
  let [y, below] = [Math.log(spectrum.start), 0]
  for (let steps = 0; found.length < n; steps++) {
    requireThat(steps < MOST_STEPS, 'the spectrum tail contains too much energy to be divided into components')
    const [from, to] = [y, y + (y < tail ? FINE : COARSE)]
    const step = integrate(inLog, from, to, { intervals: 1 })
    while (found.length < n && below + step >= target(found.length, n) * energy) {
      const sought = target(found.length, n) * energy - below
      const over = (at: number) => integrate(inLog, from, at, { intervals: 1 }) - sought
      found.push(Math.exp(bracketedRoot(over, from, to, { seeking: 'the component frequency' }).x))
    }
    ;[y, below] = [to, below + step]
  }
  return found
}

const target = (i: number, n: number): number => (i + 0.5) / n

/** The same on a grid, between whose points the density is linear, as the trapezoidal rule has it. */
export function equalEnergyOnGrid({ frequencies, densities }: Grid, energy: number, n: number): number[] {
  const found: number[] = []
  let below = 0
  for (let j = 1; j < frequencies.length; j++) {
    const [a, b] = [frequencies[j - 1] ?? 0, frequencies[j] ?? 0]
    const [A, B] = [densities[j - 1] ?? 0, densities[j] ?? 0]
    const step = ((b - a) * (A + B)) / 2
    while (found.length < n && below + step >= target(found.length, n) * energy) {
      found.push(a + lengthFor(target(found.length, n) * energy - below, A, (B - A) / (b - a)))
    }
    below += step
  }
  return found
}

/** Length over which a density that starts at A and grows by `slope` holds an energy: the smaller root, stable for slope 0. */
const lengthFor = (energy: number, A: number, slope: number): number =>
  energy === 0 ? 0 : (2 * energy) / (A + Math.sqrt(A ** 2 + 2 * slope * energy))
