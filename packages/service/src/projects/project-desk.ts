/** Projects at work: checked, run, looked at and tried out, over the catalog and the runs of this service. */
import type { RunRecord } from '@keelson/engine'
import {
  type Added,
  affectedBy,
  type BasisOf,
  checkProject,
  type Done,
  type Envelope,
  envelopeOf,
  type Judging,
  type LaidOut,
  type Progress,
  type Project,
  type ProjectStanding,
  type ProjectState,
  readProject,
  runProject,
  standingOfProject,
  standings,
  usersOf,
  type Verdict,
  verdictOf,
  type WhatIf,
  whatIf,
  withCopy,
  withRun,
} from '@keelson/projects'
import { pinnedRef } from '@keelson/workflow'
import type { Catalog } from '../catalog.ts'
import { sha256 } from '../hash.ts'
import { ServiceProblem } from '../problems.ts'
import type { Runs } from '../runs.ts'
import { dataSame, methodsOf } from './project-methods.ts'
import { refused } from './refused.ts'
import { previewedRuns, recordedRuns } from './run-case.ts'

export interface RunAsked {
  readonly only?: readonly string[]
  readonly isForced?: boolean
  readonly told?: (progress: Progress) => Promise<void> | void
  readonly isStopped?: () => boolean
}
/** Throws ServiceProblem project_refused. */
export interface ProjectDesk {
  readonly read: (sent: unknown) => Project
  readonly laid: (project: Project) => LaidOut
  readonly standing: (state: ProjectState) => ProjectStanding
  readonly verdict: (state: ProjectState) => Verdict
  readonly isDataSame: Judging['isDataSame']
  /** Throws where the project has no calculation of an id. */
  readonly mustHave: (project: Project, ids: readonly string[]) => void
  readonly envelope: (state: ProjectState, id: string) => Envelope
  readonly run: (state: ProjectState, asked: RunAsked) => Promise<Pick<Done, 'results' | 'ran'>>
  /** Nothing of it is recorded. */
  readonly whatIf: (before: ProjectState, after: Project, signal: AbortSignal) => Promise<WhatIf>
  readonly uses: (project: Project, name: string) => readonly string[]
  /** A recorded run as one more calculation, with some of its inputs as entries of the basis. */
  readonly withRun: (project: Project, id: string, record: RunRecord, basis: BasisOf) => Project
  readonly withCopy: (project: Project, of: string, id: string) => Project
}

export interface DeskParts {
  readonly catalog: Catalog
  readonly datasets: string
  readonly runs: Pick<Runs, 'run' | 'preview'>
}

export function projectDesk({ catalog, datasets, runs }: DeskParts): ProjectDesk {
  const methodOf = methodsOf(catalog)
  const judging: Judging = { sha256, isDataSame: dataSame(catalog, datasets) }
  const known = new WeakMap<Project, LaidOut>()
  const laid = (project: Project): LaidOut => {
    const before = known.get(project)
    if (before) return before
    const checked = checkProject(project, methodOf)
    if ('problems' in checked) throw refused(checked.problems)
    known.set(project, checked.laid)
    return checked.laid
  }
  return {
    read: (sent) => {
      const read = readProject(sent)
      if ('problems' in read) throw refused(read.problems)
      laid(read.project)
      return read.project
    },
    laid,
    standing: ({ project, results }) => standingOfProject(laid(project), results, judging),
    verdict: ({ project, results }) => {
      const whole = laid(project)
      return verdictOf(whole, results, standings(whole, results, judging))
    },
    isDataSame: judging.isDataSame,
    mustHave: (project, ids) => {
      const whole = laid(project)
      for (const id of ids) calculationIn(whole, id)
    },
    envelope: ({ project, results }, id) => envelopeOf(calculationIn(laid(project), id), results),
    run: async ({ project, results }, { only, ...asked }) => {
      const whole = laid(project)
      for (const id of only ?? []) calculationIn(whole, id)
      const run = recordedRuns(runs, project)
      return runProject(whole, results, { ...judging, ...asked, ...(only && { only }), run })
    },
    whatIf: (before, after, signal) =>
      whatIf(laid(before.project), laid(after), before.results, {
        ...judging,
        run: previewedRuns(runs, after, signal),
      }),
    withRun: (project, id, { request, response }, basis) => {
      const { repo, workflow_id, resolved_version } = response.coordinate
      const ref = pinnedRef({ repo, id: workflow_id }, resolved_version ?? 0)
      const { target } = catalog.resolve(ref)
      if (target?.kind !== 'own') throw new ServiceProblem('not_firable', `${ref} is not a workflow of this service`)
      const { contract, example } = target.workflow
      const params = request.params ?? example
      return projectIn(
        withRun(project, id, { ref, contract, params, input_basis: statedBases(request, params) }, basis),
      )
    },
    withCopy: (project, of, id) => projectIn(withCopy(project, of, id)),
    uses: (project, name) => {
      const whole = laid(project)
      return affectedBy(whole, usersOf(whole, name))
    },
  }
}

/** What a run states of the inputs that it was sent; one that was sent none has the example's. */
const statedBases = ({ params, input_basis = {} }: RunRecord['request'], sent: Readonly<Record<string, unknown>>) =>
  params === undefined
    ? Object.fromEntries(Object.keys(sent).map((name) => [`/${name}`, { from: 'example' }] as const))
    : Object.fromEntries(Object.entries(input_basis).filter(([, { from }]) => from !== 'default'))

const projectIn = (added: Added): Project => {
  if ('problems' in added) throw refused(added.problems)
  return added.project
}

function calculationIn({ byId }: LaidOut, id: string) {
  const found = byId.get(id)
  if (found) return found
  throw new ServiceProblem('unknown_calculation', `the project has no calculation ${JSON.stringify(id.slice(0, 80))}`)
}
