/** A zip, member by member in their order: the same members are the same bytes. */
import { Zip, ZipDeflate } from 'fflate'
import { joined } from './whole.ts'

/** Every member has the same date. */
const DATE = '1980-01-01T00:00:00'
const LEVEL = 6

export interface ZipWriter {
  readonly add: (name: string, bytes: Uint8Array) => void
  /** The whole zip; nothing can be added after it. */
  readonly end: () => Uint8Array
}

export function zipWriter(): ZipWriter {
  const pieces: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(piece)
  })
  return {
    add: (name, bytes) => {
      const member = new ZipDeflate(name, { level: LEVEL })
      member.mtime = DATE
      zip.add(member)
      member.push(bytes, true)
    },
    end: () => {
      zip.end()
      return joined(pieces)
    },
  }
}
