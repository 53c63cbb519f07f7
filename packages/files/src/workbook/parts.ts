/** The parts of an Office Open XML workbook (ECMA-376 part 1): its sheets in their order, and any part as tags and texts. */
import { type ByteSource, membersIn, sourceOf, ZipError } from '../zip/directory.ts'
import { readMember } from '../zip/member.ts'
import { XmlError, type XmlHandler, XmlReader } from './xml.ts'

/** Bytes of one part. */
const LARGEST_PART = 2 ** 29

interface Sheet {
  readonly name: string
  /** Its part, inside the workbook. */
  readonly part: string
  readonly isHidden: boolean
}
export interface Workbook {
  /** In their order. */
  readonly sheets: readonly Sheet[]
  /** Its days are counted from 1 January 1904. */
  readonly is1904: boolean
  readonly part: Part
}
/** Hands over a part; nothing where the workbook has none of the name. */
export type Part = (name: string, handler: Partial<XmlHandler>) => void

const BOOK = 'xl/workbook.xml'

/** Whether a zip is a workbook; false for what is no zip. */
export function isWorkbook(bytes: Uint8Array): boolean {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return false
  try {
    return holdsWorkbook(membersIn(sourceOf(bytes)))
  } catch (error) {
    if (error instanceof ZipError) return false
    throw error
  }
}

export const holdsWorkbook = (members: readonly { readonly name: string }[]): boolean =>
  members.some(({ name }) => name === BOOK)

/** Throws ZipError where it is damaged. `beforePiece` may throw to end the reading. */
export function openWorkbook(source: ByteSource, beforePiece: () => void = () => {}): Workbook {
  const part = partReader(source, beforePiece)
  const targets = targetsIn(part)
  const sheets: Sheet[] = []
  let is1904 = false
  part(BOOK, {
    open: (name, attribute) => {
      if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attribute('date1904') ?? '')
      const target = name === 'sheet' ? targets.get(attribute('id') ?? '') : undefined
      if (target === undefined) return
      sheets.push({ name: attribute('name') ?? '', part: target, isHidden: (attribute('state') ?? '') in HIDDEN })
    },
  })
  return { sheets, is1904, part }
}

const HIDDEN = { hidden: true, veryHidden: true }

function targetsIn(part: Part): ReadonlyMap<string, string> {
  const targets = new Map<string, string>()
  part('xl/_rels/workbook.xml.rels', {
    open: (name, attribute) => {
      const [id, target] = [attribute('Id'), attribute('Target')]
      if (name === 'Relationship' && id && target)
        targets.set(id, target.startsWith('/') ? target.slice(1) : `xl/${target}`)
    },
  })
  return targets
}

function partReader(source: ByteSource, beforePiece: () => void): Part {
  const members = membersIn(source)
  return (name, handler) => {
    const member = members.find((one) => one.name === name)
    if (member === undefined) return
    const reader = new XmlReader({
      open: (tag, attribute) => handler.open?.(tag, attribute),
      close: (tag) => handler.close?.(tag),
      text: (text) => handler.text?.(text),
    })
    const take = (piece: Uint8Array) => {
      beforePiece()
      reader.take(piece)
    }
    try {
      readMember(source, member, take, LARGEST_PART)
      reader.end()
    } catch (error) {
      throw error instanceof XmlError ? new ZipError(`contains '${name}', which ${error.message}`) : error
    }
  }
}
