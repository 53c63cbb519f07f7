/** Files of a run that are not stored: made from its record when somebody asks for them. */
import { fileFromRecord, isKept, type RunRecord } from '@keelson/engine'
import type { AnyContract } from '@keelson/workflow'
import { type Catalog, targetsOf } from '../catalog.ts'
import { sha256 } from '../hash.ts'
import type { StoredFile } from '../store/ledger.ts'
import { outputsOf } from '../store/row-digest.ts'
import type { Made } from './made-file.ts'
import { raoFile } from './rao-file.ts'
import { surveyFile } from './survey-file.ts'

/** Undefined where the run has no such file. */
export function madeFile(record: RunRecord, name: string, catalog: Catalog): StoredFile | undefined {
  const made = outputFile(record, name) ?? tradeFile(record, name, contractOf(record, catalog))
  if (made === undefined) return undefined
  const content = Buffer.from(made.content)
  return { name, mediaType: made.mediaType, content, sha256: sha256(content) }
}

/** A file that the record gives whenever it is asked for. */
function outputFile(record: RunRecord, name: string): Made | undefined {
  const isNamed = outputsOf(record).some((file) => file.basename === name && !isKept(file))
  const made = isNamed ? fileFromRecord(record, name) : undefined
  return made && { mediaType: made.mediaType, content: made.content }
}

/** In a form of the trade, where the contract says that a table or inputs are of the trade. */
const tradeFile = (record: RunRecord, name: string, contract: AnyContract | undefined): Made | undefined =>
  contract && (surveyFile(record, contract, name) ?? raoFile(record, contract, name))

/** Of the version that ran, where it is one of ours. */
function contractOf({ response }: RunRecord, { entries }: Catalog): AnyContract | undefined {
  const { repo, workflow_id, resolved_version } = response.coordinate
  const entry = entries.find((one) => one.repo === repo && one.id === workflow_id)
  const target = entry && targetsOf(entry).find(({ version }) => version === resolved_version)
  return target?.kind === 'own' ? target.workflow.contract : undefined
}
