/** The checks of a run, each by its clause. */
import { uniformDrop } from '@keelson/physics/cathodic-protection/attenuation.ts'
import { potentialMargin } from '@keelson/standards/dnv-rp-b401-2021/demand.ts'
import { checkOf } from '@keelson/workflow'
import { structureContract } from '../_shared/cathodic-protection/structure.ts'
import { PILE } from './inputs.ts'

export const checks = {
  ...structureContract.checks,
  pile_attenuation: checkOf('protection_potential', {
    title: 'Potential at pile toe',
    criterion: uniformDrop,
    demand: { title: 'Voltage drop along the pile', unit: uniformDrop.unit },
    capacity: { title: 'Potential margin at final demand', unit: potentialMargin.unit },
    needs: PILE,
  }),
}
