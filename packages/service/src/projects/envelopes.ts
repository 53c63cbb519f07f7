/** The envelopes of a project: of the calculations that have load cases. */
import type { Envelope, ProjectState } from '@keelson/projects'
import type { ProjectDesk } from './project-desk.ts'

export const envelopesOf = (desk: Pick<ProjectDesk, 'envelope'>, state: ProjectState): readonly Envelope[] =>
  state.project.calculations.flatMap(({ id, cases }) => (cases === undefined ? [] : [desk.envelope(state, id)]))
