/** A study as it is answered: what varied, how far it is, and what its points say together. */
import type { FileUse, RunStatus } from '@keelson/engine'
import type { Warning } from '@keelson/workflow'
import type { StudyRequest } from './request.ts'

export const studyStatuses = ['queued', 'running', 'done', 'cancelled', 'failed'] as const
export type StudyStatus = (typeof studyStatuses)[number]

/** A column of the points. Numbers are in `unit`; words and flags have none. */
export interface StudyColumn {
  /** As in a header: a param, an output's path, or one of `point`, `name`, `status`, `governing`, `reason`, hashes. */
  readonly name: string
  readonly title: string
  readonly symbol?: string
  readonly unit?: string
  readonly type: 'number' | 'text' | 'flag'
  readonly role: 'point' | 'name' | 'varied' | 'output' | 'state'
}

/** One number of the points that succeeded. */
export interface OutputStatistics {
  readonly output: string
  readonly count: number
  readonly minimum: number
  readonly maximum: number
  /** Points at which the extremes stand, the first of equals. */
  readonly minimum_at: number
  readonly maximum_at: number
  readonly mean: number
  /** Of a sample only. */
  readonly standard_deviation?: number
  readonly percentiles?: readonly Percentile[]
  /** Counts in bins of equal width from the first edge to the last, for a drawing. */
  readonly histogram?: Histogram
}
export interface Percentile {
  readonly p: number
  readonly value: number
  /** By order statistics; null where the sample is too small to bound it. */
  readonly interval: readonly [number | null, number | null]
}
export interface Histogram {
  readonly edges: readonly number[]
  readonly counts: readonly number[]
}
export interface Probability {
  /** Id of the check, or `any`: at least one check failed. */
  readonly check: string
  readonly title: string
  readonly failures: number
  readonly count: number
  /** Points that count neither way because the check is open at them; of `any`, because a check is. */
  readonly open?: number
  readonly probability: number
  /** Clopper and Pearson's. */
  readonly interval: readonly [number, number]
  /** -Phi^-1 of the probability; null at 0 and 1. */
  readonly reliability_index: number | null
}
export interface SobolIndex {
  readonly param: string
  readonly first_order: number
  readonly first_order_interval: readonly [number, number]
  readonly total: number
  readonly total_interval: readonly [number, number]
}
export interface SobolIndices {
  readonly output: string
  readonly indices: readonly SobolIndex[]
}
/** A bar of the tornado: the output with one input at its low and its high end. */
export interface Swing {
  readonly param: string
  readonly low: number | string
  readonly high: number | string
  readonly at_low: number | null
  readonly at_high: number | null
  /** Ends at which a check is open. */
  readonly open?: readonly ('low' | 'high')[]
}
export interface Tornado {
  readonly output: string
  readonly base: number | null
  /** The widest first. */
  readonly swings: readonly Swing[]
}
export interface GoalRoot {
  /** In the unit of the axis. */
  readonly x: number
  readonly output: number
  readonly iterations: number
  readonly governing: string | null
  readonly status: RunStatus
  /** The recorded run at it; null until it is recorded. */
  readonly run_id: string | null
}
/** A place where the output changes sides without meeting the target. */
export interface GoalJump {
  readonly between: readonly [number, number]
  readonly outputs: readonly [number, number]
}
export interface ModeChange {
  readonly between: readonly [number, number]
  readonly from: string | null
  readonly to: string | null
}
export interface Goal {
  readonly output: string
  /** In the unit of the output. */
  readonly target: number
  readonly brackets: readonly { readonly between: readonly [number, number]; readonly outcome: string }[]
  readonly roots: readonly GoalRoot[]
  readonly jumps: readonly GoalJump[]
  readonly mode_changes: readonly ModeChange[]
  /** The next wall that is made, for the inside of a root where the input is a wall of a pipe. */
  readonly commercial: readonly CommercialWall[]
  /** What the scan cannot tell, in words. */
  readonly notes: readonly string[]
}
export interface CommercialWall {
  readonly root: number
  /** In the unit of the axis. */
  readonly wall: number
  readonly standard: string
  readonly output: number
  readonly status: RunStatus
  readonly run_id: string | null
}
export interface StudyStatistics {
  /** SKIPPED: a check is open; absent in studies of before checks could be. */
  readonly statuses: {
    readonly PASS: number
    readonly FAIL: number
    readonly ERROR: number
    readonly SKIPPED?: number
  }
  readonly outputs: readonly OutputStatistics[]
  /** Of each check the limit of its utilisation; null where it differs from point to point. */
  readonly limits: Readonly<Record<string, number | null>>
  /** Level of every interval. */
  readonly confidence?: number
  readonly probabilities?: readonly Probability[]
  /** Why no probability is answered. */
  readonly probabilities_refused?: string
  readonly sobol?: readonly SobolIndices[]
  /** Outputs of which there are no indices, and why. */
  readonly sobol_refused?: readonly { readonly output: string; readonly reason: string }[]
  readonly tornado?: readonly Tornado[]
  readonly goal?: Goal
}
/** What the points say that are done, while a study is not: no verdict and no probability. */
export interface RunningStatistics {
  /** Of how many points, in words. */
  readonly so_far: string
  readonly points: { readonly total: number; readonly done: number }
  readonly statuses: {
    readonly PASS: number
    readonly FAIL: number
    readonly ERROR: number
    readonly SKIPPED: number
  }
  readonly outputs: readonly RunningOutput[]
  /** Level of the intervals. */
  readonly confidence: number
}
/** Of the points so far that have a value. */
export interface RunningOutput {
  readonly output: string
  readonly count: number
  readonly minimum: number
  readonly maximum: number
  readonly mean: number
  readonly standard_deviation: number
  /** Of a bounded sample of the points so far; never those that a study that is done answers. */
  readonly approximate_percentiles: readonly ApproximatePercentile[]
}
export interface ApproximatePercentile {
  readonly p: number
  readonly value: number
  /** Between which values the percentile of all points so far lies; null where the sample does not bound it. */
  readonly interval: readonly [number | null, number | null]
}
export interface Study {
  readonly study_id: string
  readonly location: string
  /** Pinned. */
  readonly ref: string
  readonly title: string
  readonly status: StudyStatus
  /** Why it failed; null otherwise. */
  readonly reason: string | null
  readonly points: { readonly total: number; readonly done: number; readonly failed: number }
  /** SHA-256 over the result hashes in point order, each with a line feed; null until done. */
  readonly study_hash: string | null
  readonly columns: readonly StudyColumn[]
  readonly statistics: StudyStatistics | null
  /** Until a study is done, of the points that are; null where none is, and where it is not known. */
  readonly running: RunningStatistics | null
  readonly warnings: readonly Warning[]
  readonly created: string
  readonly finished: string | null
  readonly report_url: string
  readonly request: StudyRequest
  /** Files of its inputs, which are kept for as long as the study is; absent where it has none. */
  readonly files?: readonly StudyFile[]
}
/** A file that inputs of a study were read from. */
export interface StudyFile extends Omit<FileUse, 'kept'> {
  /** Points whose inputs these are; absent of all points. */
  readonly points?: readonly number[]
}
/** A small study that is recorded nowhere: without an id, and with its sections printed. */
export interface StudyPreview
  extends Pick<Study, 'ref' | 'title' | 'points' | 'study_hash' | 'columns' | 'statistics' | 'warnings' | 'request'> {
  readonly recorded: false
  /** HTML. */
  readonly sections: string
}
