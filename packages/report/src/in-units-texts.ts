/** Numbers with their units in texts: '359 MPa' on a chart, a quantity of a sentence, and one that the sentence has in words. */
import { isUnit, unitAfter, unit as unitOf } from '@keelson/units'
import { isForeign, restated, type UnitSystem, usualUnit } from '@keelson/units/systems.ts'
import { inItsUnit, type QuantityText, withQuantities } from '@keelson/workflow/quantity-text.ts'
import { shown } from '@keelson/workflow/shown.ts'

type Practice = Exclude<UnitSystem, 'declared'>

/** Significant digits: those that there were, and at least so many. */
const DIGITS = 4
const digitsOf = (number: string): number => Math.max(DIGITS, number.replace(/\D|^[-−+0.,]+/g, '').length)

const NUMBER = String.raw`(?<![\w./^,])([-−+]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?:e[-+]?\d+)?)`
const UNIT = String.raw`([^\s\d,;:()'"]+[^\s,;:()'".]*)`
/** A number, a space, and a unit that ends the text or its part: '2 in a row' has none. */
const IN_LABEL = new RegExp(`${NUMBER} ${UNIT}(?=$|[.,;:)'"]| \\()`, 'g')
/** In a sentence words follow; 'in' is one of them, unless it ends the part. */
const IN_SENTENCE = new RegExp(`${NUMBER} (?!in\\s)${UNIT}(?=$|[.,;:)'"]|\\s)`, 'g')

const restatedBy =
  (quantity: RegExp) =>
  (system: Practice) =>
  (text: string): string =>
    text.replace(quantity, (whole, number: string, unit: string) => {
      if (!isUnit(unit) || !isForeign(system, unit)) return whole
      const value = Number(number.replace('−', '-').replaceAll(',', ''))
      const { name } = unitOf(unit)
      const to = usualUnit(system, name, value)
      return `${shown(restated(value, name, to), digitsOf(number))}${unitAfter(to)}`
    })

/** The short texts of a chart: '16.7 m, critical'. */
export const textIn = restatedBy(IN_LABEL)
const literalsIn = restatedBy(IN_SENTENCE)

/** The template of a sentence with all its quantities in the units of a practice; its names stay in braces. */
export const sentenceIn =
  (system: Practice) =>
  (template: string): string =>
    literalsIn(system)(withQuantities(template, (quantity) => quantityIn(system, quantity)))

/** What a sentence gives in K is a difference; a level it gives in °C. */
function quantityIn(system: Practice, quantity: QuantityText): string {
  const { value, unit, digits } = quantity
  if (!isUnit(unit) || !isForeign(system, unit)) return inItsUnit(quantity)
  const { name } = unitOf(unit)
  const measures = { difference: name === 'K' }
  const to = usualUnit(system, name, value, measures)
  return inItsUnit({ value: restated(value, name, to, measures), unit: to, digits: Math.max(DIGITS, digits) })
}
