/** What a specialist would remark on the inputs and on the spectra. */
import { WIRSCHING_LIGHT_SLOPES } from '@keelson/physics/fatigue/wirsching-light.ts'
import { FREE_CORROSION } from '@keelson/standards/dnv-rp-c203-2016/sn-curves.ts'
import { shown, shownIn, shownPercent, type Warning, warner, warning } from '@keelson/workflow'
import type { State } from './calculate-states.ts'
import type { Params } from './params.ts'
import { FRACTION_TOLERANCE } from './rules.ts'

export const warnings = {
  fractions_below_one: 'The occurrence fractions leave time over, in which no damage is counted.',
  one_slope_factor: 'A correction factor of one slope is put on the damage of two slopes.',
  outside_validity: 'The slope lies outside those for which the correction factor was fitted.',
  no_stress: 'The stress of a spectrum does not vary, and does no damage.',
  narrow_band: 'A spectrum has a single frequency, so that every method gives its narrow-band damage.',
  tail_decides: 'The last frequency interval decides the rate of peaks, and with it the wide-band damage.',
} as const
const warn = warner(warnings)

/** Share of the fourth moment in the last interval from which the end of the spectrum decides the peaks. */
const TAIL = 0.25
const SPECTRA = '/stress_spectra'

const MOST_NAMED = 10

/** "Spectrum 2", "Spectra 1, 2 and 3 more". */
function named(states: readonly State[]): string {
  const numbers = states.slice(0, MOST_NAMED).map((s) => s.number)
  const more = states.length > MOST_NAMED ? ` and ${states.length - MOST_NAMED} more` : ''
  return `${states.length === 1 ? 'Spectrum' : 'Spectra'} ${numbers.join(', ')}${more}`
}

export function warningsOf(p: Params, states: readonly State[]): Warning[] {
  return [...fractionWarning(p), ...methodWarning(p), ...stateWarnings(p, states), ...tailWarning(p, states)]
}

function fractionWarning({ duration, stress_spectra, spectral_moments }: Params): Warning[] {
  if (stress_spectra === undefined || spectral_moments !== undefined) return []
  if (duration !== undefined) {
    if (stress_spectra.every((row) => row.occurrence_fraction === 1)) return []
    const several =
      stress_spectra.length > 1 ? `: the ${stress_spectra.length} spectra act so long one after another` : ''
    const message = `Occurrence fractions are not used: each spectrum acts for the duration, ${shownIn(duration, 'h')}${several}`
    return [warning('unused', message, SPECTRA)]
  }
  const sum = stress_spectra.reduce((s, row) => s + row.occurrence_fraction, 0)
  if (Math.abs(sum - 1) <= FRACTION_TOLERANCE) return []
  const message = `The occurrence fractions sum to ${Number(sum.toPrecision(8))}, not 1: the rest of the time does no damage`
  return [warn('fractions_below_one', message, SPECTRA)]
}

function methodWarning(p: Params): Warning[] {
  const { method, sn_two_slope, environment } = p
  const factor = method === 'wirsching_light' ? 'Wirsching-Light' : 'Tovo-Benasciutti'
  if (method !== 'wirsching_light' && method !== 'tovo_benasciutti') return []
  if (sn_two_slope) {
    if (environment === FREE_CORROSION) return []
    const message = `The ${factor} factor belongs to one slope: that of the slope above the knee is put on the narrow-band damage of both slopes`
    return [warn('one_slope_factor', message, '/method')]
  }
  const outside = outsideFit(p)
  return outside === undefined ? [] : [warn('outside_validity', outside, '/sn_slope')]
}

/** Why the chosen method stands outside the slopes that it was fitted for; undefined where it does not. */
export function outsideFit({ method, sn_slope: m }: Params): string | undefined {
  const [low, high] = WIRSCHING_LIGHT_SLOPES
  if (m === undefined || method !== 'wirsching_light' || (m >= low && m <= high)) return undefined
  return `Slope ${shown(m)} is outside ${low} to ${high}, where the Wirsching-Light factor was fitted`
}

function stateWarnings(p: Params, states: readonly State[]): Warning[] {
  const still = states.filter((s) => s.stress === undefined)
  const narrow = states.filter((s) => s.stress !== undefined && s.stress.dirlik === undefined)
  const at = p.spectral_moments === undefined ? SPECTRA : '/spectral_moments'
  const one = (list: readonly State[]) => list.length === 1
  return [
    ...(still.length > 0
      ? [warn('no_stress', `${named(still)}: the stress does not vary, and does no damage`, at)]
      : []),
    ...(narrow.length > 0
      ? [
          warn(
            'narrow_band',
            `${named(narrow)}: the irregularity factor is within 1e-9 of 1, ${one(narrow) ? 'a process' : 'processes'} of one frequency: every method gives the narrow-band damage`,
            at,
          ),
        ]
      : []),
  ]
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
  const message = `${named(coarse)}: the last frequency interval holds up to ${largest} of the fourth moment: where the spectrum ends decides the rate of peaks and the wide-band damage`
  return [warn('tail_decides', message, '/frequencies')]
}
