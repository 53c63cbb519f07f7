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
    description: 'Total net module lift, entered or summed over the joints.',
  }),
  top_tension_required: resultOf(factoredWeight, 'line_tension', {
    description: 'Simple rule top tension for screening. It is not the API RP 16Q value.',
  }),
  wall_thickness_required: resultOf(barlowWall, 'wall_thickness_pipe', {
    description: 'Required wall thickness of the main tube by the Barlow formula.',
  }),
  minimum_slip_ring_tension: resultOf(api.slipRingTension, 'line_tension', {
    description:
      'Minimum slip-ring tension including weight and lift tolerances. A negative value means that buoyancy governs.',
    needs: FLUIDS,
  }),
  minimum_top_tension: resultOf(api.minimumTopTension, 'line_tension', {
    description: 'Setting of all tensioners that maintains the slip-ring tension after tensioner failure.',
    needs: WITH_TENSIONERS,
  }),
  utilisation: resultOf(api.tensionUtilisation, 'utilisation', {
    description: 'Minimum top tension divided by the setting.',
    needs: WITH_TENSIONERS,
  }),
  effective_tension_profile: listValue('pipe_axial_force', {
    title: 'Simple rule tension',
    description: 'Simple rule tension at each depth fraction, decreasing with the submerged weight only.',
    symbol: 'T_f',
  }),
  bottom_effective_tension: resultOf(effectiveTension, 'pipe_axial_force', {
    title: 'Lower end effective tension',
    symbol: 'T_b',
    description: 'Effective tension at the lower end for the setting, with all tensioners and nominal weights.',
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
      'Effective tension at each depth fraction for the setting, with the string and fluid column weights uniform over the length.',
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
    title: 'Overall minimum top tension utilisation',
    symbol: 'u_all',
    description: 'Overall minimum top tension divided by the setting.',
    needs: OVERALL,
  }),
  maximum_tension_setting: resultOf(api.maximumSetting, 'line_tension', {
    description: 'Maximum setting, above which tensioner stroke causes the dynamic tension limit to be reached.',
    needs: LIMIT,
  }),
  setting_utilisation: resultOf(api.settingUtilisation, 'utilisation', {
    description: 'Tensioner setting divided by the maximum setting.',
    needs: LIMIT,
  }),
  status: textValue({
    title: 'Status',
    description: 'Pass if all checks pass, fail if any check fails, not assessed if any check is not assessed.',
  }),
}
