/** Values and codes that are never broken at the end of a line: '2014-01', 'DNV-RP-F103', '3.3.1-3'. */
import { Html } from './html.ts'

/** What is left as it is, a tag, or a text. */
const PIECES = /<(svg|math|pre|style|title)\b[\s\S]*?<\/\1>|<[^>]*>|[^<]+/g
/** Characters of a code; a longer one may be broken. */
const LONGEST = 30
const CODE = /(?<![^\s(])(?=\S*\d)\(?[\p{L}\d.√]+(?:[-–/:][\p{L}\d.√]+)+[),.;:]*(?!\S)/gu

/** The same markup with each code in one piece. */
export const unbroken = ({ text }: Html): Html =>
  new Html(
    text.replace(PIECES, (piece) =>
      piece.startsWith('<')
        ? piece
        : piece.replace(CODE, (code) => (code.length > LONGEST ? code : `<span class="q">${code}</span>`)),
    ),
  )
