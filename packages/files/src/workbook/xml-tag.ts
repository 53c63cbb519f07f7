/** A tag and a run of text where they stand in the bytes of an XML document: texts are made only of what is asked for. */

/** A piece of a document: its bytes from `from` to before `to`. */
export interface XmlSpan {
  readonly bytes: Uint8Array
  readonly from: number
  readonly to: number
}

const [TAB, LF, CR, SPACE, QUOTE, AMPERSAND, APOSTROPHE] = [9, 10, 13, 0x20, 0x22, 0x26, 0x27]
const [SLASH, COLON, EQUALS, CLOSING] = [0x2f, 0x3a, 0x3d, 0x3e]
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/** Signs that stand by their names or numbers are made of these. */
export function spanText({ bytes, from, to }: XmlSpan): string {
  const text = decoder.decode(bytes.subarray(from, to))
  return hasReference(bytes, from, to) ? text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, signOf) : text
}

function hasReference(bytes: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (bytes[at] === AMPERSAND) return true
  return false
}

function signOf(whole: string, hex?: string, decimal?: string, name?: string): string {
  if (name !== undefined) return NAMED[name] ?? whole
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
  return code <= 0x10ffff ? String.fromCodePoint(code) : whole
}

/** Names that stand in a document a million times are made into texts once. */
export class Names {
  readonly #known: string[] = []

  of(bytes: Uint8Array, from: number, to: number): string {
    const place = ((bytes[from] ?? 0) + 31 * (bytes[to - 1] ?? 0) + 7 * (to - from)) & 255
    const known = this.#known[place]
    if (known !== undefined && isAt(bytes, from, to, known)) return known
    const name = decoder.decode(bytes.subarray(from, to))
    this.#known[place] = name
    return name
  }
}

function isAt(bytes: Uint8Array, from: number, to: number, text: string): boolean {
  if (to - from !== text.length) return false
  for (let i = 0; i < text.length; i++) if (bytes[from + i] !== text.charCodeAt(i)) return false
  return true
}

/** The tag that a reader stands at, and after `find` the value of an attribute. Another tag makes it anew. */
export class XmlTag implements XmlSpan {
  /** Without the prefix of its namespace. */
  name = ''
  bytes: Uint8Array = new Uint8Array(0)
  from = 0
  to = 0
  readonly #names: Names
  #behindName = 0
  #end = 0
  /** Where the attribute stands: its name, its name without a prefix, and what is behind its value. */
  #nameFrom = 0
  #local = 0
  #nameEnd = 0
  #at = 0

  constructor(names: Names) {
    this.#names = names
  }

  /** Stands at the name that begins at `from`, of a tag that ends before `end`. */
  at(bytes: Uint8Array, from: number, end: number): void {
    let [start, at] = [from, from]
    for (; at < end; at++) {
      const sign = bytes[at] as number
      if (sign === COLON) start = at + 1
      else if (sign <= SPACE || sign === SLASH || sign === CLOSING) break
    }
    this.name = this.#names.of(bytes, start, at)
    this.bytes = bytes
    this.#behindName = at
    this.#at = at
    this.#end = end
  }

  attribute(name: string): string | undefined {
    return this.find(name) ? spanText(this) : undefined
  }

  /** The value that was found, of those that stand in a document often. */
  word(): string {
    return this.#names.of(this.bytes, this.from, this.to)
  }

  /** Whether the tag has an attribute, else one of this name behind the prefix of a namespace; the span is its value. */
  find(name: string): boolean {
    let [from, to] = [-1, -1]
    this.#at = this.#behindName
    while (this.next()) {
      if (this.is(name)) return true
      if (from < 0 && isAt(this.bytes, this.#local, this.#nameEnd, name)) [from, to] = [this.from, this.to]
    }
    this.from = from
    this.to = to
    return from >= 0
  }

  /** Goes to the next attribute, whose value the span then is; false behind the last. */
  next(): boolean {
    const { bytes } = this
    const start = afterBlanks(bytes, this.#at)
    let [local, end] = [start, start]
    for (; !isNameEnd(bytes[end] as number); end++) if (bytes[end] === COLON) local = end + 1
    this.#nameFrom = start
    this.#local = local
    this.#nameEnd = end
    return end > start && this.#value(bytes[end] === EQUALS ? end : afterBlanks(bytes, end))
  }

  /** Whether this is the whole name of the attribute. */
  is(name: string): boolean {
    return isAt(this.bytes, this.#nameFrom, this.#nameEnd, name)
  }

  /** Takes the value behind the sign at an offset; false where none stands. */
  #value(equals: number): boolean {
    const { bytes } = this
    const quote = bytes[equals + 1] === QUOTE ? equals + 1 : afterBlanks(bytes, equals + 1)
    const sign = bytes[quote]
    if (bytes[equals] !== EQUALS || (sign !== QUOTE && sign !== APOSTROPHE)) return false
    let to = quote + 1
    while (to < this.#end && bytes[to] !== sign) to++
    this.from = quote + 1
    this.to = to
    this.#at = to + 1
    return to < this.#end
  }
}

const isBlank = (sign: number) => sign === SPACE || sign === LF || sign === CR || sign === TAB
/** Every tag ends with the last of these. */
const isNameEnd = (sign: number) => sign === EQUALS || sign === SLASH || sign === CLOSING || isBlank(sign)

function afterBlanks(bytes: Uint8Array, from: number): number {
  let at = from
  while (isBlank(bytes[at] as number)) at++
  return at
}
