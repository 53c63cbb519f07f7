/** SHA-256 over the canonical text of a value, or over bytes. */
import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { canonicalText, coveredIn, type Emitted } from '@keelson/engine'

export const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex')

const PIECE = 4 * 1024 * 1024

/** The same of large content, while others are served. */
export async function sha256InPieces(content: Uint8Array): Promise<string> {
  const hash = createHash('sha256')
  for (let at = 0; at < content.length; at += PIECE) {
    hash.update(content.subarray(at, at + PIECE))
    await nextTurn()
  }
  return hash.digest('hex')
}

export const hashOf = (value: unknown): string => sha256(canonicalText(value))

export const resultHashOf = ({ hashed }: Pick<Emitted, 'hashed'>): string => hashOf(coveredIn(hashed))
