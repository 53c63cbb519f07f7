/** The acceptance checks of the run. */
import {
  BENDING_THIN_WALL,
  bendingCollapseDemand,
  collapseReduction,
} from '@keelson/standards/api-rp-1111-2015/bending.ts'
import { designPressureLimit, netInternalPressure, WELD_JOINT } from '@keelson/standards/api-rp-1111-2015/burst.ts'
import * as collapse from '@keelson/standards/api-rp-1111-2015/collapse.ts'
import * as longitudinal from '@keelson/standards/api-rp-1111-2015/longitudinal.ts'
import { allowablePropagationPressure } from '@keelson/standards/api-rp-1111-2015/propagation.ts'
import { allowableInternalPressure } from '@keelson/standards/api-std-2rd-2013/burst.ts'
import { allowableCollapsePressure } from '@keelson/standards/api-std-2rd-2013/collapse.ts'
import { F_D_OPERATING, method1 } from '@keelson/standards/api-std-2rd-2013/combined.ts'
import { DERATING_TABLE } from '@keelson/standards/asme-b31.8-2020/temperature.ts'
import { checkOf } from '@keelson/workflow'
import { THIN_RING } from './checks-validity.ts'
import { WITH_RP1111, WITH_STD2RD } from './modes.ts'

const internal = { title: 'Internal pressure (burst)', demand: netInternalPressure } as const
const external = { title: 'External pressure (collapse)', demand: collapse.netExternalPressure } as const
const combined = { capacity: 'Limit of the combined load' } as const

export const checks = {
  rp1111_internal_pressure: checkOf('net_pressure', {
    ...internal,
    capacity: designPressureLimit,
    criterion: designPressureLimit,
    onlyWhen: WITH_RP1111,
    reach: [WELD_JOINT, DERATING_TABLE],
  }),
  rp1111_external_pressure: checkOf('net_pressure', {
    ...external,
    capacity: collapse.allowableCollapsePressure,
    criterion: collapse.allowableCollapsePressure,
    onlyWhen: WITH_RP1111,
    reach: [THIN_RING],
  }),
  rp1111_longitudinal: checkOf('pipe_axial_force', {
    title: 'Longitudinal load',
    demand: longitudinal.effectiveTension,
    capacity: longitudinal.allowableTension,
    criterion: longitudinal.allowableTension,
    onlyWhen: WITH_RP1111,
  }),
  rp1111_combined: checkOf('-', {
    ...combined,
    title: 'Tension and pressure',
    demand: 'Combined load ratio',
    criterion: longitudinal.COMBINED_OPERATIONAL,
    onlyWhen: WITH_RP1111,
  }),
  std2rd_internal_pressure: checkOf('net_pressure', {
    ...internal,
    capacity: allowableInternalPressure,
    criterion: allowableInternalPressure,
    onlyWhen: WITH_STD2RD,
  }),
  std2rd_external_pressure: checkOf('net_pressure', {
    ...external,
    capacity: allowableCollapsePressure,
    criterion: allowableCollapsePressure,
    onlyWhen: WITH_STD2RD,
    reach: [THIN_RING],
  }),
  std2rd_combined: checkOf('-', {
    ...combined,
    title: 'Bending, tension and pressure',
    demand: method1,
    criterion: F_D_OPERATING,
    onlyWhen: WITH_STD2RD,
    reach: [THIN_RING],
  }),
  propagation: checkOf('net_pressure', {
    title: 'Propagating buckle without arrestors',
    demand: collapse.netExternalPressure,
    capacity: allowablePropagationPressure,
    criterion: allowablePropagationPressure,
    reach: [BENDING_THIN_WALL, THIN_RING],
  }),
  bending_external: checkOf('-', {
    title: 'Bending with external pressure',
    demand: bendingCollapseDemand,
    capacity: collapseReduction,
    criterion: collapseReduction,
    reach: [BENDING_THIN_WALL, THIN_RING],
  }),
}
