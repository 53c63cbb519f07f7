/** The values that a run answers with. */
import { mapValue, numberValue, textValue } from '@keelson/workflow'

const minimum = 0
const wall = (title: string, description: string, symbol: string) =>
  numberValue('wall_thickness_pipe', { title, description, symbol, minimum })
const pressure = (title: string, description: string, symbol: string) =>
  numberValue('pipe_pressure', { title, description, symbol })

export const values = {
  f101_minimum_wall_thickness: wall(
    'Required wall, DNV-ST-F101',
    't_1 for pressure containment, before allowances; with the local incidental pressure.',
    't_1_req',
  ),
  rp1111_minimum_wall_thickness: wall(
    'Required wall, API RP 1111',
    'Against burst, before corrosion allowance; logarithmic form for every D/t.',
    't_req_RP',
  ),
  b314_minimum_wall_thickness: wall(
    'Required wall, ASME B31.4',
    'For hoop stress, before corrosion allowance.',
    't_req_B314',
  ),
  b318_minimum_wall_thickness: wall(
    'Required wall, ASME B31.8',
    'For hoop stress, before corrosion allowance.',
    't_req_B318',
  ),
  governing_code: textValue({
    title: 'Governing code',
    description:
      'Code with the largest required wall for pressure containment, before allowances. A tie goes to the first of DNV-ST-F101, API RP 1111, ASME B31.4, ASME B31.8.',
  }),
  governing_limit_state: textValue({
    title: 'Governing limit state',
    description: 'Code and limit state with the largest required nominal wall, collapse and propagation included.',
  }),
  required_nominal_wall_thickness: mapValue('wall_thickness_pipe', {
    title: 'Required nominal wall',
    description:
      'Required wall with corrosion allowance, and for DNV-ST-F101 with the tolerance (propagation buckling counts the average wall, without tolerance).',
    symbol: 't_nom',
    keys: 'code and limit state',
  }),
  selected_standard_wall_thickness: wall(
    'Next standard wall',
    'Thinnest wall of ASME B36.10M at this diameter that satisfies every code and limit state of the run, propagation included.',
    't_std',
  ),
  f101_collapse_minimum_wall_thickness: wall(
    'Required wall against collapse',
    't_1 of DNV-ST-F101 with an empty pipe.',
    't_1_c',
  ),
  f101_propagation_minimum_wall_thickness: wall(
    'Required wall against a running buckle',
    't_2 of DNV-ST-F101 with an empty pipe; buckle arrestors are the alternative.',
    't_2_req',
  ),
  incidental_pressure: pressure('Incidental pressure', 'gamma_inc p_d at the reference elevation.', 'p_inc'),
  local_incidental_pressure: pressure('Local incidental pressure', 'At the point, with internal head.', 'p_li'),
  external_pressure: pressure('External pressure', 'Of the water at the point, as used.', 'p_e'),
  derated_yield_strength: pressure(
    'Yield strength after de-rating',
    'SMYS less the de-rating of DNV-ST-F101, before alpha_U.',
    'SMYS_T',
  ),
  f101_characteristic_strength: pressure(
    'Strength for pressure containment',
    'min(f_y, f_u/1.15) of DNV-ST-F101, with alpha_U.',
    'f_cb',
  ),
  characteristic_wall_thickness: wall(
    'Characteristic wall',
    't_1 of DNV-ST-F101: selected wall less tolerance and corrosion allowance.',
    't_1',
  ),
  pressure_containment_resistance: pressure(
    'Pressure containment resistance',
    'p_b(t_1) of DNV-ST-F101, without safety factors.',
    'p_b',
  ),
  pressure_containment_resistance_factored: pressure(
    'Factored pressure containment resistance',
    'p_b(t_1)/(gamma_m gamma_SC,PC).',
    'p_b_d',
  ),
  pressure_containment_utilisation: numberValue('utilisation', {
    title: 'Utilisation of pressure containment, DNV-ST-F101',
    description: 'Net local incidental pressure over the factored resistance.',
    symbol: 'u_PC',
  }),
  elastic_collapse_pressure: pressure('Elastic collapse pressure', 'Of t_1, DNV-ST-F101.', 'p_el'),
  plastic_collapse_pressure: pressure('Plastic collapse pressure', 'Of t_1, DNV-ST-F101.', 'p_p'),
  collapse_pressure: pressure('Collapse pressure', 'Smallest positive root of the cubic of DNV-ST-F101.', 'p_c'),
  allowable_net_external_pressure_collapse: pressure(
    'Allowable net external pressure, collapse',
    'p_c/(gamma_m gamma_SC,LB).',
    'p_c_d',
  ),
  propagation_pressure: pressure('Propagating pressure', 'Of t_2, DNV-ST-F101, without safety factors.', 'p_pr'),
  allowable_net_external_pressure_propagation: pressure(
    'Allowable net external pressure, propagation',
    'p_pr/(gamma_m gamma_SC,LB).',
    'p_pr_d',
  ),
  mill_test_pressure: pressure('Mill test pressure', 'p_mpt of DNV-ST-F101.', 'p_mpt'),
  mill_test_pressure_limit: pressure('Net pressure that the mill test supports', 'p_mpt alpha_U/alpha_mpt.', 'dp_mpt'),
  system_test_pressure: pressure(
    'System test pressure',
    'p_d gamma_inc alpha_spt at the reference elevation, DNV-ST-F101.',
    'p_t',
  ),
  local_test_pressure: pressure('Local test pressure', 'System test pressure with the head of the test water.', 'p_lt'),
  system_test_pressure_limit: pressure('Net pressure that the system test supports', 'p_lt/alpha_spt - p_e.', 'dp_lt'),
  utilisation: mapValue('-', {
    title: 'Utilisation',
    description: 'Of each code and limit state at the selected wall.',
    keys: 'code and limit state',
  }),
}
