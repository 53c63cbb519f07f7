/** What a command line asks of a project that stands in a file: done by whoever has the record. */
import type { Envelope, Project, ProjectStanding, Results, WhatIf } from '@keelson/projects'
import { envelopesOf } from './envelopes.ts'
import type { ProjectDesk, RunAsked } from './project-desk.ts'

interface OfState {
  /** As the file has it. */
  readonly document: unknown
  readonly results: Results
}
export type ProjectTask =
  | ({ readonly kind: 'check' } & OfState)
  | ({ readonly kind: 'run' } & OfState & Pick<RunAsked, 'only' | 'isForced'>)
  | ({ readonly kind: 'what-if'; readonly changed: unknown } & OfState)

export interface ProjectDone {
  readonly standing: ProjectStanding
  readonly envelopes: readonly Envelope[]
  readonly results: Results
  readonly ran: readonly { readonly calculation: string; readonly case: string }[]
  readonly whatIf: WhatIf | null
}

/** Throws ServiceProblem project_refused, unknown_calculation. */
export async function doneWith(desk: ProjectDesk, task: ProjectTask): Promise<ProjectDone> {
  const project = desk.read(task.document)
  const { results } = task
  if (task.kind === 'what-if') {
    const said = await desk.whatIf({ project, results }, desk.read(task.changed), new AbortController().signal)
    return done(desk, project, results, [], said)
  }
  if (task.kind === 'check') return done(desk, project, results, [], null)
  const { only, isForced } = task
  const ran = await desk.run({ project, results }, { ...(only && { only }), ...(isForced && { isForced }) })
  return done(desk, project, ran.results, ran.ran, null)
}

function done(
  desk: ProjectDesk,
  project: Project,
  results: Results,
  ran: ProjectDone['ran'],
  said: WhatIf | null,
): ProjectDone {
  const state = { project, results }
  return { standing: desk.standing(state), envelopes: envelopesOf(desk, state), results, ran, whatIf: said }
}
