/** The atlases of the model repo that the command line builds and checks: one line each. */
import type { AtlasSource } from '@keelson/workflow/atlas.ts'
import { anchorAtlas } from './geotechnical/anchor-capacity-atlas-query/atlas.ts'
import { mudmatBearingAtlas } from './geotechnical/mudmat-bearing-atlas-query/atlas.ts'
import { pileAtlas } from './geotechnical/pile-capacity-atlas-query/atlas.ts'
import { fpsoMooringAtlas } from './mooring/fpso-mooring-atlas-query/atlas.ts'
import { mooringFatigueAtlas } from './mooring/mooring-fatigue-atlas-query/atlas.ts'
import { syntheticRopeAtlas } from './mooring/synthetic-rope-atlas-query/atlas.ts'
import { freeSpanAtlas } from './pipeline/free-span-atlas-query/atlas.ts'
import { codeCheckAtlas } from './riser/code-check-atlas-query/atlas.ts'
import { riserFatigueAtlas } from './riser/riser-fatigue-atlas-query/atlas.ts'
import { vivAtlas } from './riser/viv-atlas-query/atlas.ts'

export const atlases: readonly AtlasSource[] = [
  mooringFatigueAtlas,
  syntheticRopeAtlas,
  freeSpanAtlas,
  vivAtlas,
  anchorAtlas,
  mudmatBearingAtlas,
  pileAtlas,
  codeCheckAtlas,
  riserFatigueAtlas,
  fpsoMooringAtlas,
]
