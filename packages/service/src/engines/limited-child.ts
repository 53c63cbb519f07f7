/**
 * A Node process of our own code under limits that it cannot lift.
 *
 * Memory. `--max-old-space-size` bounds the JavaScript heap only; typed arrays and native memory (DuckDB) lie outside
 * it, and outside the limits of worker threads too, so runs are processes and not threads. RLIMIT_DATA (`ulimit -d`,
 * set by a shell that then becomes the process) bounds all memory that the process may write to: an allocation beyond
 * it fails there, and nothing else on the machine notices. Linux holds this; on macOS and Windows only the heap is
 * bounded.
 * Time. Whoever starts the process kills it, with the whole process group: a loop in native code ends too.
 * Files. Node's permission model: it reads the code and the data sets and writes to a folder of its own, which is its
 * working directory and TMPDIR and is removed after it. No network, no child processes. Native add-ons escape the
 * model; the only one is DuckDB's, which has settings of its own.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { sep } from 'node:path'
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
}
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

/** Starts a command in a process group of its own, so that its children end with it. */
export function startGroup(
  [command = '', ...args]: readonly string[],
  cwd: string,
  ipc: boolean,
): Pick<LimitedChild, 'process' | 'ended' | 'kill'> {
  const env = {
    PATH: process.env.PATH ?? '',
    TZ: 'UTC',
    TMPDIR: cwd,
    TEMP: cwd,
    TMP: cwd,
    SERVICE_PID: String(process.pid),
  }
  const child = spawn(command, args, {
    cwd,
    env,
    detached: true,
    windowsHide: true,
    stdio: ipc ? ['ignore', 'pipe', 'pipe', 'ipc'] : ['ignore', 'pipe', 'pipe'],
    serialization: 'advanced',
  })
  let tail = ''
  const keep = (chunk: Buffer) => {
    tail = (tail + chunk.toString()).slice(-TAIL)
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  const kill = () => killGroup(child.pid)
  const ended = new Promise<Ended>((done) => {
    child.on('error', (error) => {
      kill()
      done({ code: null, signal: null, tail: error.message })
    })
    // Whatever it left behind in its group would hold its output open: first the group, then the end of the output.
    child.once('exit', kill)
    child.once('close', (code, signal) => done({ code, signal, tail }))
  })
  return { process: child, ended, kill }
}

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
