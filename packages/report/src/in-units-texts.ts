/** Numbers with their units in texts: '359 MPa' on a chart, a quantity of a sentence, and one that the sentence has in words. */
import { isUnit, unitAfter, unit as unitOf } from '@keelson/units'
import { isForeign, restated, type UnitSystem, usualUnit } from '@keelson/units/systems.ts'
import { inItsUnit, type QuantityText, withQuantities } from '@keelson/workflow/quantity-text.ts'
import { shown } from '@keelson/workflow/shown.ts'
import { OWN_SIZES, type PageSizes } from './page-sizes.ts'

type Practice = Exclude<UnitSystem, 'declared'>

/** Significant digits: those that there were, and at least so many. */
const DIGITS = 4
const digitsOf = (number: string): number => Math.max(DIGITS, number.replace(/\D|^[-−+0.,]+/g, '').length)

/** From here on a restated number has no decimals. */
const WHOLE = 1e6

const NUMBER = String.raw`(?<![\w./^,])([-−+]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?:e[-+]?\d+)?)`
const UNIT = String.raw`([^\s\d,;:()'".][^\s,;:()'".]*)`
/** Where a unit stands for two numbers: '0.3 to 500 mm', '7–12 °C', 'between 5 and 20 m'. */
const RANGE_FROM = String.raw`(?:${NUMBER}( to |–|(?<=\bbetween \S+) and ))?`
/** A number or a range of them, a space, and a unit that ends the text or its part: '2 in a row' has none. */
const IN_LABEL = new RegExp(`${RANGE_FROM}${NUMBER} ${UNIT}(?=$|[.,;:)'"]| \\()`, 'g')
/** In a sentence words follow; 'in' is one of them, unless it ends the part. */
const IN_SENTENCE = new RegExp(`${RANGE_FROM}${NUMBER} (?!in\\s)${UNIT}(?=$|[.,;:)'"]|\\s)`, 'g')

const restatedBy =
  (quantity: RegExp) =>
  (system: Practice, sizes: PageSizes = OWN_SIZES) =>
  (text: string): string =>
    text.replace(quantity, (whole, from: string | undefined, joint: string, number: string, unit: string) => {
      const change = changeOf(system, unit, Math.max(numberOf(number), numberOf(from ?? number)), sizes)
      if (change === undefined) return whole
      const told = (end: string) => change.told(numberOf(end), digitsOf(end))
      return `${from === undefined ? '' : told(from) + joint}${told(number)}${unitAfter(change.to)}`
    })

const numberOf = (number: string): number => Number(number.replace('−', '-').replaceAll(',', ''))

/** From the unit of a text to that of the practice; nothing where it stays. What a text gives in K is a difference. */
function changeOf(system: Practice, unit: string, largest: number, sizes: PageSizes) {
  if (!isUnit(unit) || !isForeign(system, unit)) return undefined
  const { name } = unitOf(unit)
  const measures = { difference: name === 'K' }
  const to = usualUnit(system, name, sizes(name, largest), measures)
  const told = (value: number, digits: number): string => {
    const read = restated(value, name, to, measures)
    return shown(Math.abs(read) >= WHOLE ? Math.round(read) : read, digits)
  }
  return { to, told }
}

/** The short texts of a chart: '16.7 m, critical'. */
export const textIn = restatedBy(IN_LABEL)
const literalsIn = restatedBy(IN_SENTENCE)

/** The template of a sentence with all its quantities in the units of a practice; its names stay in braces. */
export const sentenceIn =
  (system: Practice, sizes: PageSizes = OWN_SIZES) =>
  (template: string): string =>
    literalsIn(system, sizes)(withQuantities(template, (quantity) => quantityIn(system, quantity, sizes)))

function quantityIn(system: Practice, quantity: QuantityText, sizes: PageSizes): string {
  const { value, unit, digits } = quantity
  const change = changeOf(system, unit, value, sizes)
  if (change === undefined) return inItsUnit(quantity)
  return `${change.told(value, digitsOf(shown(value, digits)))}${unitAfter(change.to)}`
}
