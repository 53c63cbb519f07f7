/** The values that a run answers with. */
import { hydrostaticPressure } from '@keelson/physics/hydrostatic-pressure.ts'
import * as bending from '@keelson/standards/api-rp-1111-2015/bending.ts'
import * as burst from '@keelson/standards/api-rp-1111-2015/burst.ts'
import * as collapse from '@keelson/standards/api-rp-1111-2015/collapse.ts'
import * as longitudinal from '@keelson/standards/api-rp-1111-2015/longitudinal.ts'
import * as propagation from '@keelson/standards/api-rp-1111-2015/propagation.ts'
import { flagValue, mapValue, numberValue, resultOf, textValue } from '@keelson/workflow'
import { WITH_RP1111 } from './modes.ts'

/** A limit state as its share of what is allowed; below 0 where the pressure acts the other way. */
const used = (title: string, description: string) => numberValue('-', { title, description })

export const values = {
  burst_pressure: resultOf(burst.governingBurstPressure, 'pipe_pressure', {
    title: 'Burst pressure',
    description:
      'API RP 1111: logarithmic form for D/t up to 15, thin form above. API STD 2RD: logarithmic form for every D/t.',
  }),
  design_pressure_limit: resultOf(burst.designPressureLimit, 'net_pressure', {
    title: 'Design pressure limit',
    description: '0.80 of the hydrostatic test pressure limit, net.',
    onlyWhen: WITH_RP1111,
  }),
  collapse_pressure: resultOf(collapse.collapsePressure, 'pipe_pressure', {
    description: 'Of yield and elastic collapse together.',
  }),
  propagation_pressure: resultOf(propagation.propagationPressure, 'pipe_pressure', {
    description: 'By API RP 1111 in both codes.',
  }),
  combined_load_ratio: resultOf(longitudinal.combinedLoadRatio, '-', {
    title: 'Combined load ratio',
    description:
      'Root of the squares of net internal pressure over burst pressure and effective tension over yield tension.',
  }),
  bending_collapse_utilisation: used(
    'Utilisation, bending with external pressure',
    'Demand over the collapse reduction by ovality.',
  ),
  minimum_wall_thickness: mapValue('wall_thickness_pipe', {
    title: 'Required nominal wall',
    description: 'Thinnest net wall that the limit state asks for, with the corrosion allowance added back.',
    symbol: 't_nom',
    keys: 'limit state',
  }),
  burst_pressure_thin_form: resultOf(burst.burstPressureThin, 'pipe_pressure', {
    title: 'Burst pressure, thin form',
    description: '0.90 (S + U) t/(D - t), for comparison.',
  }),
  hydrostatic_test_pressure_limit: resultOf(burst.testPressureLimit, 'net_pressure', {
    title: 'Hydrostatic test pressure limit',
    description: 'f_d f_e f_t P_b, net.',
    onlyWhen: WITH_RP1111,
  }),
  incidental_pressure_limit: resultOf(burst.incidentalPressureLimit, 'net_pressure', {
    title: 'Incidental pressure limit',
    description: '0.90 of the hydrostatic test pressure limit, net.',
    onlyWhen: WITH_RP1111,
  }),
  allowable_net_internal_pressure: resultOf(burst.designPressureLimit, 'net_pressure', {
    title: 'Allowable net internal pressure',
    description: 'API RP 1111: the design pressure limit. API STD 2RD: F_D p_b.',
  }),
  internal_pressure_utilisation: used(
    'Utilisation, internal pressure',
    'Net internal pressure over the allowable one.',
  ),
  yield_collapse_pressure: resultOf(collapse.yieldCollapsePressure, 'pipe_pressure', {
    description: 'At which the hoop stress of external pressure is the yield strength.',
  }),
  elastic_collapse_pressure: resultOf(collapse.elasticCollapsePressure, 'pipe_pressure', {
    description: 'Of a round ring, restrained along the pipe.',
  }),
  allowable_net_external_pressure: resultOf(collapse.allowableCollapsePressure, 'net_pressure', {
    description: 'Collapse pressure times the collapse factor.',
  }),
  external_pressure_utilisation: used(
    'Utilisation, external pressure',
    'Net external pressure over the allowable one.',
  ),
  external_hydrostatic_pressure: resultOf(hydrostaticPressure, 'external_pressure', {
    title: 'Pressure of the water',
    description: 'At the water depth.',
    symbol: 'P_hyd',
    needs: ['water_depth'],
  }),
  allowable_propagation_pressure: resultOf(propagation.allowablePropagationPressure, 'net_pressure', {
    description: 'f_p P_p.',
  }),
  buckle_arrestors_required: flagValue({
    title: 'Buckle arrestors required',
    description: 'Net external pressure reaches f_p P_p. This fails no run: arrestors or a thicker wall answer it.',
  }),
  yield_tension: resultOf(longitudinal.yieldTension, 'pipe_axial_force', {
    description: 'Yield strength times cross-section.',
  }),
  combined_load_limit_operational: numberValue('-', {
    title: 'Operational limit of the combined load',
    description: 'As the code prints it: 0.90 by API RP 1111, 0.80 by Method 1 of API STD 2RD.',
  }),
  critical_bending_strain: resultOf(bending.criticalBendingStrain, 'strain', { description: 't/(2 D).' }),
  collapse_reduction_g: resultOf(bending.collapseReduction, '-', { description: '1/(1 + 20 delta).' }),
  bending_collapse_demand: resultOf(bending.bendingCollapseDemand, '-', {
    description: 'f epsilon/epsilon_b + P_ext/(f_c P_c).',
  }),
  governing_limit_state: textValue({
    title: 'Governing limit state',
    description:
      'Limit state with the largest utilisation; propagation counts, although it only asks for buckle arrestors.',
  }),
}
