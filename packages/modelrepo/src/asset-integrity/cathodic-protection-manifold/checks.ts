/** The checks of a run, each by its clause. */
import { hydrogenMargin } from '@keelson/physics/cathodic-protection/hydrogen.ts'
import { checkOf } from '@keelson/workflow'
import { structureContract } from '../_shared/cathodic-protection/structure.ts'
import { CRACKING } from './inputs.ts'

export const cracking = { onlyWhen: { cra_material: CRACKING }, needs: ['cra_potential_limit'] } as const

export const checks = {
  ...structureContract.checks,
  hydrogen_cracking: checkOf('protection_potential', {
    title: 'Hydrogen-induced stress cracking',
    criterion: hydrogenMargin,
    demand: 'Anode potential (most negative)',
    capacity: 'Alloy potential limit',
    ...cracking,
  }),
}
