/** The total strains at which the field quotes a stress, so that every workflow means the same number. */
import { constant, house } from '@keelson/equations'

export const STRAIN_0_01 = constant({
  symbol: 'epsilon_1%',
  title: 'Strain of one per cent',
  value: 0.01,
  unit: '-',
  source: house,
  clause: 'strains at which stresses are reported',
})
/** The order of a reeling strain. */
export const STRAIN_0_02 = constant({
  symbol: 'epsilon_2%',
  title: 'Strain of two per cent',
  value: 0.02,
  unit: '-',
  source: house,
  clause: 'strains at which stresses are reported',
})
