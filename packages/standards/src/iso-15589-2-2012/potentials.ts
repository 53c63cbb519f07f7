/** Potentials between which steel is protected. ISO 15589-2 (2012) table 1. */
import { constant } from '@keelson/equations'
import { iso15589 } from './source.ts'

/** Of highly alloyed austenitic stainless steel; every other metal has a more negative one. */
export const LEAST_NEGATIVE = constant({
  symbol: 'E_max',
  title: 'Least negative protection potential of any metal in seawater, Ag/AgCl',
  value: -0.3,
  unit: 'V',
  source: iso15589,
  clause: 'table 1',
})
export const MOST_NEGATIVE = constant({
  symbol: 'E_min',
  title: 'Most negative potential of carbon steel in seawater, Ag/AgCl',
  value: -1.1,
  unit: 'V',
  source: iso15589,
  clause: 'table 1',
})
