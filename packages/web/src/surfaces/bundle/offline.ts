/** The page of any workflow as one file that calculates by itself, built when it is asked for. */
import { pinnedRef, type RepoName, type Workflow } from '@keelson/workflow'
import { surfaceOf } from '../surface.ts'
import { buildSurface, ofWorkflow } from './build.ts'

/** A page is over a megabyte, and who saves one seldom saves the next. */
const MOST_KEPT = 6
const kept = new Map<string, Promise<string>>()

/** Throws where the workflow reads data, which a page has not. */
export function offlinePage(repo: RepoName, workflow: Workflow): Promise<string> {
  const { id, version } = workflow.contract
  const ref = pinnedRef({ repo, id }, version)
  const made = kept.get(ref) ?? buildSurface(surfaceOf(repo, workflow), ofWorkflow(repo, workflow)).then((b) => b.page)
  kept.delete(ref)
  kept.set(ref, made)
  made.catch(() => kept.delete(ref))
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value ?? '')
  return made
}

/** Whether a workflow can be had as a file. */
export const isOffline = (workflow: Workflow): boolean => !workflow.load
