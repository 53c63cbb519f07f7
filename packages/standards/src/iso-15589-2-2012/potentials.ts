/** Potentials between which steel is protected. ISO 15589-2 (2012) table 1. */
import { constant } from '@keelson/equations'
import { iso15589 } from './source.ts'

export const MOST_NEGATIVE = constant({
  symbol: 'E_min',
  title: 'Most negative potential of carbon steel in seawater, Ag/AgCl',
  value: -1.1,
  unit: 'V',
  source: iso15589,
  clause: 'table 1',
})
