/** How far strip theory was shown to hold: slender hulls, moderate speeds, waves that are met fast enough. */
import { house, reachRange } from '@keelson/equations'
import { journeeMassie, salvesenTuckFaltinsen } from './sources.ts'

export const SLENDER_REACH = reachRange({
  symbol: 'L/B',
  title: 'Length-to-breadth ratio',
  unit: '-',
  from: 3,
  unsafe: 'below',
  because: 'strip theory gives half the measured motions or less for bodies with L/B of 1 to 3',
  source: journeeMassie,
  clause: 'strip theory',
})
export const SPEED_REACH = reachRange({
  symbol: 'Fn',
  title: 'Ship Froude number',
  unit: '-',
  to: 0.4,
  unsafe: 'above',
  because: 'strip theory assumes moderate speeds',
  source: salvesenTuckFaltinsen,
  clause: 'range of forward speed',
})
/** Of the slowest wave, times the root of breadth over gravity. */
export const ENCOUNTER_REACH = reachRange({
  symbol: 'omega_e*sqrt(B/g)',
  title: 'Dimensionless encounter frequency',
  unit: '-',
  from: 0.1,
  unsafe: 'below',
  because: 'strip theory assumes high encounter frequencies',
  source: house,
  clause: 'minimum encounter frequency of strip theory',
})
