/** Manifold cathodic protection: what the workflow is, takes, gives and does not do. */

import { moderateProtection } from '@keelson/physics/cathodic-protection/hydrogen.ts'
import { defineContract } from '@keelson/workflow'
import { structureContract } from '../_shared/cathodic-protection/structure.ts'
import * as words from '../_shared/cathodic-protection/words.ts'
import { about } from './about.ts'
import { checks } from './checks.ts'
import { inputs } from './inputs.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  ...structureContract,
  ...about,
  id: 'cathodic-protection-manifold',
  standards: [
    ...words.standards,
    { source: moderateProtection, section: 'moderate cathodic protection, if a sensitive alloy is entered' },
  ],
  params: inputs,
  values,
  checks,
  warnings: { ...structureContract.warnings, ...warnings },
})
