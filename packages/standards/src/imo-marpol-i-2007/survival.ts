/** Survival of a tanker in the final stage of flooding: MARPOL annex I regulation 28.3. */
import { constant, type Source } from '@keelson/equations'

export const marpolI: Source = {
  id: 'MARPOL I',
  title: 'MARPOL annex I, regulations for the prevention of pollution by oil',
  publisher: 'IMO',
  revision: 'MEPC.117(52), in force 2007',
  read: 'public descriptions',
}
const limit = (symbol: string, title: string, value: number, unit: string, clause: string) =>
  constant({ symbol, title, value, unit, source: marpolI, clause: `reg. ${clause}` })

export const LARGEST_HEEL = limit('theta_e_max', 'Maximum heel at equilibrium', 25, 'deg', '28.3.2')
/** Where no deck edge goes under. */
export const LARGEST_HEEL_DRY = limit(
  'theta_e_dry',
  'Maximum heel at equilibrium, deck edge not immersed',
  30,
  'deg',
  '28.3.2',
)
export const LEAST_RANGE = limit(
  'R_min',
  'Minimum range of positive righting levers beyond equilibrium',
  20,
  'deg',
  '28.3.3',
)
export const LEAST_LEVER = limit('GZ_r_min', 'Minimum residual righting lever within the range', 0.1, 'm', '28.3.3')
export const LEAST_AREA = limit(
  'A_r_min',
  'Minimum area under the righting lever curve within the range',
  0.0175,
  'm*rad',
  '28.3.3',
)
