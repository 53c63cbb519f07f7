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
    title: 'Slip-ring tension',
    criterion: api.slipRingTension,
    demand: api.slipRingTension,
    capacity: api.verticalTension,
    needs: FLUIDS,
    reach: [api.STRING_HANGS],
  }),
  top_tension: checkOf(TENSION, {
    title: 'Minimum top tension with failed tensioners',
    criterion: api.minimumTopTension,
    demand: api.minimumTopTension,
    capacity: SETTING,
    needs: WITH_TENSIONERS,
    reach: [api.STRING_HANGS],
  }),
  overall_tension: checkOf(TENSION, {
    title: 'LMRP lift-off tension',
    criterion: api.overallMinimum,
    demand: api.overallMinimum,
    capacity: SETTING,
    needs: [...WITH_TENSIONERS, 'required_connector_overpull'],
    reach: [api.STRING_HANGS],
  }),
  upper_limit: checkOf(TENSION, {
    title: 'Tensioner setting limit',
    criterion: api.maximumSetting,
    demand: SETTING,
    capacity: api.maximumSetting,
    needs: ['dynamic_tension_limit'],
  }),
  effective_tension: checkOf(TENSION, {
    title: 'Effective tension',
    criterion: effectiveTension,
    demand: `${apparentWeight.title} above the governing section`,
    capacity: api.verticalTension,
    needs: FLUIDS,
    reach: [api.STRING_HANGS],
  }),
  effective_tension_failed: checkOf(TENSION, {
    title: 'Effective tension with failed tensioners',
    criterion: effectiveTension,
    demand: `${apparentWeight.title} above the governing section`,
    capacity: api.verticalTensionFailed,
    needs: WITH_TENSIONERS,
    reach: [api.STRING_HANGS],
  }),
  wall: checkOf('wall_thickness_pipe', {
    title: 'Main tube burst (Barlow)',
    criterion: barlowWall,
    demand: barlowWall,
    capacity: 'Main tube wall thickness',
    needs: ['wall_thickness'],
  }),
}
