/** Small makers of MathML Core elements, so that every printed fragment is well formed. */

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes text for element content and attribute values. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (c) => ESCAPES[c] ?? c)
}

/** An element around parts that are MathML already. */
export function tag(name: string, parts: string | readonly string[], attributes = ''): string {
  const content = typeof parts === 'string' ? parts : parts.join('')
  return `<${name}${attributes && ` ${attributes}`}>${content}</${name}>`
}

/** Groups parts; one part alone needs no group. */
export function row(...parts: readonly string[]): string {
  const [first = '', second] = parts
  return second === undefined ? first : tag('mrow', parts)
}

/** A name: one letter in italics, several upright, as MathML has it. */
export function identifier(text: string): string {
  return tag('mi', escapeXml(text))
}

/** A name that stands upright even when it is one letter: e, pi, the d of an integral, descriptive subscripts. */
export function upright(text: string): string {
  return tag('mi', escapeXml(text), [...text].length === 1 ? 'mathvariant="normal"' : '')
}

/** Digits as they are. */
export function digits(text: string): string {
  return tag('mn', escapeXml(text.replace('-', '\u2212')))
}

/** An operator with the spacing of its place. */
export function operator(text: string, attributes = ''): string {
  return tag('mo', escapeXml(text), attributes)
}

/** Words within a formula; their outer blanks are kept. */
export function words(text: string): string {
  return tag('mtext', escapeXml(text.replace(/^ | $/g, '\u00a0')))
}

/** Brackets that grow with what they hold. */
export function fence(inner: string, open = '(', close = ')'): string {
  const bars = open === close ? ' fence="true" stretchy="true" symmetric="true"' : ''
  return tag('mrow', [operator(open, `form="prefix"${bars}`), inner, operator(close, `form="postfix"${bars}`)])
}

/** A complete display formula. */
export function display(...parts: readonly string[]): string {
  return tag('math', row(...parts), 'display="block"')
}
