/** The checks of a run, each by its clause. */
import { requiredWeight } from '@keelson/standards/dnv-rp-e305-1988/simplified.ts'
import {
  horizontalUtilisation,
  lateralDemand,
  lateralResistance,
  upliftDemand,
  verticalUtilisation,
} from '@keelson/standards/dnv-rp-f109-2021/absolute.ts'
import { weightParameter } from '@keelson/standards/dnv-rp-f109-2021/generalised.ts'
import {
  ACCELERATION,
  SPECIFIC_GRAVITY,
  TEN_DIAMETERS_K,
} from '@keelson/standards/dnv-rp-f109-2021/generalised-limits.ts'
import { dnvRpF109 } from '@keelson/standards/dnv-rp-f109-2021/source.ts'
import {
  factoredBuoyancy,
  submergedWeight,
  verticalStabilityUtilisation,
  weightInAir,
} from '@keelson/standards/dnv-rp-f109-2021/weight.ts'
import { checkOf } from '@keelson/workflow'
import { PENETRATION } from './calculate-absolute.ts'
import { BREAKER } from './calculate-flow.ts'
import { absolute, generalised, simplified } from './modes.ts'
import { WEIGHT } from './values.ts'

const LOAD = 'submerged_weight_per_length'
export const checks = {
  vertical_stability: checkOf(LOAD, {
    title: 'Vertical stability in water',
    criterion: verticalStabilityUtilisation,
    demand: factoredBuoyancy,
    capacity: weightInAir,
    needs: WEIGHT,
  }),
  lateral_stability: checkOf(LOAD, {
    title: 'Lateral stability',
    criterion: horizontalUtilisation,
    demand: lateralDemand,
    capacity: lateralResistance,
    onlyWhen: absolute,
    reach: [PENETRATION, BREAKER],
  }),
  lift_off: checkOf(LOAD, {
    title: 'Lift-off',
    criterion: verticalUtilisation,
    demand: upliftDemand,
    capacity: submergedWeight,
    onlyWhen: absolute,
    reach: [PENETRATION, BREAKER],
  }),
  weight_parameter: checkOf('-', {
    title: 'Generalised lateral stability',
    criterion: { source: dnvRpF109, clause: '3.5.1' },
    demand: 'Required weight parameter',
    capacity: weightParameter,
    onlyWhen: generalised,
    needs: WEIGHT,
    reach: [ACCELERATION, TEN_DIAMETERS_K, SPECIFIC_GRAVITY, BREAKER],
  }),
  simplified_static: checkOf(LOAD, {
    title: 'Simplified static stability',
    criterion: requiredWeight,
    demand: 'Required submerged weight',
    capacity: submergedWeight,
    onlyWhen: simplified,
    needs: WEIGHT,
  }),
}
