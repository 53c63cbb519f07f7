/**
 * Texts that somebody else wrote (a title block, a name of a line, a file, an entry of a public table) as they stand in
 * what a model reads: on one line, between quotation marks that they cannot close, and never longer than they need be.
 */

const LONGEST = 80
/** Control characters, line separators, and marks that hide text or turn its direction. */
export const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu
/** A shorter text names a thing and instructs nobody; put between marks wherever it occurs it would only spoil words. */
const SHORTEST = 3

/** The text as a JSON string, cut where it is long. */
export function quoted(text: string, longest = LONGEST): string {
  const plain = oneLine(text)
  const letters = [...plain]
  if (letters.length <= longest) return JSON.stringify(plain)
  return `${JSON.stringify(letters.slice(0, longest).join(''))} (cut: ${letters.length} characters)`
}

/** The text on one line, with nothing hidden in it. */
export const oneLine = (text: string): string => text.replaceAll(UNSEEN, ' ').trim()

/** How many entries a list or a table has, and as many of the first as there is room for, each whole. */
export function entriesOf(value: object, count: number | undefined, most: number): string {
  const members = Array.isArray(value)
    ? value.map((entry) => JSON.stringify(entry))
    : Object.entries(value).map(([name, entry]) => `${JSON.stringify(name)}: ${JSON.stringify(entry)}`)
  const all = count ?? members.length
  let told = 0
  let length = 0
  for (const member of members) {
    length += member.length + 2
    if (length > most) break
    told++
  }
  const first = members.slice(0, told).map(oneLine)
  if (told === 0) return `${all} entries`
  return `${all} entries: ${[...first, ...(told < all ? ['\u2026'] : [])].join(', ')}`
}

/** A number with its unit. */
const QUANTITY = /^[-+]?\d\S*( \S+)?$/

/** The texts in what was sent, longest first, but for the words that the schema itself offers and numbers with a unit. */
export function textsIn(sent: unknown, offered: ReadonlySet<string>): readonly string[] {
  const found = new Set<string>()
  const look = (value: unknown): void => {
    if (typeof value === 'string') found.add(oneLine(value))
    else if (typeof value === 'object' && value !== null) for (const member of Object.values(value)) look(member)
  }
  look(sent)
  return [...found]
    .filter((text) => text.length >= SHORTEST && !QUANTITY.test(text) && !offered.has(text))
    .sort((a, b) => b.length - a.length)
}

/** A sentence of the service with each of these texts in it between quotation marks of its own. */
export function withQuoted(sentence: string, texts: readonly string[]): string {
  if (texts.length === 0) return oneLine(sentence)
  const marked = new RegExp(`(["'\u201c]?)(${texts.map((t) => RegExp.escape(t)).join('|')})(["'\u201d]?)`, 'gu')
  return oneLine(sentence).replaceAll(
    marked,
    (whole, open: string, text: string, close: string, at: number, all: string) => {
      const before = open === '' && /[\p{L}\d]/u.test(all[at - 1] ?? '')
      const after = close === '' && /[\p{L}\d]/u.test(all[at + whole.length] ?? '')
      return before || after ? whole : quoted(text)
    },
  )
}

/** Every word that a schema offers, at any depth. */
export function wordsOffered(schema: unknown): ReadonlySet<string> {
  const words = new Set<string>()
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [name, member] of Object.entries(value)) {
      if (name === 'enum' || name === 'const') for (const word of [member].flat()) words.add(String(word))
      look(member)
    }
  }
  look(schema)
  return words
}
