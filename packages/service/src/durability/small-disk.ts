/** A folder that is a small disk of its own, for tests of a full one. */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { temporaryFolder } from '../testing.ts'

/** A command under which a folder is a small disk of its own; it needs the right to mount, or user namespaces. */
export const onSmallDisk = (folder: string, megabytes: number): string[] => [
  'unshare',
  '-rm',
  '/bin/sh',
  '-c',
  `mount -t tmpfs -o size=${megabytes}m keelson-test "${folder}" && exec "$@"`,
  'sh',
]

/** Whether this process, or one of that user, may do so. */
export function mountable(user: { readonly uid?: number; readonly gid?: number } = {}): boolean {
  const folder = temporaryFolder()
  const [program = '', ...args] = onSmallDisk(folder, 1)
  const { status } = spawnSync(program, [...args, 'true'], user)
  rmSync(folder, { recursive: true })
  return status === 0
}
