/** A secret in a file of its own: what stands in the environment of a process can be read by all that its user runs. */
import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs'

const LONGEST = 1024
const READABLE_BY_OTHERS = 0o004
const WRITABLE_BY_OTHERS = 0o002

/**
 * The first line of the file. What is wrong with it otherwise, without anything that stands in it: it cannot be read, is
 * no plain file, is empty or too long, or others than its owner and its group can read or write it. A group may read it,
 * for that is how root gives a secret to a service.
 */
export function readSecret(path: string): { readonly secret: string } | { readonly fault: string } {
  let file: number
  try {
    // A pipe that nobody writes to would be waited for without end.
    file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
  } catch (error) {
    return { fault: `cannot be read (${(error as NodeJS.ErrnoException).code})` }
  }
  try {
    const found = fstatSync(file)
    if (!found.isFile()) return { fault: 'is not a regular file' }
    if (process.platform !== 'win32' && (found.mode & (READABLE_BY_OTHERS | WRITABLE_BY_OTHERS)) !== 0)
      return { fault: `is accessible to every user of this machine (mode ${modeText(found.mode)}); run chmod 600` }
    if (found.size > LONGEST) return { fault: `has ${found.size} bytes; the limit is ${LONGEST}` }
    const bytes = Buffer.alloc(LONGEST)
    const [secret = '', ...others] = bytes.toString('utf8', 0, readSync(file, bytes)).trim().split(/\r?\n/)
    if (secret === '') return { fault: 'is empty' }
    return others.length > 0 ? { fault: `has ${others.length + 1} lines; it must have one` } : { secret }
  } finally {
    closeSync(file)
  }
}

/** As `ls` and `chmod` have it: 0644. */
export const modeText = (mode: number): string => (mode & 0o777).toString(8).padStart(4, '0')
