/**
 * The processes of a run, wherever they have gone: a command may leave a daemon that is in no group of ours any more.
 *
 * What finds them, and what each of these catches:
 * - A cgroup of the run (`cgroup.ts`), where the system lets one be made: every process that the command began, whatever
 *   it does, unless it has itself moved to another cgroup.
 * - A marker in their environment, read from /proc: every process but one that was given another environment (`env -i`).
 * - The process group, ended by `limited-child.ts`: all but those that begin a session of their own (`setsid`). On a
 *   system without /proc this is all there is.
 */
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { Cgroup } from './cgroup.ts'

/** A variable of every process of a command: the folder of its run. */
export const RUN_FOLDER = 'RUN_FOLDER'

/** A process that begins others as fast as they are ended is given up after this time. */
const LONGEST_MS = 2000
const AGAIN_MS = 20

/** Ends every process of a run; answers the names of all but `main`, each as often as there were such. */
export async function endProcesses(folder: string, cgroup: Cgroup | undefined, main?: number): Promise<string[]> {
  const names = new Map<number, string>()
  const until = performance.now() + LONGEST_MS
  while (performance.now() < until) {
    const found = await processesOf(folder, cgroup)
    if (found.length === 0) break
    for (const pid of found) if (!names.has(pid)) names.set(pid, await nameOf(pid))
    cgroup?.kill()
    for (const pid of found) kill(pid)
    await wait(AGAIN_MS)
  }
  if (main !== undefined) names.delete(main)
  return [...names.values()].sort()
}

/** The ids of the processes of a run that still go on. */
export async function processesOf(folder: string, cgroup: Cgroup | undefined): Promise<number[]> {
  const all = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name)).map(Number)
  const marked = await Promise.all(all.map(async (pid) => ((await isMarked(pid, folder)) ? [pid] : [])))
  return [...new Set([...(cgroup?.processes() ?? []), ...marked.flat()])].filter((pid) => pid !== process.pid)
}

/** False of one that has ended, and of one of another user, which cannot be looked at. */
async function isMarked(pid: number, folder: string): Promise<boolean> {
  const environment = await readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '')
  return environment.split('\0').includes(`${RUN_FOLDER}=${folder}`)
}

async function nameOf(pid: number): Promise<string> {
  const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')
  return name.replaceAll(/[^\x20-\x7e]/g, '') || `process ${pid}`
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended.
  }
}
