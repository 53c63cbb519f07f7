/** A message as its entries, `name = value` or `name: value`, each on its own lines or parted by `;` or `,`. */

export interface Entry {
  /** As typed; undefined of text before the first name. */
  readonly typed: string | undefined
  readonly value: string
}
/** What is known of a typed name: whether it is an input, and whether that can go on over several lines. */
export interface Known {
  readonly isInput: (typed: string) => boolean
  readonly goesOn: (typed: string) => boolean
}

interface Token {
  readonly text: string
  /** What stood before it. */
  readonly before: string
}

/** A name, then `=` or `:`; a name has no brackets, marks or separators in it. */
const NAMED = /^\s*([^=:;,[\]{}"\n]{1,100}?)\s*[=:]\s*([\s\S]*)$/

export function entriesIn(text: string, known: Known): readonly Entry[] {
  const entries: { typed: string | undefined; value: string }[] = []
  for (const { text: token, before } of tokensIn(text)) {
    const last = entries.at(-1)
    const [, typed, value = ''] = NAMED.exec(token) ?? []
    if (typed !== undefined && begins(typed, before, last?.typed, known)) entries.push({ typed, value })
    else if (last) last.value += before + token
    else if (token.trim() !== '') entries.push({ typed: undefined, value: token })
  }
  return entries.map(({ typed, value }) => ({ typed, value: value.replace(/[\s;,]+$/, '').trim() }))
}

/** After a comma, and within an input of several lines, only the name of an input begins another. */
function begins(typed: string, before: string, last: string | undefined, known: Known): boolean {
  const inTable = last !== undefined && known.goesOn(last)
  return before === ',' || inTable ? known.isInput(typed) : true
}

/** The text at line ends, semicolons and commas, but not within brackets or quotation marks. */
function tokensIn(text: string): readonly Token[] {
  const tokens: Token[] = []
  let [depth, quoted, from, before] = [0, false, 0, '']
  for (let at = 0; at < text.length; at++) {
    const mark = text.charAt(at)
    if (mark === '"' && (quoted || /[[{,;:=\s]/.test(text.charAt(at - 1)))) quoted = !quoted
    if (mark === '\n' && depth === 0) quoted = false
    if (quoted) continue
    if ('[{'.includes(mark)) depth++
    if (']}'.includes(mark)) depth = Math.max(0, depth - 1)
    if (depth > 0 || !'\n;,'.includes(mark)) continue
    tokens.push({ text: text.slice(from, at), before })
    ;[from, before] = [at + 1, mark]
  }
  return [...tokens, { text: text.slice(from), before }]
}
