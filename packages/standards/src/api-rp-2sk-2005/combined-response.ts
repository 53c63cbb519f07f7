/**
 * The largest tension or offset of a storm from its mean, low-frequency and wave-frequency parts: the part of the larger
 * maximum adds that, the other its significant value. API RP 2SK (2005), strength analysis. Tensions and offsets are
 * combined alike, so that both have the same equations.
 */
import { equation, log, reachRange, sqrt } from '@keelson/equations'
import { apiRp2sk } from './source.ts'

const STATISTICS = { source: apiRp2sk, clause: '5.5 statistics of peak values' } as const

export const peaksInStorm = equation({
  ...STATISTICS,
  symbol: 'N',
  title: 'Number of peaks in storm',
  unit: '-',
  where: { T_s: ['storm duration', 's'], T_z: ['mean zero up-crossing period', 's'] },
  evaluate: ({ T_s, T_z }) => T_s / T_z,
})

/** Fewer peaks than these have no largest one that the Rayleigh distribution would tell. */
export const FEWEST_PEAKS = 3

/** Of either part, where its largest peak counts. */
export const enoughPeaks = reachRange({
  ...STATISTICS,
  symbol: 'N',
  title: 'Number of peaks in storm',
  unit: '-',
  from: FEWEST_PEAKS,
  unsafe: 'below',
  because: 'the Rayleigh maximum is not defined for fewer peaks',
})

interface Response {
  readonly symbol: 'T' | 'S'
  readonly name: string
  readonly unit: 'N' | 'm'
}

/** The equations of a response; `maximum` needs N >= 1. */
const combined = ({ symbol, name, unit }: Response) => ({
  significant: equation({
    ...STATISTICS,
    symbol: `${symbol}_sig`,
    title: `Significant component ${name}`,
    unit,
    where: { sigma: [`${name} standard deviation`, unit] },
    evaluate: ({ sigma }) => 2 * sigma,
  }),
  maximum: equation({
    ...STATISTICS,
    symbol: `${symbol}_max`,
    title: `Most probable maximum component ${name}`,
    unit,
    where: { sigma: [`${name} standard deviation`, unit], N: ['number of peaks in storm', '-'] },
    evaluate: ({ sigma, N }) => sigma * sqrt(2 * log(N)),
  }),
  combination: equation({
    source: apiRp2sk,
    clause: '5 combination of mean, low-frequency and wave-frequency components',
    symbol,
    title: `Maximum ${name}`,
    unit,
    where: {
      X_mean: [`mean ${name}`, unit],
      X_max: ['maximum of the dominant component', unit],
      X_sig: ['significant value of the other component', unit],
    },
    evaluate: ({ X_mean, X_max, X_sig }) => X_mean + X_max + X_sig,
  }),
})

export const lineTension = combined({ symbol: 'T', name: 'line tension', unit: 'N' })
export const vesselOffset = combined({ symbol: 'S', name: 'offset', unit: 'm' })

export type DominantPart = 'low_frequency' | 'wave_frequency'

/** The part whose maximum is the larger; on a tie that of wave frequency. */
export const dominantPart = (lowMaximum: number, waveMaximum: number): DominantPart =>
  lowMaximum > waveMaximum ? 'low_frequency' : 'wave_frequency'
