/** Projects at work: checked, run, looked at and tried out, over the catalog and the runs of this service. */
import type { RunRecord } from '@keelson/engine'
import {
  type Added,
  affectedBy,
  type BasisOf,
  type CaseResult,
  checkProject,
  type Done,
  type Envelope,
  envelopeOf,
  type Freshness,
  type Judging,
  type LaidOut,
  type Outcome,
  outcomeOf,
  type Progress,
  type Project,
  type ProjectState,
  type RegisterLine,
  type Results,
  readProject,
  registerOf,
  resultOf,
  runProject,
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

/** How one calculation stands, for a register of them. */
export interface RegisterRow {
  readonly id: string
  readonly title: string
  readonly ref: string
  readonly in_scope: boolean
  readonly freshness: Freshness
  readonly why: string
  readonly outcome: Outcome
  /** The answer of the governing case, in a sentence. */
  readonly detail: string
  readonly governing: Envelope['governing']
  readonly cases: number
  readonly not_calculated: readonly string[]
  /** Of the governing case, else of the first. */
  readonly run_id: string | null
  /** Of a run that repeats an imported one. */
  readonly origin: CaseResult['origin'] | null
  readonly needs: readonly string[]
  readonly newer: number | null
}
export interface ProjectStanding {
  readonly verdict: Verdict
  readonly calculations: readonly RegisterRow[]
  readonly register: readonly RegisterLine[]
}
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
    standing: ({ project, results }) => standingOf(laid(project), results, judging),
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
      return projectIn(withRun(project, id, { ref, contract, params: request.params ?? example }, basis))
    },
    withCopy: (project, of, id) => projectIn(withCopy(project, of, id)),
    uses: (project, name) => {
      const whole = laid(project)
      return affectedBy(whole, usersOf(whole, name))
    },
  }
}

const projectIn = (added: Added): Project => {
  if ('problems' in added) throw refused(added.problems)
  return added.project
}

function calculationIn({ byId }: LaidOut, id: string) {
  const found = byId.get(id)
  if (found) return found
  throw new ServiceProblem('unknown_calculation', `the project has no calculation ${JSON.stringify(id.slice(0, 80))}`)
}

function standingOf(laid: LaidOut, results: Results, judging: Judging): ProjectStanding {
  const stand = standings(laid, results, judging)
  const calculations = stand.map(({ id, freshness, why, newer = null }): RegisterRow => {
    const one = calculationIn(laid, id)
    const envelope = envelopeOf(one, results)
    const { calculation, method } = one
    const shown = shownResult(
      one.cases.map(({ name }) => name),
      envelope,
      (name) => resultOf(results, id, name),
    )
    return {
      id,
      title: calculation.title ?? method.contract.title,
      ref: calculation.ref,
      in_scope: calculation.in_scope !== false,
      freshness,
      why,
      outcome: outcomeOf(laid, results, id),
      detail: shown?.detail ?? '',
      governing: envelope.governing,
      cases: one.cases.length,
      not_calculated: envelope.not_calculated,
      run_id: shown?.run_id ?? null,
      origin: shown?.origin ?? null,
      needs: one.needs,
      newer,
    }
  })
  return { verdict: verdictOf(laid, results, stand), calculations, register: registerOf(laid, results) }
}

function shownResult(
  names: readonly string[],
  { governing }: Envelope,
  resultFor: (name: string) => CaseResult | undefined,
): CaseResult | undefined {
  const [first = ''] = names
  return resultFor(governing?.case ?? first) ?? resultFor(first)
}
