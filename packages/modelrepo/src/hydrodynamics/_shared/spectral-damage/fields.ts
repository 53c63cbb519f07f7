/** Inputs of every workflow that makes damage of stress spectra. */
import type { SpectralMethod } from '@keelson/physics/fatigue/spectral-damage.ts'
import { capitalised, choice, quantity } from '@keelson/workflow'

/** In the midst of a sentence. */
export const METHOD_NAMES: Readonly<Record<SpectralMethod, string>> = {
  dirlik: 'Dirlik',
  narrow_band: 'narrow-band',
  wirsching_light: 'Wirsching-Light',
  tovo_benasciutti: 'Tovo-Benasciutti',
}

export const spectralMethod = choice(
  {
    dirlik: METHOD_NAMES.dirlik,
    narrow_band: capitalised(METHOD_NAMES.narrow_band),
    wirsching_light: METHOD_NAMES.wirsching_light,
    tovo_benasciutti: METHOD_NAMES.tovo_benasciutti,
  },
  {
    title: 'Method',
    description: 'Damage method used for fatigue life and utilisation. Damage is reported for all methods.',
    default: 'dirlik',
  },
)

export const yearLength = quantity('year_length', {
  title: 'Year length',
  description: 'Length of a year of the design life. Default: 365.25 days.',
  symbol: 's_y',
  above: 0,
  default: 31_557_600,
})
