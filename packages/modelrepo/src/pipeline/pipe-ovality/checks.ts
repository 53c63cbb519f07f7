/** The acceptance checks of the run. */
import {
  bodyLimit,
  LIMITED_DIAMETER,
  LIMITED_SLENDERNESS,
  outOfRoundness,
} from '@keelson/standards/api-5l-2018/out-of-roundness.ts'
import { api5l } from '@keelson/standards/api-5l-2018/source.ts'
import {
  bendingOvality,
  localOutOfRoundnessLimit,
  OVALITY_LIMIT,
  ovality,
} from '@keelson/standards/dnv-st-f101-2021/ovality.ts'
import { checkOf } from '@keelson/workflow'

export const checks = {
  ovality: checkOf('ovality', {
    title: 'Ovality',
    demand: ovality,
    capacity: 'Allowable ovality',
    criterion: OVALITY_LIMIT,
  }),
  api5l_out_of_roundness: checkOf('metal_loss_depth', {
    title: 'API 5L out-of-roundness',
    demand: outOfRoundness,
    capacity: bodyLimit,
    criterion: { source: api5l, clause: 'table 10' },
    needs: ['wall_thickness'],
    reach: [LIMITED_DIAMETER, LIMITED_SLENDERNESS],
  }),
  ovality_under_bending: checkOf('ovality', {
    title: 'Ovality under bending',
    demand: bendingOvality,
    capacity: 'Allowable ovality',
    criterion: OVALITY_LIMIT,
    needs: ['initial_ovality', 'wall_thickness'],
  }),
  local_out_of_roundness: checkOf('metal_loss_depth', {
    title: 'Local out-of-roundness',
    demand: 'Template gap',
    capacity: localOutOfRoundnessLimit,
    criterion: localOutOfRoundnessLimit,
    needs: ['local_out_of_roundness'],
  }),
}
