/** The values that a run answers with; one per station where any load is a list. */
import type { KindName } from '@keelson/kinds'
import { allowableStress } from '@keelson/standards/api-rp-2rd-1998/allowable.ts'
import { collapsePressure } from '@keelson/standards/api-rp-2rd-1998/collapse.ts'
import { burstPressure } from '@keelson/standards/api-std-2rd-2013/burst.ts'
import { listValue, numberValue, resultOf, textValue } from '@keelson/workflow'

const perStation = (of: KindName, title: string, description: string, symbol: string) =>
  listValue(of, { title, description, symbol, single: true })
const use = (title: string, description: string, symbol: string) =>
  listValue('-', { title, description, symbol, single: true, minimum: 0 })

const COMPARED = { needs: ['specified_minimum_tensile_strength'] } as const
const ofStd2rd = (title: string, description: string, symbol: string) =>
  listValue('-', { title, description, symbol, single: true, minimum: 0, ...COMPARED })
const ofMethod = (title: string, description: string, symbol: string) =>
  listValue('-', { title, description, symbol, single: true, gaps: true, minimum: 0, ...COMPARED })

export const values = {
  true_wall_tension: perStation(
    'pipe_axial_force',
    'True wall tension',
    'Effective tension plus internal pressure times bore area, less external pressure times outside area.',
    'T_w',
  ),
  radial_stress: perStation('stress', 'Radial stress', 'Mean radial stress through the wall thickness.', 'sigma_r'),
  hoop_stress: perStation('stress', 'Hoop stress', 'Mean hoop stress for the minimum wall thickness.', 'sigma_h'),
  axial_stress: perStation(
    'stress',
    'Axial stress',
    'Axial stress on the side of the bending plane with the larger von Mises stress, or on the tension side if both are equal.',
    'sigma_z',
  ),
  von_mises_stress: perStation(
    'stress',
    'Von Mises stress',
    'Larger of the von Mises stresses on both sides of the bending plane.',
    'sigma_vM',
  ),
  allowable_stress: resultOf(allowableStress, 'stress', {
    description: 'Allowable stress as a fraction of the yield strength at temperature.',
  }),
  utilisation: use('Stress utilisation', 'Von Mises stress divided by allowable stress.', 'U'),
  governing_utilisation: numberValue('-', {
    title: 'Governing stress utilisation',
    description: 'Maximum stress utilisation of all stations. Collapse utilisation is reported separately.',
    minimum: 0,
  }),
  governing_index: numberValue('-', {
    count: true,
    title: 'Governing station index',
    description: 'Zero-based index of the governing station. If several are equal, the first is reported.',
    minimum: 0,
  }),
  status: textValue({
    title: 'Verdict',
    description: 'Verdict to the 1998 edition: pass if stress and collapse pass at all stations, otherwise fail.',
  }),
  collapse_pressure: resultOf(collapsePressure, 'pipe_pressure', {
    description: 'Collapse pressure for the minimum wall thickness.',
  }),
  collapse_utilisation: use(
    'Collapse utilisation',
    'Net external pressure divided by allowable collapse pressure.',
    'U_c',
  ),
  std2rd_burst_pressure: resultOf(burstPressure, 'pipe_pressure', {
    title: 'API STD 2RD burst pressure',
    description: 'Burst pressure for the minimum wall thickness.',
    ...COMPARED,
  }),
  std2rd_burst_utilisation: ofStd2rd(
    'API STD 2RD burst utilisation',
    'Net internal pressure divided by the allowable net internal pressure.',
    'U_b',
  ),
  std2rd_collapse_utilisation: ofStd2rd(
    'API STD 2RD collapse utilisation',
    'Net external pressure divided by the allowable net external pressure.',
    'U_c_2',
  ),
  std2rd_method1_utilisation: ofMethod(
    'Method 1 utilisation',
    'API STD 2RD elastic utilisation. Not defined if the pressure alone exceeds the limit.',
    'u_1',
  ),
  std2rd_method2_utilisation: ofMethod(
    'Method 2 utilisation',
    'API STD 2RD plastic utilisation. Not defined if pressure, alone or with tension, exceeds the limit.',
    'u_2',
  ),
  std2rd_status: textValue({
    title: 'API STD 2RD verdict',
    description:
      'Pass if burst, collapse and Method 1 or 2 pass at all stations, otherwise fail. For information only; excluded from the overall verdict.',
    ...COMPARED,
  }),
}
