/** What the page of a workflow is told of studies. */
import { defaultOutputs, outputOf } from '@keelson/studies/outputs.ts'
import type { WorkflowView } from '@keelson/web/pages/server/workflow-page.ts'
import type { AnyContract, Workflow } from '@keelson/workflow'
import { whyNotStudied } from '../studies/studied.ts'

/** The numbers that a study keeps of each point unless it says others; null where it has none, or is not studied. */
export function studyOf(workflow: Workflow): WorkflowView['study'] {
  const contract: AnyContract = workflow.contract
  if (whyNotStudied(workflow) !== undefined) return null
  const outputs = defaultOutputs(contract).flatMap((path) => {
    const read = outputOf(contract, path)
    if ('fault' in read || read.made.type !== 'number') return []
    const { title, unit } = read.made
    return [{ path, title, ...(unit !== undefined && { unit }) }]
  })
  return outputs.length > 0 ? { outputs } : null
}
