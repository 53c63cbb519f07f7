/** What a specialist would remark on the inputs and on the spectra. */
import { shownIn, shownPercent, type Warning, warner, warning } from '@keelson/workflow'
import type { State } from '../_shared/spectral-damage/states.ts'
import {
  damageWarnings,
  fractionWarning,
  methodWarning,
  type Names,
  namedStates,
  shapeWarnings,
} from '../_shared/spectral-damage/warnings.ts'
import type { Params } from './params.ts'

export const warnings = {
  ...damageWarnings,
  tail_decides: 'The last frequency interval decides the rate of peaks, and with it the wide-band damage.',
} as const
const warn = warner(warnings)

/** Share of the fourth moment in the last interval from which the end of the spectrum decides the peaks. */
const TAIL = 0.25
const SPECTRA = '/stress_spectra'
const NAMES: Names = ['Spectrum', 'Spectra']

export function warningsOf(p: Params, states: readonly State[]): Warning[] {
  const at = p.spectral_moments === undefined ? SPECTRA : '/spectral_moments'
  return [...exposureWarning(p), ...methodWarning(p), ...shapeWarnings(states, NAMES, at), ...tailWarning(p, states)]
}

function exposureWarning({ duration, stress_spectra, spectral_moments }: Params): Warning[] {
  if (stress_spectra === undefined || spectral_moments !== undefined) return []
  const fractions = stress_spectra.map((row) => row.occurrence_fraction)
  if (duration === undefined) return fractionWarning(fractions, SPECTRA)
  if (fractions.every((p) => p === 1)) return []
  const several = fractions.length > 1 ? `: the ${fractions.length} spectra act so long one after another` : ''
  const message = `Occurrence fractions are not used: each spectrum acts for the duration, ${shownIn(duration, 'h')}${several}`
  return [warning('unused', message, SPECTRA)]
}

/** Peaks, and with them Dirlik and both factors, hang on m4, which a spectrum cut off early or read coarsely misses. */
function tailWarning({ frequencies: f, stress_spectra }: Params, states: readonly State[]): Warning[] {
  if (f === undefined || stress_spectra === undefined || states.length !== stress_spectra.length) return []
  const shares = stress_spectra.map(({ stress_psd: S }) => {
    const terms = f.slice(1).map((g, j) => {
      const from = f[j] ?? 0
      return (g - from) * (from ** 4 * (S[j] ?? 0) + g ** 4 * (S[j + 1] ?? 0))
    })
    const total = terms.reduce((a, b) => a + b, 0)
    return total > 0 ? (terms.at(-1) ?? 0) / total : 0
  })
  const coarse = states.filter((_, i) => (shares[i] ?? 0) > TAIL)
  if (coarse.length === 0) return []
  const largest = shownPercent(Math.max(...shares.filter(Number.isFinite)))
  const message = `${namedStates(coarse, NAMES)}: the last frequency interval holds up to ${largest} of the fourth moment: where the spectrum ends decides the rate of peaks and the wide-band damage`
  return [warn('tail_decides', message, '/frequencies')]
}
