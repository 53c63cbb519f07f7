/**
 * Runs a workflow of another repo: its command in a working folder of its own, which holds `request.json` and receives
 * the declared outputs. The exit code says how it went: 0 PASS, 1 FAIL, 2 or more ERROR.
 *
 * The command is the operator's own program: time, memory and its process group are bounded as for our own runs; what
 * it reads, and the network, are not.
 */
import { lstatSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Status } from '@keelson/workflow'
import { sha256 } from '../hash.ts'
import type { ForeignWorkflow } from '../repos/manifest.ts'
import type { StoredFile } from '../store/ledger.ts'
import { newFolder, removeFolder } from './child-folder.ts'
import { type Ended, ranOutOfMemory, startGroup } from './limited-child.ts'
import { tooLong, tooMuch, type WorkerLimits } from './workers.ts'

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

/** All outputs of a run together, in bytes. */
const MOST_BYTES = 64 * 1024 * 1024
const LONGEST_DETAIL = 300

/** Runs one version on these params. Whatever becomes of it comes back as a value. */
export async function runForeign(
  workflow: ForeignWorkflow,
  params: Readonly<Record<string, unknown>>,
  limits: WorkerLimits,
): Promise<ForeignRun> {
  const folder = await newFolder()
  try {
    const { id, version } = workflow
    writeFileSync(join(folder, 'request.json'), `${JSON.stringify({ workflow: id, version, params }, null, 2)}\n`)
    const command = workflow.invocation.map((part) => filledIn(part, workflow))
    const child = startGroup(watched(command, limits.memoryLimitMb), folder, false)
    let late = false
    const timer = setTimeout(() => {
      late = true
      child.kill()
    }, limits.timeLimitMs)
    const ended = await child.ended
    clearTimeout(timer)
    return outcomeOf(workflow, folder, ended, late, limits)
  } finally {
    await removeFolder(folder)
  }
}

const filledIn = (part: string, { folder, id, version }: ForeignWorkflow) =>
  part.replace(/\{(repo|workflow|version)\}/g, (_, name) => {
    if (name === 'repo') return folder
    return name === 'workflow' ? id : String(version)
  })

/** The command under the memory limit, beside a watch that ends its group when the service has gone. */
function watched(command: readonly string[], memoryLimitMb: number): readonly string[] {
  if (process.platform === 'win32') return command
  const watch = '(while kill -0 "$SERVICE_PID"; do sleep 1; done; rm -rf "$TMPDIR"; kill -9 -$$) >/dev/null 2>&1 &'
  const limit = `ulimit -c 0; ulimit -d ${memoryLimitMb * 1024} 2>/dev/null`
  return ['/bin/sh', '-c', `${watch} ${limit}; exec "$@"`, 'sh', ...command]
}

function outcomeOf(
  workflow: ForeignWorkflow,
  folder: string,
  ended: Ended,
  late: boolean,
  limits: WorkerLimits,
): ForeignRun {
  const { code, signal, tail } = ended
  const said = tail.trim().split('\n').at(-1)?.slice(0, LONGEST_DETAIL) ?? ''
  const failed = (detail: string): ForeignRun => {
    const missing = workflow.outputs.map((o) => o.name)
    return { status: 'ERROR', detail, returncode: code, files: [], missing, tail }
  }
  if (late) return failed(tooLong(limits.timeLimitMs))
  if (code !== 0 && ranOutOfMemory(ended)) return failed(tooMuch(limits.memoryLimitMb))
  if (code === null) return failed(`The run was ended by ${signal ?? 'an error'}${said && `: ${said}`}`)
  if (code > 1) return failed(`The run ended with code ${code}${said && `: ${said}`}`)
  const files = outputsIn(folder, workflow)
  if (typeof files === 'string') return failed(files)
  const missing = workflow.outputs.map((o) => o.name).filter((name) => !files.some((f) => f.name === name))
  const status = code === 0 && missing.length === 0 ? 'PASS' : 'FAIL'
  const lacking = missing.length > 0 ? [`Declared outputs are missing: ${missing.join(', ')}`] : []
  const detail = [...lacking, said].filter((part) => part !== '').join('; ') || workflow.title
  return { status, detail, returncode: code, files, missing, tail }
}

/** The declared outputs that are plain files in the folder, or why they cannot be kept. */
function outputsIn(folder: string, { outputs }: ForeignWorkflow): StoredFile[] | string {
  const files: StoredFile[] = []
  let bytes = 0
  for (const { name, media_type } of outputs) {
    const found = lstatSync(join(folder, name), { throwIfNoEntry: false })
    if (!found?.isFile()) continue
    bytes += found.size
    if (bytes > MOST_BYTES) return `The outputs are larger than ${MOST_BYTES / 1024 / 1024} MB together`
    const content = readFileSync(join(folder, name))
    files.push({ name, mediaType: media_type, content, sha256: sha256(content) })
  }
  return files
}
