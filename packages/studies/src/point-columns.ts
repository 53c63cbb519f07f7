/** How the statistics of a study read its points. */
import type { RunStatus } from '@keelson/engine'
import type { LimitRanges } from './limits.ts'
import type { Plan } from './plan.ts'
import type { PointRunner } from './point.ts'
import type { SampleRequest } from './request.ts'
import { isSaltelliSample, saltelliPointsPerRow } from './sample/saltelli.ts'

/** Of every `of` points the first `first`. */
export interface Share {
  readonly first: number
  readonly of: number
}
/** The points of a study, column by column in their order. */
export interface PointColumns {
  /** NaN where a point has no value. Read anew, it is the caller's to change. */
  readonly numbers: (name: string) => Promise<Float64Array>
  /** '' where a point has none. */
  readonly texts: (name: string) => Promise<readonly string[]>
  /** How many points have each text of a column, '' for none; of a share of them, of those of one status, where they are named. */
  readonly counts: (name: string, share?: Share, status?: RunStatus) => Promise<ReadonlyMap<string, number>>
  readonly limits: LimitRanges
  /** A point between those of the plan. */
  readonly calculated: PointRunner
}

/** Of a design for indices the points that are an independent sample; undefined where all are. */
export const sampleShare = ({ indices, distributions }: SampleRequest): Share | undefined =>
  indices ? { first: 2, of: saltelliPointsPerRow(distributions.length) } : undefined

/** Whether a point counts among the values of an output: those of a design for indices that repeat others do not. */
export const countedOf = ({ vary }: Plan): ((point: number) => boolean) =>
  vary.kind === 'sample' && vary.indices ? (i) => isSaltelliSample(i, vary.distributions.length) : () => true

export const numericOutputs = ({ outputs }: Plan) => outputs.filter(({ type }) => type === 'number')
