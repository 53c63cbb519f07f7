/** The workflows of the model repo: one line each. */

import type { RepoCatalog } from '@keelson/workflow'
import { orcawaveInputPrep } from './hydrodynamics/orcawave-input-prep/index.ts'
import { catenary } from './mooring/catenary/index.ts'
import { mooringFatigue } from './mooring/mooring-fatigue/index.ts'
import { mooringFatigueV2 } from './mooring/mooring-fatigue/v2/index.ts'
import { mooringFatigueAtlasQuery } from './mooring/mooring-fatigue-atlas-query/index.ts'
import { onBottomStability } from './pipeline/on-bottom-stability-f109/index.ts'
import { planned } from './planned.ts'

export const modelrepo: RepoCatalog = {
  repo: 'modelrepo',
  workflows: [
    onBottomStability,
    catenary,
    mooringFatigue,
    mooringFatigueV2,
    mooringFatigueAtlasQuery,
    orcawaveInputPrep,
  ],
  planned,
}
