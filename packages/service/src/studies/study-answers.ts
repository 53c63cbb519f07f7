/** A study as it is answered, from its rows. */
import type { RunningStatistics, Study, StudyStatistics } from '@keelson/studies'
import type { StudyBody, StudyRow } from './store.ts'
import type { Progress, StudySummary } from './studies.ts'

export function summaryOf(row: StudyRow, baseUrl: string): StudySummary {
  const { study_id, ref, title, kind, status, reason, total, done, failed, created, finished } = row
  return {
    study_id,
    location: `${baseUrl}/api/studies/${study_id}`,
    ref,
    title,
    kind,
    status,
    reason,
    points: { total, done, failed },
    created,
    finished,
    report_url: `${baseUrl}/studies/${study_id}/report`,
  }
}

export function studyOf(
  row: StudyRow,
  body: StudyBody,
  running: RunningStatistics | null,
  runs: ReadonlyMap<number, string>,
  baseUrl: string,
): Study {
  const { kind: _, ...head } = summaryOf(row, baseUrl)
  return {
    ...head,
    study_hash: row.study_hash,
    columns: body.columns,
    statistics: withRuns(body.statistics, runs),
    running,
    warnings: body.warnings,
    request: body.request,
  }
}

export const progressOf = ({ status, total, done, failed }: StudyRow): Progress => ({ status, total, done, failed })

/** What a goal found stands among the recorded runs under negative points: its roots first, then the walls. */
export const foundPoint = (k: number): number => -1 - k

function withRuns(statistics: StudyStatistics | null, runs: ReadonlyMap<number, string>): StudyStatistics | null {
  const goal = statistics?.goal
  if (!statistics || !goal) return statistics
  const runOf = (k: number) => runs.get(foundPoint(k)) ?? null
  const roots = goal.roots.map((root, k) => ({ ...root, run_id: runOf(k) }))
  const commercial = goal.commercial.map((wall, k) => ({ ...wall, run_id: runOf(goal.roots.length + k) }))
  return { ...statistics, goal: { ...goal, roots, commercial } }
}
