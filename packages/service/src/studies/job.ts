/**
 * One study while it is calculated: hands chunks to threads until every point has its row, then has the whole summed up.
 * What is left after a stop or a kill are the points without a row.
 */
import { isDiskFull } from '../problems.ts'
import { withRetries } from '../store/retries.ts'
import type { Chunk, StudyStore } from './store.ts'
import { DEFECT, DISK_FULL, type StudyTask, type Told } from './thread-messages.ts'
import { type Exceeded, NotOpened, type StudyThread, type Threads } from './threads.ts'

export interface JobOptions {
  readonly task: StudyTask
  readonly total: number
  readonly store: Pick<StudyStore, 'chunks' | 'addChunk'>
  readonly threads: Threads
  /** At most, at one time. */
  readonly workers: number
  /** Points of a chunk; left out, about a second of work. */
  readonly chunkPoints: number | undefined
  readonly mostBytes: number
  /** A defect of the workflow or of ours, for the log. */
  readonly defect: (cause: string) => void
}
export type JobEnd =
  | { readonly kind: 'done'; readonly told: Extract<Told, { kind: 'finished' }> }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly reason: string }

export interface Job {
  readonly ended: Promise<JobEnd>
  /** Begins no other point; what is calculated is kept. */
  readonly stop: () => void
  /** Points begun since the job began. */
  readonly begun: () => number
}

/** Points of the first chunk of a thread, by which its pace is measured. */
const FIRST_CHUNK = 50
const LARGEST_CHUNK = 20_000
const CHUNK_S = 1
/** A second thread is worth its start where so much work is left. */
const WORTH_A_THREAD_S = 0.5
/** A point that does not end by itself after a stop is ended. */
const STOP_GRACE_MS = 1000
/** Points of one study that may exceed the limits of a run: more, and the study fails. */
const MOST_EXCEEDED = 1000
/** A study fails where another program locks its store for longer. */
const LONGEST_LOCK_MS = 600_000

