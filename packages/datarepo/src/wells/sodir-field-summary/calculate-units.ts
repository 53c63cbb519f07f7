/** Volumes and money of the files to SI: they stand in millions of Sm3 and NOK, gas in billions. */
import { toSI } from '@keelson/units'

export const mill = (volume: number): number => toSI(volume, 'MSm3')
export const bill = (volume: number): number => toSI(volume, 'GSm3')
export const millNok = (amount: number): number => toSI(amount, 'MNOK')
/** Mill tonnes. */
export const millTonnes = (mass: number): number => toSI(mass * 1e6, 't')
