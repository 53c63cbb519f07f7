/** A project that was taken in, with the results of the runs that were done again for it: what lacks one is told. */
import type { CaseResult, Project, Results } from '@keelson/projects'
import { ServiceProblem } from '../../problems.ts'
import type { ProjectStore, StoredRevision } from '../store.ts'
import type { CaseRun } from './manifest.ts'
import type { Replayed } from './replayed.ts'

/** A case of the archive that has no result here. */
interface LeftOut {
  /** Name of the revision; null of the project as it is. */
  readonly revision: string | null
  readonly calculation: string
  readonly case: string
  readonly run_id: string | null
  readonly why: string
}
export interface Imported {
  readonly id: string
  /** Runs that were repeated here with the same result. */
  readonly replayed: number
  readonly left_out: readonly LeftOut[]
}
interface Named {
  readonly results: readonly CaseRun[]
  readonly revisions: readonly NamedRevision[]
}
export interface NamedRevision extends Omit<StoredRevision, 'results'> {
  readonly results: readonly CaseRun[]
}
export const NOTHING: Named = { results: [], revisions: [] }

export const taken = (id: string) =>
  new ServiceProblem(
    'project_exists',
    `a project ${JSON.stringify(id)} already exists; use ?id= or --id to import it under another id`,
  )

/** Nothing is written before all runs are done again; a result that is not named by a calculation is not kept. */
export async function keepProject(
  store: ProjectStore,
  project: Project,
  named: Named,
  runs: ReadonlyMap<string, Replayed>,
): Promise<Imported> {
  const left_out: LeftOut[] = []
  const results = resultsOf(named.results, null, project, runs, left_out)
  const revisions = named.revisions.map((revision): StoredRevision => {
    const own = resultsOf(revision.results, revision.name, JSON.parse(revision.document), runs, left_out)
    return { ...revision, results: JSON.stringify(own) }
  })
  const { id, title, owner = null } = project
  const now = new Date().toISOString()
  const made = {
    id,
    version: 1,
    results_version: 0,
    document: JSON.stringify(project),
    owner,
    created: now,
    updated: now,
  }
  if (!(await store.create(made, title))) throw taken(id)
  for (const revision of revisions) await store.issue(id, revision)
  for (const [calculation, cases] of Object.entries(results))
    for (const [name, result] of Object.entries(cases)) await store.keepResult(id, calculation, name, result)
  const replayed = [...runs.values()].filter((run) => 'result' in run).length
  return { id, replayed, left_out }
}

function resultsOf(
  named: readonly CaseRun[],
  revision: string | null,
  { calculations }: Project,
  runs: ReadonlyMap<string, Replayed>,
  leftOut: LeftOut[],
): Results {
  const ids = new Set(calculations.map(({ id }) => id))
  const results = new Map<string, Map<string, CaseResult>>()
  for (const { calculation, case: name, run_id } of named) {
    const run = runOf(run_id, runs)
    const why = ids.has(calculation) ? ('why' in run ? run.why : undefined) : 'The project has no such calculation.'
    if (why !== undefined || 'why' in run) {
      leftOut.push({ revision, calculation, case: name, run_id, why: why ?? '' })
      continue
    }
    const own = results.get(calculation) ?? new Map<string, CaseResult>()
    results.set(calculation, own.set(name, run.result))
  }
  return Object.fromEntries([...results].map(([id, own]) => [id, Object.fromEntries(own)]))
}

const runOf = (id: string | null, runs: ReadonlyMap<string, Replayed>): Replayed =>
  (id === null ? undefined : runs.get(id)) ?? { why: 'The case has no recorded run.' }
