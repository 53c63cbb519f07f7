/** What a report surface is: a page over some workflows, in which any input can be changed. Data only. */
import type { RepoName, Workflow } from '@keelson/workflow'
import type { TSchema } from 'typebox'

/** Inputs that stand together in the form. */
export interface InputGroup {
  readonly title: string
  readonly inputs: readonly string[]
}
/** A workflow of a surface, under a short name where there are several. */
export interface SurfaceWorkflow {
  readonly name: string
  readonly workflow: Workflow
  /** Inputs that are in none follow under a heading of their own. */
  readonly groups: readonly InputGroup[]
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
  groups: Object.entries(groups).map(([title, declared]) => ({ title, inputs: Object.keys(declared) })),
})

/** `modelrepo:wall-thickness-explorer`. */
export const surfaceRef = ({ repo, id }: Pick<Surface, 'repo' | 'id'>): string => `${repo}:${id}`
