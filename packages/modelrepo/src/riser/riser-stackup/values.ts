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
    description: 'As given, or the sum over the joints.',
  }),
  buoyancy_uplift_total: resultOf(stackLift, 'line_tension', {
    description: 'As given, or the sum over the joints.',
  }),
  top_tension_required: resultOf(factoredWeight, 'line_tension', {
    description: 'Of the simple rule: a screen, not the method of API RP 16Q.',
  }),
  wall_thickness_required: resultOf(barlowWall, 'wall_thickness_pipe', { description: 'Of the main tube.' }),
  minimum_slip_ring_tension: resultOf(api.slipRingTension, 'line_tension', {
    description: 'With the tolerances of weight and lift; negative where buoyancy governs.',
    needs: FLUIDS,
  }),
  minimum_top_tension: resultOf(api.minimumTopTension, 'line_tension', {
    description: 'Setting of all tensioners that leaves the slip-ring tension after the failure.',
    needs: WITH_TENSIONERS,
  }),
  utilisation: resultOf(api.tensionUtilisation, 'utilisation', {
    description: 'Of the setting.',
    needs: WITH_TENSIONERS,
  }),
  effective_tension_profile: listValue('pipe_axial_force', {
    title: 'Tension by the simple rule',
    description: 'At the shares of the depth: it falls with the submerged weight alone.',
    symbol: 'T_f',
  }),
  bottom_effective_tension: resultOf(effectiveTension, 'pipe_axial_force', {
    title: 'Effective tension at the lower end',
    symbol: 'T_b',
    description: 'At the setting, all tensioners working, nominal weights.',
    needs: FLUIDS,
  }),
  bottom_effective_tension_failed: resultOf(effectiveTension, 'line_tension', {
    title: 'Effective tension at the lower end with failed tensioners',
    symbol: 'T_bf',
    description: 'The same with the tension of the failed units gone.',
    needs: WITH_TENSIONERS,
  }),
  effective_tension_profile_fluid: listValue('pipe_axial_force', {
    title: 'Effective tension along the string',
    description: 'At the shares of the depth, at the setting, string and columns taken as even over the length.',
    symbol: 'T_e',
    needs: FLUIDS,
  }),
  connector_overpull: resultOf(api.connectorOverpull, 'line_tension', {
    description: 'What pulls at the connector once the lower marine riser package hangs on the riser.',
    needs: FLUIDS,
  }),
  overall_minimum_top_tension: resultOf(api.overallMinimum, 'line_tension', {
    description: 'Minimum top tension with what the overpull lacks and the margin for recoil.',
    needs: OVERALL,
  }),
  overall_utilisation: resultOf(api.tensionUtilisation, 'utilisation', {
    title: 'Overall minimum top tension over the setting',
    symbol: 'u_all',
    description: 'Of the setting.',
    needs: OVERALL,
  }),
  maximum_tension_setting: resultOf(api.maximumSetting, 'line_tension', {
    description: 'Above it a stroke takes the tensioners to their limit.',
    needs: LIMIT,
  }),
  setting_utilisation: resultOf(api.settingUtilisation, 'utilisation', {
    description: 'Of the largest setting.',
    needs: LIMIT,
  }),
  status: textValue({
    title: 'Status',
    description: 'pass if every check passes, fail if one fails, not assessed if one is open.',
  }),
}
