/**
 * What the operator of a service can do beside the public API: one table of operations, done by the process that has the
 * data folder, for itself or for a command line that asks it over its loopback address.
 */
import type { RunRecord, RunRequest } from '@keelson/engine'
import type { Results } from '@keelson/projects'
import type { StudyRequest } from '@keelson/studies'
import type { UnitSystem } from '@keelson/units/systems.ts'
import { ServiceProblem } from './problems.ts'
import { doneWith, type ProjectTask } from './projects/project-task.ts'
import { reviewStore } from './review.ts'
import type { Service } from './service.ts'
import { type Backup, backUp } from './store/backup.ts'
import type { Studies } from './studies/studies.ts'

/** Every operation takes and gives JSON. */
export const operationsOf = (service: Service) => ({
  run: (request: RunRequest) => service.runs.run(request),
  record: async (runId: string) => service.recordOf(runId),
  draft: (runId: string, units: UnitSystem | null) => service.draft(runId, units === null ? {} : { units }),
  /** The file in base64. */
  artifact: async (runId: string, name: string) =>
    Buffer.from((await service.artifact(runId, name)).content).toString('base64'),
  replay: (record: RunRecord, runId: string | null) => service.replay(record, runId ?? undefined),
  review: () => reviewStore(service),
  publish: async (runId: string) => service.publish(runId),
  keepPictures: () => service.keepPictures(),
  prune: async (before: string) => service.prune(before),
  checkStore: () => service.checkStore(),
  project: (task: ProjectTask) => doneWith(service.projectDesk, task),
  /** The report of a project in a file, with its results; throws ServiceProblem project_refused. */
  projectReport: async (document: unknown, results: Results, units: UnitSystem) =>
    service.projectDraft({ project: service.projectDesk.read(document), results }, units),
  /** To a folder of this machine. */
  backUp: (folder: string) => backUpOf(service.config, folder),
  ...studyOperationsOf(service.studies),
})

export const studyOperationsOf = (studies: Pick<Studies, 'create' | 'get' | 'cancel' | 'report' | 'file'>) => ({
  study: async (request: StudyRequest) => studies.create(request),
  studyNow: async (id: string) => studies.get(id),
  cancelStudy: async (id: string) => studies.cancel(id),
  studyReport: (id: string) => studies.report(id),
  /** Path of a file in a folder of its own, which the caller removes. */
  studyFile: async (id: string, format: 'csv' | 'parquet') => (await studies.file(id, format, {})).path,
})

async function backUpOf({ database, dataDir }: Service['config'], folder: string): Promise<Backup> {
  if (!database) return backUp(dataDir, folder)
  throw new ServiceProblem(
    'request_malformed',
    'the record is in the database of KEELSON_DATABASE, not in the data folder; back it up with pg_dump or a backup tool of its server',
  )
}

export type Operations = ReturnType<typeof operationsOf>
export type OperationName = keyof Operations

export const OPERATIONS_PATH = '/operations'
