/** Every version of every workflow of ours; a workflow is loaded when it, or what the suite makes of it, is first asked for. */
import { join } from 'node:path'
import { Catalog } from '@keelson/service/catalog.ts'
import { ROOT } from '@keelson/service/service.ts'
import { once, pinnedRef, type Workflow } from '@keelson/workflow'
import { type Subject, subjectOf } from './subject.ts'

export interface EveryVersion {
  readonly repo: string
  readonly id: string
  readonly version: number
  /** `modelrepo:catenary@1`. */
  readonly ref: string
  readonly workflow: Workflow
  readonly subject: () => Subject
}

const { entries } = new Catalog()
export const DATASETS = join(ROOT, 'datasets')

export const everyVersion: readonly EveryVersion[] = entries.flatMap(({ repo, id, versions }) =>
  versions.map(
    (listed): EveryVersion => ({
      repo,
      id,
      version: listed.version,
      ref: pinnedRef({ repo, id }, listed.version),
      get workflow() {
        return listed.workflow
      },
      subject: once(() => subjectOf(repo, listed.workflow, DATASETS)),
    }),
  ),
)

/** One of so many parts of the versions, counted from 1: neighbours, which are alike, go to different parts. */
export const versionsIn = (part: number, parts: number): readonly EveryVersion[] =>
  everyVersion.filter((_, i) => i % parts === part - 1)
/** The workflows themselves, all of them loaded. */
export const everyWorkflow = (): readonly Workflow[] => everyVersion.map(({ workflow }) => workflow)