export async function startJob(options: JobOptions): Promise<Job> {
  const { task, total, store, threads } = options
  const known = await store.chunks(task.study_id)
  const gaps = missing(known, total)
  const live = new Set<StudyThread>()
  const given = new Map<number, string>()
  let bytes = known.reduce((sum, chunk) => sum + chunk.bytes, 0)
  let left = gaps.reduce((sum, [first, end]) => sum + end - first, 0)
  let pace = 0
  let stopping = false
  let failure: string | undefined
  let earlier = 0

  const next = (): readonly [number, number] | undefined => {
    const gap = gaps.shift()
    if (!gap) return undefined
    const paced = pace === 0 ? FIRST_CHUNK : Math.min(LARGEST_CHUNK, Math.ceil(pace * CHUNK_S))
    const end = Math.min(gap[1], gap[0] + (options.chunkPoints ?? paced))
    if (end < gap[1]) gaps.unshift([end, gap[1]])
    return [gap[0], end]
  }
  const putBack = (first: number, end: number) => {
    if (first < end) gaps.unshift([first, end])
  }
  const fail = (reason: string) => {
    failure ??= reason
    for (const thread of live) thread.stop()
  }
  /** Another program may lock the store for a while: the points of a study that stops meanwhile are calculated again. */
  const isStored = (chunk: Chunk, part: Uint8Array | null): Promise<boolean> => {
    let tries = 0
    return withRetries(async () => {
      if (tries++ > 0 && isOver()) return false
      await store.addChunk(task.study_id, chunk, part ?? undefined)
      return true
    }, LONGEST_LOCK_MS)
  }
  const keep = async (first: number, end: number, told: Extract<Told, { kind: 'chunk' }>): Promise<void> => {
    const { chunk, part, seconds, defect } = told
    if (defect !== undefined) options.defect(defect)
    putBack(chunk?.end ?? first, end)
    if (!chunk) return
    if (!(await isStored(chunk, part))) return
    const count = chunk.end - chunk.first
    left -= count
    bytes += chunk.bytes
    if (seconds > 0) pace = count / seconds
    if (bytes > options.mostBytes)
      fail(`The points exceed ${Math.round(options.mostBytes / 1e6)} MB (KEELSON_STUDY_MB)`)
  }
  const exceed = (first: number, end: number, { point, reason }: Exceeded) => {
    putBack(first, end)
    if (stopping) return
    if (point === null || given.size >= MOST_EXCEEDED) return fail(reason)
    given.set(point, reason)
  }
  const isOver = () => stopping || failure !== undefined

  /** One thread after the other: a new one where one was ended. */
  const work = async (): Promise<void> => {
    try {
      while (!isOver() && gaps.length > 0) await onOneThread()
    } catch (error) {
      options.defect(String(error))
      fail(reasonOf(error))
    }
  }
  const onOneThread = async (): Promise<void> => {
    const thread = await threads.open(task)
    live.add(thread)
    if (isOver()) thread.stop()
    try {
      if (!(await chunks(thread))) thread.release()
    } catch (error) {
      void thread.end()
      throw error
    } finally {
      earlier += thread.begun()
      live.delete(thread)
    }
  }
  /** Until nothing is left for the thread; whether it was ended. */
  const chunks = async (thread: StudyThread): Promise<boolean> => {
    for (let range = next(); range; range = isOver() ? undefined : next()) {
      const [first, end] = range
      const told = await thread.ask({ kind: 'chunk', first, end, given: [...given] })
      if (told.kind === 'chunk') await keep(first, end, told)
      else {
        if (told.kind === 'exceeded') exceed(first, end, told)
        else refuse(first, end, told)
        return told.kind === 'exceeded'
      }
      grow()
    }
    return false
  }
  const refuse = (first: number, end: number, told: Told) => {
    putBack(first, end)
    if (told.kind !== 'failed') return
    options.defect(told.cause)
    fail(told.reason)
  }
  const working: Promise<void>[] = []
  const grow = () => {
    const worth = pace === 0 || left / pace > WORTH_A_THREAD_S * working.length
    if (working.length < options.workers && worth && gaps.length > 0 && !isOver()) working.push(work())
  }
  const all = async (): Promise<void> => {
    for (let k = 0; k < working.length; k++) await working[k]
  }
  const run = async (): Promise<JobEnd> => {
    working.push(work())
    await all()
    if (failure !== undefined) return { kind: 'failed', reason: failure }
    if (stopping) return { kind: 'stopped' }
    return summedUp()
  }
  const summedUp = async (): Promise<JobEnd> => {
    const thread = await threads.open(task)
    live.add(thread)
    const told = await thread.ask({ kind: 'finish', chunks: await store.chunks(task.study_id) })
    live.delete(thread)
    if (told.kind === 'finished') {
      thread.release()
      return { kind: 'done', told }
    }
    void thread.end()
    if (stopping) return { kind: 'stopped' }
    if (told.kind === 'failed') options.defect(told.cause)
    return { kind: 'failed', reason: 'reason' in told ? told.reason : 'The points could not be summarised' }
  }
  return {
    ended: run().catch((error: unknown) => {
      options.defect(String(error))
      return { kind: 'failed', reason: reasonOf(error) }
    }),
    stop: () => {
      stopping = true
      for (const thread of live) thread.stop()
      setTimeout(() => {
        for (const thread of live) void thread.end()
      }, STOP_GRACE_MS).unref()
    },
    begun: () => [...live].reduce((sum, thread) => sum + thread.begun(), earlier),
  }
}

/** What is said of a study that an error ends. */
export function reasonOf(error: unknown): string {
  if (error instanceof NotOpened) return error.reason
  return isDiskFull(error) ? DISK_FULL : DEFECT
}

/** The points without a row, as ranges in their order. */
function missing(chunks: readonly Chunk[], total: number): [first: number, end: number][] {
  const gaps: [number, number][] = []
  let at = 0
  for (const { first, end } of chunks) {
    if (first > at) gaps.push([at, first])
    at = end
  }
  if (at < total) gaps.push([at, total])
  return gaps
}
