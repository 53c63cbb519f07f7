/** Tags and texts of an XML stream, one by one and never the whole of it; what a spreadsheet's XML needs of the language. */
import { Names, type XmlSpan, XmlTag } from './xml-tag.ts'

/** What is handed over stands only for the time of the call: another tag or text takes its place. */
export interface XmlHandler {
  /** A tag that opens; an empty element closes at once. */
  readonly open?: (tag: XmlTag) => void
  /** By its local name. */
  readonly close?: (name: string) => void
  readonly text?: (text: XmlSpan) => void
}
/** Longest tag or run of text that is held; a cell of a workbook has at most 32767 characters. */
const LONGEST = 1 << 20

const [BANG, SLASH, OPENING, CLOSING, QUESTION] = [0x21, 0x2f, 0x3c, 0x3e, 0x3f]
const [COMMENT, CDATA, DOCTYPE] = ['<!--', '<![CDATA[', '<!DOCTYPE']
const NOTHING: Uint8Array = new Uint8Array(0)

/** What is wrong with an XML stream. */
export class XmlError extends Error {
  override readonly name = 'XmlError'
}

/** Takes the bytes of a document in pieces. Throws XmlError for a tag or text without end, and for a document type. */
export class XmlReader {
  readonly #handler: XmlHandler
  readonly #tag = new XmlTag(new Names())
  readonly #text = { bytes: NOTHING, from: 0, to: 0 }
  #held = NOTHING

  constructor(handler: XmlHandler) {
    this.#handler = handler
  }

  take(piece: Uint8Array): void {
    const bytes = this.#held.length === 0 ? piece : joined(this.#held, piece)
    this.#held = bytes.subarray(this.#read(bytes))
    if (this.#held.length > LONGEST) throw new XmlError('has an unterminated tag or text')
  }

  end(): void {
    if (new TextDecoder().decode(this.#held).trim() !== '') throw new XmlError('ends within a tag')
  }

  /** Reads what is whole; gives the offset from which it is not. */
  #read(bytes: Uint8Array): number {
    const { length } = bytes
    let at = 0
    for (;;) {
      let open = at
      while (open < length && bytes[open] !== OPENING) open++
      if (open === length) return at
      if (open > at) this.#put(bytes, at, open)
      const end = endOfTag(bytes, open)
      if (end < 0) return open
      this.#take(bytes, open, end)
      at = end
    }
  }

  #take(bytes: Uint8Array, open: number, end: number): void {
    const sign = bytes[open + 1]
    if (sign === QUESTION) return
    if (sign === BANG) {
      if (startsWith(bytes, open, DOCTYPE)) throw new XmlError('declares a document type')
      if (startsWith(bytes, open, CDATA)) this.#put(bytes, open + CDATA.length, end - 3)
      return
    }
    const isEnd = sign === SLASH
    const tag = this.#tag
    tag.at(bytes, isEnd ? open + 2 : open + 1, end)
    const { name } = tag
    if (!isEnd) this.#handler.open?.(tag)
    if (isEnd || bytes[end - 2] === SLASH) this.#handler.close?.(name)
  }

  #put(bytes: Uint8Array, from: number, to: number): void {
    const text = this.#text
    text.bytes = bytes
    text.from = from
    text.to = to
    this.#handler.text?.(text)
  }
}

function joined(before: Uint8Array, piece: Uint8Array): Uint8Array {
  const both = new Uint8Array(before.length + piece.length)
  both.set(before)
  both.set(piece, before.length)
  return both
}

/** Behind the tag that begins at `open`; -1 where it does not end yet. */
function endOfTag(bytes: Uint8Array, open: number): number {
  if (bytes[open + 1] === BANG) return endOfDeclaration(bytes, open)
  for (let at = open + 1; at < bytes.length; at++) if (bytes[at] === CLOSING) return at + 1
  return -1
}

/** A comment or CDATA ends with its own signs; what may still become CDATA is not whole. */
function endOfDeclaration(bytes: Uint8Array, open: number): number {
  const left = bytes.length - open
  if (left < CDATA.length && startsWith(bytes, open, CDATA.slice(0, left))) return -1
  if (startsWith(bytes, open, COMMENT)) return behind(bytes, open + COMMENT.length, '-->')
  if (startsWith(bytes, open, CDATA)) return behind(bytes, open + CDATA.length, ']]>')
  return behind(bytes, open, '>')
}

/** The first offset behind these signs; -1 where they do not stand. */
function behind(bytes: Uint8Array, from: number, signs: string): number {
  for (let at = from; at < bytes.length; at++) if (startsWith(bytes, at, signs)) return at + signs.length
  return -1
}

function startsWith(bytes: Uint8Array, from: number, signs: string): boolean {
  for (let i = 0; i < signs.length; i++) if (bytes[from + i] !== signs.charCodeAt(i)) return false
  return true
}
