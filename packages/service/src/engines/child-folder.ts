/**
 * The folders of child processes. A child removes its own where the service was killed; where both are gone, killed
 * just when the child had ended, the next service does.
 */
import { readdirSync, realpathSync, rmSync } from 'node:fs'
import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isAbandoned } from '../abandoned.ts'

export const CHILD_FOLDER = 'keelson-child-'

/** A new folder among the temporary ones; its name says whose it is. */
export const newFolder = async (): Promise<string> =>
  mkdtemp(join(await realpath(tmpdir()), `${CHILD_FOLDER}${process.pid}-`))

export const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 3 })

/** Removes old folders whose service has gone. */
export function removeAbandoned(): void {
  const temporary = realpathSync(tmpdir())
  for (const name of readdirSync(temporary)) {
    const path = join(temporary, name)
    if (isOrphan(name) && isAbandoned(path)) rmSync(path, { recursive: true, force: true })
  }
}

function isOrphan(name: string): boolean {
  const pid = name.startsWith(CHILD_FOLDER) ? /^\d+(?=-)/.exec(name.slice(CHILD_FOLDER.length))?.[0] : undefined
  return pid !== undefined && !isRunning(Number(pid))
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}
