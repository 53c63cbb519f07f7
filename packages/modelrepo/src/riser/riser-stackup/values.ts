/** The answers of the stack-up. */
import { barlowWall, factoredWeight } from '@keelson/physics/riser-stack/screen.ts'
import { effectiveTension, stackLift, stackWeight } from '@keelson/physics/riser-stack/stack-up.ts'
import * as api from '@keelson/standards/api-rp-16q-2017/top-tension.ts'
import { listValue, resultOf, textValue } from '@keelson/workflow'
import { FLUIDS } from './inputs.ts'

export const WITH_TENSIONERS = [...FLUIDS, 'number_of_tensioners']
const OVERALL = [...WITH_TENSIONERS, 'required_connector_overpull']
const LIMIT = ['dynamic_tension_limit']

export const values = {
  submerged_weight_total: resultOf(stackWeight, 'line_tension', {
    description: 'Total submerged weight, entered or summed over the joints.',
  }),
  buoyancy_uplift_total: resultOf(stackLift, 'line_tension', {
    description: 'Total net lift, entered or summed over the joints.',
  }),
  top_tension_required: resultOf(factoredWeight, 'line_tension', {
    description: 'Simple rule top tension for screening, not the API RP 16Q method.',
  }),
  wall_thickness_required: resultOf(barlowWall, 'wall_thickness_pipe', {
    description: 'Required wall thickness of the main tube.',
  }),
  minimum_slip_ring_tension: resultOf(api.slipRingTension, 'line_tension', {
    description: 'Slip-ring tension including weight and lift tolerances, negative if buoyancy governs.',
    needs: FLUIDS,
  }),
  minimum_top_tension: resultOf(api.minimumTopTension, 'line_tension', {
    description: 'Setting of all tensioners that leaves the slip-ring tension after failure.',
    needs: WITH_TENSIONERS,
  }),
  utilisation: resultOf(api.tensionUtilisation, 'utilisation', {
    description: 'Minimum top tension divided by the setting.',
    needs: WITH_TENSIONERS,
  }),
  effective_tension_profile: listValue('pipe_axial_force', {
    title: 'Simple rule tension',
    description: 'Simple rule tension at each depth fraction, decreasing with submerged weight only.',
    symbol: 'T_f',
  }),
  bottom_effective_tension: resultOf(effectiveTension, 'pipe_axial_force', {
    title: 'Lower end effective tension',
    symbol: 'T_b',
    description: 'Effective tension at the setting with all tensioners and nominal weights.',
    needs: FLUIDS,
  }),
  bottom_effective_tension_failed: resultOf(effectiveTension, 'line_tension', {
    title: 'Lower end effective tension, failed tensioners',
    symbol: 'T_bf',
    description: 'Effective tension at the lower end without the tension of the failed units.',
    needs: WITH_TENSIONERS,
  }),
  effective_tension_profile_fluid: listValue('pipe_axial_force', {
    title: 'Effective tension along the string',
    description:
      'Effective tension at each depth fraction for the setting, with string and fluid columns uniform over the length.',
    symbol: 'T_e',
    needs: FLUIDS,
  }),
  connector_overpull: resultOf(api.connectorOverpull, 'line_tension', {
    description: 'Tension at the connector with the LMRP suspended from the riser.',
    needs: FLUIDS,
  }),
  overall_minimum_top_tension: resultOf(api.overallMinimum, 'line_tension', {
    description: 'Minimum top tension plus overpull shortfall and recoil margin.',
    needs: OVERALL,
  }),
  overall_utilisation: resultOf(api.tensionUtilisation, 'utilisation', {
    title: 'Overall minimum utilisation',
    symbol: 'u_all',
    description: 'Overall minimum top tension divided by the setting.',
    needs: OVERALL,
  }),
  maximum_tension_setting: resultOf(api.maximumSetting, 'line_tension', {
    description: 'Maximum setting, above which stroke brings the tensioners to their limit.',
    needs: LIMIT,
  }),
  setting_utilisation: resultOf(api.settingUtilisation, 'utilisation', {
    description: 'Setting divided by the maximum setting.',
    needs: LIMIT,
  }),
  status: textValue({
    title: 'Status',
    description: 'Pass if all checks pass, fail if any fails, not assessed if any is open.',
  }),
}
