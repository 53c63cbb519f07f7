/** Seeded damage of a disk, for tests: single bits of files that are turned over, and back. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Whole numbers from 0 to below `n`, the same for a seed (xorshift). */
export function seeded(seed: number): (n: number) => number {
  let state = seed | 1
  return (n) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % n
  }
}

/** Turns over one bit of a file; answers how to turn it back. */
export function flipBit(path: string, next: (n: number) => number): () => void {
  const whole = readFileSync(path)
  const damaged = Buffer.from(whole)
  const at = next(damaged.length)
  damaged[at] = (damaged[at] ?? 0) ^ (1 << next(8))
  writeFileSync(path, damaged)
  return () => writeFileSync(path, whole)
}

export const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
