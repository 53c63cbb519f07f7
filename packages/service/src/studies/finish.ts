/** The end of a study: its hash over all points in their order, and what they say together. */
import {
  type LimitRanges,
  type Plan,
  type PointRunner,
  type StudyStatistics,
  statisticsOf,
  widened,
} from '@keelson/studies'
import { objectPath } from '../store/objects.ts'
import { named, type PointFiles } from './chunk-file.ts'
import { mustBeSound } from './chunk-soundness.ts'
import { commercialWalls } from './commercial-walls.ts'
import type { Chunk } from './store.ts'
import { hashOfPoints } from './study-hash.ts'
import type { StudyTask } from './thread-messages.ts'

export interface Finishing {
  readonly task: StudyTask
  readonly plan: Plan
  readonly runner: PointRunner
  readonly files: PointFiles
}

export async function finished(
  { task, plan, runner, files }: Finishing,
  chunks: readonly Chunk[],
): Promise<{ readonly study_hash: string; readonly statistics: StudyStatistics }> {
  await mustBeSound(task.study_id, chunks, task.objects)
  const paths = chunks.map(({ object }) => objectPath(task.objects, object))
  const { study_hash, points } = await hashOfPoints(files, paths)
  if (points !== plan.total) throw new Error(`${points} of ${plan.total} points are stored`)
  const column = async <T extends Float64Array | string[]>(name: string, into: T): Promise<T> => {
    let at = 0
    await files.pieces(paths, `SELECT ${named(name)} FROM points`, ([cells = []]) => {
      for (const cell of cells) {
        into[at] = (into instanceof Float64Array ? (cell ?? Number.NaN) : (cell ?? '')) as never
        at++
      }
    })
    return into
  }
  const statistics = await statisticsOf(
    plan,
    {
      numbers: (name) => column(name, new Float64Array(plan.total)),
      texts: (name) => column<string[]>(name, []),
      counts: async (name, share, status) => {
        const part = share ? `point % ${share.of} < ${share.first}` : 'true'
        const where = status === undefined ? part : `${part} AND status = '${status}'`
        const rows = await files.query(paths, `SELECT ${named(name)}, count(*) FROM points WHERE ${where} GROUP BY 1`)
        return new Map(rows.map(([text, count]) => [String(text ?? ''), Number(count)]))
      },
      limits: chunks.reduce<LimitRanges>((known, { limits }) => widened(known, limits), []),
      calculated: runner,
    },
    task.request.failed_points ?? 'refuse',
  )
  return { study_hash, statistics: await withWalls(plan, statistics, runner) }
}

async function withWalls(plan: Plan, statistics: StudyStatistics, runner: PointRunner): Promise<StudyStatistics> {
  const { goal } = statistics
  if (!goal) return statistics
  return { ...statistics, goal: { ...goal, commercial: await commercialWalls(plan, goal, runner) } }
}
