/** The values that a run answers with. */
import { hydrogenMargin } from '@keelson/physics/cathodic-protection/hydrogen.ts'
import { resultOf } from '@keelson/workflow'
import { structureContract } from '../_shared/cathodic-protection/structure.ts'
import { cracking } from './checks.ts'

export const values = {
  ...structureContract.values,
  hydrogen_cracking_margin: resultOf(hydrogenMargin, 'protection_potential', {
    title: 'Hydrogen-induced stress cracking margin',
    description: 'Margin from the anode potential, the most negative on the structure, to the alloy limit.',
    ...cracking,
  }),
}
