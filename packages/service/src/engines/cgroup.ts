/**
 * A cgroup (version 2) for the processes of one run, beneath that of the service, where the system lets us make one:
 * a user's systemd, a unit with `Delegate=yes`, root. It bounds nothing; it knows every process that the run began.
 */
import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

export interface Cgroup {
  /** Where a process writes its id to enter. */
  readonly folder: string
  /** The ids of what goes on in it. */
  readonly processes: () => number[]
  /** Ends all of them at one moment, so that none can begin another meanwhile. */
  readonly kill: () => void
  /** Removes it, once its processes have ended. */
  readonly release: () => Promise<void>
}

/** What has been killed leaves its cgroup a little later. */
const RELEASES = 50
const AGAIN_MS = 20

/** A new one for the run in `runFolder`, or undefined where there can be none. */
export function newCgroup(runFolder: string): Cgroup | undefined {
  const folder = attempted(() => {
    const made = join(ownFolder(), basename(runFolder))
    mkdirSync(made)
    return made
  })
  if (folder === undefined) return undefined
  return {
    folder,
    processes: () =>
      (attempted(() => readFileSync(join(folder, 'cgroup.procs'), 'utf8')) ?? '')
        .split('\n')
        .filter(Boolean)
        .map(Number),
    kill: () => void attempted(() => writeFileSync(join(folder, 'cgroup.kill'), '1')),
    release: async () => {
      for (let n = 0; n < RELEASES; n++) {
        if (attempted(() => rmdirSync(folder) ?? true)) return
        await wait(AGAIN_MS)
      }
    },
  }
}

/** The cgroup of this process. Throws where the system has no version 2. */
function ownFolder(): string {
  const mount = /^\S+ (\S+) cgroup2 /m.exec(readFileSync('/proc/mounts', 'utf8'))?.[1]
  const own = /^0::(.*)$/m.exec(readFileSync('/proc/self/cgroup', 'utf8'))?.[1]
  if (mount === undefined || own === undefined) throw new Error('cgroups version 2 is not available')
  return join(mount, own)
}

function attempted<T>(what: () => T): T | undefined {
  try {
    return what()
  } catch {
    return undefined
  }
}
