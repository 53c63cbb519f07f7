/** The files of a run that are made from its record whenever they are asked for: its answer, and what of it is long. */
import type { FileOut } from '@keelson/workflow'
import { csvFile } from './csv-files.ts'
import { type RunRecord, SUMMARY } from './record.ts'

/** The file of the name; undefined where a record gives none. */
export function fileFromRecord(record: RunRecord, name: string): FileOut | undefined {
  const { response, contract } = record
  if (!response.result || !contract) return undefined
  return name === SUMMARY ? summary(record) : csvFile(response.result, contract.map_keys ?? {}, name)
}

/** The answer without its charts, figures and steps. */
function summary({ response }: RunRecord): FileOut {
  const { run_id, ref, status, checks_made, checks_open, checks_accepted, detail, coordinate } = response
  const { values, checks, self_checks, assumed, not_checked } = response.result ?? {}
  const content = {
    workflow: coordinate.workflow_id,
    version: coordinate.resolved_version,
    run_id,
    ref,
    status,
    checks_made,
    checks_open,
    checks_accepted,
    detail,
    values,
    checks,
    self_checks,
    assumed,
    not_checked,
    warnings: response.warnings,
    result_hash: response.determinism?.result_hash ?? null,
  }
  return { name: SUMMARY, mediaType: 'application/json', content: `${JSON.stringify(content, null, 2)}\n` }
}
