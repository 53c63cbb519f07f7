/** The fleet of a data folder: this process, which does all the work. */
import { hostname } from 'node:os'
import type { Config } from '../config.ts'
import type { StudyRow, StudyStore } from '../studies/store.ts'
import type { FleetState } from './state.ts'

export interface FolderWork {
  readonly config: Pick<Config, 'workerName' | 'studies' | 'studyWorkers'>
  readonly command: string
  readonly code: string
  readonly studies: Pick<StudyStore, 'list'>
  readonly pointsPerSecond: () => number
}

/** More than may wait. */
const MOST = 1000
const STARTED = `${new Date(performance.timeOrigin).toISOString().slice(0, -5)}Z`

export async function folderState(work: FolderWork): Promise<FleetState> {
  const { config, command, code, studies } = work
  const [queued, running] = await Promise.all(
    (['queued', 'running'] as const).map((status) => studies.list({ limit: MOST, status })),
  )
  return {
    store: 'sqlite',
    code,
    workers: [
      {
        worker_id: String(process.pid),
        name: `${config.workerName} (process ${process.pid})`,
        host: hostname(),
        pid: process.pid,
        command,
        code,
        data: null,
        slots: config.studies * config.studyWorkers,
        differs: [],
        doing: (running ?? []).map(({ study_id, total }) => ({ study_id, first: 0, end: total })),
        points_per_second: work.pointsPerSecond(),
        started: STARTED,
        silent_s: 0,
      },
    ],
    queues: [
      {
        queue: 'studies',
        code,
        waiting: queued?.length ?? 0,
        active: running?.length ?? 0,
        oldest_s: waitedSince(queued?.at(-1)),
        workers: 1,
      },
    ],
    unworked: [],
    alarms: [],
    alarms_total: 0,
  }
}

const waitedSince = (oldest: StudyRow | undefined): number | null =>
  oldest ? Math.max(0, (Date.now() - Date.parse(oldest.created)) / 1000) : null
