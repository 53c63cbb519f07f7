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
    title: 'Required wall, DNV-ST-F101',
    description: 't_1 for pressure containment, before allowances; with the local incidental pressure.',
    minimum,
  }),
  rp1111_minimum_wall_thickness: resultOf(burstMinimumWall, WALL, {
    title: 'Required wall, API RP 1111',
    description: 'Against burst, before corrosion allowance; logarithmic form for every D/t.',
    symbol: 't_req_RP',
    minimum,
  }),
  b314_minimum_wall_thickness: resultOf(b314.hoopMinimumWall, WALL, {
    title: 'Required wall, ASME B31.4',
    description: 'For hoop stress, before corrosion allowance.',
    symbol: 't_req_B314',
    minimum,
  }),
  b318_minimum_wall_thickness: resultOf(b318.hoopMinimumWall, WALL, {
    title: 'Required wall, ASME B31.8',
    description: 'For hoop stress, before corrosion allowance.',
    symbol: 't_req_B318',
    minimum,
  }),
  governing_code: textValue({
    title: 'Governing code',
    description:
      'Code with the largest required wall for pressure containment, before allowances. A tie goes to the first of DNV-ST-F101, API RP 1111, ASME B31.4, ASME B31.8.',
  }),
  governing_limit_state: textValue({
    title: 'Governing limit state',
    description: 'Code and limit state with the largest required nominal wall, collapse and propagation included.',
  }),
  required_nominal_wall_thickness: mapValue(WALL, {
    title: 'Required nominal wall',
    description:
      'Required wall with corrosion allowance, and for DNV-ST-F101 with the tolerance (propagation buckling counts the average wall, without tolerance).',
    symbol: 't_nom',
    keys: 'code and limit state',
  }),
  selected_standard_wall_thickness: numberValue(WALL, {
    title: 'Next standard wall',
    description:
      'Thinnest wall of ASME B36.10M at this diameter that satisfies every code and limit state of the run, propagation included.',
    symbol: 't_std',
    minimum,
  }),
  f101_collapse_minimum_wall_thickness: numberValue(WALL, {
    title: 'Required wall against collapse',
    description: 't_1 of DNV-ST-F101 with an empty pipe.',
    symbol: 't_1_c',
    minimum,
  }),
  f101_propagation_minimum_wall_thickness: resultOf(propagation.propagationMinimumWall, WALL, {
    description: 't_2 of DNV-ST-F101 with an empty pipe; buckle arrestors are the alternative.',
    minimum,
  }),
  incidental_pressure: resultOf(pressures.incidentalPressure, 'pipe_pressure', {
    title: 'Incidental pressure',
    description: 'gamma_inc p_d at the reference elevation.',
  }),
  local_incidental_pressure: resultOf(pressures.localIncidentalPressure, 'pipe_pressure', {
    description: 'At the point, with internal head.',
  }),
  external_pressure: resultOf(waterPressureAtElevation, 'external_pressure', {
    title: 'External pressure',
    description: 'Of the water at the point, as used.',
    symbol: 'p_e',
  }),
  derated_yield_strength: resultOf(material.deratedYieldStrength, 'steel_yield_strength', {
    description: 'SMYS less the de-rating of DNV-ST-F101, before alpha_U.',
  }),
  f101_characteristic_strength: resultOf(material.containmentStrength, 'steel_yield_strength', {
    description: 'min(f_y, f_u/1.15) of DNV-ST-F101, with alpha_U.',
  }),
  characteristic_wall_thickness: resultOf(characteristicWallOperation, WALL, {
    title: 'Characteristic wall',
    description: 't_1 of DNV-ST-F101: selected wall less tolerance and corrosion allowance.',
    minimum,
  }),
  pressure_containment_resistance: resultOf(containment.containmentResistance, 'pipe_pressure', {
    description: 'p_b(t_1) of DNV-ST-F101, without safety factors.',
  }),
  pressure_containment_resistance_factored: resultOf(containment.factoredContainmentResistance, 'net_pressure', {
    description: 'p_b(t_1)/(gamma_m gamma_SC,PC).',
  }),
  pressure_containment_utilisation: resultOf(containment.containmentUtilisation, 'utilisation', {
    title: 'Utilisation of pressure containment, DNV-ST-F101',
    description: 'Net local incidental pressure over the factored resistance.',
  }),
  elastic_collapse_pressure: resultOf(collapse.elasticCollapsePressure, 'pipe_pressure', {
    description: 'Of t_1, DNV-ST-F101.',
  }),
  plastic_collapse_pressure: resultOf(collapse.plasticCollapsePressure, 'pipe_pressure', {
    description: 'Of t_1, DNV-ST-F101.',
  }),
  collapse_pressure: resultOf(collapse.collapsePressure, 'pipe_pressure', {
    description: 'Smallest positive root of the cubic of DNV-ST-F101.',
  }),
  allowable_net_external_pressure_collapse: resultOf(collapse.factoredCollapsePressure, 'net_pressure', {
    title: 'Allowable net external pressure, collapse',
    description: 'p_c/(gamma_m gamma_SC,LB).',
  }),
  propagation_pressure: resultOf(propagation.propagationPressure, 'pipe_pressure', {
    description: 'Of t_2, DNV-ST-F101, without safety factors.',
  }),
  allowable_net_external_pressure_propagation: resultOf(propagation.factoredPropagationPressure, 'net_pressure', {
    title: 'Allowable net external pressure, propagation',
    description: 'p_pr/(gamma_m gamma_SC,LB).',
  }),
  mill_test_pressure: resultOf(containment.millTestPressure, 'pipe_pressure', {
    description: 'p_mpt of DNV-ST-F101.',
  }),
  mill_test_pressure_limit: resultOf(containment.millTestLimit, 'net_pressure', {
    description: 'p_mpt alpha_U/alpha_mpt.',
  }),
  system_test_pressure: resultOf(pressures.systemTestPressure, 'pipe_pressure', {
    title: 'System test pressure',
    description: 'p_d gamma_inc alpha_spt at the reference elevation, DNV-ST-F101.',
  }),
  local_test_pressure: resultOf(pressures.localTestPressure, 'pipe_pressure', {
    title: 'Local test pressure',
    description: 'System test pressure with the head of the test water.',
  }),
  system_test_pressure_limit: resultOf(containment.systemTestLimit, 'net_pressure', {
    description: 'p_lt/alpha_spt - p_e.',
  }),
  utilisation: mapValue('-', {
    title: 'Utilisation',
    description: 'Of each code and limit state at the selected wall.',
    keys: 'code and limit state',
  }),
}
