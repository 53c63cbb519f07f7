/** Query of the frequency ratio, wired. */
import { atlasWorkflow } from '../../_shared/atlas/atlas-workflow.ts'
import { query } from './calculate.ts'
import { contract } from './contract.ts'
import example from './example.json' with { type: 'json' }

export const vivAtlasQuery = atlasWorkflow({ contract, query, example, home: import.meta.url })
