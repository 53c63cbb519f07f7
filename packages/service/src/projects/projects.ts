/** The projects of this service: kept under versions, run in the background, looked at and issued. */
import type { RunRecord } from '@keelson/engine'
import {
  type BasisOf,
  type Differences,
  differencesOf,
  type Envelope,
  frozenProblems,
  type Progress,
  type Project,
  type ProjectStanding,
  type ProjectState,
  type Results,
  type WhatIf,
} from '@keelson/projects'
import { ServiceProblem } from '../problems.ts'
import { withRetries } from '../store/retries.ts'
import { type Change, changedBy } from './project-changes.ts'
import type { ProjectDesk } from './project-desk.ts'
import type { PrintedProject } from './project-printer.ts'
import { refused } from './refused.ts'
import { openStates } from './states.ts'
import type { ProjectRow, ProjectStore, StoredProject, StoredRevision } from './store.ts'
import { openVerdicts, type VerdictsOf } from './verdicts.ts'

export interface ProjectAnswer {
  readonly id: string
  readonly version: number
  readonly owner: string | null
  readonly created: string
  readonly updated: string
  readonly project: Project
  readonly standing: ProjectStanding
  readonly revisions: readonly RevisionRow[]
  readonly running: ProjectRunning | null
}
interface RevisionRow {
  readonly name: string
  readonly issued: string
  readonly by: string
  readonly note: string
}
/** How far a run of a project is. */
export interface ProjectRunning {
  readonly state: 'running' | 'done' | 'stopped' | 'failed'
  readonly ran: number
  /** The last that was run: `calculation`, or `calculation/case`. */
  readonly last: string | null
  /** Why it failed; null where it did not. */
  readonly reason: string | null
}
export interface Issue {
  readonly name: string
  readonly by: string
  readonly note?: string
}

/** Throws ServiceProblem: unknown_project, project_exists, project_changed, project_refused, unknown_calculation, unknown_revision. */
export interface Projects {
  readonly list: () => Promise<readonly ProjectRow[]>
  readonly verdicts: VerdictsOf
  readonly create: (document: unknown) => Promise<ProjectAnswer>
  readonly get: (id: string) => Promise<ProjectAnswer>
  /** The document with its results, and the revisions as they were issued. */
  readonly printed: (id: string) => Promise<Omit<PrintedProject, 'units'>>
  /** The version stays where nothing is different. */
  readonly replace: (id: string, version: number, document: unknown) => Promise<ProjectAnswer>
  readonly patch: (id: string, version: number, changes: readonly Change[]) => Promise<ProjectAnswer>
  /** One more calculation: a recorded run, or a copy of one that is there. */
  readonly add: (id: string, version: number, asked: CalculationAsked) => Promise<ProjectAnswer>
  readonly remove: (id: string, version: number) => Promise<void>
  /** Begins, unless it goes on already. */
  readonly run: (
    id: string,
    asked: { readonly only?: readonly string[]; readonly all?: boolean },
  ) => Promise<ProjectRunning>
  readonly running: (id: string) => ProjectRunning | null
  readonly whatIf: (id: string, changes: readonly Change[], signal: AbortSignal) => Promise<WhatIf>
  readonly uses: (id: string, entry: string) => Promise<readonly string[]>
  readonly envelope: (id: string, calculation: string) => Promise<Envelope>
  readonly issue: (id: string, issue: Issue) => Promise<RevisionRow>
  /** From a revision to the present. */
  readonly differences: (id: string, revision: string) => Promise<Differences>
  readonly usedRuns: ProjectStore['usedRuns']
  /** No further case is begun; resolves when those that were have ended. */
  readonly close: () => Promise<void>
}

/** `basis`: names of entries by the input of the run that becomes one. */
export type CalculationAsked = { readonly id: string } & (
  | { readonly run_id: string; readonly basis: BasisOf }
  | { readonly copy_of: string }
)

interface Work {
  now: ProjectRunning
  readonly ended: Promise<void>
}

