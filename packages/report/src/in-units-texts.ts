/** Numbers with their units in the short texts of a chart: '359 MPa', '16.7 m, critical'. */
import { isUnit, printUnit, unit as unitOf } from '@keelson/units'
import { isForeign, restated, type UnitSystem, usualUnit } from '@keelson/units/systems.ts'
import { shown } from '@keelson/workflow/shown.ts'

/** Significant digits: those that there were, and at least so many. */
const DIGITS = 4
const digitsOf = (number: string): number => Math.max(DIGITS, number.replace(/\D|^[-−+0.]+/g, '').length)
/** A number, a space, and a unit that ends the text or its part: '2 in a row' has none. */
const QUANTITY = /(?<![\w./^])([-−+]?\d+(?:\.\d+)?(?:e[-+]?\d+)?) ([^\s\d,;:()'"]+[^\s,;:()'"]*)(?=$|[,;:)'"]| \()/g

export const textIn =
  (system: Exclude<UnitSystem, 'declared'>) =>
  (text: string): string =>
    text.replace(QUANTITY, (whole, number: string, unit: string) => {
      if (!isUnit(unit) || !isForeign(system, unit)) return whole
      const value = Number(number.replace('−', '-'))
      const { name } = unitOf(unit)
      const to = usualUnit(system, name, value)
      return `${shown(restated(value, name, to), digitsOf(number))} ${printUnit(to)}`
    })
