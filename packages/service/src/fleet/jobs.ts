/** What is sent through the queues. */
import type { PgBoss } from 'pg-boss'
import type { Ask } from '../postgres/database.ts'
import { within } from './boss.ts'

/** Points `first` to before `end` of a study: of all the jobs of one, each of its points is in one, or has its row. */
export interface PointsJob {
  readonly kind: 'points'
  readonly study_id: string
  readonly first: number
  readonly end: number
  /** Points a second, once the first of the study are calculated; null before. */
  readonly pace: number | null
}
/** The end of a study: its hash, and what its points say together. */
interface EndJob {
  readonly kind: 'end'
  readonly study_id: string
}
export type StudyJob = PointsJob | EndJob

/**
 * The first points of a study go before all that was begun, and each later range after as many chunks as the study has had: who had
 * least is next, so that a small study does not wait for a large one.
 */
export const FRESH = 0
export const priorityAfter = (chunks: number): number => -1 - chunks

export interface Sent {
  readonly job: StudyJob
  readonly priority: number
}

/** Within a transaction: a range is in a queue when the rows that it follows from are there. */
export async function sendJobs(boss: PgBoss, queue: string, jobs: readonly Sent[], ask: Ask): Promise<void> {
  if (jobs.length === 0) return
  const inserted = jobs.map(({ job, priority }) => ({ data: job, priority }))
  await boss.insert(queue, inserted, within(ask))
}

/** Seconds of work in one range, and how many ranges of one study wait at a time. */
const RANGE_S = 2
const MOST_RANGES = 64

/** The rest of a study cut into ranges, once its pace is known. */
export function rangesOf({ study_id, end }: PointsJob, from: number, pace: number): PointsJob[] {
  const rest = end - from
  const size = Math.max(1, Math.ceil(pace * RANGE_S), Math.ceil(rest / MOST_RANGES))
  return Array.from({ length: Math.ceil(rest / size) }, (_, k) => ({
    kind: 'points',
    study_id,
    first: from + k * size,
    end: Math.min(end, from + (k + 1) * size),
    pace,
  }))
}
