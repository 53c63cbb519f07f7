/** The acceptance checks of the run: pressure containment by four codes, collapse and propagation by one. */
import { designPressureLimit, netInternalPressure, WELD_JOINT } from '@keelson/standards/api-rp-1111-2015/burst.ts'
import * as b314 from '@keelson/standards/asme-b31.4-2019/hoop-stress.ts'
import * as b318 from '@keelson/standards/asme-b31.8-2020/hoop-stress.ts'
import { factoredCollapsePressure } from '@keelson/standards/dnv-st-f101-2021/collapse.ts'
import * as containment from '@keelson/standards/dnv-st-f101-2021/pressure-containment.ts'
import { netExternalPressure, netIncidentalPressure } from '@keelson/standards/dnv-st-f101-2021/pressures.ts'
import { factoredPropagationPressure, PROPAGATION_D_OVER_T } from '@keelson/standards/dnv-st-f101-2021/propagation.ts'
import { checkOf } from '@keelson/workflow'
import { FROM_INSIDE } from './checks-validity.ts'

/** The wall is what a check is of. */
const needs = ['wall_thickness'] as const

export const checks = {
  f101_pressure_containment: checkOf('net_pressure', {
    title: 'Pressure containment (DNV-ST-F101)',
    demand: netIncidentalPressure,
    capacity: containment.factoredContainmentResistance,
    criterion: containment.factoredContainmentResistance,
    needs,
  }),
  f101_mill_test: checkOf('net_pressure', {
    title: 'Mill test limit (DNV-ST-F101)',
    demand: netIncidentalPressure,
    capacity: containment.millTestLimit,
    criterion: containment.millTestLimit,
  }),
  f101_system_test: checkOf('net_pressure', {
    title: 'System test limit (DNV-ST-F101)',
    demand: netIncidentalPressure,
    capacity: containment.systemTestLimit,
    criterion: containment.systemTestLimit,
  }),
  f101_collapse: checkOf('net_pressure', {
    title: 'Collapse (DNV-ST-F101)',
    demand: netExternalPressure,
    capacity: factoredCollapsePressure,
    criterion: factoredCollapsePressure,
    needs,
  }),
  f101_propagation: checkOf('net_pressure', {
    title: 'Propagation buckling (DNV-ST-F101)',
    demand: netExternalPressure,
    capacity: factoredPropagationPressure,
    criterion: factoredPropagationPressure,
    needs,
    reach: [PROPAGATION_D_OVER_T],
  }),
  rp1111_burst: checkOf('net_pressure', {
    title: 'Burst (API RP 1111)',
    demand: netInternalPressure,
    capacity: designPressureLimit,
    criterion: designPressureLimit,
    needs,
    reach: [WELD_JOINT, FROM_INSIDE],
  }),
  b314_hoop_stress: checkOf('stress', {
    title: 'Hoop stress (ASME B31.4)',
    demand: b314.hoopStress,
    capacity: b314.allowableHoopStress,
    criterion: b314.allowableHoopStress,
    needs,
    reach: [b314.METAL_TEMPERATURE, FROM_INSIDE],
  }),
  b318_hoop_stress: checkOf('stress', {
    title: 'Hoop stress (ASME B31.8)',
    demand: b318.hoopStress,
    capacity: b318.allowableHoopStress,
    criterion: b318.allowableHoopStress,
    needs,
    reach: [FROM_INSIDE],
  }),
}
