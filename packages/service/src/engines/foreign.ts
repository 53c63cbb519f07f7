/**
 * Runs a workflow of another repo: its command in a working folder of its own, which holds `request.json` and receives
 * the declared outputs. The exit code says how it went: 0 PASS, 1 FAIL, 2 or more ERROR.
 *
 * The command is the operator's own program: its time, memory, what it prints and what it writes into its folder are
 * bounded, and its processes end with it; what it reads, what it writes elsewhere, and the network, are not.
 */

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Status } from '@keelson/engine'
import { listedUpTo } from '@keelson/workflow'
import type { ForeignWorkflow } from '../repos/manifest.ts'
import type { StoredFile } from '../store/ledger.ts'
import { type Cgroup, newCgroup } from './cgroup.ts'
import { newFolder, removeFolder } from './child-folder.ts'
import { commandOf } from './foreign-command.ts'
import { type Ended, MOST_PRINTED_MB, ranOutOfMemory, startGroup } from './limited-child.ts'
import { endProcesses } from './processes.ts'
import { type FileLimits, outputsIn, tooMuchWritten, writtenIn } from './run-files.ts'
import { SERVICE_STOPPED, tooLong, tooMuch, type WorkerLimits } from './workers.ts'

export type ForeignLimits = WorkerLimits & FileLimits
export interface ForeignRun {
  readonly status: Status
  readonly detail: string
  /** Exit code of the command; null when a signal ended it. */
  readonly returncode: number | null
  readonly files: readonly StoredFile[]
  /** Declared outputs that it did not leave. */
  readonly missing: readonly string[]
  /** The last of what it printed. */
  readonly tail: string
}
interface Done {
  readonly folder: string
  readonly ended: Ended
  /** Why it was ended before it did so itself. */
  readonly stopped: string | undefined
}

const LONGEST_DETAIL = 300
const MOST_NAMES = 5
/** How often it is looked what a run has written. */
const LOOK_MS = 500

/**
 * Runs one version on these params. Whatever becomes of it comes back as a value; where the signal says that the service
 * stops, its processes are ended first.
 */
export async function runForeign(
  workflow: ForeignWorkflow,
  params: Readonly<Record<string, unknown>>,
  limits: ForeignLimits,
  signal?: AbortSignal,
): Promise<ForeignRun> {
  const folder = await newFolder()
  const cgroup = newCgroup(folder)
  try {
    const { id, version } = workflow
    writeFileSync(join(folder, 'request.json'), `${JSON.stringify({ workflow: id, version, params }, null, 2)}\n`)
    const done = await carriedOut(workflow, folder, cgroup, limits, signal)
    return await outcomeOf(workflow, done, limits)
  } finally {
    await cgroup?.release()
    await removeFolder(folder)
  }
}

async function carriedOut(
  workflow: ForeignWorkflow,
  folder: string,
  cgroup: Cgroup | undefined,
  limits: ForeignLimits,
  signal: AbortSignal | undefined,
): Promise<Done> {
  const sweep = (main: number | undefined) => endProcesses(folder, cgroup, main)
  const child = startGroup(commandOf(workflow, limits.memoryLimitMb, cgroup?.folder), folder, false, sweep)
  let stopped: string | undefined
  const stop = (why: string) => {
    stopped ??= why
    child.kill()
  }
  const timer = setTimeout(() => stop(tooLong(limits.timeLimitMs)), limits.timeLimitMs)
  const onAbort = () => stop(SERVICE_STOPPED)
  signal?.addEventListener('abort', onAbort)
  if (signal?.aborted) onAbort()
  const release = watchedFolder(folder, limits, stop)
  const ended = await child.ended
  clearTimeout(timer)
  release()
  signal?.removeEventListener('abort', onAbort)
  return { folder, ended, stopped }
}

/** Looks again and again at what the run has written, until released. */
function watchedFolder(folder: string, limits: FileLimits, stop: (why: string) => void): () => void {
  let timer: NodeJS.Timeout | undefined
  let going = true
  const look = async () => {
    const fault = tooMuchWritten(await writtenIn(folder, limits), limits)
    if (fault) stop(fault)
    else if (going) timer = setTimeout(look, LOOK_MS)
  }
  timer = setTimeout(look, LOOK_MS)
  return () => {
    going = false
    clearTimeout(timer)
  }
}

async function outcomeOf(workflow: ForeignWorkflow, done: Done, limits: ForeignLimits): Promise<ForeignRun> {
  const { folder, ended } = done
  const { code, tail } = ended
  const left = leftRunning(ended)
  const fault = faultOf(done, limits)
  const files = fault === undefined ? await outputsIn(folder, workflow.outputs, limits) : fault
  const names = workflow.outputs.map((o) => o.name)
  if (typeof files === 'string') {
    const { files: count, bytes } = await writtenIn(folder, limits)
    const wrote = done.stopped === undefined ? [] : [`${count} files, ${Math.ceil(bytes / 1024)} kB, had been written`]
    return {
      status: 'ERROR',
      detail: [files, ...left, ...wrote].join('; '),
      returncode: code,
      files: [],
      missing: names,
      tail,
    }
  }
  const missing = names.filter((name) => !files.some((f) => f.name === name))
  const lacking = missing.length > 0 ? [`Declared outputs are missing: ${missing.join(', ')}`] : []
  const said = lastLine(tail)
  const parts = [...lacking, ...(said === '' ? [] : [said])]
  const detail = [...(parts.length > 0 ? parts : [workflow.title]), ...left].join('; ')
  return {
    status: code === 0 && missing.length === 0 ? 'PASS' : 'FAIL',
    detail,
    returncode: code,
    files,
    missing,
    tail,
  }
}

/** Why a run has no outcome of its own; undefined where it has. */
function faultOf({ ended, stopped }: Done, limits: ForeignLimits): string | undefined {
  const { code, signal, tail, flooded } = ended
  const said = lastLine(tail)
  if (stopped !== undefined) return stopped
  if (flooded) return `The run printed more than ${MOST_PRINTED_MB} MB and was stopped`
  if (code !== 0 && ranOutOfMemory(ended)) return tooMuch(limits.memoryLimitMb)
  if (code === null) return `The run was terminated by ${signal ?? 'an error'}${said && `: ${said}`}`
  if (code > 1) return `The run ended with code ${code}${said && `: ${said}`}`
  return undefined
}

const lastLine = (tail: string) => tail.trim().split('\n').at(-1)?.slice(0, LONGEST_DETAIL) ?? ''

/** The processes that the command left, which were ended. */
function leftRunning({ leftRunning: names }: Ended): string[] {
  if (names.length === 0) return []
  return [`remaining processes were stopped: ${listedUpTo(MOST_NAMES, names)}`]
}
