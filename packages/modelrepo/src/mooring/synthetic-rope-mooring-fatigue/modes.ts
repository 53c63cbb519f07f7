/** The fibres, and the mechanisms by which a fibre rope may fail. */
import { type Fibre, MINIMUM_RATIOS } from '@keelson/standards/api-rp-2sm-2014/minimum-tension.ts'

export const POLYESTER = 'POLYESTER'
export const HMPE = 'HMPE'
export const FIBRES = Object.keys(MINIMUM_RATIOS) as Fibre[]
export const isFibre = (name: string): name is Fibre => Object.hasOwn(MINIMUM_RATIOS, name)

/** In a sentence: 'polyester', but 'HMPE'. */
export const fibreName = (fibre: Fibre): string => (fibre === HMPE ? fibre : fibre.toLowerCase())

/** In the order in which they govern where their margins are equal. */
export const MECHANISMS = ['fatigue', 'creep', 'compression'] as const
export type Mechanism = (typeof MECHANISMS)[number]

export const MECHANISM_NAMES: Readonly<Record<Mechanism, string>> = {
  fatigue: 'tension fatigue',
  creep: 'creep rupture',
  compression: 'minimum tension',
}

/** What HMPE has to give of its own. */
export const CREEP_INPUTS = [
  'creep_reference_life_years',
  'creep_reference_load_ratio',
  'creep_decades_per_load_ratio',
] as const
