/** What a specialist would remark on the damage of stress spectra, whatever they come from. */
import type { SpectralMethod } from '@keelson/physics/fatigue/spectral-damage.ts'
import { FREE_CORROSION } from '@keelson/standards/dnv-rp-c203-2016/sn-curves.ts'
import { listed, listedUpTo, type Warning, warner } from '@keelson/workflow'
import type { CurveParams } from './curve.ts'
import type { State } from './states.ts'

export const damageWarnings = {
  fractions_below_one: 'The occurrence fractions do not sum to 1. No damage is calculated for the remaining time.',
  one_slope_factor: 'A single-slope correction factor is used with a two-slope S-N curve.',
  no_stress: 'A spectrum has constant stress and causes no damage.',
  narrow_band: 'A spectrum has a single frequency, so all methods give the narrow-band damage.',
} as const
const warn = warner(damageWarnings)

/** What the sum of the fractions may miss of 1 without a word. */
export const FRACTION_TOLERANCE = 1e-6
const MOST_NAMED = 10

/** What the states are called: one and many. */
export type Names = readonly [one: string, many: string]

/** "Spectrum 2", "Spectra 1 and 2", "Spectra 1, 2 and 3 more". */
export function namedStates(states: readonly Pick<State, 'number'>[], [one, many]: Names): string {
  const numbers = states.map((s) => s.number)
  const named = numbers.length > MOST_NAMED ? listedUpTo(MOST_NAMED, numbers) : listed(numbers.map(String))
  return `${states.length === 1 ? one : many} ${named}`
}

export function fractionWarning(fractions: readonly number[], at: string): Warning[] {
  const sum = fractions.reduce((s, p) => s + p, 0)
  if (Math.abs(sum - 1) <= FRACTION_TOLERANCE) return []
  const message = `The occurrence fractions sum to ${Number(sum.toPrecision(8))}, not 1. No damage is calculated for the remaining time.`
  return [warn('fractions_below_one', message, at)]
}

type Chosen = CurveParams & { readonly method: SpectralMethod }

export function methodWarning({ method, sn_two_slope, environment }: Chosen): Warning[] {
  const factor = method === 'wirsching_light' ? 'Wirsching-Light' : 'Tovo-Benasciutti'
  if (method !== 'wirsching_light' && method !== 'tovo_benasciutti') return []
  if (!sn_two_slope || environment === FREE_CORROSION) return []
  const message = `The ${factor} factor applies to a single slope. The larger factor, for the slope above the knee, is applied to the narrow-band damage of both slopes.`
  return [warn('one_slope_factor', message, '/method')]
}

export function shapeWarnings(states: readonly State[], names: Names, at: string): Warning[] {
  const still = states.filter((s) => s.stress === undefined)
  const narrow = states.filter((s) => s.stress !== undefined && s.stress.dirlik === undefined)
  return [...stillWarning(still, names, at), ...narrowWarning(narrow, names, at)]
}

function stillWarning(still: readonly State[], names: Names, at: string): Warning[] {
  if (still.length === 0) return []
  return [warn('no_stress', `${namedStates(still, names)}: the stress is constant and causes no damage.`, at)]
}

function narrowWarning(narrow: readonly State[], names: Names, at: string): Warning[] {
  if (narrow.length === 0) return []
  const process = narrow.length === 1 ? 'a single-frequency process' : 'single-frequency processes'
  const message = `${namedStates(narrow, names)}: the irregularity factor is within 10⁻⁹ of 1, which indicates ${process}. All methods give the narrow-band damage.`
  return [warn('narrow_band', message, at)]
}
