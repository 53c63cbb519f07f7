/** What a report surface is: a page over some workflows, in which any input can be changed. Data only. */
import type { FormSpec } from '@keelson/form/case/form.ts'
import type { PageWorkflow, PageWorkflows } from '@keelson/pages/case/page-workflow.ts'
import { pinnedRef, type RepoName, type Workflow } from '@keelson/workflow'
import type { TSchema } from 'typebox'

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

/** A workflow of a surface; groups are given as the declarations that the contract itself is put together from. */
export const shown = (
  name: string,
  workflow: Workflow,
  groups: Readonly<Record<string, Readonly<Record<string, TSchema>>>> = {},
): SurfaceWorkflow => ({
  name,
  workflow,
  form: {
    schema: workflow.contract.params,
    example: workflow.example,
    groups: Object.entries(groups).map(([title, declared]) => ({ title, inputs: Object.keys(declared) })),
  },
})

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
