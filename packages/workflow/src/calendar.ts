/**
 * The year of a run. A contract may name an input that gives the length of its year (365 d in many reserves reports): what
 * is sent or answered per year or month is then of that year and a twelfth of it. Days, hours and seconds are what they are.
 */
import { readQuantity, readValue, unit as unitOf } from '@keelson/units'

/** Seconds of the year that `units` converts by. */
const YEAR = unitOf('year').factor

/** How often a unit holds a year or a month: 1 for `year` and `bbl*month`, -1 for `1/year` and `bbl/month`, 0 for `bbl/d`. */
export function calendarPower(unit: string): number {
  const known = powers.get(unit)
  if (known !== undefined) return known
  const { name } = unitOf(unit)
  const found = [...name.matchAll(/([*/]?)(?:year|month)(?![A-Za-z])(\d*)/g)]
  const power = found.reduce((sum, [, sign, exponent]) => sum + (sign === '/' ? -1 : 1) * Number(exponent || 1), 0)
  powers.set(unit, power)
  return power
}
const powers = new Map<string, number>()

/** Length of a run's year over that of `units`, from what was sent for it; 1 where that cannot be read. */
export function yearScale(raw: unknown, declaredUnit: string): number {
  try {
    const { value, unit } =
      typeof raw === 'object' && raw !== null ? (raw as { value: unknown; unit?: unknown }) : { value: raw }
    const si =
      typeof value === 'string' && Number.isNaN(Number(value))
        ? readQuantity(value, declaredUnit).si
        : readValue(Number(value), typeof unit === 'string' ? unit : declaredUnit, declaredUnit).si
    return si > 0 ? si / YEAR : 1
  } catch {
    return 1
  }
}

/** What a number in SI that was converted by the units' own year is multiplied by. */
export const yearFactor = (unit: string, scale: number | undefined): number =>
  scale === undefined || scale === 1 ? 1 : scale ** calendarPower(unit)
