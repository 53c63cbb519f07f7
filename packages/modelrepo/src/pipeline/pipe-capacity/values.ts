/** The values that a run answers with. */
import { flagValue, mapValue, numberValue, textValue } from '@keelson/workflow'
import { WITH_RP1111 } from './modes.ts'

const pressure = (title: string, description: string, symbol: string) =>
  numberValue('pipe_pressure', { title, description, symbol })
const ratio = (title: string, description: string, symbol?: string) =>
  numberValue('-', { title, description, ...(symbol !== undefined && { symbol }) })

export const values = {
  burst_pressure: pressure(
    'Burst pressure',
    'API RP 1111: logarithmic form for D/t up to 15, thin form above. API STD 2RD: logarithmic form for every D/t.',
    'P_b',
  ),
  design_pressure_limit: numberValue('pipe_pressure', {
    title: 'Design pressure limit',
    description: '0.80 of the hydrostatic test pressure limit, net.',
    symbol: 'P_d',
    onlyWhen: WITH_RP1111,
  }),
  collapse_pressure: pressure('Collapse pressure', 'Of yield and elastic collapse together.', 'P_c'),
  propagation_pressure: pressure('Buckle propagation pressure', '24 S (t/D)^2.4, by API RP 1111 in both codes.', 'P_p'),
  combined_load_ratio: ratio(
    'Combined load ratio',
    'Root of the squares of net internal pressure over burst pressure and effective tension over yield tension.',
    'u_c',
  ),
  bending_collapse_utilisation: ratio(
    'Utilisation, bending with external pressure',
    'Demand over the collapse reduction by ovality.',
  ),
  minimum_wall_thickness: mapValue('wall_thickness_pipe', {
    title: 'Required nominal wall',
    description: 'Thinnest net wall that the limit state asks for, with the corrosion allowance added back.',
    symbol: 't_nom',
    keys: 'limit state',
  }),
  burst_pressure_thin_form: pressure(
    'Burst pressure, thin form',
    '0.90 (S + U) t/(D - t), for comparison.',
    'P_b_thin',
  ),
  hydrostatic_test_pressure_limit: numberValue('pipe_pressure', {
    title: 'Hydrostatic test pressure limit',
    description: 'f_d f_e f_t P_b, net.',
    symbol: 'P_t',
    onlyWhen: WITH_RP1111,
  }),
  incidental_pressure_limit: numberValue('pipe_pressure', {
    title: 'Incidental pressure limit',
    description: '0.90 of the hydrostatic test pressure limit, net.',
    symbol: 'P_a',
    onlyWhen: WITH_RP1111,
  }),
  allowable_net_internal_pressure: pressure(
    'Allowable net internal pressure',
    'API RP 1111: the design pressure limit. API STD 2RD: F_D p_b.',
    'P_d',
  ),
  internal_pressure_utilisation: ratio(
    'Utilisation, internal pressure',
    'Net internal pressure over the allowable one.',
  ),
  yield_collapse_pressure: pressure('Yield pressure at collapse', '2 S t/D.', 'P_y'),
  elastic_collapse_pressure: pressure('Elastic collapse pressure', '2 E (t/D)^3/(1 - nu^2).', 'P_el'),
  allowable_net_external_pressure: pressure('Allowable net external pressure', 'f_o P_c.', 'P_c_d'),
  external_pressure_utilisation: ratio(
    'Utilisation, external pressure',
    'Net external pressure over the allowable one.',
  ),
  external_hydrostatic_pressure: numberValue('pipe_pressure', {
    title: 'Pressure of the water',
    description: 'At the water depth.',
    symbol: 'P_hyd',
    needs: ['water_depth'],
  }),
  allowable_propagation_pressure: pressure('Net external pressure that needs no buckle arrestors', 'f_p P_p.', 'P_p_d'),
  buckle_arrestors_required: flagValue({
    title: 'Buckle arrestors required',
    description: 'Net external pressure reaches f_p P_p. This fails no run: arrestors or a thicker wall answer it.',
  }),
  yield_tension: numberValue('pipe_axial_force', {
    title: 'Yield tension',
    description: 'Yield strength times cross-section.',
    symbol: 'T_y',
  }),
  combined_load_limit_operational: ratio(
    'Operational limit of the combined load',
    'As the code prints it: 0.90 by API RP 1111, 0.80 by Method 1 of API STD 2RD.',
  ),
  critical_bending_strain: ratio('Buckling strain in pure bending', 't/(2 D).', 'epsilon_b'),
  collapse_reduction_g: ratio('Collapse reduction by ovality', '1/(1 + 20 delta).', 'g_delta'),
  bending_collapse_demand: ratio(
    'Bending and external pressure together',
    'f epsilon/epsilon_b + P_ext/(f_c P_c).',
    'u_b',
  ),
  governing_limit_state: textValue({
    title: 'Governing limit state',
    description:
      'Limit state with the largest utilisation; propagation counts, although it only asks for buckle arrestors.',
  }),
}