export function openProjects(
  store: ProjectStore,
  desk: ProjectDesk,
  recordOf: (runId: string) => Promise<RunRecord>,
  failed: (error: unknown) => void,
): Projects {
  const works = new Map<string, Work>()
  let isOpen = true

  const states = openStates(store)

  const found = async (id: string): Promise<{ readonly stored: StoredProject; readonly state: ProjectState }> => {
    const stored = await store.get(id)
    if (!stored)
      throw new ServiceProblem('unknown_project', `no project ${JSON.stringify(id.slice(0, 80))} is recorded here`)
    return { stored, state: await states.of(stored) }
  }
  const answer = async (id: string): Promise<ProjectAnswer> => {
    const { stored, state } = await found(id)
    const { document: _, results_version: __, ...head } = stored
    const revisions = (await store.revisions(id)).map(rowOf)
    const running = works.get(id)?.now ?? null
    return { ...head, project: state.project, standing: desk.standing(state), revisions, running }
  }
  const changeTo = async (id: string, version: number, made: (before: Project) => unknown): Promise<ProjectAnswer> => {
    const { stored, state } = await found(id)
    mustBeAt(stored, version)
    const project = desk.read(made(state.project))
    if (project.id !== id) throw refused([{ pointer: '/id', message: `must remain ${JSON.stringify(id)}` }])
    const frozen = frozenProblems(state.project, project)
    if (frozen.length > 0) throw refused(frozen)
    if (JSON.stringify(project) === stored.document) return answer(id)
    const changed = { document: JSON.stringify(project), title: project.title, updated: new Date().toISOString() }
    if (!(await store.replace(id, version, changed))) throw stale(id)
    states.replaced(id, version + 1, project)
    await store.keepOnly(
      id,
      project.calculations.map((one) => one.id),
    )
    return answer(id)
  }
  const work = (
    id: string,
    state: ProjectState,
    asked: { readonly only?: readonly string[]; readonly all?: boolean },
  ): Work => {
    const told = async ({ calculation, case: name, result }: Progress) => {
      states.kept(
        id,
        await withRetries(() => store.keepResult(id, calculation, name, result)),
        calculation,
        name,
        result,
      )
      own.now = { ...own.now, ran: own.now.ran + 1, last: name === '' ? calculation : `${calculation}/${name}` }
    }
    const end = (state: ProjectRunning['state'], reason: string | null = null) => {
      own.now = { ...own.now, state, reason }
    }
    const { only, all = false } = asked
    const ran = desk.run(state, { ...(only && { only }), isForced: all, told, isStopped: () => !isOpen })
    const own: Work = {
      now: { state: 'running', ran: 0, last: null, reason: null },
      ended: ran.then(
        () => end(isOpen ? 'done' : 'stopped'),
        (error: unknown) => {
          failed(error)
          end('failed', error instanceof Error ? error.message : String(error))
        },
      ),
    }
    return own
  }
  return {
    list: store.list,
    verdicts: openVerdicts(found, desk),
    create: async (document) => {
      const project = desk.read(document)
      const now = new Date().toISOString()
      const made = {
        id: project.id,
        version: 1,
        results_version: 0,
        document: JSON.stringify(project),
        owner: project.owner ?? null,
      }
      if (!(await store.create({ ...made, created: now, updated: now }, project.title)))
        throw new ServiceProblem('project_exists', `a project ${JSON.stringify(project.id)} already exists`)
      return answer(project.id)
    },
    get: answer,
    printed: async (id) => {
      const { stored, state } = await found(id)
      const revisions = await store.revisions(id)
      const last = revisions.at(-1)
      const since = last === undefined ? null : differencesOf(stateOf(last), state)
      return { state, version: stored.version, revisions: revisions.map(rowOf), since }
    },
    replace: (id, version, document) => changeTo(id, version, () => document),
    patch: (id, version, changes) => changeTo(id, version, (before) => changedBy(before, changes)),
    add: async (id, version, asked) => {
      const record = 'run_id' in asked ? await recordOf(asked.run_id) : undefined
      return changeTo(id, version, (before) =>
        'copy_of' in asked
          ? desk.withCopy(before, asked.copy_of, asked.id)
          : desk.withRun(before, asked.id, record as RunRecord, asked.basis),
      )
    },
    remove: async (id, version) => {
      mustBeAt((await found(id)).stored, version)
      await store.remove(id)
    },
    run: async (id, asked) => {
      const before = works.get(id)
      if (before?.now.state === 'running') return before.now
      const { state } = await found(id)
      desk.mustHave(state.project, asked.only ?? [])
      const begun = works.get(id)
      if (begun?.now.state === 'running') return begun.now
      const own = work(id, state, asked)
      works.set(id, own)
      return own.now
    },
    running: (id) => works.get(id)?.now ?? null,
    whatIf: async (id, changes, signal) => {
      const { state } = await found(id)
      return desk.whatIf(state, desk.read(changedBy(state.project, changes)), signal)
    },
    uses: async (id, entry) => desk.uses((await found(id)).state.project, entry),
    envelope: async (id, calculation) => desk.envelope((await found(id)).state, calculation),
    issue: async (id, { name, by, note = '' }) => {
      const { stored, state } = await found(id)
      const issued = new Date().toISOString()
      const revision = { name, issued, by, note, document: stored.document, results: JSON.stringify(state.results) }
      if (await store.issue(id, revision)) return rowOf(revision)
      throw new ServiceProblem('project_changed', `revision ${JSON.stringify(name)} of the project is already issued`)
    },
    differences: async (id, name) => {
      const { state } = await found(id)
      const revision = (await store.revisions(id)).find((one) => one.name === name)
      if (!revision)
        throw new ServiceProblem('unknown_revision', `the project has no revision ${JSON.stringify(name.slice(0, 80))}`)
      return differencesOf(stateOf(revision), state)
    },
    usedRuns: store.usedRuns,
    close: async () => {
      isOpen = false
      await Promise.all([...works.values()].map(({ ended }) => ended))
      await store.close()
    },
  }
}

const stateOf = ({ document, results }: Pick<StoredRevision, 'document' | 'results'>): ProjectState => ({
  project: JSON.parse(document) as Project,
  results: JSON.parse(results) as Results,
})

const rowOf = ({ name, issued, by, note }: RevisionRow): RevisionRow => ({ name, issued, by, note })

function mustBeAt({ id, version: present }: StoredProject, version: number): void {
  if (present !== version) throw stale(id)
}

const stale = (id: string) =>
  new ServiceProblem('project_changed', `project ${JSON.stringify(id)} has another version than If-Match states`)
