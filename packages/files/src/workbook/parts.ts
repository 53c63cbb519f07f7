/** The parts of an Office Open XML workbook (ECMA-376 part 1): its sheets in their order, and any part as tags and texts. */
import type { Unpack } from '../parquet/unpackers.ts'
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
export type Part = (name: string, handler: XmlHandler) => void

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
export function openWorkbook(source: ByteSource, beforePiece: () => void = () => {}, unpack?: Unpack): Workbook {
  const part = partReader(source, beforePiece, unpack)
  const targets = targetsIn(part)
  const sheets: Sheet[] = []
  let is1904 = false
  part(BOOK, {
    open: (tag) => {
      if (tag.name === 'workbookPr') is1904 = ['1', 'true'].includes(tag.attribute('date1904') ?? '')
      const target = tag.name === 'sheet' ? targets.get(tag.attribute('id') ?? '') : undefined
      if (target === undefined) return
      const isHidden = (tag.attribute('state') ?? '') in HIDDEN
      sheets.push({ name: tag.attribute('name') ?? '', part: target, isHidden })
    },
  })
  return { sheets, is1904, part }
}

const HIDDEN = { hidden: true, veryHidden: true }

function targetsIn(part: Part): ReadonlyMap<string, string> {
  const targets = new Map<string, string>()
  part('xl/_rels/workbook.xml.rels', {
    open: (tag) => {
      const [id, target] = [tag.attribute('Id'), tag.attribute('Target')]
      if (tag.name === 'Relationship' && id && target)
        targets.set(id, target.startsWith('/') ? target.slice(1) : `xl/${target}`)
    },
  })
  return targets
}

function partReader(source: ByteSource, beforePiece: () => void, unpack: Unpack | undefined): Part {
  const members = membersIn(source)
  return (name, handler) => {
    const member = members.find((one) => one.name === name)
    if (member === undefined) return
    const reader = new XmlReader(handler)
    const take = (piece: Uint8Array) => {
      beforePiece()
      reader.take(piece)
    }
    try {
      readMember(source, member, take, LARGEST_PART, unpack)
      reader.end()
    } catch (error) {
      throw error instanceof XmlError ? new ZipError(`contains '${name}', which ${error.message}`) : error
    }
  }
}
