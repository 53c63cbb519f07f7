/** What each state contributes, and its share of the damage by the chosen method. */
import type { SpectralMethod } from '@keelson/physics/fatigue/spectral-damage.ts'
import { numberColumn } from '@keelson/workflow'
import type { State } from './states.ts'

export const stateColumns = {
  occurrence_fraction: numberColumn('fraction', 'Fraction', { symbol: 'p_i' }),
  exposure: numberColumn('storm_duration', 'Exposure', { symbol: 'T_i' }),
  standard_deviation: numberColumn('stress_range', 'Standard deviation', { symbol: 'sigma' }),
  irregularity: numberColumn('-', 'Irregularity', { symbol: 'alpha_2' }),
  equivalent_stress_range: numberColumn('stress_range', 'Equivalent stress range', { symbol: 'S_eq' }),
  dirlik: numberColumn('utilisation', 'Dirlik', { symbol: 'd_DK' }),
  narrow_band: numberColumn('utilisation', 'Narrow-band', { symbol: 'd_NB' }),
  wirsching_light: numberColumn('utilisation', 'Wirsching-Light', { symbol: 'd_WL' }),
  tovo_benasciutti: numberColumn('utilisation', 'Tovo-Benasciutti', { symbol: 'd_TB' }),
  share: numberColumn('fraction', 'Share'),
}

export const stateRow = ({ T, fraction, stress, result, S_eq }: State, D: number, method: SpectralMethod) => ({
  occurrence_fraction: fraction ?? null,
  exposure: T,
  standard_deviation: stress?.sigma ?? 0,
  irregularity: stress?.alpha_2 ?? null,
  equivalent_stress_range: S_eq,
  dirlik: result.damage.dirlik,
  narrow_band: result.damage.narrow_band,
  wirsching_light: result.damage.wirsching_light,
  tovo_benasciutti: result.damage.tovo_benasciutti,
  share: D > 0 ? result.damage[method] / D : null,
})
