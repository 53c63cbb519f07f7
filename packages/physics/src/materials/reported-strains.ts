/** The total strains at which the field quotes a stress, so that every workflow means the same number. */
import { constant, house } from '@keelson/equations'

/** The strain at which the yield strength of most line pipe is measured. */
export const STRAIN_0_005 = constant({
  symbol: 'epsilon_0.5%',
  title: 'Strain of 0.5 %',
  value: 0.005,
  unit: '-',
  source: house,
  clause: 'strains at which stresses are reported',
})
export const STRAIN_0_01 = constant({
  symbol: 'epsilon_1%',
  title: 'Strain of 1 %',
  value: 0.01,
  unit: '-',
  source: house,
  clause: 'strains at which stresses are reported',
})
/** The order of a reeling strain. */
export const STRAIN_0_02 = constant({
  symbol: 'epsilon_2%',
  title: 'Strain of 2 %',
  value: 0.02,
  unit: '-',
  source: house,
  clause: 'strains at which stresses are reported',
})
