/** Values and codes that are never broken at the end of a line: '2014-01', 'DNV-RP-F103', '3.3.1-3', '5,500 kN'. */
import { isUnit } from '@keelson/units'
import { Html } from './html.ts'

/** What is left as it is, a tag, or a text. */
const PIECES = /<(svg|math|pre|style|title|template|script)\b[\s\S]*?<\/\1>|<[^>]*>|[^<]+/g
/** Characters of a code; a longer one may be broken. */
const LONGEST = 30
const CODE = /(?<![^\s(])(?=\S*\d)\(?[\p{L}\d.√]+(?:[-–/:][\p{L}\d.√]+)+[),.;:]*(?!\S)/gu

const QUANTITY = /(?<=(?<![\p{L}\d.-])[\d,.]*\d(?:×10[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)?) (?=([^\s\d(),.;:][^\s(),;:]*))/gu
/** As a unit is printed -> as it is read. */
const READ: readonly (readonly [printed: RegExp, read: string])[] = [
  [/[.]+$/, ''],
  [/·/g, '*'],
  [/²/g, '2'],
  [/³/g, '3'],
  [/°(?=[CF])/g, 'deg'],
  [/°/g, 'deg'],
  [/%/g, 'percent'],
]
const known = new Map<string, boolean>()
function isPrintedUnit(text: string): boolean {
  const is = known.get(text) ?? isUnit(READ.reduce((unit, [printed, read]) => unit.replace(printed, read), text))
  if (known.size < MOST_KNOWN) known.set(text, is)
  return is
}
const MOST_KNOWN = 5000
const withUnits = (text: string): string =>
  text.replace(QUANTITY, (space, unit: string) => (isPrintedUnit(unit) ? '\u00a0' : space))

/** The same markup with each code in one piece, and each number with its unit. */
export const unbroken = ({ text }: Html): Html =>
  new Html(
    text.replace(PIECES, (piece) =>
      piece.startsWith('<')
        ? piece
        : withUnits(piece).replace(CODE, (code) => (code.length > LONGEST ? code : `<span class="q">${code}</span>`)),
    ),
  )
