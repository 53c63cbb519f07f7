/** Markup that is escaped by construction: only an Html is ever printed as it is, and everything else is text. */

/** Markup known to be well formed. Made by the `html` tag and by `trusted`, never from what a caller sent. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}
export type Content = Html | string | number | false | null | undefined | readonly Content[]

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Markup with its holes filled: Html as it is, lists joined, nothing for null and false, all else escaped as text. */
export function html(parts: TemplateStringsArray, ...holes: readonly Content[]): Html {
  return new Html(parts.reduce((done, part, i) => done + markup(holes[i - 1]) + part))
}

function markup(content: Content): string {
  if (content instanceof Html) return content.text
  if (content === null || content === undefined || content === false) return ''
  return Array.isArray(content) ? content.map(markup).join('') : escapeHtml(String(content))
}

/** Markup from a printer of ours (MathML, SVG) that escapes what it is given. */
export const trusted = (text: string): Html => new Html(visible(text))

/** Text for element content and quoted attributes. */
export const escapeHtml = (text: string): string => visible(text).replace(/[&<>"']/g, (c) => ENTITIES[c] ?? c)

const CONTROL_PICTURES = 0x2400

/**
 * Text with nothing in it that a page cannot hold or that would change the order in which the rest is read: control
 * characters become their pictures, unpaired surrogates and directional overrides become U+FFFD.
 */
function visible(text: string): string {
  return (
    text
      .toWellFormed()
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
      .replace(/[\0-\x08\v\f\x0e-\x1f]/g, (c) => String.fromCodePoint(CONTROL_PICTURES + c.charCodeAt(0)))
      .replace(/[\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufdd0-\ufdef\ufffe\uffff]/g, '\ufffd')
  )
}

/** A name as an id: what an id may not hold is left out. */
export const idOf = (...parts: readonly string[]): string =>
  parts.map((p) => p.replace(/[^A-Za-z0-9_-]+/g, '-')).join('-')

/** Text as a string of CSS, with every character that could end it written as its number. */
export const cssString = (text: string): string =>
  `"${visible(text).replace(/[^A-Za-z0-9 .,_-]/gu, (c) => `\\${(c.codePointAt(0) ?? 0).toString(16)} `)}"`

/** At most so many characters, with an ellipsis where some were left out. */
export const shortened = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1)}…`

const CHARACTERS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(ENTITIES).map(([character, entity]) => [entity, character]),
)

/** What is read of it, without its marks. */
export const plainText = (content: Content): string =>
  markup(content)
    .replace(/<[^>]*>/g, '')
    .replace(/&[^;]+;/g, (entity) => CHARACTERS[entity] ?? entity)
