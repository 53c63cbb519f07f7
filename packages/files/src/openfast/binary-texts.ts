/** The texts in OpenFAST's binary output, each of a fixed length and padded with blanks. */
import { listed, shown } from '../text/shown.ts'
import { type BinaryHead, malformed } from './binary-head.ts'
import { isInvalid } from './channels.ts'
import { withoutBrackets } from './head.ts'

export interface BinaryTexts {
  readonly description: string
  readonly names: readonly string[]
  readonly units: readonly string[]
}

export function textsOf(bytes: Uint8Array, head: BinaryHead): BinaryTexts {
  const { descriptionAt, namesAt, unitsAt } = head
  const names = fixedTexts(bytes, head, namesAt, 'name')
  const nameless = names.flatMap((name, at) => (name === '' ? [String(at + 1)] : []))
  if (nameless.length > 0) throw malformed(`channels without a name: ${listed(nameless)}`)
  return {
    description: textIn(bytes.subarray(descriptionAt, namesAt)).replace(/\s+/g, ' '),
    names,
    units: fixedTexts(bytes, head, unitsAt, 'unit'),
  }
}

function fixedTexts(bytes: Uint8Array, { width, channels }: BinaryHead, from: number, what: string): string[] {
  return Array.from({ length: channels + 1 }, (_, at) => {
    const text = textIn(bytes.subarray(from + width * at, from + width * (at + 1)))
    if (/\p{Cc}/u.test(text))
      throw malformed(`the ${what} of channel ${at + 1} is not text (${shown(printable(text))})`)
    return text
  })
}

function textIn(bytes: Uint8Array): string {
  return decoded(bytes).replace(/\0+$/, '').trim()
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const printable = (text: string) => text.replace(/\p{Cc}/gu, '?')

/** A unit in brackets or without them; undefined where it was cut to the length of names, and is not known. */
export function unitIn(text: string): string | undefined {
  const inner = withoutBrackets(text)
  if (inner !== undefined) return inner
  return isInvalid(text) || /^[([]/.test(text) ? undefined : text
}
