/** The checks of a run, each by its clause. */
import { WARM_WATER } from '@keelson/standards/abs-cp-offshore-2018/capacity.ts'
import { checkSpecs } from '../_shared/cathodic-protection/checks.ts'

export const checks = { ...checkSpecs, anode_charge: { ...checkSpecs.anode_charge, reach: [WARM_WATER] } }
