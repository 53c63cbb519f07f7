/** Tags and texts of an XML stream, one by one and never the whole of it; what a spreadsheet's XML needs of the language. */

export interface XmlHandler {
  /** A tag that opens, by its local name; an empty element closes at once. */
  readonly open: (name: string, attributes: (name: string) => string | undefined) => void
  readonly close: (name: string) => void
  readonly text: (text: string) => void
}
/** Longest tag or run of text that is held; a cell of a workbook has at most 32767 characters. */
const LONGEST = 1 << 20

/** What is wrong with an XML stream. */
export class XmlError extends Error {
  override readonly name = 'XmlError'
}

/** Takes the bytes of a document in pieces. Throws XmlError for a tag or text without end, and for a document type. */
export class XmlReader {
  private readonly decoder = new TextDecoder('utf-8')
  private held = ''
  private readonly handler: XmlHandler

  constructor(handler: XmlHandler) {
    this.handler = handler
  }

  take(piece: Uint8Array): void {
    this.held += this.decoder.decode(piece, { stream: true })
    this.read()
  }

  end(): void {
    this.held += this.decoder.decode()
    this.read()
    if (this.held.trim() !== '') throw new XmlError('ends within a tag')
  }

  private read(): void {
    let at = 0
    for (;;) {
      const open = this.held.indexOf('<', at)
      if (open < 0) break
      if (open > at) this.handler.text(plainText(this.held.slice(at, open)))
      const end = endOfTag(this.held, open)
      if (end < 0) {
        at = open
        break
      }
      this.tag(this.held.slice(open, end))
      at = end
    }
    this.held = this.held.slice(at)
    if (this.held.length > LONGEST) throw new XmlError('has an unterminated tag or text')
  }

  private tag(tag: string): void {
    if (tag.startsWith('<!DOCTYPE')) throw new XmlError('declares a document type')
    if (tag.startsWith('<![CDATA[')) this.handler.text(tag.slice(9, -3))
    if (tag.startsWith('<!') || tag.startsWith('<?')) return
    const name = localName(tag)
    if (tag.startsWith('</')) {
      this.handler.close(name)
      return
    }
    this.handler.open(name, (wanted) => attribute(tag, wanted))
    if (tag.endsWith('/>')) this.handler.close(name)
  }
}

/** Behind the tag that begins at `open`; -1 where it does not end yet. */
function endOfTag(text: string, open: number): number {
  const closing = text.startsWith('<!--', open) ? '-->' : text.startsWith('<![CDATA[', open) ? ']]>' : '>'
  if (closing === '>' && '<![CDATA['.startsWith(text.slice(open, open + 9)) && text.length - open < 9) return -1
  const end = text.indexOf(closing, open)
  return end < 0 ? -1 : end + closing.length
}

/** Without the prefix of its namespace. */
function localName(tag: string): string {
  let from = tag[1] === '/' ? 2 : 1
  let at = from
  for (; at < tag.length; at++) {
    const sign = tag.charCodeAt(at)
    if (sign === COLON) from = at + 1
    else if (sign <= SPACE || sign === SLASH || sign === CLOSING) break
  }
  return tag.slice(from, at)
}
const [SPACE, SLASH, COLON, CLOSING] = [0x20, 0x2f, 0x3a, 0x3e]

const PATTERNS = new Map<string, RegExp>()
function patternOf(name: string): RegExp {
  const known = PATTERNS.get(name) ?? new RegExp(`\\s(?:[\\w.-]+:)?${name}\\s*=\\s*("([^"]*)"|'([^']*)')`)
  PATTERNS.set(name, known)
  return known
}

function attribute(tag: string, name: string): string | undefined {
  if (!tag.includes(name)) return undefined
  const from = tag.indexOf(` ${name}="`) + name.length + 3
  const end = tag.indexOf('"', from)
  return from > name.length + 2 && end >= 0 ? plainText(tag.slice(from, end)) : anyAttribute(tag, name)
}

/** With a prefix, in other quotes, or with blanks around its sign. */
function anyAttribute(tag: string, name: string): string | undefined {
  const found = patternOf(name).exec(tag)
  const value = found?.[2] ?? found?.[3]
  return value === undefined ? undefined : plainText(value)
}

const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
const plainText = (text: string) =>
  text.includes('&')
    ? text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
        if (name !== undefined) return NAMED[name] ?? whole
        const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
        return code <= 0x10ffff ? String.fromCodePoint(code) : whole
      })
    : text
