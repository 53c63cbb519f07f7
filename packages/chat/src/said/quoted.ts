/**
 * Texts that somebody else wrote (a title block, a name of a line, a file, an entry of a public table) as they stand in
 * what a model reads: on one line, between quotation marks that they cannot close, and never longer than they need be.
 */

const LONGEST = 80
/** Control characters, line separators, halves of characters, and whatever hides text, fills a line or turns its direction. */
export const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]+/gu
/** What a reader could take for the end of a quotation, for code, for a link or for a tag, and what stands in its place. */
const DELIMITERS: readonly (readonly [look: RegExp, plain: string])[] = [
  [
    /[`\u00ab\u00bb\u02ba\u02dd\u02ee\u05f4\u201c-\u201f\u2033\u2036\u275d\u275e\u276e\u276f\u3003\u301d-\u301f\uff02]|\u{1f676}|\u{1f677}|\u{1f678}/gu,
    "'",
  ],
  [/\](?=[([:])/g, '] '],
  [/<(?=[\w/!?|])/g, '< '],
]
/** A shorter text names a thing and instructs nobody; put between marks wherever it occurs it would only spoil words. */
const SHORTEST = 3

/** The text as a JSON string, cut where it is long, without marks that look like the end of one. */
export function quoted(text: string, longest = LONGEST): string {
  const plain = withoutDelimiters(oneLine(text))
  const letters = [...plain]
  if (letters.length <= longest) return JSON.stringify(plain)
  return `${JSON.stringify(letters.slice(0, longest).join(''))} (cut: ${letters.length} characters)`
}

/** The text on one line, with nothing hidden in it. */
export const oneLine = (text: string): string => text.replaceAll(UNSEEN, ' ').trim()

const withoutDelimiters = (text: string): string =>
  DELIMITERS.reduce((so, [look, plain]) => so.replaceAll(look, plain), text)

/** A name that was sent or that another repo gives, as it stands where a name of ours would: whole where it is a plain one. */
export const nameSaid = (name: string): string => (/^[\w.~/-]{1,80}$/.test(name) ? name : quoted(name))

/** JSON that reads back as it was, with an escape for whatever does not show or looks like the end of a text. */
export const plainJson = (value: unknown): string =>
  [UNSEEN, ...DELIMITERS.map(([look]) => look)].reduce(
    (json, look) => json.replaceAll(look, escaped),
    JSON.stringify(value),
  )

const escaped = (text: string): string =>
  text
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('')

/** How many entries a list or a table has, and as many of the first as there is room for, each whole. */
export function entriesOf(value: object, count: number | undefined, most: number): string {
  const members = Object.entries(value)
  const all = count ?? members.length
  const first: string[] = []
  let length = 0
  for (const [name, entry] of members) {
    const said = Array.isArray(value) ? jsonSaid(entry) : `${jsonSaid(name)}: ${jsonSaid(entry)}`
    length += said.length + 2
    if (length > most) break
    first.push(said)
  }
  if (first.length === 0) return `${all} entries`
  return `${all} entries: ${[...first, ...(first.length < all ? ['\u2026'] : [])].join(', ')}`
}

/** JSON on one line, its texts without what looks like the end of one. */
export const jsonSaid = (value: unknown): string => oneLine(withoutDelimiters(JSON.stringify(value)))

/** A number with its unit. */
const QUANTITY = /^[-+]?\d\S*( \S+)?$/

/**
 * The texts in what was sent, names that are no plain ones among them, longest first; but for the words that the schema
 * itself offers and numbers with a unit.
 */
export function textsIn(sent: unknown, offered: ReadonlySet<string>): readonly string[] {
  const found = new Set<string>()
  const look = (value: unknown): void => {
    if (typeof value === 'string') found.add(oneLine(value))
    else if (typeof value === 'object' && value !== null)
      for (const [name, member] of Object.entries(value)) {
        if (!/^\w+$/.test(name)) found.add(oneLine(name))
        look(member)
      }
  }
  look(sent)
  return [...found]
    .filter((text) => text.length >= SHORTEST && !QUANTITY.test(text) && !offered.has(text))
    .sort((a, b) => b.length - a.length)
}

/** A sentence of the service with each of these texts in it between quotation marks of its own, and no quotation left open. */
export function withQuoted(sentence: string, texts: readonly string[]): string {
  const said = oneLine(sentence)
  const there = texts.filter((text) => said.includes(text))
  const marked = closed(there.length === 0 ? said : withMarks(said, there))
  return marked.replaceAll(QUOTATION, withoutDelimiters)
}
const QUOTATION = /"(?:[^"\\]|\\.)*"/g

/** The text with the quotation ended that it leaves open, as where it was cut. */
export function closed(text: string): string {
  const isOpen = (text.match(/(?<!\\)(?:\\\\)*"/g) ?? []).length % 2 === 1
  return isOpen ? `${text}"` : text
}

function withMarks(sentence: string, texts: readonly string[]): string {
  const marked = new RegExp(`(["'\u201c]?)(${texts.map((t) => RegExp.escape(t)).join('|')})(["'\u201d]?)`, 'gu')
  return sentence.replaceAll(marked, (whole, open: string, text: string, close: string, at: number, all: string) => {
    const before = open === '' && /[\p{L}\d]/u.test(all[at - 1] ?? '')
    const after = close === '' && /[\p{L}\d]/u.test(all[at + whole.length] ?? '')
    return before || after ? whole : quoted(text)
  })
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
