/**
 * A Node process of our own code under limits that it cannot lift.
 *
 * Memory. `--max-old-space-size` bounds the JavaScript heap only; typed arrays and native memory (DuckDB) lie outside
 * it, and outside the limits of worker threads too, so runs are processes and not threads. RLIMIT_DATA (`ulimit -d`,
 * set by a shell that then becomes the process) bounds all memory that the process may write to: an allocation beyond
 * it fails there, and nothing else on the machine notices. Linux holds this; on macOS and Windows only the heap is
 * bounded.
 * Time. Whoever starts the process kills it, with the whole process group: a loop in native code ends too. It has ended
 * when its process has: what holds its output open, or never ends printing, holds up nobody.
 * Files. Node's permission model: it reads the code and the data sets and writes to a folder of its own, which is its
 * working directory and TMPDIR and is removed after it. No network, no child processes. Native add-ons escape the
 * model; the only one is DuckDB's, which has settings of its own.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { sep } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { newFolder, removeFolder } from './child-folder.ts'

export interface ChildLimits {
  readonly memoryLimitMb: number
  /** A real path, without links: the permission model and the child compare paths as they are. */
  readonly datasets: string
}
export interface Ended {
  readonly code: number | null
  readonly signal: string | null
  /** The last of what it printed. */
  readonly tail: string
  /** Whether it was ended for printing more than MOST_PRINTED_MB. */
  readonly flooded: boolean
  /** Names of the processes that it left and that were ended after it. */
  readonly leftRunning: readonly string[]
}
/** Ends the processes of a child that are in no group of ours but `main`, and gives their names. */
export type Sweep = (main: number | undefined) => Promise<readonly string[]>
export interface LimitedChild {
  readonly process: ChildProcess
  /** Its own folder, there until `release`. */
  readonly folder: string
  readonly ended: Promise<Ended>
  /** Ends it and its children at once. */
  readonly kill: () => void
  /** Removes its folder; after it has ended. */
  readonly release: () => Promise<void>
}

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
/** What counts before a run begins, in MB: Node's own reserved code range, stacks and watch 650, DuckDB 100, slack. */
const RUNTIME_MB = 832
/** Characters kept of what the child prints. */
const TAIL = 4000
/** A child that prints more in its life is ended: nobody reads it, and reading it takes the time of others. */
export const MOST_PRINTED_MB = 16
/** How long the output of a process that has ended is waited for. */
const OUTPUT_MS = 1000
/** A process that cannot be killed, as one that waits for a dead file server, is given up after this time. */
const KILL_MS = 5000
/** Nothing but its group: our own code starts no processes. */
const noSweep: Sweep = async () => []

/** Starts `program` with `args` under the limits; with a channel for messages where `ipc` says so. */
export async function startLimited(
  program: URL,
  args: readonly string[],
  limits: ChildLimits,
  ipc: boolean,
): Promise<LimitedChild> {
  const folder = await newFolder()
  const node = [process.execPath, ...permissions(folder, limits), fileURLToPath(program), ...args]
  return {
    ...startGroup(underMemoryLimit(node, limits.memoryLimitMb), folder, ipc),
    folder,
    release: () => removeFolder(folder),
  }
}

/**
 * Starts a command in a process group of its own, so that its children end with it, and with an environment that holds
 * nothing of the service's but its PATH. `sweep` ends what has left that group.
 */
export function startGroup(
  [command = '', ...args]: readonly string[],
  cwd: string,
  ipc: boolean,
  sweep: Sweep = noSweep,
): Pick<LimitedChild, 'process' | 'ended' | 'kill'> {
  const child = spawn(command, args, {
    cwd,
    env: environment(cwd),
    detached: true,
    windowsHide: true,
    stdio: ipc ? ['ignore', 'pipe', 'pipe', 'ipc'] : ['ignore', 'pipe', 'pipe'],
    serialization: 'advanced',
  })
  const { promise: ended, resolve: done } = Promise.withResolvers<Ended>()
  const output = [child.stdout, child.stderr].filter((stream) => stream !== null)
  let tail = ''
  let printed = 0
  let swept: Promise<readonly string[]> | undefined
  let givenUp: NodeJS.Timeout | undefined
  const isFlooded = () => printed > MOST_PRINTED_MB * 1024 * 1024
  const settle = async (code: number | null, signal: string | null) => {
    clearTimeout(givenUp)
    const closed = new Promise<void>((close) => child.once('close', () => close()))
    const leftRunning = await endAll()
    await Promise.race([closed, wait(OUTPUT_MS, undefined, { ref: false })])
    for (const stream of output) stream.destroy()
    done({ code, signal, tail, flooded: isFlooded(), leftRunning })
  }
  /** What has left the group is named before its group ends, and looked for again after that. */
  const endAll = async () => {
    const first = await swept
    const more = await sweep(child.pid)
    killGroup(child.pid)
    return [...(first ?? []), ...more]
  }
  const kill = () => {
    if (swept || child.exitCode !== null || child.signalCode !== null) return
    swept = sweep(child.pid).finally(() => killGroup(child.pid))
    givenUp = setTimeout(() => settle(null, 'SIGKILL'), KILL_MS).unref()
  }
  for (const stream of output)
    stream.setEncoding('utf8').on('data', (text: string) => {
      tail = (tail + text).slice(-TAIL)
      printed += text.length
      if (isFlooded()) {
        stream.pause()
        kill()
      }
    })
  child.on('error', ({ message }) => {
    kill()
    clearTimeout(givenUp)
    done({ code: null, signal: null, tail: message, flooded: false, leftRunning: [] })
  })
  child.once('exit', settle)
  return { process: child, ended, kill }
}

const environment = (folder: string) => ({
  PATH: process.env.PATH ?? '',
  TZ: 'UTC',
  TMPDIR: folder,
  TEMP: folder,
  TMP: folder,
  SERVICE_PID: String(process.pid),
})

function permissions(folder: string, { datasets, memoryLimitMb }: ChildLimits): string[] {
  const read = [`${ROOT}packages`, `${ROOT}node_modules`, datasets, folder].map((f) => f + sep)
  return [
    '--permission',
    '--allow-addons',
    '--allow-worker',
    ...read.map((f) => `--allow-fs-read=${f}*`),
    `--allow-fs-read=${ROOT}package.json`,
    `--allow-fs-write=${folder}${sep}*`,
    '--no-warnings',
    `--max-old-space-size=${memoryLimitMb}`,
  ]
}

function underMemoryLimit(command: readonly string[], memoryLimitMb: number): readonly string[] {
  if (process.platform === 'win32') return command
  const kilobytes = (memoryLimitMb + RUNTIME_MB) * 1024
  return ['/bin/sh', '-c', `ulimit -c 0; ulimit -d ${kilobytes} 2>/dev/null; exec "$@"`, 'sh', ...command]
}

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // The group has ended.
  }
}

/** Whether a process ended for want of memory: V8, C++ and Python say so. */
export const ranOutOfMemory = ({ tail }: Ended): boolean =>
  /heap out of memory|out of memory: |Allocation failed|bad_alloc|^MemoryError/im.test(tail)
