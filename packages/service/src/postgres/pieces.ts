/** What the index of pieces is asked: the tokens that every run of a query has. Pure. */
import { type Facets, inIndex, piecesOf } from '../store/places.ts'

/** As the migration has them: what no text begins with, and a letter for each filter. */
const FILTER = '\ue000'
const LETTERS = { ref: 'r', status: 's', domain: 'd', subdomain: 'u', published: 'p' } as const
const LONGEST_FILTER = 200
const PIECE = 3

/**
 * Each a tsquery; together they find all runs of a query, and a few more. One for each token, since within one the index begins with
 * the token that it takes for the rarest, and after a prune it takes them all for equally rare.
 */
export function termsOf(query: Facets & { readonly words?: readonly string[] }): string[] {
  const filters = Object.entries(LETTERS).flatMap(([name, letter]) => {
    const value = query[name as keyof Facets]
    return value === undefined ? [] : [filterOf(letter, value === true ? '' : value)]
  })
  const words = (query.words ?? []).map((word) => inIndex(word)).filter((letters) => letters.length > 0)
  const short = words.filter((letters) => letters.length < PIECE).map((letters) => `${quoted(letters.join(''))}:*`)
  return [...new Set([...[...filters, ...piecesOf(words)].map(quoted), ...short])]
}

const filterOf = (letter: string, value: string): string =>
  FILTER + [...`${letter}${value}`].slice(0, LONGEST_FILTER).join('')

const quoted = (token: string): string => `'${token.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
