/** The acceptance checks of the run. */
import { apiRp1111 } from '@keelson/standards/api-rp-1111-2015/source.ts'
import { apiStd2rd } from '@keelson/standards/api-std-2rd-2013/source.ts'
import { WITH_RP1111, WITH_STD2RD } from './modes.ts'

const byRp1111 = { source: apiRp1111, onlyWhen: WITH_RP1111 } as const
const byStd2rd = { source: apiStd2rd, onlyWhen: WITH_STD2RD } as const
const internal = {
  demand: 'Net internal pressure',
  capacity: 'Allowable net internal pressure',
  unit: 'MPa',
} as const
const external = {
  demand: 'Net external pressure',
  capacity: 'Allowable net external pressure',
  unit: 'MPa',
} as const

export const checks = {
  rp1111_internal_pressure: { ...byRp1111, ...internal, title: 'Internal pressure (burst)', clause: '4.3.1' },
  rp1111_external_pressure: { ...byRp1111, ...external, title: 'External pressure (collapse)', clause: '4.3.2.1' },
  rp1111_longitudinal: {
    ...byRp1111,
    title: 'Longitudinal load',
    clause: '4.3.1.1',
    demand: 'Effective tension',
    capacity: '0.60 of the yield tension',
    unit: 'kN',
  },
  rp1111_combined: {
    ...byRp1111,
    title: 'Tension and pressure',
    clause: '4.3.1.2',
    demand: 'Combined load ratio',
    capacity: 'Limit of the combined load',
    unit: '-',
  },
  std2rd_internal_pressure: {
    ...byStd2rd,
    ...internal,
    title: 'Internal pressure (burst)',
    clause: 'section 5, burst',
  },
  std2rd_external_pressure: {
    ...byStd2rd,
    ...external,
    title: 'External pressure (collapse)',
    clause: 'section 5, collapse',
  },
  std2rd_combined: {
    ...byStd2rd,
    title: 'Bending, tension and pressure',
    clause: 'section 5, Method 1',
    demand: 'Sum of Method 1',
    capacity: 'Limit of the combined load',
    unit: '-',
  },
  propagation: {
    title: 'Propagating buckle without arrestors',
    source: apiRp1111,
    clause: '4.3.2.3',
    demand: 'Net external pressure',
    capacity: 'Net external pressure that needs no arrestors',
    unit: 'MPa',
  },
  bending_external: {
    title: 'Bending with external pressure',
    source: apiRp1111,
    clause: '4.3.2.2',
    demand: 'Bending and external pressure together',
    capacity: 'Collapse reduction by ovality',
    unit: '-',
  },
}
