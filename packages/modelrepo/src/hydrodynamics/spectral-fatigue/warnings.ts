/** What a specialist would remark on the inputs and on the spectra. */
import { spectrumTail } from '@keelson/physics/fatigue/spectral-moments.ts'
import { type Left, outOf, shownIn, shownPercent, type Warning, warner, warning } from '@keelson/workflow'
import type { State } from '../_shared/spectral-damage/states.ts'
import {
  damageWarnings,
  fractionWarning,
  methodWarning,
  type Names,
  namedStates,
  shapeWarnings,
} from '../_shared/spectral-damage/warnings.ts'
import { lastShares } from './calculate-states.ts'
import type { Params } from './inputs.ts'

export const warnings = {
  ...damageWarnings,
  tail_decides: 'The last frequency interval governs the peak rate and so the wide-band damage.',
} as const
const warn = warner(warnings)

const SPECTRA = '/stress_spectra'
const NAMES: Names = ['Spectrum', 'Spectra']

/** `left`: the limit that opens the check, which needs no warning beside it. */
export function warningsOf(p: Params, states: readonly State[], left: Left | undefined): Warning[] {
  const at = p.spectral_moments === undefined ? SPECTRA : '/spectral_moments'
  const tail = left?.reach === spectrumTail ? [] : tailWarning(p, states)
  return [...exposureWarning(p), ...methodWarning(p), ...shapeWarnings(states, NAMES, at), ...tail]
}

function exposureWarning({ duration, stress_spectra, spectral_moments }: Params): Warning[] {
  if (stress_spectra === undefined || spectral_moments !== undefined) return []
  const fractions = stress_spectra.map((row) => row.occurrence_fraction)
  if (duration === undefined) return fractionWarning(fractions, SPECTRA)
  if (fractions.every((p) => p === 1)) return []
  const several = fractions.length > 1 ? `. The ${fractions.length} spectra act in sequence` : ''
  const message = `Occurrence fractions are not used. Each spectrum acts for the duration, ${shownIn(duration, 'h')}${several}.`
  return [warning('unused', message, SPECTRA)]
}

/** Peaks, and with them Dirlik and both factors, hang on m4, which a spectrum cut off early or read coarsely misses. */
function tailWarning(p: Params, states: readonly State[]): Warning[] {
  const shares = lastShares(p)
  const coarse = states.filter((_, i) => outOf(spectrumTail, shares[i] ?? 0))
  if (coarse.length === 0) return []
  const message = `${namedStates(coarse, NAMES)}: the last frequency interval contains up to ${shownPercent(Math.max(...shares))} of the fourth moment (limit ${spectrumTail.to} %). The end of the spectrum governs the peak rate and the wide-band damage. Extend the spectrum.`
  return [warn('tail_decides', message, '/frequencies')]
}
