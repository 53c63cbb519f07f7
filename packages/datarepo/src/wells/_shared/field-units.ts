/**
 * Whole barrels, Mcf and days to SI and back. Sums are made in the units of the files, where they are exact; they take
 * their SI value once, as they leave, and return to the same whole number in the answer (12 digits hold it).
 */
import { toSI } from '@keelson/units'

export const bbl = (volume: number): number => toSI(volume, 'bbl')
export const mcf = (volume: number): number => toSI(volume, 'Mcf')
export const days = (count: number): number => toSI(count, 'd')
export const feet = (length: number): number => toSI(length, 'ft')
/** The volumes of a sum in SI. */
export const volumesSI = (v: {
  readonly oil: number
  readonly gas: number
  readonly water: number
  readonly injection: number
}) => ({
  oil: bbl(v.oil),
  gas: mcf(v.gas),
  water: bbl(v.water),
  injection: bbl(v.injection),
})
