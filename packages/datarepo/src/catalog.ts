/** The workflows of the data repo: one line each. */
import type { RepoCatalog } from '@keelson/workflow'
import { pipelineSafetyFfs } from './asset-integrity/pipeline-safety-ffs/index.ts'
import { planned } from './planned.ts'
import { marineSafetyStats } from './vessels/marine-safety-stats/index.ts'
import { bseeProductionSummary } from './wells/bsee-production-summary/index.ts'

export const datarepo: RepoCatalog = {
  repo: 'datarepo',
  workflows: [pipelineSafetyFfs, bseeProductionSummary, marineSafetyStats],
  planned,
}
