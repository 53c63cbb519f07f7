/** What every spectrum of the surface elevation is here: a density over angular frequency with its moments. Coherent SI. */

/** Orders of the moments that a spectrum of the house answers. */
export type Order = -1 | 0 | 1 | 2

export interface WaveSpectrum {
  /** Spectral density in m2 s/rad at a frequency above 0 in rad/s. */
  readonly density: (omega: number) => number
  /** Moment from 0 to infinity in m2 (rad/s)^n; null where it diverges. */
  readonly moment: (n: Order) => number | null
  /** Peak frequencies of its systems, rad/s. */
  readonly peaks: readonly number[]
  /** Below this frequency there is no energy that counts, rad/s. */
  readonly start: number
}

/** At this share of the peak frequency spectra with a tail of omega^-4 in their exponent have fallen to nothing. */
export const FIRST = 0.15

/** Systems that cross without knowing each other: their energies add up. */
export const sumOf = (systems: readonly WaveSpectrum[]): WaveSpectrum => ({
  density: (omega) => systems.reduce((all, s) => all + s.density(omega), 0),
  moment: (n) => systems.reduce<number | null>((all, s) => added(all, s.moment(n)), 0),
  peaks: systems.flatMap((s) => s.peaks),
  start: Math.min(...systems.map((s) => s.start)),
})

const added = (a: number | null, b: number | null): number | null => (a === null || b === null ? null : a + b)

/** Steps of the search for the highest peak between the peaks of the systems, and of its refinement. */
const [SCANNED, REFINED] = [400, 60] as const

/** Frequency at which the density is largest, rad/s: where systems overlap it is none of their own peaks. */
export function peakOf({ density, peaks }: WaveSpectrum): number {
  const [low, high] = [Math.min(...peaks) * 0.8, Math.max(...peaks) * 1.25]
  const step = (high / low) ** (1 / SCANNED)
  const scanned = Array.from({ length: SCANNED + 1 }, (_, i) => low * step ** i)
  const tried = [...scanned, ...peaks]
  const best = tried.reduce((a, b) => (density(b) > density(a) ? b : a))
  return refined(density, best / step, best * step)
}

/** Golden section: the density has one hump between two neighbours of the highest point of a fine scan. */
function refined(density: (omega: number) => number, from: number, to: number): number {
  const share = (Math.sqrt(5) - 1) / 2
  let [a, b] = [from, to]
  for (let i = 0; i < REFINED; i++) {
    const [x, y] = [b - share * (b - a), a + share * (b - a)]
    if (density(x) > density(y)) b = y
    else a = x
  }
  return (a + b) / 2
}
