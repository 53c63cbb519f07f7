/** The values that a run answers with. */
import { waterPressureAtElevation } from '@keelson/physics/hydrostatic-pressure.ts'
import { burstMinimumWall } from '@keelson/standards/api-rp-1111-2015/burst.ts'
import * as b314 from '@keelson/standards/asme-b31.4-2019/hoop-stress.ts'
import * as b318 from '@keelson/standards/asme-b31.8-2020/hoop-stress.ts'
import * as collapse from '@keelson/standards/dnv-st-f101-2021/collapse.ts'
import * as material from '@keelson/standards/dnv-st-f101-2021/material.ts'
import * as containment from '@keelson/standards/dnv-st-f101-2021/pressure-containment.ts'
import * as pressures from '@keelson/standards/dnv-st-f101-2021/pressures.ts'
import * as propagation from '@keelson/standards/dnv-st-f101-2021/propagation.ts'
import { characteristicWallOperation } from '@keelson/standards/dnv-st-f101-2021/wall.ts'
import { mapValue, numberValue, resultOf, textValue } from '@keelson/workflow'

const WALL = 'wall_thickness_pipe'
const minimum = 0

export const values = {
  f101_minimum_wall_thickness: resultOf(containment.containmentMinimumWall, WALL, {
    title: 'Required wall thickness, DNV-ST-F101',
    description:
      'Required characteristic wall thickness t_1 for pressure containment, before allowances, based on the local incidental pressure.',
    minimum,
  }),
  rp1111_minimum_wall_thickness: resultOf(burstMinimumWall, WALL, {
    title: 'Required wall thickness, API RP 1111',
    description:
      'Required wall thickness for burst before corrosion allowance, using the logarithmic formula for all D/t.',
    symbol: 't_req_RP',
    minimum,
  }),
  b314_minimum_wall_thickness: resultOf(b314.hoopMinimumWall, WALL, {
    title: 'Required wall thickness, ASME B31.4',
    description: 'Required wall thickness for hoop stress before corrosion allowance.',
    symbol: 't_req_B314',
    minimum,
  }),
  b318_minimum_wall_thickness: resultOf(b318.hoopMinimumWall, WALL, {
    title: 'Required wall thickness, ASME B31.8',
    description: 'Required wall thickness for hoop stress before corrosion allowance.',
    symbol: 't_req_B318',
    minimum,
  }),
  governing_code: textValue({
    title: 'Governing code',
    description:
      'Code with the largest required wall thickness for pressure containment, before allowances. Ties are resolved in the order DNV-ST-F101, API RP 1111, ASME B31.4, ASME B31.8.',
  }),
  governing_limit_state: textValue({
    title: 'Governing limit state',
    description:
      'Code and limit state with the largest required nominal wall thickness, including collapse and propagation.',
  }),
  required_nominal_wall_thickness: mapValue(WALL, {
    title: 'Required nominal wall thickness',
    description:
      'Required wall thickness plus corrosion allowance and, for DNV-ST-F101, tolerance. For propagation buckling the tolerance is not included, because the average wall thickness applies.',
    symbol: 't_nom',
    keys: 'code and limit state',
  }),
  selected_standard_wall_thickness: numberValue(WALL, {
    title: 'Next standard wall thickness',
    description:
      'Smallest ASME B36.10M wall thickness at this diameter that satisfies every code and limit state assessed, including propagation.',
    symbol: 't_std',
    minimum,
  }),
  f101_collapse_minimum_wall_thickness: numberValue(WALL, {
    title: 'Required wall thickness for collapse',
    description: 'Required DNV-ST-F101 t_1 for collapse of an empty pipe.',
    symbol: 't_1_c',
    minimum,
  }),
  f101_propagation_minimum_wall_thickness: resultOf(propagation.propagationMinimumWall, WALL, {
    description:
      'Required DNV-ST-F101 t_2 for propagation buckling of an empty pipe. Buckle arrestors are the alternative.',
    minimum,
  }),
  incidental_pressure: resultOf(pressures.incidentalPressure, 'pipe_pressure', {
    title: 'Incidental pressure',
    description: 'Incidental pressure gamma_inc p_d at the reference elevation.',
  }),
  local_incidental_pressure: resultOf(pressures.localIncidentalPressure, 'pipe_pressure', {
    description: 'Local incidental pressure at the point considered, including internal head.',
  }),
  external_pressure: resultOf(waterPressureAtElevation, 'external_pressure', {
    title: 'External pressure',
    description: 'External water pressure used at the point considered.',
    symbol: 'p_e',
  }),
  derated_yield_strength: resultOf(material.deratedYieldStrength, 'steel_yield_strength', {
    description: 'SMYS less DNV-ST-F101 de-rating, before alpha_U.',
  }),
  f101_characteristic_strength: resultOf(material.containmentStrength, 'steel_yield_strength', {
    description: 'DNV-ST-F101 characteristic strength min(f_y, f_u/1.15), including alpha_U.',
  }),
  characteristic_wall_thickness: resultOf(characteristicWallOperation, WALL, {
    title: 'Characteristic wall thickness',
    description: 'DNV-ST-F101 t_1, the selected wall thickness less tolerance and corrosion allowance.',
    minimum,
  }),
  pressure_containment_resistance: resultOf(containment.containmentResistance, 'pipe_pressure', {
    description: 'DNV-ST-F101 pressure containment resistance p_b(t_1), without safety factors.',
  }),
  pressure_containment_resistance_factored: resultOf(containment.factoredContainmentResistance, 'net_pressure', {
    description: 'Factored pressure containment resistance, p_b(t_1)/(gamma_m gamma_SC,PC).',
  }),
  pressure_containment_utilisation: resultOf(containment.containmentUtilisation, 'utilisation', {
    title: 'Pressure containment utilisation, DNV-ST-F101',
    description: 'Net local incidental pressure divided by the factored pressure containment resistance.',
  }),
  elastic_collapse_pressure: resultOf(collapse.elasticCollapsePressure, 'pipe_pressure', {
    description: 'DNV-ST-F101 elastic collapse pressure for t_1.',
  }),
  plastic_collapse_pressure: resultOf(collapse.plasticCollapsePressure, 'pipe_pressure', {
    description: 'DNV-ST-F101 plastic collapse pressure for t_1.',
  }),
  collapse_pressure: resultOf(collapse.collapsePressure, 'pipe_pressure', {
    description: 'Smallest positive root of the DNV-ST-F101 collapse cubic.',
  }),
  allowable_net_external_pressure_collapse: resultOf(collapse.factoredCollapsePressure, 'net_pressure', {
    title: 'Allowable net external pressure, collapse',
    description: 'Factored collapse pressure, p_c/(gamma_m gamma_SC,LB).',
  }),
  propagation_pressure: resultOf(propagation.propagationPressure, 'pipe_pressure', {
    description: 'DNV-ST-F101 propagation pressure for t_2, without safety factors.',
  }),
  allowable_net_external_pressure_propagation: resultOf(propagation.factoredPropagationPressure, 'net_pressure', {
    title: 'Allowable net external pressure, propagation',
    description: 'Factored propagation pressure, p_pr/(gamma_m gamma_SC,LB).',
  }),
  mill_test_pressure: resultOf(containment.millTestPressure, 'pipe_pressure', {
    description: 'DNV-ST-F101 mill test pressure p_mpt.',
  }),
  mill_test_pressure_limit: resultOf(containment.millTestLimit, 'net_pressure', {
    description: 'Mill test pressure limit, p_mpt alpha_U/alpha_mpt.',
  }),
  system_test_pressure: resultOf(pressures.systemTestPressure, 'pipe_pressure', {
    title: 'System test pressure',
    description: 'DNV-ST-F101 system test pressure p_d gamma_inc alpha_spt at the reference elevation.',
  }),
  local_test_pressure: resultOf(pressures.localTestPressure, 'pipe_pressure', {
    title: 'Local test pressure',
    description: 'System test pressure at the point considered, including the test water head.',
  }),
  system_test_pressure_limit: resultOf(containment.systemTestLimit, 'net_pressure', {
    description: 'System test pressure limit, p_lt/alpha_spt − p_e.',
  }),
  utilisation: mapValue('-', {
    title: 'Utilisation',
    description: 'Utilisation of the selected wall thickness for each code and limit state.',
    keys: 'code and limit state',
  }),
}
