/** Manifold cathodic protection: what the workflow is, takes, gives and does not do. */

import { hydrogenMargin, moderateProtection } from '@keelson/physics/cathodic-protection/hydrogen.ts'
import { checkOf, defineContract, resultOf } from '@keelson/workflow'
import { structureContract } from '../_shared/cathodic-protection/structure.ts'
import * as words from '../_shared/cathodic-protection/words.ts'
import { about } from './about.ts'
import { hydrogenWarnings } from './calculate-hydrogen.ts'
import { CRACKING, inputs } from './inputs.ts'

const cracking = { onlyWhen: { cra_material: CRACKING }, needs: ['cra_potential_limit'] } as const

export const contract = defineContract({
  ...structureContract,
  ...about,
  id: 'cathodic-protection-manifold',

  standards: [
    ...words.standards,
    { source: moderateProtection, section: 'moderate cathodic protection, where a sensitive alloy is named' },
  ],
  params: inputs,
  values: {
    ...structureContract.values,
    hydrogen_cracking_margin: resultOf(hydrogenMargin, 'protection_potential', {
      title: 'Margin against hydrogen cracking',
      description: 'From the anode, the most negative potential of the structure, to the limit of the alloy.',
      ...cracking,
    }),
  },
  checks: {
    ...structureContract.checks,
    hydrogen_cracking: checkOf('protection_potential', {
      title: 'Potential of alloys that hydrogen can crack',
      criterion: hydrogenMargin,
      demand: 'Most negative potential, that of the anodes',
      capacity: 'Limit of the alloy',
      ...cracking,
    }),
  },

  warnings: { ...structureContract.warnings, ...hydrogenWarnings },
})
