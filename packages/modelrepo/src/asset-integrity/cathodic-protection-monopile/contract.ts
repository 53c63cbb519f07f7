/** Monopile cathodic protection: what the workflow is, takes, gives and does not do. */

import { iso155892 } from '@keelson/physics/cathodic-protection/attenuation.ts'
import { dnvRp0416 } from '@keelson/standards/dnv-rp-0416-2021/splash-zone.ts'
import { defineContract, type Problem } from '@keelson/workflow'
import { boreProblems } from '../../_shared/pipe/wall-problems.ts'
import { structureContract } from '../_shared/cathodic-protection/structure.ts'
import * as words from '../_shared/cathodic-protection/words.ts'
import { about } from './about.ts'
import { checks } from './checks.ts'
import { inputs, type Params } from './inputs.ts'
import { figures } from './outputs.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

const rules = (p: Params): Problem[] => [
  ...structureContract.rules(p),
  ...boreProblems('pile_wall_thickness', p.pile_outer_diameter, p.pile_wall_thickness),
]

export const contract = defineContract({
  ...structureContract,
  ...about,
  id: 'cathodic-protection-monopile',
  standards: [
    ...words.standards,
    { source: dnvRp0416, section: 'extent of the splash zone; internal surfaces (not covered here)' },
    { source: iso155892, section: 'voltage drop along the steel, if pile dimensions are entered' },
  ],
  params: inputs,
  rules,
  values,
  checks,
  figures,
  warnings: { ...structureContract.warnings, ...warnings },
})
