/**
 * The program of a thread that calculates points: it reads a study once, then calculates the chunks that it is asked for,
 * and stores the points of each as one object. It never touches the ledger; a chunk counts when the service has its row.
 */

import { hash } from 'node:crypto'
import { constants, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import {
  bytesOfPart,
  columnsOf,
  failedPoint,
  type LimitRanges,
  type Plan,
  type PointRunner,
  partMaker,
  pointRunner,
  readPlan,
  rowMaker,
  widenedBy,
} from '@keelson/studies'
import type { Resources, Workflow } from '@keelson/workflow'
import { newFolder, removeFolder } from '../engines/child-folder.ts'
import { resourcesOf } from '../engines/resources.ts'
import { workflowFor } from '../engines/task.ts'
import { isDiskFull, ServiceProblem } from '../problems.ts'
import { folderStore, type ObjectStore } from '../store/objects.ts'
import { openPointFiles, type PointFiles } from './chunk-file.ts'
import { finished } from './finish.ts'
import type { Chunk } from './store.ts'
import { type Asked, DEFECT, DISK_FULL, SHARED, type StudyTask, type ThreadData, type Told } from './thread-messages.ts'

interface Open {
  readonly task: StudyTask
  readonly workflow: Workflow
  readonly plan: Plan
  readonly runner: PointRunner
  readonly files: PointFiles
  readonly scratch: string
  readonly objects: ObjectStore
  readonly close: () => Promise<void>
}

/** A chunk ends after this time though it is not whole: what is calculated is not lost by a later stop. */
const LONGEST_CHUNK_S = 3

const { shared: buffer, goLast }: ThreadData = workerData
// On Linux the priority is that of this thread alone: the service answers before its studies go on.
if (goLast && process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
const shared = new Int32Array(buffer)
const tell = (told: Told) => parentPort?.postMessage(told)
let open: Open | undefined

parentPort?.on('message', async (asked: Asked) => {
  try {
    tell(await answered(asked))
  } catch (error) {
    const { name = '', message = String(error) } = error as Partial<Error>
    tell({ kind: 'failed', reason: reasonOf(error), cause: `${name}: ${message}` })
  }
})

/** What is said of a study that an error ends. */
function reasonOf(error: unknown): string {
  if (error instanceof ServiceProblem) return `The points cannot be summarised (${error.message}). Run the study again`
  return isDiskFull(error) ? DISK_FULL : DEFECT
}

async function answered(asked: Asked): Promise<Told> {
  if (asked.kind === 'open') {
    await open?.close()
    open = await opened(asked.task)
    return { kind: 'opened', scratch: open.scratch }
  }
  if (!open) throw new Error('no study is open')
  if (asked.kind === 'finish') {
    const runner = watched(open.runner)
    return { kind: 'finished', ...(await finished({ ...open, runner }, asked.chunks)) }
  }
  return chunk(open, asked.first, asked.end, new Map(asked.given))
}

async function opened(task: StudyTask): Promise<Open> {
  const workflow = await workflowFor(task, task.modules)
  if (!workflow) throw new Error(`${task.repo}:${task.id}@${task.version} is not known to the thread`)
  const plan = readPlan(workflow.contract, workflow.example, task.request, Number.POSITIVE_INFINITY)
  const scratch = await newFolder()
  const files = await openPointFiles(columnsOf(plan), scratch)
  const resources = resourcesOf(task.datasets, AbortSignal.any([]))
  return {
    task,
    workflow,
    plan,
    runner: pointRunner(task.repo, workflow, plan, sha256, resources as Resources),
    files,
    scratch,
    objects: folderStore(task.objects),
    close: async () => {
      files.close()
      await removeFolder(scratch)
      await resources.release()
    },
  }
}

/** Says of each point that a search asks for that it is being calculated, so that its time is limited too. */
function watched(runner: PointRunner): PointRunner {
  let asked = 0
  return async (values) => {
    asked++
    Atomics.store(shared, SHARED.POINT, asked)
    const point = await runner(values)
    Atomics.store(shared, SHARED.POINT, 0)
    return point
  }
}

const sha256 = (text: string): string => hash('sha256', text)

/** Calculates points until the chunk is whole, its time is up or the service says stop. */
async function chunk(
  { plan, runner, files, objects }: Open,
  first: number,
  end: number,
  given: ReadonlyMap<number, string>,
): Promise<Told> {
  const columns = columnsOf(plan)
  const file = await files.begin()
  const row = rowMaker(columns, plan.names)
  const part = partMaker(plan)
  const began = performance.now()
  let failed = 0
  let limits: LimitRanges = []
  let defect: string | undefined
  let i = first
  for (; i < end; i++) {
    if (Atomics.load(shared, SHARED.STOP) === 1 || performance.now() - began > LONGEST_CHUNK_S * 1000) break
    const sent = plan.at(i)
    const point = await calculated(i, sent)
    if (point.status === 'ERROR') failed++
    defect ??= point.defect
    limits = widenedBy(limits, point.limits)
    part.take(i, point)
    file.add(row(i, sent, point))
  }
  if (i === first) return { kind: 'chunk', chunk: null, part: null, seconds: 0, defect }
  const bytes = await file.written()
  const made: Chunk = { first, end: i, object: await objects.put(bytes), bytes: bytes.length, failed, limits }
  return {
    kind: 'chunk',
    chunk: made,
    part: bytesOfPart(part.part()),
    seconds: (performance.now() - began) / 1000,
    defect,
  }

  async function calculated(point: number, sent: readonly unknown[]) {
    const reason = given.get(point)
    if (reason !== undefined) return failedPoint(plan, reason)
    Atomics.store(shared, SHARED.POINT, point + 1)
    Atomics.add(shared, SHARED.BEGUN, 1)
    const run = runner(sent)
    const made = run instanceof Promise ? await run : run
    Atomics.store(shared, SHARED.POINT, 0)
    return made
  }
}
