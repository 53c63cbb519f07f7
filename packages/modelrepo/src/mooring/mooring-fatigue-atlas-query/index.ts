/** Mooring fatigue atlas query, wired. */
import { atlasWorkflow } from '../../_shared/atlas/atlas-workflow.ts'
import { query } from './calculate.ts'
import { contract } from './contract.ts'
import example from './example.json' with { type: 'json' }

export const mooringFatigueAtlasQuery = atlasWorkflow({ contract, query, example, home: import.meta.url })
