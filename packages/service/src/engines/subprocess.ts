/** The subprocess engine: a child runs the workflow on its own example, in its own folder, under limits. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Workflow } from '@keelson/workflow'
import type { Attempt } from './outcome.ts'

export interface SubprocessLimits {
  readonly timeLimitMs: number
  readonly memoryLimitMb: number
  readonly datasets: string
}
export interface SubprocessRun {
  readonly attempt: Attempt
  /** Exit code of the child; null when a signal ended it. */
  readonly returncode: number | null
}

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url))
/** Characters kept of what the child prints. */
const TAIL = 4000

/** Runs one version of a workflow of ours on its example in a child process under Node's permission model. */
export async function runSubprocess(
  repo: string,
  workflow: Workflow,
  limits: SubprocessLimits,
): Promise<SubprocessRun> {
  const folder = await mkdtemp(join(tmpdir(), 'keelson-child-'))
  try {
    const { id, version } = workflow.contract
    const permissions = [
      '--permission',
      '--allow-addons',
      '--allow-worker',
      `--allow-fs-read=${ROOT}*`,
      `--allow-fs-read=${limits.datasets}*`,
      `--allow-fs-read=${tmpdir()}*`,
      `--allow-fs-write=${tmpdir()}*`,
    ]
    const args = [
      ...permissions,
      `--max-old-space-size=${limits.memoryLimitMb}`,
      CHILD,
      repo,
      id,
      String(version),
      limits.datasets,
      String(limits.timeLimitMs),
    ]
    const ended = await child(args, folder, limits.timeLimitMs)
    return { attempt: attemptIn(folder, ended, limits), returncode: ended.code }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface Ended {
  readonly code: number | null
  readonly signal: string | null
  readonly timedOut: boolean
  readonly tail: string
}

/** Starts the child in a process group of its own, so that its children end with it. */
function child(args: readonly string[], cwd: string, timeLimitMs: number): Promise<Ended> {
  return new Promise((done, failed) => {
    const env = { PATH: process.env.PATH ?? '', TZ: 'UTC' }
    const process_ = spawn(process.execPath, [...args], { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
    let tail = ''
    let timedOut = false
    const keep = (chunk: Buffer) => {
      tail = (tail + chunk.toString()).slice(-TAIL)
    }
    process_.stdout.on('data', keep)
    process_.stderr.on('data', keep)
    const timer = setTimeout(() => {
      timedOut = true
      killGroup(process_.pid)
    }, timeLimitMs)
    process_.on('error', failed)
    process_.on('close', (code, signal) => {
      clearTimeout(timer)
      killGroup(process_.pid)
      done({ code, signal, timedOut, tail })
    })
  })
}

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // The group has ended.
  }
}

function attemptIn(folder: string, ended: Ended, limits: SubprocessLimits): Attempt {
  if (ended.timedOut) {
    return {
      kind: 'failed',
      detail: `The run did not finish within its time limit of ${limits.timeLimitMs / 1000} s and was stopped`,
      defect: false,
    }
  }
  try {
    return JSON.parse(readFileSync(join(folder, 'outcome.json'), 'utf8'))
  } catch {
    const how = ended.signal === null ? `ended with code ${ended.code}` : `was ended by ${ended.signal}`
    return {
      kind: 'failed',
      detail: `The run ${how} and left no result${ended.tail ? `: ${ended.tail.trim().slice(-300)}` : ''}`,
      defect: true,
    }
  }
}
