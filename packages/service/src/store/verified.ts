/**
 * Files by the digest of their content: read in pieces, so that nobody waits for a large one, and once for as long as the
 * file stays the same (device, inode, size, times).
 */
import { createHash } from 'node:crypto'
import { type BigIntStats, statSync } from 'node:fs'
import { open } from 'node:fs/promises'

export type Soundness = 'sound' | 'damaged' | 'missing'

export interface Verifier {
  /** Whether a file is what its digest says. `anew`: read again, though it was held to its digest before. */
  readonly soundness: (path: string, sha256: string, anew?: boolean) => Promise<Soundness>
}

/** Files that are remembered; beyond it all are forgotten, and read again. */
const MOST_KEPT = 100_000
const PIECE = 1024 * 1024

export function openVerifier(): Verifier {
  const held = new Map<string, string>()
  return {
    soundness: async (path, sha256, anew = false) => {
      const before = stampOf(path)
      if (before === undefined) return 'missing'
      const known = `${sha256} ${before}`
      if (!anew && held.get(path) === known) return 'sound'
      held.delete(path)
      if ((await digestOf(path)) !== sha256 || stampOf(path) !== before) return 'damaged'
      if (held.size >= MOST_KEPT) held.clear()
      held.set(path, known)
      return 'sound'
    },
  }
}

/** As a sentence says it, after what it is of. */
export const wrongIn = (found: Exclude<Soundness, 'sound'>): string =>
  found === 'missing' ? 'is missing' : 'does not match its hash'

function stampOf(path: string): string | undefined {
  const found: BigIntStats | undefined = statSync(path, { bigint: true, throwIfNoEntry: false })
  return found && [found.dev, found.ino, found.size, found.mtimeNs, found.ctimeNs].join(' ')
}

/** undefined where it cannot be read. */
async function digestOf(path: string): Promise<string | undefined> {
  try {
    await using file = await open(path)
    const hash = createHash('sha256')
    const piece = Buffer.allocUnsafe(PIECE)
    for (;;) {
      const { bytesRead } = await file.read(piece, 0, PIECE)
      if (bytesRead === 0) return hash.digest('hex')
      hash.update(piece.subarray(0, bytesRead))
    }
  } catch {
    return undefined
  }
}
