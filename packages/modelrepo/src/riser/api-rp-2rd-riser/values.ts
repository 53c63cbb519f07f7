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
    'Effective tension, plus the internal pressure on the bore, less the external one on the outside.',
    'T_w',
  ),
  radial_stress: perStation('stress', 'Radial stress', 'Mean through the wall.', 'sigma_r'),
  hoop_stress: perStation('stress', 'Hoop stress', 'Mean through the minimum wall.', 'sigma_h'),
  axial_stress: perStation(
    'stress',
    'Axial stress',
    'Of the side of bending with the larger von Mises stress; the tension side where both are alike.',
    'sigma_z',
  ),
  von_mises_stress: perStation('stress', 'Von Mises stress', 'The larger of both sides of bending.', 'sigma_vM'),
  allowable_stress: resultOf(allowableStress, 'stress', { description: 'Share of the yield strength at temperature.' }),
  utilisation: use('Stress utilisation', 'Von Mises stress over the allowable stress.', 'U'),
  governing_utilisation: numberValue('-', {
    title: 'Governing utilisation',
    description: 'The largest of the stations, by stress.',
    minimum: 0,
  }),
  governing_index: numberValue('-', {
    count: true,
    title: 'Index of the governing station',
    description: 'From 0; the first of several.',
    minimum: 0,
  }),
  status: textValue({
    title: 'Verdict',
    description: 'pass where stress and collapse hold at every station by the 1998 edition, else fail.',
  }),
  collapse_pressure: resultOf(collapsePressure, 'pipe_pressure', { description: 'Of the minimum wall.' }),
  collapse_utilisation: use('Collapse utilisation', 'Net external pressure over what is allowed of it.', 'U_c'),
  std2rd_burst_pressure: resultOf(burstPressure, 'pipe_pressure', {
    title: 'Burst pressure of API STD 2RD',
    description: 'Of the minimum wall.',
    ...COMPARED,
  }),
  std2rd_burst_utilisation: ofStd2rd(
    'Burst utilisation of API STD 2RD',
    'Net internal pressure over what is allowed of it alone.',
    'U_b',
  ),
  std2rd_collapse_utilisation: ofStd2rd(
    'Collapse utilisation of API STD 2RD',
    'Net external pressure over what is allowed of it alone.',
    'U_c_2',
  ),
  std2rd_method1_utilisation: ofMethod(
    'Utilisation by Method 1',
    'Of API STD 2RD, elastic; null where the pressure alone is beyond it.',
    'u_1',
  ),
  std2rd_method2_utilisation: ofMethod(
    'Utilisation by Method 2',
    'Of API STD 2RD, plastic; null where pressure or tension alone are beyond it.',
    'u_2',
  ),
  std2rd_status: textValue({
    title: 'Verdict of API STD 2RD',
    description:
      'pass where burst, collapse and one of Methods 1 and 2 hold at every station, else fail. Information: it does not enter the verdict of the run.',
    ...COMPARED,
  }),
}
