/** Goes through an AQWA listing once and keeps the rows of its RAO sections, by structure. */

import { type LeftTally, leave, leftTally } from '../left.ts'
import { isStars } from '../rao/number.ts'
import { fortranNumberOf } from '../spaced/numbers.ts'
import { splitAtBlanks } from '../spaced/tokens.ts'
import { linesOf } from '../text/lines.ts'
import type { PlainText } from '../text/plain-text.ts'
import { centreOfGravity, lengthUnit, type Order, orderOf, originOf, otherRaos, structureOf } from './heads.ts'
import { addRow, beginsAgain, newPrinting, type Printing, partsOfRow, waveOf } from './printing.ts'

export interface Structure {
  readonly number: number
  centre: string | undefined
  /** More than one of an order where the listing prints them again after a further iteration. */
  readonly printings: Printing[]
}

export interface Listing {
  readonly structures: Map<number, Structure>
  readonly left: LeftTally
  lengthUnit: { readonly unit: string; readonly from: string; readonly line: number } | undefined
}

interface Place {
  structure: Structure
  origin: string | undefined
  /** Undefined outside a section. */
  open: Printing | undefined
  hasRows: boolean
}

/** Of a line of text that is no row. */
const MOST_WORDS = 8
/** Of a number. */
const LONGEST_TOKEN = 40

export function listingOf(file: PlainText): Listing {
  const listing: Listing = { structures: new Map(), left: leftTally(), lengthUnit: undefined }
  const place: Place = { structure: structureOfNumber(listing, 1), origin: undefined, open: undefined, hasRows: false }
  for (const { text, number: line } of linesOf(file)) {
    if (place.open !== undefined && takesRow(place, place.open, text, line, listing.left)) continue
    takeHead(listing, place, text, line)
  }
  return listing
}

/** False where the line is none of the section, which is then over. */
function takesRow(place: Place, open: Printing, text: string, line: number, left: LeftTally): boolean {
  const first = firstToken(text)
  if (first === '') return true
  const isBanner = text === '1' || text.startsWith('1 ') || text.includes('* * *')
  if (!isBanner && (isStars(first) || fortranNumberOf(first) !== undefined || isMostlyNumbers(text))) {
    takeRow(place, open, text, line, left)
    return true
  }
  if (!place.hasRows && !isBanner) return true
  place.open = undefined
  return false
}

/** A row of which the first number is damaged must not end the section. */
function isMostlyNumbers(text: string): boolean {
  const tokens = splitAtBlanks(text)
  return (
    tokens.length > MOST_WORDS &&
    tokens.filter((token) => fortranNumberOf(token) !== undefined).length * 2 > tokens.length
  )
}

function firstToken(text: string): string {
  const trimmed = text.trimStart()
  const end = trimmed.indexOf(' ')
  return trimmed.slice(0, end < 0 ? LONGEST_TOKEN : end)
}

function takeRow(place: Place, open: Printing, text: string, line: number, left: LeftTally): void {
  const parts = partsOfRow(text, line)
  const wave = waveOf(open, parts, line, left)
  const to = beginsAgain(open, wave) ? newPrinting(open.order, open.origin, line) : open
  if (to !== open) place.structure.printings.push(to)
  addRow(to, wave, parts, line, left)
  place.open = to
  place.hasRows = true
}

function takeHead(listing: Listing, place: Place, text: string, line: number): void {
  const order = orderOf(text)
  const others = otherRaos(text)
  if (order !== undefined) openSection(place, order, line)
  else if (others !== undefined) leave(listing.left, others, line, `sections of ${others}`)
  else takeFacts(listing, place, text, line)
}

function takeFacts(listing: Listing, place: Place, text: string, line: number): void {
  const number = structureOf(text)
  if (number !== undefined) {
    place.structure = structureOfNumber(listing, number)
    place.origin = undefined
  }
  place.origin = originOf(text) ?? place.origin
  place.structure.centre = centreOfGravity(text) ?? place.structure.centre
  const unit = listing.lengthUnit === undefined ? lengthUnit(text) : undefined
  if (unit !== undefined) listing.lengthUnit = { ...unit, line }
}

/** A page goes on where the one before it ended. */
function openSection(place: Place, order: Order, line: number): void {
  const last = place.structure.printings.findLast((printing) => printing.order === order)
  place.open = last ?? newPrinting(order, place.origin, line)
  if (last === undefined) place.structure.printings.push(place.open)
  place.hasRows = false
}

function structureOfNumber(listing: Listing, number: number): Structure {
  const known = listing.structures.get(number)
  if (known !== undefined) return known
  const structure: Structure = { number, centre: undefined, printings: [] }
  listing.structures.set(number, structure)
  return structure
}
