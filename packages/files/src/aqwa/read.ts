/**
 * Reads the motion RAOs of an Aqwa listing (`.lis`): a table for each structure. The rest of the listing is not read, and listings
 * are never written.
 */
import { Asked } from '../asked.ts'
import { leave, leftOf } from '../left.ts'
import { withDirections } from '../rao/by-direction.ts'
import { oddGroup } from '../rao/groups.ts'
import { headText } from '../rao/head-text.ts'
import { AMPLITUDE, type Head, raoTable } from '../rao/table.ts'
import { FileError } from '../refused.ts'
import type { Answers, FileRead, FileTable, Reader } from '../table.ts'
import { linesOf } from '../text/lines.ts'
import { plainText } from '../text/plain-text.ts'
import { factsOf } from './facts.ts'
import { orderOf, SECTION_NAMES } from './heads.ts'
import type { Printing } from './printing.ts'
import { type Listing, listingOf, type Structure } from './sections.ts'

/** The name of the program stands in the head of a listing. */
const HEAD_LINES = 3000

const HEADS: readonly Head[] = [
  { name: 'period', heading: 'PERIOD (SECS)', unit: 's', unitFrom: 'brackets of the heading' },
  { name: 'frequency', heading: 'FREQ (RAD/S)', unit: 'rad/s', unitFrom: 'brackets of the heading' },
  { name: 'direction', heading: 'DIRECTION (DEGREES)', unit: 'deg', unitFrom: 'brackets of the heading' },
  { ...AMPLITUDE, heading: 'AMP' },
  { name: 'phase', heading: 'PHASE', unit: 'deg', unitFrom: 'Aqwa reference manual' },
]

export const aqwaReader: Reader = { format: 'aqwa-listing', recognises, read }

function recognises(bytes: Uint8Array): boolean {
  const head = headText(bytes)
  if (head === undefined) return false
  for (const { text, number } of linesOf(head)) {
    if (orderOf(text) !== undefined || text.trim().toLowerCase().startsWith('aqwa-line')) return true
    if (number > HEAD_LINES) return false
  }
  return false
}

function read(bytes: Uint8Array, answers: Answers): FileRead {
  const listing = listingOf(plainText(bytes))
  const asking = new Asked(answers)
  const found = [...listing.structures.values()].flatMap((structure) => tablesOf(structure, listing, asking))
  if (found.length === 0) throw noSection()
  const tables = withDirections(found, listing.left)
  return { format: 'aqwa-listing', tables, questions: asking.open, left: leftOf(listing.left) }
}

function noSection(): FileError {
  return new FileError(
    'not_this_format',
    `this file has no rows of a section ${SECTION_NAMES}. A listing of Aqwa-Line has them`,
  )
}

function tablesOf(structure: Structure, listing: Listing, asking: Asked): FileTable[] {
  const printings = inOneOrder(structure, listing)
  const name = `Structure ${structure.number}`
  const names = printings.map((_, at) => (at === 0 ? name : `${name} (${at + 1})`))
  const wanted = printings.length > 1 ? whichPrinting(name, names, printings, asking) : undefined
  return printings.flatMap((printing, at) => {
    refuseOdd(printing, name)
    if (wanted !== undefined && wanted !== names[at]) return []
    return [raoTable(names[at] ?? name, printing.rows, HEADS, factsOf(structure, printing, listing, asking, name))]
  })
}

/** The order that has more rows; both have the same RAOs. */
function inOneOrder(structure: Structure, listing: Listing): Printing[] {
  const filled = structure.printings.filter(({ rows }) => rows.modes.length > 0)
  const byPeriod = filled.filter(({ order }) => order === 'period')
  const byDirection = filled.filter(({ order }) => order === 'direction')
  const [taken, others] = rowCount(byDirection) > rowCount(byPeriod) ? [byDirection, byPeriod] : [byPeriod, byDirection]
  for (const other of others) {
    const what = `rows of the section by wave ${other.order}, where the RAOs are repeated in that order`
    leave(listing.left, `by ${other.order}`, other.headLine, what, other.rows.modes.length / 6)
  }
  if (rowCount(others) < rowCount(taken)) {
    const what = 'structures whose RAOs are not repeated in full in the other order (the listing may be truncated)'
    leave(listing.left, 'one order', taken.at(-1)?.lastLine ?? 1, what)
  }
  return taken
}

function rowCount(printings: readonly Printing[]): number {
  return printings.reduce((sum, { rows }) => sum + rows.modes.length, 0)
}

/** All printings are given until one is chosen. */
function whichPrinting(
  table: string,
  names: readonly string[],
  printings: readonly Printing[],
  asking: Asked,
): string | undefined {
  const text = `The listing prints the RAOs of ${table.toLowerCase()} ${names.length} times. Which are read?`
  const choices = names
    .map((answer, at) => ({ answer, means: `those printed from line ${printings[at]?.headLine}` }))
    .reverse()
  return asking.ask({ code: 'table', table, text, choices })
}

/** Aqwa prints all waves at all directions: a row that is missing may have left its period or direction to another. */
function refuseOdd(printing: Printing, name: string): void {
  const odd = oddGroup(printing.groups)
  if (odd === undefined) return
  const what = printing.order === 'period' ? 'direction' : 'period'
  throw new FileError(
    'file_malformed',
    `line ${odd.line}: in the RAOs of ${name.toLowerCase()}, the ${what} that ends here has ${odd.has} rows and the first ` +
      `${odd.others}. Rows are missing or the file is truncated`,
    { line: odd.line },
  )
}
