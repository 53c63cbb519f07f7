/** The checks of a run, each by its clause. */
import { barlowWall } from '@keelson/physics/riser-stack/screen.ts'
import { apparentWeight, effectiveTension } from '@keelson/physics/riser-stack/stack-up.ts'
import * as api from '@keelson/standards/api-rp-16q-2017/top-tension.ts'
import { checkOf } from '@keelson/workflow'
import { FLUIDS } from './inputs.ts'
import { TENSION } from './outputs.ts'
import { WITH_TENSIONERS } from './values.ts'

const SETTING = 'Tensioner setting'

export const checks = {
  slip_ring: checkOf(TENSION, {
    title: 'Setting gives the slip-ring tension',
    criterion: api.slipRingTension,
    demand: api.slipRingTension,
    capacity: api.verticalTension,
    needs: FLUIDS,
    reach: [api.STRING_HANGS],
  }),
  top_tension: checkOf(TENSION, {
    title: 'Setting bears the loss of tensioners',
    criterion: api.minimumTopTension,
    demand: api.minimumTopTension,
    capacity: SETTING,
    needs: WITH_TENSIONERS,
    reach: [api.STRING_HANGS],
  }),
  overall_tension: checkOf(TENSION, {
    title: 'Setting lifts the lower marine riser package off',
    criterion: api.overallMinimum,
    demand: api.overallMinimum,
    capacity: SETTING,
    needs: [...WITH_TENSIONERS, 'required_connector_overpull'],
    reach: [api.STRING_HANGS],
  }),
  upper_limit: checkOf(TENSION, {
    title: 'Setting stays below the limit of the tensioners',
    criterion: api.maximumSetting,
    demand: SETTING,
    capacity: api.maximumSetting,
    needs: ['dynamic_tension_limit'],
  }),
  effective_tension: checkOf(TENSION, {
    title: 'String is in effective tension',
    criterion: effectiveTension,
    demand: `${apparentWeight.title}, above the worst section`,
    capacity: api.verticalTension,
    needs: FLUIDS,
    reach: [api.STRING_HANGS],
  }),
  effective_tension_failed: checkOf(TENSION, {
    title: 'String is in effective tension with failed tensioners',
    criterion: effectiveTension,
    demand: `${apparentWeight.title}, above the worst section`,
    capacity: api.verticalTensionFailed,
    needs: WITH_TENSIONERS,
    reach: [api.STRING_HANGS],
  }),
  wall: checkOf('wall_thickness_pipe', {
    title: 'Wall bears the design pressure',
    criterion: barlowWall,
    demand: barlowWall,
    capacity: 'Wall of the main tube',
    needs: ['wall_thickness'],
  }),
}
