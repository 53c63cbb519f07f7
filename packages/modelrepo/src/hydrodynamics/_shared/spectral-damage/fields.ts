/** Inputs of every workflow that makes damage of stress spectra. */
import { SPECTRAL_METHODS } from '@keelson/physics/fatigue/spectral-damage.ts'
import { choice, quantity } from '@keelson/workflow'

export const spectralMethod = choice(SPECTRAL_METHODS, {
  title: 'Method',
  description: 'The method behind damage, fatigue life and utilisation; the damage of each is always given.',
  default: 'dirlik',
})

export const yearLength = quantity('year_length', {
  title: 'Length of a year',
  description: 'Seconds in a year of the design life: 365.25 days unless given.',
  symbol: 's_y',
  above: 0,
  default: 31_557_600,
})
