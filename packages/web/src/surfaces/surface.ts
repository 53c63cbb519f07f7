/** What a report surface is: a page over some workflows, in which any input can be changed. Data only. */
import { pinnedRef, type RepoName, type Workflow } from '@keelson/workflow'
import { decidedBy, type FormSpec } from '../form/case/form.ts'
import type { PageWorkflow, PageWorkflows } from '../pages/case/page-workflow.ts'

/** A workflow of a surface, under a short name where there are several. */
export interface SurfaceWorkflow {
  readonly name: string
  readonly workflow: Workflow
  readonly form: FormSpec
}
export interface Surface {
  readonly repo: RepoName
  readonly id: string
  readonly title: string
  /** What the reader can find out with it, as the engineer would ask. */
  readonly question: string
  /** The sentence to a chat client that leads to it. */
  readonly prompt: string
  readonly workflows: readonly [SurfaceWorkflow, ...SurfaceWorkflow[]]
}

/** A workflow of a surface. */
export const shown = (name: string, workflow: Workflow): SurfaceWorkflow => ({
  name,
  workflow,
  form: { schema: workflow.contract.params, example: workflow.example, decides: decidedBy(workflow.contract.checks) },
})

/** The surface of one workflow: its page saved to a file. */
export function surfaceOf(repo: RepoName, workflow: Workflow): Surface {
  const { id, title, question } = workflow.contract
  return { repo, id, title, question, prompt: title, workflows: [shown(title, workflow)] }
}

export const refOf = ({ repo }: Pick<Surface, 'repo'>, { workflow }: SurfaceWorkflow): string =>
  pinnedRef({ repo, id: workflow.contract.id }, workflow.contract.version)

/** The workflows as the page of a case has them. */
export function pageWorkflows(surface: Surface): PageWorkflows {
  const [first, ...others] = surface.workflows
  const page = (shown: SurfaceWorkflow): PageWorkflow => ({
    name: shown.name,
    ref: refOf(surface, shown),
    question: shown.workflow.contract.question,
    form: shown.form,
  })
  return [page(first), ...others.map(page)]
}

/** `modelrepo:wall-thickness-explorer`. */
export const surfaceRef = ({ repo, id }: Pick<Surface, 'repo' | 'id'>): string => `${repo}:${id}`
