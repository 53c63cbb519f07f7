/** The studies of a database as a service takes them: recorded with their first job in one transaction, and calculated by workers. */
import type { Database } from '../postgres/database.ts'
import type { DatabaseStudies } from '../postgres/study-store.ts'
import { endOf, type StudyQueue } from '../studies/queue.ts'
import type { PgBoss } from './boss.ts'
import { FRESH, sendJobs } from './jobs.ts'

export interface FleetQueueOptions {
  readonly database: Database
  readonly boss: PgBoss
  readonly studies: DatabaseStudies
  /** Of the workers that may calculate a study of this ref. */
  readonly queueOf: (ref: string) => string
  readonly close: () => Promise<void>
}

export function fleetQueue({ database, boss, studies, queueOf, close }: FleetQueueOptions): StudyQueue {
  return {
    take: (study) =>
      database.transaction(async (ask) => {
        const { study_id, total } = study
        const queue = queueOf(study.ref)
        await studies.addIn(ask, study, queue)
        const job = { kind: 'points', study_id, first: 0, end: total, pace: null } as const
        await sendJobs(boss, queue, [{ job, priority: FRESH }], ask)
      }),
    resume: async () => {},
    waiting: async () => {
      const [row] = await database.again<{ readonly n: number }>(
        'studies-waiting',
        "SELECT count(*) AS n FROM keelson.studies WHERE status = 'queued'",
      )
      return row?.n ?? 0
    },
    // Its jobs are dropped by whoever takes them; those in hand hear of it within a second.
    cancel: (id) => studies.ended(id, endOf({ kind: 'stopped' })),
    close,
  }
}
