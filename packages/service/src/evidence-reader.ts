/** The evidence of the workflows of the house, as it was measured when it was last locked. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { WorkflowEvidence } from '@keelson/engine'
import { evidenceOfVersion } from '@keelson/engine/evidence-files.ts'
import type { Workflow } from '@keelson/workflow'
import { casesOf } from './workflow-detail.ts'

/** Gives the evidence of a version, from the checkout at `root`; each file is read once, when it is first asked for. */
export function evidenceReader(root: string): (repo: string, workflow: Workflow) => WorkflowEvidence {
  const files = new Map<string, unknown>()
  const read = (name: string): unknown => {
    const file = join(root, name)
    if (!files.has(name)) files.set(name, existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)
    return files.get(name)
  }
  const known = new Map<Workflow, WorkflowEvidence>()
  return (repo, workflow) => {
    const { id, version } = workflow.contract
    const made = known.get(workflow) ?? evidenceOfVersion({ repo, id, version }, casesOf(workflow), read)
    known.set(workflow, made)
    return made
  }
}
