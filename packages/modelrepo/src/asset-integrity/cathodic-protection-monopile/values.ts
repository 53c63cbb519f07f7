/** The values that a run answers with. */
import { uniformDrop } from '@keelson/physics/cathodic-protection/attenuation.ts'
import { splashLowerLimit, splashUpperLimit } from '@keelson/standards/dnv-rp-0416-2021/splash-zone.ts'
import { resultOf } from '@keelson/workflow'
import { structureContract } from '../_shared/cathodic-protection/structure.ts'
import { LOWER, PILE, UPPER } from './inputs.ts'

export const values = {
  ...structureContract.values,
  pile_voltage_drop: resultOf(uniformDrop, 'protection_potential', {
    title: 'Voltage drop along the pile',
    description: 'Voltage drop from the anodes to the toe for uniform uptake of the full final demand.',
    minimum: 0,
    needs: PILE,
  }),
  splash_zone_upper_limit: resultOf(splashUpperLimit, 'height_above_datum', {
    title: 'Splash zone upper limit',
    description: 'Upper splash zone limit above mean sea level.',
    needs: UPPER,
  }),
  splash_zone_lower_limit: resultOf(splashLowerLimit, 'height_above_datum', {
    title: 'Splash zone lower limit',
    description: 'Lower splash zone limit relative to mean sea level, negative below.',
    needs: LOWER,
  }),
}
