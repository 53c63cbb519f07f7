/** What a process that was killed left unfinished: it is old, while what another process is writing now is not. */
import { statSync } from 'node:fs'

const ABANDONED_MS = 3_600_000

/** Whether an unfinished file or folder is so old that nobody works on it any more. */
export function isAbandoned(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false })
  return found !== undefined && Date.now() - found.mtimeMs > ABANDONED_MS
}
