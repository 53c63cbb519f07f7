/** What a report surface is: a page over some workflows, in which any input can be changed. Data only. */
import type { FormSpec } from '@keelson/form/case/form.ts'
import type { CheckSpec, RepoName, Workflow } from '@keelson/workflow'

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

/** The inputs without which a check is not made, by its title. */
function decidedBy(checks: Readonly<Record<string, CheckSpec>>): Readonly<Record<string, readonly string[]>> {
  const named = Object.values(checks).filter(({ needs = [] }) => needs.length > 0)
  const byTitle = Map.groupBy(named, ({ title }) => title)
  return Object.fromEntries([...byTitle].map(([title, same]) => [title, same.flatMap(({ needs = [] }) => needs)]))
}

/** `modelrepo:wall-thickness-explorer`. */
export const surfaceRef = ({ repo, id }: Pick<Surface, 'repo' | 'id'>): string => `${repo}:${id}`
