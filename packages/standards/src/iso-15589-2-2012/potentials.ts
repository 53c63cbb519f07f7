/** Potentials between which steel is protected. ISO 15589-2 (2012) table 1. */
import { constant } from '@keelson/equations'
import { iso15589 } from './source.ts'

/** Of highly alloyed austenitic stainless steel; every other metal has a more negative one. */
export const LEAST_NEGATIVE = constant({
  symbol: 'E_max',
  title: 'Minimum negative protection potential in seawater, any metal (Ag/AgCl)',
  value: -0.3,
  unit: 'V',
  source: iso15589,
  clause: 'table 1',
})
export const MOST_NEGATIVE = constant({
  symbol: 'E_min',
  title: 'Maximum negative potential in seawater, carbon steel (Ag/AgCl)',
  value: -1.1,
  unit: 'V',
  source: iso15589,
  clause: 'table 1',
})
